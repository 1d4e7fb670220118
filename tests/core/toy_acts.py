"""What may be done, decided by luck, and told in the toy game."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event


@dataclass(frozen=True, slots=True)
class Bid(Action):
    tag = "bid"
    text = "bid {amount}"
    amount: int


@dataclass(frozen=True, slots=True)
class Leave(Action):
    tag = "leave"
    text = "leave"
    passing = True


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Show a shield."""

    tag = "raise"
    text = "raise shield"


@dataclass(frozen=True, slots=True)
class LetBe(Action):
    tag = "let-be"
    text = "let be"
    passing = True


@dataclass(frozen=True, slots=True)
class Offer(Action):
    tag = "offer"
    text = "offer {amount}"
    amount: int


@dataclass(frozen=True, slots=True)
class PackItem(Action):
    tag = "pack"
    text = "pack {item}"
    item: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    tag = "draw"
    text = "draw {card}"
    card: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    tag = "card-dealt"
    reveals = True
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class CoinsMoved(Event):
    tag = "coins-moved"
    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class ShieldShown(Event):
    tag = "shield-shown"
    reveals = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class ItemPacked(Event):
    tag = "item-packed"
    seat: Seat
    item: str

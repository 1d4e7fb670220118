"""A vocabulary with every type of field that a value may have."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action


@dataclass(frozen=True, slots=True)
class Wait(Action):
    tag = "wait"
    text = "wait"


@dataclass(frozen=True, slots=True)
class Move(Action):
    tag = "move"
    text = "move {origin}-{target} by {seat}"
    origin: int
    target: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Name(Action):
    tag = "name"
    text = "name {word} loudly {loud}"
    word: str
    loud: bool


@dataclass(frozen=True, slots=True)
class Ask(Action):
    tag = "ask"
    text = "ask {whom} for {what}"
    whom: Seat | None
    what: str | None


@dataclass(frozen=True, slots=True)
class Choose(Action):
    tag = "choose"
    text = "choose {zones} as {names}"
    zones: tuple[int, ...]
    names: tuple[str, ...]


WORDS = (Wait, Move, Name, Ask, Choose)

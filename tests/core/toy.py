"""A small game with every kind of moment in it, for testing the core and the laws.

Each round: an auction in which the outbid bid again, a levy that may be shielded against, an offer
made in secret by all, and two travellers who pack at their own pace. Two rules versions: in the
first, equal offers go to the lowest seat; in the second, to nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from mesozoic.core.game import Game, Setup, TableOption, Why
from mesozoic.core.moments import Chance, Choice, Moment, Parallel, Sealed, Step
from mesozoic.core.pack import Pack
from mesozoic.core.play import deciders, options, pending, start
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State
from mesozoic.core.values import Action, Event
from tests.core.toy_acts import (
    Bid,
    CardDealt,
    CoinsMoved,
    Draw,
    ItemPacked,
    Leave,
    LetBe,
    Offer,
    PackItem,
    Raise,
    ShieldShown,
)

COINS = 4
ROUNDS = 2
STONE, SHIELD = 0, 1
ITEMS = ("rope", "lamp", "map")


class ToyState(State):
    __slots__ = ("bags", "bank", "coins", "deck", "hands", "players", "round")
    players: int
    coins: list[int]
    bank: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    bags: tuple[tuple[str, ...], ...]
    round: int

    def copy(self) -> ToyState:
        new = ToyState()
        new.begin(self.rules)
        new.stack, new.result = self.stack[:], self.result
        new.players, new.bank, new.round = self.players, self.bank, self.round
        new.coins = self.coins[:]
        new.hands, new.deck, new.bags = self.hands, self.deck, self.bags
        return new

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.players))

    def pay(self, seat: Seat, coins: int) -> None:
        self.coins[seat] -= coins
        self.bank += coins
        if self.aloud:
            self.tell(CoinsMoved(seat, -coins))

    def with_hand(self, seat: Seat, hand: tuple[int, ...]) -> None:
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Deal(Chance[ToyState]):
    tag = "deal"
    rule = "T-1.1"
    phase = "setup"
    seat: Seat

    def outcomes(self, state: ToyState) -> Sequence[tuple[Action, int]]:
        return [(Draw(card), left) for card, left in enumerate(state.deck) if left]

    def land(self, state: ToyState, outcome: Draw) -> None:
        state.deck = tuple(left - (card == outcome.card) for card, left in enumerate(state.deck))
        state.with_hand(self.seat, (*state.hands[self.seat], outcome.card))
        if state.aloud:
            state.tell(CardDealt(self.seat, outcome.card), only=self.seat)
            state.tell(CardDealt(self.seat, None), but=self.seat)


@dataclass(frozen=True, slots=True)
class Round(Step[ToyState]):
    tag = "round"

    def run(self, state: ToyState) -> None:
        state.round += 1
        if state.round > ROUNDS:
            best = max(state.coins)
            winners = tuple(seat for seat in state.seats if state.coins[seat] == best)
            state.end(Result(tuple(state.coins), winners, "rounds-over"))
            return
        lanes: Mapping[Seat, Sequence[Moment[ToyState]]] = {
            seat: (Packing(seat),) for seat in state.seats[:2]
        }
        state.push(Auction(state.seats), Blind(state.seats), Travels.of(lanes), Round())


@dataclass(frozen=True, slots=True)
class Auction(Choice[ToyState]):
    """Whoever is outbid bids again at once; the winner pays and levies a coin on the next seat."""

    tag = "auction"
    rule = "T-1.1"
    phase = "round"
    queue: tuple[Seat, ...]
    high: tuple[Seat, int] | None = None

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        least = self.high[1] + 1 if self.high else 1
        return [*(Bid(amount) for amount in range(least, state.coins[seat] + 1)), Leave()]

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        high, queue = self.high, self.queue[1:]
        if isinstance(action, Bid):
            queue = (self.high[0], *queue) if self.high else queue
            high = (seat, action.amount)
        if queue:
            state.push(Auction(queue, high))
        elif high:
            state.pay(*high)
            victim = Seat((high[0] + 1) % state.players)
            state.push(Window(tuple(s for s in state.seats if state.hands[s]), Levy(victim)))


@dataclass(frozen=True, slots=True)
class Levy(Step[ToyState]):
    tag = "levy"
    victim: Seat

    def run(self, state: ToyState) -> None:
        if state.coins[self.victim]:
            state.pay(self.victim, 1)


@dataclass(frozen=True, slots=True)
class Window(Choice[ToyState]):
    """A reaction window, with the effect it may stop inside it: all who hold a card are asked."""

    tag = "window"
    rule = "T-1.1"
    phase = "round"
    queue: tuple[Seat, ...]
    effect: Levy

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [Raise(), LetBe()] if SHIELD in state.hands[seat] else [LetBe()]

    def is_secret(self, state: ToyState, seat: Seat) -> bool:
        return True

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        if isinstance(action, Raise):
            hand = list(state.hands[seat])
            hand.remove(SHIELD)
            state.with_hand(seat, tuple(hand))
            if state.aloud:
                state.tell(ShieldShown(seat))
        elif self.queue[1:]:
            state.push(replace(self, queue=self.queue[1:]))
        else:
            state.push(self.effect)


@dataclass(frozen=True, slots=True)
class Blind(Sealed[ToyState]):
    """The highest offer is paid, the others are not."""

    tag = "blind"
    rule = "T-1.1"
    phase = "round"

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [Offer(amount) for amount in range(state.coins[seat] + 1)]

    def open(self, state: ToyState, answers: Mapping[Seat, Any]) -> None:
        best = max(offer.amount for offer in answers.values())
        highest = [seat for seat, offer in answers.items() if offer.amount == best]
        if len(highest) == 1 or state.rules == 1:
            state.pay(highest[0], best)


@dataclass(frozen=True, slots=True)
class Packing(Choice[ToyState]):
    tag = "packing"
    rule = "T-1.1"
    phase = "round"
    seat: Seat

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return (self.seat,)

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [PackItem(item) for item in ITEMS if item not in state.bags[seat]]

    def take(self, state: ToyState, seat: Seat, action: PackItem) -> None:
        bag = (*state.bags[seat], action.item)
        state.bags = (*state.bags[:seat], bag, *state.bags[seat + 1 :])
        if state.aloud:
            state.tell(ItemPacked(seat, action.item))
        state.push(Unpack(seat) if len(bag) == len(ITEMS) else Packing(seat))


@dataclass(frozen=True, slots=True)
class Travels(Parallel[ToyState]):
    rule = "T-1.1"
    phase = "round"


@dataclass(frozen=True, slots=True)
class Unpack(Step[ToyState]):
    """A full bag is emptied, for the next round."""

    tag = "unpack"
    seat: Seat

    def run(self, state: ToyState) -> None:
        state.bags = (*state.bags[: self.seat], (), *state.bags[self.seat + 1 :])


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: Seat | None
    coins: tuple[int, ...]
    bank: int
    hand: tuple[int, ...] | None
    hands: tuple[int, ...]
    bags: tuple[tuple[str, ...], ...]
    moment: Moment[Any] | None
    asked: tuple[Seat, ...]
    result: Result | None


class ToyGame(Game[ToyState]):
    id = "toy"
    players = range(2, 5)
    options = (TableOption("purse", ("small", "large"), rule="T-1.1"),)
    rules_version = 2
    actions = (Bid, Leave, Raise, LetBe, Offer, PackItem, Draw)
    events = (CardDealt, CoinsMoved, ShieldShown, ItemPacked)
    moments = (Deal, Auction, Window, Blind, Travels, Packing)
    phases = ("setup", "round")

    def components(self, pack: Pack) -> None:
        return None

    def setup(self, setup: Setup) -> ToyState:
        state = ToyState()
        state.begin(setup.rules)
        state.players, state.bank, state.round = setup.players, 0, 0
        state.coins = [COINS * (1 + (setup.options["purse"] == "large"))] * setup.players
        state.hands = state.bags = ((),) * setup.players
        state.deck = (setup.players, setup.players)
        state.push(*(Deal(seat) for seat in state.seats), Round())
        return start(state)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        top = pending(state)
        return ToyView(
            seat=seat,
            coins=tuple(state.coins),
            bank=state.bank,
            hand=None if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            bags=state.bags,
            moment=top.as_seen_by(seat) if isinstance(top, Sealed) else top,
            asked=tuple(deciders(state)),
            result=state.result,
        )

    def board(self, state: ToyState) -> tuple[str, ...]:
        return ITEMS

    def redeal(self, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        new = state.copy()
        others = [other for other in state.seats if other != seat and state.hands[other]]
        unseen = [card for other in others for card in state.hands[other]]
        unseen += [card for card, left in enumerate(state.deck) for _ in range(left)]
        unseen.sort()
        rng.shuffle(unseen)
        for other in others:
            new.with_hand(other, (unseen.pop(),))
        new.deck = tuple(unseen.count(card) for card in (STONE, SHIELD))
        top = pending(state)
        if isinstance(top, Sealed):
            new.stack[-1] = top.imagined_by(seat, new, rng)
        return new

    def explain(self, state: ToyState, seat: Seat, action: Action) -> Why | None:
        if action in options(state, seat):
            return None
        return Why("T-1.1", "why-toy") if isinstance(action, Bid) else Why("", "why-not-offered")

    def unaccounted(
        self, before: ToyState | None, state: ToyState, told: Sequence[Event]
    ) -> Sequence[str]:
        lost = [f"seat {seat} owes" for seat in state.seats if state.coins[seat] < 0]
        if before and sum(before.coins) + before.bank != sum(state.coins) + state.bank:
            lost.append("coins were lost")
        return lost


TOY = ToyGame()

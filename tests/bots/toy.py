"""A toy with everything that search must cope with: a secret, a sealed and a parallel moment.

Each seat is dealt a secret gem. Then both name a number in secret and score thrice as much. Then
each, at its own pace, may sow (which costs 1) and may reap (which brings 3 if it has sown). The gem
is added at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from mesozoic.core.game import Game, Setup, Why
from mesozoic.core.moments import Chance, Choice, Moment, Parallel, Sealed, Step
from mesozoic.core.pack import Pack
from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State
from mesozoic.core.values import Action

SEATS = (Seat(0), Seat(1))


@dataclass(frozen=True, slots=True)
class Name(Action):
    tag = "name"
    text = "name {number}"
    number: int


@dataclass(frozen=True, slots=True)
class Work(Action):
    tag = "work"
    text = "work {done}"
    done: bool


@dataclass(frozen=True, slots=True)
class Gem(Action):
    tag = "gem"
    text = "gem {size}"
    size: int


class ToyState(State):
    __slots__ = ("gems", "points", "sown")
    gems: list[int]
    points: list[int]
    sown: list[bool]

    def copy(self) -> ToyState:
        new = ToyState()
        new.begin(self.rules)
        new.stack, new.result = self.stack[:], self.result
        new.gems, new.points, new.sown = self.gems[:], self.points[:], self.sown[:]
        return new


@dataclass(frozen=True, slots=True)
class Deal(Chance[ToyState]):
    tag = "deal"
    seat: Seat

    def outcomes(self, state: ToyState) -> Sequence[tuple[Action, int]]:
        return [(Gem(size), 1) for size in range(4)]

    def land(self, state: ToyState, outcome: Gem) -> None:
        state.gems[self.seat] = outcome.size


@dataclass(frozen=True, slots=True)
class Naming(Sealed[ToyState]):
    tag = "naming"

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [Name(number) for number in range(1, 7)]

    def open(self, state: ToyState, answers: Mapping[Seat, Any]) -> None:
        for seat, answer in answers.items():
            state.points[seat] += 3 * answer.number


@dataclass(frozen=True, slots=True)
class Sowing(Choice[ToyState]):
    tag = "sowing"
    seat: Seat

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return (self.seat,)

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [Work(False), Work(True)]

    def take(self, state: ToyState, seat: Seat, action: Work) -> None:
        if action.done:
            state.points[seat] -= 1
            state.sown[seat] = True


@dataclass(frozen=True, slots=True)
class Reaping(Sowing):
    tag = "reaping"

    def take(self, state: ToyState, seat: Seat, action: Work) -> None:
        if action.done and state.sown[seat]:
            state.points[seat] += 3


@dataclass(frozen=True, slots=True)
class Counting(Step[ToyState]):
    tag = "counting"

    def run(self, state: ToyState) -> None:
        scores = tuple(points + gem for points, gem in zip(state.points, state.gems, strict=True))
        winners = tuple(seat for seat in SEATS if scores[seat] == max(scores))
        state.end(Result(scores, winners, "counted"))


class Toy(Game[ToyState]):
    id = "toy"
    players = range(2, 3)
    actions = (Name, Work, Gem)
    events = ()
    moments = (Deal, Naming, Parallel, Sowing, Reaping)
    phases = ("toy",)

    def components(self, pack: Pack) -> None:
        return None

    def setup(self, setup: Setup) -> ToyState:
        state = ToyState()
        state.begin(setup.rules)
        state.gems, state.points, state.sown = [0, 0], [0, 0], [False, False]
        lanes: dict[Seat, list[Moment[ToyState]]] = {s: [Sowing(s), Reaping(s)] for s in SEATS}
        state.push(Deal(SEATS[0]), Deal(SEATS[1]), Naming(SEATS), Parallel.of(lanes), Counting())
        return start(state)

    def view(self, state: ToyState, seat: Seat | None) -> Any:
        top = state.stack[-1] if state.stack else None
        seen = top.as_seen_by(seat) if isinstance(top, Sealed) else top
        gem = None if seat is None else state.gems[seat]
        return (gem, tuple(state.points), tuple(state.sown), seen, state.result)

    def board(self, state: ToyState) -> None:
        return None

    def redeal(self, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        new = state.copy()
        new.gems[1 - seat] = rng.randrange(4)
        if new.stack and isinstance(new.stack[-1], Sealed):
            new.stack[-1] = new.stack[-1].imagined_by(seat, new, rng)
        return new

    def explain(self, state: ToyState, seat: Seat, action: Action) -> Why | None:
        return None


def after(*acts: tuple[int | None, Action]) -> ToyState:
    """The toy after some acts, luck's having no seat."""
    from mesozoic.core.play import apply

    state = Toy().setup(Setup(2, None))
    for seat, action in acts:
        state = apply(state, None if seat is None else Seat(seat), action)
    return state


DEALT = ((None, Gem(0)), (None, Gem(3)))

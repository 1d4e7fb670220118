"""Egg Thieves: seven eggs in two nests, and nobody you would like to meet there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

from mesozoic.core.game import Game, Setup, Why
from mesozoic.core.kinds import Names
from mesozoic.core.moments import Chance, Sealed
from mesozoic.core.play import imagined, is_legal, start
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State
from mesozoic.core.values import Action, Event
from mesozoic.core.views import View

EGGS, NIGHTS, PLACES = 7, 6, ("fern", "sand")
Place = Annotated[str, Names("place", PLACES)]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    tag, text = "lay", "lay {fern}"
    fern: int


@dataclass(frozen=True, slots=True)
class Sneak(Action):
    tag, text = "sneak", "sneak {place}"
    place: Place


@dataclass(frozen=True, slots=True)
class EggsLaid(Event):
    tag, rule = "eggs-laid", "ET-1"
    fern: int


@dataclass(frozen=True, slots=True)
class NightSpent(Event):
    tag, rule = "night-spent", "ET-2"
    thieves: tuple[Seat, ...]
    place: Place
    eggs: int


class Thieves(State):
    __slots__ = ("eggs", "fern", "turn")
    eggs: tuple[int, ...]
    fern: int
    turn: int

    def worth(self, place: str) -> int:
        return self.fern if place == "fern" else EGGS - self.fern


@dataclass(frozen=True, slots=True)
class Laying(Chance[Thieves]):
    tag, rule, phase = "laying", "ET-1", "day"

    def outcomes(self, state: Thieves) -> Sequence[tuple[Action, int]]:
        return [(Lay(fern), 1) for fern in range(1, EGGS)]

    def land(self, state: Thieves, outcome: Lay) -> None:
        state.fern, state.turn = outcome.fern, state.turn + 1
        state.tell(EggsLaid(state.fern))
        state.push(Sneaking(tuple(map(Seat, range(len(state.eggs))))))


class Sneaking(Sealed[Thieves]):
    tag, rule, phase = "sneaking", "ET-2", "night"

    def options(self, state: Thieves, seat: Seat) -> Sequence[Action]:
        return [Sneak(place) for place in PLACES]

    def open(self, state: Thieves, answers: Mapping[Seat, Any]) -> None:
        eggs = list(state.eggs)
        for place in sorted({answer.place for answer in answers.values()}):
            there = tuple(seat for seat, answer in answers.items() if answer.place == place)
            found = state.worth(place) if len(there) == 1 else 0
            for seat in there:
                eggs[seat] += found
            state.tell(NightSpent(there, place, found))
        state.eggs = tuple(eggs)
        if state.turn < NIGHTS:
            state.push(Laying())
        else:
            winners = tuple(seat for seat in answers if eggs[seat] == max(eggs))
            state.end(Result(state.eggs, winners, "dawn"))


@dataclass(frozen=True, slots=True)
class NightView(View):
    fern: int
    players: tuple[dict[str, int], ...]


class EggThieves(Game[Thieves]):
    id, players = "egg-thieves", range(2, 5)
    actions, events = (Lay, Sneak), (EggsLaid, NightSpent)
    moments, phases = (Laying, Sneaking), ("day", "night")

    def setup(self, setup: Setup) -> Thieves:
        state = Thieves()
        state.begin(setup.rules)
        state.eggs, state.fern, state.turn = (0,) * setup.players, 0, 0
        state.push(Laying())
        return start(state)

    def view(self, state: Thieves, seat: Seat | None) -> NightView:
        players = tuple({"eggs": eggs} for eggs in state.eggs)
        return NightView.of(state, seat, fern=state.fern, players=players)

    def redeal(self, state: Thieves, seat: Seat, rng: Random) -> Thieves:
        return imagined(state, seat, rng)

    def explain(self, state: Thieves, seat: Seat, action: Action) -> Why | None:
        return None if is_legal(state, seat, action) else Why("ET-2", "why-not-offered")


GAME = EggThieves()

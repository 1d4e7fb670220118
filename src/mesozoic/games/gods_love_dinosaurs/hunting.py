"""Hunting, by predators (GD-4.1 to GD-4.3) and by dinosaurs (GD-5.2, GD-5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.hexes import bits
from mesozoic.core.moments import OneSeat
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import (
    CONFIRM,
    END_HUNT,
    LET_STARVE,
    Go,
    Hunt,
    LeaveToStarve,
)
from mesozoic.games.gods_love_dinosaurs.deed import HUNTED, STARVED, Deed
from mesozoic.games.gods_love_dinosaurs.doing import confirm, do
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, phase_of
from mesozoic.games.gods_love_dinosaurs.roaming import (
    Path,
    first_steps,
    may_end,
    next_hexes,
    range_of,
)
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.world import go, hunt, leave


@dataclass(frozen=True, slots=True)
class Hunting(OneSeat[GodsState]):
    """Which hunter is next, and where it goes first; or which is left to starve."""

    tag = "hunting"
    seat: Seat
    animal: Animal
    waiting: int
    """Those that have neither hunted nor starved; no newborn is among them (GD-4.3)."""

    @property
    def rule(self) -> str:
        return "GD-5.2" if self.animal is Animal.DINOSAUR else "GD-4.1"

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        hunters = bits(self.waiting)
        actions = [action for hunter in hunters for action in self.hunts(state, hunter)]
        return actions + [leave(hunter) for hunter in hunters]

    def hunts(self, state: GodsState, hunter: int) -> list[Action]:
        """The first steps that a hunter may take."""
        land, animals = state.lands[self.seat], state.animals[self.seat]
        return [
            hunt(hunter, target) for target in bits(first_steps(land, animals, self.animal, hunter))
        ]

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Hunt):
            follow(state, self, (action.hunter, action.target))
        else:
            assert isinstance(action, LeaveToStarve)
            self._leave(state, action.hunter)

    def _leave(self, state: GodsState, hunter: int) -> None:
        """One that could eat is asked about once more, so that none starves by a slip."""
        if self._could_eat(state, hunter):
            state.push(Doubt(self.seat, self.animal, self.waiting, hunter))
        else:
            starve(state, self, hunter)

    def _could_eat(self, state: GodsState, hunter: int) -> bool:
        """Now, or once others that wait have made way; nothing else can ever help it."""
        land, animals = state.lands[self.seat], state.animals[self.seat]
        if state.rules >= 2:
            animals = animals.without(self.waiting & ~(1 << hunter))
        return bool(first_steps(land, animals, self.animal, hunter))


@dataclass(frozen=True, slots=True)
class Doubt(Hunting):
    """A hunter is to starve though it could eat: it is let, or it hunts after all.

    Where others stand in its way, it is one of them that hunts.
    """

    tag = "doubt"
    hunter: int

    @property
    def rule(self) -> str:
        return "GD-5.3" if self.animal is Animal.DINOSAUR else "GD-4.2"

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        return [LET_STARVE, *(self.hunts(state, self.hunter) or self._others(state))]

    def _others(self, state: GodsState) -> list[Action]:
        return [action for other in bits(self.waiting) for action in self.hunts(state, other)]

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Hunt):
            follow(state, self, (action.hunter, action.target))
        else:
            starve(state, self, self.hunter)


@dataclass(frozen=True, slots=True)
class Chase(OneSeat[GodsState]):
    """A hunter is under way. Nothing is eaten before its hunt is over."""

    tag = "chase"
    seat: Seat
    animal: Animal
    waiting: int
    """The others that are still to hunt or starve."""
    path: Path

    @property
    def rule(self) -> str:
        return "GD-5.2" if self.animal is Animal.DINOSAUR else "GD-4.1"

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        land = state.lands[seat]
        reach = range_of(land, state.animals[seat], self.animal, self.path[0])
        actions: list[Action] = [go(target) for target in bits(next_hexes(land, reach, self.path))]
        if may_end(reach, self.path):
            actions.append(END_HUNT)
        return actions

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Go):
            walk(state, seat, self.animal, self.waiting, (*self.path, action.target))
        else:
            feed(state, seat, self.animal, self.waiting, self.path)


@dataclass(frozen=True, slots=True)
class Finish(OneSeat[GodsState]):
    """All have hunted or starved. Until this is confirmed, everything can be taken back."""

    tag = "finish"
    rule = "GD-2.2"
    seat: Seat
    animal: Animal

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        return (CONFIRM,)

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        confirm(state, seat)


def follow(state: GodsState, hunting: Hunting, path: Path) -> None:
    walk(state, hunting.seat, hunting.animal, hunting.waiting & ~(1 << path[0]), path)


def walk(state: GodsState, seat: Seat, animal: Animal, waiting: int, path: Path) -> None:
    """As far as there is nothing to decide; then ask where to go."""
    land = state.lands[seat]
    reach = range_of(land, state.animals[seat], animal, path[0])
    while True:
        onward = next_hexes(land, reach, path)
        if may_end(reach, path):
            if onward:
                break
            feed(state, seat, animal, waiting, path)
            return
        if onward & (onward - 1):
            break
        path = (*path, onward.bit_length() - 1)
    state.push(Chase(seat, animal, waiting, path))


def feed(state: GodsState, seat: Seat, animal: Animal, waiting: int, path: Path) -> None:
    do(state, seat, animal, Deed(HUNTED, path))
    go_on(state, seat, animal, waiting)


def starve(state: GodsState, hunting: Hunting, hunter: int) -> None:
    """GD-4.2, GD-5.3: at its place in the owner's order, so that others may use its hex."""
    do(state, hunting.seat, hunting.animal, Deed(STARVED, (hunter,)))
    go_on(state, hunting.seat, hunting.animal, hunting.waiting & ~(1 << hunter))


def go_on(state: GodsState, seat: Seat, animal: Animal, waiting: int) -> None:
    state.push(hunters(state, seat, animal, waiting) or Finish(seat, animal))


def hunters(state: GodsState, seat: Seat, animal: Animal, waiting: int) -> Hunting | None:
    """What a seat has to decide about its hunters; where none can eat, all starve unasked.

    Nothing is lost by that: if one could eat were another out of its way, that other can eat.
    """
    land, animals = state.lands[seat], state.animals[seat]
    if any(first_steps(land, animals, animal, hunter) for hunter in bits(waiting)):
        return Hunting(seat, animal, waiting)
    for hunter in bits(waiting):
        do(state, seat, animal, Deed(STARVED, (hunter,)))
    return None

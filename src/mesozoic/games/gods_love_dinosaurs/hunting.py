"""Hunting, by predators (GD-4.1 to GD-4.3) and by dinosaurs (GD-5.2, GD-5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mesozoic.core.hexes import bits
from mesozoic.core.moments import UNWRITTEN, OneSeat
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
    Range,
    first_steps,
    may_end,
    next_hexes,
    range_of,
)
from mesozoic.games.gods_love_dinosaurs.state import GodsState


@dataclass(frozen=True, slots=True)
class Hunting(OneSeat[GodsState]):
    """Which hunter is next, and where it goes first; or which is left to starve."""

    tag = "hunting"
    seat: Seat
    animal: Animal
    waiting: int
    """Those that have neither hunted nor starved; no newborn is among them (GD-4.3)."""
    ranges: tuple[Range, ...] = field(compare=False, repr=False, metadata=UNWRITTEN)
    """Where each of them may go, as the ecosystem stands."""

    @property
    def rule(self) -> str:
        return "GD-5.2" if self.animal is Animal.DINOSAUR else "GD-4.1"

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        for reach in self.ranges:
            add_hunts(actions, state, reach)
        return actions + [state.world.leaves[reach.hunter] for reach in self.ranges]

    def range_of(self, hunter: int) -> Range:
        for reach in self.ranges:
            if reach.hunter == hunter:
                return reach
        raise ValueError(f"{hunter} is not waiting to hunt")

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Hunt):
            follow(state, self, action)
        else:
            assert isinstance(action, LeaveToStarve)
            self._leave(state, action.hunter)

    def _leave(self, state: GodsState, hunter: int) -> None:
        """One that could eat is asked about once more, so that none starves by a slip."""
        if self._could_eat(state, hunter):
            state.push(Doubt(self.seat, self.animal, self.waiting, self.ranges, hunter))
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
        actions: list[Action] = [LET_STARVE]
        own = self.range_of(self.hunter)
        for reach in (own,) if own.first else self.ranges:
            add_hunts(actions, state, reach)
        return actions

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Hunt):
            follow(state, self, action)
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
    reach: Range = field(compare=False, repr=False, metadata=UNWRITTEN)
    """The range of the hunter: it stays the same to the end of its hunt."""

    @property
    def rule(self) -> str:
        return "GD-5.2" if self.animal is Animal.DINOSAUR else "GD-4.1"

    @property
    def phase(self) -> str:
        return phase_of(self.animal)

    def options(self, state: GodsState, seat: Seat) -> Sequence[Action]:
        onward, goes = next_hexes(state.lands[seat], self.reach, self.path), state.world.goes
        actions: list[Action] = []
        while onward:
            low = onward & -onward
            onward ^= low
            actions.append(goes[low.bit_length() - 1])
        if may_end(self.reach, self.path):
            actions.append(END_HUNT)
        return actions

    def take(self, state: GodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Go):
            step = (action.target,)
            walk(state, seat, self.animal, self.waiting, self.path + step, self.reach)
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


def add_hunts(actions: list[Action], state: GodsState, reach: Range) -> None:
    """The first steps that a hunter may take."""
    hunts, targets = state.world.hunts[reach.hunter], reach.first
    while targets:
        low = targets & -targets
        targets ^= low
        actions.append(hunts[low.bit_length() - 1])


def follow(state: GodsState, hunting: Hunting, hunt: Hunt) -> None:
    waiting, path = hunting.waiting & ~(1 << hunt.hunter), (hunt.hunter, hunt.target)
    reach = hunting.range_of(hunt.hunter)
    walk(state, hunting.seat, hunting.animal, waiting, path, reach)


def walk(
    state: GodsState, seat: Seat, animal: Animal, waiting: int, path: Path, reach: Range
) -> None:
    """As far as there is nothing to decide; then ask where to go."""
    land = state.lands[seat]
    while True:
        onward = next_hexes(land, reach, path)
        if may_end(reach, path):
            if onward:
                break
            feed(state, seat, animal, waiting, path)
            return
        if onward & (onward - 1):
            break
        step = (onward.bit_length() - 1,)
        path += step
    state.push(Chase(seat, animal, waiting, path, reach))


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
    ranges = [range_of(land, animals, animal, hunter) for hunter in bits(waiting)]
    for reach in ranges:
        if reach.first:
            return Hunting(seat, animal, waiting, tuple(ranges))
    for reach in ranges:
        do(state, seat, animal, Deed(STARVED, (reach.hunter,)))
    return None

"""Where a random game stands, and what the laws examine it with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any

from mesozoic.core.codec import DIGITS
from mesozoic.core.events import Telling
from mesozoic.core.game import Game
from mesozoic.core.record import Entry
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.core.values import Action, Value

Snapshot = dict[str, object]
"""All that a state is, by slot, as it was once."""


@dataclass
class Memory:
    """What one trial has met so far."""

    spelled: set[Value] = field(default_factory=set)
    """Values whose JSON and text are known to be reversible."""
    acts: list[Action] = field(default_factory=list)
    """Acts and outcomes to try where they are not offered."""


@dataclass
class Position:
    """Where a trial stands, and what the laws examine it with."""

    table: Table[Any]
    rng: Random
    memory: Memory
    thorough: bool
    now: Snapshot = field(default_factory=dict)
    """Of the state as it was reached: a law must not change it."""
    _views: dict[Seat | None, Any] = field(default_factory=dict)
    """Of that state, as far as they were asked for."""

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def state(self) -> Any:
        return self.table.state

    def note(self) -> None:
        """The table has moved on."""
        self.now = snapshot(self.state)
        self._views = {}

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees of the state, worked out once."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def some_seats(self) -> Sequence[Seat]:
        """Every seat when thorough, otherwise any one."""
        return self.table.seats if self.thorough else (self.rng.choice(self.table.seats),)


@dataclass(frozen=True)
class Change:
    """An entry that was just played: it led from `before` to where the table stands now."""

    at: Position
    before: Any
    was: Snapshot
    """The snapshot of `before` as it was reached."""
    entry: Entry
    told: tuple[Telling, ...]

    @property
    def seat(self) -> Seat | None:
        return self.entry.seat

    @property
    def action(self) -> Action:
        assert self.entry.action is not None
        return self.entry.action


def snapshot(state: State) -> Snapshot:
    """All that a state is, where no later change of the state can reach it."""
    return {
        name: value[:] if type(value) is list else value for name, value in state.contents().items()
    }


def distorted(action: Action, rng: Random) -> Action:
    """The same act with numbers of any size, words and lists in it that may make no sense."""
    spoilt = {
        part.name: _distorted(getattr(action, part.name), rng)
        for part in fields(action)  # type: ignore[arg-type]
    }
    return replace(action, **spoilt)  # type: ignore[type-var]


def _distorted(value: object, rng: Random) -> object:
    if type(value) is int:
        size = rng.choice((10 ** rng.randrange(DIGITS), 10**DIGITS - 1))
        return rng.choice((value, value - 1, value + 1, size, -size))
    if isinstance(value, str):
        return rng.choice((value, "nonsense"))
    if isinstance(value, tuple):
        items = tuple(_distorted(item, rng) for item in value)
        return rng.choice((value, items, items + items[:1], items[1:], ()))
    return value

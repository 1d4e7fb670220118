"""What is measured of a game: whole games, and positions in their middles, the same each time."""

from __future__ import annotations

from functools import cached_property
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from mesozoic.core.game import Game
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import deciders, options
from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.files.packs import standard_components
from mesozoic.files.tables import new_table
from mesozoic.games import find_game

PLAYERS: Final = 4
MIDDLES: Final = 5


class Middle(NamedTuple):
    state: State
    seat: Seat
    """One that has a choice there."""


class Subject:
    """A game as it is measured: four play, or as near to that as it allows."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game[Any] = find_game(name)
        self.players = min(max(PLAYERS, self.game.players[0]), self.game.players[-1])

    @cached_property
    def record(self) -> Record:
        """One whole game."""
        return self.played(0).record

    @cached_property
    def middles(self) -> tuple[Middle, ...]:
        """Halfway through random games."""
        return tuple(self._middle(self.played(number).record) for number in range(MIDDLES))

    def fold(self, record: Record) -> Table[Any]:
        return Table(self.game, record, standard_components(self.name))

    def played(self, number: int, longest: float = inf) -> Table[Any]:
        """A table where a random game, by its number, was played to its end or so far."""
        seed = f"bench {number}"
        table = new_table(self.name, self.players, seed=seed)
        luck, rng = SeededLuck.named(seed), Random(seed)
        while not table.is_over and len(table.record.entries) < longest:
            table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
        return table

    def _middle(self, record: Record) -> Middle:
        """The first from the half on."""
        for length in range(len(record.entries) // 2, len(record.entries)):
            state = self.fold(Record(record.header, record.entries[:length])).state
            for seat in deciders(state):
                if len(options(state, seat)) > 1:
                    return Middle(state, seat)
        raise ValueError(f"nobody decides anything in the later half of {self.name}")

"""A record as a film: one frame an entry, proved while it is replayed, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mesozoic.core.events import Telling
from mesozoic.core.game import Game
from mesozoic.core.record import Entry, Record, taken_back
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.core.verify import Proof, replay


@dataclass(frozen=True, slots=True)
class Frame:
    """One entry: what it told, and the state that it led to."""

    number: int
    entry: Entry
    undone: bool
    """Whether a later entry takes it back."""
    tellings: tuple[Telling, ...]
    is_public: bool
    """Whether everybody may know the entry itself, also while the game goes on."""
    state: State


@dataclass(frozen=True)
class Film:
    table: Table[Any]
    """As the record leaves it."""
    first: State
    """Before the first entry."""
    frames: tuple[Frame, ...]
    proof: Proof

    @classmethod
    def of(cls, game: Game[Any], record: Record, components: Any) -> Film:
        """Replay a record under every check, or raise RecordError naming the entry and why."""
        table = Table(game, Record(record.header, seed=record.seed), components)
        first, undone = table.state, taken_back(record.entries)
        frames = tuple(
            _frame(table, number, entry, undone=number in undone)
            for number, entry in enumerate(replay(table, record))
        )
        proof = Proof(len(frames), table.is_over, record.seed is not None)
        return cls(table, first, frames, proof)

    @property
    def record(self) -> Record:
        return self.table.record


def _frame(table: Table[Any], number: int, entry: Entry, *, undone: bool) -> Frame:
    if entry.takes_back:
        return Frame(number, entry, undone, (), is_public=True, state=table.state)
    page = table.pages[-1]
    return Frame(number, entry, undone, page.tellings, page.is_public, table.state)

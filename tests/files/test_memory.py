"""What a table holds in memory: a server keeps many."""

from __future__ import annotations

import gc
import sys
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.core.state import State
from mesozoic.core.table import MARKED, Table
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids

ENTRIES: Final = 1_000
MOST_BYTES: Final = 2_000_000
LUCK: Final = SeededLuck.named("long")


def held_by(table: Table[Any]) -> list[object]:
    """All that is there for this table alone: not its game, nor what states of it share."""
    held: list[object] = []
    shared = (table.game, table.components, table.state.world)
    seen = set(map(id, shared))
    waiting: list[object] = list(vars(table).values())
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, type | FunctionType | ModuleType):
            seen.add(id(thing))
            held.append(thing)
            waiting.extend(gc.get_referents(thing))
    return held


def states_of(table: Table[Any]) -> list[State]:
    return [thing for thing in held_by(table) if isinstance(thing, State)]


def play(table: Table[Any], rng: Random, entries: int) -> None:
    while not table.is_over and len(table.record.entries) < entries:
        table.go_on(LUCK, lambda asked: rng.choice(table.options(asked)))


@pytest.mark.parametrize("name", game_ids())
def test_a_thousand_entries_take_less_than_two_megabytes(name: str) -> None:
    """Of one table, or of several where games are shorter."""
    left, size, rng = ENTRIES, 0, Random(0)
    while left:
        table = new_table(name, find_game(name).players[-1], seed="long")
        play(table, rng, left)
        left -= len(table.record.entries)
        size += sum(map(sys.getsizeof, held_by(table)))
    assert size < MOST_BYTES


@pytest.mark.parametrize("name", game_ids())
def test_no_state_is_kept_that_nobody_can_go_back_to(name: str) -> None:
    table, rng = new_table(name, find_game(name).players[0], seed="long"), Random(0)
    while not table.is_over:
        before = table.state
        table.go_on(LUCK, lambda asked: rng.choice(table.options(asked)))
        if table.record.entries[-1].seat is None:  # luck is never undone
            assert_only_marks_are_left(table)
        elif any(map(table.free_undo, table.seats)):
            assert any(state is before for state in states_of(table))
    assert_only_marks_are_left(table)


def assert_only_marks_are_left(table: Table[Any]) -> None:
    """Now and then one is marked, for those who agree to go back further."""
    marks = 1 + (len(table.pages) - 1) // MARKED
    assert len(states_of(table)) == 1 + marks
    assert any(state is table.state for state in states_of(table))

"""What is said of every moment, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import Moment
from mesozoic.core.play import pending, seen
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from mesozoic.words.rules import rules
from tests.words.keys import moments


def positions(game: str) -> Iterator[Table[Any]]:
    """A game played at random, at each of its decisions."""
    table = new_table(game, 3, seed="moments")
    luck, rng = SeededLuck.named("moments"), random.Random(1)
    while not table.is_over:
        yield table
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))


@pytest.mark.parametrize("game", game_ids())
def test_every_choice_and_chance_is_listed(game: str) -> None:
    assert set(map(repr, find_game(game).moments)) == set(map(repr, moments(game)))


@pytest.mark.parametrize("game", game_ids())
def test_what_is_decided_follows_a_rule_of_the_book(game: str) -> None:
    book = rules(game, "en")
    numbers = {rule.number for chapter in book.chapters for rule in chapter.rules}
    for table in positions(game):
        for seat in (None, *table.seats):
            view = table.view(seat)
            now = seen(table.state, seat)
            assert now is not None
            assert view.moment.rule in numbers
            assert (view.moment.tag, view.moment.rule, view.moment.phase) == (
                now.tag,
                now.rule,
                now.phase,
            )


@pytest.mark.parametrize("game", game_ids())
def test_what_is_seen_of_a_moment_is_a_form_of_its_own(game: str) -> None:
    kinds = set(find_game(game).seen_moments)
    for table in positions(game):
        assert isinstance(pending(table.state), Moment)
        for seat in (None, *table.seats):
            assert type(table.view(seat).moment) in kinds

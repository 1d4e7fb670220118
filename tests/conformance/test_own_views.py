"""A seat's view that is made from everybody's is its view, and shows it something of its own."""

from dataclasses import replace
from random import Random

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids


@pytest.mark.parametrize(
    ("game", "players"), [(game, most) for game in game_ids() for most in find_game(game).players]
)
def test_a_view_made_from_everybodys_is_the_same(game: str, players: int) -> None:
    table, luck = new_table(game, players, seed="views"), SeededLuck.named("views")
    rng, own = Random(players), 0
    while not table.is_over:
        everybodys = table.view(None)
        for seat in table.seats:
            view = replace(everybodys, **table.own_fields(seat, everybodys))
            assert view == table.view(seat)
            own += replace(view, seat=None) != everybodys
        assert table.view(None) == everybodys
        for _ in range(4):
            if not table.is_over:
                table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
    assert own

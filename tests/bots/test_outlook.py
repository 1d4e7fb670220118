"""Who is likely to win: shares for any number of players, from what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.bots.outlook import outlook
from mesozoic.core.at_random import play_at_random
from mesozoic.core.seats import Seat
from mesozoic.files.tables import setup
from mesozoic.games import find_game, game_ids
from tests.bots.positions import decisions

KINDS = [(game, players) for game in game_ids() for players in find_game(game).players]


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_each_seat_has_a_share_and_together_they_are_whole(game: str, players: int) -> None:
    state = setup(game, players)
    for iterations in (0, 2):
        shares = outlook(game, state, Seat(players - 1), iterations=iterations)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@pytest.mark.parametrize("game", game_ids())
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    kind, rng = find_game(game), Random(1)
    for state, seat in list(decisions(seed=2, game=game))[5::97]:
        dealt = kind.redeal(state, seat, rng)
        assert outlook(game, dealt, seat) == pytest.approx(outlook(game, state, seat))


def test_the_same_seed_gives_the_same_shares() -> None:
    state, seat = list(decisions(seed=3))[40]
    first = outlook("evo-2001", state, seat, iterations=4, seed="a")
    assert first == outlook("evo-2001", state, seat, iterations=4, seed="a")
    assert first != outlook("evo-2001", state, seat, iterations=4, seed="b")


def test_a_game_that_is_over_is_certain() -> None:
    state = setup("evo-2001", 4)
    play_at_random(state, Random(1))
    assert state.result is not None
    assert outlook("evo-2001", state, Seat(0)) == state.result.shares


def test_who_is_far_ahead_at_the_end_will_win() -> None:
    state, seat = list(decisions(seed=3))[-1]
    state.points[2] += 30  # type: ignore[attr-defined]
    assert outlook("evo-2001", state, seat)[2] > 0.9

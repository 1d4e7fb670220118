"""The bot that sees all is a fair ceiling: it sees what lies there, and nobody else does."""

from __future__ import annotations

from random import Random

from mesozoic.bots.budget import Budget
from mesozoic.core.seats import Seat
from mesozoic.games import find_game
from tests.bots.cheating import Open, share
from tests.bots.positions import decisions

ME, OTHER = Seat(0), Seat(1)


def test_one_seat_sees_every_hand_and_the_others_their_own() -> None:
    game = find_game("evo-2001")
    opened = Open(game, ME)
    dealt_anew = 0
    for state, _ in decisions(seed=3):
        held = game.hands(state)
        assert game.hands(opened.redeal(state, ME, Random(1))) == held
        seen = game.hands(opened.redeal(state, OTHER, Random(1)))
        assert seen[OTHER] == held[OTHER]
        dealt_anew += seen[ME] != held[ME]
    assert dealt_anew


def test_the_same_seed_gives_the_same_games_from_every_seat() -> None:
    short = Budget(iterations=2)
    once, again = (
        [share("evolution-family", 2, short, "greedy", "cheating", number) for number in range(8)]
        for _ in "ab"
    )
    assert once == again
    assert set(once) == {0.0, 1.0}, "it wins and loses"

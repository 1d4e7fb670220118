"""Who is likely to win, as far as a seat can tell: one number for everything that speaks of it."""

from __future__ import annotations

from random import Random
from typing import Final

from mesozoic.bots.fate import Fate
from mesozoic.bots.judge import find_judge
from mesozoic.bots.learnt.judge import LearntJudge
from mesozoic.bots.playout import Playout
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.games import find_game

# How many imagined games a judge is asked about that can judge only at quiet points.
USUAL: Final = 32
# How many plies such a game has at least where search was asked for.
LEAST: Final = 8


def outlook(
    game: str, state: State, seat: Seat, *, iterations: int = 0, seed: str = ""
) -> tuple[float, ...]:
    """Each seat's share of the victory, from 0 to 1, from what `seat` may know.

    From the game's network, or with `iterations` from as many imagined games that are played on and
    judged then. A game without a network is always played on. The same seed gives the same shares.
    """
    found = find_game(game)
    if state.result is not None:
        return state.result.shares
    judge = find_judge(game, seat)
    if isinstance(judge, LearntJudge) and iterations == 0:
        return tuple(judge.evaluate(state))
    rng = Random(f"{seed} outlook")
    totals: list[float] = []
    games = iterations or USUAL
    for _ in range(games):
        imagined: State = found.redeal(state, seat, rng)
        playout = Playout(imagined, seat, judge, Fate(rng), LEAST if iterations else 0)
        shares = playout.finish()
        totals = [share + (totals[at] if totals else 0.0) for at, share in enumerate(shares)]
    return tuple(total / games for total in totals)

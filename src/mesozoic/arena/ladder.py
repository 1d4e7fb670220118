"""All levels against one another, with greedy and search for comparison: one scale a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from mesozoic.arena.orders import strengths
from mesozoic.arena.plan import Plan, Played
from mesozoic.arena.tournament import ranks
from mesozoic.arena.workers import play_plan
from mesozoic.bots.ladder import ANCHOR, ANCHORED, Ladder, Rung
from mesozoic.bots.levels import levels
from mesozoic.core.errors import Refused

BOTS: Final = (
    *(f"level:{number}" for number in range(1, len(levels()) + 1)),
    ANCHOR,
    "search:200",
)


def climb(
    plan: Plan,
    jobs: int = 1,
    records: Path | None = None,
    *,
    on_game: Callable[[Played], None] | None = None,
) -> Ladder:
    """Play a plan with rotated seats, by iterations and not by time, and rate its bots."""
    plan = replace(plan, rotate=True, untimed=True)
    plan.check()
    _check_anchor(plan)
    games = []
    with closing(play_plan(plan, jobs, records)) as playing:
        for played in playing:
            games.append(played)
            if on_game:
                on_game(played)
    found = strengths([_order(played) for played in games], ANCHOR, plan.seed)
    rungs = []
    for bot, strength in found.items():
        seats = [
            share
            for one in games
            for name, share in zip(one.bots, one.ended.result.shares, strict=True)
            if name == bot
        ]
        rating, low, high = (
            ANCHORED + round(points) for points in (strength.points, strength.low, strength.high)
        )
        rungs.append(Rung(bot, rating, low, high, len(seats), round(sum(seats), 2)))
    rungs.sort(key=lambda rung: -rung.rating)
    return Ladder(plan.game, plan.players, len(games), plan.seed, tuple(rungs))


def _check_anchor(plan: Plan) -> None:
    """Without it there is nothing to count from."""
    if not any(ANCHOR in plan.lineup(number) for number in range(plan.games)):
        raise Refused("ladder-anchor", anchor=ANCHOR, rating=str(ANCHORED))


def _order(played: Played) -> Sequence[Sequence[str]]:
    places = ranks(played)
    return [
        [bot for bot, place in zip(played.bots, places, strict=True) if place == rank]
        for rank in sorted(set(places))
    ]

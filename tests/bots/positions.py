"""Decisions out of real games, to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.files.tables import setup


def decisions(
    seed: int, players: int = 4, game: str = "evo-2001", **chosen: str
) -> Iterator[tuple[State, Seat]]:
    """Every state of a random game at which a seat has a choice, and that seat."""
    rng = Random(seed)
    state = setup(game, players, {k.replace("_", "-"): v for k, v in chosen.items()})
    while state.result is None:
        lots = outcomes(state)
        if lots:
            weights = [weight for _, weight in lots]
            advance(state, None, rng.choices([o for o, _ in lots], weights)[0])
            continue
        seat = deciders(state)[0]
        offered = options(state, seat)
        if len(offered) > 1:
            yield state.copy(), seat
        advance(state, seat, rng.choice(offered))

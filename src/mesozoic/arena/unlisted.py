"""Where a random game draws without listing: a benchmark has to say so."""

from __future__ import annotations

from random import Random
from typing import Any

from mesozoic.core.at_random import drawn
from mesozoic.core.moments import Chance, Choice, Moment, Parallel
from mesozoic.core.play import advance, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import State


def unlisted(state: State, rng: Random) -> set[str]:
    """Play a state to its end at random, in place: the tags of the moments that do so."""
    found: set[str] = set()
    while top := pending(state):
        if isinstance(top, Chance):
            if top.pick(state, rng.random()) is not None:
                found.add(top.tag)
            advance(state, None, drawn(rng.random(), top.outcomes(state)))
        elif isinstance(top, Choice):
            seat = rng.choice(top.seats(state))
            if top.pick(state, seat, rng.random) is not None:
                found.add(_asked(top, seat).tag)
            advance(state, seat, rng.choice(top.options(state, seat)))
    return found


def _asked(choice: Choice[Any], seat: Seat) -> Moment[Any]:
    """What a seat is asked, in its lane where it has one."""
    return choice.lane(seat)[-1] if isinstance(choice, Parallel) else choice

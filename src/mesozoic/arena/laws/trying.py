"""What laws have in common: how they tell a breach, and what they try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mesozoic.arena.position import Position, distorted
from mesozoic.core.play import options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

Problems = Iterator[str]


def possible_acts(state: State, seat: Seat | None) -> Sequence[Action]:
    """What a seat may do, or luck decide."""
    if seat is None:
        return [outcome for outcome, _ in outcomes(state)]
    return options(state, seat)


def untimely_acts(at: Position) -> Iterator[Action]:
    """Acts of other states, and such as no state has."""
    if at.memory.acts:
        yield at.rng.choice(at.memory.acts)
        yield distorted(at.rng.choice(at.memory.acts), at.rng)

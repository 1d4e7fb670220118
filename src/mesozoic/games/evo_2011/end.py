"""The end (E2-10.1)."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2011.events import GameEnded
from mesozoic.games.evo_2011.state import EvoState


def end_game(state: EvoState) -> None:
    """Whoever stands best wins; several who stand alike share the victory."""
    best = max(standing(state, seat) for seat in state.world.seats)
    winners = tuple(seat for seat in state.world.seats if standing(state, seat) == best)
    points = tuple(state.points)
    state.end(Result(points, winners, "meteorite"))
    if state.aloud:
        state.tell(GameEnded("meteorite", winners, points))


def standing(state: EvoState, seat: Seat) -> tuple[int, int]:
    """Most points; ties, most dinosaurs on the board."""
    return (state.points[seat], state.herds[seat].bit_count())

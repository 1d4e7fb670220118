"""The end (E2-10.1)."""

from __future__ import annotations

from mesozoic.core.state import Result
from mesozoic.games.evo_2011.events import GameEnded
from mesozoic.games.evo_2011.state import EvoState


def end_game(state: EvoState) -> None:
    """Most points; ties, most dinosaurs; still tied, a shared victory."""

    def rank(seat: int) -> tuple[int, int]:
        return (state.points[seat], state.herds[seat].bit_count())

    best = max(map(rank, state.world.seats))
    winners = tuple(seat for seat in state.world.seats if rank(seat) == best)
    points = tuple(state.points)
    state.end(Result(points, winners, "meteorite"))
    if state.aloud:
        state.tell(GameEnded("meteorite", winners, points))

"""The end (EF-6.1, EF-6.3)."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evolution_family.events import GameEnded
from mesozoic.games.evolution_family.state import FamilyState


def win(state: FamilyState, animal: int) -> None:
    _end(state, animal, "last-era")


def end_by_backstop(state: FamilyState) -> None:
    """The piece furthest out; ties, the fuller path; then the later in the order of turns."""

    def rank(animal: int) -> tuple[int, int, int]:
        later = animal if state.rules == 1 else state.order.index(animal)
        return (state.pieces[animal].depth, len(state.paths[animal]), later)

    _end(state, max(state.world.animals, key=rank), "backstop")


def _end(state: FamilyState, animal: int, reason: str) -> None:
    """A player's score is how many eras their foremost animal has reached."""
    scores = tuple(
        max(state.pieces[own].depth + 1 for own in animals) for animals in state.world.own
    )
    winners = (state.world.owner[animal],)
    state.end(Result(scores, winners, reason))
    if state.aloud:
        state.tell(GameEnded(reason, winners, animal))


def standing(state: FamilyState, seat: Seat) -> tuple[int, ...]:
    """The winner; then, as EF-6.3 has it, the piece furthest out, then the fuller path."""
    assert state.result is not None
    reached = max(
        (state.pieces[animal].depth + 1, len(state.paths[animal]))
        for animal in state.world.own[seat]
    )
    return (int(seat in state.result.winners), *reached)

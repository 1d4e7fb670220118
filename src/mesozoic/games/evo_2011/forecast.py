"""What would happen if the turn ended here: public facts, worked out for whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import repeat

from mesozoic.core.hexes import bits
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.fight import winning_faces
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import (
    Culling,
    GeyserCards,
    Shelter,
    SurvivalPhase,
    SurvivalTurn,
    exposed,
    shelter,
)
from mesozoic.games.evo_2011.world import LAST_TOKENS
from mesozoic.islands.peril import Peril


@dataclass(frozen=True, slots=True)
class Forecast:
    perils: tuple[Peril, ...]
    winning_faces: Mapping[Seat, int]
    """While a species moves: how many of the die's faces win against each rival it may attack."""
    faces: int
    """How many faces the die has."""
    steps: int | None
    """While a species moves: the movement points it has left."""
    meteorite: int
    """The next token is the meteorite with a chance of one in so many; 0 where it cannot be."""
    safe_tokens: int
    """So many tokens of the pile are surely turned up before the meteorite (E2-1.1)."""


def forecast(state: EvoState) -> Forecast:
    now = pending(state)
    return Forecast(
        perils=tuple(map(peril, repeat(state), state.world.seats, shelters(state))),
        winning_faces=_winning_faces(state, now) if isinstance(now, Movement) else {},
        faces=sum(state.world.components.die),
        steps=now.steps if isinstance(now, Movement) else None,
        meteorite=meteorite(state),
        safe_tokens=max(0, state.tokens_left - LAST_TOKENS),
    )


def peril(state: EvoState, seat: Seat, sheltered: Shelter | None) -> Peril:
    if sheltered is None or state.is_safe(seat):
        return Peril((), (), 0)
    groups = exposed(state, seat, sheltered)
    most = state.dinosaurs(seat) - state.floor(seat)
    losses = sum(group.dying for group in groups)
    doomed = threatened = 0
    for group in groups:
        if losses <= most and group.dying == group.zones.bit_count():
            doomed |= group.zones
        else:
            threatened |= group.zones
    return Peril(bits(doomed), bits(threatened), min(losses, most))


def shelters(state: EvoState) -> list[Shelter | None]:
    """By seat: what shelters a species this turn; None when the climate has struck it."""
    found: list[Shelter | None] = [None] * state.world.players
    for moment in reversed(state.stack):
        match moment:
            case SurvivalPhase():
                return [shelter(state, seat) for seat in state.world.seats]
            case Culling(seat, sheltered):
                found[seat] = sheltered
            case GeyserCards(seat) | SurvivalTurn(seat):
                found[seat] = shelter(state, seat)
    return found


def _winning_faces(state: EvoState, movement: Movement) -> dict[Seat, int]:
    rivals = (rival for rival in state.world.seats if rival != movement.seat)
    return {
        rival: winning_faces(state, movement.seat, rival, movement.frenzy)
        for rival in rivals
        if not state.is_safe(rival)
    }


def meteorite(state: EvoState) -> int:
    left = state.tokens_left
    return left if left <= LAST_TOKENS and not state.result else 0

"""What would happen if the turn ended here: public facts, worked out for whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import repeat

from mesozoic.core.hexes import bits
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.actions import DIE
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.movement import Movement
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import (
    Culling,
    SurvivalCards,
    SurvivalPhase,
    SurvivalTurn,
    protection,
)
from mesozoic.islands.peril import Peril

Shelter = tuple[int, int, int]
"""Furs, parasols, and the zones that are refuges."""


@dataclass(frozen=True, slots=True)
class Forecast:
    perils: tuple[Peril, ...]
    winning_faces: Mapping[Seat, int]
    """While a species moves: how many of the die's faces win against each rival it may attack."""
    faces: int
    """How many faces the die has."""
    steps: int | None
    """While a species moves: the steps it has left."""
    newborns: int | None
    """While a species gives birth: the newborn it has left to place."""
    end_faces: tuple[int, ...]
    """The faces that would end the game on the meteor's next space; all six on the last."""


def forecast(state: EvoState) -> Forecast:
    now = pending(state)
    return Forecast(
        perils=tuple(map(_peril, repeat(state), state.world.seats, _shelters(state))),
        winning_faces=_winning_faces(state, now) if isinstance(now, Movement) else {},
        faces=len(DIE),
        steps=now.steps if isinstance(now, Movement) else None,
        newborns=now.left if isinstance(now, Births) else None,
        end_faces=end_faces(state),
    )


def peril(state: EvoState, seat: Seat) -> Peril:
    return _peril(state, seat, _shelters(state)[seat])


def _peril(state: EvoState, seat: Seat, shelter: Shelter | None) -> Peril:
    if shelter is None:
        return Peril((), (), 0)
    furs, parasols, refuges = shelter
    herd, weather = state.herds[seat], state.weather
    doomed, threatened, losses = herd & weather.deadly & ~refuges, 0, 0
    for zones, protected in ((herd & weather.cold, furs), (herd & weather.hot, parasols)):
        excess = zones.bit_count() - protected
        if excess > 0 and protected:
            threatened |= zones
            losses += excess
        elif excess > 0:
            doomed |= zones
    return Peril(bits(doomed), bits(threatened), losses + doomed.bit_count())


@dataclass(frozen=True, slots=True)
class Toll:
    """How many of a species the climate would take, cards aside, and by what."""

    cold: int
    hot: int
    deadly: int


def toll(state: EvoState, seat: Seat) -> Toll:
    shelter = _shelters(state)[seat]
    if shelter is None:
        return Toll(0, 0, 0)
    furs, parasols, refuges = shelter
    herd, weather = state.herds[seat], state.weather
    return Toll(
        cold=max(0, (herd & weather.cold).bit_count() - furs),
        hot=max(0, (herd & weather.hot).bit_count() - parasols),
        deadly=(herd & weather.deadly & ~refuges).bit_count(),
    )


def _shelters(state: EvoState) -> list[Shelter | None]:
    """By seat: what protects a species this turn; None when it has been judged."""
    found: list[Shelter | None] = [None] * state.world.players
    for moment in reversed(state.stack):
        match moment:
            case SurvivalPhase():
                return [(*protection(state, seat), 0) for seat in state.world.seats]
            case SurvivalCards(seat, furs, parasols, refuges):
                found[seat] = furs, parasols, refuges
            case Culling(seat, furs, parasols):
                found[seat] = furs, parasols, state.weather.deadly
            case SurvivalTurn(seat):
                found[seat] = (*protection(state, seat), 0)
    return found


def _winning_faces(state: EvoState, movement: Movement) -> dict[Seat, int]:
    rivals = (rival for rival in state.world.seats if rival != movement.seat)
    faces = {rival: movement.highest_winning_face(state, rival) for rival in rivals}
    return {rival: won for rival, won in faces.items() if won and state.herds[rival]}


def end_faces(state: EvoState) -> tuple[int, ...]:
    if state.result:
        return ()
    track = state.world.components.track
    upcoming = state.meteor + 1
    all_faces = tuple(range(1, len(DIE) + 1))
    return all_faces if upcoming >= track.last else track.faces.get(upcoming, ())

"""Which rule forbids what a player thought of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Unpack

from mesozoic.core.game import Why
from mesozoic.core.play import deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.about import About
from mesozoic.games.evolution_family.actions import (
    ChooseRock,
    DiscardCard,
    Drag,
    Erupt,
    Guess,
    LeaveCone,
    Move,
    MoveCone,
    PutCard,
    Spare,
    Stay,
    StayOut,
    Strike,
)
from mesozoic.games.evolution_family.contest import Contest, ContestCard
from mesozoic.games.evolution_family.eras import LANES, Ground
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging, obstacle
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning
from mesozoic.games.evolution_family.ways import barrier


def explain(state: FamilyState, seat: Seat, action: Action) -> Why | None:
    """The first rule, as the rulebook would be read, that stands against an action now."""
    if action in options(state, seat):
        return None
    why = EXPLANATIONS.get(type(action))
    return why(state, seat, action) if why else Why("", "why-luck")


def _why(rule: str, key: str, **about: Unpack[About]) -> Why:
    return Why(rule, f"why-{key}", about)


def _is_asked(state: FamilyState, seat: Seat, kind: type[Any]) -> bool:
    return isinstance(pending(state), kind) and seat in deciders(state)


def _no_path(state: FamilyState, path: int) -> Why | None:
    last = len(state.world.animals) - 1
    if path in state.world.animals:
        return None
    return _why("EF-0.2", "no-path", number=path, last=last)


def _rock(state: FamilyState, seat: Seat, action: ChooseRock) -> Why:
    if not _is_asked(state, seat, StartRock):
        return _why("EF-1.1", "not-start")
    return _why("EF-1.1", "no-lane", lane=action.lane)


def _put(state: FamilyState, seat: Seat, action: PutCard) -> Why:
    beyond = _no_path(state, action.path)
    if beyond:
        return beyond
    now: Any = pending(state)
    if not _is_asked(state, seat, CardPlacing):
        return _why("EF-3.2", "no-card-to-put")
    era = state.world.cards[now.card].era.slug
    match obstacle(state, action.path, now.card):
        case "path-full":
            return _why("EF-2.2", "path-full", animal=action.path, era=era)
        case "piece-on-card":
            return _why("EF-2.2", "piece-on-card", animal=action.path, era=era)
    return _why("EF-2.2", "premium-there", animal=action.path, era=era)


def _discard(state: FamilyState, seat: Seat, action: DiscardCard) -> Why:
    return _why("EF-3.2", "no-card-to-put")


def _drag(state: FamilyState, seat: Seat, action: Drag) -> Why:
    if not _is_asked(state, seat, Dragging):
        return _why("EF-2.3", "nobody-to-drag")
    if action.lane not in LANES:
        return _why("EF-0.4", "no-lane", lane=action.lane)
    return _why("EF-2.3", "not-a-rock")


def _move(state: FamilyState, seat: Seat, action: Move) -> Why:
    if not _is_asked(state, seat, Moving):
        return _no_step(state, seat)
    animal, spot = state.active, Spot(action.depth, action.lane, action.part)
    if not _is_place(state, animal, spot):
        return _why("EF-4.1", "no-place")
    if not _is_near(state.pieces[animal], spot):
        return _why("EF-4.1", "no-way")
    return _barred(state, barrier(state, animal, spot))


def _no_step(state: FamilyState, seat: Seat) -> Why:
    """After a step, or none, one without tokens is asked about the cone at once."""
    if _is_asked(state, seat, Cone) and not state.tokens[state.active]:
        return _why("EF-3.3", "second-step-price", animal=state.active)
    return _why("EF-3.3", "not-moving")


def _barred(state: FamilyState, by: str) -> Why:
    """What bars the way; nothing does where a marsh is to be walked part by part."""
    match by:
        case "cone":
            return _why("EF-4.1", "barred-by-cone")
        case "volcano":
            return _why("EF-4.1", "barred-by-volcano")
        case "sea":
            return _why("EF-4.2", "barred-by-sea", holds=state.world.barred_if)
        case "ravine":
            return _why("EF-4.2", "barred-by-ravine", holds=state.world.barred_if)
    return _why("EF-4.1", "marsh-way")


def _is_place(state: FamilyState, animal: int, spot: Spot) -> bool:
    if spot.lane not in LANES or not SECTOR <= spot.depth < len(state.paths[animal]):
        return False
    if spot.part == 0:
        return True
    is_path = spot.depth != SECTOR
    return (
        spot.part == 1 and is_path and state.ground(animal, spot.depth, spot.lane) is Ground.MARSH
    )


def _is_near(here: Spot, there: Spot) -> bool:
    return abs(here.depth - there.depth) + abs(here.lane - there.lane) == 1


def _cone(state: FamilyState, seat: Seat, action: MoveCone) -> Why:
    beyond = _no_path(state, action.path)
    if beyond:
        return beyond
    if not _is_asked(state, seat, Cone):
        return _why("EF-3.3", "not-cone")
    spot = Spot(action.depth, action.lane)
    if spot.depth == SECTOR:
        return _why("EF-3.3", "cone-on-sector")
    if not _is_place(state, action.path, spot):
        return _why("EF-3.3", "no-place")
    if state.has_cone(action.path, action.depth, action.lane):
        return _why("EF-3.3", "cone-there")
    if action.lane not in state.rocks(action.path, action.depth):
        return _why("EF-3.3", "cone-not-rock")
    return _why("EF-3.3", "cone-occupied", animal=action.path)


def _erupt(state: FamilyState, seat: Seat, action: Erupt) -> Why:
    beyond = _no_path(state, action.path)
    if beyond:
        return beyond
    if not _is_asked(state, seat, Eruption):
        return _why("EF-5.1", "no-eruption")
    if state.world.owner[action.path] == seat:
        return _why("EF-5.1", "no-rival", animal=action.path)
    if _is_in_cave(state, action.path):
        return _why("EF-5.1", "in-cave", animal=action.path)
    return _why("EF-5.1", "not-on-flank", animal=action.path)


def _strike(state: FamilyState, seat: Seat, action: Strike) -> Why:
    beyond = _no_path(state, action.path)
    if beyond:
        return beyond
    if not _is_asked(state, seat, Lightning):
        return _why("EF-0.5", "no-bolt")
    if state.world.owner[action.path] == seat:
        return _why("EF-0.5", "no-rival", animal=action.path)
    if _is_in_cave(state, action.path):
        return _why("EF-0.5", "in-cave", animal=action.path)
    return _why("EF-0.5", "on-sector", animal=action.path)


def _is_in_cave(state: FamilyState, animal: int) -> bool:
    spot = state.pieces[animal]
    return spot.depth != SECTOR and state.ground(animal, spot.depth, spot.lane) is Ground.CAVE


def _guess(state: FamilyState, seat: Seat, action: Guess) -> Why:
    now: Any = pending(state)
    if not isinstance(now, Contest) or seat not in now.seats(state):
        return _no_guess(state)
    own = state.world.own[seat]
    if len(action.tokens) != len(own):
        return _why("EF-3.4", "hands", count=len(own))
    for animal, tokens in zip(own, action.tokens, strict=True):
        if not 0 <= tokens <= state.tokens[animal]:
            return _why("EF-3.4", "too-many-tokens", animal=animal, most=state.tokens[animal])
        if now.tied and tokens and animal not in now.tied:
            return _why("EF-3.4", "not-tied", animal=animal)
    if now.tied:
        return _why("EF-3.4", "may-not-withdraw")
    return _why("EF-3.4", "empty-hand")


def _no_guess(state: FamilyState) -> Why:
    match pending(state):
        case Contest():
            return _why("EF-3.4", "hand-closed")
        case ContestCard():
            return _why("EF-3.4", "hands-open")
    return _why("EF-3.4", "no-contest")


Declining = Stay | LeaveCone | Spare | StayOut


def _declining(state: FamilyState, seat: Seat, action: Declining) -> Why:
    if seat in deciders(state):
        match pending(state):
            case Contest(tied=tied) if tied:
                return _why("EF-3.4", "may-not-withdraw")
            case CardPlacing():
                return _why("EF-3.2", "put-or-discard")
            case Dragging():
                return _why("EF-2.3", "must-drag")
            case StartRock():
                return _why("EF-1.1", "must-choose-rock")
    return _nothing_to_decline(state, action)


def _nothing_to_decline(state: FamilyState, action: Declining) -> Why:
    match action:
        case Stay():
            return _why("EF-3.3", "not-moving")
        case LeaveCone():
            return _why("EF-3.3", "not-cone")
        case Spare():
            return _why("EF-5.1", "nobody-to-spare")
    return _no_guess(state)


EXPLANATIONS: Final[dict[type[Action], Callable[[FamilyState, Seat, Any], Why]]] = {
    ChooseRock: _rock,
    PutCard: _put,
    DiscardCard: _discard,
    Drag: _drag,
    Move: _move,
    Stay: _declining,
    MoveCone: _cone,
    LeaveCone: _declining,
    Erupt: _erupt,
    Strike: _strike,
    Spare: _declining,
    Guess: _guess,
    StayOut: _declining,
}

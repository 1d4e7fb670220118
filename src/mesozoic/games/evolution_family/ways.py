"""The ways between places (EF-4.1, EF-4.2), and being sent back (EF-4.3)."""

from __future__ import annotations

from mesozoic.games.evolution_family.eras import LANES, Era, Ground
from mesozoic.games.evolution_family.events import PieceSentBack
from mesozoic.games.evolution_family.spots import INNER, OUTER, SECTOR, ConeSpot, Spot
from mesozoic.games.evolution_family.state import FamilyState


def steps(state: FamilyState, animal: int) -> list[Spot]:
    """Where a piece may step: forward, sideways to the left and to the right, back."""
    spot = state.pieces[animal]
    found = (_forward(state, animal, spot), *_sideways(state, animal, spot))
    found = (*found, _backward(state, animal, spot))
    return [step for step in found if step is not None]


def _forward(state: FamilyState, animal: int, spot: Spot) -> Spot | None:
    if spot.part == INNER and is_marsh(state, animal, spot):
        return Spot(spot.depth, spot.lane, OUTER)
    if spot.depth + 1 == len(state.paths[animal]):
        return None
    return _enter(state, animal, Spot(spot.depth + 1, spot.lane))


def _backward(state: FamilyState, animal: int, spot: Spot) -> Spot | None:
    """A marsh is entered from behind at its outer part."""
    if spot.depth == SECTOR:
        return None
    if spot.part == OUTER:
        return Spot(spot.depth, spot.lane, INNER)
    behind = Spot(spot.depth - 1, spot.lane)
    return _enter(state, animal, behind, OUTER if is_marsh(state, animal, behind) else INNER)


def _sideways(state: FamilyState, animal: int, spot: Spot) -> list[Spot | None]:
    lanes = (lane for lane in (spot.lane - 1, spot.lane + 1) if lane in LANES)
    return [_enter(state, animal, Spot(spot.depth, lane)) for lane in lanes]


def _enter(state: FamilyState, animal: int, spot: Spot, part: int = INNER) -> Spot | None:
    return None if barrier(state, animal, spot) else Spot(spot.depth, spot.lane, part)


def barrier(state: FamilyState, animal: int, spot: Spot) -> str:
    """What keeps a piece from entering a place; nothing, where it may."""
    if spot.depth == SECTOR:
        return ""
    if state.cone == ConeSpot(animal, spot.depth, spot.lane):
        return "cone"
    ground = state.card(animal, spot.depth).places[spot.lane]
    if ground is Ground.VOLCANO:
        return "volcano"
    if ground is Ground.SEA and _is_barred(state, animal, Era.FISH):
        return "sea"
    if ground is Ground.RAVINE and _is_barred(state, animal, Era.BIRDS):
        return "ravine"
    return ""


def _is_barred(state: FamilyState, animal: int, era: Era) -> bool:
    """EF-4.2: by an era that the path holds, or, as some play, by one that it lacks."""
    cards = state.world.cards
    holds = any(cards[card].era is era for card in state.paths[animal])
    return holds == state.world.barred_if


def is_marsh(state: FamilyState, animal: int, spot: Spot) -> bool:
    if spot.depth == SECTOR:
        return False
    return state.card(animal, spot.depth).places[spot.lane] is Ground.MARSH


def send_back(state: FamilyState, animal: int) -> None:
    """EF-4.3: straight back along its lane to the first rock without the cone."""
    depth, lane, _ = state.pieces[animal]
    if depth == SECTOR:
        return
    depth -= 1
    while depth > SECTOR and not _is_free_rock(state, animal, depth, lane):
        depth -= 1
    state.pieces[animal] = Spot(depth, lane)
    if state.aloud:
        state.tell(PieceSentBack(animal, depth, lane))


def _is_free_rock(state: FamilyState, animal: int, depth: int, lane: int) -> bool:
    is_rock = state.card(animal, depth).places[lane] is Ground.ROCK
    return is_rock and state.cone != ConeSpot(animal, depth, lane)

"""The ways between places (EF-4.1, EF-4.2), and being sent back (EF-4.3)."""

from __future__ import annotations

from mesozoic.games.evolution_family.eras import LANES, Era, Ground
from mesozoic.games.evolution_family.events import PieceSentBack
from mesozoic.games.evolution_family.spots import INNER, OUTER, SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState

LEFT, MIDDLE, RIGHT = LANES


def steps(state: FamilyState, animal: int) -> list[Spot]:
    """Where a piece may step: forward, sideways to the left and to the right, back."""
    spot = state.pieces[animal]
    found = [_forward(state, animal, spot), *_sideways(spot), _backward(state, animal, spot)]
    return [
        step
        for step in found
        if step and (step[:2] == spot[:2] or not barrier(state, animal, step))
    ]


def _forward(state: FamilyState, animal: int, spot: Spot) -> Spot | None:
    depth, lane, part = spot
    if part == INNER and is_marsh(state, animal, spot):
        return Spot(depth, lane, OUTER)
    return Spot(depth + 1, lane) if depth + 1 < len(state.paths[animal]) else None


def _backward(state: FamilyState, animal: int, spot: Spot) -> Spot | None:
    """A marsh is entered from behind at its outer part."""
    depth, lane, part = spot
    if depth == SECTOR:
        return None
    if part == OUTER:
        return Spot(depth, lane, INNER)
    behind = Spot(depth - 1, lane)
    return Spot(depth - 1, lane, OUTER) if is_marsh(state, animal, behind) else behind


def _sideways(spot: Spot) -> tuple[Spot, ...]:
    depth, lane, _ = spot
    if lane == MIDDLE:
        return (Spot(depth, LEFT), Spot(depth, RIGHT))
    return (Spot(depth, MIDDLE),)


def barrier(state: FamilyState, animal: int, spot: Spot) -> str:
    """What keeps a piece from entering a place; nothing, where it may."""
    depth, lane, _ = spot
    if depth == SECTOR:
        return ""
    if state.cone == (animal, depth, lane):
        return "cone"
    ground = state.world.cards[state.paths[animal][depth]].places[lane]
    if ground is Ground.ROCK:
        return ""
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


def landing(state: FamilyState, animal: int) -> Spot:
    """EF-4.3: straight back along its lane to the first rock without the cone."""
    depth, lane, _ = state.pieces[animal]
    if depth == SECTOR:
        return state.pieces[animal]
    depth -= 1
    while depth > SECTOR and not _is_free_rock(state, animal, depth, lane):
        depth -= 1
    return Spot(depth, lane)


def send_back(state: FamilyState, animal: int) -> None:
    was, spot = state.pieces[animal], landing(state, animal)
    if spot == was:
        return
    state.pieces[animal] = spot
    if state.aloud:
        state.tell(PieceSentBack(animal, spot.depth, spot.lane))


def _is_free_rock(state: FamilyState, animal: int, depth: int, lane: int) -> bool:
    is_rock = state.card(animal, depth).places[lane] is Ground.ROCK
    return is_rock and state.cone != (animal, depth, lane)

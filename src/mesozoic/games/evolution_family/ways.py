"""The ways between places (EF-4.1, EF-4.2), and being sent back (EF-4.3)."""

from __future__ import annotations

from mesozoic.games.evolution_family.eras import Era, Ground
from mesozoic.games.evolution_family.events import PieceSentBack
from mesozoic.games.evolution_family.spots import INNER, OUTER, SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import beside, spot_at


def steps(state: FamilyState, animal: int) -> list[Spot]:
    """Where a piece may step: forward, sideways to the left and to the right, back."""
    spot = state.pieces[animal]
    return [
        step
        for step in _near(state, animal, spot)
        if is_within(spot, step) or not barrier(state, animal, step)
    ]


def is_within(spot: Spot, step: Spot) -> bool:
    """Whether a step is only from one part of a marsh to the other."""
    return step.depth == spot.depth and step.lane == spot.lane


def _near(state: FamilyState, animal: int, spot: Spot) -> list[Spot]:
    """The places next to one, barred or not."""
    near: list[Spot] = []
    if spot.part == INNER and is_marsh(state, animal, spot.depth, spot.lane):
        near.append(spot_at(spot.depth, spot.lane, OUTER))
    elif spot.depth + 1 < len(state.paths[animal]):
        near.append(spot_at(spot.depth + 1, spot.lane))
    near += beside(spot)
    if spot.depth != SECTOR:
        near.append(_behind(state, animal, spot))
    return near


def _behind(state: FamilyState, animal: int, spot: Spot) -> Spot:
    """A marsh is entered from behind at its outer part."""
    if spot.part == OUTER:
        return spot_at(spot.depth, spot.lane, INNER)
    depth = spot.depth - 1
    return spot_at(depth, spot.lane, OUTER if is_marsh(state, animal, depth, spot.lane) else INNER)


def barrier(state: FamilyState, animal: int, spot: Spot) -> str:
    """What keeps a piece from entering a place; nothing, where it may."""
    depth, lane = spot.depth, spot.lane
    if depth == SECTOR:
        return ""
    if state.has_cone(animal, depth, lane):
        return "cone"
    ground = state.ground(animal, depth, lane)
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
    eras = [state.world.eras[card] for card in state.paths[animal]]
    return (era in eras) == state.world.barred_if


def is_marsh(state: FamilyState, animal: int, depth: int, lane: int) -> bool:
    return depth != SECTOR and state.ground(animal, depth, lane) is Ground.MARSH


def landing(state: FamilyState, animal: int) -> Spot:
    """EF-4.3: straight back along its lane to the first rock without the cone."""
    spot = state.pieces[animal]
    if spot.depth == SECTOR:
        return spot
    depth, lane = spot.depth - 1, spot.lane
    while depth != SECTOR and not _is_free_rock(state, animal, depth, lane):
        depth -= 1
    return spot_at(depth, lane)


def send_back(state: FamilyState, animal: int) -> None:
    was, spot = state.pieces[animal], landing(state, animal)
    if spot == was:
        return
    state.pieces[animal] = spot
    if state.aloud:
        state.tell(PieceSentBack(animal, spot.depth, spot.lane))


def _is_free_rock(state: FamilyState, animal: int, depth: int, lane: int) -> bool:
    is_rock = state.ground(animal, depth, lane) is Ground.ROCK
    return is_rock and not state.has_cone(animal, depth, lane)

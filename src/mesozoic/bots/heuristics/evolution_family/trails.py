"""What a path is to its walker: how far it is to go from each place, and how safe one is there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.eras import LANES, Era, EraCard, Ground, Sign
from mesozoic.games.evolution_family.eruption import FLANKS
from mesozoic.games.evolution_family.spots import OUTER, Spot
from mesozoic.games.evolution_family.world import FULL_PATH, World

# Further than any way.
LOST: Final = 12
# Cards in paths and places of the cone that are kept in mind.
REMEMBERED: Final = 1 << 15
# What is to be feared of a path, in turns: tokens and cards that thunderbolts take, and give.
EARTHQUAKE: Final = 0.25
HURRICANE: Final = 0.25
VOLCANO: Final = 0.12
COLLAPSE: Final = 0.25
WATERHOLE: Final = -0.2

Open = tuple[bool, ...]


class Place(NamedTuple):
    """What it is to stand somewhere."""

    steps: int
    """To the last card that the path has now."""
    fall: int
    """How many steps more it would be after being sent back."""
    flank: bool
    """Whether an eruption can send one back."""
    slippery: int
    """How many thunderbolts can: a landslide, a flood."""
    cave: bool


class Trail(NamedTuple):
    places: dict[Spot, Place]
    missing: tuple[int, ...]
    """The eras that the path lacks."""
    gaps: tuple[tuple[tuple[int, int], ...], ...]
    """By depth: the eras lacking nearer the board, each with the depth where it belongs."""
    frailty: float
    """What is to be feared in a long game, in turns."""


def trail_of(world: World, path: tuple[int, ...], cone: tuple[int, int] | None) -> Trail:
    """A path with the cone at a depth and lane of it, or without."""
    return _trail(world.components, world.barred_if, path, cone)


@lru_cache(maxsize=64)
def _cards(components: Components) -> tuple[EraCard, ...]:
    return tuple(components.era_cards)


@lru_cache(maxsize=REMEMBERED)
def _trail(
    components: Components, barred_if: bool, path: tuple[int, ...], cone: tuple[int, int] | None
) -> Trail:
    kinds = _cards(components)
    cards = [kinds[card] for card in path]
    eras = [card.era for card in cards]
    missing = tuple(era for era in Era if era not in eras)
    return Trail(
        places=_places(cards, _openings(cards, barred_if, cone), cone),
        missing=missing,
        gaps=tuple(
            tuple((gap, sum(other < gap for other in eras)) for gap in missing if gap < era)
            for era in eras
        ),
        frailty=_frailty(cards),
    )


def _openings(cards: list[EraCard], barred_if: bool, cone: tuple[int, int] | None) -> list[Open]:
    """By depth and lane, whether a piece may enter."""
    eras = [card.era for card in cards]
    shut = {Ground.VOLCANO}
    if (Era.FISH in eras) == barred_if:
        shut.add(Ground.SEA)
    if (Era.BIRDS in eras) == barred_if:
        shut.add(Ground.RAVINE)
    return [
        tuple([card.places[lane] not in shut and cone != (depth, lane) for lane in LANES])
        for depth, card in enumerate(cards)
    ]


def _places(
    cards: list[EraCard], openings: list[Open], cone: tuple[int, int] | None
) -> dict[Spot, Place]:
    steps = _steps(cards, openings)
    found = {Spot(-1, lane): Place(steps[Spot(-1, lane)], 0, False, 0, True) for lane in LANES}
    for depth, card in enumerate(cards):
        erupting = sum(1 << lane for lane in LANES if card.places[lane] is Ground.VOLCANO)
        if cone and cone[0] == depth:
            erupting |= 1 << cone[1]
        for lane in LANES:
            ground = card.places[lane]
            back = steps[_behind(cards, depth, lane, cone)]
            for part in (0, 1) if ground is Ground.MARSH else (0,):
                spot = Spot(depth, lane, part)
                found[spot] = Place(
                    steps=steps[spot],
                    fall=max(back - steps[spot], 0),
                    flank=ground is not Ground.CAVE and bool(erupting & FLANKS[lane]),
                    slippery=(ground in (Ground.MARSH, Ground.SEA))
                    + (card.sign is Sign.EARTHQUAKE),
                    cave=ground is Ground.CAVE,
                )
    return found


def _behind(cards: list[EraCard], depth: int, lane: int, cone: tuple[int, int] | None) -> Spot:
    """Where one is sent back to (EF-4.3)."""
    depth -= 1
    while depth >= 0 and (cards[depth].places[lane] is not Ground.ROCK or cone == (depth, lane)):
        depth -= 1
    return Spot(depth, lane)


def _steps(cards: list[EraCard], openings: list[Open]) -> dict[Spot, int]:
    """To the last card from everywhere, if one never turns back."""
    steps: dict[Spot, int] = {}
    ahead, is_open = [-1, -1, -1], (True, True, True)
    for depth in range(len(cards) - 1, -2, -1):
        marshes = [depth >= 0 and cards[depth].places[lane] is Ground.MARSH for lane in LANES]
        on = [ahead[lane] + 1 if is_open[lane] else LOST for lane in LANES]
        is_open = openings[depth] if depth >= 0 else (True, True, True)
        last = depth == len(cards) - 1
        inner = [0 if last else on[lane] + marshes[lane] for lane in LANES]
        inner = _sidestepping(inner, is_open)
        for lane in LANES:
            steps[Spot(depth, lane)] = inner[lane]
            if marshes[lane]:
                steps[Spot(depth, lane, OUTER)] = max(inner[lane] - 1, 0)
        ahead = inner
    return steps


def _sidestepping(ways: list[int], is_open: Open) -> list[int]:
    left, middle, right = ways
    if is_open[0]:
        middle = min(middle, left + 1)
    if is_open[2]:
        middle = min(middle, right + 1)
    if is_open[1]:
        left, right = min(left, middle + 1), min(right, middle + 1)
    return [left, middle, right]


def _frailty(cards: list[EraCard]) -> float:
    signs = {card.sign for card in cards}
    return (
        EARTHQUAKE * (Sign.EARTHQUAKE in signs)
        + HURRICANE * (Sign.HURRICANE in signs)
        + VOLCANO * any(card.has_volcano for card in cards)
        + COLLAPSE * any(card.is_unstable for card in cards)
        + WATERHOLE * (Sign.WATERHOLE in signs)
        - 0.02 * sum(card.is_premium for card in cards)
    )


def wanted(path: tuple[int, ...]) -> int:
    """How many cards a path still lacks."""
    return FULL_PATH - len(path)

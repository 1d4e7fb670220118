"""What a path is to its walker: how far it is to go from each place, and how safe one is there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.eras import LANES, Era, EraCard, Ground, Sign
from mesozoic.games.evolution_family.eruption import FLANKS
from mesozoic.games.evolution_family.spots import OUTER, SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import FULL_PATH

# Further than any way.
LOST: Final = 12
# Paths, and places of the cone on them, that are kept in mind.
REMEMBERED: Final = 1 << 12
# What is to be feared of a path, in turns: tokens and cards that thunderbolts take, and give.
EARTHQUAKE: Final = 0.25
HURRICANE: Final = 0.25
VOLCANO: Final = 0.12
COLLAPSE: Final = 0.25
WATERHOLE: Final = -0.2
# Nobody puts a worse card in place of a premium one.
PREMIUM: Final = -0.02

Lanes = tuple[int, int, int]
"""A number for each lane."""
ConeAt = tuple[int, int] | None
"""The depth and the lane of the cone on a path."""


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


class Gaps(NamedTuple):
    """What a path lacks, whatever its cards look like."""

    lacks: int
    """How many cards."""
    eras: tuple[int, ...]
    """Those it may have yet."""
    frailty: float
    """What is to be feared in a long game, in turns."""


class Trail:
    """A path with the cone somewhere on it, or without."""

    __slots__ = ("_cards", "_cone", "_places", "_steps", "gaps")

    def __init__(self, cards: list[EraCard], lies: list[Lie], gaps: Gaps, cone: ConeAt) -> None:
        self.gaps = gaps
        self._cards = cards
        self._cone = cone
        self._steps = _steps(lies, cone)
        self._places: dict[Spot, Place] = {}

    def place(self, spot: Spot) -> Place:
        found = self._places.get(spot)
        if found is None:
            found = self._places[spot] = self._look(spot)
        return found

    def steps(self, spot: Spot) -> int:
        """To the last card."""
        steps = self._steps[spot.depth + 1][spot.lane]
        return steps - 1 if spot.part == OUTER and steps else steps

    def sent_back(self, spot: Spot) -> Spot:
        """EF-4.3"""
        cards, cone, lane = self._cards, self._cone, spot.lane
        depth = spot.depth - 1
        while depth > SECTOR and (
            cards[depth].places[lane] is not Ground.ROCK or cone == (depth, lane)
        ):
            depth -= 1
        return Spot(max(depth, SECTOR), lane)

    def _look(self, spot: Spot) -> Place:
        steps = self.steps(spot)
        depth, lane = spot.depth, spot.lane
        if depth == SECTOR:
            return Place(steps, 0, flank=False, slippery=0, cave=True)
        card, cone = self._cards[depth], self._cone
        ground = card.places[lane]
        erupting = _volcanoes(card)
        if cone and cone[0] == depth:
            erupting |= 1 << cone[1]
        is_wet = ground is Ground.MARSH or ground is Ground.SEA
        return Place(
            steps=steps,
            fall=max(self.steps(self.sent_back(spot)) - steps, 0),
            flank=ground is not Ground.CAVE and bool(erupting & FLANKS[lane]),
            slippery=is_wet + (card.sign is Sign.EARTHQUAKE),
            cave=ground is Ground.CAVE,
        )


def cone_on(state: FamilyState, animal: int) -> ConeAt:
    cone = state.cone
    return (cone.depth, cone.lane) if cone and cone.path == animal else None


@lru_cache(maxsize=REMEMBERED)
def trail_of(components: Components, barred_if: bool, path: tuple[int, ...], cone: ConeAt) -> Trail:
    kinds, gaps = _kinds(components), _gaps(components, path)
    lies = _lies(
        components,
        sea=(Era.FISH in gaps.eras) == barred_if,
        ravine=(Era.BIRDS in gaps.eras) == barred_if,
    )
    return Trail([kinds[card] for card in path], [lies[card] for card in path], gaps, cone)


@lru_cache(maxsize=64)
def _kinds(components: Components) -> tuple[EraCard, ...]:
    return tuple(components.era_cards)


@lru_cache(maxsize=REMEMBERED)
def _gaps(components: Components, path: tuple[int, ...]) -> Gaps:
    kinds = _kinds(components)
    cards = [kinds[card] for card in path]
    eras = [int(card.era) for card in cards]
    missing = tuple([era for era in range(len(Era)) if era not in eras])
    return Gaps(
        lacks=FULL_PATH - len(path),
        eras=missing,
        frailty=_frailty(cards),
    )


def _frailty(cards: list[EraCard]) -> float:
    signs = {card.sign for card in cards}
    return (
        EARTHQUAKE * (Sign.EARTHQUAKE in signs)
        + HURRICANE * (Sign.HURRICANE in signs)
        + VOLCANO * any(card.has_volcano for card in cards)
        + COLLAPSE * any(card.is_unstable for card in cards)
        + WATERHOLE * (Sign.WATERHOLE in signs)
        + PREMIUM * sum([card.is_premium for card in cards])
    )


def _volcanoes(card: EraCard) -> int:
    """A mask of the lanes."""
    if not card.has_volcano:
        return 0
    return sum([1 << lane for lane in LANES if card.places[lane] is Ground.VOLCANO])


class Lie(NamedTuple):
    """A card as a walker takes it."""

    is_open: tuple[bool, bool, bool]
    """By lane, whether one may enter."""
    marsh: Lanes
    """By lane, how many steps more one takes to cross."""


SECTOR_LIE: Final = Lie((True, True, True), (0, 0, 0))


@lru_cache(maxsize=256)
def _lies(components: Components, *, sea: bool, ravine: bool) -> tuple[Lie, ...]:
    """By kind of card, where the sea or the ravine is open to the walker or not."""
    shut = {Ground.VOLCANO}
    shut |= set() if sea else {Ground.SEA}
    shut |= set() if ravine else {Ground.RAVINE}
    lies = []
    for card in components.era_cards:
        left, middle, right = card.places
        is_open = (left not in shut, middle not in shut, right not in shut)
        marsh = [int(place is Ground.MARSH) for place in card.places]
        lies.append(Lie(is_open, (marsh[0], marsh[1], marsh[2])))
    return tuple(lies)


def _steps(lies: list[Lie], cone: ConeAt) -> list[Lanes]:
    """To the last card from the inner part of every place, the sector first, never turning back."""
    found: list[Lanes] = []
    is_open = SECTOR_LIE.is_open
    left = middle = right = 0
    for depth in range(len(lies) - 1, SECTOR - 1, -1):
        lie = lies[depth] if depth > SECTOR else SECTOR_LIE
        if depth < len(lies) - 1:
            left = left + 1 + lie.marsh[0] if is_open[0] else LOST
            middle = middle + 1 + lie.marsh[1] if is_open[1] else LOST
            right = right + 1 + lie.marsh[2] if is_open[2] else LOST
        is_open = lie.is_open
        if cone and cone[0] == depth:
            lane = cone[1]
            is_open = (is_open[0] and lane != 0, is_open[1] and lane != 1, is_open[2] and lane != 2)
        if is_open[0] and left + 1 < middle:
            middle = left + 1
        if is_open[2] and right + 1 < middle:
            middle = right + 1
        if is_open[1]:
            left = min(left, middle + 1)
            right = min(right, middle + 1)
        found.append((left, middle, right))
    found.reverse()
    return found

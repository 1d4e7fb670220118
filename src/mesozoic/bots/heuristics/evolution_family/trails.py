"""What a path is to its walker: how far it is to go from each place, and how safe one is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.games.evolution_family.eras import LANES, Era, EraCard, Ground, Sign
from mesozoic.games.evolution_family.eruption import FLANKS
from mesozoic.games.evolution_family.spots import OUTER, SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import World, spot_at

# Further than any way.
LOST: Final = 12
# Games, and paths of one, that are kept in mind.
GAMES: Final = 64
PATHS: Final = 1 << 12
# What is to be feared of a path, in turns: tokens and cards that thunderbolts take, and give.
EARTHQUAKE: Final = 0.25
HURRICANE: Final = 0.25
VOLCANO: Final = 0.12
COLLAPSE: Final = 0.25
WATERHOLE: Final = -0.2
# Nobody puts a worse card in place of a premium one.
PREMIUM: Final = -0.02

# Where the cone is on a path: its depth and lane in one number.
NO_CONE: Final = -1


def cone_number(depth: int, lane: int) -> int:
    return depth * len(LANES) + lane


def cone_on(state: FamilyState, animal: int) -> int:
    cone = state.cone
    if cone is None or cone.path != animal:
        return NO_CONE
    return cone_number(cone.depth, cone.lane)


@dataclass(frozen=True, slots=True)
class Place:
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


@dataclass(frozen=True, slots=True)
class Lie:
    """A card as a walker takes it."""

    is_open: tuple[bool, ...]
    """By lane, whether one may enter."""
    marsh: tuple[int, ...]
    """By lane, how many steps more one takes to cross."""


SECTOR_LIE: Final = Lie((True, True, True), (0, 0, 0))


class Trail:
    """A path with the cone somewhere on it, or without."""

    __slots__ = ("_cards", "_cone", "_places", "_steps")

    def __init__(self, cards: list[EraCard], lies: list[Lie], cone: int) -> None:
        self._cards = cards
        self._cone = cone
        self._steps = _steps(lies, cone)
        self._places: dict[int, Place] = {}

    def place(self, spot: Spot) -> Place:
        number = (spot.depth * len(LANES) + spot.lane) * 2 + spot.part
        found = self._places.get(number)
        if found is None:
            found = self._places[number] = self._look(spot)
        return found

    def steps(self, spot: Spot) -> int:
        """To the last card."""
        steps = self._steps[(spot.depth - SECTOR) * len(LANES) + spot.lane]
        return steps - 1 if spot.part == OUTER and steps else steps

    def sent_back(self, spot: Spot) -> Spot:
        """EF-4.3"""
        lane, depth = spot.lane, spot.depth - 1
        while depth > SECTOR and (
            self._cards[depth].places[lane] is not Ground.ROCK
            or self._cone == cone_number(depth, lane)
        ):
            depth -= 1
        return spot_at(max(depth, SECTOR), lane)

    def _look(self, spot: Spot) -> Place:
        steps = self.steps(spot)
        depth, lane = spot.depth, spot.lane
        if depth == SECTOR:
            return Place(steps, 0, flank=False, slippery=0, cave=True)
        card = self._cards[depth]
        ground = card.places[lane]
        flank = False
        for beside in LANES:
            erupts = card.places[beside] is Ground.VOLCANO
            if erupts or self._cone == cone_number(depth, beside):
                flank = flank or bool(FLANKS[lane] >> beside & 1)
        is_wet = ground is Ground.MARSH or ground is Ground.SEA
        return Place(
            steps=steps,
            fall=max(self.steps(self.sent_back(spot)) - steps, 0),
            flank=flank and ground is not Ground.CAVE,
            slippery=int(is_wet) + int(card.sign is Sign.EARTHQUAKE),
            cave=ground is Ground.CAVE,
        )


def _steps(lies: list[Lie], cone: int) -> list[int]:
    """To the last card from the inner part of every place, the sector first, never turning back.

    By depth and lane, in one line.
    """
    found: list[int] = []
    ahead = SECTOR_LIE.is_open
    left = middle = right = 0
    for depth in range(len(lies) - 1, SECTOR - 1, -1):
        lie = lies[depth] if depth > SECTOR else SECTOR_LIE
        if depth < len(lies) - 1:
            left = left + 1 + lie.marsh[0] if ahead[0] else LOST
            middle = middle + 1 + lie.marsh[1] if ahead[1] else LOST
            right = right + 1 + lie.marsh[2] if ahead[2] else LOST
        ahead = lie.is_open
        if depth > SECTOR and cone != NO_CONE and cone // len(LANES) == depth:
            is_free = [lane != cone % len(LANES) for lane in LANES]
            ahead = tuple([ahead[lane] and is_free[lane] for lane in LANES])
        if ahead[0] and left + 1 < middle:
            middle = left + 1
        if ahead[2] and right + 1 < middle:
            middle = right + 1
        if ahead[1]:
            left = min(left, middle + 1)
            right = min(right, middle + 1)
        found += [right, middle, left]
    found.reverse()
    return found


class Way:
    """A path, whatever stands on it: what it lacks, and what it is to walk."""

    __slots__ = ("_cards", "_lies", "_trails", "frailty", "lacks", "missing")

    def __init__(
        self,
        cards: list[EraCard],
        lies: list[Lie],
        lacks: int,
        missing: tuple[int, ...],
        frailty: float,
    ) -> None:
        self._cards = cards
        self._lies = lies
        self._trails: dict[int, Trail] = {}
        self.lacks = lacks
        """How many cards."""
        self.missing = missing
        """The eras that it may have yet."""
        self.frailty = frailty
        """What is to be feared in a long game, in turns."""

    def trail(self, cone: int) -> Trail:
        found = self._trails.get(cone)
        if found is None:
            found = self._trails[cone] = Trail(self._cards, self._lies, cone)
        return found


class Ways:
    """The paths that were thought about in a game."""

    __slots__ = ("_found", "_lies", "_world")

    def __init__(self, world: World) -> None:
        self._world = world
        self._lies: dict[tuple[bool, bool], tuple[Lie, ...]] = {}
        self._found: dict[tuple[int, ...], Way] = {}

    def way(self, path: tuple[int, ...]) -> Way:
        found = self._found.get(path)
        if found is None:
            if len(self._found) == PATHS:
                self._found.clear()
            found = self._found[path] = self._make(path)
        return found

    def _make(self, path: tuple[int, ...]) -> Way:
        world = self._world
        cards = [world.cards[card] for card in path]
        eras = [world.eras[card] for card in path]
        missing = tuple([era for era in range(len(Era)) if era not in eras])
        sea = (int(Era.FISH) in missing) == world.barred_if
        ravine = (int(Era.BIRDS) in missing) == world.barred_if
        lies = self._lies.get((sea, ravine))
        if lies is None:
            lies = self._lies[(sea, ravine)] = _lies(world.cards, sea, ravine)
        lacks = world.full_path - len(path)
        return Way(cards, [lies[card] for card in path], lacks, missing, _frailty(cards))


def _lies(cards: Sequence[EraCard], sea: bool, ravine: bool) -> tuple[Lie, ...]:
    """By kind of card, where the sea or the ravine is open to the walker or not."""
    shut = [Ground.VOLCANO]
    if not sea:
        shut.append(Ground.SEA)
    if not ravine:
        shut.append(Ground.RAVINE)
    return tuple(
        [
            Lie(
                tuple([place not in shut for place in card.places]),
                tuple([int(place is Ground.MARSH) for place in card.places]),
            )
            for card in cards
        ]
    )


def _frailty(cards: Sequence[EraCard]) -> float:
    signs = [card.sign for card in cards]
    has_volcano = [card.has_volcano for card in cards]
    is_unstable = [card.is_unstable for card in cards]
    return (
        EARTHQUAKE * (Sign.EARTHQUAKE in signs)
        + HURRICANE * (Sign.HURRICANE in signs)
        + VOLCANO * (True in has_volcano)
        + COLLAPSE * (True in is_unstable)
        + WATERHOLE * (Sign.WATERHOLE in signs)
        + PREMIUM * [card.is_premium for card in cards].count(True)
    )


_WAYS: Final[dict[World, Ways]] = {}


def ways_of(world: World) -> Ways:
    found = _WAYS.get(world)
    if found is None:
        if len(_WAYS) == GAMES:
            _WAYS.clear()
        found = _WAYS[world] = Ways(world)
    return found

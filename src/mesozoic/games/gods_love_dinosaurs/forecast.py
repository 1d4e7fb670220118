"""What would happen as things stand: public facts, worked out for whoever looks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from typing import Final

from mesozoic.core.hexes import bits
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.actions import Go, Hunt
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import HUNTED, Deed, outcome
from mesozoic.games.gods_love_dinosaurs.doing import meals
from mesozoic.games.gods_love_dinosaurs.hatching import NEST, Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Hunting
from mesozoic.games.gods_love_dinosaurs.kinds import HOME, PREDATORS, Animal, AnimalSlug
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.refill import empty_columns
from mesozoic.games.gods_love_dinosaurs.roaming import (
    STEPS,
    Path,
    first_steps,
    may_end,
    range_of,
)
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing

HUNTERS: Final = (*PREDATORS, Animal.DINOSAUR)


@dataclass(frozen=True, slots=True)
class ColumnForecast:
    """What taking the last tile of a column would bring about."""

    animal: AnimalSlug
    tiles: int
    activates: bool
    """Whether the next tile taken from it is the last (GD-2.2)."""
    dinosaurs: bool
    """Whether the dinosaurs would activate too (GD-2.3)."""
    ends_game: bool
    """Whether the game would then be over, for want of tiles (GD-5.5)."""
    pawn: AnimalSlug | None
    """Where the pawn would then go; None where it would stay (GD-5.4)."""
    refills: tuple[AnimalSlug, ...]
    """The columns that would then be filled (GD-5.5)."""


@dataclass(frozen=True, slots=True)
class HuntForecast:
    """A hunt under way, if it ended here."""

    path: tuple[int, ...]
    steps: int
    """How many are left."""
    eaten: tuple[AnimalSlug, ...]
    meals: tuple[int, ...]
    """The hexes where it eats, in the same order."""
    newborn: tuple[int, ...]
    laid: tuple[int, ...]
    """The hexes of those for whom it lays an egg."""
    eggs: int
    may_end: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    columns: tuple[ColumnForecast, ...]
    emptied: ColumnForecast | None
    """What laying the tile in hand sets off, where it was the last of its column."""
    fertile: tuple[dict[AnimalSlug, tuple[int, ...]], ...]
    """By seat and species, the prey that have room beside them to reproduce."""
    starving: tuple[dict[AnimalSlug, tuple[int, ...]], ...]
    """By seat and species, the hunters that could eat nothing if they had to hunt first."""
    hunt: HuntForecast | None
    """Only for who hunts."""
    steps: tuple[HuntForecast, ...]
    """The same after each step that may come next."""
    hatchling_starves: bool | None
    """For who may hatch a dinosaur: whether it would find nothing to eat."""


def forecast(state: GodsState, seat: Seat | None, everybodys: Forecast | None = None) -> Forecast:
    """`everybodys`: what is known already; for a seat its own ecosystem alone may be another."""
    top = pending(state)
    now = top.as_seen_by(seat) if isinstance(top, Activation) else top
    seats, columns = state.world.seats, range(len(state.world.columns))
    if everybodys is None or seat is None:
        fertile = [_fertile(*_ecosystem(state, owner, seat)) for owner in seats]
        starving = [_starving(*_ecosystem(state, owner, seat)) for owner in seats]
    else:
        own = _ecosystem(state, seat, seat)
        fertile, starving = list(everybodys.fertile), list(everybodys.starving)
        fertile[seat], starving[seat] = _fertile(*own), _starving(*own)
    return Forecast(
        columns=everybodys.columns if everybodys else tuple(map(_column, repeat(state), columns)),
        emptied=_emptied(state, now) if isinstance(now, Placing) else None,
        fertile=tuple(fertile),
        starving=tuple(starving),
        hunt=_hunt(state, now, now.path) if isinstance(now, Chase) else None,
        steps=_steps(state, now) if isinstance(now, Hunting | Chase) else (),
        hatchling_starves=_hatchling(state, now.seat) if isinstance(now, Hatching) else None,
    )


def _ecosystem(state: GodsState, owner: Seat, seen_by: Seat | None) -> tuple[Land, Animals]:
    return state.lands[owner], state.seen(owner, seen_by).animals


def _column(state: GodsState, column: int) -> ColumnForecast:
    tiles = state.tiles_in(column)
    return _set_off(state, column, tiles, activates=tiles == 1)


def _emptied(state: GodsState, placing: Placing) -> ColumnForecast | None:
    if not state.is_empty(placing.column):
        return None
    return _set_off(state, placing.column, 0, activates=True)


def _set_off(state: GodsState, column: int, tiles: int, *, activates: bool) -> ColumnForecast:
    columns, has_pawn = state.world.columns, state.pawn == column
    empty = sorted({*empty_columns(state), column}) if has_pawn else []
    ends = has_pawn and len(empty) * state.world.rows > state.tiles_left()
    return ColumnForecast(
        animal=columns[column].slug,
        tiles=tiles,
        activates=activates,
        dinosaurs=has_pawn,
        ends_game=ends and (activates or tiles > 0),
        pawn=columns[(column + 1) % len(columns)].slug if has_pawn else None,
        refills=tuple(columns[one].slug for one in empty) if not ends else (),
    )


# An act changes one ecosystem, and all who look see the others as they were.
@lru_cache(maxsize=1024)
def _fertile(land: Land, animals: Animals) -> dict[str, tuple[int, ...]]:
    free = ~animals.everywhere
    return {
        animal.slug: bits(animals.of(animal) & land.spread(land.home(home) & free))
        for animal, home in HOME.items()
    }


@lru_cache(maxsize=1024)
def _starving(land: Land, animals: Animals) -> dict[str, tuple[int, ...]]:
    return {
        animal.slug: tuple(
            hunter
            for hunter in bits(animals.of(animal))
            if not first_steps(land, animals, animal, hunter)
        )
        for animal in HUNTERS
    }


def _hunt(state: GodsState, hunt: Hunting | Chase, path: Path) -> HuntForecast:
    animals, animal = state.animals[hunt.seat], hunt.animal
    reach = range_of(state.lands[hunt.seat], animals, animal, path[0])
    after = outcome(animals, animal, Deed(HUNTED, path))
    is_predator = animal in PREDATORS
    return HuntForecast(
        path=path,
        steps=STEPS[animal] - len(path) + 1,
        eaten=meals(animals, path, after.eaten),
        meals=tuple(dict.fromkeys(here for here in path if after.eaten >> here & 1)),
        newborn=bits(after.eaten & ~(1 << path[-1])) if is_predator else (),
        laid=() if is_predator else bits(after.eaten & animals.predators),
        eggs=after.eggs,
        may_end=may_end(reach, path),
    )


def _steps(state: GodsState, hunt: Hunting | Chase) -> tuple[HuntForecast, ...]:
    return tuple(
        _hunt(state, hunt, (*_so_far(hunt, action), action.target))
        for action in hunt.options(state, hunt.seat)
        if isinstance(action, Hunt | Go)
    )


def _so_far(hunt: Hunting | Chase, step: Hunt | Go) -> Path:
    if isinstance(step, Hunt):
        return (step.hunter,)
    assert isinstance(hunt, Chase)
    return hunt.path


def _hatchling(state: GodsState, seat: Seat) -> bool:
    animals = state.animals[seat].having(Animal.DINOSAUR, 1 << NEST)
    return not first_steps(state.lands[seat], animals, Animal.DINOSAUR, NEST)

"""What would happen as things stand: public facts, worked out for whoever looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.hexes import bits
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.deed import HUNTED, Deed, outcome
from mesozoic.games.gods_love_dinosaurs.doing import meals
from mesozoic.games.gods_love_dinosaurs.hatching import NEST, Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase
from mesozoic.games.gods_love_dinosaurs.kinds import PREDATORS, Animal
from mesozoic.games.gods_love_dinosaurs.refill import empty_columns
from mesozoic.games.gods_love_dinosaurs.roaming import STEPS, first_steps, may_end, range_of
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState

HUNTERS: Final = (*PREDATORS, Animal.DINOSAUR)


@dataclass(frozen=True, slots=True)
class ColumnForecast:
    """What taking the last tile of a column would bring about."""

    animal: str
    tiles: int
    activates: bool
    """Whether the next tile taken from it is the last (GD-2.2)."""
    dinosaurs: bool
    """Whether the dinosaurs would activate too (GD-2.3)."""
    ends_game: bool
    """Whether the game would then be over, for want of tiles (GD-5.5)."""


@dataclass(frozen=True, slots=True)
class HuntForecast:
    """A hunt under way, if it ended here."""

    path: tuple[int, ...]
    steps: int
    """How many are left."""
    eaten: tuple[str, ...]
    newborn: tuple[int, ...]
    eggs: int
    may_end: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    columns: tuple[ColumnForecast, ...]
    starving: tuple[dict[str, tuple[int, ...]], ...]
    """By seat and species, the hunters that could eat nothing if they had to hunt first."""
    hunt: HuntForecast | None
    """Only for who hunts."""
    hatchling_starves: bool | None
    """For who may hatch a dinosaur: whether it would find nothing to eat."""


def forecast(state: GodsState, seat: Seat | None) -> Forecast:
    top = pending(state)
    now = top.as_seen_by(seat) if isinstance(top, Activation) else top
    return Forecast(
        columns=tuple(_column(state, column) for column in range(len(state.world.columns))),
        starving=tuple(_starving(state, owner, seat) for owner in state.world.seats),
        hunt=_hunt(state, now) if isinstance(now, Chase) else None,
        hatchling_starves=_hatchling(state, now.seat) if isinstance(now, Hatching) else None,
    )


def _column(state: GodsState, column: int) -> ColumnForecast:
    tiles = sum(kind != EMPTY for kind in state.column(column))
    has_pawn = state.pawn == column
    wanted = (len(empty_columns(state)) + 1) * state.world.rows
    return ColumnForecast(
        animal=state.world.columns[column].slug,
        tiles=tiles,
        activates=tiles == 1,
        dinosaurs=has_pawn,
        ends_game=has_pawn and tiles > 0 and wanted > state.tiles_left(),
    )


def _starving(state: GodsState, owner: Seat, seen_by: Seat | None) -> dict[str, tuple[int, ...]]:
    land, (animals, _) = state.lands[owner], state.seen(owner, seen_by)
    return {
        animal.slug: tuple(
            hunter
            for hunter in bits(animals[animal])
            if not first_steps(land, animals, animal, hunter)
        )
        for animal in HUNTERS
    }


def _hunt(state: GodsState, chase: Chase) -> HuntForecast:
    animals, path = state.animals[chase.seat], chase.path
    reach = range_of(state.lands[chase.seat], animals, chase.animal, path[0])
    after = outcome(animals, chase.animal, Deed(HUNTED, path))
    is_predator = chase.animal in PREDATORS
    return HuntForecast(
        path=path,
        steps=STEPS[chase.animal] - len(path) + 1,
        eaten=meals(animals, path, after.eaten),
        newborn=bits(after.eaten & ~(1 << path[-1])) if is_predator else (),
        eggs=after.eggs,
        may_end=may_end(reach, path),
    )


def _hatchling(state: GodsState, seat: Seat) -> bool:
    animals = state.animals[seat].having(Animal.DINOSAUR, 1 << NEST)
    return not first_steps(state.lands[seat], animals, Animal.DINOSAUR, NEST)

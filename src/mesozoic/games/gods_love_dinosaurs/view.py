"""What a seat, or a spectator, may know; and states that look the same to it.

Only one thing is ever hidden: what the others do in an activation until all have confirmed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from mesozoic.core.hexes import bits
from mesozoic.core.moment_views import MomentView
from mesozoic.core.play import advance, deciders, options, pending, seen
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.gods_love_dinosaurs.activation import Activation, first_moment
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.forecast import Forecast, forecast
from mesozoic.games.gods_love_dinosaurs.kinds import Animal, AnimalSlug, TerrainSlug
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.moments import moment_view
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from mesozoic.games.gods_love_dinosaurs.tile_list import LETTERS
from mesozoic.games.gods_love_dinosaurs.tiles import tiles_in
from mesozoic.games.gods_love_dinosaurs.turn import Placing

if TYPE_CHECKING:
    from random import Random

GOLDEN = 5
"""GD-5.6: the eggs that a golden one counts for."""


@dataclass(frozen=True, slots=True)
class TileView:
    """Two joined hexes; an animal, if there is one, is on the first."""

    first: TerrainSlug
    second: TerrainSlug
    animal: AnimalSlug | None


@dataclass(frozen=True, slots=True)
class HexView:
    q: int
    r: int
    terrain: TerrainSlug


@dataclass(frozen=True, slots=True)
class EcosystemView:
    """One player's hexes by their numbers, and what lives there as far as it may be seen."""

    hexes: tuple[HexView, ...]
    animals: dict[AnimalSlug, tuple[int, ...]]
    """For each species the hexes it stands on."""
    eggs: int
    golden: int
    """How many of the eggs could lie there as golden ones."""
    points: int
    is_hidden: bool
    """Whether its owner may have changed it since, out of sight."""


@dataclass(frozen=True, slots=True)
class GodsView:
    seat: Seat | None
    turn: int
    first: Seat | None
    active: Seat | None
    volcano: Seat | None
    pawn: AnimalSlug
    """The column that the dinosaur pawn is under."""
    columns: dict[AnimalSlug, tuple[TileView | None, ...]]
    stacks: dict[str, int]
    """How many tiles of each letter lie face down."""
    in_hand: TileView | None
    """The tile that is being placed."""
    ecosystems: tuple[EcosystemView, ...]
    moment: MomentView | None
    """What is awaited; in an activation, of this seat."""
    asked: tuple[Seat, ...]
    forecast: Forecast
    result: Result | None


def view(state: GodsState, seat: Seat | None) -> GodsView:
    world, top = state.world, pending(state)
    return GodsView(
        seat=seat,
        turn=state.turn,
        first=state.first,
        active=state.active,
        volcano=state.volcano,
        pawn=world.columns[state.pawn].slug,
        columns={
            animal.slug: tuple(_tile(state, kind) for kind in state.column(column))
            for column, animal in enumerate(world.columns)
        },
        stacks={
            letter: tiles_in(stack) for letter, stack in zip(LETTERS, state.stacks, strict=True)
        },
        in_hand=_tile(state, top.tile) if isinstance(top, Placing) else None,
        ecosystems=tuple(_ecosystem(state, owner, seat) for owner in world.seats),
        moment=moment_view(seen(state, seat)),
        asked=tuple(deciders(state)),
        forecast=forecast(state, seat),
        result=state.result,
    )


def own_fields(state: GodsState, seat: Seat, everybodys: GodsView) -> dict[str, Any]:
    """Only an activation hides what the others do."""
    if not (state.shown or isinstance(pending(state), Activation)):
        return {"seat": seat}
    ecosystems = list(everybodys.ecosystems)
    ecosystems[seat] = _ecosystem(state, seat, seat)
    return {
        "seat": seat,
        "ecosystems": tuple(ecosystems),
        "moment": moment_view(seen(state, seat)),
        "forecast": forecast(state, seat, everybodys.forecast),
    }


def _tile(state: GodsState, kind: int) -> TileView | None:
    if kind == EMPTY:
        return None
    tile = state.world.kinds[kind]
    return _tile_with(tile.terrains, tile.guest)


@cache
def _tile_with(terrains: tuple[TerrainSlug, TerrainSlug], guest: AnimalSlug | None) -> TileView:
    return TileView(*terrains, guest)


def _ecosystem(state: GodsState, owner: Seat, seen_by: Seat | None) -> EcosystemView:
    shown, top = state.seen(owner, seen_by), pending(state)
    is_hidden = (
        isinstance(top, Activation)
        and bool(state.shown)
        and owner != seen_by
        and any(owner == seat for seat, _ in top.lanes)
    )
    return _ecosystem_with(state.lands[owner], shown.animals, shown.eggs, is_hidden)


# An act changes one ecosystem, and all who look see the others as they were.
@lru_cache(maxsize=1024)
def _ecosystem_with(land: Land, animals: Animals, eggs: int, is_hidden: bool) -> EcosystemView:
    return EcosystemView(
        hexes=_hexes(land),
        animals={animal.slug: bits(animals.of(animal)) for animal in Animal},
        eggs=eggs,
        golden=eggs // GOLDEN,
        points=eggs + animals.dinosaur.bit_count(),
        is_hidden=is_hidden,
    )


@lru_cache(maxsize=256)
def _hexes(land: Land) -> tuple[HexView, ...]:
    """A land is looked at far more often than it grows."""
    return tuple(HexView(*laid) for laid in land)


def redeal(state: GodsState, seat: Seat, rng: Random) -> GodsState:
    """Each of the others has begun anew, and those that have confirmed did anything they could."""
    new = state.copy()
    now = pending(state)
    if not isinstance(now, Activation):
        return new
    lanes = []
    for owner, lane in now.lanes:
        if owner != seat:
            shown = state.shown[owner]
            new.animals[owner], new.eggs[owner] = shown.animals, shown.eggs
            new.deeds[owner] = ()
            first = first_moment(new, owner, now.animal)
            assert first is not None
            lane = (first,)
        lanes.append((owner, lane))
    new.stack[-1] = Activation(tuple(lanes), now.begun, now.animal)
    asked = now.seats(state)
    for owner, _ in now.lanes:
        while owner != seat and owner not in asked and options(new, owner):
            advance(new, owner, rng.choice(options(new, owner)))
    return new

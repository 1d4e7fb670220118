"""The hexes of one ecosystem, numbered as they were laid: the nest is 0."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, final

from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.hexworld import (
    AROUND_TILE,
    CENTRE,
    GRID,
    OFFSETS,
    TOUCHES_FIRST,
    TOUCHES_SECOND,
    hex_of,
    ways_at,
)
from mesozoic.games.gods_love_dinosaurs.kinds import Terrain
from mesozoic.games.gods_love_dinosaurs.tiles import Tile

START_HEXES: Final = 7

# What a cell of the grid holds: the number of a hex, fewer than 128 of which are ever laid,
RIM: Final = 128
"""or this for an empty place beside the first hexes, one more if it is so since the first tile;"""
BEYOND: Final = 255
"""or this for a place that touches nothing."""


class LaidHex(NamedTuple):
    """A hex as everybody sees it, from the nest."""

    q: int
    r: int
    terrain: str


@final
class Land:
    """A value: laying a tile makes a new one. Sets of hexes are masks, bit n for hex n."""

    __slots__ = ("grid", "near", "places", "rim", "terrain", "tiles")

    tiles: list[int]
    """The kinds of the tiles laid, in order; tile n covers hexes 7 + 2n and 8 + 2n."""
    places: list[int]
    """Where each hex lies."""
    terrain: list[int]
    """The hexes of each terrain."""
    near: list[int]
    """The hexes next to each."""
    grid: bytes
    """What there is at each place."""
    rim: list[int]
    """The empty places that touch the ecosystem, those first that have done so the longest."""

    @classmethod
    def begun(cls, terrains: tuple[Terrain, ...], grid: int = GRID) -> Land:
        """A start tile (GD-0.2): the nest, and six hexes around it from the east."""
        ring = tuple([CENTRE + offset for offset in OFFSETS])
        return cls.of((CENTRE, *ring), terrains, grid)

    @classmethod
    def of(cls, places: tuple[int, ...], terrains: tuple[Terrain, ...], grid: int = GRID) -> Land:
        """Any hexes at all, the nest first."""
        land, cells, last = cls(), bytearray([BEYOND]) * grid, grid - 1
        land.tiles, land.places = [], list(places)
        land.terrain = [0] * len(Terrain)
        for number, terrain in enumerate(terrains):
            cells[places[number] & last] = number
            land.terrain[terrain] |= 1 << number
        around = [[place + offset for offset in OFFSETS] for place in places]
        land.near = [
            sum(1 << cells[at & last] for at in beside if cells[at & last] != BEYOND)
            for beside in around
        ]
        rim = {at for beside in around for at in beside if cells[at & last] == BEYOND}
        land.rim = sorted(rim)
        for place in rim:
            cells[place & last] = RIM
        land.grid = bytes(cells)
        return land

    def with_tile(self, kind: int, tile: Tile, place: int, beyond: int) -> Land:
        """The land with one more tile: its first hex at `place`, its second `beyond`."""
        new = Land()
        first = len(self.places)
        one, two = TOUCHES_FIRST << first, TOUCHES_SECOND << first
        laid, covered, joined = [kind], [place, beyond], [two, one]
        new.tiles = self.tiles + laid
        new.places = self.places + covered
        new.terrain = self.terrain.copy()
        new.terrain[tile.first] |= one
        new.terrain[tile.second] |= two
        new.near = near = self.near + joined
        new.rim = rim = self.rim.copy()
        grid, last, since = self.grid, len(self.grid) - 1, RIM + len(new.tiles)
        for at in covered:
            if grid[at & last] != BEYOND:
                cover(rim, at)
        cells = bytearray(grid)
        for offset, touches in AROUND_TILE[beyond - place]:
            at = place + offset
            there = grid[at & last]
            if there < RIM:
                near[there] |= touches << first
                if touches & TOUCHES_FIRST:
                    near[first] |= 1 << there
                if touches & TOUCHES_SECOND:
                    near[first + 1] |= 1 << there
            elif there == BEYOND:
                cells[at & last] = since
                rim.append(at)
        cells[place & last] = first
        cells[beyond & last] = first + 1
        new.grid = bytes(cells)
        return new

    def __iter__(self) -> Iterator[LaidHex]:
        return iter(_laid(self))

    def __len__(self) -> int:
        return len(self.places)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Land)
            and self.places == other.places
            and self.terrain == other.terrain
            and self.tiles == other.tiles
        )

    def __hash__(self) -> int:
        return hash(tuple(self.places))

    def __reduce__(self) -> tuple[Any, ...]:
        """By how it was laid: all else, ten times as much, follows."""
        laid = (tuple(self.places), tuple(self.terrain), tuple(self.tiles))
        return _relaid, (*laid, len(self.grid))

    def placements(self) -> list[Place]:
        """GD-2.1: every way to lay a tile, in a stable order."""
        found: list[Place] = []
        grid, last = self.grid, len(self.grid) - 1
        for place in self.rim:
            ways, way = ways_at(place), 0
            here = grid[place & last]
            for offset in OFFSETS:
                there = grid[place + offset & last]
                if counts_here(here, there, offset):
                    found.append(ways[way])
                    found.append(ways[way + 1])
                way += 2
        return found

    def drawn_placement(self, random: Callable[[], float]) -> Place:
        """One of the placements, each as likely as any other, without listing them."""
        grid, last, rim = self.grid, len(self.grid) - 1, self.rim
        while True:
            drawn = int(random() * (12 * len(rim)))
            place, way = rim[drawn // 12], drawn % 12
            offset = OFFSETS[way // 2]
            here, there = grid[place & last], grid[place + offset & last]
            if counts_here(here, there, offset):
                return ways_at(place)[way]

    def terrain_of(self, number: int) -> Terrain:
        return next(kind for kind in Terrain if self.terrain[kind] >> number & 1)

    def home(self, terrain: int) -> int:
        """The hexes where prey of a terrain lives: its own and the wild."""
        return self.terrain[terrain] | self.terrain[Terrain.WILD]

    @property
    def mountains(self) -> int:
        return self.terrain[Terrain.MOUNTAIN]

    def number_at(self, place: int) -> int | None:
        """The hex that lies at a place."""
        there = self.grid[place & len(self.grid) - 1]
        return there if there < RIM and self.places[there] == place else None

    def beside(self, place: int) -> int:
        """The hexes next to a place, be it empty or not."""
        grid, last, hexes = self.grid, len(self.grid) - 1, 0
        for offset in OFFSETS:
            there = grid[place + offset & last]
            if there < RIM:
                hexes |= 1 << there
        return hexes

    def ahead(self, before: int, here: int) -> int | None:
        """The hex straight on, for who came from `before` to `here`."""
        return self.number_at(2 * self.places[here] - self.places[before])

    def spread(self, hexes: int) -> int:
        """All that is next to any of these hexes."""
        near, beside = self.near, 0
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            beside |= near[low.bit_length() - 1]
        return beside


def counts_here(here: int, there: int, offset: int) -> bool:
    """Whether a tile counts at this place of the rim, when it goes on to another.

    One that covers two places of the rim is met at both: it counts where it could lie first.
    """
    return there > here or (there == here and offset > 0)


def cover(rim: list[int], place: int) -> None:
    """Take a place off the rim."""
    for at, other in enumerate(rim):
        if other == place:
            rim.pop(at)
            return


@lru_cache(maxsize=256)
def _laid(land: Land) -> tuple[LaidHex, ...]:
    """A land is looked at far more often than it grows."""
    return tuple(
        LaidHex(*hex_of(place), land.terrain_of(number).slug)
        for number, place in enumerate(land.places)
    )


@lru_cache(maxsize=256)
def _relaid(
    places: tuple[int, ...], terrain: tuple[int, ...], tiles: tuple[int, ...], grid: int
) -> Land:
    """A land laid tile by tile as it was, so that its placements have the same order."""
    kinds = [
        next(kind for kind in Terrain if terrain[kind] >> number & 1)
        for number in range(len(places))
    ]
    first = len(places) - 2 * len(tiles)
    land = Land.of(places[:first], tuple(kinds[:first]), grid)
    for at, tile in zip(range(first, len(places), 2), tiles, strict=True):
        land = land.with_tile(tile, Tile(kinds[at], kinds[at + 1]), places[at], places[at + 1])
    return land

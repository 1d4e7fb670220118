"""The hexes of one ecosystem, numbered as they were laid: the nest is 0."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, final

from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, around, hex_of, rim_of, ways_at
from mesozoic.games.gods_love_dinosaurs.kinds import Terrain
from mesozoic.games.gods_love_dinosaurs.tiles import Tile

START_HEXES: Final = 7


class LaidHex(NamedTuple):
    """A hex as everybody sees it, from the nest."""

    q: int
    r: int
    terrain: str


@final
class Land:
    """A value: laying a tile makes a new one. Sets of hexes are masks, bit n for hex n."""

    __slots__ = ("_hash", "near", "number", "places", "rim", "terrain", "tiles", "ways")

    tiles: tuple[int, ...]
    """The kinds of the tiles laid, in order; tile n covers hexes 7 + 2n and 8 + 2n."""
    places: tuple[int, ...]
    """Where each hex lies."""
    terrain: tuple[int, ...]
    """The hexes of each terrain."""
    near: tuple[int, ...]
    """The hexes next to each."""
    number: dict[int, int]
    """What hex lies at a place."""
    rim: frozenset[int]
    """The empty places that touch the ecosystem."""
    ways: dict[int, Place]
    """How a tile may lie: on two empty places, at least one of them of the rim."""
    _hash: int

    @classmethod
    def begun(cls, terrains: tuple[Terrain, ...]) -> Land:
        """A start tile (GD-0.2): the nest, and six hexes around it from the east."""
        return cls.of((CENTRE, *around(CENTRE)), terrains)

    @classmethod
    def of(cls, places: tuple[int, ...], terrains: tuple[Terrain, ...]) -> Land:
        """Any hexes at all, the nest first."""
        land = cls()
        land.tiles = land.places = land.near = ()
        land.number, land.rim, land.ways = {}, frozenset(), {}
        land.terrain = (0,) * len(Terrain)
        return land._grown(places, terrains, ())

    def with_tile(self, kind: int, tile: Tile, place: int, beyond: int) -> Land:
        """The land with one more tile: its first hex at `place`, its second `beyond`."""
        return self._grown((place, beyond), tile[:2], (kind,))

    def _grown(
        self, places: tuple[int, ...], terrains: tuple[Terrain, ...], tiles: tuple[int, ...]
    ) -> Land:
        new = Land()
        new.tiles = self.tiles + tiles
        new.places = self.places + places
        new._hash = hash(new.places)
        number, terrain, near = self.number.copy(), list(self.terrain), list(self.near)
        rim, ways = self.rim.difference(places), self.ways.copy()
        for place, kind in zip(places, terrains, strict=True):
            own = len(near)
            bit, touching = 1 << own, 0
            number[place] = own
            terrain[kind] |= bit
            for beside in around(place):
                if beside in number:
                    other = number[beside]
                    touching |= 1 << other
                    near[other] |= bit
            near.append(touching)
        fresh = [at for at in rim_of(places) if at not in number and at not in rim]
        for place in fresh:
            ways.update(ways_at(place))
        for place in places:
            for way in ways_at(place):
                ways.pop(way, None)
        new.number, new.terrain, new.near = number, tuple(terrain), tuple(near)
        new.rim, new.ways = rim.union(fresh), ways
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
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        """By how it was laid: all else, ten times as much, follows."""
        return _relaid, (self.places, self.terrain, self.tiles)

    def placements(self) -> list[Place]:
        """GD-2.1: every way to lay a tile, in a stable order."""
        return list(self.ways.values())

    def terrain_of(self, number: int) -> Terrain:
        return next(kind for kind in Terrain if self.terrain[kind] >> number & 1)

    def home(self, terrain: Terrain) -> int:
        """The hexes where prey of a terrain lives: its own and the wild."""
        return self.terrain[terrain] | self.terrain[Terrain.WILD]

    def ahead(self, before: int, here: int) -> int | None:
        """The hex straight on, for who came from `before` to `here`."""
        places = self.places
        return self.number.get(2 * places[here] - places[before])

    def spread(self, hexes: int) -> int:
        """All that is next to any of these hexes."""
        near, beside = self.near, 0
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            beside |= near[low.bit_length() - 1]
        return beside


@lru_cache(maxsize=256)
def _laid(land: Land) -> tuple[LaidHex, ...]:
    """A land is looked at far more often than it grows."""
    return tuple(
        LaidHex(*hex_of(place), land.terrain_of(number).slug)
        for number, place in enumerate(land.places)
    )


@lru_cache(maxsize=256)
def _relaid(places: tuple[int, ...], terrain: tuple[int, ...], tiles: tuple[int, ...]) -> Land:
    """A land laid tile by tile as it was, so that its placements have the same order."""
    kinds = [
        next(kind for kind in Terrain if terrain[kind] >> number & 1)
        for number in range(len(places))
    ]
    first = len(places) - 2 * len(tiles)
    land = Land.of(places[:first], tuple(kinds[:first]))
    for at, tile in zip(range(first, len(places), 2), tiles, strict=True):
        land = land._grown(places[at : at + 2], tuple(kinds[at : at + 2]), (tile,))
    return land

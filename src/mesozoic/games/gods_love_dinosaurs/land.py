"""The hexes of one ecosystem, numbered as they were laid: the nest is 0."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final, NamedTuple, final

from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, around, hex_of, sides, vicinity
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

    __slots__ = ("_hash", "near", "number", "places", "rim", "terrain", "tiles")

    tiles: tuple[int, ...]
    """The kinds of the tiles laid, in order; tile n covers hexes 7 + 2n and 8 + 2n."""
    places: tuple[int, ...]
    """Where each hex lies."""
    terrain: tuple[int, ...]
    """The hexes of each terrain."""
    near: tuple[int, ...]
    """The hexes next to each."""
    number: Mapping[int, int]
    """What hex lies at a place."""
    rim: Mapping[int, tuple[Place, ...]]
    """The empty places that touch the ecosystem, and how a tile may lie on each.

    A tile on two of them is listed at both, one way round at each.
    """
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
        land.number, land.rim = {}, {}
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
        number, terrain, near = dict(self.number), list(self.terrain), list(self.near)
        rim = dict(self.rim)
        for place, kind in zip(places, terrains, strict=True):
            own = len(near)
            bit, touching = 1 << own, 0
            number[place] = own
            terrain[kind] |= bit
            rim.pop(place, None)
            for beside in around(place):
                if beside in number:
                    other = number[beside]
                    touching |= 1 << other
                    near[other] |= bit
                elif beside not in rim:
                    rim[beside] = ()
            near.append(touching)
        for place in vicinity(places):
            if place in rim:
                rim[place] = _tiles_at(place, number, rim)
        new.number, new.terrain, new.near, new.rim = number, tuple(terrain), tuple(near), rim
        return new

    def __iter__(self) -> Iterator[LaidHex]:
        for number, place in enumerate(self.places):
            yield LaidHex(*hex_of(place), self.terrain_of(number).slug)

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

    def placements(self) -> list[Place]:
        """GD-2.1: every way to lay a tile, in a stable order."""
        return list(chain.from_iterable(self.rim.values()))

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


def _tiles_at(
    place: int, number: Mapping[int, int], rim: Mapping[int, tuple[Place, ...]]
) -> tuple[Place, ...]:
    """The tiles on an empty place; those reaching further out, both ways round."""
    tiles = []
    for beside, there, back in sides(place):
        if beside not in number:
            tiles.append(there)
            if beside not in rim:
                tiles.append(back)
    return tuple(tiles)

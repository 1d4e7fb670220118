"""The hexes of one ecosystem, numbered as they were laid: the nest is 0."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mesozoic.core.hexes import Hex
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, hex_of, sides
from mesozoic.games.gods_love_dinosaurs.kinds import Terrain
from mesozoic.games.gods_love_dinosaurs.tiles import Tile


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """A value: laying a tile makes a new one. Sets of hexes are masks, bit n for hex n."""

    tiles: tuple[int, ...]
    """The kinds of the tiles laid, in order; tile n covers hexes 7 + 2n and 8 + 2n."""
    places: tuple[int, ...]
    """Where each hex lies."""
    number: Mapping[int, int]
    """What hex lies at a place."""
    terrain: tuple[int, ...]
    """The hexes of each terrain."""
    near: tuple[int, ...]
    """The hexes next to each."""
    rim: tuple[int, ...]
    """The empty places that touch the ecosystem."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Land)
            and self.places == other.places
            and self.tiles == other.tiles
            and self.terrain == other.terrain
        )

    def __hash__(self) -> int:
        return hash(self.places)

    def __len__(self) -> int:
        return len(self.places)

    @classmethod
    def begun(cls, terrains: tuple[Terrain, ...]) -> Land:
        """A start tile (GD-0.2): the nest, and six hexes around it from the east."""
        land = cls((), (), {}, (0,) * len(Terrain), (), ())
        places = (CENTRE, *(side.near for side in sides(CENTRE)))
        for place, terrain in zip(places, terrains, strict=True):
            land = land._grown(((place, terrain),), ())
        return land

    def with_tile(self, kind: int, tile: Tile, place: int, beyond: int) -> Land:
        """The land with one more tile: its first hex at `place`, its second `beyond`."""
        return self._grown(((place, tile.first), (beyond, tile.second)), (kind,))

    def _grown(self, hexes: tuple[tuple[int, Terrain], ...], tiles: tuple[int, ...]) -> Land:
        number, terrain, near = dict(self.number), list(self.terrain), list(self.near)
        places = (*self.places, *[place for place, _ in hexes])
        rim = [place for place in self.rim if place not in places[len(near) :]]
        for place, kind in hexes:
            own, bit = len(near), 1 << len(near)
            number[place] = own
            terrain[kind] |= bit
            around = 0
            for side in sides(place):
                other = number.get(side.near)
                if other is not None:
                    around |= 1 << other
                    near[other] |= bit
                elif side.near not in rim and side.near not in places:
                    rim.append(side.near)
            near.append(around)
        return Land(self.tiles + tiles, places, number, tuple(terrain), tuple(near), tuple(rim))

    def hex(self, number: int) -> Hex:
        """Where a hex lies, seen from the nest."""
        return hex_of(self.places[number])

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
        near, around = self.near, 0
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            around |= near[low.bit_length() - 1]
        return around

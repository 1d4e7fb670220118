"""The list of ecosystem tiles, a line each, checked against every total of GD-0.3."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, NoReturn

from mesozoic.core.codec import shown
from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.gods_love_dinosaurs.kinds import (
    ANIMALS,
    PREDATORS,
    PREY,
    SPECIES,
    TERRAINS,
    Animal,
    Terrain,
    may_stand,
)
from mesozoic.games.gods_love_dinosaurs.tiles import Tile

FILE: Final = "tiles.txt"
LETTERS: Final = ("A", "B", "C", "D")
MARKS: Final = {"2+": 2, "3+": 3, "4+": 4, "5": 5}
"""From how many players on a tile is in play."""

# GD-0.3, as the rulebook counts them.
ALL_TILES: Final = 84
# How many tiles of each letter bear each mark: more of the first letter for two.
FIRST_FOR_TWO: Final = 12
OTHERS_FOR_TWO: Final = 8
FOR_MORE: Final = 4

ALL_TERRAINS: Final = {
    Terrain.LAKE: 42,
    Terrain.FOREST: 42,
    Terrain.FIELD: 42,
    Terrain.WILD: 18,
    Terrain.MOUNTAIN: 24,
}
EACH_ANIMAL: Final = 12

EARLY: Final = ("A", "B")
LATE: Final = ("C", "D")


class Printed(NamedTuple):
    """A tile as it is printed: its letter and its mark, and what it is."""

    letter: str
    mark: str
    tile: Tile
    line: int


def read_tiles(pack: Pack) -> tuple[Printed, ...]:
    """The tiles of a pack; raises PackError at the first thing that is not as it must be."""
    lines = enumerate(pack.text(FILE).splitlines(), start=1)
    written = ((line, text.partition("#")[0].split()) for line, text in lines)
    tiles = tuple(_read_tile(pack.wishes, line, words) for line, words in written if words)
    _check_letters(pack.wishes, tiles)
    if len(tiles) != ALL_TILES:
        _refuse(_last(tiles), "pack-tiles", found=len(tiles), expected=ALL_TILES)
    _check_totals(pack.wishes, tiles)
    _check_shares(pack.wishes, tiles)
    _check_variety(pack.wishes, tiles)
    return tiles


def in_play(tiles: Iterable[Printed], players: int) -> tuple[Printed, ...]:
    """GD-1.1: the tiles for a number of players."""
    return tuple(tile for tile in tiles if MARKS[tile.mark] <= players)


def _read_tile(wishes: Wishes, line: int, words: Sequence[str]) -> Printed:
    """Letter, mark and two hexes, each a terrain with perhaps an animal after a colon."""
    if len(words) != 4:
        _refuse(line, "pack-tile-words", found=shown(" ".join(words)))
    letter, mark, *hexes = words
    if letter not in LETTERS:
        _refuse(line, "pack-tile-letter", found=shown(letter), known=", ".join(LETTERS))
    if mark not in MARKS:
        _refuse(line, "pack-tile-mark", found=shown(mark), known=", ".join(MARKS))
    spots = [_read_hex(wishes, line, text) for text in hexes]
    if all(animal is not None for _, animal in spots):
        _refuse(line, "pack-tile-animals")
    return Printed(letter, mark, Tile.of(*spots), line)


def _read_hex(wishes: Wishes, line: int, text: str) -> tuple[Terrain, Animal | None]:
    terrain, colon, animal = text.partition(":")
    if terrain not in TERRAINS:
        _refuse(line, "pack-tile-terrain", found=shown(terrain), known=", ".join(TERRAINS))
    if not colon:
        return TERRAINS[terrain], None
    slugs = [species.slug for species in SPECIES]
    if animal not in slugs:
        _refuse(line, "pack-tile-animal", found=shown(animal), known=", ".join(slugs))
    with wishes.ours():
        if not may_stand(ANIMALS[animal], TERRAINS[terrain]):
            _refuse(line, "pack-animal-astray", animal=animal, terrain=terrain)
    return TERRAINS[terrain], ANIMALS[animal]


def _check_letters(wishes: Wishes, tiles: Sequence[Printed]) -> None:
    """So many tiles of each letter and mark."""
    for letter in LETTERS:
        for mark, players in MARKS.items():
            own = [tile for tile in tiles if (tile.letter, tile.mark) == (letter, mark)]
            for_two = FIRST_FOR_TWO if letter == LETTERS[0] else OTHERS_FOR_TWO
            expected = for_two if players == 2 else FOR_MORE
            found = {"found": len(own), "expected": expected}
            with wishes.ours():
                if len(own) != expected:
                    _refuse(_last(own), "pack-tile-count", letter=letter, mark=mark, **found)


def _check_totals(wishes: Wishes, tiles: Sequence[Printed]) -> None:
    """So many hexes of each terrain, so many tiles with each animal."""
    for terrain, expected in ALL_TERRAINS.items():
        found = sum(_hexes(terrain)(tile) for tile in tiles)
        with wishes.ours():
            if found != expected:
                about = {"found": found, "expected": expected}
                _refuse(_last(tiles), "pack-terrain-total", terrain=terrain.slug, **about)
    for animal in SPECIES:
        found = sum(tile.tile.animal is animal for tile in tiles)
        with wishes.ours():
            if found != EACH_ANIMAL:
                about = {"found": found, "expected": EACH_ANIMAL}
                _refuse(_last(tiles), "pack-animal-total", animal=animal.slug, **about)


def _check_shares(wishes: Wishes, tiles: Sequence[Printed]) -> None:
    """A and B hold more prey and wild, C and D more predators and mountains."""
    shares: Mapping[str, tuple[Callable[[Printed], int], bool]] = {
        "prey": (lambda tile: tile.tile.animal in PREY, True),
        "wild": (_hexes(Terrain.WILD), True),
        "predators": (lambda tile: tile.tile.animal in PREDATORS, False),
        "mountains": (_hexes(Terrain.MOUNTAIN), False),
    }
    for share, (count, is_early) in shares.items():
        more, fewer = (EARLY, LATE) if is_early else (LATE, EARLY)
        found = sum(count(tile) for tile in tiles if tile.letter in more)
        others = sum(count(tile) for tile in tiles if tile.letter in fewer)
        sides = {"more": " + ".join(more), "fewer": " + ".join(fewer)}
        with wishes.ours():
            if found <= others:
                counted = {"found": found, "others": others}
                _refuse(_last(tiles), "pack-tile-share", share=share, **sides, **counted)


def _check_variety(wishes: Wishes, tiles: Sequence[Printed]) -> None:
    """Every letter and every mark has each terrain, each animal, and tiles without one."""
    for name in (*LETTERS, *MARKS):
        own = [tile for tile in tiles if name in (tile.letter, tile.mark)]
        present = {slug for tile in own for slug in tile.tile.terrains}
        present |= {tile.tile.guest or "none" for tile in own}
        for kind in (*TERRAINS, *(animal.slug for animal in SPECIES), "none"):
            with wishes.ours():
                if kind not in present:
                    _refuse(_last(own), "pack-tile-variety", name=name, kind=kind)


def _hexes(terrain: Terrain) -> Callable[[Printed], int]:
    """How many hexes of a terrain a tile has."""
    return lambda printed: printed.tile.terrains.count(terrain.slug)


def _last(tiles: Sequence[Printed]) -> int:
    """Where to begin looking: the last of the lines in question."""
    return tiles[-1].line if tiles else 1


def _refuse(line: int, problem: str, **about: object) -> NoReturn:
    raise PackError(problem, file=FILE, line=line, **about)

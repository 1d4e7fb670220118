"""How terrains and animals look; whatever a colour says, a letter or a texture says too."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import INK, PAPER, TerrainLook
from mesozoic.games.gods_love_dinosaurs.kinds import PREDATORS, Animal
from mesozoic.games.gods_love_dinosaurs.view import TileView
from mesozoic.words.catalogue import Catalogue

TERRAINS: Final = {
    "lake": TerrainLook(("#8fbfd0", "#9dc9d8", "#83b5c8"), "~"),
    "forest": TerrainLook(("#8fae74", "#9ab97f", "#84a46a"), "%"),
    "field": TerrainLook(("#e6d590", "#ecdd9f", "#dfcc83"), '"'),
    "wild": TerrainLook(("#d9a9c4", "#e0b5cd", "#d09dba"), "*"),
    "mountain": TerrainLook(("#b5aca1", "#c0b8ae", "#aaa095"), "^"),
}
PREY: Final = Style(color=PAPER, bgcolor=INK, bold=True)
PREDATOR: Final = Style(color=PAPER, bgcolor="#8c2f1b", bold=True)
HUNTERS: Final = tuple(animal.slug for animal in (*PREDATORS, Animal.DINOSAUR))


def style_of(animal: str) -> Style:
    return PREDATOR if animal in HUNTERS else PREY


def mark(words: Catalogue, animal: str | None) -> str:
    """An animal in two letters."""
    return "  " if animal is None else words.say(f"cli-mark-{animal}")


def draw_tile(tile: TileView, words: Catalogue) -> Text:
    """Two hexes side by side, the first with its animal."""
    drawn = Text()
    for number, (terrain, animal) in enumerate(((tile.first, tile.animal), (tile.second, None))):
        look = TERRAINS[terrain]
        ground = look.style(number)
        middle = style_of(animal) if animal else ground
        drawn.append(look.texture, ground)
        drawn.append(mark(words, animal), middle)
        drawn.append(look.texture, ground)
    return drawn

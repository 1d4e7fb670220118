"""The animal board: its columns, the tiles in them, the pawn under one; and what lies face down."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.gods_love_dinosaurs.look import TERRAINS, draw_tile, mark, style_of
from mesozoic.cli.screens.island.palette import ACCENT, SOFT, badge
from mesozoic.cli.screens.island.weather import heading
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.view import GodsView
from mesozoic.words.catalogue import Catalogue

COLUMN: Final = 13
NO_TILE: Final = "·"


def animal_board(view: GodsView, words: Catalogue, width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in view.columns:
        grid.add_column(width=COLUMN)
    grid.add_row(*(_name(words, animal) for animal in view.columns))
    for row in zip(*view.columns.values(), strict=True):
        grid.add_row(*(draw_tile(tile, words) if tile else Text(NO_TILE, SOFT) for tile in row))
    pawn = Text(f"▲ {words.say('cli-pawn')}", ACCENT)
    grid.add_row(*(pawn if animal == view.pawn else Text() for animal in view.columns))
    return Group(grid, _stacks(view, words, width))


def _name(words: Catalogue, animal: str) -> Text:
    name = Text(words.say(f"animal-{animal}"), Style(bold=True))
    return Text.assemble((mark(words, animal), style_of(animal)), " ", name)


def _stacks(view: GodsView, words: Catalogue, width: int) -> Text:
    pieces = [Text(f"{letter} {tiles}") for letter, tiles in view.stacks.items()]
    if view.volcano is not None:
        pieces.append(Text.assemble(heading(words.say("cli-volcano")), badge(view.volcano)))
    return flow(pieces, width, heading(words.say("cli-stacks")))


def legend(words: Catalogue, width: int) -> Text:
    """What textures, letters and signs stand for."""
    dinosaur = Animal.DINOSAUR.slug
    pieces = [
        Text.assemble(
            (f" {look.texture} ", look.style()), f" {words.say(f'terrain-{one}').lower()}"
        )
        for one, look in TERRAINS.items()
    ]
    pieces.append(
        Text.assemble(
            (mark(words, dinosaur), style_of(dinosaur)),
            f" {words.say(f'animal-{dinosaur}').lower()}",
        )
    )
    pieces.append(Text(words.say("cli-signs")))
    drawn = flow(pieces, width, gap=2)
    drawn.stylize_before(SOFT)
    return drawn

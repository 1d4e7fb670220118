"""What is in a component pack: the start tile drawn, the tiles by letter, the animal board."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from mesozoic.cli.playing.terminal import WIDEST
from mesozoic.cli.screens.gods_love_dinosaurs.ecosystem import Notes, block
from mesozoic.core.game import Game, Setup
from mesozoic.games.gods_love_dinosaurs.components import Components
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.tile_list import LETTERS, in_play
from mesozoic.words.catalogue import Catalogue


def contents(game: Game[GodsState], components: Components, words: Catalogue) -> RenderableType:
    least = game.players[0]
    state = game.setup(Setup(least, components, game.settle_options({}), game.rules_version))
    start = game.view(state, None).ecosystems[0]
    heading = Text(words.say("cli-pack-start", eggs=components.eggs), Style(bold=True))
    drawn = block(start, heading, Notes(), words, WIDEST)
    return Group(drawn.heading, drawn.land, "", *map(Text, _counts(game, components, words)))


def _counts(game: Game[GodsState], components: Components, words: Catalogue) -> list[str]:
    names = [words.say(f"animal-{animal.slug}") for animal in components.columns]
    pawn = words.name("animal", components.columns[components.pawn].slug)
    rows = _by_players(words, ((number, components.rows[number]) for number in game.players))
    return [
        *(_letter(game, components, words, letter) for letter in LETTERS),
        words.say("cli-pack-columns", list=", ".join(names), animal=pawn),
        words.say("cli-pack-rows", list=rows),
    ]


def _letter(game: Game[GodsState], components: Components, words: Catalogue, letter: str) -> str:
    own = [tile for tile in components.tiles if tile.letter == letter]
    playing = ((players, len(in_play(own, players))) for players in game.players)
    about = {"letter": letter, "total": len(own), "list": _by_players(words, playing)}
    return words.say("cli-pack-letter", **about)


def _by_players(words: Catalogue, numbers: Iterable[tuple[int, int]]) -> str:
    return ", ".join(
        words.say("cli-pair", name=words.say("cli-pack-players", players=players), value=number)
        for players, number in numbers
    )

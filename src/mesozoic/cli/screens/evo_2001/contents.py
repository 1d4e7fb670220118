"""What is in a component pack: every island drawn, the genes, the deck, the track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evo_2001.sky import odds
from mesozoic.cli.screens.evo_2001.terrains import TERRAINS
from mesozoic.cli.screens.island.land import draw_island
from mesozoic.core.game import Game, Setup
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.components import Components
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import island_halves
from mesozoic.words.catalogue import Catalogue


def contents(game: Game[EvoState], components: Components, words: Catalogue) -> RenderableType:
    parts: list[RenderableType] = []
    for players in game.players:
        for island4 in _islands(game, players):
            options = game.settle_options({"island4": island4})
            state = game.setup(Setup(players, components, options, game.rules_version))
            board: Board = game.board(state)
            halves = " + ".join(island_halves(players, island4))
            title = _island_title(words, players, halves, board)
            parts += [title, draw_island(board.zones, TERRAINS), ""]
    return Group(
        *parts, _genes(components, words), _cards(components, words), _track(components, words)
    )


def _islands(game: Game[EvoState], players: int) -> tuple[str, ...]:
    """The choices of island that so many players have."""
    (option,) = (option for option in game.options if option.name == "island4")
    return option.choices if players in (option.players or game.players) else (option.default,)


def _island_title(words: Catalogue, players: int, halves: str, board: Board) -> Text:
    starts = ", ".join(str(n) for n, zone in enumerate(board.zones) if zone.is_start)
    about = {"players": players, "halves": halves, "zones": len(board.zones), "starts": starts}
    return Text(words.say("cli-pack-island", **about), Style(bold=True))


def _genes(components: Components, words: Catalogue) -> Text:
    genes = (f"{words.say(f'gene-{gene.slug}')} {components.bag[gene]}" for gene in Gene)
    return Text(words.say("cli-pack-genes", total=sum(components.bag), list=", ".join(genes)))


def _cards(components: Components, words: Catalogue) -> Text:
    cards = (
        f"{words.say(f'card-{card.slug}')} {components.copies[card]}"
        for card in Card
        if components.copies[card]
    )
    return Text(words.say("cli-pack-cards", total=sum(components.copies), list=", ".join(cards)))


def _track(components: Components, words: Catalogue) -> Text:
    track = components.track
    risks = (f"{space} ({odds(words, len(faces))})" for space, faces in sorted(track.faces.items()))
    return Text(words.say("cli-pack-track", last=track.last, list=", ".join(risks)))

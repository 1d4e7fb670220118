"""What is in a component pack: every board drawn, the bag, the tokens, the wheel, die and deck."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evo_2011.terrains import TERRAINS
from mesozoic.cli.screens.island.land import draw_island
from mesozoic.core.game import Game, Setup
from mesozoic.games.evo_2011.board import Board
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.components import Components
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import TURNING
from mesozoic.words.catalogue import Catalogue


def contents(game: Game[EvoState], components: Components, words: Catalogue) -> RenderableType:
    parts: list[RenderableType] = []
    options = game.settle_options({})
    for players in game.players:
        state = game.setup(Setup(players, components, options, game.rules_version))
        board: Board = game.board(state)
        pairs = ", ".join(f"{one}+{other}" for one, other in components.boards[players].pairs)
        about = {"players": players, "zones": len(board.zones), "pairs": pairs}
        parts += [
            Text(words.say("cli-pack-board", **about), Style(bold=True)),
            draw_island(board.zones, TERRAINS),
            "",
        ]
    return Group(*parts, *(Text(line) for line in _counts(components, words)))


def _counts(components: Components, words: Catalogue) -> list[str]:
    bag = _list((words.say(f"gene-{gene.slug}"), components.bag[gene]) for gene in NORMAL)
    tokens = _list((words.say(f"token-{one.slug}"), components.tokens[one]) for one in TURNING)
    die = _list((words.say(f"face-{face.slug}"), components.die[face]) for face in Face)
    cards = _list((words.say(f"card-{card.slug}"), components.copies[card]) for card in Card)
    wheel = [words.say(f"terrain-{terrain.slug}").lower() for terrain in components.wheel]
    unique, most = components.unique_in_bag, len(UNIQUE)
    return [
        words.say("cli-pack-genes", total=sum(components.bag), list=bag, unique=unique, most=most),
        words.say("cli-pack-tokens", total=sum(components.tokens), list=tokens),
        words.say("cli-pack-wheel", list=", ".join(wheel), start=components.first_section + 1),
        words.say("cli-pack-die", list=die),
        words.say("cli-pack-cards", total=sum(components.copies), list=cards),
    ]


def _list(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} ×{number}" for name, number in counts if number)

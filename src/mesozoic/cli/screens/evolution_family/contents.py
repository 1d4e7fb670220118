"""What is in a component pack: every era card drawn, the action cards and the thunderbolts."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evolution_family.cards import describe
from mesozoic.core.game import Game, Setup
from mesozoic.games.evolution_family.board import Board
from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.words.catalogue import Catalogue


def contents(game: Game[FamilyState], components: Components, words: Catalogue) -> RenderableType:
    options = game.settle_options({})
    state = game.setup(Setup(game.players[0], components, options, game.rules_version))
    board: Board = game.board(state)
    total = sum(face.copies for face in board.cards.values())
    actions = _list((words.say(f"card-{card}"), n) for card, n in board.actions.items())
    bolts = _list((words.say(f"bolt-{bolt}"), n) for bolt, n in board.bolts.items())
    return Group(
        Text(words.say("cli-pack-eras", total=total), Style(bold=True)),
        *(
            Text.assemble(f" {face.copies}× ", describe(face, words))
            for face in board.cards.values()
        ),
        Text(),
        Text(words.say("cli-pack-actions", total=sum(board.actions.values()), list=actions)),
        Text(words.say("cli-pack-bolts", total=sum(board.bolts.values()), list=bolts)),
    )


def _list(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} ×{number}" for name, number in counts if number)

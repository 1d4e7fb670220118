"""What is left and what is gone: the evolution deck, its discard, and the thunderbolts."""

from __future__ import annotations

from collections import Counter

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evolution_family.cards import name
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.games.evolution_family.board import Board
from mesozoic.games.evolution_family.eras import ERAS
from mesozoic.games.evolution_family.view import FamilyView
from mesozoic.words.catalogue import Catalogue


def decks(board: Board, view: FamilyView, words: Catalogue, width: int) -> list[Text]:
    found = [
        deck(view, words, width),
        _discard(board, view, words, width),
        _bolts(view, words, width),
    ]
    if view.cone is None:
        found.append(Text(words.say("cli-cone-middle"), SOFT))
    return found


def deck(view: FamilyView, words: Catalogue, width: int) -> Text:
    """What the deck holds, each kind after the number of tokens that stands for it."""
    pieces = [
        Text.assemble((str(tokens), SOFT), f" {kind_name(kind, words)} ", (f"×{left}", "bold"))
        for tokens, (kind, left) in enumerate(view.forecast.left.items(), start=1)
    ]
    return flow(pieces, width, _heading(words.say("cli-deck", count=view.deck)), gap=2)


def kind_name(kind: str, words: Catalogue) -> str:
    return words.say(f"era-{kind}" if kind in ERAS else f"card-{kind}")


def _discard(board: Board, view: FamilyView, words: Catalogue, width: int) -> Text:
    """What is gone, the card on top, and what left the game."""
    gone = [(kind, number) for kind, number in view.forecast.gone.items() if number]
    pieces = [Text(f"{kind_name(kind, words)} ×{number}", SOFT) for kind, number in gone]
    if view.discard:
        top = name(board, view.discard[-1], words)
        pieces.append(Text(words.say("cli-pair", name=words.say("cli-on-top"), value=top)))
    if view.removed:
        counts = Counter(view.removed)
        out = ", ".join(f"{name(board, card, words)} ×{n}" for card, n in counts.items())
        pieces.append(Text(words.say("cli-pair", name=words.say("cli-removed"), value=out)))
    return flow(pieces, width, _heading(words.say("cli-discard", count=len(view.discard))), gap=2)


def _bolts(view: FamilyView, words: Catalogue, width: int) -> Text:
    """Those that nobody has seen, and below them the others in the order in which they come."""
    pieces = [
        Text(f"{words.say(f'bolt-{bolt}')} ×{number}", SOFT)
        for bolt, number in view.unseen_bolts.items()
        if number
    ]
    if view.struck:
        pieces.append(Text(words.say("cli-bolts-again")))
        pieces += [Text(words.say(f"bolt-{bolt}")) for bolt in view.struck]
    return flow(pieces, width, _heading(words.say("cli-bolts")), gap=2)


def _heading(text: str) -> Text:
    return Text(f"{text}  ", Style(bold=True))

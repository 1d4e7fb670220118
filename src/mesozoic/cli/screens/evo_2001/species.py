"""All species at a glance, and the cards in one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mesozoic.cli.screens.evo_2001.palette import SOFT, SPECIES
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView, SpeciesView
from mesozoic.words.catalogue import Catalogue

GENES: Final = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutant")


def species_table(view: EvoView, words: Catalogue, names: Sequence[str]) -> RenderableType:
    """In order of play, with who decides now marked."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=SOFT)
    table.add_column("", no_wrap=True, min_width=5)
    table.add_column(words.say("cli-column-species"), overflow="ellipsis")
    for column in ("points", "dinosaurs", *GENES, "cards"):
        title = words.say(f"cli-column-{column}")
        table.add_column(title, justify="right", no_wrap=True, min_width=len(title))
    for seat in view.order:
        style = Style(bold=True) if seat == view.seat else Style()
        table.add_row(*_row(view, seat, words, names), style=style)
    return table


def _row(view: EvoView, seat: Seat, words: Catalogue, names: Sequence[str]) -> list[Text]:
    species = view.species[seat]
    turn = "▶" if seat in view.asked else " "
    name = f"{words.say(f'species-{seat}')} ({names[seat]})"
    return [
        Text.assemble(turn, badge(seat)),
        Text(name, no_wrap=True, overflow="ellipsis"),
        Text(str(species.points)),
        Text(f"{len(species.dinosaurs)}+{species.reserve}"),
        *(Text(_gene(species, gene)) for gene in GENES),
        Text(str(species.cards)),
    ]


def _gene(species: SpeciesView, gene: str) -> str:
    """How many, and what cards add or take to the end of the turn."""
    change = {"horn": species.guard, "fur": -species.moult, "parasol": -species.sunburn}
    more = change.get(gene, 0)
    return f"{species.genes[gene]}{more:+}" if more else str(species.genes[gene])


def badge(seat: int) -> Text:
    look = SPECIES[seat]
    return Text(f" {look.badge} ", look.style)


def hand(board: Board, view: EvoView, words: Catalogue) -> RenderableType:
    """One's own cards, each with when it is played and what it does."""
    if view.seat is None:
        return Text()
    cards = view.species[view.seat].hand or ()
    if not cards:
        return Text(words.say("cli-hand-empty"), SOFT)
    parts: list[RenderableType] = [Text(words.say("cli-hand"), Style(bold=True))]
    for card in dict.fromkeys(cards):
        copies = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = Text(f" {words.say(f'card-{card}')}{copies}", Style(bold=True))
        name.append(f"  {words.say(f'card-{card}-when')}", Style(bold=False) + SOFT)
        parts += [name, Padding(card_text(board, card, words), (0, 0, 0, 3))]
    return Group(*parts)


def card_text(board: Board, card: str, words: Catalogue) -> str:
    return words.say(f"card-{card}-text", amount=board.cards[card].amount)

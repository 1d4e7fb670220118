"""All species at a glance, and what a card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mesozoic.cli.screens.island.species import draw_species
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView, SpeciesView
from mesozoic.words.catalogue import Catalogue

GENES: Final = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutant")
COLUMNS: Final = ("points", "dinosaurs", *GENES, "cards")


def species_table(view: EvoView, words: Catalogue, names: Sequence[str]) -> RenderableType:
    def numbers(seat: Seat) -> list[str]:
        species = view.species[seat]
        return [
            str(species.points),
            f"{len(species.dinosaurs)}+{species.reserve}",
            *(_gene(species, gene) for gene in GENES),
            str(species.cards),
        ]

    return draw_species(view, words, names, COLUMNS, numbers)


def _gene(species: SpeciesView, gene: str) -> str:
    """How many, and what cards add or take to the end of the turn."""
    change = {"horn": species.guard, "fur": -species.moult, "parasol": -species.sunburn}
    more = change.get(gene, 0)
    return f"{species.genes[gene]}{more:+}" if more else str(species.genes[gene])


def card_text(board: Board, card: str, words: Catalogue) -> str:
    return words.say(f"card-{card}-text", amount=board.cards[card].amount)

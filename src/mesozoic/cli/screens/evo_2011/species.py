"""All species at a glance: points as far as they are known, genes, unique genes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import badge
from mesozoic.cli.screens.island.species import draw_species
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import NORMAL
from mesozoic.games.evo_2011.view import EvoView
from mesozoic.words.catalogue import Catalogue

GENES: Final = tuple(gene.slug for gene in NORMAL)
COLUMNS: Final = ("points", "dinosaurs", *GENES, "cards")
HIDDEN: Final = "?"


def species_table(
    view: EvoView, words: Catalogue, names: Sequence[str], width: int
) -> RenderableType:
    """In the order of the initiative track."""

    def numbers(seat: Seat) -> list[str]:
        species = view.species[seat]
        return [
            HIDDEN if species.points is None else str(species.points),
            f"{len(species.dinosaurs)}+{species.reserve}",
            *(str(species.genes[gene]) for gene in GENES),
            str(species.cards),
        ]

    unique = (_unique(view, seat, words, width) for seat in view.order)
    return Group(draw_species(view, words, names, COLUMNS, numbers), *filter(None, unique))


def _unique(view: EvoView, seat: Seat, words: Catalogue, width: int) -> Text | None:
    """A species' unique genes."""
    genes = view.species[seat].unique
    if not genes:
        return None
    names = [Text(words.say(f"gene-{gene}")) for gene in genes]
    return flow(names, width, Text.assemble(" ", badge(seat), " "))

"""Genes and the species portraits they are laid on (E1-0.1, E1-0.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Gene(Kind):
    TAIL = 0
    LEG = 1
    HORN = 2
    EGG = 3
    FUR = 4
    PARASOL = 5
    MUTANT = 6
    CARD = 7


GENES: Final = {gene.slug: gene for gene in Gene}
GeneSlug = Annotated[str, Names("gene", GENES)]


@dataclass(frozen=True, slots=True)
class Portrait:
    """How many of each gene a species has, those printed on its portrait included."""

    tail: int = 1
    leg: int = 1
    horn: int = 0
    egg: int = 1
    fur: int = 1
    parasol: int = 1
    mutant: int = 0

    def with_gene(self, gene: Gene) -> Portrait:
        return Portrait(
            self.tail + (gene is Gene.TAIL),
            self.leg + (gene is Gene.LEG),
            self.horn + (gene is Gene.HORN),
            self.egg + (gene is Gene.EGG),
            self.fur + (gene is Gene.FUR),
            self.parasol + (gene is Gene.PARASOL),
            self.mutant + (gene is Gene.MUTANT),
        )

    def counts(self) -> tuple[int, ...]:
        """By kind of gene."""
        return (
            self.tail,
            self.leg,
            self.horn,
            self.egg,
            self.fur,
            self.parasol,
            self.mutant,
        )

"""Genes and the species boards they are laid on (E2-0.1 to E2-0.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Gene(Kind):
    """The six normal kinds, then the twelve of which there is one each."""

    LEGS = 0
    HORN = 1
    THERMOREGULATION = 2
    FUR = 3
    EGG = 4
    VIAL = 5
    BONE_PLATE = 6
    GREAT_HORN = 7
    THICK_SHELL = 8
    FINS = 9
    WINGS = 10
    REGENERATION = 11
    KILLER_BABIES = 12
    SIXTH_SENSE = 13
    CAVE_DWELLER = 14
    ADRENALINE_RUSH = 15
    MUSCULAR_THIGHS = 16
    CHAMELEON_SKIN = 17

    @property
    def is_unique(self) -> bool:
        return self >= Gene.BONE_PLATE


GENES: Final = {gene.slug: gene for gene in Gene}
GeneSlug = Annotated[str, Names("gene", GENES)]
Lot = Annotated[str, Names("gene", (*GENES, "card", "bare"))]
"""What a column of the laboratory gives."""
NORMAL: Final = tuple(gene for gene in Gene if not gene.is_unique)
UNIQUE: Final = tuple(gene for gene in Gene if gene.is_unique)


@dataclass(frozen=True, slots=True)
class Species:
    """A species board: how many of each normal gene, and a mask of its unique genes."""

    legs: int = 0
    horn: int = 0
    thermoregulation: int = 0
    fur: int = 0
    egg: int = 1
    vial: int = 0
    unique: int = 0

    def has(self, gene: int) -> bool:
        """Whether it has a unique gene."""
        return bool(self.unique >> gene & 1)

    def with_gene(self, gene: Gene) -> Species:
        if gene.is_unique:
            return replace(self, unique=self.unique | 1 << gene)
        return Species(
            self.legs + (gene is Gene.LEGS),
            self.horn + (gene is Gene.HORN),
            self.thermoregulation + (gene is Gene.THERMOREGULATION),
            self.fur + (gene is Gene.FUR),
            self.egg + (gene is Gene.EGG),
            self.vial + (gene is Gene.VIAL),
            self.unique,
        )

    def counts(self) -> tuple[int, ...]:
        """By kind of normal gene."""
        return (self.legs, self.horn, self.thermoregulation, self.fur, self.egg, self.vial)

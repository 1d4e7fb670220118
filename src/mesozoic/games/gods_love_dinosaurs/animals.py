"""The animals of one ecosystem: for each species a mask of the hexes it stands on."""

from __future__ import annotations

from typing import NamedTuple

from mesozoic.games.gods_love_dinosaurs.kinds import Animal


class Animals(NamedTuple):
    """One animal a hex (GD-3.1), so the masks have no hex in common."""

    frog: int = 0
    rabbit: int = 0
    rat: int = 0
    tiger: int = 0
    eagle: int = 0
    dinosaur: int = 0

    @property
    def prey(self) -> int:
        return self.frog | self.rabbit | self.rat

    @property
    def predators(self) -> int:
        return self.tiger | self.eagle

    @property
    def edible(self) -> int:
        """What a dinosaur eats: everything but dinosaurs."""
        return self.frog | self.rabbit | self.rat | self.tiger | self.eagle

    @property
    def everywhere(self) -> int:
        return self.frog | self.rabbit | self.rat | self.tiger | self.eagle | self.dinosaur

    def having(self, animal: Animal, hexes: int) -> Animals:
        """The same with more of a species."""
        masks = list(self)
        masks[animal] |= hexes
        return Animals(*masks)

    def without(self, hexes: int) -> Animals:
        """The same with nothing on these hexes."""
        frog, rabbit, rat, tiger, eagle, dinosaur = self
        rest = ~hexes
        return Animals(
            frog & rest, rabbit & rest, rat & rest, tiger & rest, eagle & rest, dinosaur & rest
        )

    def at(self, hexagon: int) -> Animal | None:
        """What stands on a hex."""
        bit = 1 << hexagon
        for animal in Animal:
            if self[animal] & bit:
                return animal
        return None

"""The animals of one ecosystem: for each species a mask of the hexes it stands on."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.games.gods_love_dinosaurs.kinds import Animal


@dataclass(frozen=True, slots=True)
class Animals:
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

    def of(self, animal: Animal) -> int:
        """Where a species stands."""
        if animal is Animal.DINOSAUR:
            return self.dinosaur
        if animal is Animal.FROG:
            return self.frog
        if animal is Animal.RABBIT:
            return self.rabbit
        if animal is Animal.RAT:
            return self.rat
        return self.tiger if animal is Animal.TIGER else self.eagle

    def masks(self) -> tuple[int, ...]:
        """By species."""
        return (self.frog, self.rabbit, self.rat, self.tiger, self.eagle, self.dinosaur)

    def having(self, animal: Animal, hexes: int) -> Animals:
        """The same with more of a species."""
        return self.replaced(0, animal, hexes)

    def without(self, hexes: int) -> Animals:
        """The same with nothing on these hexes."""
        rest = ~hexes
        return Animals(
            self.frog & rest,
            self.rabbit & rest,
            self.rat & rest,
            self.tiger & rest,
            self.eagle & rest,
            self.dinosaur & rest,
        )

    def replaced(self, gone: int, animal: Animal, hexes: int) -> Animals:
        """The same with nothing on the hexes that are `gone`, and then more of a species."""
        rest = ~gone
        return Animals(
            self.frog & rest | (hexes if animal is Animal.FROG else 0),
            self.rabbit & rest | (hexes if animal is Animal.RABBIT else 0),
            self.rat & rest | (hexes if animal is Animal.RAT else 0),
            self.tiger & rest | (hexes if animal is Animal.TIGER else 0),
            self.eagle & rest | (hexes if animal is Animal.EAGLE else 0),
            self.dinosaur & rest | (hexes if animal is Animal.DINOSAUR else 0),
        )

    def at(self, hexagon: int) -> Animal | None:
        """What stands on a hex."""
        bit = 1 << hexagon
        for animal in Animal:
            if self.of(animal) & bit:
                return animal
        return None

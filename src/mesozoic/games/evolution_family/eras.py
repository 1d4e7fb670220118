"""The eras, and the cards of a path (EF-0.1, EF-0.3, EF-0.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Era(Kind):
    BACTERIA = 0
    ALGAE = 1
    FISH = 2
    REPTILES = 3
    BIRDS = 4
    DINOSAURS = 5
    MAMMALS = 6
    PRIMATES = 7


class Ground(Kind):
    """What a place is."""

    ROCK = 0
    VOLCANO = 1
    MARSH = 2
    CAVE = 3
    SEA = 4
    RAVINE = 5


class Sign(Kind):
    """A symbol on a card besides its places."""

    NONE = 0
    WATERHOLE = 1
    EARTHQUAKE = 2
    HURRICANE = 3


ERAS: Final = {era.slug: era for era in Era}
EraSlug = Annotated[str, Names("era", ERAS)]
GROUNDS: Final = {ground.slug: ground for ground in Ground}
GroundSlug = Annotated[str, Names("ground", GROUNDS)]
SIGNS: Final = {sign.slug: sign for sign in Sign}
SignSlug = Annotated[str, Names("sign", SIGNS)]
LANES: Final[tuple[int, ...]] = (0, 1, 2)
OUTER_LANES: Final = (0, 2)


@dataclass(frozen=True, slots=True)
class EraCard:
    """Three lanes, one place each, and perhaps a sign."""

    era: Era
    places: tuple[Ground, ...]
    sign: Sign

    @property
    def has_volcano(self) -> bool:
        return Ground.VOLCANO in self.places

    @property
    def is_premium(self) -> bool:
        return self.sign is Sign.WATERHOLE or Ground.CAVE in self.places

    @property
    def is_unstable(self) -> bool:
        return self.has_volcano or self.sign in (Sign.EARTHQUAKE, Sign.HURRICANE)

    @property
    def rocks(self) -> tuple[int, ...]:
        """The lanes whose place is a rock."""
        return tuple([lane for lane in LANES if self.places[lane] is Ground.ROCK])

    @property
    def slug(self) -> str:
        """Its name in notation and records: era, places and sign."""
        signs = () if self.sign is Sign.NONE else (self.sign.slug,)
        return "-".join((self.era.slug, *(place.slug for place in self.places), *signs))

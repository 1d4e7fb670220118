"""How animals, places and signs are drawn. Whatever a colour says, a mark says too."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import PAPER, SPECIES, SpeciesLook

ANIMALS: Final = (
    *SPECIES,
    SpeciesLook("F", "✚", Style(color=PAPER, bgcolor="#8a6d1f", bold=True)),
)
GROUNDS: Final = {
    "rock": "o",
    "volcano": "^",
    "marsh": "≈ ≈",
    "cave": "∩",
    "sea": "≋",
    "ravine": "V",
}
SIGNS: Final = {"none": "", "waterhole": "u", "earthquake": "#", "hurricane": "@"}
PREMIUM: Final = (GROUNDS["cave"], SIGNS["waterhole"])
UNSTABLE: Final = (GROUNDS["volcano"], SIGNS["earthquake"], SIGNS["hurricane"])
CONE: Final = "△"


def badge(animal: int) -> Text:
    """An animal's mark, as its piece stands on a path."""
    look = ANIMALS[animal]
    return Text(f" {look.badge} ", look.style)

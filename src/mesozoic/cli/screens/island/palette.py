"""Colours, textures and marks. Whatever a colour says, a letter or a texture says too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

INK: Final = "#2b2622"
PAPER: Final = "#fbf6e9"
SEA: Final = Style(color="#6f9ea6", bgcolor="#2c4a52")
ACCENT: Final = Style(color="#e8674c", bold=True)
SOFT: Final = Style(color="#b3a893")
MARKS: Final = {"temperate": " ", "hot": "☼", "cold": "❄", "deadly": "✗"}
DOOMED: Final = "†"
CHOSEN: Final = "?"
FIGHT: Final = "⚔"
METEOR: Final = "☄"


@dataclass(frozen=True)
class TerrainLook:
    """Three near shades, so that neighbours can be told apart, and a texture."""

    shades: tuple[str, str, str]
    texture: str

    def style(self, shade: int = 0) -> Style:
        return Style(color=INK, bgcolor=self.shades[shade % 3])


@dataclass(frozen=True)
class SpeciesLook:
    letter: str
    symbol: str
    style: Style

    @property
    def badge(self) -> str:
        return f"{self.symbol}{self.letter}"


def _look(letter: str, symbol: str, colour: str, ink: str = PAPER) -> SpeciesLook:
    return SpeciesLook(letter, symbol, Style(color=ink, bgcolor=colour, bold=True))


SPECIES: Final = (
    _look("A", "▲", "#c8452d"),
    _look("B", "●", "#2f5da8"),
    _look("C", "■", "#7a4e9c"),
    _look("D", "◆", "#0f8a7e"),
    _look("E", "★", "#2b2622"),
)


def badge(seat: int) -> Text:
    """A species' mark, as it stands on the island."""
    look = SPECIES[seat]
    return Text(f" {look.badge} ", look.style)

"""Evolution, family version, in a terminal."""

from __future__ import annotations

from mesozoic.cli.screens.evolution_family.contents import contents
from mesozoic.cli.screens.evolution_family.screen import screen

__all__ = ["contents", "screen"]

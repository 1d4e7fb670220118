"""EVO, second edition, in a terminal."""

from __future__ import annotations

from mesozoic.cli.screens.evo_2011.contents import contents
from mesozoic.cli.screens.evo_2011.screen import screen

__all__ = ["contents", "screen"]

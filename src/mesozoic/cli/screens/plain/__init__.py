"""Any game in a terminal: how those look that have no folder of their own here."""

from __future__ import annotations

from mesozoic.cli.screens.plain.contents import contents
from mesozoic.cli.screens.plain.screen import screen

__all__ = ["contents", "screen"]

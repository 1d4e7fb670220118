"""Gods Love Dinosaurs in a terminal."""

from __future__ import annotations

from mesozoic.cli.screens.gods_love_dinosaurs.contents import contents
from mesozoic.cli.screens.gods_love_dinosaurs.screen import screen

__all__ = ["contents", "screen"]

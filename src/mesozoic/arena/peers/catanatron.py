"""Catanatron: its random games, and a plain tree search over it."""

from __future__ import annotations

from typing import Final

from mesozoic.arena.peers.process import Peer

CATANATRON: Final = "catanatron==3.2.1"


class Catanatron(Peer):
    def __init__(self) -> None:
        super().__init__(CATANATRON, "catanatron_script.py")

    def moves_per_second(self, seconds: float) -> float:
        return self.rate("moves", seconds)

    def simulations_per_second(self, seconds: float) -> float:
        return self.rate("simulations", seconds)

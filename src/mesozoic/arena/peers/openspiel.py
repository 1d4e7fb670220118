"""OpenSpiel: a game of its own, written in C++ and played through Python.

Of its games backgammon is the most like ours in size: a board, dice, thirteen options a ply and two
hundred plies a random game.
"""

from __future__ import annotations

from typing import Final

from mesozoic.arena.peers.process import Peer

OPEN_SPIEL: Final = "open_spiel==2.0.2"


class OpenSpiel(Peer):
    def __init__(self) -> None:
        super().__init__(OPEN_SPIEL, "openspiel_script.py")

    def moves_per_second(self, seconds: float) -> float:
        return self.rate("backgammon", seconds)

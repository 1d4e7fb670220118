"""Other engines, measured beside ours: each in an environment and a process of its own."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from mesozoic.arena.peers.catanatron import Catanatron
from mesozoic.arena.peers.openspiel import OpenSpiel
from mesozoic.core.errors import Refused

SHORTEST: Final = 0.001


@dataclass(frozen=True)
class Peers:
    """Those that run; by itself, none."""

    catanatron: Catanatron | None = None
    openspiel: OpenSpiel | None = None
    missing: tuple[Refused, ...] = ()
    """Why others do not."""


def start(stack: ExitStack) -> Peers:
    """Start them until the stack closes. Catanatron is the measure; OpenSpiel may be missing.

    Each is asked one question: what is installed may still fail as it begins.
    """
    catanatron = stack.enter_context(Catanatron())
    catanatron.moves_per_second(SHORTEST)
    try:
        openspiel = stack.enter_context(OpenSpiel())
        openspiel.moves_per_second(SHORTEST)
    except Refused as why:
        return Peers(catanatron, missing=(why,))
    return Peers(catanatron, openspiel)

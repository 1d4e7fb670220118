"""How a bot thinks: how widely, how far, and what it takes its rivals for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Manner:
    width: int = 8
    """How many options are tried at most."""
    widening: float = 0.1
    """How many of one's later options are looked at grows with the square root of the visits."""
    least: int = 0
    """How many plies an imagined game has at least."""
    turns: int = 0
    """How many quiet points an imagined game goes past once it has those plies."""
    trust: float = 0.3
    """What a unit of the judge's weight counts at first, in shares of the victory."""
    caution: float = 0.5
    """How many standard errors an option must come out ahead of what looked best at first."""
    curiosity: float = 0.15
    """How much a promising but little tried option is preferred, in shares of the victory."""
    warmth: float = 0.05
    """How far rivals stray from what looks best to them, in units of the judge's weight."""
    own_warmth: float = 0.05
    """The same of oneself, beyond what was thought about."""


USUAL: Final = Manner()
# Judged at once, a path looks no better than what may yet be put into it: a round is played first.
_BY_GAME: Final = {"evolution-family": Manner(turns=4)}


def manner_of(game: str) -> Manner:
    """How a bot thinks that was not told how."""
    return _BY_GAME.get(game, USUAL)

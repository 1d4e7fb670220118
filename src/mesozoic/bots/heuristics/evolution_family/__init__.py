"""The heuristic of Evolution, family version."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evolution_family import cards, guesses, steps, threats
from mesozoic.bots.heuristics.evolution_family.evaluation import shares
from mesozoic.bots.heuristics.weighed import Weighed, Weigher
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning
from mesozoic.games.evolution_family.turn import NextCard

WEIGHERS: Final[dict[type, Weigher[FamilyState]]] = {
    CardPlacing: cards.weigh_placing,
    Cone: threats.weigh_cone,
    Contest: guesses.weigh_guesses,
    Dragging: cards.weigh_drags,
    Eruption: threats.weigh_victims,
    Lightning: threats.weigh_victims,
    Moving: steps.weigh_steps,
    StartRock: steps.weigh_start,
}


def is_quiet(state: FamilyState) -> bool:
    """When a turn begins, or goes on after an action card."""
    return type(state.stack[-1]) is NextCard


HEURISTIC: Final = Weighed(WEIGHERS, shares, is_quiet)

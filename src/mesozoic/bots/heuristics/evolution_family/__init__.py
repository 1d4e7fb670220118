"""The heuristic of Evolution, family version."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mesozoic.bots.heuristics.evolution_family import cards, guesses, steps, threats
from mesozoic.bots.heuristics.evolution_family.standing import shares
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.paths import CardPlacing, Dragging
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning
from mesozoic.games.evolution_family.turn import NextCard

Weigher = Callable[[FamilyState, Seat, Sequence[Action], Any], list[float]]

WEIGHERS: Final[dict[type, Weigher]] = {
    CardPlacing: cards.weigh_placing,
    Cone: threats.weigh_cone,
    Contest: guesses.weigh_guesses,
    Dragging: cards.weigh_drags,
    Eruption: threats.weigh_victims,
    Lightning: threats.weigh_victims,
    Moving: steps.weigh_steps,
    StartRock: steps.weigh_start,
}


class FamilyHeuristic:
    def weigh(self, state: FamilyState, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        moment: Any = state.stack[-1]
        weigher = WEIGHERS.get(type(moment))
        return weigher(state, seat, options, moment) if weigher else (0.0,) * len(options)

    def evaluate(self, state: FamilyState) -> Sequence[float]:
        return shares(state)

    def is_quiet(self, state: FamilyState) -> bool:
        """When a turn begins, or goes on after an action card."""
        return type(state.stack[-1]) is NextCard


HEURISTIC: Final = FamilyHeuristic()

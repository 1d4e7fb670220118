"""What the game's heuristic likes best, without looking ahead."""

from __future__ import annotations

from random import Random

from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.judge import Judge
from mesozoic.bots.perspective import Perspective
from mesozoic.core.values import Action


class Greedy:
    """For a game without a heuristic every option is as good as another."""

    name = "greedy"

    def __init__(self, judge: Judge | None = None) -> None:
        self._judge = judge

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        offered = perspective.options
        if len(offered) == 1:
            return offered[0]
        judge = self._judge or find_heuristic(perspective.game.id)
        weights = judge.weigh(perspective.imagine(rng), perspective.seat, offered)
        best = max(weights)
        return rng.choice([a for a, weight in zip(offered, weights, strict=True) if weight == best])

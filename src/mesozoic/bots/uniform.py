"""Any option, as likely as any other."""

from __future__ import annotations

from random import Random

from mesozoic.bots.perspective import Perspective
from mesozoic.core.values import Action


class Uniform:
    name = "uniform"

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        return rng.choice(perspective.options)

"""Any option, as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mesozoic.bots.perspective import Perspective
from mesozoic.core.values import Action


class Uniform:
    name = "uniform"

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        return self.any_of(perspective.options, rng)

    def any_of(self, offered: Sequence[Action], rng: Random) -> Action:
        """What it does where this is offered: it need not see anything else."""
        return rng.choice(offered)

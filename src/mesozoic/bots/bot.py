"""What a bot is, and how one is found by its name."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from mesozoic.bots.perspective import Perspective
from mesozoic.core.errors import Refused
from mesozoic.core.values import Action

KNOWN: Final = ("uniform", "greedy", "search", "search:250ms", "search:400")
"""What a person may ask for; the numbers of `search` are a budget a decision."""


class Bot(Protocol):
    @property
    def name(self) -> str:
        """As `find_bot` takes it."""

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        """One of the perspective's options."""


def find_bot(spec: str) -> Bot:
    """A bot by its name: `uniform`, `greedy`, `search` (100 ms), `search:250ms`, `search:400`.

    A bare number is a budget in iterations: then equal generators give equal choices.
    """
    from mesozoic.bots.greedy import Greedy
    from mesozoic.bots.search import Search
    from mesozoic.bots.uniform import Uniform

    match spec.split(":"):
        case ["uniform"]:
            return Uniform()
        case ["greedy"]:
            return Greedy()
        case ["search"]:
            return Search.of_milliseconds(100, name=spec)
        case ["search", budget] if _is_count(budget.removesuffix("ms")):
            number = int(budget.removesuffix("ms"))
            if budget.endswith("ms"):
                return Search.of_milliseconds(number, name=spec)
            return Search.of_iterations(number, name=spec)
    raise Refused("bot-unknown", found=spec, known=", ".join(KNOWN))


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text) <= 1_000_000

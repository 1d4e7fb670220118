"""What a bot is, and how one is found by its name."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from mesozoic.bots.budget import Budget
from mesozoic.bots.perspective import Perspective
from mesozoic.core.errors import Refused
from mesozoic.core.values import Action

KNOWN: Final = (
    "uniform",
    "greedy",
    "learnt",
    "search",
    "search:250ms",
    "search:400",
    "think:400/900ms",
    "level:1",
    "level:6",
    "level:4/fighter",
)
"""What a person may ask for; the numbers of `search` and `think` are a budget a decision."""


class Bot(Protocol):
    @property
    def name(self) -> str:
        """As `find_bot` takes it."""

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        """One of the perspective's options."""


def find_bot(spec: str) -> Bot:
    """A bot by its name.

    `uniform`, `greedy`; `learnt`, which looks one act ahead by what is learnt; `search` (100 ms),
    which the heuristic leads; `think` (400 iterations), which the best judge leads that there is.
    Both take a budget: `:250ms`, or `:400` in iterations, and then equal generators give equal
    choices; `think:2000/900ms` has both at most.
    `level:1` to `level:6` are what people play against, `level:4/fighter` one with a character.
    """
    from mesozoic.bots.greedy import Greedy
    from mesozoic.bots.levels.seated import find_level
    from mesozoic.bots.one_ply import OnePly
    from mesozoic.bots.search import Search
    from mesozoic.bots.think import Think
    from mesozoic.bots.uniform import Uniform

    match spec.split(":"):
        case ["uniform"]:
            return Uniform()
        case ["greedy"]:
            return Greedy()
        case ["learnt"]:
            return OnePly()
        case ["search"]:
            return Search.of_milliseconds(100, name=spec)
        case ["think"]:
            return Think(spec, Budget(iterations=400))
        case ["search", text] if "/" not in text and (budget := Budget.read(text)):
            return Search(spec, budget)
        case ["think", text] if budget := Budget.read(text):
            return Think(spec, budget)
        case ["level", text] if level := find_level(text, spec):
            return level
    raise Refused("bot-unknown", found=spec, known=", ".join(KNOWN))

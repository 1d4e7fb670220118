"""Bots think, and records are proved, in worker processes: never where tables are served."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from mesozoic.bots.bot import Bot, find_bot
from mesozoic.bots.judge import find_judge
from mesozoic.bots.levels import levels
from mesozoic.bots.levels.seated import read_level
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.search import Search
from mesozoic.bots.think import Think
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games import find_game, game_ids
from mesozoic.server.clock import Clock
from mesozoic.server.figures import THINKING, Histogram
from mesozoic.server.pool import Pool
from mesozoic.server.question import Question

LEVELS: Final = tuple(f"level:{number}" for number in range(1, len(levels()) + 1))
"""The bots that a table may seat, weakest first; each may have a character."""
OLDER: Final = {"uniform": 1, "greedy": 3, "search:250ms": 4, "search:1000ms": 5}
"""Those of tables that were opened before there were six levels, and the level that is nearest;
weakest first."""
MOST_WORKERS: Final = 4
QUICKEST: Final = "greedy"
"""Who answers for a bot that has no time left to think."""
LEVEL: Final = "level:"
LEAST: Final = 0.02
"""Seconds in which thinking is worth more than that."""

log = logging.getLogger(__name__)


def level_of(spec: str | None) -> int | None:
    """How strong a bot is, from 1 up; None for a person, and for a bot that is no longer seated."""
    if spec is None:
        return None
    found = read_level(spec.removeprefix(LEVEL)) if spec.startswith(LEVEL) else None
    return found[0] if found else OLDER.get(spec)


def check_bot(spec: str | None) -> str:
    if spec is None or level_of(spec) is None:
        raise Refused("bot-unknown", found=spec, known=", ".join(LEVELS))
    return spec


def thinkers_for(processes: int) -> int:
    """In how many each of so many processes that serve lets its bots think."""
    return max(1, min(MOST_WORKERS, ((os.cpu_count() or 2) - 1) // processes))


@dataclass(frozen=True)
class Thought:
    """What a bot came to."""

    action: Action
    at_random: bool = False
    """Whether it came to nothing."""
    in_haste: bool = False
    """Whether it had much less time than it would take."""


def learn_all_games() -> None:
    """So that no bot's first choice takes as long as that."""
    for game in game_ids():
        find_judge(find_game(game).id, Seat(0))


class Thinkers(Pool):
    """A few worker processes in which bots think."""

    prepare = staticmethod(learn_all_games)

    def __init__(self, workers: int | None = None, clock: Clock | None = None) -> None:
        super().__init__(workers or thinkers_for(1), clock)
        self.time = Histogram(THINKING)

    async def choose(
        self, spec: str, table: Table[Any], seat: Seat, rng: Random, whose: Hashable = None
    ) -> Thought:
        """What a bot does. It gets a redealt state: no secret leaves this process.

        Its time begins now: where others ask as well, in turn with `whose` table this is, it thinks
        less, not later.
        """
        deadline = self._clock.now() + _seconds(_bot(spec))
        perspective = Perspective.of(table.game, table.state, seat, rng)
        question = Question.of(table.record.header, perspective, rng)
        asked = spec, question, rng.getrandbits(64)
        try:
            with self.time.timed():
                action, in_haste = await self.run_by(deadline, whose, _choose, *asked)
                return Thought(action, in_haste=in_haste)
        except Exception:
            log.exception("the bot %s failed on seat %s; a random act instead", spec, seat)
            return Thought(rng.choice(perspective.options), at_random=True)


def _choose(spec: str, question: Question, seed: int, until: float) -> tuple[Action, bool]:
    """What a bot does, and whether it had to be quick."""
    bot = in_time(spec, until)
    perspective = question.perspective()
    in_haste = len(perspective.options) > 1 and _seconds(bot) < _seconds(_bot(spec)) / 2
    return bot.choose(perspective, Random(seed)), in_haste


def in_time(spec: str, until: float, now: Callable[[], float] = time.monotonic) -> Bot:
    """A bot that has answered by then, or else as soon as it can."""
    bot, left = _bot(spec), until - now()
    if not (isinstance(bot, Search | Think) and bot.seconds):
        return bot
    return bot.within(left) if left >= LEAST else _bot(QUICKEST)


def _seconds(bot: Bot) -> float:
    """How long a bot thinks."""
    return bot.seconds or 0.0 if isinstance(bot, Search | Think) else 0.0


@cache
def _bot(spec: str) -> Bot:
    return find_bot(spec)

"""One game among bots. The same seed gives the same game, with a record or without."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mesozoic.bots.bot import Bot
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.uniform import Uniform
from mesozoic.core.game import Game, Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import CHANCE
from mesozoic.core.play import advance, deciders, forced_pass, options, outcomes
from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State
from mesozoic.core.table import Table
from mesozoic.core.values import Action


@dataclass(frozen=True)
class Ended:
    """A game that was played to its end."""

    result: Result
    plies: int
    """Every entry counts: acts, passes that the table answers, and luck."""
    turns: int | None
    """Whole turns, where the game counts them."""
    record: Record | None = field(default=None, compare=False)


def play_match(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: str) -> Ended:
    """Play without a record: quickly, in place."""
    state: State = game.setup(setup)
    luck, players = SeededLuck.named(seed), Players(game, bots, seed)
    plies = draws = 0
    while state.stack:
        if state.stack[-1].kind == CHANCE:
            advance(state, None, luck.draw(draws, outcomes(state)))
            draws += 1
        else:
            advance(state, *(forced_pass(state) or players.decide(state)))
        plies += 1
    return _ended(state, plies)


def play_table(table: Table[Any], bots: Sequence[Bot], seed: str) -> Ended:
    """Play at a table that was opened with the same seed; its record holds the game."""
    luck, players = SeededLuck.named(seed), Players(table.game, bots, seed)
    while not table.is_over:
        if table.step(luck) is None:
            table.act(*players.decide(table.state))
    return _ended(table.state, len(table.record.entries), table.record)


class Players:
    """The bots at a table, each with a generator of its own."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot], seed: str) -> None:
        self._game = game
        self._bots = bots
        self._rngs = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
        self._dealer = Random(f"{seed} dealer")

    def decide(self, state: State) -> tuple[Seat, Action]:
        """The first seat that is asked answers, knowing no more than it may."""
        seat = deciders(state)[0]
        bot, rng = self._bots[seat], self._rngs[seat]
        if isinstance(bot, Uniform):  # it looks at nothing: no state is imagined for it
            return seat, bot.any_of(options(state, seat), rng)
        return seat, bot.choose(Perspective.of(self._game, state, seat, self._dealer), rng)


def _ended(state: State, plies: int, record: Record | None = None) -> Ended:
    assert state.result is not None
    return Ended(state.result, plies, state.whole_turns, record)

"""How long games are and who wins them: `python -m tests.games.evolution_family.balance 2000`.

Greedy players play, the same games as `mesozoic simulate evolution-family --bots greedy`; what is
counted here besides is turns, who wins by the order of play, and what happens on the way.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Final

from mesozoic.arena.match import Players
from mesozoic.bots.bot import find_bot
from mesozoic.core.game import Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import CHANCE
from mesozoic.core.play import advance, forced_pass, outcomes
from mesozoic.files.packs import standard_components
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.events import (
    CardLost,
    ContestOpened,
    ContestTied,
    DeckRenewed,
    PieceDragged,
    PieceSentBack,
    ThunderboltStruck,
)
from mesozoic.games.evolution_family.state import FamilyState

# How long a family takes, in seconds: a turn, and a contest besides.
A_TURN: Final = 35
A_CONTEST: Final = 30
COUNTED: Final = (
    CardLost,
    ContestOpened,
    ContestTied,
    DeckRenewed,
    PieceDragged,
    PieceSentBack,
    ThunderboltStruck,
)


@dataclass
class Balance:
    """What was counted over all the games of one player number."""

    players: int
    turns: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    by_seat: Counter[int] = field(default_factory=Counter)
    by_order: Counter[int] = field(default_factory=Counter)
    """By how many turns after the first animal's the winner's comes."""
    ends: Counter[str] = field(default_factory=Counter)
    count: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        return len(self.turns)

    def play(self, number: int) -> None:
        seed = f"1/{number}"
        options = {option.name: option.choices[0] for option in GAME.options}
        state = GAME.setup(Setup(self.players, standard_components(GAME.id), options))
        luck = SeededLuck.named(seed)
        bots = Players(GAME, [find_bot("greedy")] * self.players, seed)
        happened: Counter[str] = Counter()
        state.aloud, draws = True, 0
        while state.stack:
            if state.stack[-1].kind == CHANCE:
                advance(state, None, luck.draw(draws, outcomes(state)))
                draws += 1
            else:
                advance(state, *(forced_pass(state) or bots.decide(state)))
            happened.update(one.event.tag for one in state.tellings)
            state.tellings.clear()
        self._end(state, happened)

    def _end(self, state: FamilyState, happened: Counter[str]) -> None:
        assert state.result is not None
        (winner,) = state.result.winners
        self.turns.append(state.turn)
        contests = happened[ContestOpened.tag] + happened[ContestTied.tag]
        self.minutes.append((A_TURN * state.turn + A_CONTEST * contests) / 60)
        self.by_seat[winner] += 1
        self.by_order[state.order.index(state.active)] += 1
        self.ends[state.result.reason] += 1
        self.count += Counter({kind.tag: happened[kind.tag] for kind in COUNTED})

    def lines(self) -> list[str]:
        a_game = ", ".join(
            f"{kind.tag} {self.count[kind.tag] / self.games:.1f}" for kind in COUNTED
        )
        return [
            f"{self.players} players, {self.games} games, {dict(self.ends)}",
            f"  turns {_spread(self.turns)}",
            f"  minutes {_spread(self.minutes)}",
            f"  wins by seat {self._rates(self.by_seat, self.players)}",
            f"  wins by order of play {self._rates(self.by_order, max(self.by_order) + 1)}",
            f"  a game: {a_game}",
        ]

    def _rates(self, wins: Counter[int], places: int) -> str:
        return " ".join(f"{wins[place] / self.games:.1%}" for place in range(places))


def _spread(numbers: Sequence[float]) -> str:
    """The mean, where nine games in ten lie, and all."""
    parts = quantiles(numbers, n=20)
    return (
        f"{mean(numbers):.1f}, nine in ten from {parts[0]:.0f} to {parts[-1]:.0f}, "
        f"all {min(numbers):.0f} to {max(numbers):.0f}"
    )


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else 200
    for players in map(int, arguments[1:] or map(str, GAME.players)):
        balance = Balance(players)
        for number in range(games):
            balance.play(number)
        print("\n".join(balance.lines()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

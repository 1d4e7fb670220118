"""Whether a new network is stronger than the old: a sequential test over games between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

from mesozoic.arena.match import play_match
from mesozoic.arena.training.self_play import judge_from
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.workers import run_batches
from mesozoic.bots.budget import Budget
from mesozoic.bots.judge import Judge
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.think import Think
from mesozoic.core.game import Setup
from mesozoic.files.packs import standard_components
from mesozoic.games import find_game

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Bout:
    """One game of one new network against old ones; None is the judge that is made by hand."""

    settings: Settings
    old: str | None
    new: str
    generation: int
    number: int

    @property
    def players(self) -> int:
        return self.settings.players[self.number % len(self.settings.players)]

    @property
    def seat(self) -> int:
        """Where the new one sits: every seat of a number of players in turn."""
        return self.number // len(self.settings.players) % self.players

    @property
    def seed(self) -> str:
        return f"{self.settings.seed}/{self.generation}/gate {self.number}"


@dataclass(frozen=True)
class Verdict:
    games: int
    share: float
    """Of the victory, for the new one; its part would be `par`."""
    par: float
    evidence: float
    """The logarithm of how much likelier these results are if it is stronger."""
    outcome: str


class Ratio:
    """The sequential probability ratio test (Wald), where a game's share is 0, 1 or between."""

    def __init__(self, error: float) -> None:
        self.bound = log((1 - error) / error)
        self.evidence = 0.0

    def add(self, share: float, par: float, better: float) -> None:
        self.evidence += share * log(better / par) + (1 - share) * log((1 - better) / (1 - par))

    @property
    def outcome(self) -> str:
        if self.evidence >= self.bound:
            return STRONGER
        return NOT_STRONGER if self.evidence <= -self.bound else UNDECIDED


def judge_bot(network: str | None, iterations: int) -> Think:
    """Thinks with the judge of a network's text; None is the one by hand."""

    def advise(perspective: Perspective, rng: Random) -> Judge:
        return judge_from(perspective.game.id, network, perspective.seat)

    return Think("judge", Budget(iterations=iterations), advise)


def play_bout(bout: Bout) -> float:
    """The new one's share of the victory."""
    game = find_game(bout.settings.game)
    iterations = bout.settings.gate_iterations
    old = judge_bot(bout.old, iterations)
    new = judge_bot(bout.new, iterations)
    bots = [new if seat == bout.seat else old for seat in range(bout.players)]
    chosen = game.settle_options({})
    setup = Setup(bout.players, standard_components(game.id), chosen, game.rules_version)
    return play_match(game, setup, bots, bout.seed).result.shares[bout.seat]


def judge_bouts(settings: Settings, shares: Iterable[float]) -> Verdict:
    """Look at results until they tell, or until there are no more."""
    ratio, games, won, pars = Ratio(settings.error), 0, 0.0, 0.0
    for share in shares:
        par = 1 / settings.players[games % len(settings.players)]
        ratio.add(share, par, min(0.95, par + settings.gain))
        games, won, pars = games + 1, won + share, pars + par
        if ratio.outcome != UNDECIDED:
            break
    return Verdict(games, won / games, pars / games, ratio.evidence, ratio.outcome)


def try_out(
    settings: Settings,
    old: str | None,
    new: str,
    generation: int,
    jobs: int,
    on_game: Callable[[int], None],
) -> Verdict:
    """Play until it is clear which is stronger."""
    bouts = [Bout(settings, old, new, generation, at) for at in range(settings.gate_games)]
    with closing(run_batches(play_bout, bouts, jobs, largest=1)) as played:
        return judge_bouts(settings, _counted(played, on_game))


def _counted(played: Iterable[float], on_game: Callable[[int], None]) -> Iterable[float]:
    for share in played:
        on_game(1)
        yield share

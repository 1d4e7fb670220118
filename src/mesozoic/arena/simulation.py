"""Games in bulk, and what they were like on the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import Any

from mesozoic.arena.plan import Plan, Played
from mesozoic.arena.workers import play_plan

__all__ = ["Plan", "Played", "Spread", "Summary", "simulate"]


@dataclass(frozen=True)
class Spread:
    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        return cls(sum(numbers) / len(numbers), min(numbers), max(numbers))


@dataclass(frozen=True)
class Summary:
    """What a plan's games were like. All but the speed is the same on any number of cores."""

    game: str
    players: int
    seed: str
    bots: tuple[str, ...]
    games: int
    plies: int
    length: Spread
    """In plies: acts, forced passes and luck."""
    turns: Spread | None
    """In the game's own turns, where it counts them."""
    wins_by_seat: tuple[float, ...]
    """A shared victory counts as its share."""
    wins_by_bot: dict[str, float]
    seats_by_bot: dict[str, int]
    """How many seats each bot had in all the games."""
    scores: tuple[Spread, ...]
    """By seat."""
    ends: dict[str, int]
    """How many games ended for each reason."""
    seconds: float = field(compare=False)
    plies_per_second: float = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    plan: Plan,
    jobs: int = 1,
    records: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Summary:
    """Play a plan on `jobs` processes.

    With `records`, a folder, every game's record is written there. `on_game` is called after each
    game, in order, in this process. A KeyboardInterrupt stops the processes and is raised again.
    """
    began = perf_counter()
    games: list[Played] = []
    with closing(play_plan(plan, jobs, records)) as playing:
        for played in playing:
            games.append(_without_record(played))
            if on_game:
                on_game(played)
    return summarize(plan, games, perf_counter() - began)


def _without_record(played: Played) -> Played:
    """Records are on disk by now; a hundred thousand of them need not stay in memory."""
    return replace(played, ended=replace(played.ended, record=None))


def summarize(plan: Plan, games: Sequence[Played], seconds: float) -> Summary:
    plies = [played.ended.plies for played in games]
    turns = [played.ended.turns for played in games if played.ended.turns is not None]
    seats = range(plan.players)
    return Summary(
        game=plan.game,
        players=plan.players,
        seed=plan.seed,
        bots=plan.bots,
        games=len(games),
        plies=sum(plies),
        length=Spread.of(plies),
        turns=Spread.of(turns) if turns else None,
        wins_by_seat=tuple(
            sum(played.ended.result.shares[seat] for played in games) for seat in seats
        ),
        wins_by_bot=wins_by_bot(games),
        seats_by_bot=dict(Counter(bot for played in games for bot in played.bots)),
        scores=tuple(
            Spread.of([played.ended.result.scores[seat] for played in games]) for seat in seats
        ),
        ends=dict(sorted(Counter(played.ended.result.reason for played in games).items())),
        seconds=seconds,
        plies_per_second=sum(plies) / seconds if seconds else 0.0,
    )


def wins_by_bot(games: Iterable[Played]) -> dict[str, float]:
    wins: dict[str, float] = {}
    for played in games:
        for bot, share in zip(played.bots, played.ended.result.shares, strict=True):
            wins[bot] = wins.get(bot, 0.0) + share
    return wins

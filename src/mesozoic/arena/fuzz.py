"""Random games under the laws, by the thousand, over all player numbers and all options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from mesozoic.arena.trial import Case, LawBroken, check_game
from mesozoic.core.game import Game
from mesozoic.files.packs import standard_components, standard_pack
from mesozoic.files.records import save_record
from mesozoic.games import find_game, game_ids

# Games that a process plays before it reports: a second or two of work.
BATCH: Final = 10


@dataclass(frozen=True)
class Failure:
    """A game that broke a law, and the file that its record was written to."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: str
    law: str
    problem: str
    file: str


@dataclass
class FuzzReport:
    games: int = 0
    entries: int = 0
    combinations: int = 0
    """Of game, player number and options: each was played, if there were games enough."""
    failures: list[Failure] = field(default_factory=list)
    laws: Counter[str] = field(default_factory=Counter)
    """How often each law was put to the test."""

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.entries += other.entries
        self.failures += other.failures
        self.laws += other.laws


@dataclass(frozen=True)
class Combination:
    """A game, and one way to play it."""

    game: str
    players: int
    options: Mapping[str, str]

    def case(self, seed: str) -> Case:
        pack = standard_pack(self.game)
        return Case(
            game=find_game(self.game),
            components=standard_components(self.game),
            pack=(pack.name, pack.digest),
            players=self.players,
            options=self.options,
            seed=seed,
        )


def combinations(name: str) -> Iterator[Combination]:
    """Every player number with every choice of every option."""
    game: Game[Any] = find_game(name)
    names = [option.name for option in game.options]
    for players in game.players:
        for chosen in product(*(option.choices for option in game.options)):
            yield Combination(name, players, dict(zip(names, chosen, strict=True)))


def fuzz(
    game: str | None = None,
    *,
    games: int,
    seed: str = "fuzz",
    jobs: int = 1,
    folder: Path = Path("fuzz-failures"),
    on_game: Callable[[int], None] = lambda played: None,
) -> FuzzReport:
    """Play random games of one game or of all under every law.

    Game number n of a seed is always the same game. A failure's record is written to `folder`.
    `on_game` hears how many games were played since it was last called.
    """
    ways = [way for name in ([game] if game else game_ids()) for way in combinations(name)]
    cases = [(ways[n % len(ways)], f"{seed}/{n}") for n in range(games)]
    batches = [cases[start : start + BATCH] for start in range(0, games, BATCH)]
    report = FuzzReport(combinations=len(ways))
    for part in _played(batches, folder, jobs):
        report.add(part)
        on_game(part.games)
    return report


Batch = Sequence[tuple[Combination, str]]


def _played(batches: Sequence[Batch], folder: Path, jobs: int) -> Iterator[FuzzReport]:
    if jobs <= 1:
        for batch in batches:
            yield play_batch(batch, folder)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_batch, batch, folder) for batch in batches]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_batch(batch: Batch, folder: Path) -> FuzzReport:
    report = FuzzReport()
    for way, seed in batch:
        report.games += 1
        try:
            checked = check_game(way.case(seed))
        except LawBroken as broken:
            report.failures.append(_kept(broken, way, seed, folder))
        else:
            report.entries += len(checked.record.entries)
            report.laws += checked.laws
    return report


def _kept(broken: LawBroken, way: Combination, seed: str, folder: Path) -> Failure:
    """A failure, its record written where it can be opened."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{way.game}-{way.players}-{seed.replace('/', '-')}-{broken.law}.json"
    path = folder / "".join(c if c.isalnum() or c in "-_." else "_" for c in name)
    save_record(broken.record, path)
    return Failure(way.game, way.players, way.options, seed, broken.law, broken.problem, str(path))

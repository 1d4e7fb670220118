"""Random games under the laws, by the thousand, over all player numbers and all options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from mesozoic.arena.trial import Case, LawBroken, check_game
from mesozoic.arena.workers import run_batches
from mesozoic.core.game import Game
from mesozoic.files.packs import standard_components, standard_pack
from mesozoic.files.records import save_record, slug
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
    `on_game` hears how many games were played since it was last called. A KeyboardInterrupt stops
    the processes and is raised again.
    """
    ways = [way for name in ([game] if game else game_ids()) for way in combinations(name)]
    cases = [(ways[n % len(ways)], f"{seed}/{n}") for n in range(games)]
    report = FuzzReport(combinations=len(ways))
    with closing(run_batches(partial(try_case, folder), cases, jobs, BATCH)) as playing:
        for part in playing:
            report.add(part)
            on_game(part.games)
    return report


def try_case(folder: Path, case: tuple[Combination, str]) -> FuzzReport:
    """One game of a fuzz: a way to play, and a seed."""
    way, seed = case
    try:
        checked = check_game(way.case(seed))
    except LawBroken as broken:
        return FuzzReport(games=1, failures=[_kept(broken, way, seed, folder)])
    return FuzzReport(1, len(checked.record.entries), laws=checked.laws)


def _kept(broken: LawBroken, way: Combination, seed: str, folder: Path) -> Failure:
    """A failure, its record written where it can be opened."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{way.game}-{way.players}-{slug(seed)}-{broken.law}.json"
    save_record(broken.record, path)
    return Failure(way.game, way.players, way.options, seed, broken.law, broken.problem, str(path))

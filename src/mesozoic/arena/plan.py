"""What is to be played: which game, by which bots, from which seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, cycle, islice
from pathlib import Path

from mesozoic.arena.match import Ended, play_match, play_table
from mesozoic.bots.bot import Bot, find_bot
from mesozoic.bots.think import Think
from mesozoic.core.codec import printable
from mesozoic.core.errors import Refused
from mesozoic.core.game import Setup
from mesozoic.files.packs import find_pack
from mesozoic.files.records import save_record, slug
from mesozoic.files.tables import new_table
from mesozoic.games import find_game


@dataclass(frozen=True)
class Plan:
    """So many games of one kind.

    With one bot it sits everywhere; with as many as players each has its seat, which `rotate` moves
    on by one from game to game. With any other number the bots take turns in every combination.
    """

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...] = ("uniform",)
    options: Mapping[str, str] = field(default_factory=dict)
    pack_folder: Path | None = None
    rotate: bool = False
    untimed: bool = False
    """Whether bots that have iterations go by these alone, so that any machine plays the same."""

    def check(self) -> None:
        """Refuse now what could not be played later."""
        game = find_game(self.game)
        game.check_players(self.players)
        game.settle_options(self.options)
        find_pack(self.game, self.pack_folder)
        if self.games < 1:
            raise Refused("games-count", found=self.games)
        if not self.bots:
            raise Refused("bots-none")
        for bot in self.bots:
            find_bot(bot)

    @cached_property
    def _lineups(self) -> tuple[tuple[str, ...], ...]:
        entrants = tuple(islice(cycle(self.bots), max(self.players, len(self.bots))))
        return tuple(combinations(entrants, self.players))

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game, by its number from 0."""
        bots = self._lineups[number % len(self._lineups)]
        shift = number // len(self._lineups) % self.players if self.rotate else 0
        return bots[-shift:] + bots[:-shift] if shift else bots

    def bot(self, name: str) -> Bot:
        found = find_bot(name)
        return found.untimed() if self.untimed and isinstance(found, Think) else found

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"


@dataclass(frozen=True)
class Played:
    """One game of a plan."""

    number: int
    bots: tuple[str, ...]
    ended: Ended


def play_game(plan: Plan, number: int, records: Path | None = None) -> Played:
    """Play one game of a plan; with a folder for records, write its record there."""
    names = plan.lineup(number)
    bots = [plan.bot(name) for name in names]
    if records is None:
        return Played(number, names, _play_fast(plan, number, bots))
    seed = plan.game_seed(number)
    table = new_table(
        plan.game,
        plan.players,
        plan.options,
        seed=seed,
        seats=names,
        pack_folder=plan.pack_folder,
    )
    ended = play_table(table, bots, seed)
    save_record(table.record, records / record_name(plan, number))
    return Played(number, names, ended)


def _play_fast(plan: Plan, number: int, bots: list[Bot]) -> Ended:
    game = find_game(plan.game)
    _, components = find_pack(plan.game, plan.pack_folder)
    chosen = game.settle_options(plan.options)
    setup = Setup(plan.players, components, chosen, game.rules_version)
    return play_match(game, setup, bots, plan.game_seed(number))


def record_name(plan: Plan, number: int) -> str:
    return f"{plan.game}-{slug(plan.seed)}-{number:0{len(str(plan.games - 1))}}.json"


def check_folder(plan: Plan, records: Path) -> None:
    """Refuse a folder in which a record of the plan would replace an older file."""
    for number in range(plan.games):
        path = records / record_name(plan, number)
        if path.exists():
            raise Refused("record-exists", file=printable(str(path)))

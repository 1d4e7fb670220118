"""A random game under all the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from mesozoic.arena.laws import (
    CHANGE_LAWS,
    GAMES_ONE_IN,
    MORE_OFTEN,
    SECRECY,
    STATE_LAWS,
    ChangeLaw,
    StateLaw,
)
from mesozoic.arena.position import Change, Memory, Position, Snapshot
from mesozoic.core.errors import RecordError
from mesozoic.core.game import Game
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import deciders, options
from mesozoic.core.record import Record, read_entries, read_header, write_record
from mesozoic.core.table import Table
from mesozoic.core.verify import replay
from mesozoic.files.tables import lay_table

LONGEST: Final = 20_000
# One act in so many is taken back, if that is free.
UNDO_ONE_IN: Final = 40


class LawBroken(Exception):
    """A game broke a law; the record shows how it came to that."""

    def __init__(self, law: str, problem: str, record: Record) -> None:
        super().__init__(law, problem, record)
        self.law = law
        self.problem = problem
        self.record = record

    def __str__(self) -> str:
        return f"{self.law}, after {len(self.record.entries)} entries: {self.problem}"


@dataclass(frozen=True)
class Case:
    """A game to try: who plays it how, with which components, and the seed of all that follows."""

    game: Game[Any]
    components: Any
    pack: tuple[str, str]
    """The name and the digest of the pack that the components come from."""
    players: int
    options: Mapping[str, str]
    seed: str

    @property
    def luck(self) -> SeededLuck:
        return SeededLuck.named(self.seed)

    def table(self) -> Table[Any]:
        seats = [f"random {seat}" for seat in range(self.players)]
        return lay_table(self.game, self.components, self.pack, self.options, seats, self.luck)


@dataclass(frozen=True)
class Checked:
    """A game that kept every law, and how often each was put to the test."""

    record: Record
    laws: Counter[str]


def check_game(case: Case, *, thorough: bool = False, longest: int = LONGEST) -> Checked:
    """Play a random game under the laws; raises LawBroken.

    Cheap laws are checked at every state and dear ones at some, for one seat at a time, as the seed
    decides; those of whole games after some games; thorough, all at every state and for every seat.
    """
    trial = Trial(case, thorough=thorough, longest=longest)
    try:
        trial.run()
    except LawBroken:
        raise
    except Exception as error:
        # Whatever went wrong, the record that led there is worth more than the traceback alone.
        problem = f"{type(error).__name__}: {error}"
        raise LawBroken("nothing_crashes", problem, trial.table.record) from error
    return Checked(trial.table.record, trial.laws)


class Trial:
    """A random game being played and examined."""

    def __init__(self, case: Case, *, thorough: bool, longest: int) -> None:
        self.case = case
        self.longest = longest
        self.table = case.table()
        self.laws: Counter[str] = Counter()
        self.snapshots: list[Snapshot] = []
        """The state after each entry of the record."""
        self.at = Position(self.table, Random(f"{case.seed} laws"), Memory(), thorough)

    def run(self) -> None:
        driver = Driver(self.table, self.case)
        self.at.note()
        self._hold("nothing_is_lost", self.case.game.unaccounted(None, self.table.state, ()))
        self._examine_state()
        while not self.table.is_over:
            if len(self.table.record.entries) >= self.longest:
                self._hold("the_game_ends", (f"not within {self.longest} entries",))
            self._examine_step(driver)
            self._examine_state()
        self._examine_game()

    def _examine_step(self, driver: Driver) -> None:
        before, was = self.table.state, self.at.now
        driver.step()
        self._note()
        entry = self.table.record.entries[-1]
        if entry.takes_back:
            return
        told = self.table.pages[-1].tellings
        change = Change(self.at, before, was, entry, told)
        for law in CHANGE_LAWS:
            if law.one_in == 1 or self._is_due(law):
                self._hold(law.check.__name__, law.check(change))
        self._examine_undo(change, driver)

    def _note(self) -> None:
        """Keep the state that an entry led to."""
        self.at.note()
        self.snapshots.append(self.at.now)

    def _examine_state(self) -> None:
        for law in STATE_LAWS:
            if law.one_in == 1 or self._is_due(law):
                self._hold(law.check.__name__, law.check(self.at))

    def _examine_undo(self, change: Change, driver: Driver) -> None:
        """Take an act back at once: the state is the one before."""
        if driver.regrets():
            self._note()
            problem = f"taking {change.action} back leaves something of it"
            self._hold("undo_brings_back", () if self.at.now == change.was else (problem,))

    def _examine_game(self) -> None:
        record = self.table.record
        if not self.at.thorough and self.at.rng.randrange(GAMES_ONE_IN):
            return
        self._hold("records_are_reversible", self._reread(record))
        self._hold("replays_reproduce", self._replayed(record))
        again = self.case.table()
        Driver(again, self.case).run()
        same = again.record.entries == record.entries and again.record.result == record.result
        self._hold("equal_seeds_equal_games", () if same else ("the same seed led elsewhere",))

    def _reread(self, record: Record) -> Iterable[str]:
        header, rest = read_header(write_record(record))
        if read_entries(header, rest, self.case.game.action_codec) != record:
            yield "a record is not what its text says"

    def _replayed(self, record: Record) -> Iterable[str]:
        table = Table(self.case.game, Record(record.header), self.case.components)
        try:
            for number, _ in enumerate(replay(table, record)):
                if table.state.contents() != self.snapshots[number]:
                    yield f"entry {number} leads elsewhere in a replay"
        except RecordError as error:
            yield str(error)

    def _is_due(self, law: StateLaw | ChangeLaw) -> bool:
        """Whether a dear law is checked: at some states, but at one at least."""
        if self.at.thorough or not self.laws[law.check.__name__]:
            return True
        often = MORE_OFTEN if law.check in SECRECY and self.table.opened is not None else 1
        return self.at.rng.random() * law.one_in < often

    def _hold(self, law: str, problems: Iterable[str]) -> None:
        self.laws[law] += 1
        for problem in problems:
            raise LawBroken(law, problem, self.table.record)


class Driver:
    """Plays at random: the same case always the same game, whether or not laws are checked."""

    def __init__(self, table: Table[Any], case: Case) -> None:
        self.table = table
        self.luck = case.luck
        self.rng = Random(f"{case.seed} choices")

    def run(self) -> None:
        """A whole game with nobody watching."""
        while not self.table.is_over:
            self.step()
            self.regrets()

    def step(self) -> None:
        """One entry: luck, an act at random, or now and then an undo."""
        if self.table.awaits_luck():
            self.table.draw(self.luck)
            return
        if self._withdraws():
            return
        asked = deciders(self.table.state)
        seat = self.rng.choice(asked)
        offered = options(self.table.state, seat)
        action = self.rng.choice(offered)
        is_forced = len(offered) == 1 and action.passing
        self.table.act(seat, action, auto=is_forced and self.rng.random() < 0.5)

    def regrets(self) -> bool:
        """Whether the last act, and nothing else, was taken back at once by who did it."""
        entries = self.table.record.entries
        seat, number = entries[-1].seat, len(entries) - 1
        if seat is None or self.table.free_undo(seat) != (number,) or not self._is_rare():
            return False
        self.table.undo(seat)
        return True

    def _withdraws(self) -> bool:
        """Some seat takes back what it may, others having acted since, or the table for it."""
        seat = self.rng.choice(self.table.seats)
        if not self._is_rare() or not self.table.free_undo(seat):
            return False
        self.table.undo(seat)
        return True

    def _is_rare(self) -> bool:
        return self.rng.randrange(UNDO_ONE_IN) == 0

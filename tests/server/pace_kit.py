"""Games in which time passes, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.server.clock import DAY
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.pace.asking import asking, askings
from mesozoic.server.pace.clocks import Clocks, fold
from mesozoic.server.pace.leading import Said
from mesozoic.server.talk.lines import NEXT

LUCK = SeededLuck.named("time")


@dataclass(frozen=True)
class Line:
    at: int
    seat: int | None
    kind: str
    about: Mapping[str, Any] = field(default_factory=dict)


def table_of(game: str, players: int) -> Table[Any]:
    return new_table(game, players, {}, seed=LUCK.seed, seats=[""] * players)


class Told:
    """What happens at a table with a clock, one thing after another."""

    def __init__(self, table: Table[Any], agreed: AgreedClock, now: int = 1000) -> None:
        self.table, self.agreed, self.now = table, agreed, now
        self.people = frozenset(table.seats)
        self.lines: list[Said] = []
        self.clocks = Clocks(agreed, self.people, asking(table))

    def say(self, kind: str, seat: int, **about: Any) -> Line:
        about.setdefault(NEXT, len(self.table.record.entries))
        line = Line(self.now, seat, kind, about)
        self.lines.append(line)
        if not self.clocks.hear(line):
            self.clocks = self.from_nothing()
        return line

    def all_come(self) -> None:
        for seat in self.table.seats:
            self.say("came", seat)

    def follow(self) -> None:
        """The last entry."""
        self.clocks.follow(self.table.record.entries[-1], asking(self.table))

    def act(self, seat: int, option: int = 0, *, late: bool = False, keeps: bool = False) -> None:
        if late:
            self.say("out-of-time", seat, keeps=keeps)
        at = Seat(seat)
        self.table.act(at, self.table.options(at)[option], at=self.now)
        self.follow()

    def undo(self, seat: int) -> None:
        self.table.undo(Seat(seat), at=self.now)
        self.follow()

    def until_asked(self) -> Seat:
        """Let luck decide, and the table pass, until somebody has a choice; who has it first."""
        while self.table.step(LUCK, at=self.now) is not None:
            self.follow()
        return self.table.deciders()[0]

    def from_nothing(self) -> Clocks:
        entries = self.table.record.entries
        return fold(self.agreed, self.people, askings(self.table), entries, self.lines)


def standing(clocks: Clocks, now: int) -> Any:
    """All that clocks say, now and later."""
    leading = clocks.leading
    return (
        leading.instead,
        leading.came,
        leading.ending,
        leading.ended,
        [
            [
                (
                    clocks.left(seat, at),
                    clocks.shown(seat, at),
                    clocks.runs(seat, at),
                    clocks.is_shown_running(seat, at),
                    clocks.runs_out(seat),
                    clocks.was_late(seat),
                )
                for at in (now, now + 17, now + 5 * DAY)
            ]
            for seat in sorted(leading.people)
        ],
    )


def played_at_random(told: Told, chance: Random, things: int) -> Iterator[None]:
    """People act, take back, run out of time, come, leave and have holidays."""
    for _ in range(things):
        if told.table.is_over:
            return
        told.now += chance.choice([0, 0, 1, 5, 30, 200, DAY])
        happen(told, chance)
        yield


def happen(told: Told, chance: Random) -> None:
    table, seat = told.table, chance.choice(told.table.seats)
    if chance.random() < 0.15:
        kinds = ["came", "back", "end", "no-end", "resigned", "removed", "holiday"]
        about = {}
        kind = chance.choices(kinds, [9, 3, 1, 1, 0.2, 0.3, 2])[0]
        if kind == "holiday":
            begins = told.now + chance.randrange(2 * DAY)
            about = {"begins": begins, "ends": begins + chance.randrange(3 * DAY)}
        told.say(kind, seat, **about)
    elif (
        takers := [seat for seat in table.seats if table.free_undo(seat)]
    ) and chance.random() < 0.3:
        told.undo(chance.choice(takers))
    elif (far := table.far_undo(seat, past_luck=True)) and chance.random() < 0.05:
        table.take_back(seat, far, at=told.now)
        told.follow()
    elif table.awaits_luck() or (table.forced_pass() and chance.random() < 0.9):
        table.step(LUCK, at=told.now)
        told.follow()
    else:
        seat = chance.choice(table.deciders())
        late, keeps = chance.random() < 0.1, chance.random() < 0.5
        told.act(seat, chance.randrange(len(table.options(seat))), late=late, keeps=keeps)

"""How much time each seat has left: a function of what was agreed, the record and the talk.

A decision lasts from when a seat is asked until it answers, and in a moment in which all act side
by side until it has done all it does there. Of each only what goes beyond the seconds that every
decision has is taken from the bank. What is taken back goes on from where it was: the time that was
used stays used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from copy import copy

from mesozoic.core.record import Entry
from mesozoic.core.seats import Seat
from mesozoic.server.clock import DAY
from mesozoic.server.pace.agreed import AgreedClock, DaysClock
from mesozoic.server.pace.asking import Asking
from mesozoic.server.pace.leading import HOLIDAY, LATE, OURS, Leading, Said
from mesozoic.server.talk.lines import NEXT


def allowance(agreed: AgreedClock) -> tuple[int, int]:
    """The seconds of the bank, and of each decision."""
    if isinstance(agreed, DaysClock):
        return 0, agreed.days * DAY
    return agreed.bank, agreed.more


class Run:
    """One seat's time."""

    def __init__(self, agreed: AgreedClock) -> None:
        self._bank, self._more = allowance(agreed)
        self.used = 0
        """Seconds of the decision that it is asked."""
        self.since: int | None = None
        """Since when it runs, as far as that is not in `used`."""
        self._gone = 0
        """Seconds of the bank."""
        self._done: dict[int, int] = {}
        """By the entry that ended a decision, the seconds it took."""

    def fork(self) -> Run:
        other = Run.__new__(Run)  # several times as quick as a copy, for each seat at each entry
        other.__dict__.update(self.__dict__, _done=dict(self._done))
        return other

    def end(self, number: int) -> None:
        """The decision is over with this entry."""
        if self.used:
            self._done[number] = self.used
            self._gone += self._beyond(self.used)
        self.used = 0

    def resume(self, number: int) -> None:
        """What ended a decision was taken back."""
        used = self._done.pop(number, 0)
        self._gone -= self._beyond(used)
        self.used += used

    def _beyond(self, used: int) -> int:
        return max(0, used - self._more)

    def left(self) -> int:
        """Seconds when it last ran; for who is not asked those of the next decision."""
        return max(0, self._bank - self._gone) + self._more - self.used


class Clocks:
    """Of all seats, up to the entry and line that were heard last."""

    def __init__(self, agreed: AgreedClock, people: Iterable[Seat], asking: Asking) -> None:
        self.leading = Leading(people)
        seats = sorted(self.leading.people)
        self._is_days = isinstance(agreed, DaysClock)
        self._own = {seat: Run(agreed) for seat in seats}
        self._shown = {seat: Run(agreed) for seat in seats}
        """As if each question were a real one: what others may know."""
        self._asking = asking
        self._entries = 0
        self._unsaid: list[tuple[int, Said]] = []
        """Lines with the number of the entry before which they were said, which is to come."""
        self._position = 0
        """That number of the last line."""
        self._now = 0
        self._late: dict[int, Said] = {}
        """Answers of a bot for who had no time left, by entry."""
        self._kept: set[int] = set()
        """The entries that a bot answered while it kept a seat that may be taken back."""
        self._was_late: frozenset[Seat] = frozenset()
        """Those whose last answer was."""
        self._holidays: dict[Seat, dict[int, int]] = {}
        """By seat, when each begins and ends."""

    def fork(self) -> Clocks:
        other = copy(self)
        other.leading = self.leading.fork()
        other._own = {seat: run.fork() for seat, run in self._own.items()}
        other._shown = {seat: run.fork() for seat, run in self._shown.items()}
        other._late, other._unsaid = dict(self._late), self._unsaid[:]
        other._kept = set(self._kept)
        other._holidays = {seat: dict(some) for seat, some in self._holidays.items()}
        return other

    # What happens

    def follow(self, entry: Entry, asking: Asking) -> None:
        """One entry more, and who is asked then."""
        number, before = self._entries, self._asking
        self._pass(entry.at)
        self._asking, self._entries = asking, number + 1
        late = self._late.get(number)
        for seat, over in self._over(entry, before, asking, is_late=late is not None):
            for run in (self._own[seat], self._shown[seat]):
                if over:
                    run.end(number)
                for taken in entry.takes_back:
                    run.resume(taken)
        if entry.seat is not None and not (entry.auto or entry.takes_back):
            answered = frozenset({entry.seat})
            self._was_late -= answered
            self._was_late |= answered if late else frozenset()
            if self.leading.instead.get(entry.seat) in ("late", "removed"):
                self._kept.add(number)
        if late is not None:
            self.leading.hear(late)
        self._start()
        self._say_all()

    def _over(
        self, entry: Entry, before: Asking, after: Asking, *, is_late: bool
    ) -> Iterable[tuple[Seat, bool]]:
        """By seat, whether the decision that it was asked is over."""
        goes_on = before.opened is not None and before.opened == after.opened
        for seat in self._own:
            acted = entry.seat == seat and not entry.takes_back
            asked_on = seat in after.asked and (goes_on or bool(entry.takes_back))
            yield seat, seat in before.asked and (not asked_on or (acted and is_late))

    def hear(self, line: Said) -> bool:
        """Whether it could be taken in: else all must be folded again."""
        if line.kind not in OURS:
            return True
        if line.kind == LATE:
            self._late[line.about[NEXT]] = line
            return bool(line.about[NEXT] >= self._entries)
        self._position = max(self._position, line.about[NEXT])
        self._unsaid.append((self._position, line))
        is_in_time = self._position >= self._entries
        self._say_all()
        return is_in_time

    def _say_all(self) -> None:
        """What was said before the next entry."""
        while self._unsaid and self._unsaid[0][0] <= self._entries:
            self._say(self._unsaid.pop(0)[1])

    def _say(self, line: Said) -> None:
        if line.kind == HOLIDAY and line.seat is not None:
            # It may be said after it has begun: the time since then is no longer counted.
            said = self._holidays.setdefault(Seat(line.seat), {})
            said[line.about["begins"]] = line.about["ends"]
        self._pass(line.at)
        self.leading.hear(line)
        if line.kind == "back" and line.seat is not None:
            self._was_late -= {Seat(line.seat)}
        self._start()

    def _pass(self, at: int | None) -> None:
        """Time runs until then for whom it runs."""
        self._now = now = max(self._now, at or 0)
        for runs in (self._own, self._shown):
            for seat, run in runs.items():
                if run.since is not None:
                    run.used += self._elapsed(seat, run.since, now)
                    run.since = None

    def _start(self) -> None:
        """From now on it runs for who is asked, once everybody is there."""
        leaders = self.leading.leaders()
        has_begun = not self.leading.missing()
        for runs, asked in ((self._own, self._asking.really), (self._shown, self._asking.asked)):
            for seat, run in runs.items():
                if seat not in leaders:
                    run.used = 0
                elif has_begun and seat in asked:
                    run.since = self._now

    # Holidays

    def _elapsed(self, seat: Seat, begin: int, end: int) -> int:
        free = self._free(seat)
        away = sum(max(0, min(end, last) - max(begin, first)) for first, last in free)
        return max(0, end - begin - away)

    def _free(self, seat: Seat) -> list[tuple[int, int]]:
        """Holidays, the first first; where some overlap they are one."""
        found: list[tuple[int, int]] = []
        if not self._is_days:
            return found
        for begins, ends in sorted(self._holidays.get(seat, {}).items()):
            if found and begins <= found[-1][1]:
                found[-1] = found[-1][0], max(ends, found[-1][1])
            elif begins < ends:
                found.append((begins, ends))
        return found

    # What it comes to

    def left(self, seat: Seat, now: int) -> int:
        """What a seat has left by its own clock."""
        return self._left(self._own[seat], seat, now)

    def shown(self, seat: Seat, now: int) -> int:
        """What others are told that it has left."""
        return self._left(self._shown[seat], seat, now)

    def _left(self, run: Run, seat: Seat, now: int) -> int:
        running = 0 if run.since is None else self._elapsed(seat, run.since, max(now, run.since))
        return run.left() - running

    def runs(self, seat: Seat, now: int) -> bool:
        return self._runs(self._own[seat], seat, now)

    def is_shown_running(self, seat: Seat, now: int) -> bool:
        return self._runs(self._shown[seat], seat, now)

    def _runs(self, run: Run, seat: Seat, now: int) -> bool:
        return run.since is not None and not self.is_on_holiday(seat, now)

    def said_holidays(self, seat: Seat) -> Mapping[int, int]:
        """When each begins and ends that was said here."""
        return self._holidays.get(seat, {})

    def is_on_holiday(self, seat: Seat, now: int) -> bool:
        return any(begins <= now < ends for begins, ends in self._free(seat))

    def runs_out(self, seat: Seat) -> int | None:
        """The second in which a seat has no time left, unless it answers before."""
        run = self._own[seat]
        if run.since is None:
            return None
        end = run.since + max(0, run.left())
        for begins, ends in self._free(seat):
            begins = max(begins, run.since)
            if begins < end and ends > begins:
                end += ends - begins
        return end

    @property
    def late(self) -> Set[int]:
        """The entries that a bot answered for who had no time left, then or before."""
        return self._late.keys() | self._kept

    def asked_since(self, seat: Seat) -> int | None:
        """The second in which the question came that a seat is asked, as others know it."""
        run = self._shown[seat]
        return None if run.since is None else run.since - run.used

    def was_late(self, seat: Seat) -> bool:
        """Whether its last answer was a bot's because it had no time left."""
        return seat in self._was_late


def fold(
    agreed: AgreedClock,
    people: Set[Seat],
    askings: Sequence[Asking],
    entries: Sequence[Entry],
    lines: Iterable[Said],
) -> Clocks:
    """All from nothing; `askings`: before the first entry and after each."""
    clocks = Clocks(agreed, people, askings[0])
    for line in lines:
        clocks.hear(line)
    for entry, asking in zip(entries, askings[1:], strict=True):
        clocks.follow(entry, asking)
    return clocks

"""A game being played: a record, and the state that it folds to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from mesozoic.core.errors import IllegalAction
from mesozoic.core.events import Telling
from mesozoic.core.game import Game, Setup, Why
from mesozoic.core.luck import Luck
from mesozoic.core.moments import CHANCE, Choice, Parallel, Sealed
from mesozoic.core.play import (
    advance,
    costs,
    deciders,
    forced_pass,
    is_legal,
    options,
    outcomes,
    pending,
    secretly_asked,
)
from mesozoic.core.record import Entry, Record, taken_back
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

S = TypeVar("S", bound=State)

MARKED: Final = 200
"""Pages between two of which the state before them is kept, for whoever goes back further."""


@dataclass(frozen=True, slots=True)
class Page:
    """One entry that still stands, and what it told."""

    number: int
    entry: Entry
    tellings: tuple[Telling, ...]
    together: int | None
    """The number of the entry that opened the simultaneous moment this was done in, if it was."""
    final: bool
    """Whether it showed somebody something new, or closed a simultaneous moment."""

    @property
    def is_public(self) -> bool:
        """Whether everybody may know the act itself, and not only what was told of it."""
        told_to_all = all(telling.only is None and telling.but is None for telling in self.tellings)
        if self.entry.seat is None:
            return told_to_all and bool(self.tellings)
        return told_to_all and self.together is None


class Table(Generic[S]):
    """Plays entries into a record. The only way to change a game that people play."""

    def __init__(self, game: Game[S], record: Record, components: Any) -> None:
        self.game = game
        self.record = record
        self.components = components
        header = record.header
        self.seats = tuple(Seat(seat) for seat in range(header.players))
        self.state = game.setup(Setup(header.players, components, header.options, header.rules))
        self.pages: list[Page] = []
        self._trail: list[S] = []
        """What the last pages were played on: as far as undo goes back freely, and no further."""
        self._marks: list[S] = []
        """What every so many pages were played on."""
        self.draws = 0
        """How often luck has decided: where a draw was taken back, the same comes again, so that
        nothing a player does can shift it."""
        self.opened: int | None = None
        self._unheard: set[int] = set()
        """Entries of the open moment that nobody but their own seat hears of."""
        self._decisions: dict[Seat, int] = {}
        self._note_opening(-1)
        undone = taken_back(record.entries)
        for number, entry in enumerate(record.entries):
            if entry.action is not None and number not in undone:
                self._play(number, entry)
        if self.opened is None:
            self._outdate_all()
        elif any(entry.takes_back for entry in record.entries[self.opened + 1 :]):
            self._live_through(self.opened)

    def fork(self) -> Table[S]:
        """A table where the same has happened; what happens at one of them the other never has."""
        other = copy(self)
        other.record = replace(self.record, entries=self.record.entries[:])
        other.pages, other._trail = self.pages[:], self._trail[:]
        other._marks = self._marks[:]
        other._unheard, other._decisions = set(self._unheard), dict(self._decisions)
        return other

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """What a seat is ranked by when the game is over, the first number first."""
        return self.game.standing(self.state, seat)

    def places(self) -> tuple[int, ...]:
        """By seat: its place in the end, which equals share; nothing while the game is played."""
        if not self.is_over:
            return ()
        standings = [self.standing(seat) for seat in self.seats]
        return tuple(1 + sum(other > own for other in standings) for own in standings)

    def deciders(self) -> Sequence[Seat]:
        return deciders(self.state)

    def options(self, seat: Seat) -> Sequence[Action]:
        return options(self.state, seat)

    def secretly_asked(self) -> Sequence[Seat]:
        """Those of the deciders whose question is for nobody else's eyes."""
        return secretly_asked(self.state)

    def has_unopened(self, seat: Seat) -> bool:
        """Whether a seat has acted in a simultaneous moment that is not over."""
        if self.opened is None:
            return False
        for page in reversed(self.pages):
            if page.number <= self.opened:
                return False
            if page.entry.seat == seat and page.together == self.opened:
                return True
        return False

    def costs(self, seat: Seat, offered: Sequence[Action]) -> Sequence[int | None]:
        """What each of a seat's options would cost in the end; None for those without a price."""
        return costs(self.state, seat, offered)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def own_fields(self, seat: Seat, everybodys: Any) -> dict[str, Any]:
        """Those of a seat's view that may differ from what everybody sees now."""
        return self.game.own_fields(self.state, seat, everybodys)

    def decision(self, seat: Seat) -> int:
        """The number of the question this seat is asked; an answer names the one it answers."""
        return self._decisions.get(seat, -1)

    def is_heard(self, number: int, seat: Seat | None) -> bool:
        """Whether a seat may know of an entry at all: what others do in a lane is theirs alone."""
        return number not in self._unheard or self.record.entries[number].seat == seat

    def heard_as(self, number: int, seat: Seat | None) -> int:
        """An entry's number as a seat counts: without those that it does not hear of."""
        if not self._unheard:
            return number
        return number - sum(
            not self.is_heard(other, seat) for other in self._unheard if other < number
        )

    def explain(self, seat: Seat, action: Action) -> Why | None:
        """Why a seat may not do something now, or None where it may."""
        if is_legal(self.state, seat, action):
            return None
        if self.is_over:
            return Why("", "why-over")
        if seat not in self.deciders():
            return Why("", "why-not-asked")
        return self.game.explain(self.state, seat, action) or Why("", "why-not-offered")

    def act(
        self,
        seat: Seat,
        action: Action,
        *,
        decision: int | None = None,
        auto: bool = False,
        at: int | None = None,
    ) -> tuple[Telling, ...]:
        """One act of a seat; refused, with nothing changed, if it is not among the options now."""
        if decision is not None and decision != self.decision(seat):
            raise IllegalAction("old-decision", found=decision, expected=self.decision(seat))
        why = self.explain(seat, action)
        if why:
            raise IllegalAction(why.key, rule=why.rule, **why.about)
        return self._add(Entry(seat, action, auto=auto, at=at))

    def draw(self, luck: Luck, *, at: int | None = None) -> tuple[Telling, ...]:
        """Let luck decide what it is asked now."""
        possible = outcomes(self.state)
        if not possible:
            raise IllegalAction("not-an-outcome")
        outcome = luck.draw(self.draws, possible)
        return self._add(Entry(None, outcome, at=at))

    def awaits_luck(self) -> bool:
        top = pending(self.state)
        return top is not None and top.kind == CHANCE

    def forced_pass(self) -> tuple[Seat, Action] | None:
        """A seat that can only decline, and how: the table answers for it."""
        return forced_pass(self.state)

    def step(self, luck: Luck, *, at: int | None = None) -> tuple[Telling, ...] | None:
        """Do one thing that nobody decides: luck, or a forced pass. None when a seat must."""
        if self.awaits_luck():
            return self.draw(luck, at=at)
        forced = self.forced_pass()
        return self.act(*forced, auto=True, at=at) if forced else None

    def go_on(self, luck: Luck, choose: Callable[[Seat], Action]) -> tuple[Telling, ...]:
        """Do the next thing: what nobody decides, or what the first seat that is asked chooses."""
        told = self.step(luck)
        if told is not None:
            return told
        seat = self.deciders()[0]
        return self.act(seat, choose(seat))

    def free_undo(self, seat: Seat) -> tuple[int, ...]:
        """The entries that this seat may take back now: its last act and what hangs on it.

        Others may have acted since only in the simultaneous moment that is still open, and then
        only an act in that moment can go: what opened it, theirs stand on. Whether they have begun
        in their lanes is theirs to know, so what opened lanes of others stays in any case. When the
        game is over its seed is shown, and nothing can be taken back.
        """
        taken: list[int] = []
        alone = not _has_lanes_of_others(pending(self.state), seat)
        for page in () if self.is_over else reversed(self.pages):
            in_the_open = page.together is not None and page.together == self.opened
            if page.entry.seat is None or not (alone or in_the_open):
                return ()
            if page.entry.seat != seat:
                if not in_the_open:
                    return ()
                alone = False
                continue
            if page.final:
                return ()
            taken.append(page.number)
            if not page.entry.auto:
                return tuple(sorted(taken))
        return ()

    def undo(self, seat: Seat, *, at: int | None = None) -> tuple[int, ...]:
        """Take back this seat's last act, where that is free."""
        return self.take_back(seat, self.free_undo(seat), at=at)

    def far_undo(self, seat: Seat, *, past_luck: bool = False) -> tuple[int, ...]:
        """What goes where a seat takes back its last act whatever happened since, which the others
        must agree to: that act, and all after it.

        A simultaneous moment goes as a whole: nobody answers again knowing what others had sealed.
        Not past luck, unless nobody is there whom it concerns; the same luck comes again then.
        """
        mine = (
            index
            for index, page in reversed(list(enumerate(self.pages)))
            if page.entry.seat == seat and not page.entry.auto
        )
        last = next(mine, None)
        if last is None or self.is_over:
            return ()
        opened = self.pages[last].together
        while opened is not None and last > 0 and self.pages[last - 1].number > opened:
            last -= 1
        since = self.pages[last:]
        if not past_luck and any(page.entry.seat is None for page in since):
            return ()
        return tuple(page.number for page in since)

    def take_back(
        self, seat: Seat, taken: tuple[int, ...], *, at: int | None = None
    ) -> tuple[int, ...]:
        """These entries go, of which a seat's own act is the first that matters."""
        if not taken:
            raise IllegalAction("no-undo")
        self.follow(Entry(seat, takes_back=taken, at=at))
        return taken

    def follow(self, entry: Entry) -> None:
        """What has happened already at a table where all before it was the same."""
        if entry.takes_back:
            assert entry.seat is not None
            self.record.entries.append(entry)
            self._take_back(len(self.record.entries) - 1, entry.seat, entry.takes_back)
        else:
            self._add(entry)

    def _take_back(self, number: int, seat: Seat, taken: tuple[int, ...]) -> None:
        first = bisect_left(self.pages, taken[0], key=lambda page: page.number)
        since, asked, opened = self.pages[first:], dict(self._decisions), self.opened
        self._go_back(first)
        self.opened = since[0].together
        for page in since:
            if page.number not in taken:
                self._play(page.number, page.entry)
        others = any(page.entry.seat != seat for page in since if page.number in taken)
        if opened is None or self.opened != opened or others:
            self._outdate_all()
        else:  # the others are asked what they were asked
            self._decisions = {**asked, seat: asked[seat] + 1}
            if self._unheard.issuperset(taken):
                self._unheard.add(number)

    def _add(self, entry: Entry) -> tuple[Telling, ...]:
        page = self._play(len(self.record.entries), entry)
        self.record.entries.append(entry)
        if self.is_over:
            self.record.result = self.state.result
        return page.tellings

    def _play(self, number: int, entry: Entry) -> Page:
        assert entry.action is not None
        together, before = self.opened, self.state
        after = self.state = _after(before, entry)
        goes_on = together is not None and _has_begun(pending(after))
        if not goes_on:
            self._note_opening(number)
        else:
            assert entry.seat is not None, "luck has no place in a simultaneous moment"
            self._decisions[entry.seat] += 1
        if entry.seat is None:
            self.draws += 1
        tellings = tuple(after.tellings)
        if goes_on and _is_ones_own(before, after, entry.seat):
            self._unheard.add(number)
        final = (together is not None and not goes_on) or any(t.event.reveals for t in tellings)
        page = Page(number, entry, tellings, together, final)
        if len(self.pages) % MARKED == 0:
            self._marks.append(before)
        self.pages.append(page)
        self._trail.append(before)
        if self.is_over or entry.seat is None or (final and not goes_on):
            self._trail.clear()  # nobody takes this back freely, nor anything before it
        return page

    def _go_back(self, first: int) -> None:
        """To where a page was not yet played: it goes, and all after it."""
        kept = first - len(self.pages)
        self.state = self._trail[kept] if -kept <= len(self._trail) else self._before(first)
        self.draws -= sum(page.entry.seat is None for page in self.pages[first:])
        del self.pages[first:], self._trail[kept:], self._marks[-(-first // MARKED) :]

    def _before(self, first: int) -> S:
        """What a page was played on that lies further back than undo goes freely."""
        marked = first // MARKED
        state = self._marks[marked]
        for page in self.pages[marked * MARKED : first]:
            state = _after(state, page.entry)
        return state

    def _note_opening(self, number: int) -> None:
        """Everyone is asked anew after this entry."""
        top = pending(self.state)
        self.opened = number if isinstance(top, Choice) and top.simultaneous else None
        self._decisions = dict.fromkeys(self.seats, number + 1)
        self._unheard = set()

    def _live_through(self, opened: int) -> None:
        """Of what was taken back in the open moment others have heard, or not: it is done again."""
        first = next((n for n, page in enumerate(self.pages) if page.number > opened), None)
        if first is not None:
            self._go_back(first)
        self._note_opening(opened)
        for number, entry in enumerate(self.record.entries[opened + 1 :], opened + 1):
            if entry.takes_back:
                assert entry.seat is not None
                self._take_back(number, entry.seat, entry.takes_back)
            else:
                self._play(number, entry)

    def _outdate_all(self) -> None:
        """After a fold every question is new, so that an answer to the old one is refused."""
        self._decisions = dict.fromkeys(self.seats, len(self.record.entries))


def _after(state: S, entry: Entry) -> S:
    """The state that an act or an outcome leads to."""
    assert entry.action is not None
    after = state.copy()
    after.aloud = True
    advance(after, entry.seat, entry.action)
    return after


def _has_begun(moment: object) -> bool:
    """Whether a simultaneous moment has had an answer and waits for more."""
    if isinstance(moment, Sealed):
        return bool(moment.answers)
    return isinstance(moment, Parallel) and moment.begun


def _is_ones_own(before: State, after: State, seat: Seat | None) -> bool:
    """Whether a step in a seat's lane is nothing to the others: not even that it was taken."""
    return (
        isinstance(pending(after), Parallel)
        and all(telling.only == seat for telling in after.tellings)
        and deciders(before) == deciders(after)
    )


def _has_lanes_of_others(moment: object, seat: Seat) -> bool:
    return isinstance(moment, Parallel) and any(owner != seat for owner, _ in moment.lanes)

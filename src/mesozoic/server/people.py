"""Who is at a table, here and by way of other workers, and for whom of them bots wait."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from mesozoic.core.seats import Seat
from mesozoic.server.bans import Bans
from mesozoic.server.fellows import Company, Fellows, HeldAt, Sitter
from mesozoic.server.identity.person import Session
from mesozoic.server.messages import Held, ServerMessage


class Listener(Protocol):
    """A connection, as a table sees it."""

    seat: Seat | None
    yours: set[Seat]
    plays: bool
    """Whether a seat is theirs, also where they only look on."""
    patience: int | None
    """Milliseconds that bots wait while what was done last may be taken back; None: until told."""
    wants_help: bool
    """Whether they are told what presses, and what they would regret."""
    who: str
    """By which lines of somebody who looks on are known as theirs, at this table alone."""
    session: Session | None
    """As whose browser they came, where that is known."""

    def say(self, message: ServerMessage | bytes) -> None:
        """Tell something; bytes are a message that others are told as well."""
        ...

    def hang_up(self) -> None: ...

    def hang_up_if_at(self, browsers: Collection[str]) -> None: ...

    def leave_if_banned(self, bans: Bans) -> None: ...


class People:
    def __init__(self, fellows: Fellows) -> None:
        self.here: list[Listener] = []
        self.held: Held | None = None
        """For whom bots wait."""
        self._fellows = fellows
        self._settled: dict[Seat, int] = {}
        """By seat, how many entries there were when it said that it takes nothing back."""

    def say(self, message: ServerMessage) -> None:
        for listener in self.here:
            listener.say(message)

    def tell_others(self) -> None:
        """Who leads a seat here has changed, or what they wish."""
        self._fellows.seat(
            [
                Sitter(seat, listener.patience, self._settled.get(seat))
                for listener in self.here
                for seat in listener.yours
            ],
            self._watching(),
        )

    def _watching(self) -> int:
        """Those who look on here."""
        return sum(not listener.yours for listener in self.here)

    def watchers(self) -> int:
        """Those who look on, at whichever worker."""
        return self._watching() + self._fellows.company.watchers

    def meet(self, company: Company, entries: int) -> bool:
        """This is how it is with other workers now; whether others are there than before."""
        before, watched = self._elsewhere(), self._fellows.company.watchers
        self._fellows.meet(company)
        present, held = self._elsewhere(), company.held
        if held is not None and held.entries == entries and self.held is None:
            self._tell_held(Held(seat=held.seat, milliseconds=held.milliseconds))
        elif self.held is not None and self.held.seat in present - before:
            self._fellows.hold(HeldAt.of(self.held, entries))
        return present != before or watched != company.watchers

    def present(self) -> set[Seat]:
        return {seat for listener in self.here for seat in listener.yours} | self._elsewhere()

    def _elsewhere(self) -> set[Seat]:
        return {sitter.seat for sitter in self._fellows.company.people}

    # Second thoughts

    def patience(self, seat: Seat) -> int | None:
        """As the most patient of those who lead this seat wishes; 0 where nobody is here."""
        wishes = [listener.patience for listener in self.here if seat in listener.yours]
        elsewhere = self._fellows.company.people
        wishes += [sitter.patience for sitter in elsewhere if sitter.seat == seat]
        return None if None in wishes else max((wish for wish in wishes if wish), default=0)

    def may_have_doubts(self) -> bool:
        patient = any(listener.patience != 0 for listener in self.here)
        return patient or any(sitter.patience != 0 for sitter in self._fellows.company.people)

    def hold(self, held: Held, entries: int) -> None:
        self._tell_held(held)
        if held.seat in self._elsewhere():
            self._fellows.hold(HeldAt.of(held, entries))

    def _tell_held(self, held: Held) -> None:
        self.held = held
        for listener in self.here:
            self.say_who_is_held(listener)

    def say_who_is_held(self, listener: Listener) -> None:
        if self.held is not None and self.held.seat in listener.yours:
            listener.say(self.held)

    def settle(self, seat: Seat, entries: int) -> None:
        self._settled[seat] = entries

    def is_settled(self, seat: Seat, entries: int) -> bool:
        """Whether a seat takes nothing back of what there is."""
        elsewhere = (s.settled for s in self._fellows.company.people if s.seat == seat)
        return entries in (self._settled.get(seat), *elsewhere)

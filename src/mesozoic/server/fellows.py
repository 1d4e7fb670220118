"""The other workers, as a table sees them: none, where one process serves all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from mesozoic.core.seats import Seat
from mesozoic.server.messages import Held


class Sitter(Struct, frozen=True):
    """Somebody who leads a seat, at whichever worker."""

    seat: Seat
    patience: int | None
    """Milliseconds that bots wait while what was done last may be taken back; None: until told."""
    settled: int | None
    """How many entries there were when they said that they take nothing back."""


class Token(Struct, frozen=True):
    """The right to drive a table, until somebody else takes it."""

    worker: str
    number: int
    """It grows each time the right is taken."""


class HeldAt(Struct, frozen=True):
    """For whom bots wait, and how many entries there were then."""

    seat: Seat
    milliseconds: int | None
    entries: int

    @classmethod
    def of(cls, held: Held, entries: int) -> HeldAt:
        return cls(Seat(held.seat), held.milliseconds, entries)


class Company(Struct, frozen=True):
    """What other workers have to do with a table."""

    people: Sequence[Sitter] = ()
    watchers: int = 0
    token: Token | None = None
    """Under which it is driven; None where nobody does."""
    held: HeldAt | None = None


class Fellows(Protocol):
    company: Company

    @property
    def token(self) -> Token | None:
        """What must still be right where something is written that nobody asked for."""
        ...

    async def lead(self) -> bool:
        """Whether this worker drives the table, now or from now on."""
        ...

    def lose(self) -> None:
        """Another drives the table now."""

    def notify(self, entry: int | None) -> None:
        """There is an entry more, or (None) something else is new."""

    def notify_random(self, entry: int) -> None:
        """A bot chose this entry at random."""

    def seat(self, people: Sequence[Sitter], watchers: int) -> None:
        """These are who leads a seat here, and so many look on."""

    def hold(self, held: HeldAt) -> None:
        """Bots wait for somebody who sits elsewhere."""

    def meet(self, company: Company) -> None:
        """This is how it is with the others now."""

    def part(self) -> None:
        """The table is no longer in memory here."""


class Alone:
    """One process serves all."""

    company = Company()
    token = None

    async def lead(self) -> bool:
        return True

    def lose(self) -> None: ...

    def notify(self, entry: int | None) -> None: ...

    def notify_random(self, entry: int) -> None: ...

    def seat(self, people: Sequence[Sitter], watchers: int) -> None: ...

    def hold(self, held: HeldAt) -> None: ...

    def meet(self, company: Company) -> None: ...

    def part(self) -> None: ...

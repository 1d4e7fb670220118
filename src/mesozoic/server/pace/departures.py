"""People who leave a table that goes on, and come back to it: each is said there, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.server.clock import Clock
from mesozoic.server.pace import leaving
from mesozoic.server.pace.absences import Absences
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.stored import StoredTable
from mesozoic.server.talk.lines import Adding, Said


class AtTable(Protocol):
    """A table, as far as this concerns it."""

    @property
    def table(self) -> Table[Any]: ...
    @property
    def kept(self) -> StoredTable: ...
    @property
    def tempo(self) -> Tempo: ...
    @property
    def absences(self) -> Absences: ...
    @property
    def entries(self) -> int: ...

    async def add_lines(self, adding: Adding) -> None: ...


class Departures:
    def __init__(self, live: AtTable, clock: Clock) -> None:
        self._live = live
        self._clock = clock

    async def take_seat_back(self, seat: Seat) -> None:
        live = self._live
        await self._say(lambda: leaving.back(live.tempo, seat, live.entries))

    async def resign(self, seat: Seat) -> None:
        live = self._live
        await self._say(lambda: leaving.resign(live.tempo, seat, live.entries))

    async def give_up(self, seat: Seat) -> None:
        """Whoever had this seat is forgotten, as if they had resigned where the game goes on."""
        live = self._live

        def add() -> Sequence[Said]:
            is_over = live.table.is_over or live.tempo.leading.ended is not None
            return () if is_over else leaving.resign(live.tempo, seat, live.entries)

        await live.add_lines(add)

    async def agree_to_end(self, seat: Seat, agree: bool) -> None:
        live = self._live

        def say() -> Sequence[Said]:
            if agree:
                gone = live.absences.gone(self._clock.time())
                return leaving.agree(live.tempo, seat, live.entries, gone, rated=live.kept.rated)
            return leaving.disagree(live.tempo, seat, live.entries)

        await self._say(say)

    async def remove(self, whom: Seat) -> None:
        live, now = self._live, self._clock.time()
        await self._say(lambda: leaving.remove(live.tempo, whom, live.entries, now))

    async def say_holiday(self, seat: Seat, begins: int, ends: int) -> None:
        """Once, also where it is said as the table is loaded, or by another worker."""
        live = self._live
        await self._say(lambda: leaving.holiday(live.tempo, seat, begins, ends, live.entries))

    async def _say(self, adding: Adding) -> None:
        """While the game goes on."""

        def add() -> Sequence[Said]:
            leaving.check_goes_on(self._live.tempo)
            if self._live.table.is_over:
                raise Refused("why-over")
            return adding()

        await self._live.add_lines(add)

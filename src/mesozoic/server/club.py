"""Several workers on one database, as one of them sees it: what it tells the others, and hears."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol

from msgspec.structs import replace

from mesozoic.server.bus import RETRY, Bus, Notice
from mesozoic.server.clock import Clock
from mesozoic.server.fellows import Company, HeldAt, Sitter, Token
from mesozoic.server.lasting import Lasting
from mesozoic.server.leases import Leases
from mesozoic.server.trouble import Away

EVERY: Final = 1.0
"""Seconds from one sign that this worker is there to the next, with a look at what others do."""
NEWEST: Final = -1
"""In place of an entry's number: whichever is the last."""
SURE: Final = 3
"""Such signs in a row before others count as gone: after an outage all come back one by one."""

log = logging.getLogger(__name__)


class House(Protocol):
    """The tables that a worker has in memory."""

    def hear(self, notice: Notice | None) -> None:
        """Another worker has changed a table; None: any of them."""

    async def look(self, *, everything: bool) -> None:
        """Read what others have kept, where no notice of it came; `everything`: not only that."""

    async def adopt(self, name: str) -> None:
        """Whoever drove this table is gone."""


class Club:
    def __init__(self, bus: Bus, leases: Leases, clock: Clock) -> None:
        self.leases = leases
        self._bus = bus
        self._clock = clock
        self._unsent: dict[tuple[str, int | None], Notice] = {}
        self._unkept: dict[TableFellows, None] = {}
        self._is_more, self._is_unkept = asyncio.Event(), asyncio.Event()
        self._workers: frozenset[str] = frozenset()
        self._has_beaten = asyncio.Event()
        self._is_changed = False
        """Whether one has come or gone, and it was not looked yet what that changes."""
        self._just_gone: frozenset[str] = frozenset()
        """Workers that were there until then."""
        self._beats = 0
        """Since the database was last away."""
        self._sending, self._keeping = Lasting("send a notice"), Lasting("keep who sits here")
        self._beating = Lasting("say that this worker is there")
        self._looking = Lasting("look at what other workers do")

    def at(self, table: str, number: int) -> TableFellows:
        return TableFellows(self, table, number)

    def tell(self, table: str, entry: int | None) -> None:
        """Of several entries that wait to be told of the last will do."""
        self._send_soon(None if entry is None else NEWEST, Notice(table, entry))

    def tell_random(self, table: str, entry: int) -> None:
        self._send_soon(entry, Notice(table, entry, is_random=True))

    def _send_soon(self, which: int | None, notice: Notice) -> None:
        self._unsent[notice.table, which] = notice
        self._is_more.set()

    def keep(self, fellows: TableFellows) -> None:
        """What is new of a table here is kept soon, and told."""
        self._unkept[fellows] = None
        self._is_unkept.set()

    async def begin(self) -> None:
        self._workers = await self.leases.beat()

    async def run(self, house: House) -> None:
        """Until it is cancelled."""
        try:
            await asyncio.gather(
                self._bus.listen(house.hear),
                self._send(),
                self._keep_all(),
                self._beat_on(),
                self._look_on(house),
            )
        finally:
            await self._bus.close()

    async def leave(self) -> None:
        with suppress(Away):
            await self.leases.leave()

    async def _send(self) -> None:
        while True:
            await self._is_more.wait()
            self._is_more.clear()
            waiting, self._unsent = self._unsent, {}
            unheard = {
                key: notice for key, notice in waiting.items() if not await self._is_sent(notice)
            }
            if unheard:
                self._unsent = {**unheard, **self._unsent}
                await self._clock.sleep(RETRY)
                self._is_more.set()

    async def _is_sent(self, notice: Notice) -> bool:
        with self._sending.outlasting():
            return await self._bus.publish(notice)
        return False

    async def _keep_all(self) -> None:
        while True:
            await self._is_unkept.wait()
            self._is_unkept.clear()
            waiting, self._unkept = list(self._unkept), {}
            if await self._are_kept(waiting):
                for fellows in waiting:
                    self.tell(fellows.table, None)
            else:
                self._unkept = {**dict.fromkeys(waiting), **self._unkept}
                await self._clock.sleep(RETRY)
                self._is_unkept.set()

    async def _are_kept(self, waiting: Sequence[TableFellows]) -> bool:
        with self._keeping.outlasting():
            await self.leases.keep(
                {fellows.number: (fellows.people, fellows.watchers) for fellows in waiting},
                {f.number: (f.token, f.held) for f in waiting if f.token and f.held},
                [fellows.number for fellows in waiting if fellows.is_parted],
            )
            return True
        return False

    async def _beat_on(self) -> None:
        """Nothing else makes it wait: a worker that is late counts as gone."""
        while True:
            await self._clock.sleep(EVERY)
            with self._beating.outlasting():
                await self._beat()

    async def _beat(self) -> None:
        try:
            before, self._workers = self._workers, await self.leases.beat()
        except Exception:
            self._beats = 0
            raise
        self._beats += 1
        self._is_changed |= before != self._workers
        self._just_gone |= before - self._workers
        self._has_beaten.set()

    async def _look_on(self, house: House) -> None:
        while True:
            await self._has_beaten.wait()
            self._has_beaten.clear()
            with self._looking.outlasting():
                await self._look(house)

    async def _look(self, house: House) -> None:
        if self._beats >= SURE:
            for table in await self.leases.free_orphans():
                log.info("table %s: whoever drove it is gone", table)
                self.tell(table, None)
                await house.adopt(table)
        everything, self._is_changed = self._is_changed, False
        try:
            if everything:
                await self.leases.forget(but=self._just_gone)
                self._just_gone = frozenset()
            await house.look(everything=everything)
        except Exception:
            self._is_changed |= everything
            raise


class TableFellows:
    """The other workers, as a table here sees them."""

    def __init__(self, club: Club, table: str, number: int) -> None:
        self.table, self.number = table, number
        self.company = Company()
        self.token: Token | None = None
        self.people: Sequence[Sitter] = ()
        self.watchers = 0
        self.held: HeldAt | None = None
        self.is_parted = False
        self._club = club

    async def lead(self) -> bool:
        if self.token is None and self.company.token is None:
            self.token = await self._club.leases.take(self.number)
            if self.token is None:
                self.meet((await self._club.leases.company([self.number]))[self.number])
        return self.token is not None

    def lose(self) -> None:
        self.token = None

    def notify(self, entry: int | None) -> None:
        self._club.tell(self.table, entry)

    def notify_random(self, entry: int) -> None:
        self._club.tell_random(self.table, entry)

    def seat(self, people: Sequence[Sitter], watchers: int) -> None:
        self.people, self.watchers = people, watchers
        self._club.keep(self)

    def hold(self, held: HeldAt) -> None:
        self.held = held
        self._club.keep(self)

    def meet(self, company: Company) -> None:
        """A lease in our name that we do not know of is of a time before, and may be taken."""
        own = company.token is not None and company.token.worker == self._club.leases.worker
        self.company = replace(company, token=None, held=None) if own else company
        if self.token is not None and company.token != self.token:
            self.token = None

    def part(self) -> None:
        self.people, self.watchers, self.token, self.held = (), 0, None, None
        self.is_parted = True
        self._club.keep(self)

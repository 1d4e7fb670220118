"""Whoever is asked and not there is told so, once for each decision."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final, Protocol

from msgspec import Struct

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.access import Access
from mesozoic.server.clock import DAY, Clock
from mesozoic.server.limits import HOUR, Quota
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying.courier import Courier
from mesozoic.server.notifying.notice import Asked
from mesozoic.server.notifying.outbox import Outbox, Posted
from mesozoic.server.notifying.secrets import ServerSecrets
from mesozoic.server.notifying.sending import NobodyThere, NotSent, Sender
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.notifying.wishes import Wished, Wishes
from mesozoic.server.pace.asking import is_forced
from mesozoic.server.stored import StoredTable
from mesozoic.server.trouble import Away

GRACE: Final = 15
"""Seconds in which whoever is asked may come, or come back."""
EVERY: Final = 5.0
"""Seconds from one look at what is due to the next."""
MOST_WAITING: Final = 2000
"""Notices that one worker posts at once; what is more is not sent."""
AT_ONCE: Final = 8
MAILS_AN_HOUR: Final = 5
"""That one household may ask for, to confirm an address; and as many to one address in a day."""
TRIES: Final = (10, 60, 600, 3600)
"""Seconds from one try to the next."""
LAST: Final = 5.0
"""Seconds for what is on its way out when the server stops."""

log = logging.getLogger(__name__)


class House(Protocol):
    """The tables, as a notifier asks of them."""

    async def whom_it_waits_for(self, table: str) -> Waiting | None:
        """None where there is no such table any more."""
        ...


class Waiting(Struct, frozen=True, kw_only=True):
    """How it stands at a table."""

    number: int
    game: str
    is_private: bool
    absent: dict[Seat, int]
    """By seat the decision of each person who is asked and not there, at any worker."""


class Notifier:
    def __init__(self, ways: Ways, access: Access, clock: Clock) -> None:
        self.ways = ways
        self.wishes = Wishes(access, clock.time)
        self.secrets = ServerSecrets(access)
        self.sender = Sender(ways)
        self.courier = Courier(ways, self.secrets, self.sender)
        self._outbox = Outbox(access, clock.time)
        self._clock = clock
        self._posted: dict[tuple[str, Seat], int] = {}
        """By table and seat, the decision that was last posted here, or is being."""
        self._under_way: set[asyncio.Task[None]] = set()
        """What is being posted or sent."""
        self._mails_from = Quota(MAILS_AN_HOUR, HOUR, clock)
        self._mails_to = Quota(MAILS_AN_HOUR, DAY, clock)

    def count_mail(self, household: str, address: str) -> None:
        """Refuse who asks too often that an address be written to, which may be anybody's."""
        if not (self._mails_from.allows(household) and self._mails_to.allows(address.lower())):
            raise Refused("too-many-mails", most=MAILS_AN_HOUR)

    def look(self, live: LiveTable) -> None:
        """A table waits for people: whoever of them is not there is told later, if still so."""
        absent, name = absent_at(live), live.kept.id
        for seat in live.table.seats:
            if seat not in absent:
                self._posted.pop((name, seat), None)
            elif self._posted.get((name, seat)) != absent[seat]:
                self._post(live.kept, seat, absent[seat])

    def _post(self, kept: StoredTable, seat: Seat, decision: int) -> None:
        if len(self._under_way) >= MOST_WAITING:
            log.warning("too many notices wait: one is not sent")
            return
        self._posted[kept.id, seat] = decision
        if len(self._posted) > MOST_WAITING:
            del self._posted[next(iter(self._posted))]
        self._begin(kept.id, self._put(kept, seat, decision))

    async def _put(self, kept: StoredTable, seat: Seat, decision: int) -> None:
        """What could not be posted, or nobody wishes yet, is looked at again."""
        is_posted = False
        try:
            is_posted = await self._outbox.post(kept.number, seat, decision, GRACE)
        finally:
            if not is_posted and self._posted.get((kept.id, seat)) == decision:
                del self._posted[kept.id, seat]

    def _begin(self, table: str, work: Awaitable[None]) -> asyncio.Task[None]:
        """Whoever waits for it may be stopped: it is finished all the same."""
        task = asyncio.create_task(_complaining(table, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def run(self, house: House) -> None:
        """Until it is cancelled."""
        while True:
            await self._clock.sleep(EVERY)
            try:
                await self.deliver(house)
            except Away:  # it has been said
                pass
            except Exception:
                log.warning("notices could not be taken out", exc_info=True)

    async def deliver(self, house: House) -> None:
        """Whatever is due and no other worker has in hand."""
        while some := await self._outbox.take(AT_ONCE):
            await asyncio.wait([self._begin(one.table, self._tell(one, house)) for one in some])

    async def _tell(self, posted: Posted, house: House) -> None:
        if posted.tries > 1 + len(TRIES):  # those who had it stopped each time
            await self._outbox.drop(posted)
            return
        waiting = await house.whom_it_waits_for(posted.table)
        if waiting is None or waiting.absent.get(posted.seat) != posted.decision:
            await self._outbox.drop(posted)
            return
        asked = Asked(
            table=posted.table, game=waiting.game, seat=posted.seat, is_private=waiting.is_private
        )
        wished = await self.wishes.among(posted.unsent)
        went = await asyncio.gather(*(self._send(posted, asked, one) for one in wished))
        failed = [one.wish for one, is_well in zip(wished, went, strict=True) if not is_well]
        if failed and posted.tries <= len(TRIES):
            unsent = [wish.id for wish in failed]
            await self._outbox.put_back(posted, unsent, TRIES[posted.tries - 1])
            return
        for wish in failed:
            await self.wishes.note(wish, is_well=False)
        await self._outbox.drop(posted)

    async def _send(self, posted: Posted, asked: Asked, wished: Wished) -> bool:
        """Whether there is nothing more to do; what never will work again is given up."""
        wish = wished.wish
        if not await self._outbox.begin(posted, wish.id):
            return True
        try:
            await self.courier.send(asked, wished)
        except NobodyThere:
            log.info("nobody is reached by %s any more", wish.way)
            await self.wishes.stop(wish.id)
        except NotSent:
            return False
        except Away:
            raise
        except Exception as problem:  # the other ways are tried all the same
            log.warning("a notice could not be sent by %s: %s", wish.way, type(problem).__name__)
            return False
        else:
            await self.wishes.note(wish, is_well=True)
        return True

    async def close(self) -> None:
        """Once what is on its way out has gone, unless that takes long."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=LAST)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)
        await self.sender.close()


async def _complaining(table: str, work: Awaitable[None]) -> None:
    """What fails is said; a notice that was taken out is due again when its lease is over."""
    try:
        await work
    except Away:  # it has been said
        pass
    except Exception as problem:
        log.warning("table %s: a notice could not be sent: %s", table, type(problem).__name__)


def absent_at(live: LiveTable) -> dict[Seat, int]:
    """By seat the decision of each person who is asked and not there.

    The table answers for who can only pass, and bots for who has left: they are not asked.
    """
    present = live.people.present()
    table = live.table
    away = [seat for seat in table.deciders() if seat not in present and live.bot(seat) is None]
    if live.is_ended:
        return {}
    return {seat: table.decision(seat) for seat in away if not is_forced(table, seat)}

"""Whoever is asked and not there is told so, once for each decision."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.clock import Clock
from mesozoic.server.limits import DAY, HOUR, Quota
from mesozoic.server.live import LiveTable
from mesozoic.server.notifying import notice
from mesozoic.server.notifying.notice import Asked
from mesozoic.server.notifying.secrets import ServerSecrets
from mesozoic.server.notifying.sending import NobodyThere, NotSent, Sender
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.notifying.wishes import Wish, Wished, Wishes
from mesozoic.server.trouble import Away

GRACE: Final = 15.0
"""Seconds in which whoever is asked may come, or come back."""
MOST_WAITING: Final = 2000
"""Notices that wait at one worker; what is more is not sent."""
AT_ONCE: Final = 8
MAILS_AN_HOUR: Final = 5
"""That one household may ask for, to confirm an address; and as many to one address in a day."""
TRIES: Final = (5.0, 60.0)
"""Seconds from one try to the next."""

log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """A decision that a seat is asked for."""

    table: str
    seat: Seat
    decision: int


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
    def __init__(self, ways: Ways, wishes: Wishes, secrets: ServerSecrets, clock: Clock) -> None:
        self.ways = ways
        self.wishes = wishes
        self.secrets = secrets
        self.sender = Sender(ways)
        self._clock = clock
        self._waiting: dict[Question, asyncio.Task[None]] = {}
        self._told: dict[tuple[str, Seat], int] = {}
        """By table and seat, the decision that was last seen to."""
        self._lane = asyncio.Semaphore(AT_ONCE)
        self._mails_from = Quota(MAILS_AN_HOUR, HOUR, clock)
        self._mails_to = Quota(MAILS_AN_HOUR, DAY, clock)

    def count_mail(self, household: str, address: str) -> None:
        """Refuse who asks too often that an address be written to, which may be anybody's."""
        if not (self._mails_from.allows(household) and self._mails_to.allows(address.lower())):
            raise Refused("too-many-mails", most=MAILS_AN_HOUR)

    def look(self, live: LiveTable, house: House) -> None:
        """A table waits for people."""
        for seat, decision in absent_at(live).items():
            question = Question(live.kept.id, seat, decision)
            known = self._told.get((question.table, seat)) == decision
            if not known and question not in self._waiting:
                self._begin(question, house)

    def _begin(self, question: Question, house: House) -> None:
        if len(self._waiting) >= MOST_WAITING:
            log.warning("too many notices wait: one is not sent")
            return
        task = asyncio.ensure_future(self._tell_later(question, house))
        self._waiting[question] = task
        task.add_done_callback(lambda _: self._waiting.pop(question, None))

    async def _tell_later(self, question: Question, house: House) -> None:
        await self._clock.sleep(GRACE)
        async with self._lane:
            try:
                await self._tell(question, house)
            except Away:  # it has been said
                pass
            except Exception as problem:
                what = type(problem).__name__
                log.warning("table %s: a notice could not be sent: %s", question.table, what)

    async def _tell(self, question: Question, house: House) -> None:
        waiting = await house.whom_it_waits_for(question.table)
        if waiting is None or waiting.absent.get(question.seat) != question.decision:
            return
        wished = await self.wishes.of_seat(waiting.number, question.seat)
        if not wished:
            return
        claimed = await self.wishes.claim(waiting.number, question.seat, question.decision)
        self._remember(question)
        if claimed:
            asked = Asked(
                table=question.table,
                game=waiting.game,
                seat=question.seat,
                is_private=waiting.is_private,
            )
            await asyncio.gather(*(self._send(asked, one) for one in wished))

    def _remember(self, question: Question) -> None:
        self._told[question.table, question.seat] = question.decision
        if len(self._told) > MOST_WAITING:
            del self._told[next(iter(self._told))]

    async def _send(self, asked: Asked, wished: Wished) -> None:
        """A few times, where it may work later; what never will again is given up."""
        wish = wished.wish
        for wait in (*TRIES, None):
            try:
                await self._by(wish)(asked, wished)
            except NobodyThere:
                log.info("nobody is reached by %s any more", wish.way)
                await self.wishes.stop(wish.id)
                return
            except NotSent:
                if wait is None:
                    await self.wishes.note(wish, is_well=False)
                    return
                await self._clock.sleep(wait)
            else:
                await self.wishes.note(wish, is_well=True)
                return

    def _by(self, wish: Wish) -> Callable[[Asked, Wished], Awaitable[None]]:
        return {"push": self._push, "mail": self._mail, "room": self._tell_room}[wish.way]

    async def _push(self, asked: Asked, wished: Wished) -> None:
        wish = wished.wish
        text = notice.text(asked, wish.language)
        message = {
            "title": text.title,
            "body": text.body,
            "tag": f"table/{asked.table}",
            "path": notice.path_of(asked.table),
            "stop": {
                "path": notice.stop_path(await self.stop_token(wish)),
                "label": notice.stop_label(wish.language),
            },
        }
        key = await self.secrets.push_key()
        await self.sender.push(wish.address, wish.keys, key, message)

    async def _mail(self, asked: Asked, wished: Wished) -> None:
        if self.ways.mail is None:
            return
        wish, origin = wished.wish, self.ways.origin
        stop = notice.stop_path(await self.stop_token(wish))
        text = notice.mail_text(asked, wish.language, origin, stop)
        await self.sender.mail(wish.address, text.title, text.body, f"{origin}{stop}")

    async def _tell_room(self, asked: Asked, wished: Wished) -> None:
        """In a room others listen: of a private table they are not told where it is."""
        if self.ways.room is None:
            return
        link = None if asked.is_private else f"{self.ways.origin}{notice.path_of(asked.table)}"
        message: dict[str, Any] = {
            "text": notice.room_text(asked, wished.name, wished.wish.language),
            "game": asked.game,
            "name": wished.name,
            "link": link,
        }
        await self.sender.room(message)

    async def stop_token(self, wish: Wish) -> str:
        return (await self.secrets.signer()).sign(notice.STOP, wish.id)

    async def close(self) -> None:
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        if waiting:
            await asyncio.wait(waiting)
        await self.sender.close()


def absent_at(live: LiveTable) -> dict[Seat, int]:
    """By seat the decision of each person who is asked and not there.

    The table answers for who can only pass, and bots for who has left: they are not asked.
    """
    present = live.people.present()
    table = live.table
    away = [seat for seat in table.deciders() if seat not in present and live.bot(seat) is None]
    if not away or live.is_ended or table.forced_pass():
        return {}
    return {seat: table.decision(seat) for seat in away}

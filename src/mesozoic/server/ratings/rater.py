"""Rated tables that are over are counted: as soon as that is known, and whatever was left over."""

from __future__ import annotations

import logging
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.server.clock import Clock
from mesozoic.server.lasting import Lasting
from mesozoic.server.pace.leading import who_left
from mesozoic.server.ratings.counting import Finished
from mesozoic.server.ratings.store import Ratings
from mesozoic.server.store import Store
from mesozoic.server.stored import Reading
from mesozoic.server.thinking import level_of
from mesozoic.server.trouble import Away

EVERY: Final = 60.0
"""Seconds from one look to the next, where nobody calls: what a worker left that was killed."""

log = logging.getLogger(__name__)


class Rater:
    def __init__(self, store: Store, ratings: Ratings) -> None:
        self._store = store
        self._ratings = ratings
        self._looking = Lasting("look what is to be rated")
        self._failed: set[int] = set()
        """Tables of which it was said that they could not be counted."""

    async def run(self, clock: Clock) -> None:
        while True:
            with self._looking.outlasting():
                await self.look()
            await self._store.to_be_rated.wait(clock, EVERY)

    async def look(self) -> None:
        """Count whatever waits for it."""
        for number, kept in (await self._store.numbered(await self._ratings.waiting())).items():
            try:
                await self._ratings.count(self._finished(await self._store.read(kept.id)))
            except Away:
                raise
            except Exception:
                if number not in self._failed:
                    log.exception("table %s could not be counted", number)
                self._failed.add(number)

    def _finished(self, reading: Reading) -> Finished:
        kept, entries = reading.kept, reading.table.record.entries
        return Finished(
            number=kept.number,
            id=kept.id,
            game=kept.header["game"],
            players=kept.header["players"],
            places=reading.table.places(),
            bots=[level_of(seat.bot) for seat in kept.seats],
            left=left_at(reading),
            at=entries[-1].at or kept.created,
        )


def left_at(reading: Reading) -> list[Seat]:
    """The seats for which a bot played in the end, in the order in which they were left."""
    return who_left([seat.bot for seat in reading.kept.seats], reading.talk)

"""New tables: what somebody wishes becomes one that is kept."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.files.tables import new_table
from mesozoic.server.clock import Clock
from mesozoic.server.identity.names import cleaned_if_any, fitted
from mesozoic.server.keys import digest, new_key, new_table_id
from mesozoic.server.ratings.counting import check_rated
from mesozoic.server.shapes import Opened, Opening, SeatWish
from mesozoic.server.store import Store
from mesozoic.server.stored import StoredSeat, StoredTable
from mesozoic.server.table_status import status_of
from mesozoic.server.thinking import check_bot
from mesozoic.server.writer import Work

log = logging.getLogger(__name__)


class Beginnings:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def open(self, opening: Opening, lesson: str | None = None) -> Opened:
        """`lesson`: by which it is played."""
        if len(opening.seats) != opening.players:
            raise Refused("seats", found=len(opening.seats), expected=opening.players)
        check_rated(opening)
        keys = [None if wish.kind == "bot" else new_key() for wish in opening.seats]
        seats = [_kept(wish, key) for wish, key in zip(opening.seats, keys, strict=True)]
        owner = new_key()
        name = await self.begin(opening, seats, digest(owner), lesson=lesson)
        links = [
            f"/#/table/{name}?key={key}" if seat.kind == "link" else None
            for seat, key in zip(seats, keys, strict=True)
        ]
        return Opened(table=name, keys=keys, links=links, owner=owner)

    async def open_for(
        self,
        opening: Opening,
        seats: Sequence[StoredSeat],
        whose: Mapping[Seat, int],
        first: Callable[[str], Work[None]],
    ) -> str:
        """A table of people who have met: seats are theirs without a key; its id.

        `first`: what is written with it, given its id.
        """
        name = new_table_id()
        keep = partial(self._store.open_for, whose, first(name))
        return await self.begin(opening, seats, None, name, keep)

    async def again(self, kept: StoredTable) -> str:
        """The same people at a new table, each a seat further; its id."""
        header = kept.header
        opening = Opening(
            header["game"],
            header["players"],
            [],
            header["options"],
            pace=kept.pace,
            no_secrets=kept.no_secrets,
            public=kept.public,
            rated=kept.rated,
            clock=kept.clock,
            substitute=kept.substitute,
        )
        return await self.begin(opening, moved_on(kept.seats), kept.owner)

    async def begin(
        self,
        opening: Opening,
        seats: Sequence[StoredSeat],
        owner: str | None,
        name: str = "",
        keep: Callable[..., Awaitable[None]] | None = None,
        lesson: str | None = None,
    ) -> str:
        """Keep a new table; its id. No name that was taken once keeps it from beginning."""
        seats = [replace(seat, name=fitted(seat.name)) for seat in seats]
        table = new_table(
            opening.game,
            opening.players,
            opening.options,
            seed=_seed(opening.seed),
            seats=[seat.name or seat.bot or "" for seat in seats],
        )
        name, now = name or new_table_id(), self._clock.time()
        await (keep or self._store.open)(
            table,
            seats,
            status_of(table),
            id=name,
            owner=owner,
            chosen_luck=opening.seed is not None,
            pace=opening.pace,
            no_secrets=opening.no_secrets,
            created=now,
            public=opening.public,
            rated=opening.rated,
            clock=opening.clock,
            due=now if opening.clock is not None else None,  # whoever is asked first may be away
            substitute=check_bot(opening.substitute) if opening.substitute else None,
            lesson=lesson,
        )
        log.info("table %s opened: %s for %s", name, opening.game, opening.players)
        return name


def _kept(wish: SeatWish, key: str | None) -> StoredSeat:
    name = cleaned_if_any(wish.name)
    if key is None:
        return StoredSeat(name, wish.kind, check_bot(wish.bot), None)
    if wish.bot is not None:
        raise Refused("seat-person-bot", found=wish.bot)
    return StoredSeat(name, wish.kind, None, digest(key))


def moved_on(seats: Sequence[StoredSeat]) -> list[StoredSeat]:
    """Everybody a seat further, so that another begins."""
    return [seats[-1], *seats[:-1]]


def _seed(chosen: str | None) -> bytes:
    """32 secret bytes, or what a name that somebody chose always gives."""
    return secrets.token_bytes(32) if chosen is None else SeededLuck.named(chosen).seed

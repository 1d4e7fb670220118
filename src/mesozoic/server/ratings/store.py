"""Ratings in the database: a table is counted once, and the newest row of a seat is the rating."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct
from msgspec.structs import replace

from mesozoic.arena.rating import Rating
from mesozoic.core.seats import Seat
from mesozoic.server.access import Access
from mesozoic.server.ratings.counting import LEVEL, Counted, Finished, counted, rated
from mesozoic.server.relations import people, players, rated_seats, unrated

COUNTING: Final = 0x72617465
"""The number of the lock that whoever counts a table holds: each begins where the last ended."""
LAST: Final = 2**53
"""After all tables, in the order of a transaction: who holds that lock waits for no table."""
AT_ONCE: Final = 100


class RatedSeat(Struct, frozen=True, kw_only=True):
    """A row."""

    number: int
    table_id: str
    seat: int
    subject: str
    game: str
    players: int
    place: int
    mu: float
    sigma: float
    at: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class Standing(Struct, frozen=True):
    """How somebody stands at a game."""

    subject: str
    name: str | None
    """Of a person; None for a bot and for whoever is forgotten."""
    rating: Rating
    games: int


class Ratings:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def waiting(self) -> list[int]:
        """The numbers of tables that are over and not counted yet."""
        found = sql.select(unrated.c.table_number).order_by(unrated.c.table_number).limit(AT_ONCE)
        return await self._access.fetch(lambda plain: list(plain.execute(found).scalars()))

    async def count(self, finished: Finished) -> None:
        """Once: whoever comes second finds nothing to do."""
        mine = unrated.c.table_number == finished.number

        def work(connection: sql.Connection) -> None:
            if connection.dialect.name == "postgresql":
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(COUNTING)))
            if connection.execute(sql.delete(unrated).where(mine)).rowcount:
                _count(connection, finished)

        await self._access.write(work, LAST)

    async def ladder(self, game: str) -> list[Standing]:
        """Everybody who can be named, the highest rating first."""
        return await self._standings(rated_seats.c.game == game)

    async def standings(
        self, game: str, subjects: Collection[str], before: int | None = None
    ) -> dict[str, Standing]:
        """Of some, by their subjects; `before`: as it was when this row was written."""
        which = [rated_seats.c.game == game, rated_seats.c.subject.in_(subjects)]
        if before is not None:
            which.append(rated_seats.c.number < before)
        return {one.subject: one for one in await self._standings(*which)}

    async def _standings(self, *which: sql.ColumnElement[bool]) -> list[Standing]:
        newest = _newest(*which)
        found = sql.select(rated_seats, newest.c.games, people.c.name).join(
            newest, newest.c.last == rated_seats.c.number
        )
        known = sql.or_(people.c.id.is_not(None), rated_seats.c.subject.startswith(LEVEL))
        named = found.outerjoin(people, people.c.id == rated_seats.c.subject).where(known)
        query = named.order_by(rated_seats.c.mu.desc())
        rows = await self._access.fetch(lambda plain: plain.execute(query).all())
        return [
            Standing(row.subject, row.name, Rating(row.mu, row.sigma), row.games) for row in rows
        ]

    async def curve(self, subject: str) -> list[RatedSeat]:
        """All that somebody's ratings have been, the oldest first."""
        return await self._rows(rated_seats.c.subject == subject)

    async def of_table(self, table: str) -> list[RatedSeat]:
        return await self._rows(rated_seats.c.table_id == table)

    async def all(self) -> list[RatedSeat]:
        return await self._rows(sql.true())

    async def _rows(self, which: sql.ColumnElement[bool]) -> list[RatedSeat]:
        query = sql.select(rated_seats).where(which).order_by(rated_seats.c.number)
        rows = await self._access.fetch(lambda plain: plain.execute(query).mappings().all())
        return [RatedSeat(**row) for row in rows]


def rebuilt(rows: Sequence[RatedSeat]) -> list[RatedSeat]:
    """The same rows, with the ratings that their places give, from the first table on."""
    tables_of: dict[str, list[RatedSeat]] = defaultdict(list)
    for row in rows:
        tables_of[row.table_id].append(row)
    ratings: dict[str, dict[str, Rating]] = defaultdict(dict)
    made = []
    for some in tables_of.values():
        seats = [Counted(seat=Seat(row.seat), subject=row.subject, place=row.place) for row in some]
        now = ratings[some[0].game]
        now |= rated(seats, now)
        made += [_with(row, now[row.subject]) for row in some]
    return made


def _with(row: RatedSeat, rating: Rating) -> RatedSeat:
    return replace(row, mu=rating.mu, sigma=rating.sigma)


def _count(connection: sql.Connection, finished: Finished) -> None:
    mine = rated_seats.c.table_id == finished.id
    if connection.execute(sql.select(rated_seats.c.number).where(mine)).first():
        return
    seats = counted(finished, _accounts(connection, finished.number))
    if not seats:
        return
    before = _current(connection, finished.game, {one.subject for one in seats})
    after = rated(seats, before)
    rows = [
        {
            "table_id": finished.id,
            "seat": one.seat,
            "subject": one.subject,
            "game": finished.game,
            "players": finished.players,
            "place": one.place,
            "mu": after[one.subject].mu,
            "sigma": after[one.subject].sigma,
            "at": finished.at,
        }
        for one in seats
    ]
    connection.execute(sql.insert(rated_seats), rows)


def _accounts(connection: sql.Connection, table: int) -> dict[Seat, list[str]]:
    """By seat, the accounts that have it."""
    mine = sql.select(players.c.seat, people.c.id).join(people)
    found: dict[Seat, list[str]] = defaultdict(list)
    having = mine.where(players.c.table_number == table, people.c.account.is_not(None))
    for seat, person in connection.execute(having):
        found[Seat(seat)].append(person)
    return found


def _current(connection: sql.Connection, game: str, subjects: Collection[str]) -> dict[str, Rating]:
    newest = _newest(rated_seats.c.game == game, rated_seats.c.subject.in_(subjects))
    rows = sql.select(rated_seats).join(newest, newest.c.last == rated_seats.c.number)
    return {row.subject: Rating(row.mu, row.sigma) for row in connection.execute(rows)}


def _newest(*which: sql.ColumnElement[bool]) -> sql.Subquery:
    """By subject, the number of the last row, and at how many tables they were."""
    games = sql.func.count(rated_seats.c.table_id.distinct()).label("games")
    last = sql.func.max(rated_seats.c.number).label("last")
    grouped: Any = sql.select(last, games).where(*which).group_by(rated_seats.c.subject)
    found: sql.Subquery = grouped.subquery()
    return found

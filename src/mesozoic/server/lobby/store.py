"""Open tables in the database: who sits there, and when they were last seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from msgspec import Struct, convert, to_builtins

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.access import Access, is_name
from mesozoic.server.clock import Clock
from mesozoic.server.identity.person import Person
from mesozoic.server.lobby.shapes import OpeningWish
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.relations import openings, people, places, sent_away
from mesozoic.server.writer import FIRST, Work

T = TypeVar("T")

CHANGING: Final = 0x6D65736F6C
"""The number of the lock that whoever changes an open table in a PostgreSQL database holds."""
MOST_OPEN: Final = 300
"""Tables that are open at once, in all."""
MOST_SEATS: Final = 3
"""Open tables at which one person sits."""
LOST: Final = 90
"""Seconds after which whoever is not there any more has left their seat."""
FORGOTTEN: Final = 7 * 24 * 60 * 60
"""The same by correspondence."""
LED_ON: Final = 10 * 60
"""Seconds for which an open table leads on to where it is played."""


class StoredPlace(Struct, frozen=True):
    """A seat that is taken, by a person or a bot."""

    number: int
    """It grows: whoever has the least was there first."""
    seat: Seat
    person: int | None
    bot: str | None
    name: str
    since: int
    seen: int


class StoredOpening(Struct, frozen=True):
    id: str
    wish: OpeningWish
    created: int
    table: str | None
    places: Mapping[Seat, StoredPlace]
    sent_away: Set[int] = frozenset()
    """The numbers of those who do not sit down there again."""

    @property
    def free(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.wish.players) if seat not in self.places]

    @property
    def taken(self) -> dict[Seat, int]:
        """Who sits where, whenever they were last seen."""
        return {seat: place.number for seat, place in self.places.items()}

    @property
    def host(self) -> StoredPlace | None:
        """Whoever has been there longest."""
        present = [place for place in self.places.values() if place.person is not None]
        return min(present, key=lambda place: place.number, default=None)

    def seat_of(self, person: int) -> Seat | None:
        mine = (place.seat for place in self.places.values() if place.person == person)
        return next(mine, None)

    @property
    def full_since(self) -> int | None:
        """When the last seat was taken."""
        return None if self.free else max(place.since for place in self.places.values())

    @property
    def is_slow(self) -> bool:
        return isinstance(self.wish.clock, DaysClock)


class Openings:
    def __init__(self, access: Access, clock: Clock) -> None:
        self._access = access
        self._clock = clock

    async def _write(self, work: Work[Any]) -> None:
        await self._access.write(alone(work), FIRST)

    async def all(self) -> list[StoredOpening]:
        """The oldest first."""
        return await self._access.fetch(_read)

    async def open(self, name: str, person: Person, wish: OpeningWish) -> None:
        """Whoever opens one sits on its first seat."""
        now = self._clock.time()
        row = {"id": name, "wish": to_builtins(wish), "created": now}

        def work(connection: sql.Connection) -> None:
            if _count(connection, sql.select(openings.c.id)) >= MOST_OPEN:
                raise Refused("lobby-full", most=MOST_OPEN)
            connection.execute(sql.insert(openings), row)
            self._take(connection, name, Seat(0), person)

        await self._write(work)

    async def sit(self, name: str, person: Person, seat: Seat | None) -> None:
        """Of two who come for the last seat one gets it; whoever sits there may sit elsewhere."""

        def work(connection: sql.Connection) -> None:
            kept = _found(connection, name)
            mine = kept.seat_of(person.number)
            if mine is not None and seat in (None, mine):
                return
            if person.number in kept.sent_away:
                raise Refused("sent-away")
            if mine is None and not kept.free:
                raise Refused("opening-full")
            if seat is not None and seat not in kept.free:
                raise Refused("opening-seat-taken")
            wanted = kept.free[0] if seat is None else seat
            if mine is None:
                self._take(connection, name, wanted, person)
            else:
                moved = sql.update(places).where(_is_place(name, mine))
                connection.execute(moved.values(seat=wanted))

        await self._write(work)

    def _take(self, connection: sql.Connection, name: str, seat: Seat, person: Person) -> None:
        mine = sql.select(places.c.number).join(openings).where(openings.c.table.is_(None))
        if _count(connection, mine.where(places.c.person == person.number)) >= MOST_SEATS:
            raise Refused("too-many-openings", most=MOST_SEATS)
        connection.execute(sql.insert(places), self._row(name, seat, person=person.number))

    def _row(self, opening: str, seat: Seat, **who: Any) -> dict[str, Any]:
        now = self._clock.time()
        nobody = {"person": None, "bot": None, "name": ""}
        return {"opening": opening, "seat": seat, "since": now, "seen": now, **nobody, **who}

    async def stand(self, name: str, person: Person) -> None:
        def work(connection: sql.Connection) -> None:
            seat = _found(connection, name).seat_of(person.number)
            if seat is not None:
                _free(connection, name, seat)
                _close_empty(connection, [name])

        await self._write(work)

    async def send_away(self, name: str, host: Person, seat: Seat) -> None:
        """Whoever sits there stands up, and does not sit down there again; never the host."""

        def work(connection: sql.Connection) -> None:
            kept = _hosted(connection, name, host)
            place = kept.places.get(seat)
            if place is None or place.person is None or place.person == host.number:
                raise Refused("opening-no-person")
            _free(connection, name, seat)
            if place.person not in kept.sent_away:
                row = {"opening": name, "person": place.person}
                connection.execute(sql.insert(sent_away), row)

        await self._write(work)

    async def seat_bot(
        self, name: str, host: Person, seat: Seat, bot: str | None, called: str
    ) -> None:
        """A bot on a free seat, or none where one sat."""

        def work(connection: sql.Connection) -> None:
            kept = _hosted(connection, name, host)
            place = kept.places.get(seat)
            if seat >= kept.wish.players or (place is not None and place.person is not None):
                raise Refused("opening-seat-taken")
            if place is not None:
                _free(connection, name, seat)
            if bot is not None:
                connection.execute(sql.insert(places), self._row(name, seat, bot=bot, name=called))

        await self._write(work)

    async def fill(self, name: str, host: Person, bot: str, names: Sequence[str]) -> None:
        """Bots on all free seats."""

        def work(connection: sql.Connection) -> None:
            for seat in _hosted(connection, name, host).free:
                called = names[seat] if seat < len(names) else ""
                connection.execute(sql.insert(places), self._row(name, seat, bot=bot, name=called))

        await self._write(work)

    def lead_on(self, before: StoredOpening, table: str) -> Work[None]:
        """What is written with the table to which an open one leads: nobody stood up meanwhile."""

        def work(connection: sql.Connection) -> None:
            if _found(connection, before.id).taken != before.taken:
                raise Refused("opening-changed")
            led = sql.update(openings).where(openings.c.id == before.id)
            connection.execute(led.values(table=table, created=self._clock.time()))

        return alone(work)

    async def see(self, persons: Collection[int]) -> None:
        """These people are there."""
        mine = sql.update(places).where(places.c.person.in_(persons))
        now = self._clock.time()
        await self._write(lambda plain: plain.execute(mine.values(seen=now)))

    def is_past(self, kept: StoredOpening) -> bool:
        """Whether something of it is to be swept away."""
        return bool(self._left(kept)) or self._is_over(kept)

    def _left(self, kept: StoredOpening) -> list[Seat]:
        """The seats of people who have not been there for too long."""
        before = self._clock.time() - (FORGOTTEN if kept.is_slow else LOST)
        gone = (place for place in kept.places.values() if place.seen < before)
        return [] if kept.table else [place.seat for place in gone if place.person is not None]

    def _is_over(self, kept: StoredOpening) -> bool:
        is_led_on = kept.table is not None and kept.created < self._clock.time() - LED_ON
        return is_led_on or kept.host is None

    async def sweep(self, names: Iterable[str]) -> None:
        """Take away those of these that nobody is at any more, and whoever is gone."""
        wanted = sorted(names)

        def work(connection: sql.Connection) -> None:
            for kept in _read(connection, wanted):
                for seat in self._left(kept):
                    _free(connection, kept.id, seat)
                if self._is_over(kept):
                    _close(connection, [kept.id])
            _close_empty(connection, wanted)

        await self._write(work)


def alone(work: Work[T]) -> Work[T]:
    """Work during which no worker changes an open table."""

    def locked(connection: sql.Connection) -> T:
        if connection.dialect.name == "postgresql":
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(CHANGING)))
        return work(connection)

    return locked


def _read(connection: sql.Connection, names: Sequence[str] | None = None) -> list[StoredOpening]:
    found = sql.select(openings).order_by(openings.c.created, openings.c.id)
    if names is not None:
        found = found.where(openings.c.id.in_(names))
    rows = connection.execute(found).mappings().all()
    taken: dict[str, dict[Seat, StoredPlace]] = {row["id"]: {} for row in rows}
    called = sql.func.coalesce(people.c.name, places.c.name).label("called")
    who = sql.select(places, called).outerjoin(people, people.c.number == places.c.person)
    for place in connection.execute(who).mappings():
        if place["opening"] in taken:
            fields = {name: place[name] for name in StoredPlace.__struct_fields__}
            fields["name"] = place["called"]
            taken[place["opening"]][Seat(place["seat"])] = StoredPlace(**fields)
    refused: dict[str, set[int]] = {}
    for opening, person in connection.execute(sql.select(sent_away)):
        refused.setdefault(opening, set()).add(person)
    return [
        StoredOpening(
            row["id"],
            convert(row["wish"], OpeningWish),
            row["created"],
            row["table"],
            taken[row["id"]],
            refused.get(row["id"], frozenset()),
        )
        for row in rows
    ]


def _found(connection: sql.Connection, name: str) -> StoredOpening:
    """One whose seats are still being taken."""
    found = _read(connection, [name]) if is_name(name) else []
    if not found:
        raise Refused("opening-unknown")
    if found[0].table is not None:
        raise Refused("opening-begun")
    return found[0]


def _hosted(connection: sql.Connection, name: str, person: Person) -> StoredOpening:
    kept = _found(connection, name)
    if kept.host is None or kept.host.person != person.number:
        raise Refused("not-the-host")
    return kept


def _free(connection: sql.Connection, name: str, seat: Seat) -> None:
    connection.execute(sql.delete(places).where(_is_place(name, seat)))


def _is_place(name: str, seat: Seat) -> sql.ColumnElement[bool]:
    return sql.and_(places.c.opening == name, places.c.seat == seat)


def _close_empty(connection: sql.Connection, names: Sequence[str]) -> None:
    """Those of these at which no person sits."""
    _close(connection, [kept.id for kept in _read(connection, names) if kept.host is None])


def _close(connection: sql.Connection, names: Sequence[str]) -> None:
    for part in (places, sent_away):
        connection.execute(sql.delete(part).where(part.c.opening.in_(names)))
    connection.execute(sql.delete(openings).where(openings.c.id.in_(names)))


def _count(connection: sql.Connection, which: sql.Select[Any]) -> int:
    counted = sql.select(sql.func.count()).select_from(which.subquery())
    found: int = connection.execute(counted).scalar_one()
    return found

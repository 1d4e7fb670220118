"""Guests who came once and never again are tidied away, and nobody else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sql

from mesozoic.core.seats import Seat
from mesozoic.server.admin import Admin
from mesozoic.server.clock import DAY
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.identity.old_guests import DAYS, OldGuests
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.players import Players
from mesozoic.server.identity.store import PeopleStore
from mesozoic.server.lobby.shapes import OpeningWish
from mesozoic.server.lobby.store import Openings
from mesozoic.server.relations import people, rated_seats, tables
from mesozoic.server.store import Store
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio

LONG = (DAYS + 1) * DAY


class House:
    """People in a database, at a time of one's own choice."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = StillClock()
        self.people = PeopleStore(store, self.clock.time)
        self.guests = OldGuests(store, self.clock)

    async def names(self) -> set[str]:
        everybody = sql.select(people.c.name)
        return await self.store.fetch(lambda plain: set(plain.execute(everybody).scalars()))

    async def guest(self, name: str) -> Person:
        found = await self.people.guest(f"key of {name}")
        await self.people.rename(found, name)
        return found


@asynccontextmanager
async def house(database: str) -> AsyncIterator[House]:
    await bring_up_to_date(connect(database))
    engine = connect(database)
    store = Store(engine)
    try:
        yield House(store)
    finally:
        await store.close()
        await engine.dispose()


async def test_who_has_nothing_and_was_not_here_for_long_is_forgotten(database: str) -> None:
    async with house(database) as at:
        await at.guest("Old")
        await at.clock.advance(LONG)
        await at.guest("New")
        assert await at.guests.tidy() == 1
        assert await at.names() == {"New"}
        assert await at.people.find("key of Old") is None
        assert await at.guests.tidy() == 0


async def test_who_has_an_account_a_seat_a_place_or_a_rating_stays(database: str) -> None:
    async with house(database) as at:
        owner = await at.guest("Account")
        await at.people.open_account(owner, "Account", "a hash")
        await Players(at.store).sit(await at.guest("Seat"), await _table(at.store), [Seat(0)])
        openings = Openings(at.store, at.clock)
        await openings.open("open", await at.guest("Place"), OpeningWish("evo-2001", 3))
        await _rate(at.store, await at.guest("Rated"))
        await at.clock.advance(LONG)
        assert await at.guests.tidy() == 0
        assert await at.names() == {"Account", "Seat", "Place", "Rated"}


async def test_who_comes_back_in_time_stays(database: str) -> None:
    async with house(database) as at:
        await at.guest("Ada")
        await at.clock.advance(LONG / 2)
        assert await at.people.find("key of Ada") is not None
        await at.clock.advance(LONG / 2)
        assert await at.guests.tidy() == 0


async def test_a_visit_is_noted_once_a_day(database: str) -> None:
    async with house(database) as at:
        first = (await at.guest("Ada")).seen
        await at.clock.advance(DAY - 1)
        assert await _seen(at) == first
        await at.clock.advance(1)
        assert await _seen(at) == first  # what was read, while it is noted
        assert await _seen(at) == first + DAY


async def test_the_server_tidies_every_day(database: str) -> None:
    async with house(database) as at:
        running = asyncio.create_task(at.guests.run())
        await at.clock.until_slept()
        await at.guest("Old")
        for _ in range(2):
            await at.clock.advance(LONG)
            await at.clock.until_slept()
        running.cancel()
        assert await at.names() == set()


async def test_a_day_on_which_it_fails_is_said_and_not_the_last(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(database) as at:
        await at.guest("Old")
        await at.clock.advance(LONG)
        await _do(at.store, "CREATE TABLE tied (person BIGINT REFERENCES people (number))")
        await _do(at.store, "INSERT INTO tied SELECT number FROM people")
        running = asyncio.create_task(at.guests.run())
        await at.clock.until_slept()
        assert await at.names() == {"Old"}
        await _do(at.store, "DROP TABLE tied")
        await at.clock.advance(DAY)
        await at.clock.until_slept()
        running.cancel()
        assert await at.names() == set()
    assert [one.levelname for one in caplog.records if one.name.endswith("old_guests")] == [
        "WARNING"
    ]


async def test_more_than_one_write_takes_are_all_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mesozoic.server.identity.old_guests.AT_ONCE", 2)
    async with house(database) as at:
        for name in "abcde":
            await at.guest(name)
        await at.clock.advance(LONG)
        assert await at.guests.tidy() == 5


async def test_whoever_runs_the_server_forgets_them_by_hand(database: str) -> None:
    async with house(database) as at:
        await at.guest("Long ago")  # the clock that stands still began in 2023
        async with Admin.at(database) as admin:
            assert await admin.count_old_guests(30) == 1
            assert await admin.count_old_guests(30_000) == 0
            await admin.forget_old_guests(30_000)
            assert await at.names() == {"Long ago"}
            await admin.forget_old_guests(30)
        assert await at.names() == set()


async def _do(store: Store, statement: str) -> None:
    await store.write(lambda plain: plain.execute(sql.text(statement)))


async def _seen(at: House) -> int:
    found = await at.people.find("key of Ada")
    assert found is not None
    return found.seen


async def _table(store: Store) -> int:
    row: dict[str, Any] = {
        "id": "a",
        "header": {},
        "seats": [],
        "seed": "",
        "chosen_luck": False,
        "pace": 0,
        "created": 0,
        "turn": 0,
        "entries": 0,
        "over": False,
        "winners": [],
    }

    def work(connection: sql.Connection) -> int:
        made = connection.execute(sql.insert(tables), row).inserted_primary_key
        assert made is not None
        number: int = made[0]
        return number

    return await store.write(work)


async def _rate(store: Store, person: Person) -> None:
    row = {
        "table_id": "gone",
        "seat": 0,
        "subject": person.id,
        "game": "evo-2001",
        "players": 3,
        "place": 1,
        "mu": 25.0,
        "sigma": 8.0,
        "at": 0,
    }
    await store.write(lambda plain: plain.execute(sql.insert(rated_seats), row))

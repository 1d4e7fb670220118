"""What is done to tables from outside, and that a running server notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import sqlalchemy as sql
from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed

from mesozoic.core.errors import Refused
from mesozoic.server.admin import Admin, notify
from mesozoic.server.app import Settings
from mesozoic.server.bans import Ban, Bans
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.notices import EVERY, Notices
from mesozoic.server.relations import tables as kept_tables
from mesozoic.server.services import PostgreSQL
from tests.databases import fresh_postgresql
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.tables_kit import opening, tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, database: str) -> Settings:
    return replace(settings, database=database)


@pytest.fixture
async def notices(server: Running, settings: Settings) -> AsyncIterator[Notices]:
    """As the server has them, but they look when they are told to."""
    assert server.tables is not None
    engine = connect(settings.database)
    notices = Notices(
        engine, server.tables.bans, server.tables.let_go, server.tables.callers.cut_banned
    )
    await notices.begin()
    yield notices
    await engine.dispose()


async def code_of_end(player: Player) -> int | None:
    """The code with which the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            await player.receive()
    return player.socket.close_code


async def test_a_closed_table_lets_nobody_in_until_it_is_opened_again(
    server: Running, settings: Settings, notices: Notices
) -> None:
    opened = await server.open()
    async with Admin.at(settings.database) as admin:
        async with server.at(opened["table"], *opened["keys"]) as player:
            await player.until_waiting()
            before = player.position["entry"]
            await admin.close(opened["table"])
            await notices.look()
            assert await code_of_end(player) == 1012
        async with Player.connected(server.address, opened["table"]) as player:
            assert await player.refused("hello", keys=opened["keys"]) == "table-closed"
        assert [line.closed for line in await admin.newest(9)] == [True]
        await admin.reopen(opened["table"])
    await notices.look()
    async with server.at(opened["table"], *opened["keys"]) as player:
        assert player.position["entry"] >= before


async def test_a_deleted_table_is_gone(
    server: Running, settings: Settings, notices: Notices
) -> None:
    opened, other = await server.open(), await server.open()
    async with (
        Admin.at(settings.database) as admin,
        server.at(opened["table"], *opened["keys"]) as player,
    ):
        await player.until_waiting()
        await admin.delete(opened["table"])
        await notices.look()
        assert await code_of_end(player) == 1012
        assert [line.table for line in await admin.newest(9)] == [other["table"]]
    async with Player.connected(server.address, opened["table"]) as player:
        assert await player.refused("hello", keys=opened["keys"]) == "table-unknown"


async def test_new_keys_open_what_the_old_ones_did_and_the_old_ones_nothing(
    server: Running, settings: Settings, notices: Notices
) -> None:
    opened = await server.open(["here", "link", "greedy"])
    table = opened["table"]
    async with (
        Admin.at(settings.database) as admin,
        server.at(table, *opened["keys"]) as player,
    ):
        assert player.welcome["yours"] == [0, 1]
        await player.until_waiting()
        owner, *seats = await admin.rotate(table)
        await notices.look()
        assert await code_of_end(player) == 1012
    assert [new.seat for new in seats] == [0, 1]
    assert seats[1].link == f"/#/table/{table}?key={seats[1].key}"
    async with server.at(table, *opened["keys"]) as player:
        assert player.welcome["yours"] == []
    for new in seats:
        async with server.at(table, new.key) as player:
            assert player.welcome["yours"] == [new.seat]
    path = f"/api/tables/{table}"
    old = await server.http.delete(path, headers={"Mesozoic-Key": opened["owner"]})
    assert old.status_code == 403
    new_owner = await server.http.delete(path, headers={"Mesozoic-Key": owner.key})
    assert new_owner.status_code == 204


async def test_a_banned_key_is_refused(
    server: Running, settings: Settings, notices: Notices
) -> None:
    opened = await server.open()
    key, other, _ = opened["keys"]
    async with Admin.at(settings.database) as admin:
        await admin.ban(Ban.of_key(key))
        await admin.ban(Ban.of_key(key))
        assert [ban.kind for ban in await admin.bans()] == ["key"]
        assert key not in str(await admin.bans())
        await notices.look()
        async with Player.connected(server.address, opened["table"]) as player:
            assert await player.refused("hello", keys=[other, key]) == "banned"
        async with server.at(opened["table"], other):
            pass
        await admin.unban(Ban.of_key(key))
        with pytest.raises(Refused, match="ban-unknown"):
            await admin.unban(Ban.of_key(key))
    await notices.look()
    async with server.at(opened["table"], key):
        pass


async def test_a_banned_address_is_refused_over_http_and_at_tables(
    server: Running, settings: Settings, notices: Notices
) -> None:
    opened = await server.open()
    async with Admin.at(settings.database) as admin:
        await admin.ban(Ban.of_address("127.0.0.0/8"))
    await notices.look()
    refused = await server.http.get("/api/tables")
    assert refused.status_code == 403
    assert refused.json()["refused"]["key"] == "banned"
    assert (await server.http.get("/health")).status_code == 200
    async with Player.connected(server.address, opened["table"]) as player:
        assert await player.refused("hello", keys=[]) == "banned"


@pytest.mark.parametrize(
    ("banned", "host", "is_banned"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("203.0.113.9/24", "203.0.113.255", True),
        ("203.0.113.0/24", "203.0.114.1", False),
        ("2001:db8::/32", "2001:db8:1::5", True),
        ("2001:db8::/32", "fe80::1%eth0", False),
        ("fe80::1", "fe80::1%eth0", True),
        ("0.0.0.0/0", "-", False),
    ],
)
def test_whom_a_ban_of_an_address_meets(banned: str, host: str, is_banned: bool) -> None:
    bans = Bans()
    bans.check_address(host)
    bans.replace([Ban.of_address(banned)])
    if is_banned:
        with pytest.raises(Refused, match="banned"):
            bans.check_address(host)
    else:
        bans.check_address(host)


@pytest.mark.parametrize("text", ["", "here", "203.0.113", "203.0.113.7/33", "a:b"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="ban-address"):
        Ban.of_address(text)


async def test_an_unknown_table_is_refused(server: Running, settings: Settings) -> None:
    async with Admin.at(settings.database) as admin:
        for work in (admin.close, admin.reopen, admin.delete, admin.rotate, admin.find):
            with pytest.raises(Refused, match="table-unknown"):
                await work("nosuch\0table")


async def test_a_database_of_another_revision_is_left_alone(empty_database: str) -> None:
    with pytest.raises((Refused, FileNotFoundError)):
        async with Admin.at(empty_database):
            pass


async def test_a_server_looks_for_notices_again_and_again(database: str) -> None:
    engine, clock = connect(database), StillClock()
    await bring_up_to_date(engine)
    bans = Bans()

    async def let_go(_: str) -> None:
        pass

    notices = Notices(engine, bans, let_go, lambda: None)
    await notices.begin()
    looking = asyncio.create_task(notices.run(clock))
    for host in ("203.0.113.1", "203.0.113.2"):
        assert await clock.until_slept() == EVERY
        async with Admin.at(database) as admin:
            await admin.ban(Ban.of_address(host))
        bans.check_address(host)
        await clock.advance(EVERY)
        await clock.until_slept()
        with pytest.raises(Refused, match="banned"):
            bans.check_address(host)
    looking.cancel()
    await engine.dispose()


async def test_who_is_banned_while_a_table_is_opened_for_them_is_cut(settings: Settings) -> None:
    async with running(replace(settings, clock=StillClock())) as server:
        opened, tables = await server.open(), server.tables
        assert tables is not None
        async with Player.connected(server.address, opened["table"]) as player:
            async with tables._door(opened["table"]):
                await player.say("hello", keys=[opened["keys"][0]])
                while not tables._door(opened["table"])._waiters:
                    await asyncio.sleep(0)
                tables.bans.replace([Ban.of_key(opened["keys"][0])])
                tables.callers.cut_banned()
            assert (await player.hear("refused"))["key"] == "banned"
            assert await code_of_end(player) == 1012


async def test_a_notice_is_never_kept_before_an_earlier_one(postgresql: PostgreSQL) -> None:
    """Of two who change something at once the second waits: whoever has read one notice looks for
    later ones only."""
    for url in fresh_postgresql(postgresql):
        engine, bans, heard = connect(url), Bans(), list[str]()

        async def let_go(table: str, heard: list[str] = heard) -> None:
            heard.append(table)

        notices = Notices(engine, bans, let_go, lambda: None)
        await notices.begin()
        async with Admin.at(url) as admin:
            async with engine.begin() as connection:
                await notify(connection, "first")
                second = asyncio.ensure_future(admin.ban(Ban.of_key("a key")))
                while not second.done() and not await is_anybody_waiting(engine):
                    await notices.look()
                await notices.look()
            await second
            await notices.look()
            assert heard == ["first"]
            with pytest.raises(Refused, match="banned"):
                bans.check_keys(["a key"])
        await engine.dispose()


async def test_new_keys_undo_nothing_that_is_changed_meanwhile(postgresql: PostgreSQL) -> None:
    for url in fresh_postgresql(postgresql):
        async with tables(url, StillClock()) as found, Admin.at(url) as admin:
            name = (await found.open(opening(None, None, None))).table
            seats = [asdict(seat) for seat in (await found.store.find(name)).seats]
            engine = connect(url)
            async with engine.begin() as connection:
                renamed = [{**seat, "name": "Gus"} for seat in seats]
                await connection.execute(sql.update(kept_tables).values(seats=renamed))
                rotating = asyncio.ensure_future(admin.rotate(name))
                while not rotating.done() and not await is_anybody_waiting(engine):
                    pass
            await rotating
            assert [seat.name for seat in (await found.store.find(name)).seats] == ["Gus"] * 3
            await engine.dispose()


async def is_anybody_waiting(engine: AsyncEngine) -> bool:
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with engine.connect() as connection:
        return bool((await connection.execute(sql.text(waiting))).scalar())

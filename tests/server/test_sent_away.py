"""Whoever keeps an open table may send somebody away from it."""

from __future__ import annotations

import pytest
import sqlalchemy as sql

from mesozoic.server.relations import places, sent_away
from tests.server.running import Running
from tests.server.test_accounts import PASSWORD, account, sign_in
from tests.server.visiting import names, visitor

pytestmark = pytest.mark.anyio


async def test_the_host_sends_somebody_away_for_good(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        async with ada.listening() as host, bo.listening() as ear:
            shape = (await ada.told(f"/{opening}/send-away", seat=1))["opening"]
            assert names(shape) == ["Ada", "", ""]
            told = await ear.hear("yours")
            assert (told["seats"], told["sent_away"]) == ({}, [opening])
            while names(host.openings[opening]) != ["Ada", "", ""]:
                assert (await host.receive())["is"] != "yours", "the others keep their seats"
        assert await bo.refused(f"/{opening}/sit") == "sent-away"
        assert await bo.refused(f"/{opening}/sit", seat=2) == "sent-away"
        async with bo.listening() as again:
            assert again.sent_away == [opening]


async def test_others_are_not_disturbed_and_may_come(server: Running) -> None:
    async with (
        visitor(server, "Ada") as ada,
        visitor(server, "Bo") as bo,
        visitor(server, "Cy") as cy,
    ):
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        await ada.told(f"/{opening}/send-away", seat=1)
        assert (await cy.told(f"/{opening}/sit"))["yours"] == 1
        async with cy.listening() as ear:
            assert (ear.yours, ear.sent_away) == ({opening: 1}, [])


async def test_only_the_host_does_and_only_to_another_person(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        await ada.told(f"/{opening}/bot", seat=2, bot="uniform")
        assert await bo.refused(f"/{opening}/send-away", seat=0) == "not-the-host"
        for seat in (0, 2, 9):
            assert await ada.refused(f"/{opening}/send-away", seat=seat) == "opening-no-person"
        assert await ada.refused("/nosuch/send-away", seat=1) == "opening-unknown"
        assert names((await ada.sees(opening))["opening"])[:2] == ["Ada", "Bo"]


async def test_whoever_comes_after_the_host_keeps_the_table(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        await ada.told(f"/{opening}/stand")
        assert (await bo.sees(opening))["opening"]["host"] == 1
        await ada.told(f"/{opening}/sit")
        assert await ada.refused(f"/{opening}/send-away", seat=1) == "not-the-host"
        await bo.told(f"/{opening}/send-away", seat=0)
        assert await ada.refused(f"/{opening}/sit") == "sent-away"
        await bo.told(f"/{opening}/stand")
        assert await ada.listed() == []


async def test_playing_now_leads_elsewhere(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        assert (await bo.told("/now"))["opening"]["opening"] == opening
        await ada.told(f"/{opening}/send-away", seat=1)
        assert (await bo.told("/now"))["opening"]["opening"] != opening


async def test_nobody_comes_back_by_signing_in(server: Running) -> None:
    async with visitor(server) as elsewhere, visitor(server, "Ada") as ada:
        await account(elsewhere.http, "Bo")
        async with visitor(server, "Guest") as guest:
            opening = await ada.open(players=3)
            await guest.told(f"/{opening}/sit")
            await ada.told(f"/{opening}/send-away", seat=1)
            assert (await sign_in(guest.http, "Bo", password=PASSWORD)).status_code == 200
            assert await guest.refused(f"/{opening}/sit") == "sent-away"
        assert (await elsewhere.http.delete("/api/me")).status_code == 204


async def test_who_was_sent_away_as_a_guest_stands_up_by_signing_in(server: Running) -> None:
    async with visitor(server) as bo, visitor(server, "Ada") as ada:
        await account(bo.http, "Bo")
        async with visitor(server, "Guest") as guest:
            opening = await ada.open(players=4)
            other = await ada.open(players=4)
            await guest.told(f"/{opening}/sit")
            await ada.told(f"/{opening}/send-away", seat=1)
            await bo.told(f"/{opening}/sit")
            await bo.told(f"/{other}/sit")
            assert (await sign_in(guest.http, "Bo", password=PASSWORD)).status_code == 200
        assert await ada.refused(f"/{opening}/send-away", seat=1) == "opening-no-person"
        assert names((await ada.sees(opening))["opening"]) == ["Ada", "", "", ""]
        assert names((await ada.sees(other))["opening"]) == ["Ada", "Bo", "", ""]
        assert await bo.refused(f"/{opening}/sit") == "sent-away"


async def test_who_sits_where_they_should_not_is_sent_away_once_more(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        assert server.tables is not None
        sat = sql.select(places.c.opening, places.c.person).where(places.c.seat == 1)
        noted = sql.insert(sent_away).from_select(["opening", "person"], sat)
        await server.tables.store.write(lambda plain: plain.execute(noted))
        shape = (await ada.told(f"/{opening}/send-away", seat=1))["opening"]
        assert names(shape) == ["Ada", "", ""]
        assert await bo.refused(f"/{opening}/sit") == "sent-away"

"""Finding a game: open tables, who sits there, and how they become tables that are played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.bans import Ban
from mesozoic.server.lobby.lobby import EVERY, PAUSE, SLOW_A_DAY
from mesozoic.server.lobby.store import FORGOTTEN, LED_ON, LOST, MOST_SEATS, Openings
from mesozoic.server.relations import openings, people
from mesozoic.server.writer import FIRST
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.visiting import FAMILY, Ear, kinds, names, visitor

pytestmark = pytest.mark.anyio

SLOW = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "bank": 600, "more": 20}


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def still(settings: Settings, clock: StillClock) -> AsyncIterator[Running]:
    """A server whose time passes when a test says so."""
    patient = replace(settings.limits, hello_seconds=10**9, request_seconds=10**9)
    async with running(replace(settings, clock=clock, limits=patient)) as server:
        yield server


async def pass_time(clock: StillClock, server: Running, seconds: float) -> None:
    """The lobby looks again and again."""
    assert server.lobby is not None
    while seconds > 0:
        await clock.advance(min(seconds, EVERY))
        await server.lobby.tend()
        seconds -= EVERY


async def test_whoever_opens_a_table_sits_at_it_and_everybody_sees_it(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server) as stranger:
        place = await ada.told("", **FAMILY, rated=False)
        shape = place["opening"]
        assert (place["yours"], shape["host"]) == (0, 0)
        assert (kinds(shape), names(shape)) == (["person", "free"], ["Ada", ""])
        assert await stranger.listed() == [shape["opening"]]
        assert (await stranger.sees(shape["opening"]))["yours"] is None


async def test_a_name_is_said_first(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server) as stranger:
        opening = await ada.open()
        assert await stranger.refused("", **FAMILY) == "name-first"
        assert await stranger.refused("/now") == "name-first"
        assert await stranger.refused(f"/{opening}/sit") == "name-first"


async def test_two_who_meet_play_at_a_table_that_their_cookies_open(
    still: Running, clock: StillClock
) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bo = await enter(visitor(still, "Ada")), await enter(visitor(still, "Bo"))
        opening = await ada.open()
        ears = [await enter(one.listening()) for one in (ada, bo)]
        assert (await bo.told(f"/{opening}/sit"))["yours"] == 1
        await pass_time(clock, still, PAUSE)
        tables = {await ear.until_begun(opening) for ear in ears}
        assert len(tables) == 1
        (table,) = tables
        players = [await enter(one.at(table)) for one in (ada, bo)]
        assert [player.welcome["yours"] for player in players] == [[0], [1]]
        assert [seat["name"] for seat in players[0].welcome["seats"]] == ["Ada", "Bo"]
        await asyncio.gather(*(player.play(Random(1), 20) for player in players))
        async with visitor(still) as stranger, stranger.at(table) as watcher:
            assert watcher.welcome["yours"] == []


async def test_a_full_table_waits_a_moment_before_it_begins(
    still: Running, clock: StillClock
) -> None:
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo:
        opening = await ada.open()
        async with ada.listening() as ear:
            await bo.told(f"/{opening}/sit")
            while "free" in kinds(ear.openings[opening]):
                await ear.receive()
            await pass_time(clock, still, PAUSE - 1)
            assert (await ada.sees(opening))["opening"]["table"] is None, "there is a moment yet"
            await bo.told(f"/{opening}/stand")
            await pass_time(clock, still, PAUSE + 1)
            assert (await ada.sees(opening))["opening"]["table"] is None
            await bo.told(f"/{opening}/sit")
            await pass_time(clock, still, PAUSE + 1)
            assert await ear.until_begun(opening)


async def test_of_many_who_come_for_the_last_seat_one_gets_it(server: Running) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada = await enter(visitor(server, "Ada"))
        opening = await ada.open(players=2)
        others = [await enter(visitor(server, f"Bo {i}")) for i in range(8)]
        answers = await asyncio.gather(*(one.ask(f"/{opening}/sit") for one in others))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        shape = (await ada.sees(opening))["opening"]
        assert kinds(shape) == ["person", "person"]
        (lucky,) = [i for i, answer in enumerate(answers) if answer.status_code == 200]
        assert names(shape) == ["Ada", f"Bo {lucky}"]


async def test_nobody_sits_twice(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await asyncio.gather(*(bo.told(f"/{opening}/sit") for _ in range(4)))
        assert names((await ada.sees(opening))["opening"]) == ["Ada", "Bo", ""]
        assert await bo.refused(f"/{opening}/bot", seat=2, bot="uniform") == "not-the-host"


async def test_whoever_sits_may_take_another_seat_that_is_free(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        assert (await ada.told(f"/{opening}/sit", seat=2))["yours"] == 2
        shape = (await ada.sees(opening))["opening"]
        assert (shape["host"], names(shape)) == (2, ["", "Bo", "Ada"])
        assert (await ada.told(f"/{opening}/sit", seat=2))["yours"] == 2
        for seat in (1, 3):
            assert await ada.refused(f"/{opening}/sit", seat=seat) == "opening-seat-taken"
        assert (await ada.told(f"/{opening}/sit"))["yours"] == 2


async def test_a_table_is_gone_when_the_last_stands_up(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit", seat=2)
        await ada.told(f"/{opening}/stand")
        shape = (await bo.sees(opening))["opening"]
        assert (shape["host"], names(shape)) == (2, ["", "", "Bo"])
        await bo.told(f"/{opening}/bot", seat=0, bot="uniform", name="Mary")
        async with ada.listening() as ear:
            await bo.told(f"/{opening}/stand")
            while opening in ear.openings:
                await ear.receive()
        assert await ada.refused(f"/{opening}/sit") == "opening-unknown"


async def test_the_host_seats_bots_and_begins(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=4)
        await bo.told(f"/{opening}/sit")
        bot = {"seat": 2, "bot": "uniform", "name": "Mary"}
        shape = (await ada.told(f"/{opening}/bot", **bot))["opening"]
        assert kinds(shape) == ["person", "person", "bot", "free"]
        assert shape["seats"][2]["level"] == 1
        shape = (await ada.told(f"/{opening}/bot", seat=2, bot=None))["opening"]
        assert kinds(shape)[2] == "free"
        assert await ada.refused(f"/{opening}/bot", seat=1, bot="uniform") == "opening-seat-taken"
        assert await ada.refused(f"/{opening}/bot", seat=9, bot="uniform") == "opening-seat-taken"
        assert await ada.refused(f"/{opening}/bot", seat=2, bot="nobody") == "bot-unknown"
        assert await bo.refused(f"/{opening}/begin", bot="uniform") == "not-the-host"
        place = await ada.told(f"/{opening}/begin", bot="greedy", names=["", "", "Mary", "Gideon"])
        table = place["opening"]["table"]
        async with bo.at(table) as player:
            assert player.welcome["yours"] == [1]
            called = [seat["name"] for seat in player.welcome["seats"]]
            assert called == ["Ada", "Bo", "Mary", "Gideon"]
        assert await bo.refused(f"/{opening}/stand") == "opening-begun"
        assert await ada.listed() == []


async def test_whoever_goes_away_loses_the_seat_and_an_empty_table_disappears(
    still: Running, clock: StillClock
) -> None:
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo:
        live = await ada.open(players=3)
        slow = await ada.open(players=3, clock=SLOW)
        await bo.told(f"/{live}/sit")
        async with bo.listening():
            await pass_time(clock, still, LOST + EVERY)
            shape = (await bo.sees(live))["opening"]
            assert names(shape) == ["", "Bo", ""], "who listens is there"
        await pass_time(clock, still, LOST + 2 * EVERY)
        assert await bo.listed() == [slow]
        await clock.advance(FORGOTTEN)
        await pass_time(clock, still, 2 * EVERY)
        assert await bo.listed() == []


async def test_a_table_that_has_begun_leads_on_for_a_while(
    still: Running, clock: StillClock
) -> None:
    async with visitor(still, "Ada") as ada:
        opening = await ada.open()
        begun = (await ada.told(f"/{opening}/begin", bot="uniform"))["opening"]["table"]
        await pass_time(clock, still, LOST + EVERY)
        assert (await ada.sees(opening))["opening"]["table"] == begun
        await clock.advance(LED_ON)
        await pass_time(clock, still, 2 * EVERY)
        assert (await ada.http.get(f"/api/lobby/{opening}")).status_code == 404


async def test_what_is_private_is_told_only_to_who_has_the_link(
    still: Running, clock: StillClock
) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bo = await enter(visitor(still, "Ada")), await enter(visitor(still, "Bo"))
        stranger = await enter(visitor(still, "Eve"))
        overheard, friend = await enter(stranger.listening()), await enter(bo.listening())
        secret = await ada.open(public=False)
        assert await stranger.listed() == []
        late = await enter(stranger.listening())
        await friend.say("hello", openings=[secret])
        await friend.hear("lobby")
        assert list(friend.openings) == [secret]
        await bo.told(f"/{secret}/sit")
        await pass_time(clock, still, PAUSE)
        table = await friend.until_begun(secret)
        # Whatever came before this has been heard too.
        public = await ada.open(players=3)
        for ear in (overheard, late):
            while public not in ear.openings:
                await ear.receive()
            assert not any(secret in text or table in text for text in ear.texts)
        async with bo.at(table):
            hall = (await stranger.http.get("/api/lobby")).json()
            assert hall["running"] == []
        known = [
            shape["table"] for shape in (await stranger.http.get("/api/tables")).json()["tables"]
        ]
        assert table not in known


async def test_nothing_but_names_is_told_of_people(still: Running, clock: StillClock) -> None:
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo:
        mine = (await ada.http.get("/api/me/data")).json()
        opening = await ada.open()
        async with bo.listening() as ear:
            await bo.told(f"/{opening}/sit")
            await pass_time(clock, still, PAUSE)
            await ear.until_begun(opening)
            heard = "".join(ear.texts)
        for secret in (mine["id"], *ada.http.cookies.values(), "127.0.0.1"):
            assert secret not in heard


async def test_one_waits_at_a_few_tables_only(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        answers = await asyncio.gather(*(ada.ask("", **FAMILY) for _ in range(MOST_SEATS + 2)))
        assert [answer.status_code for answer in answers].count(200) == MOST_SEATS
        opening = await bo.open()
        assert await ada.refused(f"/{opening}/sit") == "too-many-openings"
        first = answers[0].json()["opening"]["opening"]
        await ada.told(f"/{first}/begin", bot="uniform")
        assert (await ada.told(f"/{opening}/sit"))["yours"] == 1


async def test_an_address_opens_a_few_tables_by_correspondence_a_day(server: Running) -> None:
    async with AsyncExitStack() as stack:
        opened = 0
        while opened < SLOW_A_DAY:
            ada = await stack.enter_async_context(visitor(server, "Ada"))
            for _ in range(min(MOST_SEATS, SLOW_A_DAY - opened)):
                await ada.open(clock=SLOW)
                opened += 1
        late = await stack.enter_async_context(visitor(server, "Bo"))
        assert await late.refused("", **FAMILY, clock=SLOW) == "too-many-slow-openings"
        assert await late.open()


async def test_playing_now_joins_the_oldest_that_fits_or_opens_one(server: Running) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        people = [await enter(visitor(server, name)) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
        ada, bo, cy, di, ed = people
        private = await ada.open(public=False)
        assert await ada.refused("", **FAMILY, rated=True) == "rated-clock"
        rated = await ada.open(rated=True, clock=LIVE)
        slow = await ada.open(clock=SLOW)
        fresh = (await bo.told("/now"))["opening"]
        assert fresh["opening"] not in (private, rated, slow)
        assert fresh["clock"]["kind"] == "live"
        island = (await cy.told("/now", game="evo-2001"))["opening"]
        assert (island["game"], island["players"]) == ("evo-2001", 3)
        assert (await di.told("/now"))["opening"]["opening"] == fresh["opening"]
        joined = await ed.told("/now", game="evo-2001")
        assert (joined["opening"]["opening"], joined["yours"]) == (island["opening"], 1)
        again = await ed.told("/now", game="evo-2001")
        assert (again["opening"]["opening"], again["yours"]) == (island["opening"], 1)
        assert await ed.refused("/now", game="chess") == "game-unknown"


@pytest.mark.parametrize(
    ("path", "wish", "key"),
    [
        ("", {}, "request-malformed"),
        ("", {**FAMILY, "seed": "chosen"}, "request-malformed"),
        ("", {**FAMILY, "seats": []}, "request-malformed"),
        ("", {**FAMILY, "players": 9}, None),
        ("", {**FAMILY, "options": {"nonsense": "on"}}, None),
        ("", {**FAMILY, "game": "chess"}, "game-unknown"),
        ("", {**FAMILY, "substitute": "nobody"}, "bot-unknown"),
        ("", {**FAMILY, "clock": {"kind": "days", "days": 2}}, "request-malformed"),
        ("/now", {"game": 3}, "request-malformed"),
        ("/now", {"game": ""}, "game-unknown"),
        ("/nonsense/sit", {}, "opening-unknown"),
        ("/'; drop table openings/sit", {}, "opening-unknown"),
        ("/%00/stand", {}, "opening-unknown"),
        ("/nonsense/begin", {"bot": "uniform"}, "opening-unknown"),
        ("/nonsense/sit", {"seat": -1}, "request-malformed"),
        ("/nonsense/bot", {"seat": 0, "bot": "x" * 41}, "request-malformed"),
    ],
)
async def test_bad_input_gets_one_clear_sentence(
    server: Running, path: str, wish: dict[str, Any], key: str | None
) -> None:
    async with visitor(server, "Ada") as ada:
        found = await ada.refused(path, **wish)
        assert key is None or found == key
        assert await ada.listed() == []


async def test_the_feed_hears_only_hello(server: Running) -> None:
    async with visitor(server, "Ada") as ada, ada.listening() as ear:
        for text in ("", "[]", '{"do": "sit"}', '{"do": "hello", "openings": [1]}', "\ud800"):
            await ear.socket.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            assert (await ear.hear("refused"))["key"] == "message-malformed"
        await ear.say("hello", openings=["x"] * 6)
        assert (await ear.hear("refused"))["key"] == "message-malformed"
        await ear.say("hello", openings=["nonsense"])
        assert (await ear.hear("lobby"))["openings"] == []


async def test_a_banned_person_is_told_so_and_cut(server: Running) -> None:
    assert server.tables is not None
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await bo.open()
        (key,) = ada.http.cookies.values()
        async with ada.listening() as ear:
            server.tables.bans.replace([Ban.of_key(key)])
            server.tables.callers.cut_banned()
            assert (await ear.hear("refused"))["key"] == "banned"
        assert await ada.refused(f"/{opening}/sit") == "banned"
        assert await ada.refused("/now") == "banned"
        assert (await bo.sees(opening))["opening"]["seats"][1]["kind"] == "free"
        server.tables.bans.replace([Ban.of_address("127.0.0.1")])
        assert await bo.refused(f"/{opening}/stand") == "banned"


async def test_being_forgotten_leaves_the_seat(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        assert (await ada.http.delete("/api/me")).status_code == 204
        shape = (await bo.sees(opening))["opening"]
        assert (shape["host"], names(shape)) == (1, ["", "Bo", ""])


async def test_whoever_signs_in_sits_where_the_guest_sat_and_never_twice(server: Running) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        home, phone = await enter(visitor(server, "Ada")), await enter(visitor(server, "guest"))
        wish = {"name": "Ada", "password": "correct horse battery"}
        assert (await home.http.post("/api/me/account", json=wish)).status_code == 200
        both, alone = await home.open(players=3), await phone.open(players=3)
        await phone.told(f"/{both}/sit")
        assert (await phone.http.post("/api/sign-in/password", json=wish)).status_code == 200
        assert names((await home.sees(both))["opening"]) == ["Ada", "", ""]
        assert (await home.sees(alone))["yours"] == 0


async def test_tables_that_are_played_are_listed_with_their_watchers(server: Running) -> None:
    async with visitor(server, "Ada") as ada, visitor(server) as stranger:
        opening = await ada.open()
        table = (await ada.told(f"/{opening}/begin", bot="uniform"))["opening"]["table"]
        hall = (await stranger.http.get("/api/lobby")).json()
        assert hall["running"] == [], "nobody is there"
        async with ada.at(table) as player, stranger.at(table):
            while (await player.hear("seated"))["watchers"] != 1:
                pass
            (shown,) = (await stranger.http.get("/api/lobby")).json()["running"]
            assert (shown["table"]["table"], shown["watchers"]) == (table, 1)


async def test_what_people_play_is_listed_when_nobody_is_there_just_now(server: Running) -> None:
    """But not what somebody played with bots, nor what nobody has begun."""
    assert server.tables is not None
    async with visitor(server) as stranger:
        opened = [
            await server.open([*people, "uniform"])
            for people in (["link", "link"], ["link", "uniform"], ["link", "link"])
        ]
        for one in opened[:2]:
            async with server.at(one["table"], *filter(None, one["keys"])) as family:
                await family.until_waiting()
        while await server.tables.attended():
            await asyncio.sleep(0)
        listed = (await stranger.http.get("/api/lobby")).json()["running"]
        assert [one["table"]["table"] for one in listed] == [opened[0]["table"]]


async def test_whoever_only_looks_on_is_shown_nothing_of_their_own(server: Running) -> None:
    opened = await server.open(["here", "uniform", "uniform"])
    key = opened["keys"][0]
    async with visitor(server, "Ada") as ada:
        async with ada.at(opened["table"], keys=[key]) as player:
            assert player.welcome["yours"] == [0]
            await player.ask("resync", "situation")  # once all of the greeting is done
        async with ada.at(opened["table"]) as player:
            assert player.welcome["yours"] == [0], "by the cookie"
        for hello in ({"watching": True}, {"watching": True, "keys": [key]}):
            async with ada.at(opened["table"], **hello) as screen:
                assert (screen.welcome["yours"], screen.position["seat"]) == ([], None)
                assert await screen.refused("sit", seat=0) == "not-your-seat"


async def test_whoever_stands_up_as_it_begins_is_not_dragged_along(server: Running) -> None:
    """What is written with the table sees that somebody has left since it was read."""
    assert server.tables is not None
    openings = Openings(server.tables.store, server.tables.clock)
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        (before,) = await openings.all()
        await bo.told(f"/{opening}/stand")
        with pytest.raises(Refused, match="opening-changed"):
            await server.tables.store.write(openings.lead_on(before, "nowhere"), FIRST)
        (after,) = await openings.all()
        assert after.table is None


async def test_who_begins_while_somebody_stands_up_is_told_so(server: Running) -> None:
    """The lobby is held where the bots have sat down, and nothing has been read since."""
    assert server.tables is not None
    assert server.lobby is not None
    openings = Openings(server.tables.store, server.tables.clock)
    async with visitor(server, "Ada") as ada, visitor(server, "Bo") as bo:
        opening = await ada.open(players=3)
        await bo.told(f"/{opening}/sit")
        async with server.lobby._lock:
            begun = asyncio.ensure_future(ada.ask(f"/{opening}/begin", bot="uniform"))
            while (await openings.all())[0].free:
                pass
            stood = asyncio.ensure_future(bo.ask(f"/{opening}/stand"))
            while not (await openings.all())[0].free:
                pass
        answer = await begun
        assert (await stood).status_code == 204
        assert (answer.status_code, answer.json()["refused"]["key"]) == (409, "opening-changed")
        assert (await ada.sees(opening))["opening"]["table"] is None


async def test_of_two_who_begin_at_once_one_does(server: Running) -> None:
    async with visitor(server, "Ada") as ada:
        opening = await ada.open(players=3)
        asked = (ada.ask(f"/{opening}/begin", bot="uniform") for _ in range(2))
        answers = sorted(await asyncio.gather(*asked), key=lambda answer: answer.status_code)
        assert [answer.status_code for answer in answers] == [200, 409]
        assert answers[1].json()["refused"]["key"] == "opening-begun"


async def test_being_seen_is_no_change_of_a_table(still: Running, clock: StillClock) -> None:
    assert still.tables is not None
    openings = Openings(still.tables.store, clock)
    async with visitor(still, "Ada") as ada:
        opening = await ada.open(players=3)
        (before,) = await openings.all()
        await clock.advance(1)
        await openings.see([place.person for place in before.places.values() if place.person])
        (after,) = await openings.all()
        assert after.places != before.places
        await still.tables.store.write(openings.lead_on(before, "somewhere"), FIRST)
        assert (await ada.sees(opening))["opening"]["table"] == "somewhere"


async def test_bots_are_called_what_a_record_may_say(server: Running) -> None:
    async with visitor(server, "Ada") as ada:
        opening = await ada.open()
        bot = {"seat": 1, "bot": "uniform", "name": "Zo\u200de"}
        assert await ada.refused(f"/{opening}/bot", **bot) == "seat-name"
        begin = {"bot": "uniform", "names": ["", "\u202eZoe"]}
        assert await ada.refused(f"/{opening}/begin", **begin) == "seat-name"
        assert kinds((await ada.sees(opening))["opening"]) == ["person", "free"]


async def test_no_name_that_was_taken_once_keeps_a_table_from_beginning(server: Running) -> None:
    assert server.tables is not None
    async with visitor(server, "Zoe") as zoe:
        opening = await zoe.open()
        old = sql.update(people).values(name="Zo\u200de")
        await server.tables.store.write(lambda plain: plain.execute(old))
        place = await zoe.told(f"/{opening}/begin", bot="uniform", names=["", "Mary"])
        async with zoe.at(place["opening"]["table"]) as player:
            assert [seat["name"] for seat in player.welcome["seats"]] == ["Zoe", "Mary"]


async def until_said(ear: Ear, what: str) -> None:
    """It may have been said before one was greeted: the lobby looks by itself too."""
    while not any(what in text for text in ear.texts):
        await ear.receive()


async def test_whoever_waits_where_nothing_can_begin_is_told_so_once(
    still: Running, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    """As where a bot that was to stand in is known no more."""
    assert still.tables is not None
    caplog.set_level("INFO", logger="mesozoic.server.lobby")
    async with visitor(still, "Ada") as ada, visitor(still, "Bo") as bo, visitor(still) as eve:
        opening = await ada.open()
        old = sql.update(openings).values(wish={**FAMILY, "substitute": "nobody"})
        await still.tables.store.write(lambda plain: plain.execute(old))
        async with ada.listening() as ear, eve.listening() as stranger:
            await bo.told(f"/{opening}/sit")
            await pass_time(clock, still, PAUSE + 4 * EVERY)
            await until_said(ear, "bot-unknown")
            async with bo.listening() as late:
                await pass_time(clock, still, 2 * EVERY)
                await until_said(late, "bot-unknown")
            await bo.told(f"/{opening}/stand")
            for one in (ear, stranger):
                while "free" not in kinds(one.openings[opening]):
                    await one.receive()
            assert sum("bot-unknown" in text for text in ear.texts) == 1
            assert not any("bot-unknown" in text for text in stranger.texts)
    said = [one.getMessage() for one in caplog.records if "begin" in one.getMessage()]
    assert said == ["an open table cannot begin: bot-unknown"]

"""Guests and accounts: signing in, on several devices, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from mesozoic.core.errors import Refused
from mesozoic.server.bans import Ban
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.identity.directory import GUESSES_AN_HOUR
from mesozoic.server.identity.names import cleaned, compared, fitted
from mesozoic.server.relations import people, players
from mesozoic.server.speaker import RESTART
from mesozoic.server.store import Store
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_admin import code_of_end
from tests.server.test_outage import unreachable
from tests.server.visiting import visitor

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
UNPRINTED = "\u200b\u200c\u200d\u202e\u00ad\ue000\ufffe\U000e0041\x9b"


@asynccontextmanager
async def browser(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with cookies of its own."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        yield http


def cookie_name(server: Running) -> str:
    return f"mesozoic-{server.address.rpartition(':')[2]}"


def key_in(http: httpx.AsyncClient) -> str:
    """What the browser's only cookie holds."""
    (key,) = http.cookies.values()
    return key


def put_key(http: httpx.AsyncClient, server: Running, key: str) -> None:
    """In place of the one that it has."""
    http.cookies.clear()
    http.cookies.set(cookie_name(server), key)


async def said(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def refused(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["refused"]["key"])


async def account(http: httpx.AsyncClient, name: str = "Ada") -> list[str]:
    wish = {"name": name, "password": PASSWORD}
    codes: list[str] = (await said(await http.post("/api/me/account", json=wish)))["codes"]
    return codes


async def sign_in(http: httpx.AsyncClient, name: str, **proof: str) -> httpx.Response:
    kind = "password" if "password" in proof else "code"
    return await http.post(f"/api/sign-in/{kind}", json={"name": name, **proof})


@asynccontextmanager
async def at(
    server: Running, http: httpx.AsyncClient, table: str, *keys: str
) -> AsyncIterator[dict[str, Any]]:
    """Somebody at a table, in this browser; what they are shown."""
    cookie = f"{cookie_name(server)}={key_in(http)}"
    async with Player.connected(server.address, table, cookie=cookie) as player:
        await player.say("hello", keys=list(keys))
        await player.hear("situation")
        await player.say("resync")  # answered once all of the greeting is done
        await player.hear("situation")
        yield player.welcome


async def test_a_browser_is_a_guest_from_its_first_visit(server: Running) -> None:
    async with browser(server) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert (await said(answer))["account"] is False
        assert "set-cookie" not in (await http.get("/api/me")).headers


async def test_a_guest_keeps_a_name(server: Running) -> None:
    async with browser(server) as http:
        await said(await http.post("/api/me/name", json={"name": "  Ada   L. "}))
        assert (await said(await http.get("/api/me")))["name"] == "Ada L."


async def test_only_hashes_of_keys_are_kept(server: Running) -> None:
    async with browser(server) as http:
        codes = await account(http)
        secrets = [key_in(http), PASSWORD, *codes]
    assert server.tables is not None
    dump = await server.tables.store.fetch(_everything)
    assert "ada" in dump
    assert not [secret for secret in secrets if secret in dump]


def _everything(connection: sql.Connection) -> str:
    found = sql.MetaData()
    found.reflect(connection)
    return str([connection.execute(sql.select(table)).all() for table in found.sorted_tables])


async def test_an_account_is_found_again_on_another_device(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await said(await sign_in(two, "ADA", password=PASSWORD))
        assert (await said(await two.get("/api/me")))["name"] == "Ada"
        assert (await said(await two.get("/api/me")))["browsers"] == 2


async def test_a_wrong_password_and_a_wrong_name_are_refused_alike(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        for name in ("Ada", "Nobody"):
            assert await refused(await sign_in(two, name, password="guessed it")) == "sign-in-wrong"
        assert (await said(await two.get("/api/me")))["account"] is False


async def test_a_recovery_code_opens_an_account_once(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        code = (await account(one))[3]
        typed = code.lower().replace("-", " ")
        assert (await said(await sign_in(two, "Ada", code=typed)))["codes"] == 7
        assert await refused(await sign_in(one, "Ada", code=code)) == "sign-in-wrong"


async def test_other_codes_end_the_old_ones(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        old = await account(one)
        new = (await said(await one.post("/api/me/codes")))["codes"]
        assert await refused(await sign_in(two, "Ada", code=old[0])) == "sign-in-wrong"
        await said(await sign_in(two, "Ada", code=new[0]))


async def test_two_accounts_have_two_names(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one, "Ada")
        wish = {"name": " aDA ", "password": PASSWORD}
        taken = await two.post("/api/me/account", json=wish)
        assert await refused(taken) == "account-name-taken"
        await account(two, "Grace")
        renamed = await two.post("/api/me/name", json={"name": "Ada"})
        assert await refused(renamed) == "account-name-taken"


async def test_no_guest_is_called_like_an_account(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await said(await two.post("/api/me/name", json={"name": "Ada"}))
        await account(one, "Ada")
        for name in ("Ada", "aDa", "\u0410d\u0430", "\uff21da"):
            taken = await two.post("/api/me/name", json={"name": name})
            assert await refused(taken) == "account-name-taken"
            opened = await two.post("/api/me/account", json={"name": name, "password": PASSWORD})
            assert await refused(opened) == "account-name-taken"
        await said(await one.post("/api/me/name", json={"name": "ADA"}))
        await said(await two.post("/api/me/name", json={"name": "Ad\u00e0"}))


@pytest.mark.parametrize("name", ["\u0410d\u0430", "Ad\u0430", "\u0410da"])
async def test_no_account_is_called_so_that_it_looks_like_one_in_other_letters(
    server: Running, name: str
) -> None:
    """Whichever was first."""
    async with browser(server) as one, browser(server) as two:
        await account(one, name)
        for other in ("Ada", "\u0410d\u0430", "Ad\u0430"):
            opened = await two.post("/api/me/account", json={"name": other, "password": PASSWORD})
            assert await refused(opened) == "account-name-taken"
        await said(await one.post("/api/me/name", json={"name": "Bo"}))
        await account(two, "Ada")
        again = await one.post("/api/me/name", json={"name": name})
        assert await refused(again) == "account-name-taken"


async def test_nobody_at_a_table_takes_the_name_of_an_account(server: Running) -> None:
    opened = await server.open(("link", "uniform", "uniform"))
    async with browser(server) as one:
        await account(one, "Ada")
        async with server.at(opened["table"], opened["keys"][0]) as player:
            assert await player.refused("name", seat=0, name="ada") == "account-name-taken"


async def names_at(http: httpx.AsyncClient, *, public: bool) -> list[str]:
    """Of a new table at which somebody seats Ada, and bots of the same name."""
    seats = [
        {"kind": "here", "name": "Ada"},
        {"kind": "link", "name": "\u0410da"},
        {"kind": "bot", "bot": "uniform", "name": "Ada"},
    ]
    wish = {"game": "evo-2001", "players": 3, "seats": seats, "public": public}
    opened = (await http.post("/api/tables", json=wish)).json()
    table = await said(await http.get(f"/api/tables/{opened['table']}"))
    return [seat["name"] for seat in table["seats"]]


async def test_nobody_seats_an_account_in_public(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        assert await names_at(two, public=True) == ["Ada", "\u0410da", "Ada"]
        await account(one, "Ada")
        assert await names_at(one, public=True) == ["Ada", "\u0410da", "Ada"], "it is theirs"
        assert await names_at(two, public=True) == ["", "", "Ada"], "a bot is told from a person"
        assert await names_at(two, public=False) == ["Ada", "\u0410da", "Ada"]


async def test_a_family_that_plays_among_itself_is_called_as_it_likes(server: Running) -> None:
    async with browser(server) as one:
        await account(one, "Ada")
    opened = await server.open(("here", "link", "uniform"), public=False)
    keys = opened["keys"][:2]
    async with server.at(opened["table"], *keys) as player:
        await player.say("name", seat=0, name="Ada")
        while (await player.hear("seated"))["seats"][0]["name"] != "Ada":
            pass
        assert await player.refused("name", seat=1, name="Ada") == "account-name-taken"


async def test_another_device_signs_in_by_a_ticket_once(server: Running) -> None:
    async with browser(server) as one, browser(server) as two, browser(server) as three:
        await account(one)
        ticket = await said(await one.post("/api/me/devices"))
        await said(await two.post("/api/sign-in/device", json=ticket))
        assert (await said(await two.get("/api/me")))["name"] == "Ada"
        assert await refused(await three.post("/api/sign-in/device", json=ticket)) == "ticket-past"


async def test_who_signs_in_has_another_key_and_the_old_one_opens_nothing(server: Running) -> None:
    async with browser(server) as one, browser(server) as two, browser(server) as thief:
        await account(one)
        await two.get("/api/me")
        before = key_in(two)
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert key_in(two) != before
        thief.cookies.set(cookie_name(server), before)
        assert (await said(await thief.get("/api/me")))["account"] is False


async def test_who_signs_out_is_a_guest(server: Running) -> None:
    async with browser(server) as http:
        await account(http)
        before = key_in(http)
        await said(await http.post("/api/sign-out"))
        assert (await said(await http.get("/api/me")))["account"] is False
        put_key(http, server, before)
        assert (await said(await http.get("/api/me")))["account"] is False


async def test_another_password_signs_other_browsers_out(server: Running) -> None:
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await said(await sign_in(two, "Ada", password=PASSWORD))
        new = {"password": "another one, longer"}
        assert (await one.post("/api/me/password", json=new)).status_code == 204
        assert (await said(await two.get("/api/me")))["account"] is False
        assert await refused(await sign_in(two, "Ada", password=PASSWORD)) == "sign-in-wrong"
        await said(await sign_in(two, "Ada", **new))


async def test_guessing_ends_after_a_while_for_who_guesses(server: Running) -> None:
    assert server.tables is not None
    async with browser(server) as one:
        await account(one)
    directory = server.tables.directory
    for _ in range(GUESSES_AN_HOUR):
        with pytest.raises(Refused, match="sign-in-wrong"):
            await directory.by_password("Ada", "no", "here")
    with pytest.raises(Refused, match="too-many-guesses"):
        await directory.by_password("Ada", PASSWORD, "here")
    assert (await directory.by_password("Ada", PASSWORD, "elsewhere")).name == "Ada"


async def test_who_knew_a_guest_s_key_does_not_know_the_account_s(server: Running) -> None:
    async with browser(server) as one, browser(server) as thief:
        await one.get("/api/me")
        put_key(thief, server, key_in(one))
        await account(one)
        assert (await said(await one.get("/api/me")))["account"] is True
        assert (await said(await thief.get("/api/me")))["account"] is False


async def test_a_link_on_another_site_takes_no_cookie_s_place(server: Running) -> None:
    async with browser(server) as http:
        for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Mode": "navigate"}):
            answer = await http.get("/api/me", headers=headers)
            assert "set-cookie" not in answer.headers


async def test_answers_about_oneself_are_kept_by_nobody(server: Running) -> None:
    async with browser(server) as http:
        assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_who_signs_out_leads_no_seat_at_an_open_socket(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as http:
        await account(http)
        cookie = f"{cookie_name(server)}={key_in(http)}"
        async with Player.connected(server.address, opened["table"], cookie=cookie) as player:
            await player.say("hello", keys=[opened["keys"][0]])
            await player.hear("situation")
            await said(await http.post("/api/sign-out"))
            with pytest.raises(ConnectionClosed):
                await player.hear("nothing of the kind")


@pytest.mark.parametrize("how", ["account", "sign-in", "other-account"])
async def test_a_browser_that_becomes_somebody_else_leads_no_seat_at_an_open_socket(
    server: Running, how: str
) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as other, browser(server) as http:
        await account(other, "Ann")
        await http.get("/api/me")
        if how == "other-account":
            await account(http, "Gus")
        async with at(server, http, opened["table"], opened["keys"][0]):
            pass
        cookie = f"{cookie_name(server)}={key_in(http)}"
        async with Player.connected(server.address, opened["table"], cookie=cookie) as player:
            await player.say("hello", keys=[])
            await player.hear("situation")
            assert player.welcome["yours"] == [0]
            if how == "account":
                await account(http, "Gus")
            else:
                await said(await sign_in(http, "Ann", password=PASSWORD))
            assert await code_of_end(player) == RESTART
        async with at(server, http, opened["table"]) as shown:
            assert shown["yours"] == ([] if how == "other-account" else [0])


async def test_a_banned_key_s_seat_is_not_had_by_cookie(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    assert server.tables is not None
    async with browser(server) as http:
        await account(http)
        async with at(server, http, opened["table"], opened["keys"][0]) as shown:
            assert shown["yours"] == [0]
        server.tables.bans.replace([Ban.of_key(opened["keys"][0])])
        async with at(server, http, opened["table"]) as shown:
            assert shown["yours"] == []


async def test_seats_go_on_to_the_table_where_all_play_again(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    assert server.tables is not None
    async with browser(server) as http:
        await account(http)
        async with at(server, http, opened["table"], opened["keys"][0]):
            pass
        again = await server.open(["link", "here", "here"])
        kept = await server.tables.store.find(opened["table"])
        await server.tables.directory.players.follow(kept.number, again["table"], 3)
        async with server.at(again["table"], again["keys"][0]) as another:
            await another.until_waiting()
        new = (await said(await http.get("/api/me/games")))[0]
        assert (new["table"]["table"], new["news"]) == (again["table"], new["table"]["entries"])
        assert new["news"]
        async with at(server, http, again["table"]) as shown:
            assert shown["yours"] == [1]


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"id": "\0", "response": {"clientDataJSON": "e30"}},
        {"id": 5, "response": {"clientDataJSON": 5}},
        {"id": "AA", "response": {"clientDataJSON": "%%%"}},
        {"id": "AA", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiYSJ9"}},
    ],
)
async def test_an_odd_answer_of_a_browser_is_refused(server: Running, answer: Any) -> None:
    async with browser(server) as http:
        shown = await http.post("/api/sign-in/passkey", json={"answer": answer})
        assert await refused(shown) in ("passkey-wrong", "ticket-past")


async def test_what_is_too_long_for_the_database_is_no_outage(empty_database: str) -> None:
    """Nor does it keep those from writing who write at the same time."""
    engine = connect(empty_database)
    await bring_up_to_date(engine)
    store = Store(engine)

    def too_long(connection: sql.Connection) -> None:
        row = {"id": "x" * 500, "name": "", "created": 0}
        connection.execute(sql.insert(people), row)

    done = await asyncio.gather(store.write(too_long), store.check(), return_exceptions=True)
    assert not isinstance(done[0], Refused)
    assert done[1] is None
    await store.close()
    await engine.dispose()


async def test_a_seat_is_found_again_without_its_key(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]) as shown:
            assert shown["yours"] == [0]
        await said(await sign_in(two, "Ada", password=PASSWORD))
        async with at(server, two, opened["table"]) as shown:
            assert shown["yours"] == [0]
        games = await said(await two.get("/api/me/games"))
        assert [(game["table"]["table"], game["seats"]) for game in games] == [
            (opened["table"], [0])
        ]


async def test_who_has_a_key_comes_in_while_the_database_is_away(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    assert server.tables is not None
    async with browser(server) as http, server.at(opened["table"]):  # so that it stays in memory
        await http.get("/api/me")
        cookie = f"{cookie_name(server)}={key_in(http)}"
        with unreachable(server.tables.store):
            async with Player.connected(server.address, opened["table"], cookie=cookie) as player:
                await player.say("hello", keys=[opened["keys"][0]])
                await player.hear("situation")
                assert player.welcome["yours"] == [0]


async def test_nobody_else_has_a_seat_without_its_key(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]):
            pass
        await account(two, "Grace")
        async with at(server, two, opened["table"]) as shown:
            assert shown["yours"] == []


async def test_what_a_guest_played_goes_with_them_when_they_sign_in(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        await two.get("/api/me")
        async with at(server, two, opened["table"], opened["keys"][0]):
            pass
        await said(await sign_in(two, "Ada", password=PASSWORD))
        assert len(await said(await one.get("/api/me/games"))) == 1


async def test_somebody_is_forgotten_and_seats_stay_without_a_name(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one)
        async with at(server, one, opened["table"], opened["keys"][0]):
            pass
        assert (await said(await one.get("/api/me/data")))["games"][0]["seats"] == [0]
        assert (await one.delete("/api/me")).status_code == 204
        assert (await said(await one.get("/api/me")))["account"] is False
        assert await refused(await sign_in(two, "Ada", password=PASSWORD)) == "sign-in-wrong"
        shown = await said(await two.get(f"/api/tables/{opened['table']}"))
        assert [seat["name"] for seat in shown["seats"]] == ["", "player 1", "player 2"]
        await account(two, "Ada")


async def test_a_seat_that_somebody_else_has_too_keeps_its_name(server: Running) -> None:
    opened = await server.open(["link", "here", "here"])
    async with browser(server) as one, browser(server) as two:
        await account(one, "Ada")
        await account(two, "Grace")
        for http in (one, two):
            async with at(server, http, opened["table"], opened["keys"][0]):
                pass
        assert (await one.delete("/api/me")).status_code == 204
        shown = await said(await two.get(f"/api/tables/{opened['table']}"))
        assert shown["seats"][0]["name"] == "player 0"


@pytest.mark.parametrize("is_watched", [True, False])
async def test_a_bot_plays_on_for_who_is_forgotten(server: Running, is_watched: bool) -> None:
    """Also where nobody was at the table meanwhile."""
    opened = await server.open(["link", "link"], game="evolution-family")
    table, keys = opened["table"], opened["keys"]
    async with browser(server) as http:
        await account(http)
        async with at(server, http, table, keys[0]):
            pass
        if not is_watched:
            assert (await http.delete("/api/me")).status_code == 204
        async with server.at(table, keys[1]) as bo:
            if is_watched:
                assert (await http.delete("/api/me")).status_code == 204
            await bo.play(Random(1), 30)
            assert ("resigned", 0) in lines_heard(bo)


async def test_a_game_that_is_over_only_loses_the_name_of_who_is_forgotten(
    server: Running,
) -> None:
    opened = await server.open(["link", "link"], game="evolution-family")
    table, keys = opened["table"], opened["keys"]
    async with browser(server) as http:
        await account(http)
        async with at(server, http, table, keys[0]):
            pass
        async with server.at(table, *keys) as both:
            for seat in (0, 1):
                await both.say("end", seat=seat, agree=True)
            await both.hear("closing")
            assert (await http.delete("/api/me")).status_code == 204
            while (await both.hear("seated"))["seats"][0]["name"] != "":
                pass
            await both.ask("resync", "situation")
            assert ("end", 1) in lines_heard(both)
            assert ("resigned", 0) not in lines_heard(both)


def lines_heard(player: Player) -> list[tuple[str, int]]:
    heard = [message["lines"] for message in player.messages if message["is"] == "talk"]
    return [(line["kind"], line["seat"]) for lines in heard for line in lines]


@pytest.mark.parametrize(
    "name", ["Ad\u200ba", "\uff21da", "  ada  ", "A\u00adda", "Ada\ufe0f", "Ada\u3164"]
)
def test_what_looks_alike_is_one_name(name: str) -> None:
    assert compared(name) == "ada"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u200b", "person-name-blank"),
        ("\u3164", "person-name-blank"),
        ("\ufdfa" * 40, "person-name-long"),
        *((f"Zo{letter}e", "seat-name") for letter in UNPRINTED),
    ],
)
def test_a_name_that_nobody_can_read_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        cleaned(name)
    assert refusal.value.key == why


async def test_games_tell_what_is_new_since_one_was_there(server: Running) -> None:
    opened = await server.open(["link", "link", "link"])
    async with browser(server) as http, browser(server) as other:
        await account(http)
        async with at(server, http, opened["table"], opened["keys"][0]):
            pass
        assert server.tables is not None
        kept = await server.tables.store.find(opened["table"])
        while not (await _looked(server, kept.number)):
            await asyncio.sleep(0)
        before = (await said(await http.get("/api/me/games")))[0]
        assert before["news"] == 0
        async with server.at(opened["table"], *opened["keys"]) as family:
            seat = (await family.until_waiting())[0]
            shown = await family.ask("sit", "situation", seat=seat)
            await family.act(shown["options"][0])
            await family.hear("progress")
        now = (await said(await http.get("/api/me/games")))[0]
        assert now["news"] == now["table"]["entries"] - before["table"]["entries"] > 0
        assert now["table"]["moved"] >= now["table"]["at"]
        await sign_in(other, "Ada", password=PASSWORD)
        assert (await said(await other.get("/api/me/games")))[0]["news"] == now["news"]
        async with at(server, http, opened["table"]):
            assert (await said(await http.get("/api/me/games")))[0]["news"] == 0, "one is there"


async def test_games_tell_that_one_has_resigned(server: Running) -> None:
    opened = await server.open(["link", "link", "link"])
    async with visitor(server, "Ada") as ada:
        async with ada.at(opened["table"], keys=[opened["keys"][1]]) as player:
            await player.ask("resync", "situation")  # once all of the greeting is done
            assert (await said(await ada.http.get("/api/me/games")))[0]["resigned"] == []
            await player.say("resign", seat=1)
            kinds: list[str] = []
            while "resigned" not in kinds:
                kinds += [line["kind"] for line in (await player.hear("talk"))["lines"]]
        game = (await said(await ada.http.get("/api/me/games")))[0]
        assert (game["seats"], game["resigned"]) == ([1], [1])


async def _looked(server: Running, table: int) -> bool:
    assert server.tables is not None
    mine = sql.select(players.c.looked).where(players.c.table_number == table)
    looked = await server.tables.store.fetch(lambda plain: plain.execute(mine).scalar())
    return looked is not None


@pytest.mark.parametrize("letter", UNPRINTED)
def test_a_name_that_was_taken_once_is_made_fit(letter: str) -> None:
    assert fitted(f"Zo{letter}e {letter} L.") == "Zoe L."
    assert fitted("Zoe  L.") == "Zoe  L.", "a record says so already"


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/api/me/name", {}),
        ("/api/me/account", {"password": PASSWORD}),
        ("/api/me/passkeys/question", {}),
    ],
)
async def test_nobody_is_called_what_no_record_may_say(
    server: Running, path: str, more: dict[str, str]
) -> None:
    async with browser(server) as http:
        answer = await http.post(path, json={"name": "Zo\u200de", **more})
        assert await refused(answer) == "seat-name"
        assert answer.status_code == 400


async def test_an_account_with_such_a_name_signs_in_still(server: Running) -> None:
    assert server.tables is not None
    async with browser(server) as one, browser(server) as two:
        await account(one, "Zoe")
        old = sql.update(people).values(name="Zo\u200de")
        await server.tables.store.write(lambda plain: plain.execute(old))
        await said(await sign_in(two, "Zo\u200de", password=PASSWORD))

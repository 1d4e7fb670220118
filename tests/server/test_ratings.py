"""Ratings: what counts, that it counts once, and what everybody may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from mesozoic.arena.rating import BEGINNER, Rating
from mesozoic.core.seats import Seat
from mesozoic.server.database import bring_up_to_date, connect
from mesozoic.server.ratings.counting import Counted, Finished, counted, rated
from mesozoic.server.ratings.profiles import Profiles, against, results
from mesozoic.server.ratings.rater import Rater
from mesozoic.server.ratings.scale import SETTLED, points
from mesozoic.server.ratings.store import RatedSeat, Ratings, rebuilt
from mesozoic.server.relations import people, players, tables
from mesozoic.server.speaker import RESTART
from mesozoic.server.store import Store
from mesozoic.server.stored import StoredSeat
from mesozoic.server.table_status import status_of
from mesozoic.server.talk.lines import TalkLine
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_accounts import account, at, browser, cookie_name, key_in, said
from tests.server.test_admin import code_of_end
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "live", "bank": 600, "more": 20}


# What counts


def finished(*places: int, bots: Sequence[int | None] = (), left: Sequence[int] = ()) -> Finished:
    return Finished(
        number=1,
        id="a",
        game="evo-2001",
        players=len(places),
        places=places,
        bots=bots or [None] * len(places),
        left=[Seat(seat) for seat in left],
        at=0,
    )


def people_at(*names: str) -> dict[Seat, list[str]]:
    return {Seat(seat): [name] if name else [] for seat, name in enumerate(names)}


def places(seats: Sequence[Counted]) -> dict[str, int]:
    return {one.subject: one.place for one in seats}


def test_equal_places_are_a_tie() -> None:
    seats = counted(finished(1, 1, 3), people_at("ada", "bo", "cy"))
    assert places(seats) == {"ada": 1, "bo": 1, "cy": 3}
    after = rated(seats, {})
    assert after["ada"] == after["bo"]
    assert after["ada"].mu > BEGINNER.mu > after["cy"].mu


def test_who_left_comes_last_whatever_the_bot_made_of_it() -> None:
    seats = counted(finished(1, 2, 2, left=[0]), people_at("ada", "bo", "cy"))
    assert places(seats) == {"bo": 1, "cy": 1, "ada": 3}
    both = counted(finished(3, 1, 2, left=[1, 2]), people_at("ada", "bo", "cy"))
    assert places(both) == {"ada": 1, "cy": 2, "bo": 3}


def test_who_resigns_loses_points_also_where_the_other_does_not_stay_to_the_end() -> None:
    """Nobody plays on against a bot only so that the one who left is counted as beaten."""
    seats = counted(finished(1, 2, left=[0, 1]), people_at("ada", "bo"))
    assert places(seats) == {"bo": 1, "ada": 2}
    after = rated(seats, {})
    assert after["bo"].mu > BEGINNER.mu > after["ada"].mu


def test_who_has_no_account_is_left_out_and_the_others_are_rated_among_themselves() -> None:
    seats = counted(finished(2, 1, 3), people_at("ada", "", "cy"))
    assert places(seats) == {"ada": 1, "cy": 2}
    assert counted(finished(2, 1), people_at("ada", "")) == []


def test_a_seat_of_two_accounts_is_nobodys() -> None:
    shared = {**people_at("ada", "bo", "cy"), Seat(2): ["cy", "di"]}
    assert set(places(counted(finished(1, 2, 3), shared))) == {"ada", "bo"}


def test_where_somebody_has_two_seats_nothing_counts() -> None:
    assert counted(finished(1, 2, 3), people_at("ada", "ada", "cy")) == []


def test_a_table_without_a_result_or_without_people_counts_for_nothing() -> None:
    ended = Finished(
        number=1, id="a", game="g", players=2, places=(), bots=[None, None], left=(), at=0
    )
    assert counted(ended, people_at("ada", "bo")) == []
    assert counted(finished(1, 2, bots=[1, 2]), {}) == []


def test_bots_are_on_the_same_scale_by_their_level() -> None:
    seats = counted(finished(1, 2, 3, bots=[None, 3, 3]), people_at("ada"))
    assert places(seats) == {"ada": 1, "bot:level:3": 3}
    assert [one.subject for one in seats] == ["ada", "bot:level:3", "bot:level:3"]
    after = rated(seats, {"bot:level:3": Rating(35, 1)})
    assert after["ada"].mu > BEGINNER.mu
    assert after["bot:level:3"].mu < 35
    weak = rated(seats, {"bot:level:3": Rating(15, 1)})
    assert weak["ada"].mu < after["ada"].mu


def test_a_rating_is_shown_with_its_doubt_and_provisional_until_ten_games() -> None:
    assert (points(BEGINNER, 0).rating, points(BEGINNER, 0).doubt) == (1500, 490)
    sure = points(Rating(25 + 2 / 3, 1.36), 100)
    assert (sure.rating, sure.doubt) == (1520, 80)
    assert SETTLED == 10
    assert points(BEGINNER, 9).provisional
    assert not points(BEGINNER, 10).provisional


# Counted once


@cache
def game() -> Any:
    return played("rated")


class House:
    """A database with people in it, and tables that are over."""

    def __init__(self, store: Store) -> None:
        self.store, self.ratings = store, Ratings(store)

    async def person(self, name: str) -> int:
        row = {"id": f"id{name}", "name": name, "account": name, "created": 0, "seen": 0}
        made = await self.store.write(lambda plain: plain.execute(sql.insert(people), row))
        assert made.inserted_primary_key is not None
        return int(made.inserted_primary_key[0])

    async def finish(self, table: str, persons: Sequence[int], *, rated: bool = True) -> int:
        """A game of these people that is over, and kept."""
        seats = [StoredSeat(f"player {seat}", "link", None, "") for seat in range(3)]
        agreed = {"id": table, "chosen_luck": False, "pace": 0, "created": 0, "owner": None}
        await self.store.open(game(), seats, status_of(game()), rated=rated, **agreed)
        number = (await self.store.find(table)).number
        rows = [
            {"table_number": number, "seat": seat, "person": person}
            for seat, person in enumerate(persons)
        ]
        await self.store.write(lambda plain: plain.execute(sql.insert(players), rows))
        await self.store.add(number, 0, game().record.entries, status_of(game()))
        return number

    def rater(self) -> Rater:
        return Rater(self.store, self.ratings)


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    engine = connect(database)
    await bring_up_to_date(engine)
    store = Store(engine)
    yield House(store)
    await store.close()
    await engine.dispose()


async def test_a_table_is_counted_once_also_by_two_who_count_at_once(
    house: House, database: str
) -> None:
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    await house.finish("a", persons)
    assert await house.ratings.all() == []  # as where a worker was killed just then
    engine = connect(database)
    other = Store(engine)
    theirs = Rater(other, Ratings(other))
    await asyncio.gather(house.rater().look(), theirs.look(), house.rater().look())
    rows = await house.ratings.all()
    assert [row.seat for row in rows] == [0, 1, 2]
    assert [row.place for row in rows] == list(game().places())
    await house.rater().look()
    assert await house.ratings.all() == rows
    assert await house.ratings.waiting() == []
    await other.close()
    await engine.dispose()


async def test_tables_that_end_together_are_counted_one_after_the_other(
    house: House, database: str
) -> None:
    """Nobody begins from a rating that somebody else has just made old."""
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    numbers = [
        await house.finish(f"t{turn}", persons[turn % 3 :] + persons[: turn % 3])
        for turn in range(10)
    ]
    engine = connect(database)
    other = Store(engine)
    ended = [
        replace(finished(*game().places()), number=number, id=f"t{turn}")
        for turn, number in enumerate(numbers)
    ]

    async def count(ratings: Ratings, some: Sequence[Finished]) -> None:
        for one in some:
            await ratings.count(one)

    await asyncio.gather(count(house.ratings, ended[::2]), count(Ratings(other), ended[1::2]))
    rows = await house.ratings.all()
    assert len(rows) == 30
    assert rebuilt(rows) == rows
    await other.close()
    await engine.dispose()


async def test_other_tables_do_not_count(house: House) -> None:
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    await house.finish("a", persons, rated=False)
    await house.rater().look()
    assert await house.ratings.all() == []


async def test_the_newest_row_is_the_rating_and_all_of_them_the_curve(house: House) -> None:
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    for table in ("a", "b"):
        await house.finish(table, persons)
        await house.rater().look()
    curve = await house.ratings.curve("idada")
    assert [row.table_id for row in curve] == ["a", "b"]
    ladder = {one.subject: one for one in await house.ratings.ladder("evo-2001")}
    assert ladder["idada"].rating == curve[-1].rating
    assert ladder["idada"].games == 2
    assert await house.ratings.ladder("evo-2011") == []


async def test_a_deleted_table_leaves_its_ratings_and_a_new_one_counts(house: House) -> None:
    """On SQLite the next table has the number of the last that was deleted."""
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    await house.store.delete(await house.finish("a", persons))
    await house.rater().look()
    assert await house.ratings.all() == []
    number = await house.finish("b", persons)
    await house.rater().look()
    await house.store.delete(number)
    await house.finish("c", persons)
    await house.rater().look()
    assert [row.table_id for row in await house.ratings.all()] == ["b"] * 3 + ["c"] * 3


@pytest.mark.parametrize("kind", ["resigned", "out-of-time"])
async def test_who_leaves_is_told_by_what_happened_at_the_table(house: House, kind: str) -> None:
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    number = await house.finish("a", persons)
    winner = game().places().index(1)
    line = TalkLine(number=0, at=0, kind=kind, seat=winner, about={"keeps": True})
    await house.store.say(number, [line])
    await house.rater().look()
    assert (await house.ratings.all())[winner].place == 3


@pytest.mark.parametrize("kind", ["resigned", "out-of-time"])
@pytest.mark.parametrize("rated", [True, False])
async def test_a_profile_credits_nobody_with_what_a_bot_won_for_them(
    house: House, *, rated: bool, kind: str
) -> None:
    """As in the rating, where who stayed is before who left."""
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    number = await house.finish("a", persons, rated=rated)
    winner, second = game().places().index(1), game().places().index(2)
    late = TalkLine(0, 0, "out-of-time", second, {"keeps": False})
    await house.store.say(number, [late, TalkLine(1, 0, kind, winner, {"keeps": True})])
    await house.rater().look()
    profiles = Profiles(house.store)
    won = [results(await profiles.played(person))[0].won for person in persons]
    assert won[winner] == 0
    assert won[second] == int(rated)
    (beaten,) = [
        one
        for one in against(await profiles.played(persons[winner]))
        if one.name == ("ada", "bo", "cy")[second]
    ]
    assert (beaten.won, beaten.lost) == (0, int(rated))


async def test_a_profile_credits_nobody_where_all_have_left(house: House) -> None:
    """Who left last is first in the rating, but has won nothing."""
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    number = await house.finish("a", persons)
    await house.store.say(number, [TalkLine(seat, 0, "resigned", seat, {}) for seat in range(3)])
    await house.rater().look()
    assert [row.place for row in await house.ratings.all()] == [3, 2, 1]
    profiles = Profiles(house.store)
    for person in persons:
        played = await profiles.played(person)
        assert [one.won for one in results(played)] == [0]
        assert {(one.won, one.lost) for one in against(played)} == {(0, 0)}


async def test_a_game_that_ended_without_a_result_is_counted_apart(house: House) -> None:
    persons = [await house.person(name) for name in ("ada", "bo", "cy")]
    await house.finish("a", persons)
    number = await house.finish("b", persons)
    await house.store.write(
        lambda plain: plain.execute(
            sql.update(tables).where(tables.c.number == number).values(ended=1, winners=[])
        )
    )
    played = await Profiles(house.store).played(persons[0])
    (one,) = results(played)
    assert (one.games, one.ended) == (1, 1)
    assert {other.games for other in against(played)} == {1}


# People


class Person:
    """Somebody with an account, at a browser of their own."""

    def __init__(self, server: Running, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http

    @property
    def cookie(self) -> str:
        return f"{cookie_name(self.server)}={key_in(self.http)}"

    async def play(self, table: str, key: str) -> None:
        async with Player.connected(self.server.address, table, cookie=self.cookie) as player:
            await player.say("hello", keys=[key])
            await player.hear("situation")
            await player.play(Random(key[:1]))

    async def id(self) -> str:
        return str((await said(await self.http.get("/api/me/data")))["id"])


async def play_rated(server: Running, *persons: Person, **more: Any) -> dict[str, Any]:
    """A game of Evolution's family version, counted."""
    kinds = ["link"] * len(persons) + ["uniform"]
    opened = await server.open(kinds, game="evolution-family", rated=True, clock=CLOCK, **more)
    keys = [key for key in opened["keys"] if key]
    await asyncio.gather(
        *(one.play(opened["table"], key) for one, key in zip(persons, keys, strict=True))
    )
    assert server.tables is not None
    await Rater(server.tables.store, server.tables.ratings).look()
    return opened


async def test_people_and_bots_stand_on_one_ladder_and_in_profiles(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, bo = [
            Person(server, await stack.enter_async_context(browser(server))) for _ in range(2)
        ]
        await account(ada.http, "Ada")
        await account(bo.http, "Bo")
        opened = await play_rated(server, ada, bo)
        hidden = await play_rated(server, ada, bo, public=False)

        ladder = await said(await server.http.get("/api/games/evolution-family/ladder"))
        assert ladder["settled"] == []
        lines = {line["name"] or line["level"]: line for line in ladder["provisional"]}
        assert set(lines) == {"Ada", "Bo", 1}
        assert lines["Ada"]["player"] == await ada.id()
        assert lines[1]["player"] is None
        assert all(line["points"]["games"] == 2 for line in lines.values())
        ratings = [line["points"]["rating"] for line in ladder["provisional"]]
        assert ratings == sorted(ratings, reverse=True)

        profile = await said(await bo.http.get(f"/api/players/{await ada.id()}"))
        assert profile["own"] is False
        assert profile["results"] == [
            {
                "game": "evolution-family",
                "players": 3,
                "games": 2,
                "won": profile["results"][0]["won"],
                "ended": 0,
            }
        ]
        assert len(profile["ratings"][0]["curve"]) == 2
        assert {one["name"] or one["level"]: one["games"] for one in profile["against"]} == {
            "Bo": 1,
            1: 1,
        }
        assert [one["table"] for one in profile["recent"]] == [opened["table"]]
        assert hidden["table"] not in str(profile)
        own = await said(await ada.http.get(f"/api/players/{await ada.id()}"))
        assert own["own"] is True
        assert {one["games"] for one in own["against"]} == {2}

        seats = await said(await server.http.get(f"/api/tables/{opened['table']}/players"))
        assert [seat["rated"]["name"] for seat in seats] == ["Ada", "Bo", ""]
        assert seats[2]["rated"]["level"] == 1
        assert sum(seat["gained"] > 0 for seat in seats) >= 1


async def test_guests_have_no_profile_and_nobody_is_found_by_a_key(server: Running) -> None:
    async with browser(server) as http:
        await said(await http.post("/api/me/name", json={"name": "Guest"}))
        guest = (await said(await http.get("/api/me/data")))["id"]
        for player in (guest, key_in(http), "nobody", "%00"):
            answer = await server.http.get(f"/api/players/{player}")
            assert answer.status_code == 404, answer.text


async def test_who_is_forgotten_leaves_results_that_lead_to_nobody(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, bo = [
            Person(server, await stack.enter_async_context(browser(server))) for _ in range(2)
        ]
        await account(ada.http, "Ada")
        await account(bo.http, "Bo")
        await play_rated(server, ada, bo)
        gone = await ada.id()
        await said(await ada.http.delete("/api/me"), 204)
        assert server.tables is not None
        rows = await server.tables.ratings.all()
        assert len(rows) == 3
        assert gone not in {row.subject for row in rows}
        assert rebuilt(rows) == rows
        ladder = await said(await server.http.get("/api/games/evolution-family/ladder"))
        assert {line["name"] for line in ladder["provisional"]} == {"Bo", ""}
        assert (await server.http.get(f"/api/players/{gone}")).status_code == 404


@pytest.mark.parametrize(
    ("kinds", "more", "key"),
    [
        (["link", "link", "link"], {"seed": "mine"}, "rated-seed"),
        (["here", "here", "link"], {}, "rated-screen"),
        (["link", "link", "link"], {"clock": None}, "rated-clock"),
    ],
)
async def test_what_cannot_be_rated_is_refused(
    server: Running, kinds: list[str], more: dict[str, Any], key: str
) -> None:
    seats = [{"kind": kind} for kind in kinds]
    wish = {"game": "evo-2001", "players": 3, "seats": seats, "rated": True, "clock": CLOCK, **more}
    answer = await server.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["refused"]["key"] == key


async def test_a_rated_game_that_has_begun_is_not_deleted(server: Running) -> None:
    opened = await server.open(["link", "link", "link"], rated=True, clock=CLOCK)
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.until_waiting()
        answer = await server.http.delete(
            f"/api/tables/{opened['table']}", headers={"Mesozoic-Key": opened["owner"]}
        )
    assert answer.status_code == 409
    assert answer.json()["refused"]["key"] == "rated-begun"


def test_rows_rebuild_to_other_ratings_where_one_was_changed() -> None:
    """The proof is worth something."""
    rows = [
        RatedSeat(
            number=place,
            table_id="a",
            seat=place - 1,
            subject=f"person {place}",
            game="evo-2001",
            players=2,
            place=place,
            mu=25,
            sigma=8,
            at=0,
        )
        for place in (1, 2)
    ]
    made = rebuilt(rows)
    assert made != rows
    assert rebuilt(made) == made


async def test_at_a_rated_table_a_seat_stays_its_first_accounts(server: Running) -> None:
    """Nobody calls in a second account so that a seat counts for nobody."""
    async with AsyncExitStack() as stack:
        ada, bo = [
            Person(server, await stack.enter_async_context(browser(server))) for _ in range(2)
        ]
        await account(ada.http, "Ada")
        await account(bo.http, "Bo")
        for is_rated, games in ((True, 0), (False, 1)):
            opened = await server.open(["link", "link", "link"], rated=is_rated, clock=CLOCK)
            for person in (ada, bo):
                async with at(server, person.http, opened["table"], opened["keys"][0]) as welcome:
                    assert welcome["yours"] == ([] if is_rated and person is bo else [0])
            assert len(await said(await bo.http.get("/api/me/games"))) == games
        assert len(await said(await ada.http.get("/api/me/games"))) == 2


async def test_at_a_rated_table_a_key_alone_leads_no_seat_of_an_account(server: Running) -> None:
    """Whoever opened it has all keys; also who was there before the account is cut."""
    async with browser(server) as http:
        await account(http, "Ada")
        for is_rated in (True, False):
            opened = await server.open(["link", "link", "link"], rated=is_rated, clock=CLOCK)
            table, key = opened["table"], opened["keys"][0]
            async with server.at(table, key) as early:
                assert early.welcome["yours"] == [0]
                async with at(server, http, table, key) as welcome:
                    assert welcome["yours"] == [0]
                    if is_rated:
                        assert await code_of_end(early) == RESTART
            async with server.at(table, key) as late:
                assert late.welcome["yours"] == ([] if is_rated else [0])
                if is_rated:
                    assert (await late.hear("refused"))["key"] == "seat-of-account"
                    assert await late.refused("resign", seat=0) == "not-your-seat"
            async with at(server, http, table) as welcome:
                assert welcome["yours"] == [0]


async def test_a_guest_who_makes_an_account_leaves_a_rated_seat_to_its_account(
    server: Running,
) -> None:
    async with browser(server) as guest, browser(server) as http:
        await guest.get("/api/me")
        await account(http, "Ada")
        opened = await server.open(["link", "link", "link"], rated=True, clock=CLOCK)
        for one in (guest, http):
            async with at(server, one, opened["table"], opened["keys"][0]) as welcome:
                assert welcome["yours"] == [0]
        await account(guest, "Gus")
        for one, seats in ((guest, []), (http, [0])):
            async with at(server, one, opened["table"]) as welcome:
                assert welcome["yours"] == seats

"""EVO (2011) in the browser: whole games by clicking, and what lies face down stays so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.playing import END, Seated, situations, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Json, Server

GAME = "evo-2011"


@pytest.mark.one_game("evo-2011")
def test_a_whole_game_of_two_by_clicking(screen: Screen, server: Server) -> None:
    page = screen.go(f"/new/{GAME}")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill("two peoples")
    page.get_by_role("button", name="Begin the game").first.click()

    person = Seated(screen, seed=1)
    person.play_to_the_end()
    assert {"walked", "placed", "bid", "stopped"} <= person.did
    the_end_is_shown(screen, server.record(page.url.rpartition("/")[2]))


def test_the_last_turns_of_five_by_clicking(screen: Screen, server: Server) -> None:
    opened = server.open(["here", "uniform", "uniform", "greedy", "greedy"], game=GAME, seed="five")
    server.play_on(opened, 0, to_turn=8)
    person = Seated(screen, seed=2).sit(opened)
    person.play_to_the_end()
    assert {"walked", "placed", "bid", "stopped"} <= person.did
    the_end_is_shown(screen, server.record(opened["table"]))


def the_end_is_shown(screen: Screen, record: Json) -> None:
    """The points are turned face up, and ranked as the record has them."""
    end = screen.page.locator(END)
    rows = end.locator(".ranks li")
    expect(rows).to_have_count(len(record["result"]["scores"]))
    points = [int(row.rpartition("\n")[2].split()[0]) for row in rows.all_inner_texts()]
    assert points == sorted(record["result"]["scores"], reverse=True)
    expect(end.locator(".ranks li.won")).to_have_count(len(record["result"]["winners"]))
    expect(end.get_by_role("img", name="Mutation points, turn by turn")).to_be_visible()


def test_what_lies_face_down_reaches_nobody_else(open_screen: OpenScreen, server: Server) -> None:
    """Every view and every event that came: the others' hands and points, cards and tokens."""
    opened = server.open(["link", "link", "uniform"], game=GAME, seed="face down")
    persons = [Seated(open_screen(), seed, keeps_cards=True) for seed in range(2)]
    for person, link in zip(persons, opened["links"], strict=False):
        person.come_by(server.address.rstrip("/") + link)
    for person in together(*persons):
        if person.look().turn == 3:
            break
        person.act()

    onlooker = open_screen()
    onlooker.go(f"/table/{opened['table']}").get_by_role("complementary").wait_for()
    screens = {0: persons[0].screen, 1: persons[1].screen, None: onlooker}
    for seat, screen in screens.items():
        views = [situation["view"] for situation in situations(screen.frames)]
        assert views
        for view in views:
            only_ones_own_is_face_up(view, seat)
        no_secret_is_told(screen, seat)
        hidden = 3 if seat is None else 2
        expect(screen.page.locator("aside .points.hidden")).to_have_count(hidden)


def only_ones_own_is_face_up(view: Json, seat: int | None) -> None:
    for other, species in enumerate(view["species"]):
        assert (species["points"] is None) == (other != seat)
        assert (species["hand"] is None) == (other != seat)
    holds = seat is not None and "sixth-sense" in view["species"][seat]["unique"]
    assert holds or view["foreseen"] is None


def no_secret_is_told(screen: Screen, seat: int | None) -> None:
    """Of what is scored only the gain is told, and no card or token but one's own."""
    told = [event for frame in screen.frames for event in events(json.loads(frame))]
    assert {"points-scored", "lot-paid", "card-drawn"} <= {event["is"] for event in told}
    for event in told:
        assert set(event) - {"rule"} <= ALLOWED.get(event["is"], set(event)), event
        if event["is"] in HIDDEN:
            assert (event[HIDDEN[event["is"]]] is not None) == (event["seat"] == seat)


HIDDEN = {"card-drawn": "card", "token-foreseen": "token"}
ALLOWED = {
    "points-scored": {"is", "seat", "points"},
    "lot-paid": {"is", "seat", "lot", "bid", "paid"},
}


def events(part: Any) -> Iterator[Json]:
    """Every event in a message, wherever it stands."""
    if isinstance(part, dict):
        if isinstance(part.get("events"), list):
            yield from part["events"]
        for value in part.values():
            yield from events(value)
    elif isinstance(part, list):
        for item in part:
            yield from events(item)

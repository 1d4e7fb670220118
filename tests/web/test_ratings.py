"""The ladder of a game and somebody's profile, as everybody sees them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.playing import END
from tests.web.screen import DESK, PHONE, SMALL_PHONE, OpenScreen, Screen
from tests.web.serving import Server, serving
from tests.web.test_accounts import make_account
from tests.web.test_sizes import PAINTED

GAME = "evo-2001"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SUBJECTS = {"ada": (12, 27.1, 1.5), "bo": (3, 24.2, 5.5), "bot:level:3": (15, 23.0, 1.1)}
"""How many games, and what they came to."""


@pytest.fixture
def club(pages: None, tmp_path: Path) -> Iterator[Server]:
    """Two accounts and a bot have played rated games."""
    with serving(tmp_path) as server:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            for name in ("ada", "bo"):
                row = (name, name.title(), f"{name} l.", 0, 0)
                database.execute(
                    "insert into people(id, name, account, created, seen) values(?,?,?,?,?)", row
                )
            for subject, (games, mu, sigma) in SUBJECTS.items():
                for game in range(1, games + 1):
                    at = 1_700_000_000 + game * 86_400
                    here = 25 + (mu - 25) * game / games, 8 + (sigma - 8) * game / games
                    database.execute(
                        "insert into rated_seats"
                        "(table_id, seat, subject, game, players, place, mu, sigma, at)"
                        " values(?,?,?,?,3,1,?,?,?)",
                        (f"{subject}{game}", 0, subject, GAME, *here, at),
                    )
        yield server


def lines(page: Page, region: str) -> list[str]:
    items = page.get_by_role("region", name=region).get_by_role("listitem")
    return [" ".join(text.split()) for text in items.all_inner_texts()]


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE], ids=lambda size: str(size["width"]))
def test_a_ladder_leads_to_profiles(club: Server, open_screen: OpenScreen, size: object) -> None:
    page = open_screen(club, size=size).go(f"/ladder/{GAME}")
    ada = page.get_by_role("link", name="Ada")
    expect(ada).to_be_visible()
    assert lines(page, "EVO, first edition") == [
        "1 Ada 1563 ± 88 12 games",
        "2 Bot, Forager 1440 ± 65 15 games",
    ]
    assert lines(page, "Provisional") == ["Bo 1476 ± 323 3 games"]
    page.evaluate(PAINTED)
    assert page.evaluate(WIDER) <= 0
    assert findings(page) == []
    ada.click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    curve = page.get_by_role(
        "img", name="from 1505 after the first game shown to 1563 after 12 games"
    )
    expect(curve).to_be_visible()
    expect(page.get_by_role("region", name="Ratings")).to_contain_text("1563 ± 88")
    expect(page.get_by_role("region", name="Ratings")).not_to_contain_text("provisional")
    page.evaluate(PAINTED)
    assert page.evaluate(WIDER) <= 0
    assert findings(page) == []
    page.get_by_role("region", name="Ratings").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Ladder")).to_be_visible()
    page.get_by_role("link", name="Gods Love Dinosaurs").click()
    expect(page.get_by_text("Nobody stands on this ladder yet")).to_be_visible()


def test_a_provisional_rating_says_so_in_a_profile(club: Server, open_screen: OpenScreen) -> None:
    page = open_screen(club, locale="fr-FR").go("/player/bo")
    expect(page.get_by_role("region", name="Cotes")).to_contain_text("provisoire")


def test_one_s_own_profile_is_found_from_one_s_page(club: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(club)
    make_account(screen)
    screen.page.get_by_role("link", name="Your profile").click()
    expect(screen.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(screen.page.get_by_text("Your page of this guide is still blank.")).to_be_visible()


def test_nobody_is_there_under_another_address(screen: Screen) -> None:
    screen.forgive("404")
    page = screen.go("/player/nobody")
    expect(page.get_by_text("Nobody with an account is known by this address.")).to_be_visible()


def test_who_was_forgotten_is_somebody_where_they_played(
    club: Server, open_screen: OpenScreen
) -> None:
    opened = club.open(["link", "uniform"], game="evolution-family")
    screen = open_screen(club)
    page = screen.go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    page.get_by_role("button", name="Menu").wait_for()
    club.play_on(opened, 0)
    gone = screen.context.request.delete(f"{club.address}api/me")
    assert gone.ok, gone.text()
    screen.go("/")
    expect(page.get_by_text("Somebody").first).to_be_visible()
    screen.go(f"/table/{opened['table']}")
    expect(page.locator("aside").get_by_text("Somebody").first).to_be_visible()
    expect(page.locator(END).get_by_text("Somebody")).to_be_visible()

"""A game that the pages were built without is added, played by clicking, and taken away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.docs.test_toy import GAMES
from tests.web.playing import END
from tests.web.screen import OpenScreen
from tests.web.serving import Server, serving

NIGHTS = 6
PLAYERS = 3


def test_a_game_of_ones_own_is_played_to_its_end_and_taken_away(
    pages: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_screen: OpenScreen
) -> None:
    monkeypatch.setenv("MESOZOIC_GAMES", str(GAMES))
    with serving(tmp_path) as server:
        screen = open_screen(server)
        page = screen.go("/")
        page.get_by_role("link", name="Egg Thieves Plate").click()
        page.get_by_role("group", name="Players").get_by_role("radio", name=str(PLAYERS)).check()
        page.get_by_text("Ways to play").click()
        page.get_by_label("Luck").fill("toy")
        page.get_by_role("button", name="Begin the game").first.click()
        play(page)
        table = page.url.rpartition("/")[2]
        ended(page, server, table)
        watched(page)
    monkeypatch.delenv("MESOZOIC_GAMES")
    with serving(tmp_path) as server:
        screen = open_screen(server)
        page = screen.go("/")
        expect(page.get_by_text("EVO").first).to_be_visible()
        expect(page.get_by_text("Egg Thieves")).to_have_count(0)
        screen.forgive("404")
        page.get_by_role("link").filter(has_text="egg-thieves").first.click()
        expect(page.get_by_text("There is no game “egg-thieves”")).to_be_visible()


def play(page: Page) -> None:
    """Under the fern every night, reading what was told."""
    options = page.get_by_role("region", name="You may")
    for night in range(1, NIGHTS + 1):
        expect(page.locator("header .turn .number")).to_have_text(str(night))
        expect(options.get_by_role("button")).to_have_text(
            ["Spend the night under the fern", "Spend the night in the sand"]
        )
        expect(page.get_by_role("region", name="On the table")).to_contain_text("of 7")
        options.get_by_role("button", name="fern").click()
        log = page.get_by_role("list", name="What happened")
        expect(log.get_by_text("spent the night under the fern").nth(night - 1)).to_be_visible()


def ended(page: Page, server: Server, table: str) -> None:
    """The ranking is the record's."""
    scores = server.record(table)["result"]["scores"]
    end = page.locator(END)
    expect(end.locator("ol li")).to_have_count(PLAYERS)
    points = [row.rpartition("\n")[2] for row in end.locator("ol li").all_inner_texts()]
    best = sorted(scores, reverse=True)
    assert points == [f"{score} point{'' if score == 1 else 's'}" for score in best]
    end.get_by_role("button", name="Look at the table").click()
    page.get_by_role("link", name="ET-2").first.click()
    expect(page.get_by_text("Whoever is alone there takes its eggs")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_text("ont passé la nuit").first).to_be_visible()
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The ranking").click()


def watched(page: Page) -> None:
    page.locator(END).get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    page.wait_for_load_state("networkidle")

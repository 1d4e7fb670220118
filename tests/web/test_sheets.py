"""A summary sheet for each game: one page of A4 or Letter, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mesozoic.games import game_ids
from mesozoic.words.things import things_of
from tests.web.axe import findings
from tests.web.screen import PHONE, OpenScreen, Screen
from tests.web.test_sizes import PAINTED

SHOWN = {"gene", "card", "animal", "terrain", "temperature", "token", "face", "era", "bolt"}
"""Kinds of things of which a sheet leaves nothing out; terrains where they are more than ground."""
READABLE = 7.0
"""Points, on paper."""
FITS = """() => {
  const body = document.querySelector('.sheet .body')
  return body.scrollWidth <= body.clientWidth + 1 && body.scrollHeight <= body.clientHeight + 1
}"""


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def open_sheet(screen: Screen, game: str) -> Page:
    page = screen.go(f"/sheet/{game}")
    expect(page.locator(f".sheet [data-thing^='phase-{first_phase(game)}']")).to_be_visible()
    expect(page.locator(".sheet .emblem svg").first).to_be_attached()
    page.wait_for_function(FITS)
    return page


def first_phase(game: str) -> str:
    return next(iter(things_of(game)["phase"]))


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_every_sheet_is_one_page_on_either_paper(locale: str, open_screen: OpenScreen) -> None:
    screen = open_screen(locale=locale, theme="dark")
    for game in game_ids():
        page = open_sheet(screen, game)
        sheet = page.locator(".sheet")
        for paper in ("A4", "Letter"):
            assert pages_of(page.pdf(format=paper)) == 1, (game, paper)
        assert page.evaluate(FITS), game
        assert float(sheet.get_attribute("data-size") or 0) >= READABLE, game
        assert "‹" not in (sheet.text_content() or "")


THEME = "document.documentElement.dataset.theme"


def test_paper_is_white_also_by_lamplight(open_screen: OpenScreen) -> None:
    page = open_sheet(open_screen(theme="dark"), "evo-2001")
    page.evaluate(f"addEventListener('beforeprint', () => {{ globalThis.printed = {THEME} }})")
    page.pdf()
    assert page.evaluate("printed") == "light"
    page.wait_for_function(f"() => {THEME} === 'dark'")


def test_nothing_is_left_out(screen: Screen) -> None:
    for game in game_ids():
        page = open_sheet(screen, game)
        shown = page.locator(".sheet [data-thing]").evaluate_all(
            "found => found.map((one) => one.dataset.thing)"
        )
        kinds = SHOWN - ({"terrain"} if game.startswith("evo-") else set())
        wanted = {
            f"{kind}-{slug}"
            for kind, slugs in things_of(game).items()
            for slug in slugs
            if kind in kinds
        }
        assert wanted
        assert wanted - set(shown) == set()


def test_a_sheet_is_found_from_the_start_page_and_read_on_a_phone(open_screen: OpenScreen) -> None:
    page = open_screen(size=PHONE).go("/")
    page.locator("a[href='#/sheet/evo-2001']").tap()
    expect(page.get_by_role("heading", name="EVO, first edition")).to_be_visible()
    expect(page.locator(".sheet [data-thing=gene-horn]")).to_be_attached()
    wide = "document.documentElement.scrollWidth <= innerWidth"
    page.evaluate(PAINTED)
    assert page.evaluate(wide)
    assert findings(page) == []

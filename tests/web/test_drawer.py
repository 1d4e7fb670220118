"""The rules beside a table: read from a card of a lesson, and whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mesozoic.games import game_ids
from tests.web.lessons import CARD, Input, Pupil
from tests.web.playing import Seated
from tests.web.screen import DESK, PHONE, OpenScreen, Screen
from tests.web.serving import Server
from tests.web.test_sizes import PAINTED


def to_a_rule(page: Page, by: Input) -> None:
    """Until the rest lies quiet below a card that cites a rule."""
    pupil = Pupil(page, by)
    for shown in pupil.steps():
        if shown["kind"] != "do" and page.locator(f"{CARD} a").count():
            return
        pupil.do(shown)


@pytest.mark.parametrize(("size", "by"), [(DESK, "mouse"), (PHONE, "touch")])
def test_a_rule_is_opened_from_a_card_read_and_closed(
    size: ViewportSize, by: Input, open_screen: OpenScreen
) -> None:
    page = open_screen(size=size, touch=by == "touch").go("/learn/evo-2001")
    to_a_rule(page, by)
    pupil, link = Pupil(page, by), page.locator(f"{CARD} a")
    pupil.touch(link)
    drawer = page.get_by_role("dialog", name="Rules", exact=True)
    sought = drawer.get_by_role("searchbox")
    sought.wait_for()
    pupil.touch(sought)
    expect(sought).to_be_focused()
    expect(page.locator(CARD)).to_be_hidden()
    pupil.touch(drawer.get_by_role("button", name="Close"))
    expect(drawer).to_have_count(0)
    expect(page.locator(CARD)).to_be_visible()
    expect(link).to_be_focused()


CUT = """() => [...document.querySelectorAll('.drawer .scroll')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.closest('[data-rule]')?.dataset.rule ?? one.textContent.slice(0, 40))"""


@pytest.mark.parametrize("game", game_ids())
def test_no_table_of_the_rules_is_cut_beside_a_game(
    game: str, screen: Screen, server: Server
) -> None:
    Seated(screen).sit(server.open(("here", "uniform", "uniform"), game=game)).wait()
    page = screen.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    page.locator(".drawer [data-rule]").first.wait_for()
    page.evaluate(PAINTED)
    assert page.evaluate(CUT) == []

"""Whoever comes back to a long game reads its log back to the beginning."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.screen import OpenScreen
from tests.web.serving import Server
from tests.web.test_sizes import PAINTED


def test_more_of_the_log_comes_on_scrolling_up(
    open_screen: OpenScreen, archive: Server, finished: str
) -> None:
    page = open_screen(archive).go(f"/table/{finished}")
    page.get_by_role("button", name="Look at the island").click()
    log = page.get_by_role("list", name="What happened")
    begun = log.get_by_text("Turn 1", exact=False).first
    expect(log.get_by_role("listitem").nth(20)).to_be_visible()
    assert begun.count() == 0
    page.evaluate(PAINTED)  # a list whose room changes meanwhile stays at its end
    top = log.get_by_role("button", name="What happened before")
    while top.count():
        read = log.get_by_role("listitem").nth(1).inner_text()
        log.evaluate("list => { list.scrollTop = 0 }")
        expect(log.get_by_role("listitem").nth(1)).not_to_have_text(read)
        expect(log.get_by_text(read, exact=True).first).to_be_visible()
    expect(begun).to_be_attached()

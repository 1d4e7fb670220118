"""What leads nowhere says so, and what is first loaded is small."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.screen import Screen

MOST_AT_FIRST = 150_000
"""Bytes of script and style, as they travel."""


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/table/nonsense", "There is no such table."),
        ("/table/nonsense?key=nonsense", "There is no such table."),
        ("/table/%E0%A4%A", "There is no such table."),
        ("/replay/none", "There is no such table."),
        ("/replay/none@7", "There is no such table."),
        ("/invite/none", "There is no such table."),
        ("/new/none", "There is no game “none” here."),
        ("/rules/none", "There is no game “none”."),
        ("/nowhere/at/all", "There is nothing at the address “/nowhere/at/all”."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(screen: Screen, address: str, sentence: str) -> None:
    screen.forgive("status of 40[04]")  # the browser says so by itself
    page = screen.go(address)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("alert")).to_have_count(1)
    assert "‹" not in page.locator("body").inner_text()
    page.locator("a[href='#/']").first.click()
    expect(page.get_by_role("link").filter(has_text="Open a table").first).to_be_visible()


def test_the_first_load_is_small(screen: Screen) -> None:
    page = screen.go("/")
    page.get_by_role("link").filter(has_text="Open a table").first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = [
        response
        for response in screen.responses
        if response.request.resource_type in ("script", "stylesheet")
    ]
    assert loaded
    plain = [
        response.url
        for response in loaded
        if response.header_value("content-encoding") not in ("br", "gzip")
        and len(response.body()) > 1000
    ]
    assert plain == [], "everything of some size travels compressed"
    sizes = [response.request.sizes()["responseBodySize"] for response in loaded]
    assert 0 < sum(sizes) <= MOST_AT_FIRST

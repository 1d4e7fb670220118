"""The example of a rule is watched, then tried at a table where it lies."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.screen import Screen


def test_an_example_is_watched_and_tried(screen: Screen) -> None:
    page = screen.go("/rules/evo-2001?rule=E1-4.2")
    rule = page.locator("[data-rule='E1-4.2']")
    rule.get_by_role("button", name="Watch the example").click()
    expect(rule.locator("figcaption")).to_contain_text("attack")
    again = rule.get_by_role("button", name="Watch it again")
    expect(again).to_be_visible()
    assert findings(page, "[data-rule='E1-4.2']") == []
    again.focus()
    page.keyboard.press("Enter")
    expect(rule.locator("figcaption")).to_contain_text("move")
    rule.get_by_role("button", name="Try it").click()
    expect(page.locator("footer .said.mine")).to_contain_text("E1-4.1")
    page.locator("[data-zone='11']").click()
    expect(page.locator("[data-zone='19']")).to_have_attribute("aria-label", re.compile("4/6"))

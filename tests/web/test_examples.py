"""The example of a rule is watched, then tried at a table where it lies."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from mesozoic.words.catalogue import catalogue
from tests.web.axe import findings
from tests.web.screen import Screen

# Each step of the film is shown for half a second only.
LISTEN = """() => {
  window.told = []
  const hear = () => {
    const shown = document.querySelector('[data-rule="E1-4.2"] figcaption')
    if (shown) told.push(shown.textContent)
  }
  const changes = { subtree: true, childList: true, characterData: true }
  new MutationObserver(hear).observe(document.body, changes)
}"""


def hear(page: Page, part: str) -> None:
    page.wait_for_function("(part) => told.some((text) => text.includes(part))", arg=part)


def test_an_example_is_watched_and_tried(screen: Screen) -> None:
    page = screen.go("/rules/evo-2001?rule=E1-4.2")
    rule = page.locator("[data-rule='E1-4.2']")
    watch = rule.get_by_role("button", name="Watch the example")
    watch.wait_for()
    page.evaluate(LISTEN)
    watch.click()
    hear(page, "attack")
    again = rule.get_by_role("button", name="Watch it again")
    expect(again).to_be_visible()
    assert findings(page, "[data-rule='E1-4.2']") == []
    again.focus()
    page.evaluate("() => { told.length = 0 }")
    page.keyboard.press("Enter")
    hear(page, "move")
    rule.get_by_role("button", name="Try it").click()
    expect(page.locator("footer .said.mine")).to_contain_text("E1-4.1")
    page.locator("[data-zone='11']").click()
    expect(page.locator("[data-zone='19']")).to_have_attribute("aria-label", re.compile("4/6"))
    trial = page.get_by_role("region", name="Trial")
    task = catalogue("en", "evo-2001").say("trial-e1-4-2")
    expect(trial).to_contain_text(task)
    assert findings(page, "[aria-label='Trial']") == []
    page.locator("[data-zone='19']").click()
    page.locator("[data-thing='button:confirm']").click()
    expect(trial).to_contain_text("Done: that is rule E1-4.2")

    trial.get_by_role("link", name="Back to the rule").click()
    expect(rule).to_be_in_viewport()
    screen.go("/")
    mine = page.get_by_role("link", name="All your tables")
    expect(mine).to_be_visible()
    expect(page.get_by_role("heading", name="Play on")).to_be_hidden()
    mine.click()
    mine_now = page.get_by_role("region", name="Being played", exact=True)
    expect(mine_now).to_contain_text("Trial")


def test_back_from_a_trial_leads_to_its_rule(screen: Screen) -> None:
    page = screen.go("/rules/evo-2001")
    rule = page.locator("[data-rule='E1-4.2']")
    rule.get_by_role("button", name="Try it").click()
    expect(page.get_by_role("region", name="Trial")).to_be_visible()
    page.go_back()
    expect(rule).to_be_in_viewport()


def test_what_to_try_is_put_away_once_it_is_understood(screen: Screen) -> None:
    page = screen.go("/rules/gods-love-dinosaurs?rule=GD-5.1")
    page.locator("[data-rule='GD-5.1']").get_by_role("button", name="Try it").click()
    trial = page.get_by_role("region", name="Trial")
    task = catalogue("en", "gods-love-dinosaurs").say("trial-gd-5-1")
    expect(trial).to_contain_text(task)
    trial.get_by_role("button", name="Understood").click()
    expect(trial).not_to_contain_text(task)
    page.locator("[data-thing='hex:0']").click()
    expect(trial).to_contain_text("Done: that is rule GD-5.1")

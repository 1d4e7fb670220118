"""Watching a game again: a finished table, or the record of one dropped on the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.house.files import ROOT
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Server

RECORD = ROOT / "tests" / "records" / "evo_2001" / "3-players-meteor-roll.json"
DROP = """([text, name]) => {
  const held = new DataTransfer()
  held.items.add(new File([text], name, { type: 'application/json' }))
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }))
}"""


def drop(page: Page, text: str) -> None:
    page.get_by_text("Drop the record of a game here").wait_for()
    page.evaluate(DROP, [text, "record.json"])


def test_a_shipped_record_is_dropped_on_the_page(screen: Screen) -> None:
    record = json.loads(RECORD.read_text())
    page = screen.go("/replay")
    drop(page, RECORD.read_text())
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    expect(page.get_by_text("every die fell as the promised seed decides")).to_be_visible()
    log = page.get_by_role("complementary").get_by_role("list", name="What happened")
    lines = log.get_by_role("listitem")

    page.get_by_role("button", name="Next act").click()
    expect(slider).to_have_value("1")
    expect(lines).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Previous act").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next turn").click()
    turn = page.get_by_role("banner").locator(".turn .number")
    expect(turn).to_have_text("1")
    page.get_by_role("button", name="Next turn").click()
    expect(turn).to_have_text("2")

    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(record["entries"])))
    winner = record["result"]["winners"][0]
    expect(lines.last).to_contain_text("The game is over")
    points = page.get_by_role("complementary").locator(".points .number")
    scores = sorted(map(str, record["result"]["scores"]))
    assert sorted(points.all_inner_texts()) == scores
    assert winner in range(3)

    lines.first.get_by_role("button").click()
    expect(lines).to_have_count(1)
    pace = page.get_by_role("combobox", name="Pace")
    pace.select_option("Brisk")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(lines.nth(3)).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    pace.select_option("At once")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(len(record["entries"])))


def test_a_link_to_an_exact_moment(
    reader: Screen, open_screen: OpenScreen, finished: str, archive: Server
) -> None:
    middle = len(archive.record(finished)["entries"]) // 2
    page = reader.go(f"/replay/{finished}@{middle}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value(str(middle + 1))
    page.get_by_role("button", name="Next act").click()
    expect(slider).not_to_have_value(str(middle + 1))
    shown = slider.input_value()
    page.wait_for_url(f"**@{int(shown) - 1}")
    zones = zones_of(page)

    other = open_screen(archive)
    other.page.goto(page.url)
    expect(other.page.get_by_role("slider")).to_have_value(shown)
    assert zones_of(other.page) == zones

    # Another moment of the same game, by its address alone.
    other.page.goto(page.url.rpartition("@")[0] + "@0")
    expect(other.page.get_by_role("slider")).to_have_value("1")


def zones_of(page: Page) -> list[str]:
    zones = page.locator("[data-zone]")
    said: list[str] = zones.evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))")
    return said


def cut(text: str) -> str:
    return text[: len(text) // 2]


def edited(text: str) -> str:
    record = json.loads(text)
    record["entries"][0]["act"]["zone"] += 1
    return json.dumps(record)


def empty(text: str) -> str:
    return ""


def other(text: str) -> str:
    return '{"a": "picture"}'


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (cut, "The record is truncated, or is not JSON."),
        (edited, "The record has been changed since it was written: its digest does not fit."),
        (empty, "The record is truncated, or is not JSON."),
        (other, "This is not a Mesozoic record."),
    ],
)
def test_a_damaged_record_gets_a_sentence(
    screen: Screen, damage: Callable[[str], str], sentence: str
) -> None:
    screen.forgive("status of 400")
    page = screen.go("/replay")
    drop(page, damage(RECORD.read_text()))
    expect(page.get_by_role("alert")).to_have_text(sentence)
    drop(page, RECORD.read_text())
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_record_is_chosen_as_a_file(screen: Screen, tmp_path: Path) -> None:
    page = screen.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_record_that_was_dropped_is_kept_and_linked_to(
    screen: Screen, open_screen: OpenScreen
) -> None:
    page = screen.go("/replay")
    drop(page, RECORD.read_text())
    slider = page.get_by_role("slider", name="Moment of the game")
    page.get_by_role("button", name="Next act").click()
    shown = slider.input_value()
    page.get_by_role("button", name="Keep this game and get a link").click()
    page.wait_for_url("**/replay/kept-*@*")
    expect(slider).to_have_value(shown)
    expect(page.get_by_role("button", name="Link to this moment")).to_be_visible()

    other = open_screen().page
    other.goto(page.url)
    expect(other.get_by_role("slider", name="Moment of the game")).to_have_value(shown)

    # A second file is not taken for the one that was kept.
    another = RECORD.with_name("5-players-meteor-roll.json").read_text()
    page.evaluate(DROP, [another, "another.json"])
    expect(page.get_by_role("button", name="Keep this game and get a link")).to_be_visible()


def test_whoever_kept_a_record_deletes_it_again(screen: Screen, open_screen: OpenScreen) -> None:
    # One that no other test keeps.
    page = screen.go("/replay")
    drop(page, RECORD.with_name("5-players-meteor-roll.json").read_text())
    page.get_by_role("button", name="Keep this game and get a link").click()
    page.wait_for_url("**/replay/kept-*@*")
    linked = page.url
    another = open_screen()
    another.forgive("status of 404")
    other = another.go("/replay")
    expect(other.get_by_role("heading", name="Replays")).to_be_visible()
    expect(other.get_by_role("region", name="Records you kept")).to_have_count(0)

    screen.go("/replay")
    mine = page.get_by_role("region", name="Records you kept")
    mine.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(mine).to_have_count(0)
    other.goto(linked)
    expect(other.get_by_text("There is no such record here.")).to_be_visible()


def test_a_record_that_is_too_large_gets_a_sentence(screen: Screen, tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 5_000_001)
    page = screen.go("/replay")
    page.locator("input[type=file]").set_input_files(large)
    expect(page.get_by_role("alert")).to_have_text("The record is larger than 5,000,000 bytes.")

"""People at one table, in windows of their own, talk to one another; notes are for oneself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.axe import findings
from tests.web.playing import Seated
from tests.web.screen import DESK, PHONE, OpenScreen, Screen
from tests.web.serving import Json, Server


def talk_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Talk", exact=True)


def open_talk(page: Page) -> Locator:
    page.get_by_role("button", name="Talk").click()
    expect(talk_of(page).get_by_role("textbox", name="Say something")).to_be_focused()
    return talk_of(page)


def say(page: Page, text: str) -> None:
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def seated(screen: Screen, opened: Json, seat: int) -> Page:
    page = Seated(screen).sit(opened, seat).page
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_and_somebody_who_looks_on(
    open_screen: OpenScreen, server: Server, size: ViewportSize
) -> None:
    opened = server.open(["link", "link", "uniform"])
    mine, hers = open_screen(size=size), open_screen(locale="fr-FR")
    onlookers: Screen = open_screen()
    me, her = seated(mine, opened, 0), hers.page
    Seated(hers).sit(opened, 1)
    watcher = onlookers.go(f"/table/{opened['table']}")
    open_talk(me)
    say(me, "Look: https://example.org <i>there</i>")
    expect(talk_of(me).get_by_text("<i>there</i>")).to_be_visible()
    expect(talk_of(me).get_by_role("link")).to_have_count(0)
    open_talk(watcher)
    expect(talk_of(watcher).get_by_text("Only those watching read it")).to_be_visible()
    say(watcher, "Quite a wheelbarrow")
    hers_own = talk_of(watcher).get_by_role("listitem").filter(has_text="wheelbarrow")
    expect(hers_own.get_by_text("You", exact=True)).to_be_visible()
    expect(hers_own.get_by_role("button")).to_have_count(0)
    beside = open_screen().go(f"/table/{opened['table']}")
    open_talk(beside)
    expect(talk_of(beside).get_by_text("Onlooker 1")).to_be_visible()
    expect(talk_of(watcher).get_by_text("<i>there</i>")).to_be_visible()

    her.get_by_role("button", name="Conversation, une nouvelle phrase").click()
    hers_open = her.get_by_role("region", name="Conversation", exact=True)
    hers_open.get_by_text("Phrases toutes prêtes").click()
    hers_open.get_by_role("button", name="Bien joué").click()
    expect(hers_open.get_by_role("listitem").filter(has_text="Bien joué")).to_be_visible()
    expect(talk_of(me).get_by_role("listitem").filter(has_text="Well played!")).to_be_visible()
    expect(me.locator("[aria-live=polite]", has_text="Well played!")).to_have_count(1)
    assert not any("wheelbarrow" in frame for frame in (*mine.frames, *hers.frames))

    talk_of(me).get_by_role("button", name="Mute Player 1").click()
    expect(talk_of(me).get_by_text("One message of Player 1 is hidden.")).to_be_visible()
    expect(talk_of(me).get_by_text("Well played!").and_(me.locator(".text"))).to_have_count(0)
    me.keyboard.press("Escape")
    expect(talk_of(me)).to_have_count(0)
    expect(me.get_by_role("button", name="Talk", exact=True)).to_be_focused()
    hers_open.get_by_role("button", name="Aïe").click()
    expect(hers_open.get_by_role("listitem").filter(has_text="Aïe")).to_be_visible()
    me.reload()
    expect(me.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def test_who_plays_with_bots_alone_is_not_offered_talk(screen: Screen, server: Server) -> None:
    page = seated(screen, server.open(["here", "uniform", "uniform"]), 0)
    expect(page.get_by_role("button", name="Talk")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_talk_can_be_read_by_everybody(
    open_screen: OpenScreen, server: Server, size: ViewportSize
) -> None:
    page = seated(open_screen(size=size), server.open(["link", "link", "uniform"]), 0)
    talk = open_talk(page)
    say(page, "Hello")
    expect(talk.get_by_role("listitem")).to_have_count(1)
    talk.get_by_text("Quick phrases").click()
    assert findings(page, ".talk") == []


def test_notes_are_there_again_and_for_nobody_else(open_screen: OpenScreen, server: Server) -> None:
    opened = server.open(["link", "link", "uniform"])
    mine = open_screen()
    me, her = seated(mine, opened, 0), seated(open_screen(), opened, 1)
    with me.expect_response(lambda answer: answer.request.method == "PUT"):
        notes_of(me).fill("She bids on horns")
    me.reload()
    written = notes_of(me)
    expect(written).to_have_value("She bids on horns")
    assert findings(me, "dialog[open]") == []
    mine.forgive("ERR_INTERNET_DISCONNECTED")
    me.context.set_offline(True)
    written.press_sequentially("!")
    expect(me.get_by_text("Not kept yet")).to_be_visible()
    me.context.set_offline(False)
    me.get_by_role("button", name="Try again").click()
    expect(me.get_by_text("Kept.", exact=True)).to_be_visible()
    expect(notes_of(her)).to_have_value("")


def notes_of(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notes to yourself").click()
    return page.get_by_role("textbox", name="Notes to yourself")

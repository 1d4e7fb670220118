"""Who asks to take something back asks all; who has only bots beside them asks nobody."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.playing import MINE, Seated, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import PATIENCE, Server


def question_of(person: Seated) -> Locator:
    return person.page.locator(".question[role=status]")


def undo_of(person: Seated) -> Locator:
    return person.page.get_by_role("button", name="Undo")


def ask_of(person: Seated) -> Locator:
    return person.page.get_by_role("button", name="Undo?")


def ask_back(first: Seated, second: Seated) -> tuple[Seated, Seated]:
    """Play until somebody may ask: who does, and who is asked."""
    for person in together(first, second):
        other = second if person is first else first
        person.act()
        if ask_of(other).is_visible():
            ask_of(other).click()
            answered = other.page.locator(".question[role=status], .notice").first
            answered.wait_for()
            if question_of(other).is_visible():
                return other, person
    raise AssertionError("nobody could ask")


def hear_of_it(person: Seated) -> None:
    """Until this page was told that something was taken back."""
    for _ in range(PATIENCE * 10):
        if any('"is":"withdrawn"' in frame for frame in person.screen.frames):
            return
        person.page.wait_for_timeout(100)
    raise AssertionError([frame[:200] for frame in person.screen.frames[-6:]])


def test_one_asks_and_the_other_agrees_or_not(
    screen: Screen, open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["link", "link"], game="evo-2011")
    me, her = Seated(screen, 1).sit(opened, 0), Seated(open_screen(), 2).sit(opened, 1)
    asker, other = ask_back(me, her)
    expect(question_of(asker)).to_contain_text("You ask to take back your last act.")
    expect(question_of(other)).to_contain_text("asks to take back their last act")
    question_of(other).get_by_role("button", name="Refuse").click()
    for person in (asker, other):
        expect(question_of(person)).to_have_count(0)
    ask_of(asker).click()
    expect(question_of(other)).to_be_visible()
    question_of(asker).get_by_role("button", name="Ask no longer").click()
    expect(question_of(other)).to_have_count(0)
    ask_of(asker).click()
    question_of(other).get_by_role("button", name="Agree").click()
    for person in (asker, other):
        hear_of_it(person)
        expect(question_of(person)).to_have_count(0)
    expect(asker.page.locator(MINE)).to_be_visible()


def test_alone_with_bots_one_goes_back_to_the_beginning(screen: Screen, server: Server) -> None:
    me = Seated(screen, 4).sit(server.open(["here", "uniform", "uniform"]))
    for _ in zip(range(6), me.moments(), strict=False):
        me.act()
    while undo_of(me).get_attribute("aria-disabled") is None:
        me.page.locator(MINE).wait_for()
        struck = me.page.locator("aside .struck").count()
        undo_of(me).click()
        expect(me.page.locator("aside .struck")).not_to_have_count(struck)
    assert me.look().turn == 1
    expect(me.page.locator("footer .said")).to_have_class(re.compile("mine"))

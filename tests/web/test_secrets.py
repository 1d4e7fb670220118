"""Nobody's hand reaches a screen before which somebody else sits."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from tests.web.playing import COVER, Seated, situations, together
from tests.web.screen import OpenScreen, Screen
from tests.web.serving import Json, Server

HANDS_APART = "e"
"""A seed that deals the first two no card in common."""


def test_two_browsers_of_which_neither_receives_the_others_hand(
    open_screen: OpenScreen, server: Server
) -> None:
    opened = server.open(["link", "link", "uniform"], seed=HANDS_APART)
    persons = [Seated(open_screen(), seed, keeps_cards=True) for seed in range(2)]
    for person, link in zip(persons, opened["links"], strict=False):
        person.come_by(server.address.rstrip("/") + link)
        assert "key" not in person.page.url
    for person in together(*persons):
        if person.look().turn == 4:
            break
        person.act()
    assert all("bid" in person.did for person in persons)

    onlooker = open_screen()
    onlooker.go(f"/table/{opened['table']}").get_by_role("complementary").wait_for()
    held = [cards_held(person.screen, seat) for seat, person in enumerate(persons)]
    known = cards_known_to_all(onlooker)
    for seat, person in enumerate(persons):
        own = "\n".join(received(person.screen, server))
        assert [card for card in held[seat] if f'"{card}"' not in own] == [], "one's own are found"
        secrets = held[1 - seat] - held[seat] - known
        assert secrets, "nothing is hidden here that could be found"
        assert [card for card in secrets if card in own] == []
        # The board names every card of the game: it was left out, and is the same for everybody.
        assert boards(person.screen) == boards(onlooker)


def received(screen: Screen, server: Server) -> list[str]:
    """Every byte that came, but for the pages themselves, which anybody gets."""
    bodies = []
    for response in screen.responses:
        if "/api/" in response.url:
            bodies.append(response.text())
        else:
            path = response.url.removeprefix(server.address)
            assert response.body() == server.call("GET", path).content
    return [*bodies, *map(without_board, screen.frames)]


def without_board(text: str) -> str:
    if '"is":"welcome"' not in text:
        return text
    return json.dumps({**json.loads(text), "board": None})


def boards(screen: Screen) -> list[Json]:
    welcomes = [json.loads(frame) for frame in screen.frames if '"is":"welcome"' in frame]
    return [welcome["board"] for welcome in welcomes]


def cards_held(screen: Screen, seat: int) -> set[str]:
    views = [situation["view"] for situation in situations(screen.frames)]
    return {card for view in views for card in view["species"][seat]["hand"] or ()}


def cards_known_to_all(screen: Screen) -> set[str]:
    """Those that lie on the discard, and the names that fields of a view have too."""
    views = [situation["view"] for situation in situations(screen.frames)]
    fields = {name for view in views for species in view["species"] for name in species}
    return fields | {card for view in views for card in view["discard"]}


def two_at_one_screen(screen: Screen) -> Page:
    """The form for three, two of them at this screen, with luck that deals them hands apart."""
    page = screen.go("/new/evo-2001")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    between = page.get_by_role("group", name="Between those at this screen")
    expect(between).to_have_count(0)
    who = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    for seat, name in enumerate(("Ada", "Ben")):
        who.nth(seat).get_by_role("radio", name="At this screen").check()
        who.nth(seat).get_by_role("textbox").fill(name)
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill(HANDS_APART)
    return page


def test_people_without_secrets_are_never_covered(screen: Screen, server: Server) -> None:
    page = two_at_one_screen(screen)
    page.get_by_role("radio", name="No secrets between us").check()
    page.get_by_role("button", name="Begin the game").first.click()

    people, sat = Seated(screen, seed=5), set[str]()
    while people.wait() == "asked" and people.look().turn < 2:
        player, _ = at_the_screen(screen)
        sat.add(player)
        people.act()
    expect(page.locator(COVER)).to_have_count(0)
    assert people.look().turn == 2
    assert sat == {"Ada", "Ben"}


def test_a_shared_screen_is_covered_before_a_secret_question_only(
    screen: Screen, server: Server
) -> None:
    """No card may be played in the first turn: nothing secret is asked, and nothing is covered."""
    page = two_at_one_screen(screen)
    page.get_by_role("button", name="Begin the game").first.click()

    people = Seated(screen, seed=5)
    hands: dict[str, set[str]] = {"Ada": set(), "Ben": set()}
    covers, asked = Counter[int](), Counter[int]()
    while people.wait() != "over" and people.look().turn < 4:
        turn = people.look().turn
        if page.locator(COVER).is_visible():
            covers[turn] += 1
            assert shown(screen, hands["Ada"] | hands["Ben"]) == []
            for key in ("Escape", "Escape", "Tab", "Tab"):
                page.keyboard.press(key)
            expect(page.locator(".stage :focus")).to_have_count(0)
            expect(page.locator(COVER)).to_be_visible()
            people.uncover()
            assert people.wait() == "asked"
            expect(page.locator(OWN_CARDS).first).to_be_visible()
        player, other = at_the_screen(screen)
        asked[turn] += 1
        if not page.locator(OWN_CARDS).count():
            assert shown(screen, hands["Ada"] | hands["Ben"]) == []
            turn_up = page.get_by_role("button", name=re.compile("^Show my card"))
            if not hands[player] and turn_up.is_visible():
                turn_up.click()
        hands[player] |= set(page.locator(OWN_CARDS).all_inner_texts())
        assert shown(screen, hands[other] - hands[player]) == []
        people.act()
    assert covers[1] == 0
    assert covers.total() > 0
    assert covers.total() < asked.total() / 3
    assert all(hands.values())


OWN_CARDS = "aside .hand .name"


def at_the_screen(screen: Screen) -> tuple[str, str]:
    """Who sits there now, and who does not."""
    yours = screen.page.locator("aside li.yours")
    return ("Ada", "Ben") if "Ada" in yours.inner_text() else ("Ben", "Ada")


def shown(screen: Screen, cards: Iterable[str]) -> list[str]:
    """Those of these cards that stand anywhere in the page, seen or not, and were not played."""
    log = screen.page.locator("aside ol[aria-label='What happened'] li").all_inner_texts()
    played = "\n".join(line for line in log if " plays " in line or " play " in line)
    content = screen.page.content()
    return [card for card in cards if card in content and card not in played]

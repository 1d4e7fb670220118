"""Gods Love Dinosaurs in the browser: whole games by clicking, second thoughts, and secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.axe import findings
from tests.web.gods import (
    CONFIRM,
    END_HUNT,
    GAME,
    GO,
    LEAVE,
    LET_HUNT,
    LET_STARVE,
    STEP_BACK,
    God,
    acted,
    nothing_is_told_of,
)
from tests.web.playing import BUTTONS, END, together
from tests.web.screen import DESK, PHONE, SIDEWAYS_PHONE, SMALL_PHONE, TABLET, OpenScreen, Screen
from tests.web.serving import Json, Server
from tests.web.test_sizes import COVERED, OUT_OF_SIGHT, PAINTED, SIDEWAYS, at_sizes

SUMMARY = "section.summary"
WATCH = """(summary) => {
  new MutationObserver(() => {
    const shown = document.querySelector(summary)
    if (shown) window.summary = [shown.textContent, shown.querySelectorAll('li').length]
  }).observe(document.body, { subtree: true, childList: true })
}"""


def seated(
    open_screen: OpenScreen, server: Server, seed: str, size: ViewportSize = DESK
) -> tuple[God, God, str]:
    """Two persons by their links, in browsers of their own."""
    opened = server.open(["link", "link"], game=GAME, seed=seed)
    one, other = (God(open_screen(size=size), seat, favourite="frog") for seat in range(2))
    for seat, god in enumerate((one, other)):
        god.sit(opened, seat)
        god.page.get_by_role("main").wait_for()
    return one, other, opened["table"]


def alone(screen: Screen, server: Server, seed: str, *, bots: int = 1) -> God:
    opened = server.open(["link", *["uniform"] * bots], game=GAME, seed=seed)
    god = God(screen, seed=4, favourite="frog")
    god.sit(opened)
    return god


# Whole games


def test_a_whole_game_in_two_browsers_at_once(open_screen: OpenScreen, server: Server) -> None:
    one, other, table = seated(open_screen, server, "two browsers", PHONE)
    summaries = 0
    for god in together(one, other):
        summaries += god.page.locator(SUMMARY).count()
        god.act()
    assert {"took", "laid", "confirmed", "hunted", "bred"} <= one.did | other.did
    assert summaries

    record = server.record(table)
    for seat, god in enumerate((one, other)):
        the_end_is_told(god.page.locator(END), record)
        assert nothing_is_told_of(1 - seat, god.screen) > 10


def the_end_is_told(end: Locator, record: Json) -> None:
    """The ranking is the record's, and the eggs and dinosaurs make up the points."""
    scores = record["result"]["scores"]
    rows = end.locator(".ranks li")
    expect(rows).to_have_count(len(scores))
    points = [int(text.split()[0]) for text in end.locator(".ranks .points").all_inner_texts()]
    assert points == sorted(scores, reverse=True)
    expect(end.locator(".ranks li.won")).to_have_count(1)
    expect(end.get_by_role("img", name="Points, turn by turn")).to_be_visible()
    expect(end.locator(".lands li")).to_have_count(len(scores))
    for row in end.get_by_role("table").locator("tbody tr").all():
        cells = row.get_by_role("cell").all_inner_texts()
        begun, laid, hatched, eggs, dinosaurs, total = map(int, cells)
        assert begun + laid - hatched == eggs
        assert eggs + dinosaurs == total
        assert total in scores


@pytest.mark.one_game("gods-love-dinosaurs")
def test_a_table_for_five_is_opened_and_begun(screen: Screen) -> None:
    page = screen.go("/")
    page.get_by_role("link", name="Gods Love Dinosaurs Plate III").click()
    players = page.get_by_role("group", name="Players")
    expect(players.get_by_role("radio")).to_have_count(4)
    players.get_by_role("radio", name="5").check()
    rows = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    gods = [row.locator(".species").inner_text() for row in rows.all()]
    assert gods == ["Sun", "Moon", "Thunder", "Wind", "Evening Star"]
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill("five gods")
    page.get_by_role("button", name="Begin the game").first.click()
    god = God(screen, seed=1)
    god.play(lambda lit: lit.turn > 5)
    expect(page.locator("aside [data-eco]")).to_have_count(5)


# A tile in hand


def test_a_tile_is_turned_by_key_wheel_and_button(screen: Screen, server: Server) -> None:
    god = alone(screen, server, "turning")
    god.play(lambda lit: bool(lit.spots))
    page = screen.page
    page.mouse.move(*middle(page.locator("main [data-zone='0']")))
    turns = [turned(page)]
    by_button = page.get_by_role("button", name="Turn the tile to the right").click
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("r"),
        lambda: page.mouse.wheel(0, 120),
        by_button,
    ]
    for turn in ways:
        turn()
        expect(second_half(page)).not_to_have_attribute("transform", turns[-1])
        turns.append(turned(page))
    assert len(set(turns)) == 4, "each turned it by a sixth the same way round"
    page.keyboard.press("Shift+R")
    expect(second_half(page)).to_have_attribute("transform", turns[2])
    page.mouse.move(*middle(page.locator("main [data-zone='0']")))
    page.mouse.wheel(0, -120)
    expect(second_half(page)).to_have_attribute("transform", turns[1])
    page.get_by_role("button", name="Turn the tile to the left").click()
    expect(second_half(page)).to_have_attribute("transform", turns[0])

    page.keyboard.press("r")
    page.keyboard.press("r")
    expect(second_half(page)).to_have_attribute("transform", turns[2])
    hexes = page.locator("main [data-zone]").count()
    god.lay(god.look())
    expect(page.locator("main [data-zone]")).to_have_count(hexes + 2)
    # Two sixths of a turn to the right, from the east.
    assert [act["direction"] for act in acted(screen, "place")] == ["south-west"]


def second_half(page: Page) -> Locator:
    """The second hex of the tile in hand, which lies beside the first in the tile's direction."""
    return page.locator("main .held [data-terrain]").nth(1)


def turned(page: Page) -> str:
    return second_half(page).get_attribute("transform") or ""


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tile_is_put_back_and_a_place_that_is_taken_says_why(
    screen: Screen, server: Server
) -> None:
    god = alone(screen, server, "turning")
    tiles = god.play(lambda lit: bool(lit.tiles)).tiles
    god.act()
    god.play(lambda lit: bool(lit.spots))
    god.hand.zone(0)
    why = screen.page.get_by_role("alert")
    expect(why).to_contain_text("Tiles never overlap")
    why.get_by_role("link", name="Open rule GD-2.1").click()
    drawer = screen.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule='GD-2.1'] svg").first).to_be_in_viewport()
    screen.page.keyboard.press("Escape")
    god.press("Put the tile back")
    assert god.play(lambda lit: bool(lit.tiles)).tiles == tiles

    god.act()
    god.play(lambda lit: bool(lit.spots))
    god.hand.spot(god.look().spots[0])
    lay = screen.page.get_by_role("button", name="Lay it here")
    expect(lay).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(lay).to_have_count(0)
    assert god.asked().spots, "the tile is still in hand"
    screen.page.keyboard.press("Escape")
    assert god.play(lambda lit: bool(lit.tiles)).tiles == tiles


# In an activation


def test_a_step_of_a_hunt_is_taken_back(screen: Screen, server: Server) -> None:
    god = alone(screen, server, "hunting")
    lit = god.play(lambda lit: STEP_BACK in lit.buttons)
    page, path = screen.page, page_path(screen.page)
    ticket = page.locator("main .foot").inner_text()
    onward = lit.zones_that(GO)
    assert path, "the way so far is drawn"
    god.hand.zone(onward[0])
    expect(page.locator("main .way").last).not_to_have_attribute("d", path)
    if STEP_BACK in god.asked().buttons:
        god.press(STEP_BACK)
    else:
        page.keyboard.press("u")
    expect(page.locator("main .way").last).to_have_attribute("d", path)
    assert god.asked().zones_that(GO) == onward
    assert page.locator("main .foot").inner_text() == ticket


def page_path(page: Page) -> str:
    return page.locator("main .way").last.get_attribute("d") or ""


def test_who_could_eat_starves_only_when_it_is_said_twice(screen: Screen, server: Server) -> None:
    god = alone(screen, server, "starving")
    lit = god.play(lambda lit: bool(lit.zones_that(GO)) and END_HUNT not in lit.buttons)
    if not any(said.startswith(LEAVE) for said in lit.buttons):
        god.hand.zone(lit.own[0])
    before, question = god.land(), god.question
    god.press(LEAVE)
    expect(screen.page.locator("footer .question")).to_contain_text("could eat")
    assert god.asked().buttons == [LET_HUNT, LET_STARVE]
    god.press(LET_HUNT)
    expect(screen.page.locator("footer .question")).to_have_text(question)
    assert god.land() == before

    god.press(LEAVE)
    expect(screen.page.locator("footer .question")).to_contain_text("could eat")
    starved = god.log.get_by_role("listitem").filter(has_text="starves")
    earlier = starved.count()
    god.press(LET_STARVE)
    expect(starved).not_to_have_count(earlier)
    assert god.land() != before


def test_a_shared_screen_is_never_covered(screen: Screen, server: Server) -> None:
    """Each acts in the open, one after the other; what they do stands in the log meanwhile."""
    opened = server.open(["here", "here"], game=GAME, seed="one screen")
    gods = God(screen, seed=3, favourite="frog")
    for seat in range(2):
        gods.sit(opened, seat)
        gods.page.get_by_role("complementary").wait_for()
    seen = set[str]()
    while seen != {"Sun bears", "Moon bears", "Sun confirms", "Moon confirms"}:
        assert gods.wait() == "asked", "nobody is covered"
        lit, god = gods.look(), "Sun" if "the Sun" in gods.question else "Moon"
        if lit.zones_that("One may be born here."):
            gods.hand.zone(lit.zones_that("One may be born here.")[0])
            expect(gods.log.get_by_role("listitem").last).to_contain_text(f"The {god}: ")
            expect(gods.log.get_by_role("listitem").last).to_contain_text("is born")
            seen.add(f"{god} bears")
            continue
        if CONFIRM in lit.buttons:
            seen.add(f"{god} confirms")
        gods.act()


def test_undo_and_secrets_in_an_activation(open_screen: OpenScreen, server: Server) -> None:
    """While one is at it, takes back and is at it again, the other browser receives nothing but
    the question whether what came before may be taken back too."""
    one, other, table = seated(open_screen, server, "secrets")
    for god in together(one, other):
        if both_breed(one, other):
            break
        god.act()
    heard, standing = len(other.screen.frames), summary_of(server, table)
    before = one.land()
    one.hand.zone(one.look().zones_that("One may be born here.")[0])
    expect(one.log.get_by_role("listitem").last).to_contain_text("is born")
    born = one.land()
    assert born != before
    one.page.keyboard.press("u")
    expect(one.log.locator(".struck")).to_have_count(1)
    assert one.land() == before
    one.page.get_by_role("button", name="Undo").click(force=True)
    assert one.land() == before, "what opened the activation stays"
    one.hand.zone(one.asked().zones_that("One may be born here.")[0])
    expect(one.log.get_by_role("listitem").last).to_contain_text("is born")

    heard_since = [frame for frame in other.screen.frames[heard:] if '"undo-asked"' not in frame]
    assert heard_since == []
    assert summary_of(server, table) == standing
    onlooker = open_screen()
    onlooker.go(f"/table/{table}").get_by_role("complementary").wait_for()
    small = onlooker.page.locator("aside [data-eco='0'] .caption")
    expect(small.first).to_be_visible()
    assert '"prey-born","seat":0' not in "".join(onlooker.frames[-3:]).replace(" ", "")

    for god in (one, other):
        expect(god.page.locator(SUMMARY)).to_have_count(0)
        god.page.evaluate(WATCH, SUMMARY)
    for asked in together(one, other):
        if asked.page.locator(SUMMARY).is_visible():  # it comes with the next question
            break
        asked.act()
    # Whoever is not asked has it before them for a while only.
    for god in (one, other):
        text, lines = god.page.wait_for_function("() => window.summary").json_value()
        assert "Activation of the frogs" in text
        assert lines == 2
        god.page.keyboard.press("Escape")
        expect(god.page.locator(SUMMARY)).to_have_count(0)


def both_breed(*gods: God) -> bool:
    return all(god.look().zones_that("One may be born here.") for god in gods)


def summary_of(server: Server, table: str) -> Json:
    shape: Json = server.call("GET", f"api/tables/{table}").json()
    return shape


# For everybody, on every screen


LAND = ["main [data-zone]", "main [data-spot]:not([aria-disabled=true])"]


@pytest.mark.parametrize(
    "sizes",
    [[TABLET, DESK], [SIDEWAYS_PHONE, SMALL_PHONE, PHONE]],
    ids=["lying", "phone"],
)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(
    open_screen: OpenScreen, server: Server, sizes: list[ViewportSize]
) -> None:
    opened = server.open(["link", *["greedy"] * 4], game=GAME, seed="sizes")
    god = God(open_screen(size=sizes[0]), seed=7, favourite="frog")
    god.sit(opened)
    seen = set[str]()
    for lit in god.moments():
        page = god.page
        buttons = [BUTTONS] if lit.buttons else []
        lit_tiles = ["[data-tile]"] if lit.tiles else []
        for size in at_sizes(page, *sizes):
            when = f"{lit.phase}, {size}"
            assert page.evaluate(SIDEWAYS) == [], when
            shown = ["footer .question", *buttons, *lit_tiles]
            assert page.evaluate(OUT_OF_SIGHT, shown) == [], when
            assert page.evaluate(COVERED, LAND) == [], when
        kinds = {lit.phase, *(["summary"] if page.locator(SUMMARY).count() else [])}
        # Names and colours are the same at every size.
        if kinds - seen and DESK in sizes:
            assert findings(page) == [], kinds
        seen |= kinds
        if len(seen) > 4:
            return
        god.act()
    raise AssertionError(f"a whole game, and only {seen}")


@pytest.fixture(scope="module")
def ended(server: Server) -> str:
    return server.finished(game=GAME, players=3)


@pytest.mark.parametrize("sizes", [[TABLET, DESK], [PHONE]], ids=["lying", "phone"])
def test_the_end_the_replay_and_the_rules_fit(
    open_screen: OpenScreen, ended: str, sizes: list[ViewportSize]
) -> None:
    screen = open_screen(size=sizes[-1])
    page = screen.go(f"/table/{ended}")
    end = page.locator(END)
    expect(end.get_by_role("img", name="Points, turn by turn")).to_be_visible()
    for size in at_sizes(page, *sizes):
        assert page.evaluate(SIDEWAYS) == [], size
        assert end.evaluate("e => e.scrollWidth - e.clientWidth") <= 0, size
        assert page.evaluate(OUT_OF_SIGHT, [f"{END} footer *"]) == [], size
    # Names and colours are the same on a desk as on a tablet: axe looks at the last of them.
    assert findings(page, END) == []
    end.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    for size in at_sizes(page, *sizes):
        assert page.evaluate(SIDEWAYS) == [], size
    assert findings(page, "footer") == []
    screen.go(f"/rules/{GAME}?rule=GD-5.2")
    for size in at_sizes(page, *sizes):
        page.reload()
        expect(page.locator("[data-rule='GD-5.2']")).to_be_in_viewport()
        page.evaluate(PAINTED)
        assert page.evaluate(SIDEWAYS) == [], size


def test_a_moment_by_its_address_with_any_ecosystem_open(
    screen: Screen, ended: str, server: Server
) -> None:
    acts = server.record(ended)["entries"]
    at = next(
        n for n, entry in enumerate(acts) if n > 60 and entry.get("act", {}).get("is") == "place"
    )
    page = screen.go(f"/replay/{ended}@{at}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value(str(at + 1))
    seat = acts[at]["seat"]
    names = ["Sun", "Moon", "Thunder"]
    expect(page.locator("main .plate")).to_contain_text(names[seat])
    for other in (seat + 1, seat + 2):
        page.locator(f"aside [data-eco='{other % 3}']").click()
        expect(page.locator("main .plate")).to_contain_text(names[other % 3])
    page.get_by_role("button", name="Next act").click()
    expect(slider).not_to_have_value(str(at + 1))
    shown = int(slider.input_value()) - 1
    page.wait_for_url(f"**@{shown}")


DRAWN = (
    *("GD-0.1", "GD-0.2", "GD-0.3", "GD-0.4", "GD-1.1", "GD-2.1", "GD-2.2", "GD-2.3", "GD-3.1"),
    *("GD-4.1", "GD-4.2", "GD-5.1", "GD-5.2", "GD-5.3", "GD-5.4", "GD-5.5", "GD-5.6", "GD-6.1"),
)


def test_the_rules_have_their_pictures(screen: Screen) -> None:
    page = screen.go(f"/rules/{GAME}")
    for rule in DRAWN:
        expect(page.locator(f"[data-rule='{rule}'] svg").first).to_be_attached()

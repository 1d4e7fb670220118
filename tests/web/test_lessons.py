"""Every lesson is played to its end by what the card shows; slips are answered, and who leaves
comes back to where they were.

Each game is played once, with a language, a window and a way of touching of its own;
`python -m pytest tests/web/test_lessons.py --whole` plays every game in every way.
"""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mesozoic.games import game_ids
from mesozoic.lessons.reading import find_lesson, lesson_names
from mesozoic.words.catalogue import LANGUAGES, catalogue
from tests.web.axe import findings
from tests.web.lessons import A_CORNER, CARD, FREE, OVER, Input, Pupil
from tests.web.screen import DESK, PHONE, SIDEWAYS_PHONE, OpenScreen, Screen

LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SIZES: list[ViewportSize] = [DESK, SIDEWAYS_PHONE, PHONE]
INPUTS: list[Input] = ["mouse", "keyboard", "touch"]
WAYS = list(product(LANGUAGES, SIZES, INPUTS))
# A way for each game, in which each language, size and input comes up.
ONE = [WAYS[0], WAYS[16], WAYS[23], WAYS[5]]
SHORT, SHORT_ON_A_PHONE = 2, 3
"""Lines of a card."""
TAUGHT = [game for game in game_ids() if lesson_names(game)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "way" in metafunc.fixturenames:
        whole = metafunc.config.getoption("--whole")
        ways = product(TAUGHT, WAYS) if whole else zip(TAUGHT, ONE, strict=False)
        metafunc.parametrize(("game", "way"), list(ways), ids=_named)


def _named(value: object) -> str:
    if isinstance(value, tuple):
        language, size, by = value
        return f"{language}-{size['width']}x{size['height']}-{by}"
    return str(value)


def test_a_lesson_is_played_to_its_end_by_what_the_card_shows(
    game: str, way: tuple[str, ViewportSize, Input], open_screen: OpenScreen
) -> None:
    language, size, by = way
    screen = open_screen(size=size, locale=LOCALES[language], touch=by == "touch")
    lesson, words = find_lesson(game, "first"), catalogue(language, game)
    screen.go(f"/learn/{game}")
    pupil = Pupil(screen.page, by)
    met = []
    for shown in pupil.steps():
        step = lesson.steps[shown["at"]]
        met.append(step.name)
        assert shown["text"].startswith(words.say(lesson.key(step)).split("\n")[0][:60]), step.name
        assert shown["found"], f"{game}/first, step {step.name!r} points at nothing in sight"
        pupil.wait_until_free(shown)
        assert pupil.lines() <= (SHORT if size is DESK else SHORT_ON_A_PHONE), step.name
        pupil.do(shown)
    assert met == [step.name for step in lesson.steps]
    expect(screen.page.locator(OVER)).to_be_visible()
    if by == "mouse":
        assert findings(screen.page) == []


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f"{CARD}[data-step='{number}']")).to_be_visible()


def learn(page: Page, to: int) -> None:
    pupil = Pupil(page, "mouse")
    for shown in pupil.steps():
        if shown["at"] == to:
            return
        pupil.do(shown)


@pytest.fixture
def pupil(screen: Screen) -> Page:
    screen.go("/learn/evo-2001")
    return screen.page


def number_of(name: str) -> int:
    steps = find_lesson("evo-2001", "first").steps
    return next(number for number, step in enumerate(steps) if step.name == name)


def test_a_slip_is_answered_on_the_card_and_nothing_is_done(pupil: Page) -> None:
    words = catalogue("en", "evo-2001")
    walk = number_of("walk")
    learn(pupil, walk)
    assert findings(pupil) == []
    pupil.locator('[data-thing="zone:22"]').click()
    expect(pupil.locator(f"{CARD} .wrong")).to_have_text(words.say("lesson-first-walk.wrong"))
    at_step(pupil, walk)
    pupil.get_by_role("button", name="Do it for me").click()
    at_step(pupil, walk + 1)
    pupil.get_by_role("button", name="Back", exact=True).click()
    at_step(pupil, walk)


# The board moves by itself where it is turned, or where a bar above it grows.
MOVED = """() => {
  const [card, zone] = ['.guide .card', '[data-thing="zone:13"]'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  const board = document.querySelector('[data-thing="board"]')
  board.style.translate = `${card.x - zone.x}px ${card.y - zone.y}px`
}"""
HIDDEN = """() => {
  const [card, zone] = ['.guide .card', '[data-thing="zone:13"]'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  return card.x < zone.right && zone.x < card.right && card.y < zone.bottom && zone.y < card.bottom
}"""
LIT = """() => {
  const [ring, zone] = ['.guide .ring', '[data-thing="zone:13"]'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  return Math.abs(ring.x - zone.x) < 20 && Math.abs(ring.y - zone.y) < 20
}"""


def test_the_card_does_not_slip_away_under_a_finger(pupil: Page) -> None:
    yours = number_of("yours")
    learn(pupil, yours)
    button = pupil.locator(f"{CARD} .main")
    button.hover()
    pupil.mouse.down()
    pupil.evaluate(MOVED)
    pupil.wait_for_function(LIT)
    assert pupil.evaluate(HIDDEN)
    pupil.mouse.up()
    at_step(pupil, yours + 1)


def test_the_card_makes_way_for_what_comes_to_lie_under_it(pupil: Page) -> None:
    learn(pupil, number_of("yours"))
    pupil.evaluate(MOVED)
    pupil.wait_for_function(f"() => !({HIDDEN})()")


# A busy page comes late to what was to be done at once.
BUSY = """() => {
  const later = setTimeout
  window.setTimeout = (then, after, ...more) => later(then, after || 500, ...more)
}"""
CLIMATE_UNDER_THE_CARD = """() => {
  const climate = [...document.querySelectorAll('[data-thing="climate"]')]
    .find((one) => one.checkVisibility())
  const [card, box] = [document.querySelector('.guide .card'), climate]
    .map((one) => one.getBoundingClientRect())
  climate.style.translate = `${card.x - box.x}px ${card.y - box.y}px`
}"""
# Whether the card of a step leaves free what it speaks of in the first frame that shows it.
FROM_THE_FIRST = f"""([step, ...what]) => {{
  const look = () => {{
    const shown = Number(document.querySelector('.guide .card')?.dataset.step)
    if (shown === step) window.wasFree = ({FREE})(what)
    else requestAnimationFrame(look)
  }}
  requestAnimationFrame(look)
}}"""


def test_a_card_stands_aside_from_the_first_moment_of_its_step(pupil: Page) -> None:
    climate = number_of("climate")
    learn(pupil, climate - 1)
    meant = [["climate"], A_CORNER]
    pupil.evaluate(CLIMATE_UNDER_THE_CARD)
    assert not pupil.evaluate(FREE, meant)
    pupil.evaluate(BUSY)
    pupil.evaluate(FROM_THE_FIRST, [climate, *meant])
    pupil.locator(f"{CARD} .main").click()
    pupil.wait_for_function("() => 'wasFree' in window")
    assert pupil.evaluate("() => window.wasFree")


# A tap's click comes a little after the finger is gone; meanwhile all is measured again.
LIFTED = f"""() => new Promise((done) => {{
  const button = document.querySelector('.guide .card .main')
  const touched = (type) =>
    button.dispatchEvent(new PointerEvent(type, {{ bubbles: true, pointerType: 'touch' }}))
  touched('pointerdown')
  ;({MOVED})()
  touched('pointerup')
  setTimeout(() => {{
    dispatchEvent(new Event('resize'))
    queueMicrotask(() => done(({HIDDEN})()))  // a frame may come when the finger is long forgotten
  }}, 10)
}})"""


def test_the_card_waits_for_the_click_of_a_finger_that_is_gone(pupil: Page) -> None:
    learn(pupil, number_of("yours"))
    assert pupil.evaluate(LIFTED)
    pupil.wait_for_function(f"() => !({HIDDEN})()")


def test_a_hexagon_is_lit_as_one(pupil: Page) -> None:
    learn(pupil, number_of("yours"))
    expect(pupil.locator(".guide polygon.ring").first).to_be_visible()
    expect(pupil.locator(".guide rect.ring")).to_have_count(0)


def test_who_leaves_in_the_middle_comes_back_to_the_same_step(pupil: Page, screen: Screen) -> None:
    rolled = number_of("rolled")
    learn(pupil, rolled)
    pupil.get_by_role("button", name="Leave").click()
    expect(pupil.get_by_role("heading", name="Mesozoic")).to_be_visible()
    screen.go("/learn/evo-2001")
    at_step(pupil, rolled)
    pupil.reload()
    at_step(pupil, rolled)
    pupil.keyboard.press("ArrowRight")
    at_step(pupil, rolled + 1)
    pupil.keyboard.press("ArrowLeft")
    at_step(pupil, rolled)


def test_the_lesson_ends_in_a_short_game_against_two_kind_bots(pupil: Page) -> None:
    for number, step in enumerate(find_lesson("evo-2001", "first").steps):
        at_step(pupil, number)
        name = "Do it for me" if step.kind == "do" else "Go on"
        pupil.get_by_role("button", name=name, exact=True).click()
    table = pupil.url
    with pupil.expect_request("**/api/tables") as opening:
        pupil.get_by_role("button", name="Play a short game").click()
    asked = opening.value.post_data_json
    assert asked is not None
    assert asked["options"]["length"] == "short"
    pupil.wait_for_url(lambda url: url != table)
    expect(pupil.get_by_role("complementary")).to_contain_text("Hatchling")
    expect(pupil.locator(CARD)).to_have_count(0)

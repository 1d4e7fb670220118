"""All of a table is in sight: nothing scrolls on a desk or tablet, nothing sideways on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.playing import BUTTONS, END, Seated
from tests.web.screen import DESK, PHONE, SMALL_PHONE, TABLET, UPRIGHT_TABLET, OpenScreen
from tests.web.serving import Server

# The log is long by nature; a drawer or sheet lies over the table only when it is called.
OVERFLOWING = """() => {
  const named = (e) => `${e.tagName}.${[...e.classList].join('.')}`
  const hides = (e) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(e)
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false  // a long name
    return overflowX !== 'visible' || overflowY !== 'visible'
  }
  return [...document.querySelectorAll('html, body, body *')]
    .filter((e) => !(e instanceof SVGElement))
    .filter((e) => !e.closest('.unseen, ol[aria-label="What happened"]'))
    .filter((e) => e.getClientRects().length && (e === document.documentElement || hides(e)))
    .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
    .map((e) => [named(e), e.scrollWidth, e.scrollHeight, 'in', e.clientWidth, e.clientHeight])
}"""
OUT_OF_SIGHT = """(selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length)
  if (!found.length) return [`${selector}: nothing`]
  return found
    .filter((e) => {
      const { left, top, right, bottom } = e.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    .map((e) => `${selector}: ${JSON.stringify(e.getBoundingClientRect())}`)
})"""
ALWAYS = [
    "header .phases li",
    ".climate",
    ".meteor",
    "[data-zone]",
    "aside ol > li.yours",
    "aside .hand button",
    "aside ol[aria-label='Species, in order of play'] > li",
    "footer .question",
    "footer .tools :is(button, select)",
]
SIDEWAYS = """() => [document.documentElement, document.body]
  .map((e) => e.scrollWidth - e.clientWidth).filter((more) => more > 0)"""
# Letters come after the words, and what a window's size changes in the frames after it.
PAINTED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""

PHASES = {"Movement", "Births", "Evolution"}


def at_sizes(page: Page, *sizes: ViewportSize) -> Iterator[str]:
    """The same moment in windows of these sizes, the last of which stays."""
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate(PAINTED)
        yield f"{size['width']}x{size['height']}"


@pytest.mark.parametrize(("players", "sizes"), [(3, [DESK, TABLET]), (5, [TABLET, DESK])])
def test_nothing_scrolls(
    open_screen: OpenScreen, server: Server, players: int, sizes: list[ViewportSize]
) -> None:
    opened = server.open(["link", *["greedy"] * (players - 1)], seed="sizes")
    person = Seated(open_screen(size=sizes[-1]), seed=7).sit(opened)
    seen = set[str]()
    for lit in person.moments():
        for size in at_sizes(person.page, *sizes):
            check_in_sight(person.page, lit.phase, size)
        seen.add(lit.phase)
        if seen >= PHASES and lit.turn == 3:
            return
        person.act()


def check_in_sight(page: Page, phase: str, size: str) -> None:
    when = f"{phase}, {size}"
    assert page.evaluate(OVERFLOWING) == [], when
    bids = ["main [data-place]", "main .standing"] if phase == "Evolution" else []
    buttons = [BUTTONS] if page.locator(BUTTONS).count() else []
    assert page.evaluate(OUT_OF_SIGHT, [*ALWAYS, *bids, *buttons]) == [], when


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["1440x900", "1024x768"])
def test_the_end_is_in_sight(
    open_screen: OpenScreen, archive: Server, finished: str, size: ViewportSize
) -> None:
    page = open_screen(archive, size=size).go(f"/table/{finished}")
    end = page.locator(END)
    expect(end.get_by_role("img", name="Mutation points, turn by turn")).to_be_visible()
    expect(end.get_by_text("Turning points")).to_be_visible()
    page.evaluate(PAINTED)
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate(OUT_OF_SIGHT, [f"{END} footer *", f"{END} .ranks li"]) == []


@pytest.mark.parametrize(
    "game", ["evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family"]
)
def test_a_head_with_all_its_buttons_fits_a_phone(
    open_screen: OpenScreen, server: Server, game: str
) -> None:
    """Talk, menu, a clock, and somebody who looks on."""
    clock = {"kind": "live", "bank": 600, "more": 20}
    opened = server.open(["link", "link", "uniform"], game=game, clock=clock)
    page = Seated(open_screen(size=PHONE)).sit(opened).page
    menu = page.get_by_role("button", name="Menu")
    expect(menu).to_be_visible()
    open_screen().go(f"/table/{opened['table']}")
    watched = page.get_by_text("One watches")
    menu.click()
    expect(watched).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(PAINTED)
    box = menu.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


def test_nothing_scrolls_sideways_on_a_phone(open_screen: OpenScreen, server: Server) -> None:
    opened = server.open(["link", *["greedy"] * 4], seed="sizes")
    person = Seated(open_screen(size=PHONE), seed=7).sit(opened)
    page, seen = person.page, set[str]()
    for lit in person.moments():
        page.evaluate(PAINTED)
        assert page.evaluate(SIDEWAYS) == [], lit.phase
        buttons = [BUTTONS] if lit.buttons else []
        shown = ["footer .question", "footer .tools :is(button, select)", "nav.sheets button"]
        assert page.evaluate(OUT_OF_SIGHT, [*shown, *buttons]) == [], lit.phase
        seen.add(lit.phase)
        if seen >= PHASES and lit.turn == 2:
            break
        person.act()
    for panel in ("Species", "Cards", "What happened"):
        page.get_by_role("navigation").get_by_role("button", name=panel).click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        assert page.evaluate(SIDEWAYS) == [], panel
        sheet.get_by_role("button", name="Close", exact=True).click()
        expect(sheet).to_be_hidden()


@pytest.mark.parametrize(
    "address",
    ["/", "/new/evo-2001", "/replay", "/replay/{finished}", "/rules/evo-2001", "/credits", "/me"],
)
def test_no_page_scrolls_sideways_on_a_phone(
    open_screen: OpenScreen, archive: Server, finished: str, address: str
) -> None:
    page = open_screen(archive, size=PHONE).go(address.format(finished=finished))
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SIDEWAYS) == []


# Phones held sideways and small ones, small laptops, a tablet upright, large screens, television.
WINDOWS = [
    (844, 390),
    (932, 430),
    (360, 640),
    (1280, 720),
    (1366, 768),
    (768, 1024),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
MOST = {"evo-2001": 5, "evo-2011": 5, "gods-love-dinosaurs": 4, "evolution-family": 6}
COVERED = """(selectors) => selectors.flatMap((selector) =>
  [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length).flatMap((e) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return e.contains(above) || above?.contains(e) ? [] : [`${selector} under ${above?.className}`]
  }))"""
ASKED = ["footer .question", "footer .tools :is(button, select)", BUTTONS]
LEGEND = ".legend li"
BIDS = ["main header .told", "[data-row] [data-place]"]
SHOWN = [*ASKED, *BIDS, LEGEND, "nav.sheets .chip", "header .phases li"]


@pytest.mark.parametrize("game", MOST)
def test_at_every_size_what_is_asked_is_in_sight_and_uncovered(
    open_screen: OpenScreen, server: Server, game: str
) -> None:
    opened = server.open(["here", *["uniform"] * (MOST[game] - 1)], game=game, seed="sizes")
    page = open_screen().go(f"/table/{opened['table']}?key={opened['keys'][0]}")
    for language in ("en", "fr", "it"):
        page.evaluate("(name) => localStorage.setItem('mesozoic.language', name)", language)
        page.reload()
        page.locator("footer .said.mine").wait_for()
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            shown = [one for one in SHOWN if page.locator(one).first.is_visible()]
            when = f"{language} {width}x{height}"
            assert (LEGEND in shown) == game.startswith("evo-"), when
            assert page.evaluate(SIDEWAYS) == [], when
            assert page.evaluate(OUT_OF_SIGHT, shown) == [], when
            assert page.evaluate(COVERED, shown) == [], when


WHOLE_PHASES = """() => {
  const phases = document.querySelectorAll('header .phases li')
  if (![...phases].some((e) => e.ariaCurrent)) phases[0].ariaCurrent = 'step'  // none is played yet
  const shown = document.querySelector('header .phases [aria-current] .name')
  const names = [...document.querySelectorAll('header .phases .name')].map((e) => e.textContent)
  const said = shown.textContent
  const cut = names.filter((name) => {
    shown.textContent = name
    return shown.scrollWidth > shown.clientWidth + 1 || shown.scrollHeight > shown.clientHeight + 1
  })
  shown.textContent = said
  return [names.length, cut]
}"""


@pytest.mark.parametrize("game", MOST)
def test_every_phase_is_named_whole_on_a_phone(
    open_screen: OpenScreen, server: Server, game: str
) -> None:
    opened = server.open(["here", *["uniform"] * (MOST[game] - 1)], game=game, seed="sizes")
    for language in ("fr", "it"):
        page = open_screen(locale=language, size=PHONE).go(
            f"/table/{opened['table']}?key={opened['keys'][0]}"
        )
        page.locator("footer .said.mine").wait_for()
        for size in at_sizes(page, SMALL_PHONE, PHONE):
            found, cut = page.evaluate(WHOLE_PHASES)
            assert found > 3
            assert cut == [], f"{language} {size}"


CUT = """() => [...document.querySelectorAll('aside :is(.called, .who)')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
USUAL = [
    "Mary Anning",
    "Gideon Mantell",
    "Georges Cuvier",
    "Joseph Leidy",
    "Dong Zhiming",
    "Mignon Talbot",
]
"""As the form calls bots."""


@pytest.mark.parametrize("game", ["evo-2001", "evolution-family"])
def test_usual_names_are_whole(open_screen: OpenScreen, server: Server, game: str) -> None:
    names = USUAL[: MOST[game]]
    bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in names[1:]]
    for language, own in (("en", "Player 1"), ("fr", "Joueur 1"), ("it", "Giocatore 1")):
        seats = [{"kind": "here", "name": own}, *bots]
        opened = server.open(["here"] * len(seats), game=game, seats=seats, seed="names")
        page = Seated(open_screen(locale=language)).sit(opened).page
        page.locator("footer .said.mine").wait_for()
        assert page.locator("aside .who").count() == len(seats)
        for width, height in ((1440, 900), (1280, 720), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            assert page.evaluate(CUT) == [], f"{language} {width}x{height}"


# A caption goes with its step: it is looked at while it is there, two frames after it came.
UNDER_THE_CAPTION = """() => {
  const card = document.querySelector('.caption-card')
  if (card !== window.lookedAt) [window.lookedAt, window.looks] = [card, 0]
  if (!card || document.fonts.status !== 'loaded' || window.looks++ < 2) return null
  const above = card.getBoundingClientRect()
  return [...document.querySelectorAll('main [data-zone], .legend li')]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const covered = Math.min(bottom, above.bottom) - Math.max(top, above.top)
      return left < above.right && right > above.left && covered > 4
    })
    .map((one) => one.dataset.zone ?? one.textContent)
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("evo-2001", DESK),
        ("evo-2001", TABLET),
        ("evo-2001", PHONE),
        ("gods-love-dinosaurs", PHONE),
    ],
)
def test_a_caption_leaves_the_land_and_its_legend_free(
    open_screen: OpenScreen, server: Server, game: str, size: ViewportSize
) -> None:
    bots = ["uniform"] * (MOST[game] - 1)
    opened = server.open(["here", *bots], game=game, seed="sizes", pace=700)
    page = Seated(open_screen(size=size, pace="slow")).sit(opened).page
    assert page.wait_for_function(UNDER_THE_CAPTION).json_value() == []


# A hex is narrower than its box above and below its sides.
UNDER_BUTTONS = """() => {
  const buttons = [...document.querySelectorAll('main .zoom button')]
    .map((e) => e.getBoundingClientRect())
  return [...document.querySelectorAll('main [data-zone]')]
    .filter((zone) => {
      const { left, top, width, height } = zone.getBoundingClientRect()
      const isInside = (x, y) => {
        const [across, down] = [x - left - width / 2, y - top - height / 2].map(Math.abs)
        return across < width / 2 && down < height / 2 - (across * height) / (2 * width)
      }
      return buttons.some((b) =>
        [b.left, b.right].some((x) => [b.top, b.bottom].some((y) => isInside(x, y))))
    })
    .map((zone) => zone.dataset.zone)
}"""


NARROW = [(560, 800), (500, 800), (430, 932), (390, 844), (360, 640)]


@pytest.mark.parametrize("is_touched", [False, True], ids=["mouse", "fingers"])
@pytest.mark.parametrize(("game", "players"), [("evo-2001", 3), ("evo-2001", 4), ("evo-2011", 5)])
def test_buttons_to_look_closer_lie_over_no_zone_in_a_narrow_window(
    open_screen: OpenScreen, server: Server, game: str, players: int, is_touched: bool
) -> None:
    opened = server.open(["here"] * players, game=game)
    size = PHONE if is_touched else DESK  # Screen has fingers where it is narrow
    page = open_screen(size=size).go(f"/table/{opened['table']}")
    closer = page.get_by_role("button", name="Look closer")
    closer.wait_for()
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        assert closer.is_visible()
        assert page.evaluate(UNDER_BUTTONS) == [], f"{width}x{height}"


@pytest.mark.parametrize(
    ("game", "size", "least"),
    [("gods-love-dinosaurs", PHONE, 66), ("evo-2011", UPRIGHT_TABLET, 36)],
)
def test_land_takes_the_room_there_is(
    open_screen: OpenScreen, server: Server, game: str, size: ViewportSize, least: int
) -> None:
    """So many pixels wide is a hex, where one chooses from something else beside it."""
    opened = server.open(["here", *["uniform"] * (MOST[game] - 1)], game=game, seed="sizes")
    page = Seated(open_screen(size=size)).sit(opened).page
    page.locator("footer .said.mine").wait_for()
    page.evaluate(PAINTED)
    box = page.locator("main [data-zone='0']").bounding_box()
    assert box is not None
    assert box["width"] > least


ROWS = """() => Object.values(Object.groupBy(
  document.querySelectorAll('.plates > li'), (e) => e.getBoundingClientRect().top
)).map((row) => row.length)"""


def test_plates_leave_no_hole_in_a_row(open_screen: OpenScreen, archive: Server) -> None:
    page = open_screen(archive).go("/")
    page.locator(".plates > li").first.wait_for()
    for width in (390, 600, 768, 900, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(PAINTED)
        rows = page.evaluate(ROWS)
        assert len(set(rows)) == 1, (width, rows)


def test_on_a_large_screen_everything_grows(open_screen: OpenScreen, server: Server) -> None:
    page = open_screen().go("/")
    sizes = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        sizes.append(page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)"))
    assert sizes == sorted(set(sizes)), sizes

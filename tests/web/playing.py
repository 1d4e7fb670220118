"""Somebody at a table: sees what is lit, and touches it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal, Protocol, TypeVar

from playwright.sync_api import Locator, Page, TimeoutError

from tests.web.screen import Screen
from tests.web.serving import Json, Server

MINE = ".said.mine"
END = "section[aria-label='The end']"
COVER = "dialog.cover"
ZONES = "[data-zone]:not([aria-disabled=true])"
BIDS = "main [data-place][aria-disabled=false]"
CARDS = "aside .hand button[aria-disabled=false]"
SHIFTS = "main [data-shift]"
TILES = "[data-tile][aria-disabled=false]"
SPOTS = "main [data-spot]:not([aria-disabled=true])"
BUTTONS = "footer .buttons button:not([aria-keyshortcuts])"
STATE = """([zones, bids, cards, shifts, tiles, spots, buttons]) => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  // What something else lies over is nobody's to touch.
  const isBare = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === e
  }
  const told = (e) => e.textContent.trim()
  return {
    zones: all(zones).map((e) => [Number(e.dataset.zone), e.getAttribute('aria-label')]),
    selected: all('[data-zone][aria-pressed=true]').map((e) => Number(e.dataset.zone))[0] ?? null,
    bids: all(bids).map((e) => e.dataset.place),
    cards: all(cards).length,
    shifts: all(shifts).length,
    tiles: all(tiles).map((e) => e.dataset.tile),
    spots: all(spots).filter(isBare).map((e) => e.dataset.spot),
    buttons: all(buttons).map(told),
    confirms: all('footer .buttons .main').length > 0 && all(buttons).map(told).includes('Cancel'),
    phase: all('.phases [aria-current=step]').map((e) => told(e.lastChild))[0] ?? '',
    turn: Number(all('.turn .number')[0]?.textContent),
  }
}"""

KEYS = "(table) => JSON.parse(localStorage.getItem('mesozoic.keys'))[table].keys"
GLANCE = 150
"""Milliseconds for which one screen is watched before the other is."""

Next = Literal["asked", "over", "covered"]


@dataclass(frozen=True)
class Lit:
    """What the table offers to do now."""

    zones: dict[int, str]
    """Lit zones, with what a screen reader says of them."""
    selected: int | None
    bids: list[str]
    """As `lot.amount`."""
    cards: int
    shifts: int
    """Turns of a wheel among which a card lets one choose."""
    tiles: list[str]
    """Tiles to take, as `column.row`."""
    spots: list[str]
    """Empty places where the tile in hand fits, as `q,r`."""
    buttons: list[str]
    confirms: bool
    phase: str
    turn: int

    def zones_that(self, may: str) -> list[int]:
        return [zone for zone, said in self.zones.items() if may in said]

    @property
    def own(self) -> list[int]:
        return self.zones_that("You may choose this one.")

    @property
    def targets(self) -> list[int]:
        return [zone for zone in self.zones if zone not in self.own]


class Mouse:
    """Touches things by clicking."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def zone(self, zone: int) -> None:
        self.page.locator(f"[data-zone='{zone}']").click(force=True)

    def bid(self, place: str) -> None:
        self.page.locator(f"[data-place='{place}']").click()

    def card(self, at: int) -> None:
        self.page.locator(CARDS).nth(at).click()

    def shift(self, at: int) -> None:
        self.page.locator(SHIFTS).nth(at).click()

    def tile(self, tile: str) -> None:
        self.page.locator(f"[data-tile='{tile}']").click()

    def spot(self, spot: str) -> None:
        self.page.locator(f"[data-spot='{spot}']").click(force=True)

    def button(self, at: int) -> None:
        self.page.locator(BUTTONS).nth(at).click()


class Keyboard(Mouse):
    """Touches things by keys alone: tab to it, arrows inside, enter."""

    MOST_TABS = 300

    def zone(self, zone: int) -> None:
        self._tab_to("[data-zone]")
        seen = set[str]()
        while (here := self._focused("dataset.zone")) != str(zone):
            assert here not in seen, f"no key leads to the lit zone {zone}"
            seen.add(here)
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")

    def bid(self, place: str) -> None:
        self._tab_to("[data-place]")
        to = [int(part) for part in place.split(".")]
        for axis, (less, more) in enumerate(
            (("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight"))
        ):
            here = int(self._focused("dataset.place").split(".")[axis])
            for _ in range(abs(to[axis] - here)):
                self.page.keyboard.press(more if to[axis] > here else less)
        assert self._focused("dataset.place") == place
        self.page.keyboard.press("Enter")

    def card(self, at: int) -> None:
        self._tab_to(CARDS, at)
        self.page.keyboard.press("Enter")

    def shift(self, at: int) -> None:
        self._tab_to(SHIFTS, at)
        self.page.keyboard.press("Enter")

    def tile(self, tile: str) -> None:
        self.bid(self.page.locator(f"[data-tile='{tile}']").get_attribute("data-place") or "")

    def spot(self, spot: str) -> None:
        self._tab_to("[data-stop]")
        seen = set[str]()
        while (here := self._focused("dataset.spot")) != spot:
            assert here not in seen, f"no key leads to the empty place {spot}"
            seen.add(here)
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")

    def button(self, at: int) -> None:
        self._tab_to(BUTTONS, at)
        self.page.keyboard.press("Enter")

    def _tab_to(self, selector: str, at: int | None = None) -> None:
        """Press tab until what has the focus is one of these, or the one at this place."""
        script = """([selector, at]) => {
            const found = [...document.querySelectorAll(selector)]
            const here = found.indexOf(document.activeElement)
            return at === null ? here >= 0 : here === at
        }"""
        for _ in range(self.MOST_TABS):
            if self.page.evaluate(script, [selector, at]):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"tab never leads to {selector}")

    def _focused(self, what: str) -> str:
        return str(self.page.evaluate(f"() => document.activeElement.{what}"))


class Seated:
    """A person before a screen, who plays at random but gets on with it."""

    def __init__(
        self, screen: Screen, seed: int = 0, *, hand: type[Mouse] = Mouse, keeps_cards: bool = False
    ) -> None:
        self.screen = screen
        self.keeps_cards = keeps_cards
        self.page = screen.page
        self.rng = Random(seed)
        self.hand = hand(screen.page)
        self.did = set[str]()

    # Coming to the table

    def come_by(self, link: str) -> None:
        """Follow a secret link, and say who one is."""
        self.page.goto(link)
        asking = self.page.get_by_role("dialog", name="Who are you?")
        asking.get_by_label("Your name").fill("Anna")
        asking.get_by_role("button", name="Go to the table").click()
        self.page.get_by_role("complementary").wait_for()

    def sit(self, opened: Json, seat: int = 0) -> Seated:
        """By the secret link of a seat; who is asked for a name keeps the one that was given."""
        self.screen.go(f"/table/{opened['table']}?key={opened['keys'][seat]}")
        if opened["links"][seat]:
            self.page.locator("main").first.wait_for()
            name = self.page.locator("dialog[open] input[autocomplete=nickname]")
            if name.is_visible():
                name.press("Enter")
                name.wait_for(state="detached")
        return self

    def wait(self) -> Next:
        """Until there is something to do here."""
        self.page.locator(f"{MINE}, {END}, {COVER}").first.wait_for()
        if self.page.locator(COVER).is_visible():
            return "covered"
        return "over" if self.page.locator(END).is_visible() else "asked"

    # Seeing

    def look(self) -> Lit:
        seen: dict[str, Any] = self.page.evaluate(
            STATE, [ZONES, BIDS, CARDS, SHIFTS, TILES, SPOTS, BUTTONS]
        )
        seen["zones"] = dict(seen["zones"])
        return Lit(**seen)

    @property
    def question(self) -> str:
        return self.page.locator("footer .question").inner_text()

    @cached_property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary").get_by_role("list", name="What happened")

    def island(self) -> list[str]:
        """Every zone as a screen reader hears it, with nothing picked up."""
        self.page.keyboard.press("Escape")
        self.page.locator("[data-zone][aria-pressed=true]").wait_for(state="detached")
        zones = self.page.locator("[data-zone]")
        said: list[str] = zones.evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))")
        return said

    # Doing

    def act(self) -> None:
        """Answer what is asked, whatever it is: one act."""
        lit = self.look()
        if lit.confirms:
            self._press(lit, 0, "confirmed")
        elif lit.cards and not self.keeps_cards and self.rng.random() < 0.7:
            self._play_card(lit)
        elif lit.bids:
            self._bid(lit)
        elif lit.zones:
            self._use_zones(lit)
        else:
            self._press(lit, self.rng.randrange(len(lit.buttons)), "passed")

    def _play_card(self, lit: Lit) -> None:
        self.hand.card(self.rng.randrange(lit.cards))
        lit = self.look()
        if lit.shifts and not lit.confirms:
            self.hand.shift(self.rng.randrange(lit.shifts))
            lit = self.look()
        elif lit.zones and not lit.confirms:
            self.hand.zone(self.rng.choice(list(lit.zones)))
            lit = self.look()
        self._press(lit, 0, "played a card")

    def _bid(self, lit: Lit) -> None:
        cheap = sorted(lit.bids, key=lambda place: int(place.split(".")[1]))[:4]
        self.hand.bid(self.rng.choice(cheap))
        self._press(self.look(), 0, "bid")

    def _use_zones(self, lit: Lit) -> None:
        if lit.buttons and self.rng.random() < 0.35:
            self._press(lit, 0, "stopped")
        elif not lit.own:
            self.hand.zone(self.rng.choice(lit.targets))
            self.did.add("placed" if lit.zones_that("You may choose this zone.") else "lost")
        else:
            self._move(lit)

    def _move(self, lit: Lit) -> None:
        if lit.selected is None:
            self.hand.zone(self.rng.choice(lit.own))
            lit = self.look()
        assert lit.targets, f"nowhere to go, at {lit}"
        target = self.rng.choice(lit.targets)
        is_fight = "You may attack" in lit.zones[target]
        self.hand.zone(target)
        if is_fight:
            self._press(self.look(), 0, "attacked")
        else:
            self.did.add("walked")

    def _press(self, lit: Lit, at: int, what: str) -> None:
        assert lit.buttons, f"nothing to press, at {lit}"
        self.hand.button(at)
        self.did.add(what)

    # Playing on

    def moments(self) -> Iterator[Lit]:
        """What is lit, each time that something is asked; whoever listens may act in between."""
        while (what := self.wait()) != "over":
            if what == "covered":
                self.uncover()
                continue
            yield self.look()

    def play(self, until: Callable[[Lit], bool]) -> Lit:
        """Act until something is asked that `until` waits for."""
        for lit in self.moments():
            if until(lit):
                return lit
            self.act()
        raise AssertionError("the game ended before that")

    def play_to_the_end(self) -> None:
        for _ in self.moments():
            self.act()

    def let_play(self, server: Server, *, to_turn: int) -> None:
        """Leave a table where one seat is one's own, and come back when it was played to a turn."""
        address = self.page.url
        table = address.rpartition("/")[2]
        keys: list[str] = self.page.evaluate(KEYS, table)
        self.page.goto("about:blank")
        server.play_on({"table": table, "keys": keys}, 0, to_turn=to_turn)
        self.page.goto(address)

    def uncover(self) -> None:
        cover = self.page.locator(COVER)
        cover.get_by_role("button").click()
        cover.wait_for(state="detached")


MOST_ROUNDS = 2000
"""No game takes as many; a page on which clicks go astray would be played for ever."""


class HasPage(Protocol):
    """Somebody before a screen of their own."""

    @property
    def page(self) -> Page: ...


Somebody = TypeVar("Somebody", bound=HasPage)


def together(*persons: Somebody) -> Iterator[Somebody]:
    """Whoever is asked next, of several persons before screens of their own."""
    for _ in range(MOST_ROUNDS):
        for person in persons:
            try:
                person.page.locator(f"{MINE}, {END}").first.wait_for(timeout=GLANCE)
            except TimeoutError:
                continue
            if person.page.locator(END).is_visible():
                return
            yield person
    raise AssertionError(f"no end after {MOST_ROUNDS} rounds: what is clicked changes nothing")


def situations(frames: list[str]) -> Iterator[Json]:
    """Every position that a connection was told, the oldest first."""
    for frame in frames:
        message = json.loads(frame)
        if message["is"] == "situation":
            yield message
        elif "situation" in message:
            yield message["situation"]

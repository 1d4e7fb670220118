"""Somebody who plays Evolution, family version, with a purpose: lays a path and walks it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import TimeoutError

from tests.web.playing import BUTTONS, Seated
from tests.web.screen import Screen
from tests.web.serving import Json

SEEN = """([buttons]) => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const told = (e) => e.textContent.trim()
  const labels = (selector, name) => Object.fromEntries(
    all(selector).map((e) => [e.dataset[name], e.getAttribute('aria-label') ?? e.title]))
  return {
    marks: labels('main [data-mark]:not(.no)', 'mark'),
    barred: all('main [data-mark].no').map((e) => e.dataset.mark),
    hands: labels('main [data-place][aria-disabled=false]', 'place'),
    buttons: all(buttons).map(told),
    confirms: all('footer .buttons .main').length > 0 && all(buttons).map(told).includes('Cancel'),
    phase: all('.phases [aria-current=step]').map((e) => told(e.lastChild))[0] ?? '',
    turn: Number(all('.turn .number')[0]?.textContent),
    stands: all('aside li.yours.asked .path i').findIndex((e) => e.matches('.here')),
    paid: all('footer .question').some((e) => e.textContent.includes('for a token')),
  }
}"""
GONE = 5_000
"""Milliseconds after which what was offered is no more: it was looked at just before it ended."""
LEFT = re.compile(r"(\d+) left in the deck")


@dataclass(frozen=True)
class Offered:
    """What the table offers to do now."""

    marks: dict[str, str]
    """What may be picked on the board, with what a screen reader says of it."""
    barred: list[str]
    hands: dict[str, str]
    """Numbers of tokens to hide, as `hand.tokens`."""
    buttons: list[str]
    confirms: bool
    phase: str
    turn: int
    stands: int
    """The card on which one's piece stands; -1 on its sector, or where no piece is asked."""
    paid: bool

    def marks_at(self, kind: str) -> list[str]:
        return [mark for mark in self.marks if mark.startswith(f"{kind}-")]


class Walker:
    def __init__(self, screen: Screen, own: tuple[int, ...], *, harms: bool = True) -> None:
        self.screen = screen
        self.page = screen.page
        self.person = Seated(screen)
        self.harms = harms
        """Whether rivals are sent back, dragged and barred, where that is offered."""
        self.own = own
        """The numbers of one's animals."""
        self.did = set[str]()
        self.tried = set[str]()
        """Where the piece has been in this stay on a card: one does not walk in circles."""

    def sit(self, opened: Json, seat: int = 0) -> Walker:
        self.person.sit(opened, seat)
        return self

    def look(self) -> Offered:
        seen: dict[str, Any] = self.page.evaluate(SEEN, [BUTTONS])
        return Offered(**seen)

    def moments(self) -> Iterator[Offered]:
        while (what := self.person.wait()) != "over":
            if what == "covered":
                self.person.uncover()
                continue
            yield self.look()

    def act(self, offered: Offered | None = None) -> None:
        """Answer what is asked, whatever it is: one act."""
        offered = offered or self.look()
        if offered.confirms:
            self.press("confirmed")
        elif offered.hands:
            self.guess(offered)
        elif offered.marks_at("berth") or "Discard the card" in offered.buttons:
            self._put(offered)
        elif offered.marks_at("piece") and self.harms:
            self.pick(offered.marks_at("piece")[0])
            self.press("sent a rival back")
        elif offered.phase == "Step":
            self._step(offered)
        elif offered.phase == "Cone":
            self._use_cone(offered)
        elif offered.marks_at("spot"):
            self.pick(offered.marks_at("spot")[0])
            self.did.add("chose a rock")
        else:
            self.press("spared a rival")

    def pick(self, mark: str) -> None:
        with suppress(TimeoutError):
            self.page.locator(f"[data-mark='{mark}']").first.click(force=True, timeout=GONE)

    def press(self, what: str, at: int = 0) -> None:
        with suppress(TimeoutError):
            self.page.locator(BUTTONS).nth(at).click(timeout=GONE)
            self.did.add(what)

    def guess(self, offered: Offered) -> None:
        """For each animal, the card of which most are left."""
        for hand in sorted({place.partition(".")[0] for place in offered.hands}):
            found = {
                place: int(match[1])
                for place, label in offered.hands.items()
                if place.startswith(f"{hand}.") and (match := LEFT.search(label))
            }
            if found:
                self.page.locator(f"[data-place='{max(found, key=lambda p: found[p])}']").click()
        self.press("closed a hand")

    def _put(self, offered: Offered) -> None:
        """Where it lengthens one's own path; else where it does a rival harm; else nowhere."""
        found = {mark: offered.marks[mark] for mark in offered.marks_at("berth")}
        own = [f"berth-{animal}" for animal in self.own]
        added = [mark for mark in own if "as card" in found.get(mark, "")]
        longer = sorted(added, key=lambda mark: "drags" in found[mark])
        harm = [m for m in found if m not in own and "drags" in found[m] and self.harms]
        if longer or harm:
            self.pick((longer or harm)[0])
            self.did.add("put a card" if longer else "dragged a rival")
        else:
            self.press("discarded a card")

    def _step(self, offered: Offered) -> None:
        """Outwards if a way leads there; else aside, where the piece has not been; else not."""
        spots = offered.marks_at("spot")
        ahead = [spot for spot in spots if _depth(spot) > offered.stands]
        here = [spot for spot in spots if _depth(spot) == offered.stands]
        through = [spot for spot in here if "far end" in offered.marks[spot]]
        aside = [spot for spot in here if spot not in self.tried]
        if ahead or through:
            self._go((ahead or through)[0])
        elif aside and not offered.paid:
            self._go(aside[0])
        else:
            self.tried.clear()
            self.press("stayed")

    def _go(self, spot: str) -> None:
        self.tried.add(spot)
        self.pick(spot)
        self.did.add("stepped")

    def _use_cone(self, offered: Offered) -> None:
        """Once, into a rival's path, to have done it."""
        rocks = [m for m in offered.marks if int(m.split("-")[1]) not in self.own]
        if "moved the cone" in self.did or not rocks or not self.harms:
            self.press("left the cone")
        else:
            self.pick(rocks[0])
            self.press("moved the cone")


def _depth(spot: str) -> int:
    """How far out a place is: `spot-path-depth-lane-part`, where the sector's depth is -1."""
    found = re.fullmatch(r"spot-\d+-(-?\d+)-\d-\d", spot)
    assert found, spot
    return int(found[1])

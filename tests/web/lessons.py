"""Somebody who learns: does what the card says, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Locator, Page

Input = Literal["mouse", "touch", "keyboard"]
Step = dict[str, Any]
CARD = ".guide .card"
OVER = "#lesson-over"
# What the card shows, and which of the things it points at are in sight.
SHOWN = """() => {
  const card = document.querySelector('.guide .card')
  if (!card) return document.querySelector('#lesson-over') ? { over: true } : null
  return { over: false, ...card.dataset, text: card.querySelector('.text').textContent.trim() }
}"""
# How many lines the sentence takes as it is laid out.
LINES = """() => {
  const range = new Range()
  range.selectNodeContents(document.querySelector('.guide .card .text'))
  let [count, below] = [0, -Infinity]
  const boxes = [...range.getClientRects()].sort((one, other) => one.top - other.top)
  for (const { top, bottom } of boxes) {
    if ((top + bottom) / 2 < below) continue
    count += 1
    below = bottom
  }
  return count
}"""

# Whether the card leaves free what it speaks of, but for a corner of something large.
FREE = """([names, most]) => {
  const boxOf = (one) => one.getBoundingClientRect()
  const card = boxOf(document.querySelector('.guide .card'))
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const isSeen = (one) => {
    const { left, top, right, bottom, width } = boxOf(one)
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return width > 1 && isInside && one.checkVisibility({ visibilityProperty: true })
  }
  const thing = (name) => name.split('|')
    .flatMap((one) => [...within.querySelectorAll(`[data-thing="${one}"]`)]).find(isSeen)
  const along = (one, from, to, end) =>
    Math.max(0, Math.min(card[to], one[to], end) - Math.max(card[from], one[from], 0))
  return names.map(thing).filter(Boolean).map(boxOf).every((one) =>
    along(one, 'left', 'right', innerWidth) * along(one, 'top', 'bottom', innerHeight)
      <= most * one.width * one.height)
}"""
A_CORNER = 0.06


# A sheet that is longer than the window scrolls to what is meant.
IN_THE_WINDOW = """(element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2 < innerHeight
}"""


class Pupil:
    def __init__(self, page: Page, by: Input) -> None:
        self._page = page
        self._by = by

    def steps(self) -> Iterator[Step]:
        """Each step that is shown, until there is none."""
        at = -1
        while True:
            self._page.wait_for_function(
                "(at) => { const card = document.querySelector('.guide .card');"
                " return document.querySelector('#lesson-over')"
                " || (card && Number(card.dataset.step) !== at) }",
                arg=at,
            )
            shown: Step = self._page.evaluate(SHOWN)
            if shown["over"]:
                return
            at = int(shown["step"])
            names = shown["at"].split(" ") if shown["at"] else []
            yield {**shown, "at": at, "names": names, "found": self.in_sight(names)}

    def in_sight(self, names: list[str]) -> list[str]:
        """Those of the things that can be seen, as the card itself looks for them."""
        return [name for name in names if self._thing(name) is not None]

    def wait_until_free(self, step: Step) -> None:
        """Until the card hides nothing that it speaks of; it moves as long as the table does."""
        self._page.wait_for_function(FREE, arg=[step["names"], A_CORNER])

    def lines(self) -> int:
        """That the sentence of the card takes."""
        count: int = self._page.evaluate(LINES)
        return count

    def do(self, step: Step) -> None:
        if step["kind"] != "do":
            self.touch(self._page.locator(f"{CARD} .main"))
            return
        slid, names = False, step["names"]
        for place, name in enumerate(names):
            if slid:  # what lies on it comes with it
                self._page.locator(f'dialog [data-thing="{name}"]').wait_for()
            thing = self._thing(name)
            slid = thing is not None and name.startswith("sheet:")
            if thing is not None:
                self.touch(thing)
                self._wait_for_one_of(names[place + 1 :], step["at"])

    def _wait_for_one_of(self, names: list[str], step: int) -> None:
        """Until something more may be touched, as a button that comes with a choice, or the card
        goes on by itself."""
        if not names:
            return
        things = [f'[data-thing="{one}"]' for name in names for one in name.split("|")]
        self._page.wait_for_function(
            "([things, step]) => { const card = document.querySelector('.guide .card');"
            " return Number(card?.dataset.step) !== step || "
            " [...document.querySelectorAll(things)].some((one) => one.checkVisibility()) }",
            arg=[", ".join(things), step],
        )

    def _thing(self, name: str) -> Locator | None:
        for one in name.split("|"):
            within = "dialog:modal " if self._page.locator("dialog:modal").count() else ""
            things = self._page.locator(f'{within}[data-thing="{one}"]').filter(visible=True)
            if things.count():
                return things.first
        return None

    def touch(self, thing: Locator) -> None:
        """In its middle, whatever lies there: a card in the way would be touched instead."""
        if self._by == "keyboard":
            thing.focus()
            self._page.keyboard.press("Enter")
            return
        element = thing.element_handle()
        element.wait_for_element_state("stable")  # nobody hits what still slides
        self._page.wait_for_function(IN_THE_WINDOW, arg=element)
        box = thing.bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._by == "touch":
            self._page.touchscreen.tap(*middle)
        else:
            self._page.mouse.click(*middle)

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

    def do(self, step: Step) -> None:
        if step["kind"] != "do":
            self._touch(self._page.locator(f"{CARD} .main"))
            return
        slid, names = False, step["names"]
        for place, name in enumerate(names):
            if slid:  # what lies on it comes with it
                self._page.locator(f'dialog [data-thing="{name}"]').wait_for()
            thing = self._thing(name)
            slid = thing is not None and name.startswith("sheet:")
            if thing is not None:
                self._touch(thing)
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

    def _touch(self, thing: Locator) -> None:
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

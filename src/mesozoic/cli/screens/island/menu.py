"""The options as they are being numbered: steps by dinosaur, zones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Generic, TypeVar

from rich.console import Group
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, FIGHT, MARKS, SOFT, badge
from mesozoic.cli.screens.island.views import View, Zone
from mesozoic.cli.screens.island.weather import per_cent
from mesozoic.core.values import Action
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import act

V = TypeVar("V", bound=View)


class Menu(Generic[V]):
    def __init__(self, zones: Sequence[Zone], view: V, words: Catalogue, width: int) -> None:
        self.zones = zones
        self.view = view
        self.words = words
        self.width = width
        self.lines: list[Text] = []
        self.answers: dict[str, Action] = {}
        self.next = 1
        self.owners = {
            zone: seat for seat, one in enumerate(view.species) for zone in one.dinosaurs
        }

    def choices(self) -> Choices:
        return Choices(Group(*self.lines), self.answers)

    def number(self, action: Action, text: Text | str) -> Text:
        """An option with the number to type for it."""
        key = str(self.next)
        self.next += 1
        self.answers[key] = action
        return Text.assemble((f"{key})", ACCENT), " ", text)

    def add_steps(self, steps: Sequence[tuple[int, Action, Text]]) -> None:
        """A line for each dinosaur: from which zone each step is, and where it leads."""
        for origin, group in groupby(steps, key=lambda step: step[0]):
            heading = Text.assemble(badge(self.owners[origin]), " ", self.zone(origin), "  → ")
            pieces = [self.number(action, text) for _, action, text in group]
            self.lines.append(flow(pieces, self.width, heading))

    def add_row(self, options: Sequence[tuple[Action, Text]]) -> None:
        """Options side by side."""
        pieces = [self.number(action, text) for action, text in options]
        self.lines.append(flow(pieces, self.width))

    def add_line(self, option: Action, more: str = "") -> None:
        """An option in words, and what is to be said about it."""
        text = Text(act(self.words, option, self.view.moment))
        if more:
            text.append(f"  {more}", SOFT)
        self.lines.append(self.number(option, text))

    def zone(self, zone: int) -> Text:
        terrain = self.zones[zone].terrain
        mark = MARKS[self.view.temperatures[terrain]].strip()
        name = self.words.say(f"terrain-{terrain}").lower()
        return Text.assemble((str(zone), Style(bold=True)), f" {name}", f" {mark}" if mark else "")

    def fight(self, zone: int, winning: int, faces: int) -> Text:
        """Somebody stands there: who, and how likely they are to be beaten."""
        chance = Text(f" {per_cent(self.words, winning, faces)}", Style(bold=True))
        return Text.assemble(f"{FIGHT} {zone} ", badge(self.owners[zone]), chance)


def standing_bid(words: Catalogue, pawn: tuple[int, int] | None) -> Text:
    """Who bids how much."""
    if pawn is None:
        return Text(words.say("cli-no-bid"))
    return Text.assemble(badge(pawn[0]), f" {pawn[1]}")

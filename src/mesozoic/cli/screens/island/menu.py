"""The options as they are being numbered: steps by dinosaur, zones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Generic, TypeVar

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import FIGHT, MARKS, badge
from mesozoic.cli.screens.island.views import View, Zone
from mesozoic.cli.screens.island.weather import per_cent
from mesozoic.cli.screens.menu import NumberedMenu
from mesozoic.core.values import Action
from mesozoic.islands.bidding import StandingBid
from mesozoic.words.catalogue import Catalogue

V = TypeVar("V", bound=View)


class Menu(NumberedMenu, Generic[V]):
    def __init__(self, zones: Sequence[Zone], view: V, words: Catalogue, width: int) -> None:
        super().__init__(view.moment, words, width)
        self.zones = zones
        self.view = view
        self.owners = {
            zone: seat for seat, one in enumerate(view.species) for zone in one.dinosaurs
        }

    def add_steps(self, steps: Sequence[tuple[int, Action, Text]]) -> None:
        """A line for each dinosaur: from which zone each step is, and where it leads."""
        for origin, group in groupby(steps, key=lambda step: step[0]):
            heading = Text.assemble(badge(self.owners[origin]), " ", self.zone(origin), "  → ")
            self.add_row([(action, text) for _, action, text in group], heading)

    def zone(self, zone: int) -> Text:
        terrain = self.zones[zone].terrain
        mark = MARKS[self.view.temperatures[terrain]].strip()
        name = self.words.say(f"terrain-{terrain}").lower()
        return Text.assemble((str(zone), Style(bold=True)), f" {name}", f" {mark}" if mark else "")

    def fight(self, zone: int, winning: int, faces: int) -> Text:
        """Somebody stands there: who, and how likely they are to be beaten."""
        chance = Text(f" {per_cent(self.words, winning, faces)}", Style(bold=True))
        return Text.assemble(f"{FIGHT} {zone} ", badge(self.owners[zone]), chance)


def standing_bid(words: Catalogue, pawn: StandingBid | None) -> Text:
    """Who bids how much."""
    if pawn is None:
        return Text(words.say("cli-no-bid"))
    return Text.assemble(badge(pawn.seat), f" {pawn.amount}")

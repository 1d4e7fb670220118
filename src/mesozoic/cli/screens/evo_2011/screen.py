"""The whole screen of EVO (2011)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2011.choices import EvoMenu
from mesozoic.cli.screens.evo_2011.laboratory import Columns
from mesozoic.cli.screens.evo_2011.sky import sky
from mesozoic.cli.screens.evo_2011.species import species_table
from mesozoic.cli.screens.evo_2011.terrains import TERRAINS
from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.cli.screens.island.screen import IslandScreen
from mesozoic.cli.screens.island.shorthand import read_bid, read_step
from mesozoic.cli.screens.island.species import draw_hand
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Attack, Bid, Fly, Swim, Walk
from mesozoic.games.evo_2011.board import Board
from mesozoic.games.evo_2011.moments import LaboratoryMoment
from mesozoic.games.evo_2011.view import EvoView
from mesozoic.words.catalogue import Catalogue


class EvoScreen(IslandScreen[EvoView]):
    looks = TERRAINS
    # The wheel turns first in a turn: from then on it is known whom the climate would take.
    perilous = ("mutations", "initiative", "movement", "births", "survival")

    def __init__(self, board: Board, words: Catalogue, names: Sequence[str]) -> None:
        super().__init__(board.zones, words, names)
        self.board = board

    def sky(self, view: EvoView, width: int) -> RenderableType:
        return sky(self.board, view, self.words, width)

    def species(self, view: EvoView, width: int) -> RenderableType:
        return Group(
            species_table(view, self.words, self.names, width), *self._laboratory(view, width)
        )

    def _laboratory(self, view: EvoView, width: int) -> list[RenderableType]:
        """For those who look on; whoever bids has it before them among their choices."""
        if not isinstance(view.moment, LaboratoryMoment) or view.seat in view.asked:
            return []
        columns = Columns(self.board, view.moment, self.words, width)
        return [columns.head(), *(columns.line(column, SOFT) for column in columns.numbers)]

    def hand(self, view: EvoView) -> RenderableType:
        return draw_hand(view, self.words, lambda card: self.words.say(f"card-{card}-text"))

    def menu(self, view: EvoView, options: Sequence[Action], width: int) -> Choices:
        return EvoMenu(self.board, view, self.words, width).add(options)

    def shorthand(self, view: EvoView, text: str) -> Action | None:
        if step := read_step(text):
            return self._step(view, *step)
        if isinstance(view.moment, LaboratoryMoment) and (bid := read_bid(text, view.moment.bids)):
            return Bid(*bid)
        return None

    def _step(self, view: EvoView, origin: int, target: int) -> Action:
        """As it is most likely meant: on foot where it can be, else by what genes allow."""
        if any(target in one.dinosaurs for one in view.species):
            return Attack(origin, target)
        genes = view.species[view.seat].unique if view.seat is not None else ()
        zones = self.board.zones
        if max(origin, target) < len(zones) and target not in zones[origin].neighbours:
            between = {far for near in zones[origin].neighbours for far in zones[near].neighbours}
            if "wings" in genes and target in between:
                return Fly(origin, target)
            if "fins" in genes and zones[origin].is_coast and zones[target].is_coast:
                return Swim(origin, target)
        return Walk(origin, target)


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> EvoScreen:
    return EvoScreen(table.game.board(table.state), words, names)

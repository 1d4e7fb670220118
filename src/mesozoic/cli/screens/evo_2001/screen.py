"""The whole screen of EVO (2001)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2001.choices import EvoMenu
from mesozoic.cli.screens.evo_2001.sky import sky
from mesozoic.cli.screens.evo_2001.species import card_text, species_table
from mesozoic.cli.screens.evo_2001.terrains import TERRAINS
from mesozoic.cli.screens.island.screen import IslandScreen
from mesozoic.cli.screens.island.shorthand import read_bid, read_step
from mesozoic.cli.screens.island.species import draw_hand
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Attack, Bid, Walk
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.moments import AuctionMoment
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue


class EvoScreen(IslandScreen[EvoView]):
    looks = TERRAINS
    perilous = ("movement", "births", "survival")

    def __init__(self, board: Board, words: Catalogue, names: Sequence[str]) -> None:
        super().__init__(board.zones, words, names)
        self.board = board

    def sky(self, view: EvoView, width: int) -> RenderableType:
        return sky(self.board, view, self.words, width)

    def species(self, view: EvoView, width: int) -> RenderableType:
        return species_table(view, self.words, self.names)

    def hand(self, view: EvoView) -> RenderableType:
        return draw_hand(view, self.words, lambda card: card_text(self.board, card, self.words))

    def menu(self, view: EvoView, options: Sequence[Action], width: int) -> Choices:
        return EvoMenu(self.board, view, self.words, width).add(options)

    def shorthand(self, view: EvoView, text: str) -> Action | None:
        if step := read_step(text):
            occupied = any(step[1] in one.dinosaurs for one in view.species)
            return Attack(*step) if occupied else Walk(*step)
        if isinstance(view.moment, AuctionMoment) and (bid := read_bid(text, view.moment.bids)):
            return Bid(*bid)
        return None


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> EvoScreen:
    return EvoScreen(table.game.board(table.state), words, names)

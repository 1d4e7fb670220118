"""The whole screen of EVO (2001): the board, side by side where the terminal is wide."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2001.choices import Menu
from mesozoic.cli.screens.evo_2001.island import Life, draw_island, island_width
from mesozoic.cli.screens.evo_2001.palette import ACCENT, SOFT
from mesozoic.cli.screens.evo_2001.sky import sky
from mesozoic.cli.screens.evo_2001.species import badge, hand, species_table
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Attack, Bid, Walk
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue

WIDE: Final = 110
PHASES: Final = {
    "climate-cards": "climate",
    "climate-roll": "climate",
    "guard-cards": "movement",
    "movement": "movement",
    "fight": "movement",
    "barren-cards": "births",
    "births": "births",
    "blight-cards": "survival",
    "survival-cards": "survival",
    "culling": "survival",
    "meteor-roll": "evolution",
    "gene-draw": "evolution",
    "auction": "evolution",
    "payment-cards": "evolution",
    "free-gene-cards": "evolution",
    "free-gene": "evolution",
}
PERILOUS: Final = ("movement", "births", "survival")
_STEP: Final = re.compile(r"(\d{1,3})\s*-\s*(\d{1,3})")
_BID: Final = re.compile(r"(\d{1,3})(?:[ :]+(\d{1,3}))?")


class EvoScreen:
    def __init__(self, board: Board, words: Catalogue, names: Sequence[str]) -> None:
        self.board = board
        self.words = words
        self.names = names

    def page(self, view: EvoView, width: int, log: Sequence[str] = ()) -> RenderableType:
        island = draw_island(self.board.zones, self._life(view))
        if width >= WIDE:
            return Group(self._title(view, width), self._wide(view, width, island, log))
        return Group(
            self._title(view, width),
            sky(self.board, view, self.words, width),
            island,
            Text(self.words.say("cli-legend"), SOFT),
            species_table(view, self.words, self.names),
            self.hand(view),
            *_log(log),
        )

    def _wide(self, view: EvoView, width: int, island: Text, log: Sequence[str]) -> RenderableType:
        land = island_width(self.board.zones)
        side = width - land - 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=land)
        grid.add_column(width=side)
        above = sky(self.board, view, self.words, side)
        legend = Text(self.words.say("cli-legend"), SOFT)
        grid.add_row(island, Group(above, legend, Text(), self.hand(view)))
        return Group(grid, species_table(view, self.words, self.names), *_log(log))

    def _title(self, view: EvoView, width: int) -> RenderableType:
        parts = [self.words.say("game-title"), self.words.say("cli-turn", turn=view.turn)]
        phase = _phase(view)
        if phase:
            parts.append(self.words.say(f"phase-{phase}"))
        title = f" {' · '.join(parts)} "
        return Text(title.center(width, "─"), Style(bold=True), no_wrap=True)

    def _life(self, view: EvoView) -> Life:
        owners = {zone: seat for seat, one in enumerate(view.species) for zone in one.dinosaurs}
        if _phase(view) not in PERILOUS:
            return Life(view.temperatures, owners)
        perils = view.forecast.perils
        return Life(
            view.temperatures,
            owners,
            {zone for peril in perils for zone in peril.doomed},
            {zone for peril in perils for zone in peril.threatened},
        )

    def hand(self, view: EvoView) -> RenderableType:
        return hand(self.board, view, self.words)

    def choices(self, view: EvoView, options: Sequence[Action], width: int) -> Choices:
        choices = Menu(self.board, view, self.words, width).add(options)
        peril = self._peril(view)
        return Choices(Group(peril, choices.shown), choices.answers) if peril else choices

    def _peril(self, view: EvoView) -> Text | None:
        """What would die if the turn ended here."""
        if view.seat is None or _phase(view) not in PERILOUS:
            return None
        peril = view.forecast.perils[view.seat]
        zones = sorted((*peril.doomed, *peril.threatened))
        if not peril.losses:
            return Text(self.words.say("cli-peril-none"), SOFT)
        return Text(self.words.say("cli-peril", losses=peril.losses, zones=_list(zones)), ACCENT)

    def shorthand(self, view: EvoView, text: str) -> Action | None:
        if step := _STEP.fullmatch(text):
            origin, target = int(step[1]), int(step[2])
            occupied = any(target in one.dinosaurs for one in view.species)
            return Attack(origin, target) if occupied else Walk(origin, target)
        bid = _BID.fullmatch(text)
        if bid and isinstance(view.moment, Auction):
            return Bid(int(bid[1]), int(bid[2] or _least(view.moment, int(bid[1]))))
        return None

    def standing(self, view: EvoView, seat: int) -> tuple[int, ...]:
        """E1-9.1: points, then dinosaurs on the board."""
        return (view.species[seat].points, len(view.species[seat].dinosaurs))

    def standing_titles(self) -> tuple[str, ...]:
        return (self.words.say("cli-column-points"), self.words.say("cli-column-dinosaurs"))

    def player_title(self) -> str:
        return self.words.say("cli-column-species")

    def player(self, seat: int) -> str:
        return f"{self.words.say(f'species-{seat}')} ({self.names[seat]})"

    def badge(self, seat: int) -> Text:
        return badge(seat)


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> EvoScreen:
    return EvoScreen(table.game.board(table.state), words, names)


def _phase(view: EvoView) -> str | None:
    return PHASES.get(view.moment.tag) if view.moment else None


def _least(auction: Auction, lot: int) -> int:
    """What must be bid on a gene, whoever could pay it."""
    standing = auction.bids[lot] if 0 <= lot < len(auction.bids) else None
    return standing[1] + 1 if standing else 0


def _list(zones: Sequence[int]) -> str:
    return ", ".join(map(str, zones))


def _log(lines: Sequence[str]) -> list[RenderableType]:
    return [Padding(Text("\n".join(lines), SOFT), (1, 0, 0, 0))] if lines else []

"""The options, numbered and grouped: steps by dinosaur, bids by column, zones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2011.laboratory import Columns
from mesozoic.cli.screens.island.menu import Menu
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    Escape,
    Fly,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Swim,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.board import Board
from mesozoic.games.evo_2011.die import KILLING_FACES
from mesozoic.games.evo_2011.moments import LaboratoryMoment
from mesozoic.games.evo_2011.view import EvoView
from mesozoic.words.catalogue import Catalogue

Step = Walk | Attack | Fly | Swim
InZone = PlaceNewborn | Withdraw | RemoveDinosaur | Escape
# How a step goes, where it is not on foot.
MANNERS: Final = {Fly: "↷ ", Swim: "≈ "}


class EvoMenu(Menu[EvoView]):
    def __init__(self, board: Board, view: EvoView, words: Catalogue, width: int) -> None:
        super().__init__(board.zones, view, words, width)
        self.board = board

    def add(self, options: Sequence[Action]) -> Choices:
        bids = [option for option in options if isinstance(option, Bid)]
        steps = [option for option in options if isinstance(option, Step)]
        zones = [option for option in options if isinstance(option, InZone)]
        if bids:
            self._bids(bids)
        for _, group in groupby(steps, key=lambda step: MANNERS.get(type(step))):
            self.add_steps([(step.origin, step, self._target(step)) for step in group])
        if zones:
            self.add_row([(option, self._place(option)) for option in zones])
        for option in options:
            if isinstance(option, PlayCard):
                self.add_line(option, self.words.say(f"card-{option.card}-text"))
            elif not isinstance(option, Bid | Step | InZone):
                self.add_line(option)
        return self.choices()

    def _target(self, step: Step) -> Text:
        if isinstance(step, Attack):
            forecast = self.view.forecast
            rival = Seat(self.owners[step.target])
            return self.fight(step.target, forecast.winning_faces[rival], forecast.faces)
        return Text.assemble(MANNERS.get(type(step), ""), self.zone(step.target))

    def _place(self, option: InZone) -> Text:
        if isinstance(option, PlaceNewborn) and option.zone in self.owners:
            die = self.board.die
            kills = sum(die[face.slug] for face in KILLING_FACES)
            return self.fight(option.zone, kills, sum(die.values()))
        return self.zone(option.zone)

    def _bids(self, bids: Sequence[Bid]) -> None:
        laboratory = self.view.moment
        assert isinstance(laboratory, LaboratoryMoment)
        columns = Columns(self.board, laboratory, self.words, self.width)
        self.lines.append(columns.head())
        for column in columns.numbers:
            offered = [bid for bid in bids if bid.column == column]
            for bid in offered:
                self.answers[f"{column} {bid.amount}"] = bid
            if offered:
                self.answers[str(column)] = offered[0]
            self.lines.append(columns.line(column, ACCENT if offered else SOFT))
        most = max(bid.amount for bid in bids)
        self.lines.append(Text(self.words.say("cli-bid-hint", most=most), SOFT))

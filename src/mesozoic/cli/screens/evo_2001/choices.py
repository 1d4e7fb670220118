"""The options, numbered and grouped: steps by dinosaur, bids by gene, zones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2001.sky import FACES
from mesozoic.cli.screens.evo_2001.species import card_text
from mesozoic.cli.screens.island.menu import Menu, standing_bid
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    PlaceNewborn,
    PlayCard,
    PlayCardAgainst,
    PlayCardFor,
    RemoveDinosaur,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.moments import AuctionMoment
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue

Step = Walk | Attack | Swim


class EvoMenu(Menu[EvoView]):
    def __init__(self, board: Board, view: EvoView, words: Catalogue, width: int) -> None:
        super().__init__(board.zones, view, words, width)
        self.board = board

    def add(self, options: Sequence[Action]) -> Choices:
        bids = [option for option in options if isinstance(option, Bid)]
        steps = [option for option in options if isinstance(option, Step)]
        zones = [option for option in options if isinstance(option, PlaceNewborn | RemoveDinosaur)]
        if bids:
            self._bids(bids)
        for _, group in groupby(steps, key=lambda step: isinstance(step, Swim)):
            self.add_steps([(step.origin, step, self._target(step)) for step in group])
        if zones:
            self.add_row([(option, self.zone(option.zone)) for option in zones])
        for option in options:
            if option not in self.answers.values() and not isinstance(option, Bid):
                self._other(option)
        return self.choices()

    def _target(self, step: Step) -> Text:
        if isinstance(step, Walk):
            return self.zone(step.target)
        if isinstance(step, Swim):
            return Text.assemble("≈ ", self.zone(step.target))
        rival = Seat(self.owners[step.target])
        return self.fight(step.target, self.view.forecast.winning_faces[rival], FACES)

    def _other(self, option: Action) -> None:
        if isinstance(option, PlayCard | PlayCardAgainst | PlayCardFor):
            self.add_line(option, card_text(self.board, option.card, self.words))
        else:
            self.add_line(option)

    def _bids(self, bids: Sequence[Bid]) -> None:
        auction = self.view.moment
        assert isinstance(auction, AuctionMoment)
        most = max(bid.amount for bid in bids)
        self.next = len(auction.genes)
        by_lot = {lot: list(group) for lot, group in groupby(bids, key=lambda bid: bid.lot)}
        for lot in range(len(auction.genes)):
            self._lot(auction, lot, by_lot.get(lot, []))
        hint = self.words.say("cli-bid-hint", most=most)
        self.lines.append(Text(hint, SOFT))

    def _lot(self, auction: AuctionMoment, lot: int, bids: Sequence[Bid]) -> None:
        """A gene: its number as in notation, who bids how much, and from what it may be had."""
        key = str(lot)
        for bid in bids:
            self.answers[f"{key} {bid.amount}"] = bid
        if bids:
            self.answers[key] = bids[0]
        gene = auction.genes[lot]
        line = Text.assemble((f"{key}) ", ACCENT if bids else SOFT))
        line.append(f"{self.words.say(f'gene-{gene}'):<10}", Style(bold=True))
        line.append_text(standing_bid(self.words, auction.bids[lot]))
        line.append(f"  {self.words.say(f'gene-{gene}-text')}", SOFT)
        self.lines.append(line)

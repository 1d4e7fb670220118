"""The options, numbered and grouped: steps by dinosaur, bids by gene, zones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2001.palette import ACCENT, FIGHT, MARKS, SOFT, SPECIES
from mesozoic.cli.screens.evo_2001.sky import odds
from mesozoic.cli.screens.evo_2001.species import badge, card_text
from mesozoic.cli.screens.flow import flow
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
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import act

Step = Walk | Attack | Swim


class Menu:
    """Options as they are being numbered."""

    def __init__(self, board: Board, view: EvoView, words: Catalogue, width: int) -> None:
        self.board = board
        self.view = view
        self.words = words
        self.width = width
        self.lines: list[Text] = []
        self.answers: dict[str, Action] = {}
        self.next = 1
        self.owners = {
            zone: seat for seat, one in enumerate(view.species) for zone in one.dinosaurs
        }

    def add(self, options: Sequence[Action]) -> Choices:
        bids = [option for option in options if isinstance(option, Bid)]
        steps = [option for option in options if isinstance(option, Step)]
        zones = [option for option in options if isinstance(option, PlaceNewborn | RemoveDinosaur)]
        if bids:
            self._bids(bids)
        for (_, origin), group in groupby(steps, key=lambda s: (isinstance(s, Swim), s.origin)):
            self._steps(origin, list(group))
        if zones:
            self._zones(zones)
        for option in options:
            if option not in self.answers.values() and not isinstance(option, Bid):
                self._other(option)
        return Choices(Group(*self.lines), self.answers)

    def number(self, action: Action, text: Text | str) -> Text:
        """An option with the number to type for it."""
        key = str(self.next)
        self.next += 1
        self.answers[key] = action
        return Text.assemble((f"{key})", ACCENT), " ", text)

    def _steps(self, origin: int, steps: Sequence[Step]) -> None:
        heading = Text.assemble(badge(self.owners[origin]), " ", self._zone(origin), "  → ")
        pieces = [self.number(step, self._target(step)) for step in steps]
        self.lines.append(flow(pieces, self.width, heading))

    def _target(self, step: Step) -> Text:
        if isinstance(step, Walk):
            return self._zone(step.target)
        if isinstance(step, Swim):
            return Text.assemble("≈ ", self._zone(step.target))
        rival = self.owners[step.target]
        faces = self.view.forecast.winning_faces[Seat(rival)]
        chance = Text(f" {odds(self.words, faces)}", Style(bold=True))
        return Text.assemble(f"{FIGHT} {step.target} ", badge(rival), chance)

    def _zone(self, zone: int) -> Text:
        terrain = self.board.zones[zone].terrain
        mark = MARKS[self.view.temperatures[terrain]].strip()
        name = self.words.say(f"terrain-{terrain}").lower()
        return Text.assemble((str(zone), Style(bold=True)), f" {name}", f" {mark}" if mark else "")

    def _zones(self, options: Sequence[PlaceNewborn | RemoveDinosaur]) -> None:
        self.lines.append(
            flow([self.number(one, self._zone(one.zone)) for one in options], self.width)
        )

    def _other(self, option: Action) -> None:
        text = Text(act(self.words, option, self.view.moment))
        if isinstance(option, PlayCard | PlayCardAgainst | PlayCardFor):
            text.append(f"  {card_text(self.board, option.card, self.words)}", SOFT)
        self.lines.append(self.number(option, text))

    def _bids(self, bids: Sequence[Bid]) -> None:
        auction: Any = self.view.moment
        assert isinstance(auction, Auction)
        most = max(bid.amount for bid in bids)
        self.next = len(auction.genes)
        by_lot = {lot: list(group) for lot, group in groupby(bids, key=lambda bid: bid.lot)}
        for lot in range(len(auction.genes)):
            self._lot(auction, lot, by_lot.get(lot, []))
        hint = self.words.say("cli-bid-hint", most=most)
        self.lines.append(Text(hint, SOFT))

    def _lot(self, auction: Auction, lot: int, bids: Sequence[Bid]) -> None:
        """A gene: its number as in notation, who bids how much, and from what it may be had."""
        key = str(lot)
        for bid in bids:
            self.answers[f"{key} {bid.amount}"] = bid
        if bids:
            self.answers[key] = bids[0]
        gene = auction.genes[lot].slug
        line = Text.assemble((f"{key}) ", ACCENT if bids else SOFT))
        line.append(f"{self.words.say(f'gene-{gene}'):<10}", Style(bold=True))
        line.append_text(self._standing(auction.bids[lot]))
        line.append(f"  {self.words.say(f'gene-{gene}-text')}", SOFT)
        self.lines.append(line)

    def _standing(self, bid: tuple[int, int] | None) -> Text:
        if bid is None:
            return Text(self.words.say("cli-no-bid"))
        holder = SPECIES[bid[0]]
        return Text.assemble((f" {holder.badge} ", holder.style), f" {bid[1]}")

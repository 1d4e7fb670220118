"""The whole screen of Gods Love Dinosaurs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.gods_love_dinosaurs.board import animal_board, legend
from mesozoic.cli.screens.gods_love_dinosaurs.choices import GodsMenu
from mesozoic.cli.screens.gods_love_dinosaurs.ecosystem import Block, Notes, block, side_by_side
from mesozoic.cli.screens.gods_love_dinosaurs.places import name_places, read_placement
from mesozoic.cli.screens.island.palette import SOFT, badge
from mesozoic.cli.screens.island.shorthand import read_step
from mesozoic.cli.screens.players import players_table
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import Breed, Hunt
from mesozoic.games.gods_love_dinosaurs.kinds import PREDATORS, PREY
from mesozoic.games.gods_love_dinosaurs.moments import BreedingMoment
from mesozoic.games.gods_love_dinosaurs.view import EcosystemView, GodsView
from mesozoic.words.catalogue import Catalogue

COLUMNS: Final = ("points", "eggs", "dinosaurs", "predators", "prey")
NARROWEST: Final = 30


class GodsScreen:
    def __init__(self, words: Catalogue, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def page(self, view: GodsView, width: int, log: Sequence[str] = ()) -> RenderableType:
        """One's own ecosystem comes last, next to what one is asked."""
        seats = [Seat(seat) for seat in range(len(view.ecosystems))]
        order = [*(seat for seat in seats if seat != view.seat)]
        order += [view.seat] if view.seat is not None else []
        blocks = [self._block(view, seat, width) for seat in order]
        parts: list[RenderableType] = [
            self._title(view, width),
            animal_board(view, self.words, width),
            self._players(view),
            legend(self.words, width),
            *side_by_side(blocks, width),
        ]
        if log:
            parts.append(Padding(Text("\n".join(log), SOFT), (1, 0, 0, 0)))
        return Group(*parts)

    def hand(self, view: GodsView) -> RenderableType:
        """Nothing is held in secret; one's own ecosystem is what one looks for."""
        if view.seat is None:
            return Text()
        one = self._block(view, view.seat, NARROWEST)
        return Group(one.heading, one.land)

    def choices(self, view: GodsView, options: Sequence[Action], width: int) -> Choices:
        return GodsMenu(view, self.words, width).add(options)

    def shorthand(self, view: GodsView, text: str) -> Action | None:
        """Two places for a tile; or from one hex to another, a birth or a hunt."""
        if view.in_hand is not None and view.active is not None:
            return read_placement(view.ecosystems[view.active].hexes, text)
        step = read_step(text)
        if step is None:
            return None
        return Breed(*step) if isinstance(view.moment, BreedingMoment) else Hunt(*step)

    def standing_titles(self) -> tuple[str, ...]:
        return (self.words.say("cli-column-points"), self.words.say("cli-column-after-first"))

    def player_title(self) -> str:
        return self.words.say("cli-column-species")

    def player(self, seat: int) -> str:
        return f"{self.words.say(f'species-{seat}')} ({self.names[seat]})"

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def _title(self, view: GodsView, width: int) -> Text:
        parts = (self.words.say("game-title"), self.words.say("cli-turn", turn=view.turn))
        return Text(f" {' · '.join(parts)} ".center(width, "─"), Style(bold=True), no_wrap=True)

    def _players(self, view: GodsView) -> RenderableType:
        """In turn order."""
        players = len(view.ecosystems)
        first = view.first or 0
        order = [Seat((first + seat) % players) for seat in range(players)]
        titles = [self.words.say(f"cli-column-{column}") for column in COLUMNS]
        return players_table(
            view, order, self.words, self.names, titles, lambda seat: _numbers(view, seat)
        )

    def _block(self, view: GodsView, seat: Seat, width: int) -> Block:
        one = view.ecosystems[seat]
        starving = view.forecast.starving[seat]
        hunt = view.forecast.hunt
        placing = view.in_hand is not None and view.active == seat == view.seat
        notes = Notes(
            starving={number for numbers in starving.values() for number in numbers},
            path=hunt.path if hunt is not None and seat == view.seat else (),
            places=name_places(one.hexes) if placing else {},
        )
        return block(one, self._heading(one, seat), notes, self.words, width)

    def _heading(self, one: EcosystemView, seat: Seat) -> Text:
        heading = Text.assemble(badge(seat), f" {self.words.say(f'species-{seat}')}  ")
        heading.append(self.words.say("cli-eggs", eggs=one.eggs))
        if one.is_hidden:
            heading.append(f"\n{self.words.say('cli-out-of-sight')}", SOFT)
        return heading


def _numbers(view: GodsView, seat: Seat) -> Sequence[str]:
    one = view.ecosystems[seat]

    def count(*kinds: Any) -> str:
        return str(sum(len(one.animals[kind.slug]) for kind in kinds))

    dinosaurs = str(len(one.animals["dinosaur"]))
    return (str(one.points), str(one.eggs), dinosaurs, count(*PREDATORS), count(*PREY))


def screen(table: Table[Any], words: Catalogue, names: Sequence[str]) -> GodsScreen:
    return GodsScreen(words, names)

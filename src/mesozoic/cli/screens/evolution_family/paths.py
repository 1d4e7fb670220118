"""The paths: a row of cards for each animal, with their three lanes, the pieces and the cone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evolution_family.palette import (
    CONE,
    GROUNDS,
    PREMIUM,
    SIGNS,
    UNSTABLE,
    badge,
)
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.games.evolution_family.board import Board
from mesozoic.games.evolution_family.eras import LANES
from mesozoic.games.evolution_family.moments import ContestMoment
from mesozoic.games.evolution_family.spots import OUTER, SECTOR
from mesozoic.games.evolution_family.view import FamilyView
from mesozoic.words.catalogue import Catalogue

EDGE: Final = "▏"
SECTOR_WIDTH: Final = 6
NARROWEST: Final = 12
WIDEST: Final = 18


class Paths:
    """Draws all paths below each other, so that cards of the same number stand in one column."""

    def __init__(
        self, board: Board, view: FamilyView, words: Catalogue, names: Sequence[str], width: int
    ) -> None:
        self.board = board
        self.view = view
        self.words = words
        self.names = names
        room = (width - SECTOR_WIDTH) // board.full_path
        self.cell = min(max(room, NARROWEST), WIDEST)

    def lines(self) -> list[Text]:
        lines = [self._ruler()]
        for animal in range(len(self.view.animals)):
            lines += [self._head(animal), *self._rows(animal)]
        return [line for line in lines if line.plain.strip()]

    def _ruler(self) -> Text:
        """The numbers of the cards."""
        longest = max(len(animal.path) for animal in self.view.animals)
        numbers = "".join(f" {number:<{self.cell - 1}}" for number in range(1, longest + 1))
        return Text(" " * SECTOR_WIDTH + numbers, SOFT)

    def _head(self, animal: int) -> Text:
        one = self.view.animals[animal]
        turn = "▶" if animal == self.view.active else " "
        name = f" {self.words.say(f'animal-{animal}')} ({self.names[one.seat]})"
        style = Style(bold=one.seat == self.view.seat)
        text = Text.assemble(turn, badge(animal), (name, style))
        text.append(f"  {self.words.say('cli-tokens', count=one.tokens)}")
        for note in self._notes(animal):
            text.append(f"  {note}", ACCENT)
        return text

    def _notes(self, animal: int) -> list[str]:
        forecast, notes = self.view.forecast, []
        if animal in forecast.ready:
            notes.append(self.words.say("cli-ready"))
        if animal in forecast.flanks:
            notes.append(self.words.say("cli-on-flank"))
        if self._has_closed(animal):
            notes.append(self.words.say("cli-hand-closed"))
        return notes

    def _has_closed(self, animal: int) -> bool:
        """Whether its hand is closed in a contest that goes on; never what is in it."""
        now = self.view.moment
        if not isinstance(now, ContestMoment) or self.view.animals[animal].seat in now.waiting:
            return False
        return not now.tied or animal in now.tied

    def _rows(self, animal: int) -> list[Text]:
        eras = Text(" " * SECTOR_WIDTH)
        for card in self.view.animals[animal].path:
            face = self.board.cards[card]
            era = self.words.say(f"era-{face.era}") + SIGNS[face.sign]
            eras.append(f"{EDGE}{era:<{self.cell - 1}}", Style(bold=True))
        return [eras, *(self._lane(animal, lane) for lane in LANES)]

    def _lane(self, animal: int, lane: int) -> Text:
        line = _padded(self._place(animal, SECTOR, lane, "rock"), SECTOR_WIDTH)
        for depth, card in enumerate(self.view.animals[animal].path):
            place = self._place(animal, depth, lane, self.board.cards[card].places[lane])
            line.append_text(_padded(Text.assemble(EDGE, place), self.cell))
        return line

    def _place(self, animal: int, depth: int, lane: int, ground: str) -> Text:
        """What a place is, and who stands there; a marsh has two parts, the inner one first."""
        marks = GROUNDS[ground].split()
        piece, cone = self.view.animals[animal].piece, self.view.cone
        parts = [Text(mark, SOFT) for mark in marks]
        if (piece.depth, piece.lane) == (depth, lane):
            parts[OUTER if piece.part == OUTER else 0].append_text(badge(animal))
        if cone and (cone.path, cone.depth, cone.lane) == (animal, depth, lane):
            parts[0].append(f" {CONE}", ACCENT)
        return Text(" ").join(parts)


def _padded(text: Text, width: int) -> Text:
    text.pad_right(width - text.cell_len)
    return text


def legend(words: Catalogue, width: int) -> Text:
    """What the marks on the cards mean."""
    grounds = [f"{mark} {words.say(f'ground-{slug}').lower()}" for slug, mark in GROUNDS.items()]
    signs = [f"{mark} {words.say(f'sign-{slug}').lower()}" for slug, mark in SIGNS.items() if mark]
    lanes = ", ".join(words.say(f"cli-lane-{lane}") for lane in LANES)
    pieces = [
        *grounds,
        f"{CONE} {words.say('cli-cone')}",
        *signs,
        words.say("cli-pair", name=words.say("cli-premium"), value=" ".join(PREMIUM)),
        words.say("cli-pair", name=words.say("cli-unstable"), value=" ".join(UNSTABLE)),
        f"↓ {lanes}",
    ]
    return flow([Text(piece, SOFT) for piece in pieces], width, gap=2)

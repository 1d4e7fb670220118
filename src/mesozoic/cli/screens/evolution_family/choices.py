"""The options, numbered: the cone's rocks by path, a closed hand by its tokens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evolution_family.cards import describe
from mesozoic.cli.screens.evolution_family.decks import kind_name
from mesozoic.cli.screens.evolution_family.palette import badge
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Guess, Move, MoveCone, PutCard, StayOut
from mesozoic.games.evolution_family.board import Board, CardFace
from mesozoic.games.evolution_family.moments import CardPlacingMoment, ContestMoment
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.view import FamilyView
from mesozoic.words.catalogue import Catalogue
from mesozoic.words.sentences import act


def card_at_stake(board: Board, view: FamilyView) -> CardFace | None:
    """The era card that is being put or contested."""
    now = view.moment
    if isinstance(now, CardPlacingMoment | ContestMoment):
        return board.cards[now.card]
    return None


class FamilyMenu:
    def __init__(self, board: Board, view: FamilyView, words: Catalogue, width: int) -> None:
        self.board = board
        self.view = view
        self.words = words
        self.width = width
        self.lines: list[Text] = []
        self.answers: dict[str, Action] = {}

    def add(self, options: Sequence[Action]) -> Choices:
        face = card_at_stake(self.board, self.view)
        if face:
            self.lines.append(describe(face, self.words))
        guesses = [option for option in options if isinstance(option, Guess)]
        cones = [option for option in options if isinstance(option, MoveCone)]
        if guesses:
            self._guesses(guesses)
        for path, group in groupby(cones, key=lambda cone: cone.path):
            pieces = [self._numbered(cone, self._rock(cone)) for cone in group]
            self.lines.append(flow(pieces, self.width, Text.assemble(badge(path), " ")))
        for option in options:
            if isinstance(option, StayOut):
                self._line(option, "0")
            elif not isinstance(option, Guess | MoveCone):
                self._line(option)
        return Choices(Group(*self.lines), self.answers)

    def _numbered(self, option: Action, text: Text, key: str = "") -> Text:
        """An option with what to type for it: its number, where nothing else is said."""
        key = key or str(len(self.answers) + 1)
        self.answers[key] = option
        return Text.assemble((f"{key})", ACCENT), " ", text)

    def _line(self, option: Action, key: str = "") -> None:
        text = Text(act(self.words, option, self.view.moment))
        more = self._more(option)
        if more:
            text.append(f"  {more}", SOFT)
        self.lines.append(self._numbered(option, text, key))

    def _more(self, option: Action) -> str:
        """What is to be said about an option."""
        match option:
            case PutCard(path):
                return self._berth(path)
            case Move(depth, lane) if depth != SECTOR:
                card = self.view.animals[self.view.active].path[depth]
                ground = self.board.cards[card].places[lane]
                return self.words.say(f"ground-{ground}").lower()
        return ""

    def _berth(self, path: int) -> str:
        """Where in a path the card would go, and whether it would move a piece."""
        assert self.view.forecast.berths is not None
        berth = self.view.forecast.berths[path]
        if berth.replaces:
            return self.words.say("cli-put-replace", number=berth.depth + 1)
        drags = self.view.animals[path].piece.depth >= berth.depth
        return self.words.say("cli-put-insert", number=berth.depth + 1, drags=drags)

    def _rock(self, cone: MoveCone) -> Text:
        return Text(f"{cone.depth + 1} {self.words.say(f'cli-lane-{cone.lane}')}")

    def _guesses(self, guesses: Sequence[Guess]) -> None:
        """One hand is typed as its tokens; two, as two numbers with a blank between them."""
        kinds = list(self.view.forecast.left.items())
        live = [
            hand for hand in range(len(guesses[0].tokens)) if any(g.tokens[hand] for g in guesses)
        ]
        if len(live) > 1:
            for guess in guesses:
                self.answers[" ".join(map(str, guess.tokens))] = guess
            own = [n for n, one in enumerate(self.view.animals) if one.seat == self.view.seat]
            pieces = [
                Text.assemble(badge(animal), f" 0–{self.view.animals[animal].tokens}")
                for animal in own
            ]
            self.lines.append(flow(pieces, self.width))
            self.lines.append(Text(self.words.say("cli-guess-hint"), SOFT))
            return
        pieces = []
        for guess in guesses:
            tokens = guess.tokens[live[0]]
            kind, left = kinds[tokens - 1]
            text = Text.assemble(kind_name(kind, self.words), (f" ×{left}", SOFT))
            pieces.append(self._numbered(guess, text, str(tokens)))
        self.lines.append(flow(pieces, self.width))

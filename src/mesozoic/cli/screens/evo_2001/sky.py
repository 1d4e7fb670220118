"""What hangs over the island: the climate on its ring, and the meteor on its track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.evo_2001.palette import ACCENT, MARKS, METEOR, SOFT, terrain_style
from mesozoic.cli.screens.flow import flow
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue

FACES = 6


def sky(board: Board, view: EvoView, words: Catalogue, width: int) -> RenderableType:
    return Group(
        _ring(board, view, words, width),
        _weather(view, words, width),
        _track(board, view, words, width),
        _odds(board, view, words),
    )


def _ring(board: Board, view: EvoView, words: Catalogue, width: int) -> Text:
    chips = []
    for space, terrain in enumerate(board.chart):
        name = words.say(f"terrain-{terrain}").lower()
        here = space == view.climate
        chips.append(Text(f"▶{name}◀" if here else f" {name} ", terrain_style(terrain)))
        if here:
            chips[-1].stylize(Style(bold=True))
    return flow(chips, width, _title(words.say("cli-climate")), gap=0)


def _weather(view: EvoView, words: Catalogue, width: int) -> Text:
    """What is hot, cold and deadly now."""
    pieces = []
    for temperature, mark in MARKS.items():
        terrains = [one for one, is_ in view.temperatures.items() if is_ == temperature]
        if terrains:
            names = ", ".join(words.say(f"terrain-{one}").lower() for one in terrains)
            said = words.say(f"temperature-{temperature}").lower()
            pair = words.say("cli-pair", name=said, value=names)
            pieces.append(Text(f"{mark} {pair}".strip()))
    return flow(pieces, width, Text("  "))


def _track(board: Board, view: EvoView, words: Catalogue, width: int) -> Text:
    pieces = []
    for space in range(board.track_start, board.track_last + 1):
        text, style = f"{space}{_risk(board, space, words)}", SOFT
        if space == view.meteor:
            text, style = f"{METEOR}{text}", ACCENT
        pieces.append(Text(text, style))
    return flow(pieces, width, _title(words.say("cli-meteor")), gap=1)


def _risk(board: Board, space: int, words: Catalogue) -> str:
    """How likely the game is to end as the meteor comes to a space."""
    faces = FACES if space >= board.track_last else len(board.track_faces.get(space, ()))
    return f"={odds(words, faces)}" if faces else ""


def _odds(board: Board, view: EvoView, words: Catalogue) -> Text:
    chance = per_cent(len(view.forecast.end_faces))
    space = min(view.meteor + 1, board.track_last)
    return Text("  " + words.say("cli-meteor-next", space=space, chance=chance), SOFT)


def per_cent(faces: int) -> int:
    return round(100 * faces / FACES)


def odds(words: Catalogue, faces: int) -> str:
    return words.say("cli-per-cent", number=per_cent(faces))


def _title(text: str) -> Text:
    return Text(f"{text}  ", Style(bold=True))

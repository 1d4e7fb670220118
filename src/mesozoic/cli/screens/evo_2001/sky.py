"""What hangs over the island: the climate on its ring, and the meteor on its track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mesozoic.cli.screens.evo_2001.terrains import TERRAINS
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, METEOR, SOFT
from mesozoic.cli.screens.island.weather import draw_ring, draw_weather, heading, per_cent
from mesozoic.games.evo_2001.board import Board
from mesozoic.games.evo_2001.view import EvoView
from mesozoic.words.catalogue import Catalogue

FACES = 6


def sky(board: Board, view: EvoView, words: Catalogue, width: int) -> RenderableType:
    return Group(
        draw_ring(board.chart, view.climate, TERRAINS, words, width),
        draw_weather(view.temperatures, words, width),
        _track(board, view, words, width),
        _odds(board, view, words),
    )


def _track(board: Board, view: EvoView, words: Catalogue, width: int) -> Text:
    pieces = []
    for space in range(board.track_start, board.track_last + 1):
        text, style = f"{space}{_risk(board, space, words)}", SOFT
        if space == view.meteor:
            text, style = f"{METEOR}{text}", ACCENT
        pieces.append(Text(text, style))
    return flow(pieces, width, heading(words.say("cli-meteor")), gap=1)


def _risk(board: Board, space: int, words: Catalogue) -> str:
    """How likely the game is to end as the meteor comes to a space."""
    faces = FACES if space >= board.track_last else len(board.track_faces.get(space, ()))
    return f"={odds(words, faces)}" if faces else ""


def _odds(board: Board, view: EvoView, words: Catalogue) -> Text:
    chance = round(100 * len(view.forecast.end_faces) / FACES)
    space = min(view.meteor + 1, board.track_last)
    return Text("  " + words.say("cli-meteor-next", space=space, chance=chance), SOFT)


def odds(words: Catalogue, faces: int) -> str:
    return per_cent(words, faces, FACES)

"""What hangs over Kumtagh: the climate wheel, and the tokens among which the meteorite waits."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mesozoic.cli.screens.evo_2011.terrains import TERRAINS
from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.palette import ACCENT, METEOR, SOFT
from mesozoic.cli.screens.island.weather import draw_ring, draw_weather, heading
from mesozoic.games.evo_2011.board import Board
from mesozoic.games.evo_2011.tokens import Token
from mesozoic.games.evo_2011.view import EvoView
from mesozoic.words.catalogue import Catalogue


def sky(board: Board, view: EvoView, words: Catalogue, width: int) -> RenderableType:
    return Group(
        draw_ring(board.wheel, view.section, TERRAINS, words, width),
        draw_weather(view.temperatures, words, width),
        _pile(view, words, width),
        _unseen(view, words, width),
        *_next(view, words),
    )


def _pile(view: EvoView, words: Catalogue, width: int) -> Text:
    """The tokens turned up so far, and how many are left."""
    pieces = [Text(_sign(words, token), SOFT) for token in view.revealed]
    if pieces:
        pieces[-1].stylize(ACCENT)
    pieces.append(Text(words.say("cli-tokens-left", left=view.pile)))
    return flow(pieces, width, heading(words.say("cli-tokens")), gap=2)


def _unseen(view: EvoView, words: Catalogue, width: int) -> Text:
    """The tokens that nobody has turned up: one of them is not in the pile."""
    unseen = [(token, number) for token, number in view.unseen_tokens.items() if number]
    pieces = [Text(f"{_sign(words, token)} ×{number}", SOFT) for token, number in unseen]
    return flow(pieces, width, Text(f"  {words.say('cli-tokens-unseen')} ", SOFT), gap=2)


def _next(view: EvoView, words: Catalogue) -> list[Text]:
    """How likely the next token is the end; and what it is, for whoever has sixth sense."""
    if view.result:
        return []
    lines = [Text("  " + words.say("cli-meteorite-next", left=view.forecast.meteorite), SOFT)]
    if view.foreseen is not None:
        token = words.say(f"token-{view.foreseen}")
        lines.append(Text("  " + words.say("cli-foreseen", token=token), ACCENT))
    return lines


def _sign(words: Catalogue, token: str) -> str:
    return METEOR if token == Token.METEORITE.slug else words.say(f"token-{token}")

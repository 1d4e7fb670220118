"""`mesozoic portrait`, hidden: a real screen, as a picture for the README."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.core.table import Table

FONT_FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def portrait(
    file: Path,
    /,
    *,
    game: str = "evo-2001",
    players: Whole = 4,
    turn: Annotated[Whole, Parameter(help="The turn that is shown.")] = 6,
    moment: Annotated[str, Parameter(help="What the first seat decides.")] = "movement",
    seed: str = "portrait",
    width: Whole = 120,
    lang: Language = None,
) -> None:
    """Bots play until the first seat decides something in the given turn; then its screen is drawn
    to an SVG file, or as text with colours where the name ends in .ansi."""
    from rich.console import Console

    from mesozoic.cli.playing.seating import Seating
    from mesozoic.core.luck import SeededLuck
    from mesozoic.files.tables import new_table

    words_in(lang)
    table = new_table(game, players, seed=seed, seats=("human 1", *["greedy"] * (players - 1)))
    seating = Seating.of(["greedy"] * players)
    luck = SeededLuck.named(seed)
    while not table.is_over and not _is_posing(table, turn, moment):
        table.go_on(luck, lambda seat: seating.bot_choice(table, seat))
    console = Console(
        record=True, file=io.StringIO(), width=width, force_terminal=True,
        color_system="truecolor", highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    _draw(console, table, lang)
    if file.suffix == ".ansi":
        file.write_text(console.export_text(styles=True), encoding="utf-8")
    else:
        file.write_text(_svg(console, game), encoding="utf-8")


def _is_posing(table: Table[Any], turn: int, moment: str) -> bool:
    view = table.view(None)
    shown = view.moment is not None and view.moment.tag == moment
    return shown and view.turn >= turn and 0 in view.asked


def _draw(console: Console, table: Table[Any], lang: str | None) -> None:
    from mesozoic.cli.playing.journal import Journal
    from mesozoic.cli.playing.seating import Seating
    from mesozoic.cli.screens import find_artist
    from mesozoic.core.seats import Seat
    from mesozoic.words.sentences import decision

    words = words_in(lang, table.game.id)
    names = Seating.of(table.record.header.seats).names(words)
    screen = find_artist(table.game.id).screen(table, words, names)
    view = table.view(Seat(0))
    log = Journal(table, words, names).last(Seat(0), 6)
    console.print(screen.page(view, console.width, log))
    console.print()
    console.print(decision(words, view.moment, view.asked, names), style="bold")
    console.print(screen.choices(view, table.options(Seat(0)), console.width).shown)
    console.print(words.say("cli-prompt"))


def _svg(console: Console, game: str) -> str:
    """Without fonts from elsewhere: the picture stands by itself."""
    from rich.terminal_theme import TerminalTheme

    theme = TerminalTheme((35, 32, 28), (239, 230, 210), [(35, 32, 28)] * 8, [(239, 230, 210)] * 8)
    svg = console.export_svg(title=f"mesozoic play {game}", theme=theme)
    return FONT_FACE.sub("", svg).replace("Fira Code", FONT)

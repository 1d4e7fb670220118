"""`mesozoic calibrate`: whether chances come true as often as they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from mesozoic.cli.bulk import Jobs, Seed, at_least, plain_table
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.train import Counts, check_extra, counts_of
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from mesozoic.arena.calibration import Calibration
    from mesozoic.words.catalogue import Catalogue


def calibrate(
    game: str,
    /,
    *,
    positions: Annotated[Whole, Parameter(help="How many are looked at.")] = 20_000,
    per_game: Annotated[Whole, Parameter(help="How many of one game, at most.")] = 40,
    players: Counts = "",
    bot: Annotated[str, Parameter(help="Who plays in every seat.")] = "search:50",
    seed: Seed = "calibrate",
    out: Annotated[Path, Parameter(help="A folder for the diagram and the numbers.")] = Path(),
    jobs: Jobs = 1,
    lang: Language = None,
) -> None:
    """Say at many positions of fresh games who will win, and compare with who does: for each number
    of players and each third of the game in ten bins, as a diagram (PNG) and in numbers (JSON)."""
    check_extra()
    from mesozoic.arena.calibration import calibrate as look
    from mesozoic.arena.calibration_diagram import draw_diagrams
    from mesozoic.cli.progress import progress

    words = words_in(lang)
    at_least(1, positions=positions, jobs=jobs, per_game=per_game)
    counts = counts_of(game, players)
    with progress(words.say("cli-progress-positions"), positions) as advance:
        found = look(game, counts, positions, per_game, bot, seed, jobs, advance)
    out.mkdir(parents=True, exist_ok=True)
    picture, numbers = (out / f"calibration-{game}.{kind}" for kind in ("png", "json"))
    draw_diagrams(found, picture)
    numbers.write_text(json.dumps(found.as_json(), indent=2) + "\n", "utf-8")
    _print(found, words)
    print(words.say("cli-calibrate-files", picture=str(picture), numbers=str(numbers)))


def _print(found: Calibration, words: Catalogue) -> None:
    from mesozoic.arena.calibration import ALLOWED
    from mesozoic.cli.playing.terminal import make_console

    console = make_console()
    console.print(words.say("cli-calibrate", positions=found.positions, games=found.games))
    titles = ("players", "third", "positions", "bins", "error", "off", "surely-off")
    allowed = round(100 * ALLOWED)
    table = plain_table(*(words.say(f"cli-column-{title}", points=allowed) for title in titles))
    for diagram in found.diagrams:
        error = words.say("cli-points", number=round(100 * diagram.largest_error, 1))
        counts = (diagram.players, diagram.third, diagram.positions, diagram.counted)
        table.add_row(*map(str, counts), error, str(diagram.off), str(diagram.surely_off))
    console.print(table)

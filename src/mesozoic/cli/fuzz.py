"""`mesozoic fuzz`: random games under every law."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from mesozoic.cli.bulk import Games, Jobs, Json, Seed, at_least
from mesozoic.cli.errors import FAILED
from mesozoic.cli.language import Language, words_in

if TYPE_CHECKING:
    from mesozoic.arena.fuzz import FuzzReport
    from mesozoic.words.catalogue import Catalogue


def fuzz(
    game: str | None = None,
    /,
    *,
    games: Games = 200,
    seed: Seed = "fuzz",
    jobs: Jobs = 1,
    folder: Annotated[Path, Parameter(help="Where the record of a failure is written.")] = Path(
        "fuzz-failures"
    ),
    json_: Json = False,
    lang: Language = None,
) -> int:
    """Play random games, of one game or of all, with every player number and option, under every
    law. A failure's record is written where it can be opened."""
    from mesozoic.arena.fuzz import fuzz as play
    from mesozoic.cli.progress import progress
    from mesozoic.games import find_game

    words = words_in(lang)
    at_least(1, games=games, jobs=jobs)
    if game is not None:
        find_game(game)
    with progress(words.say("cli-progress-games"), games) as advance:
        report = play(game, games=games, seed=seed, jobs=jobs, folder=folder, on_game=advance)
    if json_:
        print(json.dumps(as_json(report), ensure_ascii=False, indent=2))
    else:
        _print(report, words)
    return FAILED if report.failures else 0


def as_json(report: FuzzReport) -> dict[str, Any]:
    from mesozoic.core.codec import plain

    return {
        "games": report.games,
        "entries": report.entries,
        "combinations": report.combinations,
        "laws": dict(sorted(report.laws.items())),
        "failures": plain(report.failures),
    }


def _print(report: FuzzReport, words: Catalogue) -> None:
    about = {"games": report.games, "entries": report.entries}
    checks = sum(report.laws.values())
    print(words.say("cli-fuzz-games", **about, combinations=report.combinations))
    print(words.say("cli-fuzz-laws", laws=len(report.laws), checks=checks))
    for failure in report.failures:
        about_failure = {"law": failure.law, "problem": failure.problem, "file": failure.file}
        print(words.say("cli-fuzz-failure", **about_failure))
    if not report.failures:
        print(words.say("cli-fuzz-good"))

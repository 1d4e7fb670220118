"""`mesozoic ladder`: how strong the levels are, on one scale."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from mesozoic.cli.bulk import Games, Jobs, Json, Players, Seed, carry_out, plain_table, plan_of
from mesozoic.cli.language import Language, words_in

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.bots.ladder import Ladder
    from mesozoic.words.catalogue import Catalogue


def ladder(
    game: str,
    /,
    *,
    bots: Annotated[
        str, Parameter(help="Bots by commas; without it every level, greedy and search.")
    ] = "",
    games: Games = 280,
    players: Players = 4,
    seed: Seed = "ladder",
    jobs: Jobs = 1,
    out: Annotated[Path | None, Parameter(help="A file to write the ratings to.")] = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Let all levels play each other with rotated seats, by iterations and not by time, and rate
    them on one scale: greedy has 1000, and 400 more is ten to one to end before another."""
    from mesozoic.arena.ladder import BOTS, climb
    from mesozoic.cli.playing.terminal import make_console

    words = words_in(lang)
    plan = plan_of(game, players, games, seed, bots or ",".join(BOTS), (), None)
    found = carry_out(climb, plan, jobs, None, words)
    text = json.dumps(asdict(found), ensure_ascii=False, indent=2)
    if out is not None:
        out.write_text(f"{text}\n", encoding="utf-8")
    if json_:
        print(text)
    else:
        _print(make_console(), found, words_in(lang, game))


def _print(console: Console, found: Ladder, words: Catalogue) -> None:
    console.print(words.say("cli-ladder", games=found.games, players=found.players))
    titles = ("bot", "rating", "sure", "seats", "wins")
    table = plain_table(*(words.say(f"cli-column-{title}") for title in titles))
    for one in found.rungs:
        bounds = f"{one.low}–{one.high}"
        table.add_row(one.bot, str(one.rating), bounds, str(one.games), f"{one.wins:g}")
    console.print(table)

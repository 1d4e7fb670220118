"""`mesozoic tournament`: bots against one another with rotated seats."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from mesozoic.cli.bulk import (
    Bots,
    Games,
    Jobs,
    Json,
    Pack,
    Players,
    Records,
    Seed,
    carry_out,
    plain_table,
    plan_of,
)
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.table_options import TableOptions

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.arena.tournament import Interval, Standings
    from mesozoic.words.catalogue import Catalogue


def tournament(
    game: str,
    /,
    *,
    bots: Bots = "greedy,uniform",
    games: Games = 40,
    players: Players = 4,
    seed: Seed = "1",
    option: TableOptions = (),
    pack: Pack = None,
    jobs: Jobs = 1,
    records: Records = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play each other with rotated seats: how often each wins, how sure that is, and a
    rating."""
    from mesozoic.arena.tournament import tournament as hold
    from mesozoic.cli.playing.terminal import make_console

    words = words_in(lang)
    plan = plan_of(game, players, games, seed, bots, option, pack)
    standings = carry_out(hold, plan, jobs, records, words)
    if json_:
        print(json.dumps(standings.as_json(), ensure_ascii=False, indent=2))
    else:
        _print(make_console(), standings, words_in(lang, game))


def _print(console: Console, standings: Standings, words: Catalogue) -> None:
    par = words.say("cli-per-cent", number=round(100 * standings.par))
    console.print(
        words.say("cli-tournament", games=standings.games, players=standings.players, par=par)
    )
    titles = ("bot", "seats", "wins", "rate", "sure", "points", "rating", "sure")
    table = plain_table(*(words.say(f"cli-column-{title}") for title in titles))
    for one in standings.bots:
        rate = words.say("cli-per-cent", number=round(100 * one.rate))
        table.add_row(
            one.bot,
            str(one.seats),
            f"{one.wins:g}",
            rate,
            _interval(one.rate_interval, 100),
            f"{one.score:.1f}",
            f"{one.rating:.1f}",
            _interval(one.rating_interval, 1),
        )
    console.print(table)


def _interval(interval: Interval, times: int) -> str:
    return f"{interval.low * times:.0f}–{interval.high * times:.0f}"

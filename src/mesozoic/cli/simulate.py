"""`mesozoic simulate`: many games between bots, and what they were like."""

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

    from mesozoic.arena.simulation import Summary
    from mesozoic.words.catalogue import Catalogue


def simulate(
    game: str,
    /,
    *,
    players: Players = 4,
    games: Games = 100,
    seed: Seed = "1",
    bots: Bots = "uniform",
    option: TableOptions = (),
    pack: Pack = None,
    jobs: Jobs = 1,
    records: Records = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Play many games between bots and count: lengths, victories, points, endings, speed."""
    from mesozoic.arena.simulation import simulate as play
    from mesozoic.cli.playing.terminal import make_console

    words = words_in(lang)
    plan = plan_of(game, players, games, seed, bots, option, pack)
    summary = carry_out(play, plan, jobs, records, words)
    if json_:
        print(json.dumps(summary.as_json(), ensure_ascii=False, indent=2))
    else:
        _print(make_console(), summary, jobs, words_in(lang, game))


def _print(console: Console, summary: Summary, jobs: int, words: Catalogue) -> None:
    length = summary.length
    about = {"mean": round(length.mean), "min": length.min, "max": length.max}
    console.print(
        words.say("cli-simulate-games", games=summary.games, plies=summary.plies), style="bold"
    )
    console.print(words.say("cli-simulate-length", **about))
    if summary.turns:
        turns = summary.turns
        mean = round(turns.mean, 1)
        console.print(words.say("cli-simulate-turns", mean=mean, min=turns.min, max=turns.max))
    for reason, games in summary.ends.items():
        console.print(words.say("cli-simulate-end", reason=_reason(words, reason), games=games))
    titles = ("species", "wins", "rate", "points", "least", "most")
    table = plain_table(*(words.say(f"cli-column-{title}") for title in titles))
    for seat, score in enumerate(summary.scores):
        wins = summary.wins_by_seat[seat]
        rate = words.say("cli-per-cent", number=round(100 * wins / summary.games))
        name = words.say(f"species-{seat}")
        table.add_row(name, f"{wins:g}", rate, f"{score.mean:.1f}", str(score.min), str(score.max))
    console.print(table)
    speed, seconds = round(summary.plies_per_second), round(summary.seconds, 1)
    said = words.say("cli-simulate-speed", speed=speed, seconds=seconds, jobs=jobs)
    console.print(said, style="dim")


def _reason(words: Catalogue, reason: str) -> str:
    key = f"cli-end-{reason}"
    return words.say(key) if words.has(key) else reason

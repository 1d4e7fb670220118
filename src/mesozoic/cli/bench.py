"""`mesozoic bench`: speed, as ratios within one run."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from mesozoic.cli.bulk import Json, at_least, plain_table
from mesozoic.cli.engine import engine_sentence
from mesozoic.cli.errors import refused_sentence
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import Whole

SERVER_ACTS: Final = 1000
"""Of each game."""

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from mesozoic.arena.bench import Bench
    from mesozoic.words.catalogue import Catalogue


def bench(
    *,
    game: Annotated[str | None, Parameter(help="Only this one; if not given, every game.")] = None,
    peers: Annotated[
        bool,
        Parameter(
            negative=(), help="Also run catanatron and OpenSpiel, in environments of their own."
        ),
    ] = False,
    server: Annotated[
        bool,
        Parameter(
            negative=(), help="Only how much a server carries: ten tables of four, flat out."
        ),
    ] = False,
    rounds: Annotated[Whole, Parameter(help="How often each is measured.")] = 7,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Plies, random games, search and copies a second of each game, beside a fixed calculation and
    other engines in the same run."""
    from mesozoic.arena.bench import bench as measure
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.cli.progress import progress
    from mesozoic.games import find_game, game_ids

    words = words_in(lang)
    at_least(1, rounds=rounds)
    games = game_ids() if game is None else (find_game(game).id,)
    if server:
        _bench_server(words, games, json_=json_)
        return
    with progress(words.say("cli-progress-rounds"), rounds * len(games)) as advance:
        found = measure(games, peers=peers, rounds=rounds, on_round=lambda: advance(1))
    if json_:
        print(json.dumps(found.to_json(), indent=2))
    else:
        _print(make_console(), found, words)


def _bench_server(words: Catalogue, games: Sequence[str], *, json_: bool) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.server.bench import measure

    with progress(words.say("cli-progress-acts"), SERVER_ACTS * len(games)) as advance:
        found = {game: measure(game, SERVER_ACTS, on_act=lambda: advance(1)) for game in games}
    if json_:
        print(json.dumps({game: load.to_json() for game, load in found.items()}, indent=2))
        return
    for game, load in found.items():
        told = {
            "acts": round(load.acts_per_second),
            "entries": round(load.entries_per_second),
            "middle": round(load.p50_ms, 1),
            "slow": round(load.p95_ms, 1),
            "processor": round(load.cpu_ms_per_act, 2),
        }
        print(words.say("cli-bench-server", game=game, **told))


def _print(console: Console, found: Bench, words: Catalogue) -> None:
    console.print(engine_sentence(words))
    for table in (_playing, _searching, _handling):
        console.print()
        console.print(table(found, words))
    console.print()
    others = {
        "calibration": found.calibration_per_second,
        "catanatron": found.catanatron_moves_per_second,
        "simulations": found.catanatron_simulations_per_second,
        "openspiel": found.openspiel_moves_per_second,
    }
    for name, speed in others.items():
        if speed is not None:
            console.print(words.say(f"cli-bench-{name}", speed=round(speed)))
    for one in found.games:
        if one.drawn_without_listing:
            moments = ", ".join(one.drawn_without_listing)
            console.print(words.say("cli-bench-unlisted", game=one.game, moments=moments))
    for why in found.missing:
        console.print(refused_sentence(words, why))


def _playing(found: Bench, words: Catalogue) -> Table:
    table = _table(words, "plies", "catanatron", "openspiel", "calibration")
    for one in found.games:
        ratios = (one.ratio_to_catanatron, one.ratio_to_openspiel, one.ratio_to_calibration)
        table.add_row(one.game, f"{one.plies_per_second:.0f}", *map(_ratio, ratios))
    return table


def _searching(found: Bench, words: Catalogue) -> Table:
    table = _table(words, "rollouts", "catanatron", "iterations", "catanatron")
    for one in found.games:
        table.add_row(
            one.game,
            f"{one.search_per_second:.0f}",
            _ratio(one.search_ratio_to_catanatron),
            f"{one.iterations_per_second:.0f}",
            _ratio(one.iterations_ratio_to_catanatron),
        )
    return table


def _handling(found: Bench, words: Catalogue) -> Table:
    table = _table(words, "copies", "replay", "options")
    for one in found.games:
        table.add_row(
            one.game,
            f"{one.copies_per_second:.0f}",
            f"{one.replay_milliseconds:.1f}",
            f"{one.options_milliseconds:.2f}",
        )
    return table


def _table(words: Catalogue, *columns: str) -> Table:
    # A title over two lines: so many columns fit into the width of a terminal.
    titles = (words.say(f"cli-column-{title}").replace(" ", "\n") for title in ("game", *columns))
    return plain_table(*titles)


def _ratio(found: float | None) -> str:
    return f"{found:.2f}" if found is not None else "–"

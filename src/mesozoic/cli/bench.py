"""`mesozoic bench`: speed, as ratios within one run."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from mesozoic.cli.bulk import Json, at_least, plain_table
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import Whole

SERVER_ACTS: Final = 200

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.arena.bench import Bench
    from mesozoic.words.catalogue import Catalogue


def bench(
    *,
    peers: Annotated[
        bool, Parameter(negative=(), help="Also run catanatron, in an environment of its own.")
    ] = False,
    server: Annotated[
        bool,
        Parameter(negative=(), help="Only how soon an act reaches the others at a table of four."),
    ] = False,
    rounds: Annotated[Whole, Parameter(help="How often each is measured.")] = 7,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Plies and copies a second of each game, beside a fixed calculation in the same run."""
    from mesozoic.arena.bench import bench as measure
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.cli.progress import progress
    from mesozoic.games import game_ids

    words = words_in(lang)
    at_least(1, rounds=rounds)
    if server:
        _bench_server(words, json_=json_)
        return
    with progress(words.say("cli-progress-rounds"), rounds * len(game_ids())) as advance:
        found = measure(peers=peers, rounds=rounds, on_round=lambda: advance(1))
    if json_:
        print(json.dumps(found.to_json(), indent=2))
    else:
        _print(make_console(), found, words)


def _bench_server(words: Catalogue, *, json_: bool) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.server.bench import measure

    with progress(words.say("cli-progress-acts"), SERVER_ACTS) as advance:
        found = measure(SERVER_ACTS, lambda: advance(1))
    if json_:
        print(json.dumps({"server": found.to_json()}, indent=2))
    else:
        middle, slow = round(found.median, 1), round(found.p95, 1)
        print(words.say("cli-bench-server", acts=found.acts, median=middle, slow=slow))


def _print(console: Console, found: Bench, words: Catalogue) -> None:
    titles = ("game", "plies", "copies", "replay", "options", "calibration", "catanatron")
    # A title over two lines: so many columns fit into the width of a terminal.
    table = plain_table(*(words.say(f"cli-column-{title}").replace(" ", "\n") for title in titles))
    for one in found.games:
        peer = one.ratio_to_catanatron
        table.add_row(
            one.game,
            f"{one.plies_per_second:.0f}",
            f"{one.copies_per_second:.0f}",
            f"{one.replay_milliseconds:.1f}",
            f"{one.options_milliseconds:.2f}",
            f"{one.ratio_to_calibration:.2f}",
            f"{peer:.2f}" if peer else "–",
        )
    console.print(table)
    console.print(words.say("cli-bench-calibration", speed=round(found.calibration_per_second)))
    if found.catanatron_moves_per_second:
        speed = round(found.catanatron_moves_per_second)
        console.print(words.say("cli-bench-catanatron", speed=speed))

"""`mesozoic bench`: speed, as ratios within one run."""

from __future__ import annotations

import json
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from mesozoic.cli.bulk import Json, at_least, plain_table
from mesozoic.cli.engine import engine_sentence
from mesozoic.cli.errors import CannotDo, refused_sentence
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import Whole

MANY_TABLES: Final = 1000
TABLES_OF_BOTS: Final = 40
KILLS: Final = 200
"""Where it is not said how many."""


class Kind(Enum):
    """What is measured, as it is asked for; the first that is named by what is given."""

    FAULTS = "bench --faults"
    BOTS = "bench --bots"
    CORES = "bench --cores"
    CROWD = "bench --server --tables"
    SERVER = "bench --server"
    GAMES = "bench"

    @property
    def named_by(self) -> frozenset[str]:
        """Any of these options asks for it."""
        return frozenset(NAMED_BY[self])

    @property
    def heeds(self) -> tuple[str, ...]:
        """The options that change something about it."""
        return HEEDS[self]


NAMED_BY: Final = {
    Kind.FAULTS: ("faults",),
    Kind.BOTS: ("bots",),
    Kind.CORES: ("cores",),
    Kind.CROWD: ("tables", "noise"),
    Kind.SERVER: ("server", "peer"),
    Kind.GAMES: (),
}
HEEDS: Final = {
    Kind.FAULTS: ("kills", "tables"),
    Kind.BOTS: ("tables",),
    Kind.CORES: ("game", "games"),
    Kind.CROWD: ("server", "tables", "noise"),
    Kind.SERVER: ("game", "peer", "rounds"),
    Kind.GAMES: ("game", "peers", "rounds"),
}

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from mesozoic.arena.bench import Bench, GameSpeed
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
    peer: Annotated[
        bool, Parameter(negative=(), help="With --server: boardgame.io's server beside it.")
    ] = False,
    tables: Annotated[
        Whole | None,
        Parameter(
            help="With --server: so many tables of all games, an act every five seconds. "
            "With --faults: so many instead of 50. With --bots: instead of 40."
        ),
    ] = None,
    noise: Annotated[
        bool, Parameter(negative=(), help="With --tables: then again, beside who disturbs.")
    ] = False,
    faults: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Only what a club loses while its workers, PostgreSQL and Redis are killed.",
        ),
    ] = False,
    kills: Annotated[
        Whole | None, Parameter(help="With --faults: how often, if not 200 times.")
    ] = None,
    bots: Annotated[
        bool,
        Parameter(
            negative=(), help="Only how soon the best bots answer, at forty tables of one person."
        ),
    ] = False,
    cores: Annotated[
        bool, Parameter(negative=(), help="Only the same random games on one core and on two.")
    ] = False,
    games: Annotated[Whole | None, Parameter(help="With --cores: how many, if not 10,000.")] = None,
    rounds: Annotated[
        Whole | None, Parameter(help="How often each is measured, if not 7 times.")
    ] = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    """Plies, random games, search and copies a second of each game, beside a fixed calculation and
    other engines in the same run."""
    from mesozoic.arena.bench import ROUNDS
    from mesozoic.games import find_game, game_ids

    words = words_in(lang)
    numbers = {"rounds": rounds, "kills": kills, "tables": tables, "games": games}
    at_least(1, **{name: number for name, number in numbers.items() if number is not None})
    flags = {"peers": peers, "server": server, "peer": peer, "noise": noise}
    given = {**numbers, **flags, "faults": faults, "bots": bots, "cores": cores, "game": game}
    names = game_ids() if game is None else (find_game(game).id,)
    match _kind({name for name, value in given.items() if value not in (None, False)}):
        case Kind.FAULTS:
            _bench_faults(words, kills or KILLS, tables, json_=json_)
        case Kind.BOTS:
            _bench_bots(words, tables or TABLES_OF_BOTS, json_=json_)
        case Kind.CORES:
            _bench_cores(words, names, games, json_=json_)
        case Kind.CROWD:
            _bench_crowd(words, tables or MANY_TABLES, noise=noise, json_=json_)
        case Kind.SERVER:
            _bench_server(words, names, rounds or ROUNDS, peer=peer, json_=json_)
        case Kind.GAMES:
            _bench_games(words, names, rounds or ROUNDS, peers=peers, json_=json_)


def _kind(given: set[str]) -> Kind:
    """What is to be measured; refuses an option that this does not heed."""
    kind = next((kind for kind in Kind if given & kind.named_by), Kind.GAMES)
    moot = sorted(given - {*kind.heeds, *kind.named_by})
    if moot:
        heeded = ", ".join(f"--{name}" for name in kind.heeds)
        raise CannotDo("cli-bench-moot", option=f"--{moot[0]}", kind=kind.value, heeded=heeded)
    return kind


def _bench_games(
    words: Catalogue, games: Sequence[str], rounds: int, *, peers: bool, json_: bool
) -> None:
    from mesozoic.arena.bench import bench as measure
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.cli.progress import progress

    with progress(words.say("cli-progress-rounds"), rounds * len(games)) as advance:
        found = measure(games, peers=peers, rounds=rounds, on_round=lambda: advance(1))
    if json_:
        print(json.dumps(found.to_json(), indent=2))
    else:
        print_bench(make_console(), found, words)


def _bench_cores(words: Catalogue, names: Sequence[str], games: int | None, *, json_: bool) -> None:
    from mesozoic.arena.cores import GAMES, measure
    from mesozoic.cli.progress import progress

    each = games or GAMES
    with progress(words.say("cli-progress-games"), 2 * each * len(names)) as advance:
        found = {name: measure(name, each, lambda: advance(1)).to_json() for name in names}
    if json_:
        print(json.dumps(found, indent=2))
        return
    for cores in found.values():
        game, shown = cores.pop("game"), _told(cores)
        print(words.say("cli-bench-cores", game=game, **{**shown, "games": each}))


def _bench_server(
    words: Catalogue, games: Sequence[str], rounds: int, *, peer: bool, json_: bool
) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.server.bench.flat_out import measure

    with progress(words.say("cli-progress-rounds"), rounds * len(games)) as advance:
        found = {
            game: measure(game, rounds, beside_peer=peer, on_round=lambda: advance(1)).to_json()
            for game in games
        }
    if json_:
        print(json.dumps(found, indent=2))
        return
    for game, speed in found.items():
        print(words.say("cli-bench-server", game=game, **_told(speed)))
        if peer:
            print(words.say("cli-bench-server-peer", **_told(speed)))


def _bench_crowd(words: Catalogue, tables: int, *, noise: bool, json_: bool) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.server.bench.crowd import measure

    with progress(words.say("cli-progress-tables"), tables) as advance:
        found = measure(tables, noisy=noise, on_table=lambda: advance(1)).to_json()
    if json_:
        print(json.dumps(found, indent=2))
        return
    told = _told(found)
    print(words.say("cli-bench-crowd", **told))
    if noise:
        print(words.say("cli-bench-noise", **_told(found["noisy"])))


def _bench_bots(words: Catalogue, tables: int, *, json_: bool) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.server.bench.answering import measure

    with progress(words.say("cli-progress-tables"), tables) as advance:
        found = measure(tables, on_table=lambda: advance(1)).to_json()
    print(json.dumps(found, indent=2) if json_ else words.say("cli-bench-bots", **_told(found)))


def _bench_faults(words: Catalogue, kills: int, tables: int | None, *, json_: bool) -> None:
    from mesozoic.cli.progress import progress
    from mesozoic.core.errors import Refused

    try:
        from mesozoic.server.faults.measuring import TABLES, measure
    except ImportError as missing:
        raise Refused("club-missing", package=missing.name) from None
    with progress(words.say("cli-progress-kills"), kills) as advance:
        found = measure(kills, tables=tables or TABLES, on_kill=lambda: advance(1)).to_json()
    print(json.dumps(found, indent=2) if json_ else words.say("cli-bench-faults", **found))


def _told(figures: dict[str, Any]) -> dict[str, float]:
    """As people read them."""
    numbers = {name: value for name, value in figures.items() if not isinstance(value, dict)}
    return {name: round(value, 2 if value < 10 else 0) for name, value in numbers.items()}


def print_bench(console: Console, found: Bench, words: Catalogue) -> None:
    plain = [one.game for one in found.games if not one.compiled]
    console.print(engine_sentence(words, found.compiled, plain))
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
    if found.compiled and plain:
        console.print(words.say("cli-bench-plain"))
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
        table.add_row(_name(found, one), f"{one.plies_per_second:.0f}", *map(_ratio, ratios))
    return table


def _searching(found: Bench, words: Catalogue) -> Table:
    table = _table(words, "rollouts", "catanatron", "iterations", "catanatron")
    for one in found.games:
        table.add_row(
            _name(found, one),
            f"{one.search_per_second:.0f}",
            _ratio(one.search_ratio_to_catanatron),
            f"{one.iterations_per_second:.0f}",
            _ratio(one.iterations_ratio_to_catanatron),
        )
    return table


def _handling(found: Bench, words: Catalogue) -> Table:
    table = _table(words, "copies", "replay", "options", "kilobytes")
    for one in found.games:
        table.add_row(
            _name(found, one),
            f"{one.copies_per_second:.0f}",
            f"{one.replay_milliseconds:.1f}",
            f"{one.options_milliseconds:.3f}",
            f"{one.table_kilobytes:.0f}",
        )
    return table


def _table(words: Catalogue, *columns: str) -> Table:
    # A title over two lines: so many columns fit into the width of a terminal.
    titles = (words.say(f"cli-column-{title}").replace(" ", "\n") for title in ("game", *columns))
    return plain_table(*titles)


def _name(found: Bench, one: GameSpeed) -> str:
    """A game's name; where the core is compiled and the game is not, with a mark."""
    return f"{one.game} *" if found.compiled and not one.compiled else one.game


def _ratio(found: float | None) -> str:
    return f"{found:.2f}" if found is not None else "–"

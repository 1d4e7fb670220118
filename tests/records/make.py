"""Makes the records that `test_records` replays: `python -m tests.records.make evo-2001`.

Finished games for each player number and each way in which a game ends (why, after how many turns
where the game has a certain number of them, with one winner or several), played at random with
undos in them, over all the options in turn; beside each record a file with the fingerprint of the
state after each entry. Records that are there are only replaced with `--replace`: never do so once
they were published, or what was played then could no longer be opened and nobody would know. When
the rules have a new version, `--add` makes its records beside the older ones, and `--later` makes
one for each choice of an option that came later than the others.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from mesozoic.arena.fuzz import Combination, combinations
from mesozoic.arena.trial import Driver
from mesozoic.core.codec import fingerprint
from mesozoic.core.record import Record
from mesozoic.core.table import Table
from mesozoic.core.verify import replay
from mesozoic.files.packs import standard_components
from mesozoic.files.records import load_record, save_record
from mesozoic.games import find_game, game_ids

FOLDER: Final = Path(__file__).parent
# A way to end that does not come up in so many games of a player number does not count.
GAMES: Final = 400


def main(arguments: Sequence[str], home: Path = FOLDER, games: int = GAMES) -> int:
    parser = ArgumentParser(prog="python -m tests.records.make")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--replace", action="store_true", help="delete the records that are there")
    parser.add_argument("--add", action="store_true", help="add those of the newest rules")
    parser.add_argument("--later", action="store_true", help="add those of later options")
    asked = parser.parse_args(arguments)
    folder = home / asked.game.replace("-", "_")
    folder.mkdir(exist_ok=True)
    if asked.add and any(has_newest_rules(path) for path in folder.glob("*.json")):
        print(f"{folder} has records of the newest rules already.", file=sys.stderr)
        return 2
    if asked.later:
        make_later(asked.game, folder)
        return 0
    if any(folder.iterdir()) and not asked.add and not asked.replace:
        print(f"{folder} is not empty; --replace would delete its records.", file=sys.stderr)
        return 2
    if asked.replace:
        for old in (*folder.glob("*.json"), *folder.glob("*.states")):
            old.unlink()
    make(asked.game, folder, games)
    return 0


def has_newest_rules(path: Path) -> bool:
    header = load_record(path).header
    return header.rules == find_game(header.game).rules_version


def make(name: str, folder: Path, games: int) -> None:
    newest = find_game(name).rules_version
    version = () if newest == 1 else (f"rules-{newest}",)
    for players in find_game(name).players:
        for end, record in one_for_each_end(name, players, games):
            path = folder / f"{players}-players-{'-'.join(end + version)}.json"
            keep(record, path)


def make_later(name: str, folder: Path) -> None:
    """One game for each choice of a later option, under the newest rules."""
    game = find_game(name)
    players = max(3, game.players[0])
    for option in game.options:
        for choice in option.choices[1:] if option.later else ():
            path = (
                folder / f"{players}-players-{option.name}-{choice}-rules-{game.rules_version}.json"
            )
            if path.exists():
                continue
            way = Combination(name, players, {option.name: choice})
            keep(random_game(way, f"record {option.name} {choice}").record, path)


def keep(record: Record, path: Path) -> None:
    save_record(record, path)
    states_file(path).write_text("\n".join(fingerprints(record)) + "\n")
    print(path.relative_to(path.parent.parent), len(record.entries), "entries")


def one_for_each_end(
    name: str, players: int, games: int
) -> Iterator[tuple[tuple[str, ...], Record]]:
    """Games that each end in some way that none before did, and what is to be said of their end."""
    ways = [way for way in combinations(name) if way.players == players]
    found: set[str] = set()
    for number in range(games):
        # Where a game always ends alike, each player number begins with other options.
        way = ways[(number + players) % len(ways)]
        table = random_game(way, f"record {players} {number}")
        has_undo = any(entry.takes_back for entry in table.record.entries)
        end = how_it_ended(table)
        if has_undo and not set(end) <= found:
            found |= set(end)
            yield end, table.record


def how_it_ended(table: Table[Any]) -> tuple[str, ...]:
    result = table.state.result
    turns = table.state.whole_turns
    return (
        result.reason,
        *(() if turns is None else (f"{turns}-turns",)),
        *(("shared",) if len(result.winners) > 1 else ()),
    )


def random_game(way: Combination, seed: str) -> Table[Any]:
    case = way.case(seed)
    table = case.table()
    Driver(table, case).run()
    return table


def states_file(record: Path) -> Path:
    return record.with_suffix(".states")


def fingerprints(record: Record) -> list[str]:
    """The state's fingerprint at the start and after each entry, everything checked on the way."""
    name = record.header.game
    table: Table[Any] = Table(find_game(name), Record(record.header), standard_components(name))
    return [fingerprint(table.state), *(fingerprint(table.state) for _ in replay(table, record))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

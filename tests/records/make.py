"""Makes the records that `test_records` replays: `python -m tests.records.make`.

For every game: one finished game for each player number and each way in which a game ends, played
at random with undos in it, over all the options in turn; beside each record a file with the
fingerprint of the state after each entry. What is there is replaced, so run it only when the
records of a game were never published, or its components changed before they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mesozoic.arena.fuzz import Combination, combinations
from mesozoic.arena.trial import Driver
from mesozoic.core.codec import fingerprint
from mesozoic.core.record import Record
from mesozoic.core.table import Table
from mesozoic.core.verify import replay
from mesozoic.files.packs import standard_components
from mesozoic.files.records import save_record
from mesozoic.games import find_game, game_ids

FOLDER: Final = Path(__file__).parent
# A way to end that does not come up in so many games of a player number does not count.
GAMES: Final = 400


def make() -> None:
    for name in game_ids():
        folder = FOLDER / name.replace("-", "_")
        folder.mkdir(exist_ok=True)
        for old in (*folder.glob("*.json"), *folder.glob("*.states")):
            old.unlink()
        for players in find_game(name).players:
            for record in one_for_each_end(name, players):
                assert record.result is not None
                path = folder / f"{players}-players-{record.result.reason}.json"
                save_record(record, path)
                states_file(path).write_text("\n".join(fingerprints(record)) + "\n")
                print(path.relative_to(FOLDER), len(record.entries), "entries")


def one_for_each_end(name: str, players: int) -> Iterator[Record]:
    ways = [way for way in combinations(name) if way.players == players]
    found: set[str] = set()
    for number in range(GAMES):
        record = random_game(ways[number % len(ways)], f"record {players} {number}")
        has_undo = any(entry.takes_back for entry in record.entries)
        if has_undo and record.result and record.result.reason not in found:
            found.add(record.result.reason)
            yield record


def random_game(way: Combination, seed: str) -> Record:
    case = way.case(seed)
    table = case.table()
    Driver(table, case).run()
    return table.record


def states_file(record: Path) -> Path:
    return record.with_suffix(".states")


def fingerprints(record: Record) -> list[str]:
    """The state's fingerprint at the start and after each entry, everything checked on the way."""
    name = record.header.game
    table: Table[Any] = Table(find_game(name), Record(record.header), standard_components(name))
    return [fingerprint(table.state), *(fingerprint(table.state) for _ in replay(table, record))]


if __name__ == "__main__":
    make()

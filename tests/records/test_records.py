"""Finished games replay to the same states for ever.

The records are made by `python -m tests.records.make` and a game, once: a game that was published
is never made again, whatever becomes of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.files.records import load_record, open_record
from mesozoic.games import find_game, game_ids
from mesozoic.games.evolution_family.actions import DrawFirst
from tests.records.make import FOLDER, fingerprints, states_file

RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_to_the_same_states(path: Path) -> None:
    record = load_record(path)
    expected = states_file(path).read_text().splitlines()
    found = fingerprints(record)
    assert len(expected) == len(found) == len(record.entries) + 1
    differing = [n for n, pair in enumerate(zip(expected, found, strict=True)) if len({*pair}) > 1]
    assert differing == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_proved(path: Path) -> None:
    record = load_record(path)
    table, proof = open_record(record)
    assert proof.finished
    assert proof.luck
    assert table.state.result == record.result


def records_of(name: str) -> list[Record]:
    return [load_record(path) for path in RECORDS if path.parent.name == name.replace("-", "_")]


VERSIONS = [
    (name, version)
    for name in game_ids()
    for version in range(1, find_game(name).rules_version + 1)
]


def records_under(name: str, version: int) -> list[Record]:
    return [record for record in records_of(name) if record.header.rules == version]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_there_is_one_for_each_player_number_and_each_end(name: str, version: int) -> None:
    records = records_under(name, version)
    results = [(record.header.players, record.result) for record in records]
    ends = {(players, result.reason) for players, result in results if result}
    reasons = {reason for _, reason in ends}
    assert reasons
    assert ends == {(players, reason) for players in find_game(name).players for reason in reasons}
    assert any(entry.takes_back for record in records for entry in record.entries)


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_choice_of_every_option_was_played(name: str, version: int) -> None:
    records = records_under(name, version)
    played = {choice for record in records for choice in record.header.options.items()}
    newest = version == find_game(name).rules_version
    wanted = {
        (option.name, choice)
        for option in find_game(name).options
        # Later options are named where they are chosen, and older rules did not have them.
        for choice in (option.choices if not option.later else option.choices[1:] if newest else ())
    }
    assert played == wanted


def test_of_evolution_at_two_there_is_one_that_the_second_began_under_the_newest_rules() -> None:
    """EF-6.2: there the second version of the rules differs from the first."""
    records = records_under("evolution-family", 2)
    firsts = {record.entries[0].action for record in records if record.header.players == 2}
    assert firsts == {DrawFirst(Seat(0)), DrawFirst(Seat(1))}


@pytest.mark.parametrize("players", find_game("evo-2011").players)
def test_evo_2011_ended_after_each_number_of_turns_and_in_a_shared_victory(players: int) -> None:
    records = [record for record in records_of("evo-2011") if record.header.players == players]
    records = [record for record in records if "length" not in record.header.options]
    ends = [open_record(record)[0].state for record in records]
    assert {state.whole_turns for state in ends} == {9, 10, 11}
    assert {min(2, len(state.result.winners)) for state in ends} == {1, 2}

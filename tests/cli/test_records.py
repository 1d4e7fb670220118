"""`verify` and `replay`."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.files.records import load_record, open_record, save_record
from mesozoic.files.tables import new_table
from tests.cli.kit import LANGUAGES, run


def resealed(record: Path, file: Path, **changes: object) -> Path:
    """A copy with other contents and a digest that fits them, as a forger would make it."""
    data = json.loads(record.read_text(encoding="utf-8"))
    data.pop("digest")
    form = data.pop("format")
    data.update(changes)
    sealed = {"format": form, **data, "digest": fingerprint(data)}
    file.write_text(json.dumps(sealed), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_genuine_record_is_proved(record: Path, language: str) -> None:
    ran = run("verify", record, "--lang", language)
    assert ran.code == 0
    entries = len(json.loads(record.read_text(encoding="utf-8"))["entries"])
    assert str(entries) in ran.out
    assert ran.out.count("\n") == 1


def test_a_forged_die_is_found_at_its_entry(record: Path, tmp_path: Path) -> None:
    entries = json.loads(record.read_text(encoding="utf-8"))["entries"]
    at = next(n for n, one in enumerate(entries) if one["act"]["is"] == "roll")
    entries[at]["act"]["face"] = entries[at]["act"]["face"] % 6 + 1
    ran = run("verify", record, resealed(record, tmp_path / "forged.json", entries=entries))
    assert ran.code == 1
    assert ran.out.count("\n") == 1
    assert f"ntry {at} " in ran.err


def test_a_forged_result_is_found(record: Path, tmp_path: Path) -> None:
    result = {"scores": [99, 0, 0, 0], "winners": [0], "reason": "meteor-roll"}
    ran = run("verify", resealed(record, tmp_path / "forged.json", result=result))
    assert ran.code == 1
    assert "forged.json" in ran.err


def test_a_missing_file_is_not_proved_and_the_others_are(record: Path) -> None:
    ran = run("verify", "nothing.json", record)
    assert ran.code == 1
    assert "nothing.json" in ran.err
    assert record.name in ran.out


def test_replay_as_json_has_a_line_an_entry(record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--json").out.splitlines()]
    entries = json.loads(record.read_text(encoding="utf-8"))["entries"]
    assert [line["n"] for line in lines] == list(range(len(entries)))
    assert [line["seat"] for line in lines] == [entry["seat"] for entry in entries]
    assert [line["action"] for line in lines] == [entry["act"] for entry in entries]
    assert all(line["notation"] for line in lines)
    assert [line["auto"] for line in lines] == [entry.get("auto", False) for entry in entries]
    assert len({line["hash"] for line in lines}) == len(lines)
    assert lines[-1]["events"][-1]["is"] == "game-ended"


def test_replay_shows_no_hand_as_json(record: Path) -> None:
    for line in run("replay", record, "--json").out.splitlines():
        view = json.loads(line)["view"]
        assert view["seat"] is None
        assert all(species["hand"] is None for species in view["species"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_without_a_keyboard_prints_all(record: Path, language: str) -> None:
    ran = run("replay", record, "--lang", language)
    entries = json.loads(record.read_text(encoding="utf-8"))["entries"]
    assert ran.code == 0
    assert f"\n{len(entries) - 1}  " in ran.out
    assert "1. " in ran.out


def test_a_game_that_goes_on_keeps_its_secrets_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "evo-2001", "--seed", "secret", "--save", file)
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    dealt = ("card-dealt", "card-drawn")
    drawn = [line for line in lines if any(e["is"] in dealt for e in line["events"])]
    assert len(drawn) == 12
    assert all(line["action"] is None and line["notation"] is None for line in drawn)
    assert all(event.get("card") is None for line in drawn for event in line["events"])


def a_foresight() -> Table[Any]:
    """A game that goes on, in which somebody has just looked at the next token."""
    for seed in count():
        table, luck = new_table("evo-2011", 5, seed=f"{seed}"), SeededLuck.named(f"{seed}")
        rng = Random(seed)
        while not table.is_over:
            told = table.step(luck)
            if told and any(telling.event.tag == "token-foreseen" for telling in told):
                return table
            if told is None:
                seat = table.deciders()[0]
                table.act(seat, rng.choice(table.options(seat)))
    raise AssertionError


def test_a_game_that_goes_on_does_not_tell_what_sixth_sense_foresees(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save_record(a_foresight().record, file)
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    last = lines[-1]
    assert (last["action"], last["notation"]) == (None, None)
    assert [event["token"] for event in last["events"] if event["is"] == "token-foreseen"] == [None]
    assert last["view"]["foreseen"] is None
    assert all(one["points"] is None for line in lines for one in line["view"]["species"])


def an_open_moment(game: str, players: int) -> Table[Any]:
    """A game that goes on, in which somebody has acted in secret and others have yet to."""
    table, luck, rng = new_table(game, players, seed="open"), SeededLuck.named("open"), Random(3)
    while not table.is_over:
        if table.opened is not None and table.pages[-1].together == table.opened:
            return table
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    raise AssertionError


@pytest.mark.parametrize("game", ["evolution-family", "gods-love-dinosaurs"])
def test_a_game_that_goes_on_does_not_tell_what_was_done_in_secret(
    game: str, tmp_path: Path
) -> None:
    file, table = tmp_path / "game.json", an_open_moment(game, 3)
    save_record(table.record, file)
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    together = [page.number for page in table.pages if page.together == table.opened]
    assert together
    for number in together:
        assert (lines[number]["action"], lines[number]["notation"]) == (None, None)
    action = table.pages[-1].entry.action
    assert action is not None
    assert table.game.notation.write(action) not in run("replay", file).out.splitlines()[-1]


def test_a_game_that_goes_on_shows_no_trace_of_its_state_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "evo-2001", "--seed", "secret", "--save", file, typed=["1"] * 9)
    entries = json.loads(file.read_text(encoding="utf-8"))["entries"]
    assert any(entry.get("auto") for entry in entries)
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    assert len(lines) == len(entries)
    assert all(line["hash"] == fingerprint(line["view"]) for line in lines)
    assert not any("auto" in line for line in lines)


def test_the_hashes_of_a_finished_game_are_those_of_its_states(record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--json").out.splitlines()]
    table, _ = open_record(load_record(record))
    assert lines[-1]["hash"] == fingerprint(table.state)

"""Records on disk: read whole and proved, written whole or not at all."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import RecordError
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Record, write_record
from mesozoic.files.records import (
    LARGEST_RECORD,
    load_record,
    open_record,
    parse_record,
    save_record,
    slug,
)
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids

NAME = game_ids()[0]


def a_game(pack_folder: Path | None = None) -> Record:
    players = find_game(NAME).players[0]
    table = new_table(NAME, players, seed="files", pack_folder=pack_folder)
    luck, rng = SeededLuck.named("files"), Random("files")
    while not table.is_over:
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    return table.record


GAME = a_game()
TEXT = write_record(GAME)


def with_change(change: Callable[[Any], object]) -> str:
    """The record's text, changed and with a digest that fits."""
    data = json.loads(TEXT)
    change(data)
    body = {part: data[part] for part in ("header", "entries", "result", "seed")}
    return json.dumps({**data, "digest": fingerprint(body)})


def test_what_is_saved_is_what_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_record(GAME, path)
    assert load_record(path) == GAME
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_loaded_record_opens_where_the_game_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_record(GAME, path)
    table, proof = open_record(load_record(path))
    assert table.state.result == GAME.result
    assert proof.finished
    assert proof.luck


def test_saving_replaces_an_older_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("older")
    save_record(GAME, path)
    assert load_record(path) == GAME


def test_a_record_that_cannot_be_written_leaves_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("older")
    half_a_letter = replace(GAME.header, seats=("\ud800", *GAME.header.seats[1:]))
    with pytest.raises(UnicodeEncodeError):
        save_record(replace(GAME, header=half_a_letter), path)
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_to_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(OSError, match=r"."):
        save_record(GAME, folder)
    with pytest.raises(OSError, match=r"."):
        save_record(GAME, tmp_path / "nowhere" / "game.json")
    assert list(tmp_path.iterdir()) == [folder]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="record-unreadable"):
        load_record(tmp_path / "missing.json")


def test_what_is_no_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe\x1b.json"
    os.mkfifo(pipe)
    for path in (Path("/dev/zero"), pipe, tmp_path):
        with pytest.raises(RecordError) as refused:
            load_record(path)
        assert refused.value.key == "record-not-file"
        assert refused.value.about == {"file": str(path).replace("\x1b", r"\x1b")}


def test_a_link_to_a_record_is_followed(tmp_path: Path) -> None:
    save_record(GAME, tmp_path / "game.json")
    (tmp_path / "link.json").symlink_to("game.json")
    assert load_record(tmp_path / "link.json") == GAME


@pytest.mark.parametrize(
    ("text", "name"),
    [("monday", "monday"), ("a/b c:d", "a_b_c_d"), ("../..", ".._.."), ("x" * 40, "x" * 40)],
)
def test_a_slug_is_the_name_of_a_file(text: str, name: str) -> None:
    assert slug(text) == name


def test_long_slugs_are_cut_and_still_differ() -> None:
    one, other = slug("x" * 300 + "/1"), slug("x" * 300 + "/2")
    assert len(one) == len(other) == 40
    assert one != other


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="record-not-json"):
        load_record(path)


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_RECORD + 1)
    with pytest.raises(RecordError, match="record-large"):
        load_record(path)


@pytest.mark.parametrize(
    ("part", "value", "key"),
    [
        ("game", "chess", "game-unknown"),
        ("rules", 0, "record-rules"),
        ("rules", 99, "record-rules"),
        ("options", {}, "record-options"),
        ("options", {"hats": "on"}, "option-unknown"),
    ],
)
def test_a_header_of_another_game_or_version_is_refused(part: str, value: object, key: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(with_change(lambda data: data["header"].update({part: value})))
    assert refused.value.key == key


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(with_change(lambda data: data["header"].update(players=1, seats=["alone"])))
    assert refused.value.key == "players"


def test_a_record_of_other_components_needs_their_pack(tmp_path: Path) -> None:
    source = resources.files("mesozoic.games") / NAME.replace("-", "_") / "pack"
    folder = tmp_path / "mine"
    with resources.as_file(source) as path:
        shutil.copytree(path, folder)
    changed = next(folder.rglob("*.toml"))
    changed.write_text("# mine\n" + changed.read_text())
    record = a_game(folder)
    with pytest.raises(RecordError) as refused:
        open_record(record)
    assert refused.value.key == "record-other-pack"
    assert refused.value.about == {"pack": "mine"}
    assert open_record(record, folder)[1].finished


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """The record with one entry's act, seat or place in the order changed."""
    data = json.loads(TEXT)
    entries = data["entries"]
    number = draw(st.integers(0, len(entries) - 1))
    how = draw(st.sampled_from(["seat", "act", "swap", "cut", "number"]))
    if how == "seat":
        entries[number]["seat"] = draw(st.none() | st.integers(-2, 6))
    elif how == "act":
        entries[number]["act"] = draw(st.sampled_from(entries))["act"]
    elif how == "swap":
        other = draw(st.integers(0, len(entries) - 1))
        entries[number], entries[other] = entries[other], entries[number]
    elif how == "cut":
        del entries[number]
    else:
        act = entries[number]["act"]
        for name in act:
            if name != "is":
                act[name] = draw(st.integers() | st.text() | st.none())
    body = {part: data[part] for part in ("header", "entries", "result", "seed")}
    return json.dumps({**data, "digest": fingerprint(body)})


@given(spoilt())
def test_a_forged_record_is_refused_and_nothing_else_happens(text: str) -> None:
    try:
        record = parse_record(text)
        open_record(record)
    except RecordError:
        return
    assert record.result == GAME.result
    assert len(record.entries) == len(GAME.entries)

"""Records are made for one game, and never deleted unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.files.records import load_record
from mesozoic.games import find_game, game_ids
from tests.records.make import fingerprints, main, states_file

NAME = game_ids()[0]
FEW = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / NAME.replace("-", "_")


@pytest.mark.long
def test_an_empty_folder_is_filled(folder: Path) -> None:
    assert main([NAME], folder.parent, FEW) == 0
    records = sorted(folder.glob("*.json"))
    assert {load_record(path).header.players for path in records} == set(find_game(NAME).players)
    for path in records:
        assert states_file(path).read_text().splitlines() == fingerprints(load_record(path))


@pytest.mark.long
def test_what_is_there_is_kept_unless_it_is_to_be_replaced(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.mkdir()
    older = folder / "older.json"
    another = folder.parent / "another_game" / "older.json"
    another.parent.mkdir()
    for path in (older, another):
        path.write_text("published")
    assert main([NAME], folder.parent, FEW) == 2
    assert "--replace" in capsys.readouterr().err
    assert list(folder.iterdir()) == [older]
    assert main([NAME, "--replace"], folder.parent, FEW) == 0
    assert not older.exists()
    assert list(folder.iterdir())
    assert another.read_text() == "published"


@pytest.mark.long
def test_records_of_newer_rules_are_added_once(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([NAME, "--add"], folder.parent, FEW) == 0
    made = sorted(folder.iterdir())
    assert made
    assert main([NAME, "--add"], folder.parent, FEW) == 2
    assert "already" in capsys.readouterr().err
    assert sorted(folder.iterdir()) == made


@pytest.mark.parametrize("arguments", [[], ["chess"], ["--replace"]])
def test_a_game_must_be_named(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments, tmp_path, FEW)
    assert "usage" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []

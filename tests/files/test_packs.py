"""Packs on disk: the standard ones, and folders of one's own."""

from __future__ import annotations

import os
import shutil
from importlib import resources
from pathlib import Path

import pytest

from mesozoic.core.errors import PackError, Refused
from mesozoic.core.record import read_header, write_record
from mesozoic.files.packs import (
    LARGEST_FILE,
    find_pack,
    read_pack,
    standard_components,
    standard_pack,
)
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids


@pytest.fixture(params=game_ids())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(name: str, tmp_path: Path) -> Path:
    """A copy of a game's standard pack, to be changed."""
    source = resources.files("mesozoic.games") / name.replace("-", "_") / "pack"
    copy = tmp_path / "my pack"
    with resources.as_file(source) as path:
        shutil.copytree(path, copy)
    return copy


def test_every_game_ships_with_a_sound_pack(name: str) -> None:
    pack = standard_pack(name)
    assert pack.name == "standard"
    assert pack.files
    assert standard_components(name) is standard_components(name)


def test_a_copy_of_the_standard_pack_is_the_same_but_for_its_name(name: str, folder: Path) -> None:
    pack, components = find_pack(name, folder)
    assert pack.name == "my pack"
    assert pack.digest == standard_pack(name).digest
    assert components is not None


def test_the_ends_of_lines_do_not_matter(name: str, folder: Path) -> None:
    for file in folder.rglob("*.t*"):
        if file.is_file():
            file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert read_pack(folder).digest == standard_pack(name).digest


def test_other_files_do_not_matter(name: str, folder: Path) -> None:
    (folder / "picture.png").write_bytes(b"\xff\xff")
    deep = folder / "notes" / "older"
    deep.mkdir(parents=True)
    (deep / "draft.txt").write_text("not looked into")
    (deep / "again").symlink_to(folder)
    assert read_pack(folder).digest == standard_pack(name).digest


def test_without_a_folder_the_pack_is_the_standard_one(name: str) -> None:
    pack, components = find_pack(name, None)
    assert pack is standard_pack(name)
    assert components is standard_components(name)


@pytest.mark.parametrize("what", ["missing", "a file"])
def test_a_folder_that_is_none_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / what
    if what == "a file":
        path.write_text("")
    with pytest.raises(PackError) as refused:
        read_pack(path)
    assert refused.value.key == "pack-no-folder"
    assert refused.value.about["file"] == str(path)


def test_an_empty_pack_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(PackError, match="pack-file-missing"):
        find_pack(name, tmp_path)


def test_each_file_that_is_missing_is_named(name: str, folder: Path) -> None:
    for file in standard_pack(name).files:
        text = (folder / file).read_text()
        (folder / file).unlink()
        with pytest.raises(PackError) as refused:
            find_pack(name, folder)
        assert refused.value.about["file"] == file
        (folder / file).write_text(text)
    find_pack(name, folder)


def test_what_is_not_text_is_refused(name: str, folder: Path) -> None:
    for file in standard_pack(name).files:
        right = (folder / file).read_bytes()
        (folder / file).write_bytes(b"\xff\xfe" + right)
        with pytest.raises(PackError) as refused:
            find_pack(name, folder)
        assert refused.value.key == "pack-not-text"
        assert refused.value.about["file"] == file
        (folder / file).write_bytes(right)


def test_a_file_too_large_is_refused(folder: Path) -> None:
    (folder / "huge.txt").write_bytes(b"x" * (LARGEST_FILE + 1))
    with pytest.raises(PackError) as refused:
        read_pack(folder)
    assert refused.value.key == "pack-file-large"
    assert refused.value.about == {"file": "huge.txt", "most": LARGEST_FILE}


def test_a_pipe_in_a_pack_is_refused_without_waiting_for_it(folder: Path) -> None:
    os.mkfifo(folder / "pipe\x1b.txt")
    with pytest.raises(PackError) as refused:
        read_pack(folder)
    assert refused.value.key == "pack-not-file"
    assert refused.value.about == {"file": r"pipe\x1b.txt"}


def test_a_device_in_a_pack_is_refused(folder: Path) -> None:
    (folder / "endless.toml").symlink_to("/dev/zero")
    with pytest.raises(PackError, match="pack-not-file"):
        read_pack(folder)


def test_a_link_around_a_circle_is_refused(folder: Path) -> None:
    (folder / "circle.toml").symlink_to("circle.toml")
    with pytest.raises(PackError, match=r"pack-not-file|pack-unreadable"):
        read_pack(folder)


def test_a_packs_name_fits_a_record(name: str, folder: Path) -> None:
    strange = folder.rename(folder.with_name("\x1b[2J" + "x" * 100))
    table = new_table(name, find_game(name).players[0], seed="x", pack_folder=strange)
    assert read_header(write_record(table.record))[0] == table.record.header
    with pytest.raises(PackError) as refused:
        read_pack(folder.with_name("\x1b"))
    assert str(refused.value.about["file"]).endswith(r"\x1b")


def test_a_file_cut_off_anywhere_is_refused_or_still_a_pack(name: str, folder: Path) -> None:
    """Whatever is wrong with a pack, it is a PackError that names the file, never a crash."""
    for file in standard_pack(name).files:
        right = (folder / file).read_text()
        for length in range(0, len(right), 7):
            (folder / file).write_text(right[:length])
            refusal = refused_by(name, folder)
            assert refusal is None or "file" in refusal.about
        (folder / file).write_text(right)


def refused_by(name: str, folder: Path) -> PackError | None:
    try:
        find_pack(name, folder)
    except PackError as refused:
        return refused
    return None


def test_a_game_that_is_none_has_no_pack() -> None:
    with pytest.raises(Refused) as refused:
        find_game("chess")
    assert refused.value.key == "game-unknown"
    assert game_ids()[0] in str(refused.value.about["known"])

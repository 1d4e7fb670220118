"""`check-pack`: what is wrong, with its file and line; or what is in it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import mesozoic.games.evo_2001 as evo
import mesozoic.games.evo_2011 as evo_2011
from tests.cli.kit import LANGUAGES, refused, run

STANDARD = Path(evo.__file__).parent / "pack"
EVO_2011 = Path(evo_2011.__file__).parent / "pack"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(STANDARD, tmp_path / "pack"))


def change(file: Path, old: str, new: str) -> int:
    """The line that was changed, counted from 1."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_pack_is_drawn(pack: Path, language: str) -> None:
    ran = run("check-pack", pack, "--lang", language)
    assert ran.code == 0
    for text in ("medium-1 + medium-2", "small + large", "medium-1 + large", "62", "26", "▏69"):
        assert text in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_pack_of_evo_2011_is_drawn(language: str) -> None:
    ran = run("check-pack", EVO_2011, "--game", "evo-2011", "--lang", language)
    assert ran.code == 0
    zones = re.findall(r"▏ ?(\d+) ", ran.out)
    assert [zones.count(str(number)) for number in (0, 23, 24, 35, 36, 47, 48, 59)] == [
        4, 4, 3, 3, 2, 2, 1, 1,
    ]  # fmt: skip
    for text in ("36", "8", "12", "+1 ×6", "15"):
        assert text in ran.out


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("boards/3.txt", "players = 3", "players = 4"),
        ("boards/5.txt", "zones   = 60", "zones   = 61"),
        ("genes.toml", "vial = 6", "vial = 5"),
        ("tokens.toml", "plus-2 = 2", "plus-3 = 2"),
        ("wheel.toml", "start = 2", "start = 7"),
        ("die.toml", "more = 2", "more = 3"),
        ("events.toml", "geysers = 3", 'geysers = "many"'),
    ],
)
def test_a_broken_pack_of_evo_2011_is_refused_with_its_file(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    pack = Path(shutil.copytree(EVO_2011, tmp_path / "pack"))
    change(pack / file, old, new)
    assert f"{file}, line " in refused(run("check-pack", pack, "--game", "evo-2011"))
    assert file in refused(run("play", "evo-2011", "--pack", pack))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_printed_pack_has_otherwise_is_listed_apart(tmp_path: Path, language: str) -> None:
    pack = Path(shutil.copytree(EVO_2011, tmp_path / "pack"))
    (pack / "pack.toml").write_text("printed = true\n")
    arguments = ("check-pack", pack, "--game", "evo-2011", "--lang", language)
    assert "\n- " not in run(*arguments).out
    change(pack / "die.toml", "more = 2", "more = 3")
    ran = run(*arguments)
    assert ran.code == 0
    assert ran.out.count("\n- ") == 1
    assert "\n- die.toml" in ran.out
    change(pack / "genes.toml", "vial = 6", "vial = 5")
    assert "genes.toml" in refused(run(*arguments))


def test_a_pack_of_another_game_is_refused() -> None:
    assert "events.toml" in refused(run("check-pack", EVO_2011))
    assert "genes.toml" in refused(run("check-pack", STANDARD, "--game", "evo-2011"))


def test_a_pack_of_ones_own_is_played_and_resumed(pack: Path, tmp_path: Path) -> None:
    change(pack / "track.toml", "last = 15", "last = 14")
    change(pack / "track.toml", "14 = [1, 2, 3, 4, 5]\n", "")
    file = tmp_path / "game.json"
    ran = run("play", "evo-2001", "--pack", pack, "--seed", "p", "--save", file, typed=["1"])
    assert f"--pack {pack}" in ran.out
    assert "pack" in refused(run("play", "--resume", file))
    assert run("play", "--resume", file, "--pack", pack).code == 0
    assert run("verify", file).code == 1
    assert run("verify", file, "--pack", pack).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("islands/large.txt", "b *", "b x"),
        ("islands/large.txt", "b *", "b b"),
        ("islands/large.txt", "zones = 42", "zones = 43"),
        ("islands/medium-1.txt", "stars = 2", "stars = 3"),
        ("islands/small.txt", "side  = left", "side  = up"),
        ("genes.toml", "tail = 6", "tail = 7"),
        ("genes.toml", "tail = 6", "wing = 6"),
        ("events.toml", "copies = 2", "copies = 3"),
        ("track.toml", "last = 15", "last = 99"),
        ("track.toml", "last = 15", "last ="),
    ],
)
def test_a_broken_pack_is_refused_with_its_file(
    pack: Path, file: str, old: str, new: str, language: str
) -> None:
    change(pack / file, old, new)
    assert file in refused(run("check-pack", pack, "--lang", language))
    assert file in refused(run("play", "evo-2001", "--pack", pack, "--lang", language))


def test_an_unknown_colour_is_refused_with_its_line(pack: Path) -> None:
    line = change(pack / "islands/medium-2.txt", "* b", "* z")
    assert f"line {line}" in refused(run("check-pack", pack))


def test_a_zone_cut_off_is_refused(pack: Path) -> None:
    line = change(pack / "islands/medium-1.txt", ". . b b .|", "b . . b .|")
    sentence = refused(run("check-pack", pack))
    assert "islands/medium-1.txt" in sentence
    assert f"line {line}" in sentence


def test_a_missing_file_is_refused(pack: Path) -> None:
    (pack / "islands" / "small.txt").unlink()
    assert "islands/small.txt" in refused(run("check-pack", pack))

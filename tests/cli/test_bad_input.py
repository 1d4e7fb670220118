"""Whatever is typed wrongly: one sentence, exit code 2, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, refused, run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "chess"], "evo-2001"),
        (["play"], "evo-2001"),
        (["play", "evo-2001", "--option", "weather=off"], "scarce-genes"),
        (["play", "evo-2001", "--option", "island4=huge"], "small-large"),
        (["play", "evo-2001", "--option", "island4"], "island4"),
        (["play", "evo-2001", "--players", "2"], "2"),
        (["play", "evo-2001", "--players", "many"], "many"),
        (["play", "evo-2001", "--players", "3.6"], "3.6"),
        (["play", "evo-2001", "--seat", "1.5"], "1.5"),
        (["play", "evo-2001", "--humans", "0.5"], "0.5"),
        (["simulate", "evo-2001", "--games", "1.5"], "1.5"),
        (["simulate", "evo-2001", "--players", "1e1"], "1e1"),
        (["simulate", "evo-2001", "--jobs", "1.0"], "1.0"),
        (["tournament", "evo-2001", "--games", "1.5"], "1.5"),
        (["fuzz", "evo-2001", "--games", "1.5"], "1.5"),
        (["bench", "--rounds", "1.5"], "1.5"),
        (["play", "evo-2001", "--bot", "deep"], "greedy"),
        (["play", "evo-2001", "--seat", "5"], "5"),
        (["play", "evo-2001", "--seat", "0"], "0"),
        (["play", "evo-2001", "--humans", "5"], "5"),
        (["play", "evo-2001", "--save", "nowhere/game.json"], "nowhere"),
        (["play", "evo-2001", "--save", "."], "."),
        (["play", "evo-2001", "--pack", "nowhere"], "nowhere"),
        (["play", "evo-2001", "--frobnicate"], "--frobnicate"),
        (["play", "--resume", "nothing.json"], "nothing.json"),
        (["play", "--resume", "."], "."),
        (["simulate", "chess"], "evo-2001"),
        (["simulate", "chess", "--bots", "greedy"], "evo-2001"),
        (["simulate", "a.b", "--bots", "greedy"], "a.b"),
        (["simulate", "evo-2001", "--games", "0"], "--games"),
        (["simulate", "evo-2001", "--jobs", "0"], "--jobs"),
        (["simulate", "evo-2001", "--players", "6"], "6"),
        (["simulate", "evo-2001", "--bots", "greedy,deep"], "deep"),
        (["simulate", "evo-2001", "--bots", ","], "bot"),
        (["simulate", "evo-2001", "--records", "games", "--players", "6"], "6"),
        (["tournament", "evo-2001", "--bots", "deep"], "deep"),
        (["fuzz", "chess"], "evo-2001"),
        (["bench", "--rounds", "0"], "--rounds"),
        (["replay", "nothing.json"], "nothing.json"),
        (["replay", "."], "."),
        (["verify"], "RECORD"),
        (["rules", "evo-2001", "E1-77"], "E1-77"),
        (["check-pack", "nowhere"], "nowhere"),
        (["dance"], "dance"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str], names: str, language: str, tmp_path: Path
) -> None:
    before = sorted(tmp_path.rglob("*.json"))
    assert names in refused(run(*arguments, "--lang", language))
    assert sorted(tmp_path.rglob("*.json")) == before
    assert list(tmp_path.rglob("*.part")) == []


def test_an_unknown_language_is_refused() -> None:
    for command in (["play", "evo-2001"], ["games"], ["rules", "evo-2001"], ["verify", "x"]):
        assert "en, fr, it" in refused(run(*command, "--lang", "de"))


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("precious")
    assert "mine.json" in refused(run("play", "evo-2001", "--save", mine))
    assert mine.read_text() == "precious"


def broken(record: Path, folder: Path, kind: str) -> Path:
    """A copy of a record with something wrong."""
    text = record.read_text(encoding="utf-8")
    changes = {
        "truncated": text[: len(text) // 2],
        "not-json": "dear diary",
        "not-a-record": json.dumps({"hello": 1}),
        "edited": text.replace('"is": "pass"', '"is": "stop"', 1),
        "version": text.replace("mesozoic-record-1", "mesozoic-record-99"),
        "empty": "",
    }
    file = folder / f"{kind}.json"
    file.write_text(changes[kind], encoding="utf-8")
    assert file.read_text(encoding="utf-8") != text
    return file


KINDS = ["truncated", "not-json", "not-a-record", "edited", "version", "empty"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_bad_record_is_refused(kind: str, record: Path, tmp_path: Path) -> None:
    file = broken(record, tmp_path, kind)
    before = file.read_text(encoding="utf-8")
    for command in (["replay"], ["replay", "--json"], ["play", "--resume"]):
        assert f"{kind}.json: " in refused(run(*command, file))
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_bad_record_is_not_verified(kind: str, record: Path, tmp_path: Path) -> None:
    ran = run("verify", broken(record, tmp_path, kind))
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert f"{kind}.json" in ran.err

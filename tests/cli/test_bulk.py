"""`simulate`, `tournament`, `fuzz` and `bench`."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import mesozoic.games.evo_2001 as evo
from mesozoic.arena.bench import bench
from mesozoic.arena.engine import has_native, is_compiled, plain_games
from mesozoic.cli.bench import print_bench
from mesozoic.cli.language import words_in
from mesozoic.games import game_ids
from tests.cli.kit import LANGUAGES, refused, run

pytestmark = pytest.mark.long

SIMULATE = ["simulate", "evo-2001", "--games", "4", "--seed", "s"]


def test_simulate_as_json_has_what_it_promises() -> None:
    found = json.loads(run(*SIMULATE, "--players", "3", "--json").out)
    assert found["games"] == 4
    assert found["plies"] > 400
    assert found["plies_per_second"] > 0
    assert found["length"]["min"] <= found["length"]["mean"] <= found["length"]["max"]
    assert sum(found["wins_by_seat"]) == pytest.approx(4)
    assert len(found["wins_by_seat"]) == len(found["scores"]) == 3
    assert sum(found["ends"].values()) == 4


def test_equal_seeds_give_equal_games_on_any_number_of_processes() -> None:
    one = json.loads(run(*SIMULATE, "--json").out)
    two = json.loads(run(*SIMULATE, "--json", "--jobs", "2").out)
    for speed in ("seconds", "plies_per_second"):
        del one[speed], two[speed]
    assert one == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_in_words(language: str) -> None:
    ran = run(*SIMULATE, "--lang", language, "--option", "scarce-genes=on")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.count("\n") >= 8


@pytest.mark.parametrize(
    ("language", "ended"),
    [
        ("en", "Ended by the meteorite: 4"),
        ("fr", "Terminées par la météorite\N{NO-BREAK SPACE}: 4"),
        ("it", "Finite con il meteorite: 4"),
    ],
)
def test_simulate_two_at_evo_2011_in_words(language: str, ended: str) -> None:
    out = run("simulate", "evo-2011", "--players", 2, "--games", 4, "--lang", language).out
    assert ended in out
    table = out[out.index(ended) + len(ended) :].splitlines()
    assert len(table) == 1 + 1 + 2 + 1, "the head, two species and the speed"


def test_simulate_writes_records_that_verify(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    run(*SIMULATE, "--records", folder, "--bots", "greedy,uniform,uniform,uniform")
    files = sorted(folder.iterdir())
    assert len(files) == 4
    assert run("verify", *files).code == 0


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_pack_of_ones_own_is_played(command: str, tmp_path: Path) -> None:
    pack, records = tmp_path / "pack", tmp_path / "records"
    shutil.copytree(Path(evo.__file__).parent / "pack", pack)
    track = pack / "track.toml"
    text = track.read_text(encoding="utf-8")
    shorter = text.replace("last = 15", "last = 14").replace("14 = [1, 2, 3, 4, 5]\n", "")
    track.write_text(shorter, encoding="utf-8")
    arguments = [command, "evo-2001", "--games", 1, "--bots", "uniform", "--records", records]
    assert run(*arguments, "--pack", pack).code == 0
    (file,) = records.iterdir()
    assert run("verify", file).code == 1
    assert run("verify", file, "--pack", pack).code == 0


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_pack_that_is_not_there_is_refused(command: str) -> None:
    assert "nowhere" in refused(run(command, "evo-2001", "--pack", "nowhere"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_tournament(game: str, language: str) -> None:
    arguments = ["tournament", game, "--bots", "greedy,uniform", "--games", "4"]
    words = run(*arguments, "--lang", language)
    assert words.code == 0
    assert "greedy" in words.out
    if language == "en":
        found = json.loads(run(*arguments, "--json").out)
        assert {one["bot"] for one in found["bots"]} == {"greedy", "uniform"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_fuzz(language: str) -> None:
    ran = run("fuzz", "evo-2001", "--games", "3", "--lang", language)
    assert ran.code == 0
    assert ran.out.count("\n") == 3


def test_fuzz_as_json() -> None:
    found = json.loads(run("fuzz", "--games", "2", "--json").out)
    assert found["games"] == 2
    assert found["failures"] == []
    assert found["laws"]


def test_bench() -> None:
    found = json.loads(run("bench", "--rounds", "1", "--json").out)
    assert [game["game"] for game in found["games"]] == list(game_ids())
    for game in found["games"]:
        assert game["plies_per_second"] > 0
        assert game["search_per_second"] > 0
        assert game["iterations_per_second"] > 0
        assert game["copies_per_second"] > 0
        assert game["ratio_to_calibration"] > 0
        assert game["ratio_to_catanatron"] is None
        assert game["compiled"] is found["compiled"]
        assert game["interpreter"] == found["interpreter"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_of_one_game_fits_into_a_terminal(language: str) -> None:
    said = run("bench", "--game", "gods-love-dinosaurs", "--rounds", "1", "--lang", language).out
    rows = re.findall(r"^gods-love-dinosaurs +\d.*$", said, re.MULTILINE)
    assert [len(row.split()) for row in rows] == [5, 5, 5]
    assert "evo-2001" not in said
    assert "…" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_of_one_core_and_two(language: str) -> None:
    asked = ("bench", "--cores", "--game", "evo-2001", "--games", "4")
    found = json.loads(run(*asked, "--json").out)["evo-2001"]
    assert found["games"] == 4
    assert found["plies"] > 4
    assert found["ratio"] == found["two_cores_seconds"] / found["one_core_seconds"] > 0
    (said,) = run(*asked, "--lang", language).out.splitlines()
    assert said.startswith("evo-2001")
    assert str(found["plies"]) in said


@pytest.mark.parametrize(
    ("asked", "moot", "heeded"),
    [
        (("--kills", "5", "--rounds", "1"), "--kills", "--game, --peers, --rounds"),
        (("--faults", "--game", "evo-2001"), "--game", "--kills, --tables"),
        (("--faults", "--server"), "--server", "--kills, --tables"),
        (("--server", "--peers"), "--peers", "--game, --peer, --rounds"),
        (("--server", "--tables", "9", "--rounds", "1"), "--rounds", "--server, --tables, --noise"),
        (("--noise", "--peer"), "--peer", "--server, --tables, --noise"),
        (("--cores", "--rounds", "1"), "--rounds", "--game, --games"),
        (("--games", "5"), "--games", "--game, --peers, --rounds"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_refuses_options_that_do_nothing(
    asked: tuple[str, ...], moot: str, heeded: str, language: str
) -> None:
    said = refused(run("bench", *asked, "--lang", language))
    assert said.startswith(moot)
    assert heeded in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_run_plain_on_the_compiled_core_are_marked(language: str) -> None:
    measured = bench(["evo-2001", "evo-2011"], rounds=1, seconds=0.01)
    first, second = measured.games
    games = (replace(first, compiled=False), replace(second, compiled=True))
    console = Console(file=StringIO(), width=120)
    print_bench(console, replace(measured, compiled=True, games=games), words_in(language))
    assert isinstance(console.file, StringIO)
    said = console.file.getvalue()
    assert said.splitlines()[0].endswith("evo-2001")
    assert len(re.findall(r"^evo-2001 \* ", said, re.MULTILINE)) == 3
    assert len(re.findall(r"^evo-2011 +\d", said, re.MULTILINE)) == 3
    assert re.search(r"^\* \w", said, re.MULTILINE)


def test_a_game_has_native_code_where_some_lies_in_its_folder(tmp_path: Path) -> None:
    for game, file in {"evo_2001": f"rules{EXTENSION_SUFFIXES[0]}", "evo_2011": "rules.py"}.items():
        (tmp_path / game).mkdir()
        (tmp_path / game / file).write_text("")
    places = [str(tmp_path / "elsewhere"), str(tmp_path)]
    assert has_native("evo-2001", places)
    assert not has_native("evo-2011", places)
    assert plain_games() == (() if is_compiled() else game_ids())


def test_a_game_that_is_not_there_is_not_measured() -> None:
    assert "chess" in refused(run("bench", "--game", "chess"))

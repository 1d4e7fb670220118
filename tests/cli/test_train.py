"""`mesozoic train`: what it refuses, and a tiny run."""

from __future__ import annotations

from pathlib import Path
from shlex import split

import pytest

from mesozoic.arena.training.gate import Verdict
from mesozoic.arena.training.journal import Line
from mesozoic.arena.training.run import Run
from mesozoic.arena.training.settings import Settings
from mesozoic.core.errors import Refused
from tests.cli.kit import LANGUAGES, refused, run

TINY = ("--quick", 4, "--thoughtful", 1, "--rounds", 2, "--gate-games", 1, "--players", "3")


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What runs are begun with; none of them plays."""
    found: list[Settings] = []

    def begin(folder: Path, settings: Settings) -> Run:
        found.append(settings)
        raise Refused("train-no-features", game=settings.game)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Run, "begin", begin)
    return found


@pytest.mark.long
def test_a_run_is_begun_and_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    begun = run("train", "evo-2001", "--generations", 1, "--out", folder, *TINY)
    assert begun.code == 0
    assert "Generation 0" in begun.out
    assert f"mesozoic train evo-2001 --from {folder}" in begun.out
    gone_on = run("train", "evo-2001", "--generations", 1, "--from", folder, "--lang", "fr")
    assert "Génération 1" in gone_on.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("train", "evo-2001", "--players", "9"), "3 to 5 players, not 9"),
        (("train", "evo-2001", "--players", "a"), "--players"),
        (("train", "evo-1999"), "There is no game"),
        (("train", "evo-2001", "--from", "nowhere"), "no training run in nowhere"),
        (("train", "evo-2001", "--jobs", "0"), "--jobs"),
        (("train", "evo-2001", "--gate-games", "0"), "--gate-games must be 1 or more, not 0"),
        (("train", "evo-2001", "--quick", "-1"), "--quick must be 0 or more, not -1"),
        (("train", "evo-2001", "--thoughtful", "0"), "--thoughtful must be 1 or more, not 0"),
        (("train", "evo-2001", "--strong", "-1"), "--strong must be 0 or more, not -1"),
        (("train", "evo-2001", "--rounds", "0"), "--rounds must be 1 or more, not 0"),
        (("train", "evo-2001", "--generations", "-2"), "--generations must be 1 or more, not -2"),
        (("train", "evo-2001", "--hours", "-1"), "“-1” is not a valid value for --hours"),
        (("train", "evo-2001", "--hours", "nan"), "“nan” is not a valid value for --hours"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path, begun: list[Settings]
) -> None:
    assert said in refused(run(*arguments, "--lang", "en"))
    assert begun == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "others",
    [
        ("--quick", 9),
        ("--quick", 0),
        ("--thoughtful", 9),
        ("--rounds", 9),
        ("--policy-leads",),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_strong_games_there_are_no_others(
    others: tuple[object, ...], language: str, begun: list[Settings]
) -> None:
    said = refused(run("train", "evo-2001", "--strong", 9, *others, "--lang", language))
    assert f"{others[0]}" in said
    assert "--strong" in said
    assert begun == []


@pytest.mark.parametrize(
    "typed",
    [
        "evo-2001 --seed 1",
        "evo-2011 --strong 1500 --gate-games 200 --seed g2",
        "evo-2001 --players 3,5 --quick 0 --thoughtful 7 --rounds 2 --seed 'a b'",
        "evo-2001 --policy-leads --seed ''",
        "evo-2001 --seed=--lang",
    ],
)
def test_what_was_typed_for_a_run_can_be_told_from_its_settings(
    typed: str, begun: list[Settings]
) -> None:
    run("train", *split(typed))
    assert [settings.command for settings in begun] == [f"mesozoic train {typed}"]


def test_no_strong_games_are_what_there_are_if_nothing_is_said(begun: list[Settings]) -> None:
    run("train", "evo-2001")
    run("train", "evo-2001", "--strong", "0", "--quick", "9")
    assert [settings.strong for settings in begun] == [0, 0]
    assert begun[1].quick == 9


def test_more_games_than_can_be_told_apart_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(run("train", "evo-2001", "--strong", 200_000, "--lang", "en"))
    assert said.endswith("“strong” is 200000. Expected: 0-100000.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("policy", [None, 0.9876])
def test_a_generation_tells_of_a_policy_only_where_one_was_learnt(
    policy: float | None, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Verdict(9, 0.5, 0.25, 3.0, "stronger")
    line = Line(0, 4, 90, 0, 3, 1.0, 0.8123, policy, policy, gate=gate, kept=True)
    monkeypatch.setattr(Run, "go_on", lambda *_: line)
    told = run(
        "train", "evo-2001", "--generations", 1, "--out", tmp_path / "run", "--lang", language
    ).out.splitlines()[0]
    word = {"en": "policy", "fr": "politique", "it": "politica"}[language]
    assert "0.8123" in told
    assert (word in told, "0.9876" in told) == (policy is not None, policy is not None)


@pytest.mark.parametrize(
    "option",
    [
        "--quick",
        "--thoughtful",
        "--strong",
        "--rounds",
        "--gate-games",
        "--seed",
        "--out",
        "--players",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_run_has_settled_is_not_asked_for_again(option: str, language: str) -> None:
    ran = run("train", "evo-2001", "--from", "nowhere", option, "3", "--lang", language)
    assert option in refused(ran)
    assert "--from" in refused(ran)


def test_help_says_what_a_run_does_if_nothing_else_is_said() -> None:
    shown = run("train", "--help").out
    settings = Settings(game="evo-2001", seed="1", players=(3,))
    numbers = (settings.quick, settings.thoughtful, settings.rounds, settings.gate_games)
    for number in numbers:
        assert f"[default: {number}]" in " ".join(shown.split())

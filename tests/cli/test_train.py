"""`mesozoic train`: what it refuses, and a tiny run."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.arena.training.settings import Settings
from tests.cli.kit import LANGUAGES, refused, run

TINY = ("--quick", 4, "--thoughtful", 1, "--rounds", 2, "--gate-games", 1, "--players", "3")


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
        (("train", "evo-2001", "--strong", "0"), "--strong must be 1 or more, not 0"),
        (
            ("train", "evo-2001", "--strong", "9", "--quick", "9"),
            "“--quick” does not go with --strong",
        ),
        (("train", "evo-2001", "--strong", "9", "--policy-leads"), "“--policy-leads” does not go"),
        (("train", "evo-2001", "--rounds", "0"), "--rounds must be 1 or more, not 0"),
        (("train", "evo-2001", "--generations", "-2"), "--generations must be 1 or more, not -2"),
        (("train", "evo-2001", "--hours", "-1"), "“-1” is not a valid value for --hours"),
        (("train", "evo-2001", "--hours", "nan"), "“nan” is not a valid value for --hours"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(run(*arguments, "--lang", "en"))
    assert list(tmp_path.iterdir()) == []


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

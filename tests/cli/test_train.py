"""`mesozoic train`: what it refuses, and a tiny run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import run

TINY = ("--quick", 4, "--thoughtful", 1, "--iterations", 2, "--gate-games", 1, "--players", "3")


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
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run(*arguments, "--lang", "en")
    assert refused.code == 2
    assert said in refused.err
    assert list(tmp_path.iterdir()) == []

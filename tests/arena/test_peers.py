"""Peers that cannot be had, or stop: one sentence, and no more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from mesozoic.arena.bench import bench
from mesozoic.arena.peers import start
from mesozoic.arena.peers.catanatron import CATANATRON
from mesozoic.arena.peers.environments import environment_of, python_with
from mesozoic.arena.peers.openspiel import OPEN_SPIEL
from mesozoic.core.errors import Refused


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def lay_environment(requirement: str, python: Path = Path(sys.executable)) -> None:
    """An environment that is said to be ready, and has nothing in it but Python."""
    folder = environment_of(requirement)
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(python)
    (folder / "ready").touch()


def lay_answering(requirement: str, cache: Path) -> None:
    """An environment whose Python runs no script, and answers each question in the same way."""
    python = cache / "answers"
    python.write_text("#!/bin/sh\nwhile read -r question; do echo '[1, 1]'; done\n")
    python.chmod(0o755)
    lay_environment(requirement, python)


def block(requirement: str) -> None:
    folder = environment_of(requirement)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where a folder is wanted")


def test_a_peer_that_cannot_be_installed_is_refused() -> None:
    block(CATANATRON)
    with pytest.raises(Refused) as refused:
        python_with(CATANATRON)
    assert refused.value.key == "peer-not-installed"
    assert refused.value.about["peer"] == CATANATRON


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        (block, "peer-not-installed"),
        (lay_environment, "peer-failed"),
        (lambda peer: lay_environment(peer, Path("/no/such/python")), "peer-failed"),
    ],
    ids=["not installed", "fails on import", "python is gone"],
)
def test_without_openspiel_catanatron_is_measured_all_the_same(
    lay: Callable[[str], None], key: str, cache: Path
) -> None:
    lay_answering(CATANATRON, cache)
    lay(OPEN_SPIEL)
    with ExitStack() as stack:
        peers = start(stack)
        assert peers.catanatron is not None
        assert peers.catanatron.moves_per_second(0.01) == 1
        assert peers.openspiel is None
        assert [(why.key, why.about["peer"]) for why in peers.missing] == [(key, OPEN_SPIEL)]
    (missing,) = bench(["evo-2001"], peers=True, rounds=1, seconds=0.01).to_json()["missing"]
    assert (missing["why"], missing["peer"]) == (key, OPEN_SPIEL)


def test_peers_that_answer_are_measured(cache: Path) -> None:
    lay_answering(CATANATRON, cache)
    lay_environment(OPEN_SPIEL, cache / "answers")
    with ExitStack() as stack:
        peers = start(stack)
        assert peers.openspiel is not None
        assert peers.openspiel.moves_per_second(0.01) == 1
        assert peers.missing == ()


def test_without_catanatron_nothing_is_measured(capfd: pytest.CaptureFixture[str]) -> None:
    lay_environment(CATANATRON)
    with ExitStack() as stack, pytest.raises(Refused) as refused:
        start(stack)
    assert refused.value.key == "peer-failed"
    assert refused.value.about["peer"] == CATANATRON
    assert "catanatron" in capfd.readouterr().err

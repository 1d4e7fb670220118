"""Peers that cannot be had, or stop: one sentence, and no more."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from mesozoic.arena.peers import start
from mesozoic.arena.peers.catanatron import CATANATRON
from mesozoic.arena.peers.environments import environment_of, python_with
from mesozoic.arena.peers.openspiel import OPEN_SPIEL
from mesozoic.core.errors import Refused


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def lay_environment(requirement: str) -> None:
    """An environment that is said to be ready, and has nothing in it but Python."""
    folder = environment_of(requirement)
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(sys.executable)
    (folder / "ready").touch()


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


def test_without_openspiel_catanatron_is_measured_all_the_same() -> None:
    lay_environment(CATANATRON)
    block(OPEN_SPIEL)
    with ExitStack() as stack:
        peers = start(stack)
        assert peers.catanatron is not None
        assert peers.openspiel is None
        assert [(why.key, why.about["peer"]) for why in peers.missing] == [
            ("peer-not-installed", OPEN_SPIEL)
        ]


def test_a_peer_that_stops_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    lay_environment(CATANATRON)
    block(OPEN_SPIEL)
    with ExitStack() as stack:
        catanatron = start(stack).catanatron
        assert catanatron is not None
        with pytest.raises(Refused) as refused:
            catanatron.moves_per_second(0.01)
    assert refused.value.key == "peer-failed"
    assert "catanatron" in capfd.readouterr().err

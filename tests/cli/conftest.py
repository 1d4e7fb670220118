"""What every test of the command line starts from: an empty home, English, 100 columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import run


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between bots."""
    folder = tmp_path_factory.mktemp("records")
    ran = run("simulate", "evo-2001", "--games", 1, "--seed", "kit", "--records", folder)
    assert ran.code == 0, ran
    (file,) = folder.iterdir()
    return file

"""How far a long run is, where nobody sits before a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mesozoic.cli.progress import lines, progress

if TYPE_CHECKING:
    import pytest


def test_a_file_gets_a_line_for_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    advance = lines("Games", 30, pause=0)
    advance(10)
    advance(5)
    assert capsys.readouterr() == ("", "Games: 10/30\nGames: 15/30\n")


def test_a_short_run_writes_nothing_to_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Games", 2) as advance:
        advance(1)
        advance(1)
    assert capsys.readouterr() == ("", "")

"""In a real terminal: screens are cleared, and covered between people."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.kit import run

# They start processes, at terminals of their own.
pytestmark = pytest.mark.long

PATIENCE = 60
"""Seconds after which what never comes fails a test, instead of hanging it."""


class Teletype:
    """A program on a terminal of its own."""

    def __init__(self, *arguments: object) -> None:
        self.end, other = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mesozoic", *map(str, arguments)],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment,
        )
        os.close(other)

    def until(self, text: str) -> str:
        """Everything up to this text."""
        seen = b""
        while text.encode() not in seen:
            try:
                seen += os.read(self.end, 1)
            except OSError:
                pytest.fail(f"{text!r} never came: {seen.decode(errors='replace')}")
        return seen.decode(errors="replace")

    def rest(self) -> str:
        seen = b""
        while True:
            try:
                piece = os.read(self.end, 1000)
            except OSError:
                piece = b""
            if not piece:
                return seen.decode(errors="replace")
            seen += piece

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C; again where it came in the instant before the program began to wait."""
        for _ in range(PATIENCE):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.end], [], [], 1)[0]:
                return
        pytest.fail("the program does not hear an interrupt")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.end)


@pytest.fixture
def teletype(tmp_path: Path) -> Iterator[Teletype]:
    file = tmp_path / "game.json"
    one = Teletype("play", "evo-2001", "--humans", 2, "--seed", "t", "--save", file)
    yield one
    one.close()


def test_the_screen_is_covered_until_the_next_player_is_ready(
    teletype: Teletype, tmp_path: Path
) -> None:
    covered = teletype.until("Press Enter when you are ready.")
    assert "Your cards" not in covered
    assert "\x1b[3J" in covered
    teletype.type("")
    assert "Your cards" in teletype.until("Your move> ")
    teletype.type("1")
    between = teletype.until("Press Enter when you are ready.")
    assert between.rindex("\x1b[3J") < between.rindex("Over to the")
    assert "Your cards" not in between
    teletype.interrupt()
    left = teletype.rest()
    assert "mesozoic play --resume" in left
    assert "Traceback" not in left
    assert teletype.process.wait() == 0
    assert run("verify", tmp_path / "game.json").code == 0


def test_replay_steps_through(record: Path) -> None:
    teletype = Teletype("replay", record)
    try:
        teletype.until("Entry 0 of ")
        teletype.type("")
        teletype.until("Entry 1 of ")
        teletype.type("40")
        teletype.until("Entry 40 of ")
        teletype.type("b")
        teletype.until("Entry 39 of ")
        teletype.type("99999")
        teletype.until("The game is over.")
        teletype.until("q: quit > ")
        teletype.type("q")
        assert teletype.process.wait() == 0
    finally:
        teletype.close()

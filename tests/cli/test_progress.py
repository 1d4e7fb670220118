"""The progress bar: for those who wait, on a terminal."""

from __future__ import annotations

import os
import pty
import select
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr

import pytest

from mesozoic.cli.progress import progress

LONGEST = 20
CURSOR_BACK = "\x1b[?25h"


class Screen:
    """A terminal that the error stream leads to, from its other end."""

    def __init__(self) -> None:
        self.end, other = pty.openpty()
        self.stream = os.fdopen(other, "w", encoding="utf-8")

    def until(self, text: str) -> None:
        seen = b""
        while text.encode() not in seen:
            ready, _, _ = select.select([self.end], [], [], LONGEST)
            assert ready, seen
            seen += os.read(self.end, 1000)

    def is_empty(self) -> bool:
        return select.select([self.end], [], [], 0)[0] == []


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    monkeypatch.setenv("TERM", "xterm-256color")
    one = Screen()
    yield one
    one.stream.close()
    os.close(one.end)


@contextmanager
def counting(screen: Screen, patience: float) -> Iterator[Callable[[int], None]]:
    with redirect_stderr(screen.stream), progress("Games", 3, patience) as advance:
        yield advance


def test_it_appears_before_the_first_is_done_and_goes_at_the_end(screen: Screen) -> None:
    with counting(screen, patience=0):
        screen.until("0/3")
    screen.until(CURSOR_BACK)


def test_it_counts(screen: Screen) -> None:
    with counting(screen, patience=0) as advance:
        screen.until("0/3")
        advance(2)
        screen.until("2/3")


def test_nothing_appears_to_those_who_need_not_wait(screen: Screen) -> None:
    with counting(screen, patience=LONGEST) as advance:
        advance(3)
    assert screen.is_empty()

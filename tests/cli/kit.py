"""Running the program: inside this process with what is typed and printed, or as a real one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from mesozoic.cli.main import main

LANGUAGES = ("en", "fr", "it")


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def run(*arguments: object, typed: Iterable[str] = ()) -> Ran:
    """The program in this process, with lines typed into a pipe."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in typed))
    with patch("sys.stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def start(*arguments: object, **environment: str) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "mesozoic", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )


def refused(ran: Ran) -> str:
    """The one sentence of a refusal: on the error stream, with nothing else anywhere."""
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    return ran.err.strip()

"""Whoever types what docs/operating.md prints has a club that runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from mesozoic.cli.main import make_app

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
PRINTED = "\n".join(re.findall(r"^    (.*)$", PAGE.replace("\\\n", ""), re.MULTILINE))
COMMANDS = [line for line in PRINTED.splitlines() if re.search(r"mesozoic (admin|serve) ", line)]
WRITABLE = "/var/lib/mesozoic/"
OURS = "/opt/mesozoic/bin/mesozoic"


def test_the_page_prints_commands() -> None:
    assert len(COMMANDS) >= 6


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_whole(line: str) -> None:
    """On root's PATH is no command of ours, and root is nobody to the database."""
    words = shlex.split(re.sub(r"\$\(date .*?\)", "today", line.removeprefix("ExecStart=")))
    if words[0] == "runuser":
        assert words[:4] == ["runuser", "-u", "mesozoic", "--"]
        words = words[4:]
    else:
        assert line.startswith("ExecStart=")
    assert words[0] == OURS
    assert "--database" in words
    files = [word for word in words[1:] if word.startswith("/")]
    assert all(file.startswith(WRITABLE) for file in files)
    make_app().parse_args(words[1:], exit_on_error=False, print_error=False)


def test_what_may_be_written_to_is_there() -> None:
    (folders,) = re.findall(r"^StateDirectory=(.*)$", PRINTED, re.MULTILINE)
    for file in re.findall(r"/var/lib/(\S+)/.*\.gz", PRINTED):
        assert file in folders.split()


def test_a_database_that_comes_late_is_waited_for() -> None:
    """By itself systemd gives up after five starts within ten seconds."""
    (seconds,) = re.findall(r"^RestartSec=(.*)$", PRINTED, re.MULTILINE)
    assert int(seconds) > 10 / 5

"""What the checks need of the machine: a browser, databases and a compiler.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.compiler import which_compiler
from tools.shell import Stopped, must, say, stop

POLICY = Path("/usr/sbin/policy-rc.d")
# The first has no window to draw: pages cost it a third less.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_browser() -> None:
    """The browser tests want a real Chromium: the machine's, or one that root can install."""
    if not any(map(shutil.which, BROWSERS)):
        why = "the browser tests need Chromium"
        try:
            install_packages(why, BROWSERS[0])
        except Stopped:  # not every system has it
            install_packages(why, BROWSERS[1])
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        stop(f"the browser tests need one of {', '.join(BROWSERS)}, and none is on the path")
    told = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True).stdout
    say(f"browser: {told.strip() or program}")


def find_services(python: Path) -> None:
    """The server's tests want a real PostgreSQL and Redis, which they start for themselves."""
    looked = [str(python), "-m", "mesozoic.server.services"]
    missing = subprocess.run(looked, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    if missing:
        install_packages("the server's tests need real databases", *missing)


def find_compiler() -> None:
    """The checks run the compiled engine too: the machine's compiler, or one that root can get."""
    if which_compiler():
        return
    if os.environ.get("CC"):
        stop(f"the checks compile the engine, and CC names no compiler: {os.environ['CC']}")
    install_packages("the checks compile the engine and need a C compiler", "gcc", "libc6-dev")


def install_packages(why: str, *packages: str) -> None:
    """Debian's, where root may install them; nothing of theirs begins to run by itself."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        stop(f"{why}: `sudo apt-get install {' '.join(packages)}`")
    say(f"installing {' '.join(packages)}")
    must(["apt-get", "update", "-qq"])
    with no_services_started():
        must(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])


@contextmanager
def no_services_started(policy: Path = POLICY) -> Iterator[None]:
    """Debian's packages ask this program whether they may start theirs: 101 says no."""
    if policy.exists():
        yield
        return
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    try:
        yield
    finally:
        policy.unlink()

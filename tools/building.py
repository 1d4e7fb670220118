"""Builds the compiled engine: `python tools/building.py FOLDER [GAME...]`.

The folder gets the whole package, readable as it is, with native code beside what is compiled. It
is made aside and put in place when it is whole, and not made again while nothing has changed.
Naming games (by their folders) leaves the code of the others interpreted: quicker, for whoever
works on one.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.lower import SOURCE, SUPPORT, lower  # noqa: E402
from tools.lowering.program import Refusal  # noqa: E402

STAMP = "built-from.txt"
TOOLS = ("mypy", "setuptools")
COMPILERS = ("cc", "gcc", "clang")


class NotBuilt(Exception):
    """Why there is no compiled engine, in a sentence."""


def ensure(target: Path, games: Sequence[str] = ()) -> None:
    """Make `target` the compiled package, unless it is; two at once wait for one another."""
    import fcntl  # not on Windows, where wheels are built but nothing is run from the tree

    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with (target.parent / f"{target.name}.lock").open("w") as alone:
            fcntl.flock(alone, fcntl.LOCK_EX)
            if not is_fresh(target, games):
                build(target, games)
    except OSError as error:
        raise NotBuilt(f"{target} cannot be written: {error.strerror}") from error


def build(target: Path, games: Sequence[str] = ()) -> None:
    """What was there before stays if it fails."""
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as scratch:
        made = build_aside(Path(scratch), games)
        # The server looks for the pages beside itself; these are the checkout's.
        (made / "mesozoic" / "server" / "static").symlink_to(ROOT / "web" / "dist")
        shutil.rmtree(target, ignore_errors=True)
        made.rename(target)


def build_aside(scratch: Path, games: Sequence[str] = ()) -> Path:
    """The compiled package, in a folder of its own."""
    find_compiler()
    digest = made_from(games)
    lowered, made = scratch / "lowered", scratch / "made"
    try:
        lower(lowered, games)
    except Refusal as refusal:
        raise NotBuilt(f"the source cannot be lowered: {refusal}") from refusal
    shutil.copytree(SOURCE, made / "mesozoic", ignore=shutil.ignore_patterns("__pycache__"))
    if made_from(games) != digest:
        raise NotBuilt("the source changed while it was read: build again")
    compile_(lowered)
    for file in native_files(lowered):
        shutil.copy(lowered / file, made / file)
    (made / STAMP).write_text(digest, "utf-8")
    return made


def native_files(lowered: Path) -> list[Path]:
    """What a build adds to the readable package, by where it lies."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = (path.relative_to(lowered) for path in lowered.rglob(f"*{suffix}"))
    support = [Path("mesozoic", "core", path.name) for path in sorted(SUPPORT.glob("*.py"))]
    return [*sorted(path for path in built if path.parts[0] != "build"), *support]


def compile_(lowered: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.lowering.compiling", str(lowered)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip().splitlines() or ["it said nothing"]
        complaint = next((line for line in said if re.search(r"\berror\b", line)), said[-1])
        raise NotBuilt(f"the engine could not be compiled: {complaint.strip()}")


def find_compiler() -> str:
    """The C compiler, if all that a build needs is there."""
    for name in TOOLS:
        _version(name)
    if sys.platform == "win32":
        return "Visual C++"  # found by setuptools, or not
    wanted = os.environ.get("CC", "").split()[:1] or COMPILERS
    found = next(filter(None, map(shutil.which, wanted)), None)
    if found is None:
        raise NotBuilt(f"no C compiler was found ({', '.join(wanted)})")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.is_file():
        raise NotBuilt(f"Python's headers are not installed ({headers})")
    return found


def made_from(games: Sequence[str] = ()) -> str:
    """A hash of all that a build depends on: sources, this Python, and the tools."""
    total = hashlib.sha256()
    tools = [f"{name} {_version(name)}" for name in TOOLS]
    for part in (sys.version, sysconfig.get_platform(), *tools, *games):
        total.update(part.encode() + b"\0")
    sources = [*SOURCE.rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "pyproject.toml"]
    for file in sorted(sources):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(target: Path, games: Sequence[str] = ()) -> bool:
    """Whether a build is there, made of what is here now, by this Python."""
    try:
        return (target / STAMP).read_text("utf-8") == made_from(games)
    except (OSError, NotBuilt):
        return False


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError as error:
        raise NotBuilt(f"the build needs {name}, which is not installed") from error


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        ensure(Path(arguments[0]).resolve(), arguments[1:])
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Builds the compiled engine: `python tools/building.py FOLDER [GAME...]`.

The folder gets the whole package, readable as it is, with native code beside what is compiled. It
is made aside and put in place when it is whole. Naming games (by their folders) leaves the code of
the others interpreted: quicker, for whoever works on one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.lower import SOURCE, lower  # noqa: E402
from tools.lowering.program import Refusal  # noqa: E402

STAMP = "built-from.txt"
TOOLS = ("mypy", "setuptools")
WORDS_KEPT = 2_000


class NotBuilt(Exception):
    """Why there is no compiled engine, in a sentence."""


def build(target: Path, games: Sequence[str] = ()) -> None:
    """Make `target` the compiled package; what was there before stays if that fails."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as scratch:
            made = build_aside(Path(scratch), games)
            shutil.rmtree(target, ignore_errors=True)
            made.rename(target)
    except OSError as error:
        raise NotBuilt(f"{target} cannot be written: {error.strerror}") from error


def build_aside(scratch: Path, games: Sequence[str]) -> Path:
    compiler()
    digest = made_from(games)
    lowered = scratch / "lowered"
    try:
        lower(lowered, games)
    except Refusal as refusal:
        raise NotBuilt(f"the source cannot be lowered: {refusal}") from refusal
    compile_(lowered)
    made = scratch / "made"
    shutil.copytree(SOURCE, made / "mesozoic", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (*lowered.rglob("*.so"), *lowered.rglob("*.pyd")):
        if "build" not in file.relative_to(lowered).parts:
            shutil.copy(file, made / file.relative_to(lowered))
    for support in ("native.py", "sealing.py"):
        shutil.copy(lowered / "mesozoic" / "core" / support, made / "mesozoic" / "core")
    (made / STAMP).write_text(digest, "utf-8")
    return made


def compile_(lowered: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.lowering.compiling", str(lowered)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()[-WORDS_KEPT:]
        raise NotBuilt(f"the compiler failed:\n{said}")


def compiler() -> str:
    """The C compiler and the tools, or a sentence that says what is missing."""
    for name in TOOLS:
        _version(name)
    wanted = os.environ.get("CC", "").split()[:1] or ["cc", "gcc", "clang"]
    for name in wanted:
        if found := shutil.which(name):
            return found
    raise NotBuilt(f"no C compiler was found ({', '.join(wanted)})")


def made_from(games: Sequence[str] = ()) -> str:
    """A hash of all that a build depends on: sources, this Python, and the tools."""
    total = hashlib.sha256()
    tools = [f"{name} {_version(name)}" for name in TOOLS]
    for part in (sys.version, sys.platform, *tools, *games):
        total.update(part.encode() + b"\0")
    for file in sorted([*SOURCE.rglob("*.py"), *(ROOT / "tools").rglob("*.py")]):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    total.update((ROOT / "pyproject.toml").read_bytes())
    return total.hexdigest()


def is_fresh(target: Path) -> bool:
    """Whether a build is there, made of what is here now, by this Python."""
    stamp = target / STAMP
    try:
        return stamp.read_text("utf-8") == made_from()
    except (OSError, NotBuilt):
        return False


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError as error:
        raise NotBuilt(f"{name} is not installed, and the build needs it") from error


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        build(Path(arguments[0]).resolve(), arguments[1:])
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

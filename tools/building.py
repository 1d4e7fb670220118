"""Builds the compiled engine: `python tools/building.py FOLDER [GAME...] [-- COMMAND...]`.

The folder gets a folder for each build, which is printed: the whole package, readable as it is,
with native code beside what is compiled. It is made aside and put in place when it is whole, and
not made again while nothing has changed. Where nothing has changed that the compiler reads, a new
build takes the native code of an older one. A command is run on it. Naming games leaves the code
of the others interpreted: quicker, for whoever works on one.
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
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.builds import (  # noqa: E402
    COMPILING,
    NATIVE_STAMP,
    SCRATCH,
    STAMP,
    WAITING,
    WANTED,
    enter,
    is_build,
    place_of,
    sweep,
)
from tools.compiler import wanted_compilers, which_compiler  # noqa: E402
from tools.lower import SOURCE, SUPPORT, game_folders, lower  # noqa: E402
from tools.lowering.compiling import LIST  # noqa: E402
from tools.lowering.program import Refusal  # noqa: E402
from tools.lowering.reach import reached  # noqa: E402

TOOLS = ("mypy", "setuptools")
COMPILER = ROOT / "tools" / "lowering" / "compiling.py"
# What the environment says of how to compile.
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL", "MYPYC_MULTI_FILE")
CACHE = "__pycache__"
LONGEST_COMPLAINT = 200


class NotBuilt(Exception):
    """Why there is no compiled engine, in a sentence."""


def ensure(builds: Path, games: Sequence[str] = ()) -> Path:
    """The build of what is here now, made if it is not there; two at once wait for one another."""
    import fcntl  # not on Windows, where wheels are built but nothing is run from the tree

    place = found(builds, games)
    if place is None:
        try:
            builds.mkdir(parents=True, exist_ok=True)
            with (builds / "lock").open("w") as alone:
                try:
                    fcntl.flock(alone, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    print(WAITING, file=sys.stderr, flush=True)
                    fcntl.flock(alone, fcntl.LOCK_EX)
                place = found(builds, games)
                if place is None:
                    place = build(builds, games)
                    sweep(builds)
        except OSError as error:
            raise NotBuilt(f"{builds} cannot be written: {_why(error)}") from error
    return place


def found(builds: Path, games: Sequence[str] = ()) -> Path | None:
    """The build of what is here now, where it is there; it counts as used just now."""
    digest = made_from(games)
    place = place_of(builds, digest)
    if not is_build(place, digest):
        return None
    with suppress(OSError):  # a place that cannot be written is never swept
        (place / STAMP).touch()
    return place


def build(builds: Path, games: Sequence[str] = ()) -> Path:
    """What was there before stays."""
    with tempfile.TemporaryDirectory(dir=builds, prefix=SCRATCH) as scratch:
        made = build_aside(Path(scratch), games, builds)
        link_pages(made, ROOT / "web" / "dist")
        place = place_of(builds, (made / STAMP).read_text("utf-8"))
        if place.exists():  # without its stamp
            place.rename(Path(scratch, "broken"))
        return made.rename(place)


def link_pages(made: Path, pages: Path) -> None:
    """The server looks for the pages beside itself; these are the checkout's."""
    (made / "mesozoic" / "server" / "static").symlink_to(pages)


def build_aside(scratch: Path, games: Sequence[str] = (), builds: Path | None = None) -> Path:
    """The compiled package, in a folder of its own; its native code may come from older builds."""
    find_compiler()
    try:
        return _build_aside(scratch, games, builds)
    except Refusal as refusal:
        raise NotBuilt(f"the source cannot be lowered: {refusal}") from refusal
    except SyntaxError as error:
        where = f"{error.filename}:{error.lineno}"
        raise NotBuilt(f"the source cannot be read: {where}: {error.msg}") from error
    except OSError as error:
        raise NotBuilt(f"nothing can be built in {scratch}: {_why(error)}") from error


def _build_aside(scratch: Path, games: Sequence[str], builds: Path | None) -> Path:
    digest = made_from(games)
    lowered, made = scratch / "lowered", scratch / "made"
    lower(lowered, games)
    shutil.copytree(SOURCE, made / "mesozoic", ignore=shutil.ignore_patterns(CACHE))
    if made_from(games) != digest:
        raise NotBuilt("the source changed while it was read: build again")
    compiled = compiled_from(lowered)
    older = compiled_before(builds, compiled) if builds else None
    if older:
        copy(extensions(older), older, lowered)
    else:
        print(COMPILING, file=sys.stderr, flush=True)
        compile_(lowered)
    copy(native_files(lowered), lowered, made)
    (made / NATIVE_STAMP).write_text(compiled, "utf-8")
    (made / STAMP).write_text(digest, "utf-8")
    return made


def compiled_before(builds: Path, digest: str) -> Path | None:
    """A build whose native code was made of just this."""
    stamps = builds.glob(f"*/{NATIVE_STAMP}")
    return next((stamp.parent for stamp in stamps if stamp.read_text("utf-8") == digest), None)


def copy(files: Iterable[Path], source: Path, target: Path) -> None:
    for file in files:
        shutil.copy(source / file, target / file)


def native_files(folder: Path) -> list[Path]:
    """What compiling has added to a package, by where it lies."""
    support = [Path("mesozoic", "core", path.name) for path in sorted(SUPPORT.glob("*.py"))]
    return [*extensions(folder), *support]


def extensions(folder: Path) -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = (path.relative_to(folder) for path in folder.rglob(f"*{suffix}"))
    return sorted(path for path in built if path.parts[0] != "build")


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
        raise NotBuilt(f"the engine could not be compiled: {shortened(complaint.strip())}")


def shortened(complaint: str) -> str:
    """A complaint without the middle of a long command."""
    if len(complaint) <= LONGEST_COMPLAINT:
        return complaint
    half = LONGEST_COMPLAINT // 2
    return f"{complaint[:half]} ... {complaint[-half:]}"


def find_compiler() -> str:
    """The C compiler, if all that a build needs is there."""
    for name in TOOLS:
        _version(name)
    if sys.platform == "win32":
        return "Visual C++"  # found by setuptools, or not
    found = which_compiler()
    if found is None:
        raise NotBuilt(f"no C compiler was found ({', '.join(wanted_compilers())})")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.is_file():
        raise NotBuilt(f"Python's headers are not installed ({headers})")
    return found


def known(games: Sequence[str]) -> list[str]:
    try:
        return game_folders(games)
    except Refusal as refusal:
        raise NotBuilt(str(refusal)) from refusal


def made_from(games: Sequence[str] = ()) -> str:
    """A hash of all that a build holds or depends on: the package, this Python, and the tools."""
    own = [path for path in SOURCE.rglob("*") if path.is_file() and CACHE not in path.parts]
    files = [*own, *(ROOT / "tools").rglob("*.py"), ROOT / "pyproject.toml"]
    return _hash(known(games), {file.relative_to(ROOT).as_posix(): file for file in files})


def compiled_from(lowered: Path) -> str:
    """A hash of all that the native code depends on: what the compiler reads, and how it is told.

    The lowered source itself, so that it does not matter what else has changed.
    """
    files = [*reached(lowered), lowered / LIST]
    by_name = {file.relative_to(lowered).as_posix(): file for file in files}
    how = [f"{name}={os.environ.get(name, '')}" for name in SETTINGS]
    return _hash([find_compiler(), *how], {**by_name, COMPILER.name: COMPILER})


def _hash(words: Sequence[str], files: Mapping[str, Path]) -> str:
    total = hashlib.sha256()
    tools = [f"{name} {_version(name)}" for name in TOOLS]
    for part in (sys.version, sysconfig.get_platform(), *tools, *words):
        total.update(part.encode() + b"\0")
    for name, file in sorted(files.items()):
        total.update(name.encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def _why(error: OSError) -> str:
    """Copying a folder gives every file that failed; the first will do."""
    if isinstance(error, shutil.Error):
        return str(error.args[0][0][2])
    return error.strerror or str(error)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError as error:
        raise NotBuilt(f"the build needs {name}, which is not installed") from error


def run_on(place: Path, command: list[str]) -> NoReturn:
    """Become a command that runs on a build, and whose tests run on nothing else."""
    enter(place)
    os.environ[WANTED] = "1"
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be run: {_why(error)}")


def main(arguments: list[str]) -> int:
    end = arguments.index("--") if "--" in arguments else len(arguments)
    command = arguments[end + 1 :]
    if not end:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        place = ensure(Path(arguments[0]).resolve(), arguments[1:end])
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 1
    if command:
        run_on(place, command)
    print(place)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

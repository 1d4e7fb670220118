"""Lowers the package: `python tools/lower.py FOLDER [GAME...]` writes it there, ready for mypyc.

The modules that pyproject.toml lists are rewritten, all others copied as they are. The folder is
new, empty, or of an earlier lowering, which it takes the place of.
"""

from __future__ import annotations

import fnmatch
import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.lowering.compiling import LIST  # noqa: E402
from tools.lowering.module import find_copiers, lower_module  # noqa: E402
from tools.lowering.program import Program, Refusal  # noqa: E402
from tools.lowering.refusals import check  # noqa: E402

SOURCE = ROOT / "src" / "mesozoic"
SUPPORT = ROOT / "tools" / "lowering" / "support"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def settings() -> dict[str, list[str]]:
    found: dict[str, list[str]] = project()["tool"]["mesozoic"]["compile"]
    return found


def game_folders(games: Sequence[str]) -> list[str]:
    """The folders of games that are named by these or by their ids (`evo-2001`)."""
    known = sorted(path.parent.name for path in SOURCE.glob("games/*/game.py"))
    found = {name.replace("-", "_") for name in games}
    for unknown in sorted(found - {*known}):
        ids = ", ".join(name.replace("_", "-") for name in known)
        raise Refusal(f"there is no game {unknown.replace('_', '-')}: {ids} are known")
    return sorted(found)


def compiled_modules(games: Sequence[str] = ()) -> list[str]:
    """The modules that are compiled; naming games leaves those of the others out."""
    chosen, folders = settings(), set(game_folders(games))
    paths = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    kept = [
        path
        for path in paths
        if _fits(path, chosen["modules"])
        and not _fits(path, chosen["except"])
        and (not folders or not _of_a_game(path) or folders & set(path.parts))
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
    _make_room(target)
    modules = [program.modules[name] for name in names]
    files = [target / "mesozoic" / module.path.relative_to(SOURCE) for module in modules]
    native = target / "mesozoic" / "core" / "native.py"
    listed = [file.relative_to(target).as_posix() for file in (*files, native)]
    # First of all: by it the folder is known for ours, even where it is left unfinished.
    (target / LIST).write_text("\n".join(listed) + "\n", "utf-8")
    shutil.copytree(
        SOURCE, target / "mesozoic", ignore=shutil.ignore_patterns("__pycache__"), symlinks=True
    )
    for module, file in zip(modules, files, strict=True):
        file.write_text(lower_module(program, module, copiers), "utf-8")
    for support in SUPPORT.glob("*.py"):
        shutil.copy(support, target / "mesozoic" / "core" / support.name)
    return [*files, native]


def _make_room(target: Path) -> None:
    """An empty folder; what is removed for it is an earlier lowering, and never anything else."""
    if target.is_dir() and any(target.iterdir()):
        if not (target / LIST).is_file():
            raise Refusal(f"{target} holds something else: name a new folder, or an empty one")
        shutil.rmtree(target)
    target.mkdir(parents=True, exist_ok=True)


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        lower(Path(arguments[0]), arguments[1:])
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except OSError as error:
        why = error.strerror or str(error)
        print(f"{arguments[0]} cannot be written: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

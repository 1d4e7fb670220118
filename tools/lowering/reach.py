"""What compiling depends on: the modules to compile, and all of ours that these import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.lowering.compiling import LIST


def reached(lowered: Path) -> list[Path]:
    """The files of a lowered package that the compiler reads, those to compile among them."""
    found = set[Path]()
    left = [lowered / name for name in (lowered / LIST).read_text("utf-8").split()]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += (path for name in _imports(file, lowered) for path in _files(name, lowered))
    return sorted(found)


def _imports(file: Path, lowered: Path) -> Iterator[str]:
    """Names of modules, and of what may be one; the file's own packages are imported before it."""
    yield ".".join(file.relative_to(lowered).parts[:-1])
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _files(name: str, lowered: Path) -> Iterator[Path]:
    """The module of this name and the packages that it lies in, as far as they are ours."""
    place = lowered
    for part in name.split("."):
        place /= part
        yield from filter(Path.is_file, (place / "__init__.py", place.with_suffix(".py")))

"""The browser's pages: what they are made of, and the built ones that a package brings.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGES_STAMP = Path("web", "dist", "built-from.txt")
NODE_NEEDED = (20, 19)


class NoPages(Exception):
    """Why there are no pages to bring, in a sentence."""


def page_sources(root: Path) -> list[Path]:
    """All that a source package brings of what the pages are made of."""
    web = root / "web"
    own = [path for path in web.rglob("*") if not _made(path.relative_to(web).parts)]
    words = (root / "src" / "mesozoic").rglob("*.ftl")
    return sorted(path for path in [*own, *words] if path.is_file())


def _made(parts: tuple[str, ...]) -> bool:
    return any(part in ("node_modules", "dist") or part.startswith(".") for part in parts)


def pages_digest(root: Path) -> str:
    """A hash of all that the pages are made of."""
    total = hashlib.sha256()
    for file in page_sources(root):
        total.update(file.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def are_built(root: Path) -> bool:
    """Whether the built pages are those of these sources."""
    stamp = root / PAGES_STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == pages_digest(root)


@contextmanager
def stamped(root: Path) -> Iterator[None]:
    """Building within gives the pages their stamp, of the sources as they were before."""
    digest = pages_digest(root)
    yield
    (root / PAGES_STAMP).write_text(digest, "utf-8")


def built_pages(root: Path) -> Path:
    """The folder of the built pages; they are built where there are none of these sources."""
    if not are_built(root):
        with stamped(root):
            _npm_build(root / "web")
    return root / "web" / "dist"


def _npm_build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or not is_new_enough(shutil.which("node")):
        need = ".".join(map(str, NODE_NEEDED))
        raise NoPages(
            f"The pages are not built (web/dist) or older than their sources, and node {need} or "
            "newer, with npm, is not here to build them: install it, or start `./run` once, which "
            "fetches its own."
        )
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=web, capture_output=True, text=True)
        if done.returncode:
            said = (done.stderr or done.stdout).strip()
            raise NoPages(f"The pages could not be built: `npm {command[0]}` failed.\n{said}")


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= NODE_NEEDED

"""The browser's pages: what they are made of, and the built ones that a package brings.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

NODE_NEEDED = (20, 19)


class NoPages(Exception):
    """Why there are no pages to bring, in a sentence."""


def page_sources(root: Path) -> list[Path]:
    web, made = root / "web", {"node_modules", "dist"}
    own = [path for path in web.rglob("*") if not made & set(path.relative_to(web).parts)]
    words = (root / "src" / "mesozoic").rglob("*.ftl")
    return sorted(path for path in [*own, *words] if path.is_file())


def built_pages(root: Path) -> Path:
    """The folder of the built pages, as they are; they are built where there are none."""
    built = root / "web" / "dist"
    if not (built / "index.html").is_file():
        build(root / "web")
    return built


def build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or not is_new_enough(shutil.which("node")):
        need = ".".join(map(str, NODE_NEEDED))
        raise NoPages(
            f"The pages are not built (web/dist), and node {need} or newer, with npm, is not here "
            "to build them: install it, or start `./run` once, which fetches its own."
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

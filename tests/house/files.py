"""The files of the project, as the tests of the house read them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", ".hypothesis", "__pycache__", "node_modules", "build", "dist"}


def project_files() -> list[Path]:
    """What git tracks or would track; outside a clone, all that was not made by a tool."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        git = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(path for path in ROOT.rglob("*") if path.is_file() and not _made(path))
    names = {name for name in git.stdout.decode().split("\0") if name}
    return [path for name in sorted(names) if (path := ROOT / name).is_file()]


def _made(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return any(part in MADE or part.endswith("_cache") for part in parts)


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="replace").splitlines()

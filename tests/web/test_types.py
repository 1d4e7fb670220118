"""The pages know by its type what the rules tell: a field that is renamed there is missed here."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
DOCUMENT = "src/api/openapi.json"
TYPES = "src/api/schema.d.ts"
# Some that read events and views, and little else: `npm run check` reads all of them, as they are.
READERS = (
    "games/family/board/happenings.ts",
    "games/gods/Ecosystem.svelte",
    "games/gods/story.ts",
)
FIELDS = {
    "EvolutionFamilyTokensLost": "count",
    "GodsLoveDinosaursDinosaurHunted": "eggs",
    "GodsLoveDinosaursEcosystemView": "hexes",
}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The pages, so that their types may be others."""
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(WEB / "src", tmp_path / "src")
    for name in ("package.json", "svelte.config.js"):
        shutil.copy(WEB / name, tmp_path)
    settings = {
        "extends": str(WEB / "tsconfig.json"),
        "include": [f"src/{reader}" for reader in READERS],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return tmp_path


def test_a_field_renamed_in_the_rules_fails_the_type_check_by_name(copied: Path) -> None:
    document = json.loads((copied / DOCUMENT).read_text(encoding="utf-8"))
    for schema, field in FIELDS.items():
        shape = document["components"]["schemas"][schema]
        shape["properties"][f"{field}_renamed"] = shape["properties"].pop(field)
        shape["required"] = list(shape["properties"])
    (copied / DOCUMENT).write_text(json.dumps(document), encoding="utf-8")
    run(copied, "openapi-typescript", DOCUMENT, "-o", TYPES)
    missed = set(re.findall(r"Property '(\w+)' does not exist", check(copied)))
    assert missed >= set(FIELDS.values())


def check(pages: Path) -> str:
    return run(pages, "svelte-check", "--tsconfig", "tsconfig.json", "--output", "machine")


def run(pages: Path, program: str, *arguments: str) -> str:
    command = [str(pages / "node_modules" / ".bin" / program), *arguments]
    return subprocess.run(command, cwd=pages, capture_output=True, text=True, check=False).stdout

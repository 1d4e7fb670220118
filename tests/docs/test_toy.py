"""The toy game: shown whole where one learns to add a game, and no longer than it says."""

from __future__ import annotations

import re

from tests.docs.test_snippets import ROOT

GAMES = ROOT / "docs" / "games"
PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r'```\w+ title="([^"]+)"\n(.*?)```', re.DOTALL)


def folder() -> dict[str, str]:
    return {
        path.relative_to(GAMES).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(GAMES.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_page_shows_the_whole_folder() -> None:
    assert dict(FILE.findall(PAGE.read_text(encoding="utf-8"))) == folder()


def test_the_toy_has_fewer_than_200_lines() -> None:
    assert sum(text.count("\n") for text in folder().values()) < 200

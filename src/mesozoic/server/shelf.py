"""The games of the shelf, the bots, and the rules in our words."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from mesozoic.core.errors import Refused
from mesozoic.games import find_game, game_ids
from mesozoic.server.messages import Language
from mesozoic.server.shapes import (
    BotShape,
    GameShape,
    OptionShape,
    RuleChapter,
    RuleEntry,
    Rules,
)
from mesozoic.server.thinking import LEVELS

SHELF: Final = ("evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family")
_NUMBERED: Final = re.compile(r"^(\S+) · (.+)$")
_MARK: Final = re.compile(r"^\[([\w-]+)\]$")


def games() -> list[GameShape]:
    """The four of the shelf in their order, then any other that is built."""
    built = game_ids()
    return [
        _game(game) if game in built else GameShape(game, ready=False, players=[], options=[])
        for game in dict.fromkeys((*SHELF, *built))
    ]


def bots() -> list[BotShape]:
    return [BotShape(spec, level) for level, spec in enumerate(LEVELS, start=1)]


def _game(name: str) -> GameShape:
    game = find_game(name)
    options = [
        OptionShape(option.name, list(option.choices), option.default, option.rule)
        for option in game.options
    ]
    return GameShape(name, ready=True, players=list(game.players), options=options)


@cache
def rules(game: str, language: Language) -> Rules:
    if game not in game_ids():
        raise Refused("game-unknown", found=game, known=", ".join(game_ids()))
    folder = resources.files("mesozoic.games") / game.replace("-", "_") / "rules"
    return parse_rules((folder / f"{language}.md").read_text(encoding="utf-8"))


def parse_rules(text: str) -> Rules:
    """`# title`, an introduction, `## chapter` and in it `### number · title`, marks, text."""
    opening, *chapters = _split(text, "## ")
    title, _, introduction = opening.removeprefix("# ").partition("\n")
    return Rules(title.strip(), introduction.strip(), [_chapter(part) for part in chapters])


def _chapter(text: str) -> RuleChapter:
    title, *entries = _split(text, "### ")
    return RuleChapter(title.strip(), [_entry(part) for part in entries])


def _entry(text: str) -> RuleEntry:
    head, _, body = text.partition("\n")
    found = _NUMBERED.match(head.strip())
    number, title = (found[1], found[2]) if found else ("", head.strip())
    lines = body.strip().splitlines()
    marks: list[str] = []
    while lines and (mark := _MARK.match(lines[0])):
        marks.append(mark[1])
        del lines[0]
    return RuleEntry(number, title, marks, "\n".join(lines).strip())


def _split(text: str, heading: str) -> list[str]:
    return re.split(rf"^{heading}", text, flags=re.MULTILINE)

"""The games of the shelf with their words and rules, and the bots."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.json import encode

from mesozoic.bots.ladder import find_ladder
from mesozoic.bots.levels import characters
from mesozoic.core.game import Game
from mesozoic.core.moments import Choice, Moment, Parallel
from mesozoic.files.examples import example_names, rule_of
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from mesozoic.lessons.reading import lesson_names
from mesozoic.server import redaction
from mesozoic.server.made import Made
from mesozoic.server.messages import Language
from mesozoic.server.shapes import (
    BotShape,
    GameShape,
    MeasuredShape,
    OptionShape,
    RuleChapter,
    RuleEntry,
    Rules,
    Start,
    Words,
)
from mesozoic.server.thinking import LEVELS
from mesozoic.words.catalogue import own_files
from mesozoic.words.kinds import kinds_of
from mesozoic.words.rules import rules as rules_book

JSON: Final = "application/json"


@cache
def made_games() -> Made:
    return Made(encode(games()), JSON)


@cache
def made_rules(game: str, language: Language) -> Made:
    return Made(encode(rules(game, language)), JSON)


@cache
def made_start(game: str) -> Made:
    return Made(encode(start(game)), JSON)


@cache
def made_words(game: str, language: Language) -> Made:
    return Made(encode(words(game, language)), JSON)


def games() -> list[GameShape]:
    """Those that have a place on the shelf in their order, then any other that is found."""
    return [_shape(game) for game in sorted(map(find_game, game_ids()), key=_place)]


def _place(game: Game[Any]) -> tuple[bool, int, str]:
    return game.shelf is None, game.shelf or 0, game.id


def bots() -> list[BotShape]:
    return [
        BotShape(spec, level, list(characters()), _ratings(spec))
        for level, spec in enumerate(LEVELS, start=1)
    ]


def _ratings(spec: str) -> dict[str, MeasuredShape]:
    found = {}
    for game in game_ids():
        ladder = find_ladder(game)
        rung = ladder.of(spec) if ladder else None
        if rung:
            found[game] = MeasuredShape(rung.rating, rung.low, rung.high, rung.games)
    return found


def _shape(game: Game[Any]) -> GameShape:
    options = [
        OptionShape(
            option.name,
            list(option.choices),
            option.default,
            option.rule,
            list(option.players or game.players),
        )
        for option in game.options
    ]
    secrets = any(map(_may_be_secret, game.moments))
    return GameShape(
        game.id,
        players=list(game.players),
        options=options,
        secrets=secrets,
        lessons=list(lesson_names(game.id)),
    )


def _may_be_secret(moment: type[Moment[Any]]) -> bool:
    """Whether a moment has questions for one player's eyes; of lanes, what lies in them has."""
    if not issubclass(moment, Choice) or issubclass(moment, Parallel):
        return False
    return moment.is_secret is not Choice.is_secret


def rules(game: str, language: Language) -> Rules:
    book, shown = rules_book(game, language), example_names(game)
    chapters = [
        RuleChapter(
            chapter.title,
            [
                RuleEntry(
                    rule.number,
                    rule.title,
                    list(rule.marks),
                    rule.text,
                    [name for name in shown if rule_of(name) == rule.number],
                )
                for rule in chapter.rules
            ],
        )
        for chapter in book.chapters
    ]
    return Rules(book.title, book.introduction, chapters)


def start(game: str) -> Start:
    """A game for as many as may play, before anything is drawn or decided."""
    table = new_table(game, max(find_game(game).players), seed=game)
    return redaction.unplayed(table)


def words(game: str, language: Language) -> Words:
    """A game's own messages, but for what it says at the command line or in lessons only."""
    left = ("cli.", "lessons.")
    files = (file for file in own_files(language, game) if not file.name.startswith(left))
    messages = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Words(messages, kinds_of(find_game(game)))

"""Lessons as they lie beside a game: `games/<game>/lessons/<name>.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.games import find_game, game_folder
from mesozoic.lessons.lesson import KINDS, Kind, Lesson, Step

SUFFIX: Final = ".toml"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_THING: Final = r"[a-z]+(:[a-z0-9,-]+)?"
_SPOT: Final = re.compile(rf"{_THING}(\|{_THING})*")
_TABLE: Final = {"players", "options", "seat", "first", "afterwards", "step"}
_STEP: Final = {*KINDS, "at", "acts", "rule", "then"}


class LessonError(Refused):
    """A lesson that is not what it should be; `about` names it and the step."""


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    folder = game_folder(game) / "lessons"
    if not folder.is_dir():
        return ()
    files = (file.name for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return tuple(sorted(name.removesuffix(SUFFIX) for name in files))


@cache
def find_lesson(game: str, name: str) -> Lesson:
    if name not in lesson_names(game):
        raise Refused("lesson-unknown", game=game, found=name)
    text = (game_folder(game) / "lessons" / f"{name}{SUFFIX}").read_text(encoding="utf-8")
    return read_lesson(game, name, text)


def read_lesson(game: str, name: str, text: str) -> Lesson:
    return _Reader(game, name).lesson(text)


class _Reader:
    def __init__(self, game: str, name: str) -> None:
        self._game, self._name = game, name
        self._at = "the table"

    def _refuse(self, problem: str) -> LessonError:
        lesson = f"{self._game}/{self._name}"
        return LessonError("lesson-broken", lesson=lesson, step=self._at, problem=problem)

    def lesson(self, text: str) -> Lesson:
        if not _NAME.fullmatch(self._name):
            raise self._refuse("its name is not made of small letters, digits and hyphens")
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self._refuse(str(error)) from None
        self._check_fields(data, _TABLE)
        game = find_game(self._game)
        players = self._number(data, "players")
        game.check_players(players)
        seat = self._number(data, "seat", 0)
        if not 0 <= seat < players:
            raise self._refuse(f"nobody sits on seat {seat}")
        return Lesson(
            self._game,
            self._name,
            players,
            game.settle_options(self._options(data, "options")),
            Seat(seat),
            self._cues(data, "first", players),
            self._steps(data, players),
            game.settle_options(self._options(data, "afterwards")),
        )

    def _steps(self, data: Mapping[str, Any], players: int) -> tuple[Step, ...]:
        steps = data.get("step", [])
        if not isinstance(steps, list) or not steps:
            raise self._refuse("it has no [[step]]")
        read: list[Step] = []
        for number, step in enumerate(steps):
            self._at = f"{number}"
            read.append(self._step(step, players))
            if read[-1].name in {other.name for other in read[:-1]}:
                raise self._refuse(f"another step is called {read[-1].name!r}")
        return tuple(read)

    def _step(self, data: Mapping[str, Any], players: int) -> Step:
        kinds: list[Kind] = [kind for kind in KINDS if kind in data]
        if len(kinds) != 1:
            raise self._refuse("it needs one of look, do, see")
        kind, name = kinds[0], data[kinds[0]]
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise self._refuse(f"{name!r} is no name of a sentence")
        self._at = name
        self._check_fields(data, _STEP)
        at, acts = self._texts(data, "at"), self._texts(data, "acts")
        for spot in at:
            if not _SPOT.fullmatch(spot):
                raise self._refuse(f"{spot!r} is no name of a thing, such as zone:12")
        if (kind == "do") != bool(acts):
            raise self._refuse("what is done has acts, and nothing else has")
        if acts and "*" in acts[0]:
            raise self._refuse("the first of its acts is done for who asks, and is no pattern")
        rule = data.get("rule", "")
        return Step(kind, name, at, acts, str(rule), self._cues(data, "then", players))

    def _check_fields(self, data: Mapping[str, Any], known: set[str]) -> None:
        for field in data:
            if field not in known:
                raise self._refuse(f"{field!r} is none of {', '.join(sorted(known))}")

    def _number(self, data: Mapping[str, Any], field: str, default: int | None = None) -> int:
        found = data.get(field, default)
        if not isinstance(found, int) or isinstance(found, bool):
            raise self._refuse(f"{field} should be a number")
        return found

    def _options(self, data: Mapping[str, Any], field: str) -> dict[str, str]:
        found = data.get(field, {})
        if not isinstance(found, dict):
            raise self._refuse(f"{field} should be a table")
        return {str(name): str(value) for name, value in found.items()}

    def _texts(self, data: Mapping[str, Any], field: str) -> tuple[str, ...]:
        found = data.get(field, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise self._refuse(f"{field} should be a list of texts")
        return tuple(found)

    def _cues(
        self, data: Mapping[str, Any], field: str, players: int
    ) -> tuple[tuple[Seat | None, str], ...]:
        """`1: walk 4-5` is what a seat does, `roll 4` what luck does."""
        return tuple(self._cue(text, players) for text in self._texts(data, field))

    def _cue(self, text: str, players: int) -> tuple[Seat | None, str]:
        seat, colon, act = text.partition(": ")
        if not colon:
            return None, text
        if not seat.isdecimal() or int(seat) >= players:
            raise self._refuse(f"nobody sits on seat {seat!r}")
        return Seat(int(seat)), act

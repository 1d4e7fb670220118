"""Which messages the code asks for, found by reading it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mesozoic.core.moments import Chance, Choice
from mesozoic.games import find_game, game_ids
from mesozoic.words.sentences import WHOLE_KEYS

SOURCES = Path(__file__).resolve().parents[2] / "src" / "mesozoic"

# Who takes the key of a message, and as which argument.
REFUSALS = dict.fromkeys(
    (
        "Refused",
        "IllegalAction",
        "BadValue",
        "PackError",
        "RecordError",
        "LessonError",
        "Away",
        "Outrun",
    ),
    0,
)
REASONS = {"Why": 1, "Remark": 1}
# How the keys of what newcomers are told begin.
ADVICE = ("slip-", "urgent-")


@dataclass(frozen=True)
class Site:
    """A place in the code that names a message."""

    where: str
    key: str
    about: frozenset[str]
    """The things it speaks of, by name."""
    is_open: bool
    """Whether more may be passed than can be read there."""


@dataclass(frozen=True)
class Taker:
    """A function that takes a key, perhaps puts something before it, and adds things of its own."""

    index: int
    prefix: str = ""
    about: frozenset[str] = frozenset()
    is_open: bool = False


class File(NamedTuple):
    """What is called in a file: walked through once, because readings ask it again and again."""

    calls: list[ast.Call]
    functions: list[tuple[ast.FunctionDef, list[ast.Call]]]
    """Each with the calls in it."""

    @staticmethod
    @cache
    def read(source: str) -> File:
        nodes = list(ast.walk(ast.parse(source)))
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        return File(_calls(nodes), [(node, _calls(ast.walk(node))) for node in functions])


class Reading:
    """All the sites of some files, through functions that hand a key on."""

    def __init__(self, takers: dict[str, int], sources: dict[str, str]) -> None:
        self.files = {name: File.read(source) for name, source in sources.items()}
        self.takers = {name: Taker(index) for name, index in takers.items()}
        self.sites: list[Site] = []
        self.unread: list[str] = []
        while self._find_takers():
            pass
        for name, file in self.files.items():
            self._read(name, file)

    def _find_takers(self) -> bool:
        found = False
        for file in self.files.values():
            for function, calls in file.functions:
                names = _parameters(function)
                for call, taker in self._taking(calls):
                    prefix, name = _handed_on(_argument(call, taker.index))
                    if name in names and function.name not in self.takers:
                        self.takers[function.name] = Taker(
                            names.index(name),
                            taker.prefix + prefix,
                            taker.about | _keywords(call),
                            function.args.kwarg is not None,
                        )
                        found = True
        return found

    def _taking(self, calls: Iterable[ast.Call]) -> Iterator[tuple[ast.Call, Taker]]:
        for call in calls:
            name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
            if name in self.takers and _argument(call, self.takers[name].index):
                yield call, self.takers[name]

    def _read(self, name: str, file: File) -> None:
        handed_on = {
            id(call)
            for function, calls in file.functions
            for call, taker in self._taking(calls)
            if _handed_on(_argument(call, taker.index))[1] in _parameters(function)
        }
        for call, taker in self._taking(file.calls):
            where, key = f"{name}:{call.lineno}", _argument(call, taker.index)
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                about = taker.about | _keywords(call)
                is_open = any(keyword.arg is None for keyword in call.keywords)
                self.sites.append(Site(where, taker.prefix + key.value, about, is_open))
            elif id(call) not in handed_on and not _is_a_key_given_again(key):
                self.unread.append(f"{name}: {ast.unparse(call)}")


def _calls(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    return [node for node in nodes if isinstance(node, ast.Call)]


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args if argument.arg != "self"]


def _argument(call: ast.Call, index: int) -> ast.expr | None:
    return call.args[index] if index < len(call.args) else None


def _keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _handed_on(key: ast.expr | None) -> tuple[str, str | None]:
    """A key that is a parameter, or one after a fixed beginning."""
    if isinstance(key, ast.Name):
        return "", key.id
    if isinstance(key, ast.JoinedStr) and len(key.values) == 2:
        before, after = key.values
        if isinstance(before, ast.Constant) and isinstance(after, ast.FormattedValue):
            return str(before.value), getattr(after.value, "id", None)
    return "", None


def _is_a_key_given_again(key: ast.expr | None) -> bool:
    """`why.key`, `refused.key`: it was named where that was made."""
    return isinstance(key, ast.Attribute) and key.attr == "key"


@cache
def sources() -> dict[str, str]:
    return {
        path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SOURCES.rglob("*.py"))
    }


@cache
def refusals() -> Reading:
    return Reading(REFUSALS, sources())


@cache
def reasons() -> Reading:
    return Reading(REASONS, sources())


def refusal_key(key: str) -> str:
    return key if key.startswith(WHOLE_KEYS) else f"error-{key}"


def asked_for(game: str | None = None) -> list[Site]:
    """Every site of a refusal or a reason, with the whole key of its message.

    For a game, only those of its own files and of the files that it shares with others.
    """
    others = [f"/{other.replace('-', '_')}/" for other in game_ids() if game not in (None, other)]
    if game is not None and not _has_islands(game):
        others.append("islands/")
    sites = [
        *(Site(s.where, refusal_key(s.key), s.about, s.is_open) for s in refusals().sites),
        *reasons().sites,
    ]
    return [site for site in sites if not any(folder in site.where for folder in others)]


def _has_islands(game: str) -> bool:
    own = f"games/{game.replace('-', '_')}/"
    return any("mesozoic.islands" in sources()[name] for name in sources() if name.startswith(own))


def moments(game: str) -> list[type[Any]]:
    """Every choice and chance of a game."""
    folder = f"mesozoic.games.{find_game(game).id.replace('-', '_')}"
    for module in pkgutil.iter_modules(importlib.import_module(folder).__path__):
        importlib.import_module(f"{folder}.{module.name}")
    return [
        kind
        for base in (Choice, Chance)
        for kind in _descendants(base)
        if kind.__module__.startswith(folder + ".") and not inspect.isabstract(kind)
    ]


def _descendants(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from _descendants(child)


def tagged_keys(game: str) -> set[str]:
    found = find_game(game)
    return {
        *(f"event-{event.tag}" for event in found.events),
        *(f"action-{action.tag}" for action in found.actions),
        *(f"moment-{moment.tag}" for moment in moments(game)),
    }

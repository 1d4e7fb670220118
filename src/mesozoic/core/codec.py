"""Values to JSON and to a line of text, and back; states and views to JSON and a fingerprint."""

from __future__ import annotations

import hashlib
import json
import re
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import cycle
from typing import Any, Final, Generic, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from mesozoic.core.errors import BadValue
from mesozoic.core.state import State
from mesozoic.core.values import Action, Value

V = TypeVar("V", bound=Value)

# No number of any game has more digits; longer ones are not read, neither as text nor as JSON.
DIGITS: Final = 9
# What is quoted of a text that is refused.
QUOTED: Final = 60

_NOTHING = "-"
_BRACES = re.compile(r"\{(\w+)\}")
_TYPES: dict[type[Any], dict[str, Any]] = {}
_PATTERNS: dict[type[Action], re.Pattern[str]] = {}
_FORMS: dict[type[Any], Callable[[Any], Any]] = {}
_ALREADY_PLAIN: Final = frozenset({type(None), str, bool, int, float})


def is_short(number: int) -> bool:
    """Whether a number is one that a game could have."""
    return abs(number) < 10**DIGITS


def printable(text: str) -> str:
    """A text as it may be shown on a terminal: what would not print, or would do worse, escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shown(data: object) -> str:
    """Anything that was found where it should not be, fit to be quoted: printable, and short."""
    try:
        text = printable(str(data)[: QUOTED + 1])
    except (ValueError, RecursionError):  # a number without end, or lists within lists
        return "..."
    return text if len(text) <= QUOTED else text[: QUOTED - 3] + "..."


def plain(thing: Any) -> Any:
    """Any value, moment, view or state as JSON has it."""
    kind = type(thing)
    if kind in _ALREADY_PLAIN:
        return thing
    form = _FORMS.get(kind)
    if form is None:
        form = _FORMS[kind] = _form_of(kind)
    return form(thing)


def _form_of(kind: type[Any]) -> Callable[[Any], Any]:
    """How things of a kind become JSON, looked up once: whole games are told frame by frame."""
    if issubclass(kind, str | float):
        return lambda thing: thing
    if issubclass(kind, Enum):
        return lambda thing: thing.name.lower()
    if issubclass(kind, int):
        return int
    if issubclass(kind, State):
        return lambda state: {name: plain(value) for name, value in state.contents().items()}
    if is_dataclass(kind):
        return _form_of_fields(kind)
    if issubclass(kind, Mapping):
        return lambda thing: {str(key): plain(value) for key, value in thing.items()}
    if issubclass(kind, Iterable):
        return lambda thing: [
            item if type(item) in _ALREADY_PLAIN else plain(item) for item in thing
        ]
    raise TypeError(f"no JSON form for a {kind.__name__}")


def _form_of_fields(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    names = tuple(field.name for field in fields(kind) if field.metadata.get("written", True))

    def form(thing: Any) -> dict[str, Any]:
        own = {"is": thing.tag} if tagged else {}
        for name in names:
            value = getattr(thing, name)
            own[name] = value if type(value) in _ALREADY_PLAIN else plain(value)
        return own

    tagged = hasattr(kind, "tag")
    return form


def fingerprint(thing: Any) -> str:
    """A short hash that two equal states, views or records share on every machine."""
    text = json.dumps(plain(thing), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Codec(Generic[V]):
    """Reads and writes the values of one vocabulary: a game's actions, or its events."""

    def __init__(self, kinds: Iterable[type[V]]) -> None:
        self.kinds = {kind.tag: kind for kind in kinds}

    def to_json(self, value: V) -> dict[str, Any]:
        return cast("dict[str, Any]", plain(value))

    def from_json(self, data: object) -> V:
        if not isinstance(data, dict) or not isinstance(data.get("is"), str):
            raise BadValue("value-not-tagged", found=shown(data))
        kind = self.kinds.get(data["is"])
        if kind is None:
            raise BadValue("value-unknown", found=shown(data["is"]), known=", ".join(self.kinds))
        wanted = _field_types(kind)
        if set(data) - {"is"} != set(wanted):
            raise BadValue("value-fields", found=data["is"], expected=", ".join(wanted) or _NOTHING)
        return kind(**{name: _typed(hint, name, data[name]) for name, hint in wanted.items()})


class Notation:
    """The one-line text form of a game's actions and outcomes."""

    def __init__(self, kinds: Iterable[type[Action]]) -> None:
        self.kinds = tuple(kinds)

    def write(self, action: Action) -> str:
        hints = _field_types(type(action))
        return _BRACES.sub(lambda m: _spell(hints[m[1]], getattr(action, m[1])), action.text)

    def read(self, text: str) -> Action:
        line = " ".join(text.split())
        for kind in self.kinds:
            match = _pattern(kind).fullmatch(line)
            if match:
                hints, found = _field_types(kind), match.groupdict()
                return kind(**{name: _unspell(hints[name], found[name]) for name in hints})
        known = " | ".join(kind.text for kind in self.kinds)
        raise BadValue("notation-unknown", found=shown(text), known=known)


def _field_types(kind: type[Any]) -> dict[str, Any]:
    """The fields of a kind of value by name, looked up once."""
    if kind not in _TYPES:
        hints = get_type_hints(kind)
        _TYPES[kind] = {field.name: _unwrapped(hints[field.name]) for field in fields(kind)}
    return _TYPES[kind]


def _unwrapped(hint: Any) -> Any:
    """A NewType as what it is made of."""
    return _unwrapped(hint.__supertype__) if hasattr(hint, "__supertype__") else hint


def _parts(hint: Any) -> list[Any]:
    return [_unwrapped(part) for part in get_args(hint) if part not in (type(None), Ellipsis)]


def _is_optional(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _typed(hint: Any, name: str, data: Any) -> Any:
    """JSON data as the type that a field has, strictly."""
    if _is_optional(hint):
        return None if data is None else _typed(_parts(hint)[0], name, data)
    if get_origin(hint) is tuple:
        if not isinstance(data, list):
            raise BadValue("value-field", field=name, expected="list", found=shown(data))
        return tuple(_typed(_parts(hint)[0], name, item) for item in data)
    if type(data) is not hint or (hint is int and not is_short(data)):
        raise BadValue("value-field", field=name, expected=hint.__name__, found=shown(data))
    return data


def _pattern(kind: type[Action]) -> re.Pattern[str]:
    """What a kind's notation looks like, worked out once."""
    if kind not in _PATTERNS:
        hints = _field_types(kind)
        pieces = (
            f"(?P<{piece}>{_spelling(hints[piece])})" if is_field else re.escape(piece)
            for piece, is_field in zip(_BRACES.split(kind.text), cycle((False, True)), strict=False)
        )
        _PATTERNS[kind] = re.compile("".join(pieces))
    return _PATTERNS[kind]


def _spelling(hint: Any) -> str:
    if _is_optional(hint):
        return f"{_NOTHING}|{_spelling(_parts(hint)[0])}"
    if get_origin(hint) is tuple:
        one = _spelling(_parts(hint)[0])
        return rf"{_NOTHING}|(?:{one})(?:,(?:{one}))*"
    return {int: rf"-?[0-9]{{1,{DIGITS}}}", bool: "yes|no", str: r"[a-z][a-z0-9-]*"}[hint]


def _spell(hint: Any, value: Any) -> str:
    if value is None or value == ():
        return _NOTHING
    if isinstance(value, tuple):
        return ",".join(_spell(_parts(hint)[0], item) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _unspell(hint: Any, text: str) -> Any:
    if _is_optional(hint):
        return None if text == _NOTHING else _unspell(_parts(hint)[0], text)
    if get_origin(hint) is tuple:
        items = () if text == _NOTHING else text.split(",")
        return tuple(_unspell(_parts(hint)[0], item) for item in items)
    read: dict[type, Callable[[str], Any]] = {int: int, bool: "yes".__eq__, str: str}
    return read[hint](text)

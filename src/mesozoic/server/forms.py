"""Values as msgspec writes them: the same JSON as `plain` gives, with as little work as can be.

What msgspec knows by itself (numbers, texts, tuples, dicts, dataclasses without a tag) is handed
over as it is; only what has a tag or is an enumeration is laid out first.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from mesozoic.core.codec import plain
from mesozoic.core.values import Value

_AS_IT_IS: Final = frozenset({type(None), str, bool, int, float})
_CONTAINERS: Final = (tuple, list, dict, set, frozenset, Mapping, Iterable)
_FORMS: Final[dict[type[Any], Callable[[Any], Any]]] = {}


def form(thing: Any) -> Any:
    """What is encoded as `plain` would have it."""
    kind = type(thing)
    if kind in _AS_IT_IS:
        return thing
    made = _FORMS.get(kind)
    if made is None:
        made = _FORMS[kind] = _form_of(kind)
    return made(thing)


def fields_of(thing: Any) -> dict[str, Any]:
    """The form of something with fields, by their names."""
    made = form(thing)
    return made if isinstance(made, dict) else {f.name: getattr(made, f.name) for f in fields(made)}


def _form_of(kind: type[Any]) -> Callable[[Any], Any]:
    if is_dataclass(kind) and not issubclass(kind, Enum):
        return _as_it_is if _is_known(kind) else _form_of_fields(kind)
    if issubclass(kind, Mapping):
        return lambda thing: {str(key): form(value) for key, value in thing.items()}
    if issubclass(kind, tuple | list):
        return lambda thing: [form(item) for item in thing]
    return plain


def _as_it_is(thing: Any) -> Any:
    return thing


def _form_of_fields(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    hints = _hints(kind)
    written = [field.name for field in fields(kind) if field.metadata.get("written", True)]
    known = frozenset(name for name in written if name in hints and _is_known(hints[name]))
    tagged = hasattr(kind, "tag")

    def laid_out(thing: Any) -> dict[str, Any]:
        own = {"is": thing.tag} if tagged else {}
        for name in written:
            value = getattr(thing, name)
            own[name] = value if name in known else form(value)
        return own

    return laid_out


@cache
def _is_known(hint: Any) -> bool:
    """Whether msgspec writes everything of a type as `plain` would have it."""
    if hint in _AS_IT_IS or hint is ...:
        return True
    if hasattr(hint, "__supertype__"):
        return _is_known(hint.__supertype__)
    origin = get_origin(hint)
    if origin is Literal:
        return all(type(value) in _AS_IT_IS for value in get_args(hint))
    if origin in (Union, types.UnionType):
        return all(map(_is_known, get_args(hint)))
    if origin is not None:
        return origin in _CONTAINERS and all(map(_is_known, get_args(hint)))
    return is_dataclass(hint) and isinstance(hint, type) and _is_known_by_its_fields(hint)


def _is_known_by_its_fields(kind: type[Any]) -> bool:
    compiled = not str(getattr(sys.modules[kind.__module__], "__file__", "")).endswith(".py")
    if compiled or issubclass(kind, Value | Enum):
        return False
    hints = _hints(kind)
    return all(
        field.metadata.get("written", True) and field.name in hints and _is_known(hints[field.name])
        for field in fields(kind)
    )


def _hints(kind: type[Any]) -> dict[str, Any]:
    """The types of its fields; none where they are not there to be looked up."""
    try:
        return get_type_hints(kind)
    except NameError:
        return {}

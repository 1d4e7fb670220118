"""What a game's actions, events, moments, views and boards look like, for whoever draws them."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from mesozoic.core.game import Game
from mesozoic.core.kinds import names_of
from mesozoic.core.moment_views import MomentView
from mesozoic.core.values import Event, Value

Schema = dict[str, Any]
_SIMPLE = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def vocabulary(game: Game[Any]) -> dict[str, Schema]:
    """The schemas of a game's values by name, each beginning with the game's: Evo2001Action."""
    return _Vocabulary(game).schemas


class _Vocabulary:
    def __init__(self, game: Game[Any]) -> None:
        self._prefix = "".join(part.capitalize() for part in game.id.split("-"))
        self.schemas: dict[str, Schema] = {}
        self._name("Phase", {"enum": list(game.phases)})
        self._name("Action", self._one_of(game.actions))
        self._name("Event", self._one_of(game.events))
        self._name("Moment", self._one_of(game.seen_moments))
        for name, method in (("View", game.view), ("Board", game.board)):
            self._name(name, self._schema(get_type_hints(method)["return"]))

    def _name(self, name: str, schema: Schema) -> None:
        self.schemas.setdefault(f"{self._prefix}{name}", schema)

    def _one_of(self, kinds: Iterable[type[Value]]) -> Schema:
        refs = {kind.tag: self._schema(kind) for kind in kinds}
        mapping = {tag: ref["$ref"] for tag, ref in refs.items()}
        return {
            "oneOf": list(refs.values()),
            "discriminator": {"propertyName": "is", "mapping": mapping},
        }

    def _schema(self, hint: Any) -> Schema:
        """A type as `codec.plain` writes it."""
        if get_origin(hint) is Annotated:
            return self._named(hint)
        hint = getattr(hint, "__supertype__", hint)
        arguments = [part for part in get_args(hint) if part is not Ellipsis]
        origin = get_origin(hint) or hint
        if origin in _SIMPLE:
            return {"type": _SIMPLE[origin]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self._schema(part) for part in arguments]}
        if isinstance(origin, type) and issubclass(origin, Enum):
            return {"enum": [member.name.lower() for member in origin]}
        if origin is MomentView:
            return self._ref("Moment")
        if is_dataclass(origin):
            return self._fields(origin)
        if origin is tuple and Ellipsis not in get_args(hint):
            return _row([self._schema(part) for part in arguments])
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self._schema(arguments[-1])}
        if isinstance(origin, type) and issubclass(origin, Iterable):
            return {"type": "array", "items": self._schema(arguments[0])}
        raise TypeError(f"no schema for {hint!r}")

    def _ref(self, name: str) -> Schema:
        return {"$ref": f"#/components/schemas/{self._prefix}{name}"}

    def _named(self, hint: Any) -> Schema:
        """The slugs of a kind of thing, as far as there are no others."""
        named = names_of(hint)
        if named is None or not named.slugs:
            return self._schema(hint.__origin__)
        slugs: Schema = {"type": "string", "enum": list(named.slugs)}
        name = f"{named.kind.capitalize()}Slug"
        first = self.schemas.setdefault(f"{self._prefix}{name}", slugs)
        return self._ref(name) if first == slugs else slugs

    def _fields(self, kind: Any) -> Schema:
        name = f"{self._prefix}{kind.__name__}"
        if name not in self.schemas:
            self.schemas[name] = {}  # it may hold itself
            hints = get_type_hints(kind, include_extras=True)
            own = {field.name: self._schema(hints[field.name]) for field in fields(kind)}
            properties = {**self._said(kind), **own, **self._phase(kind)}
            self.schemas[name] = {
                "type": "object",
                "properties": properties,
                "required": list(properties),
            }
        return self._ref(kind.__name__)

    def _said(self, kind: Any) -> Schema:
        """What is said of a value besides its fields: its tag, and the rule behind an event."""
        tag = {"is": {"const": kind.tag}} if hasattr(kind, "tag") else {}
        return tag | ({"rule": {"type": "string"}} if issubclass(kind, Event) else {})

    def _phase(self, kind: Any) -> Schema:
        return {"phase": self._ref("Phase")} if issubclass(kind, MomentView) else {}


def _row(parts: list[Schema]) -> Schema:
    """An array of so many things, each of its own kind."""
    return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}

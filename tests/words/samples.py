"""Values of every kind to speak of, and random games to tell."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from mesozoic import new_table
from mesozoic.core.errors import BadValue
from mesozoic.core.kinds import kinds_in, names_of
from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.core.values import Event, Value
from mesozoic.games import find_game
from tests.words.messages import Message, messages, selector, variants
from tests.words.names import slugs

# What a refusal speaks of by a name, where it is not a number.
NAMES = {
    "action", "expected", "field", "file", "found", "game", "header", "known", "letter", "name",
    "option", "other", "pack", "token", "value",
}  # fmt: skip
# Numbers that may be below nothing.
SIGNED = {"ahead", "moved", "shift"}


def samples(game: str, kind: type[Value]) -> tuple[Value, ...]:
    """Values of a kind, every alternative of every field in turn."""
    message = messages("en", game)[f"{'event' if issubclass(kind, Event) else 'action'}-{kind.tag}"]
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    alternatives = (_alternatives(game, message, name, hints[name]) for name in names)
    return tuple(kind(*chosen) for chosen in itertools.product(*alternatives))


def _alternatives(game: str, message: Message, name: str, hint: Any) -> tuple[Any, ...]:
    named = names_of(hint)
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is tuple:
        one, two = (_alternatives(game, message, name, get_args(hint)[0]) * 2)[:2]
        return ((one,), (one, two), (one, two, one))
    if type(None) in get_args(hint):
        return (None, *_alternatives(game, message, name, get_args(hint)[0]))
    if hint is bool:
        return (True, False)
    if hint is str:
        return texts(game, message, name, named.kind if named else None) or ("some text",)
    return (-1, 0, 1, 2) if name in SIGNED else (0, 1, 2)


def texts(game: str, message: Message, name: str, kind: str | None) -> tuple[str, ...]:
    """What a field of text may hold: what has a name, and what the message tells apart."""
    told_apart = (
        key
        for select in message.selects
        if selector(select) == f"${name}"
        for key in variants(select)
        if key not in ("none", "other", "one") and not key.lstrip("-").isdigit()
    )
    return tuple(dict.fromkeys((*slugs(game, kind), *told_apart)))


def about(message: Message, game: str) -> Iterator[dict[str, object]]:
    """Things for a refusal or a reason to speak of: none of each, one, several."""
    variables = message.variables
    within = BadValue("value-unknown", found="x", known="y, z")
    problem = within if message.text.endswith("{ $problem }") else "It broke."
    kinds = kinds_in(find_game(game).about)
    held = {name: texts(game, message, name, kinds.get(name)) for name in variables}
    for number in (0, 1, 2, 5):
        known: dict[str, object] = {"problem": problem}
        known |= dict.fromkeys(variables - known.keys(), number)
        known |= dict.fromkeys(variables & NAMES, "some text")
        known |= {name: some[number % len(some)] for name, some in held.items() if some}
        yield {name: value for name, value in known.items() if name in variables}
        numbers = dict.fromkeys(variables & {"found", "expected"}, number)
        yield {name: value for name, value in (known | numbers).items() if name in variables}


def games(game: str) -> Iterator[tuple[Table[Any], random.Random]]:
    """Tables for random games, over the player numbers and the options."""
    found = find_game(game)
    for seed, players in enumerate((*found.players, max(found.players))):
        options = {
            option.name: option.choices[(seed + at) % len(option.choices)]
            for at, option in enumerate(found.options)
        }
        yield new_table(game, players, options, seed=f"words {seed}"), random.Random(seed)


def luck_of(table: Table[Any]) -> SeededLuck:
    assert table.record.seed is not None
    return SeededLuck(bytes.fromhex(table.record.seed))

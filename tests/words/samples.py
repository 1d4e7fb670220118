"""Values of every kind to speak of, and random games to tell."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from mesozoic import new_table
from mesozoic.core.errors import BadValue
from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.core.values import Value
from mesozoic.games.evo_2001.cards import CARDS
from mesozoic.games.evo_2001.genes import GENES
from mesozoic.games.evo_2011.cards import CARDS as CARDS_2011
from mesozoic.games.evo_2011.genes import GENES as GENES_2011
from mesozoic.games.evo_2011.terrain import Terrain as Terrain2011
from tests.words.messages import Message

# What a field of text may hold, by its name.
TEXTS: Mapping[str, tuple[str, ...]] = {
    "card": tuple(CARDS),
    "gene": tuple(GENES),
    "genes": ("leg", "card"),
    "moment": ("climate", "after-auction"),
    "reason": ("last-space", "meteor-roll"),
    "side": ("left", "right"),
    "temperate": ("beach", "mountain"),
    "temperature": ("cold", "hot", "deadly"),
    "terrain": ("beach", "meadow", "hill", "mountain"),
}
TEXTS_2011: Mapping[str, tuple[str, ...]] = {
    **TEXTS,
    "card": tuple(CARDS_2011),
    "gene": tuple(GENES_2011),
    "genes": ("legs", "wings"),
    "terrain": tuple(terrain.slug for terrain in Terrain2011),
}
TEXTS_OF = {"evo-2001": TEXTS, "evo-2011": TEXTS_2011}
# What a refusal speaks of by a name, where it is not a number.
NAMES = {
    "action", "expected", "field", "file", "found", "game", "header", "known", "letter", "name",
    "option", "other", "pack", "token", "value",
}  # fmt: skip


def samples(kind: type[Value]) -> Iterator[Value]:
    """Values of a kind, every alternative of every field in turn."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    for chosen in itertools.product(*(_alternatives(name, hints[name]) for name in names)):
        yield kind(*chosen)


def _alternatives(name: str, hint: Any) -> tuple[Any, ...]:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is tuple:
        one, two = (_alternatives(name, get_args(hint)[0]) * 2)[:2]
        return ((one,), (one, two), (one, two, one))
    if type(None) in get_args(hint):
        return (None, *_alternatives(name, get_args(hint)[0]))
    if hint is bool:
        return (True, False)
    if hint is str:
        return TEXTS[name]
    return (0, 1, 2) if name != "moved" else (-1, 0, 1)


def about(message: Message, game: str = "evo-2001") -> Iterator[dict[str, object]]:
    """Things for a refusal or a reason to speak of: none of each, one, several."""
    variables, texts = message.variables, TEXTS_OF[game]
    within = BadValue("value-unknown", found="x", known="y, z")
    problem = within if message.text.endswith("{ $problem }") else "It broke."
    for number in (0, 1, 2, 5):
        known: dict[str, object] = {"problem": problem}
        known |= dict.fromkeys(variables - known.keys(), number)
        known |= dict.fromkeys(variables & NAMES, "some text")
        for name in variables & texts.keys():
            known[name] = texts[name][number % len(texts[name])]
        yield {name: value for name, value in known.items() if name in variables}
        numbers = dict.fromkeys(variables & {"found", "expected"}, number)
        yield {name: value for name, value in (known | numbers).items() if name in variables}


def games() -> Iterator[tuple[Table[Any], random.Random]]:
    """Tables for random games, over the player numbers and the options."""
    for seed, (players, options) in enumerate(
        (
            (3, {}),
            (4, {"scarce-genes": "on"}),
            (4, {"island4": "small-large", "extinction": "final"}),
            (5, {"scarce-genes": "on", "extinction": "final"}),
        )
    ):
        yield new_table("evo-2001", players, options, seed=f"words {seed}"), random.Random(seed)


def luck_of(table: Table[Any]) -> SeededLuck:
    assert table.record.seed is not None
    return SeededLuck(bytes.fromhex(table.record.seed))

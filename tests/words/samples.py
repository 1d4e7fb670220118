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
from mesozoic.games.gods_love_dinosaurs.hexworld import DIRECTION_NAMES
from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, TERRAINS
from tests.words.messages import Message

# What a field of text may hold, by game and by its name.
TEXTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "evo-2001": {
        "card": tuple(CARDS),
        "gene": tuple(GENES),
        "genes": ("leg", "card"),
        "moment": ("climate", "after-auction"),
        "reason": ("last-space", "meteor-roll"),
        "side": ("left", "right"),
        "temperate": ("beach", "mountain"),
        "temperature": ("cold", "hot", "deadly"),
        "terrain": ("beach", "meadow", "hill", "mountain"),
    },
    "gods-love-dinosaurs": {
        "animal": tuple(ANIMALS),
        "column": ("frog", "eagle"),
        "direction": DIRECTION_NAMES,
        "eaten": ("tiger", "rat"),
        "first": tuple(TERRAINS),
        "reason": ("tiles-out",),
        "second": ("wild", "mountain"),
        "share": ("prey", "wild", "predators", "mountains"),
        "terrain": tuple(TERRAINS),
        "terrains": ("lake", "field"),
    },
}
# Ways to play each game: players and options.
WAYS: Mapping[str, tuple[tuple[int, Mapping[str, str]], ...]] = {
    "evo-2001": (
        (3, {}),
        (4, {"scarce-genes": "on"}),
        (4, {"island4": "small-large", "extinction": "final"}),
        (5, {"scarce-genes": "on", "extinction": "final"}),
    ),
    "gods-love-dinosaurs": ((2, {}), (3, {}), (5, {})),
}
# What a refusal speaks of by a name, where it is not a number.
NAMES = {
    "action", "expected", "fewer", "field", "file", "found", "game", "header", "kind", "known",
    "letter", "mark", "more", "name", "option", "other", "pack", "token", "value",
}  # fmt: skip


def samples(kind: type[Value], game: str) -> Iterator[Value]:
    """Values of a kind of a game, every alternative of every field in turn."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    for chosen in itertools.product(*(_alternatives(game, name, hints[name]) for name in names)):
        yield kind(*chosen)


def _alternatives(game: str, name: str, hint: Any) -> tuple[Any, ...]:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is tuple:
        one, two = (_alternatives(game, name, get_args(hint)[0]) * 2)[:2]
        return ((one,), (one, two), (one, two, one))
    if type(None) in get_args(hint):
        return (None, *_alternatives(game, name, get_args(hint)[0]))
    if hint is bool:
        return (True, False)
    if hint is str:
        return TEXTS[game][name]
    return (0, 1, 2) if name != "moved" else (-1, 0, 1)


def about(message: Message, game: str) -> Iterator[dict[str, object]]:
    """Things for a refusal or a reason to speak of: none of each, one, several."""
    variables, texts = message.variables, TEXTS[game]
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


def games(game: str) -> Iterator[tuple[Table[Any], random.Random]]:
    """Tables for random games, over the player numbers and the options."""
    for seed, (players, options) in enumerate(WAYS[game]):
        yield new_table(game, players, options, seed=f"words {seed}"), random.Random(seed)


def luck_of(table: Table[Any]) -> SeededLuck:
    assert table.record.seed is not None
    return SeededLuck(bytes.fromhex(table.record.seed))

"""What one meets at a game's table, by kind: what it is called, what it is, and by which rule.

`words/things.toml` of a game has the rules; the messages are <kind>-<slug> and <kind>-<slug>-text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from mesozoic.games import game_folder
from mesozoic.words.catalogue import Catalogue, NoWords
from mesozoic.words.rules import bare

Things = Mapping[str, Mapping[str, str]]
"""The number of a rule by kind, then by slug."""

SAID_OTHERWISE = frozenset({"action"})
"""Kinds whose messages are sentences and no names: a button says them."""


@dataclass(frozen=True, slots=True)
class Word:
    name: str
    text: str
    """Nothing where only a table knows its numbers."""
    rule: str


@cache
def things_of(game: str) -> Things:
    """What a game has a word on; nothing where it has no such file."""
    file = game_folder(game) / "words" / "things.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def words_on(words: Catalogue, game: str) -> Iterator[Word]:
    """All that has a name in a catalogue."""
    for kind, rules in things_of(game).items():
        if kind not in SAID_OTHERWISE:
            for slug, rule in rules.items():
                key = f"{kind}-{slug}"
                yield Word(words.say(key), _text(words, f"{key}-text"), rule)


def _text(words: Catalogue, key: str) -> str:
    try:
        return words.say(key)
    except NoWords:
        return ""


def find_words(words: Catalogue, game: str, name: str) -> tuple[Word, ...]:
    """What is called so; case and accents do not matter."""
    wanted = bare(name.strip())
    return tuple(word for word in words_on(words, game) if bare(word.name) == wanted)

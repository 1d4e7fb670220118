"""Everything of a game that has a name. What is the game's own is told by its tests.

A game's folder of tests has a module `named`: DESCRIBED are the keys of what has a name and a text
(`gene-horn`, `gene-horn-text`), NAMED those of what has only a name, FORMS the attributes by kind.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from mesozoic.core.kinds import SPECIES, kinds_in
from mesozoic.games import find_game
from mesozoic.words.things import things_of
from tests.words.messages import messages, whole_keys

GAME = {"game-authors", "game-tagline", "game-title"}


def own_names(game: str) -> Any:
    return importlib.import_module(f"tests.games.{game.replace('-', '_')}.named")


def names(game: str) -> set[str]:
    """All the keys of names, and of what is said about them."""
    own, options = own_names(game), find_game(game).options
    described = own.DESCRIBED | {f"option-{option.name}" for option in options}
    return {
        *GAME,
        *described,
        *(f"{key}-text" for key in described),
        *own.NAMED,
        *(f"option-{option.name}-{value}" for option in options for value in option.choices),
        *_species(game),
        *_words_on_things(game),
    }


def names_with_forms(game: str) -> set[str]:
    """The dotted keys of every form that a name must have."""
    own = own_names(game)
    keys = own.DESCRIBED | own.NAMED | _species(game)
    return {
        f"{key}.{form}"
        for kind, forms in own.FORMS.items()
        for key in keys
        for form in forms
        if key.startswith(f"{kind}-")
    }


def slugs(game: str, kind: str | None) -> tuple[str, ...]:
    """The names that things of a kind have in a game, by what the catalogue names."""
    if kind is None or kind == SPECIES:
        return ()
    found = (key for key in sorted(whole_keys("en", game)) if key.startswith(f"{kind}-"))
    return tuple(
        key.removeprefix(f"{kind}-") for key in found if not key.endswith(("-text", "-when"))
    )


def kinds(game: str) -> set[str]:
    """The kinds of things that the sentences of a game may name."""
    found = find_game(game)
    owners: list[type[Any]] = [*found.actions, *found.events, found.about]
    return {kind for owner in owners for kind in kinds_in(owner).values()}


@cache
def all_slugs(game: str) -> set[str]:
    """The names in code that are no English words."""
    english = messages("en", game)
    return {
        slug
        for kind in kinds(game)
        for slug in slugs(game, kind)
        if slug not in english[f"{kind}-{slug}"].words
    }


def _words_on_things(game: str) -> set[str]:
    """What is said of all that one meets at a table; what buttons say is called by an action."""
    keys = {f"{kind}-{slug}" for kind, rules in things_of(game).items() for slug in rules}
    return {*keys, *(f"{key}-text" for key in keys)}


def _species(game: str) -> set[str]:
    return {f"species-{seat}" for seat in range(max(find_game(game).players))}

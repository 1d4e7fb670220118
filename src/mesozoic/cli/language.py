"""Which language a command speaks: the one asked for, or the environment's, or English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

if TYPE_CHECKING:
    from mesozoic.words.catalogue import Catalogue

DEFAULT: Final = "en"
OURS: Final = ("en", "fr", "it")

Language = Annotated[
    str | None,
    Parameter(name="--lang", help="en, fr or it; by default the environment's language."),
]


def words_in(asked: str | None, game: str | None = None) -> Catalogue:
    """The catalogue of the language asked for; refuses one that we do not speak."""
    from mesozoic.words.catalogue import catalogue

    return catalogue(asked or from_environment(os.environ), game)


def from_environment(environment: Mapping[str, str]) -> str:
    set_ = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((value for value in set_ if value), "")
    code = first[:2].lower()
    return code if code in OURS else DEFAULT


def for_refusals(tokens: Sequence[str]) -> str:
    """The language to refuse in, read from the raw arguments, which may be wrong themselves."""
    for at, token in enumerate(tokens):
        name, _, value = token.partition("=")
        if name == "--lang":
            asked = value or next(iter(tokens[at + 1 : at + 2]), "")
            if asked in OURS:
                return asked
    return from_environment(os.environ)

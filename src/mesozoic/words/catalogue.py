"""The message catalogues: for each language the general messages, with a game's own over them.

Messages are written in Fluent, in files `<topic>.<language>.ftl` of this folder and of each game's
`words` folder. A key may name an attribute: `card-stampede`, `species-0.the`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from mesozoic.core.errors import Refused
from mesozoic.games import game_folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from mesozoic.words.forms import Listed, Named

LANGUAGES: Final = ("en", "fr", "it")


class NoWords(KeyError):
    """A message that is not in the catalogue, or lacks something it speaks of: our mistake."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """The messages of one language, for one game or for none."""

    def __init__(self, language: str, game: str | None, bundle: FluentBundle) -> None:
        self.language = language
        self.game = game
        self._bundle = bundle

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r}, {self.game!r})"

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key.partition(".")[0])

    def has_attribute(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._bundle.get_message(key).attributes

    def say(self, key: str, **about: object) -> str:
        """The message of this key about these things; raises NoWords rather than say half of it."""
        from mesozoic.words.forms import as_fluent

        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise NoWords(f"no message {name!r} in {self}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise NoWords(f"no {key!r} in {self}")
        given = {thing: as_fluent(self, value) for thing, value in about.items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise NoWords(f"{key!r} in {self} about {about}: {problems[0]}")
        return str(text)

    def name(self, kind: str, slug: str, note: str = "") -> Named:
        """A thing that has a name in several forms; `note` follows in brackets."""
        from mesozoic.words.forms import Named

        return Named(self, kind, slug, note)

    def list(self, items: Iterable[object]) -> Listed:
        """Several things, which a message may join by 'and', by 'or' or by 'then'."""
        from mesozoic.words.forms import Listed, as_fluent

        return Listed(self, tuple(as_fluent(self, item) for item in items))


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language: the general messages, and those of a game where one is named."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", found=language, known=", ".join(LANGUAGES))
    from fluent.runtime import FluentBundle, FluentResource

    from mesozoic.words.forms import FUNCTIONS

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in _texts(language, game):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return Catalogue(language, game, bundle)


def message_files(language: str, game: str | None = None) -> list[Traversable]:
    """The files of a catalogue, those of the game last."""
    general = _of_language(resources.files("mesozoic.words"), language)
    return general if game is None else [*general, *own_files(language, game)]


def own_files(language: str, game: str) -> list[Traversable]:
    """The files in which a game has its own messages."""
    return _of_language(game_folder(game) / "words", language)


def _of_language(folder: Traversable, language: str) -> list[Traversable]:
    files = (file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl"))
    return sorted(files, key=lambda file: file.name)


def _texts(language: str, game: str | None) -> Iterator[str]:
    for file in message_files(language, game):
        yield file.read_text(encoding="utf-8")

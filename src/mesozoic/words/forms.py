"""What messages speak of: names in several forms, lists, numbers; and the functions over them.

Imported only once something is to be said, since Fluent takes a while to import.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType, fluent_number

if TYPE_CHECKING:
    from babel import Locale

    from mesozoic.words.catalogue import Catalogue

NOTHING: Final = "none"


class Named(FluentType):
    """A thing by its slug: selectors compare the slug, placeables show the name."""

    def __init__(
        self, catalogue: Catalogue, kind: str, slug: str, note: str = "", form: str = ""
    ) -> None:
        self.catalogue = catalogue
        self.kind = kind
        self.slug = slug
        self.note = note
        self.form = form

    def in_form(self, form: str) -> Named:
        return Named(self.catalogue, self.kind, self.slug, self.note, form)

    def say(self, **about: object) -> str:
        key = f"{self.kind}-{self.slug}"
        name = self.catalogue.say(f"{key}.{self.form}" if self.form else key, **about)
        return f"{name} ({self.note})" if self.note else name

    def format(self, locale: Locale) -> str:
        return self.say()

    def __eq__(self, other: object) -> bool:
        return self.slug == (other.slug if isinstance(other, Named) else other)

    def __hash__(self) -> int:
        return hash(self.slug)


class Listed(FluentType):
    """Several things in a row."""

    def __init__(self, catalogue: Catalogue, items: tuple[Any, ...], joint: str = "and") -> None:
        self.catalogue = catalogue
        self.items = items
        self.joint = joint

    def joined_by(self, joint: str) -> Listed:
        return Listed(self.catalogue, self.items, joint)

    def in_form(self, form: str) -> Listed:
        items = tuple(item.in_form(form) for item in self.items)
        return Listed(self.catalogue, items, self.joint)

    def format(self, locale: Locale) -> str:
        texts = [item if isinstance(item, str) else item.format(locale) for item in self.items]
        if len(texts) < 2:
            return texts[0] if texts else self.catalogue.say("list-empty")
        *early, last = texts
        return self.catalogue.say(f"list-{self.joint}", early=", ".join(early), last=last)


def as_fluent(catalogue: Catalogue, value: object) -> Any:
    """A value as messages take it: nothing is 'none', truth is 'yes' or 'no'."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return fluent_number(int(value), useGrouping=False)
    if isinstance(value, float | FluentType):
        return value
    if isinstance(value, tuple | list):
        return catalogue.list(value)
    return str(value)


def _in_form(form: str) -> Callable[[Any], Any]:
    """What has no name, such as a seat that is not there, stays as it is."""
    return lambda thing: thing.in_form(form) if isinstance(thing, Named | Listed) else thing


def _joined_by(joint: str) -> Callable[[Any], Any]:
    return lambda things: things.joined_by(joint)


def _some(things: Listed) -> Listed:
    """Each kind of thing once, with how many of it there are: two legs and an egg.

    What has no name, such as the gene of a bare column, is left out.
    """
    catalogue = things.catalogue
    counts = Counter(thing for thing in things.items if isinstance(thing, Named))
    texts = (thing.in_form("some").say(count=count) for thing, count in counts.items())
    return Listed(catalogue, tuple(texts), things.joint)


def _count(things: Listed) -> Any:
    return fluent_number(len(things.items))


def _minus(much: Any, less: Any) -> Any:
    return fluent_number(int(much) - int(less))


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    **{form.upper(): _in_form(form) for form in ("a", "of", "the", "to")},
    **{joint.upper(): _joined_by(joint) for joint in ("or", "then")},
    "COUNT": _count,
    "MINUS": _minus,
    "SOME": _some,
}

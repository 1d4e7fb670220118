"""Kinds of things: numbered, with the slugs that records, notation and words know them by."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from enum import IntEnum
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from mesozoic.core.seats import Seat

# A seat is called by the species that it plays.
SPECIES: Final = "species"
_KINDS: dict[type[Any], Mapping[str, str]] = {}


class Kind(IntEnum):
    """A number that indexes counts and tables; `slug` is its name in small letters."""

    slug: str

    def __init__(self, _: int) -> None:
        self.slug = self.name.lower().replace("_", "-")


class Names:
    """What a text or number names, as part of its type: `GeneSlug = Annotated[str, Names("gene")]`.

    Messages `gene-...` hold the names. `slugs` are all that there are; without them, a pack may
    bring others.
    """

    def __init__(self, kind: str, slugs: Iterable[str] = ()) -> None:
        self.kind = kind
        self.slugs = tuple(slugs)


def names_of(hint: Any) -> Names | None:
    """What a value of this type names; of several things together, what each of them does."""
    if hint is Seat:
        return Names(SPECIES)
    if isinstance(hint, type) and issubclass(hint, Kind):
        return Names(hint.__name__.lower(), (kind.slug for kind in hint))
    if get_origin(hint) is Annotated:
        return next((note for note in hint.__metadata__ if isinstance(note, Names)), None)
    parts = get_args(hint)
    if get_origin(hint) is tuple and parts[-1] is Ellipsis:
        return names_of(parts[0])
    if get_origin(hint) in (Union, types.UnionType):
        return next(filter(None, map(names_of, parts)), None)
    return None


def kinds_in(owner: type[Any]) -> Mapping[str, str]:
    """The fields of a value, a moment or the like that name things, each with the kind of thing.

    A part with fields of its own is seen through: who fights is told by the fight.
    """
    if owner not in _KINDS:
        own: dict[str, str] = {}
        parts: dict[str, str] = {}
        for field, hint in get_type_hints(owner, include_extras=True).items():
            named = names_of(hint)
            if named is not None:
                own[field] = named.kind
            elif isinstance(hint, type) and is_dataclass(hint):
                parts |= kinds_in(hint)
        _KINDS[owner] = parts | own
    return _KINDS[owner]

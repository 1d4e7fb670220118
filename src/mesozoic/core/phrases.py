"""A game's own turns of phrase, as data: what its sentences say that no field holds as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mesozoic.core.kinds import SPECIES
from mesozoic.core.values import Value


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue within a sentence."""

    key: str
    about: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Name:
    """The kind and slug that a thing is called by, and those of what is said of it in brackets."""

    kind: str
    slug: str
    shown: tuple[tuple[str, str], ...] = ()


class Phrases:
    """The turns of phrase of a game that needs none. The browser has their twin, `phrases.ts`."""

    def about(self, value: Value, moment: Any = None) -> Mapping[str, object]:
        """What a sentence about an action or event names besides its fields, or in their place.

        An action is offered in a moment, where that is known.
        """
        return {}

    def name(self, kind: str, slug: str) -> Name | None:
        """What a thing is called by that has no name under its own slug."""
        return None

    def owner(self, kind: str, number: int, players: int) -> int | None:
        """The seat of the player who has what is called by this number; None if nobody has it."""
        return number if kind == SPECIES else None

"""Kinds of things, numbered, each with the slug that records, notation and words know it by."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """A number that indexes counts and tables; `slug` is its name in small letters."""

    slug: str

    def __init__(self, _: int) -> None:
        self.slug = self.name.lower().replace("_", "-")

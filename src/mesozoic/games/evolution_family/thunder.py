"""The thunderbolts (EF-0.5)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Thunderbolt(IntEnum):
    WATERHOLE = 0
    EARTHQUAKE = 1
    HURRICANE = 2
    ASH_CLOUD = 3
    LANDSLIDE = 4
    FLOOD = 5
    COLLAPSE = 6
    BOLT = 7

    @property
    def slug(self) -> str:
        return self.name.lower().replace("_", "-")


THUNDERBOLTS: Final = {bolt.slug: bolt for bolt in Thunderbolt}

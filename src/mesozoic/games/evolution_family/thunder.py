"""The thunderbolts (EF-0.5)."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Thunderbolt(Kind):
    WATERHOLE = 0
    EARTHQUAKE = 1
    HURRICANE = 2
    ASH_CLOUD = 3
    LANDSLIDE = 4
    FLOOD = 5
    COLLAPSE = 6
    BOLT = 7


THUNDERBOLTS: Final = {bolt.slug: bolt for bolt in Thunderbolt}
BoltSlug = Annotated[str, Names("bolt", THUNDERBOLTS)]

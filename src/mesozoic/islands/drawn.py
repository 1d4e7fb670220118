"""An island as whoever draws it wants it."""

from __future__ import annotations

from dataclasses import dataclass

from mesozoic.islands.island import Island


@dataclass(frozen=True, slots=True)
class DrawnZone:
    q: int
    r: int
    terrain: str
    neighbours: tuple[int, ...]
    is_coast: bool
    is_start: bool


def drawn_zones(island: Island) -> tuple[DrawnZone, ...]:
    return tuple(
        DrawnZone(
            *island.coords[zone],
            terrain=terrain.slug,
            neighbours=island.neighbours[zone],
            is_coast=bool(island.coast_mask >> zone & 1),
            is_start=zone in island.starts,
        )
        for zone, terrain in enumerate(island.terrain)
    )

"""An island of hexes, ready to be played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.hexes import Hex, adjacency, ball_masks, coast_mask, mask_of
from mesozoic.core.kinds import Kind
from mesozoic.core.values import Action


@dataclass(frozen=True)
class Zone:
    """A zone as drawn; line and column are for messages."""

    place: Hex
    terrain: Kind
    is_start: bool
    line: int
    column: int


@dataclass(frozen=True)
class Island:
    """Zones 0, 1, 2... in reading order; sets of zones are masks; terrains go from hot to cold."""

    terrain: tuple[Kind, ...]
    coords: tuple[Hex, ...]
    neighbours: tuple[tuple[int, ...], ...]
    neighbour_masks: tuple[int, ...]
    terrain_masks: tuple[int, ...]
    ball_masks: tuple[tuple[int, ...], ...]
    coast_mask: int
    starts: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.terrain)

    def within(self, steps: int) -> tuple[int, ...]:
        """For each zone, the mask of those at most so many steps away, itself among them."""
        return self.ball_masks[min(steps, len(self.ball_masks) - 1)]

    def near(self, herd: int, steps: int = 1) -> int:
        """The zones at most so many steps from a herd, its own among them."""
        within = self.within(steps)
        zones = 0
        while herd:
            low = herd & -herd
            herd ^= low
            zones |= within[low.bit_length() - 1]
        return zones


def at_zones(zones: int, actions: tuple[Action, ...]) -> list[Action]:
    """Of actions by zone, those at some zones."""
    found: list[Action] = []
    while zones:
        low = zones & -zones
        zones ^= low
        found.append(actions[low.bit_length() - 1])
    return found


def lay_out(zones: Sequence[Zone], terrains: type[Kind]) -> Island:
    """The island that zones in reading order make."""
    coords = tuple(zone.place for zone in zones)
    neighbours = adjacency(coords)
    neighbour_masks = tuple(mask_of(numbers) for numbers in neighbours)
    return Island(
        terrain=tuple(zone.terrain for zone in zones),
        coords=coords,
        neighbours=neighbours,
        neighbour_masks=neighbour_masks,
        terrain_masks=tuple(
            mask_of(n for n, zone in enumerate(zones) if zone.terrain is terrain)
            for terrain in terrains
        ),
        ball_masks=ball_masks(neighbour_masks),
        coast_mask=coast_mask(coords),
        starts=tuple(n for n, zone in enumerate(zones) if zone.is_start),
    )

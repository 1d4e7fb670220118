"""What makes a drawn island a good one: land in one piece, even colours, fair starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mesozoic.core.errors import PackError
from mesozoic.core.hexes import adjacency, bits, mask_of, reach
from mesozoic.core.kinds import Kind
from mesozoic.islands.island import Island, Zone

FEWEST_PER_CENT: Final = 20
MOST_PER_CENT: Final = 30
FAIR_STEPS: Final = 2
FAIR_DIFFERENCE: Final = 2


def check_one_piece(file: str, zones: Sequence[Zone]) -> None:
    near = [mask_of(numbers) for numbers in adjacency([zone.place for zone in zones])]
    everything = (1 << len(near)) - 1
    parts = [reach(0, near)]
    parts.append(everything & ~parts[0])
    # The smaller part is the one that looks cut off to whoever drew it.
    lone = min(parts, key=int.bit_count)
    if lone:
        raise at(file, zones[bits(lone)[0]], "pack-zone-cut-off")


def check_shares(file: str, zones: Sequence[Zone], terrains: type[Kind]) -> None:
    """Each colour has a fifth to three tenths of the zones."""
    total = len(zones)
    fewest, most = -(-total * FEWEST_PER_CENT // 100), total * MOST_PER_CENT // 100
    for terrain in terrains:
        found = sum(zone.terrain is terrain for zone in zones)
        if not fewest <= found <= most:
            raise PackError(
                "pack-colour-share",
                file=file,
                line=zones[0].line,
                terrain=terrain.slug,
                found=found,
                fewest=fewest,
                most=most,
            )


class Unfair(NamedTuple):
    """A start with far fewer zones near it than the best has."""

    start: int
    zones: int
    best: int


def unfair_start(island: Island) -> Unfair | None:
    """The poorest start, where its zones within two steps are over two fewer than the richest's."""
    near = island.within(FAIR_STEPS)
    zones = {start: near[start].bit_count() for start in island.starts}
    worst, best = min(zones, key=zones.__getitem__), max(zones, key=zones.__getitem__)
    if zones[best] - zones[worst] <= FAIR_DIFFERENCE:
        return None
    return Unfair(worst, zones[worst], zones[best])


def at(file: str, zone: Zone, problem: str, **about: object) -> PackError:
    return PackError(problem, file=file, line=zone.line, column=zone.column, **about)

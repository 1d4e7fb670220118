"""The island (E1-0.5, E1-0.6): two half-boards put together, ready to be played on."""

from __future__ import annotations

from mesozoic.core.errors import PackError
from mesozoic.core.hexes import EAST, around, reading_order, step
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2001.half_board import HalfBoard, Terrain, check_half, read_half
from mesozoic.islands.evenness import FAIR_DIFFERENCE, FAIR_STEPS, at, unfair_start
from mesozoic.islands.island import Island, Zone, lay_out

__all__ = [
    "PAIRS",
    "HalfBoard",
    "Terrain",
    "assemble",
    "check_half",
    "check_island",
    "read_half",
    "read_islands",
]

# E1-0.5: left half, right half, players
PAIRS = {
    ("small", "medium-2"): 3,
    ("medium-1", "medium-2"): 4,
    ("small", "large"): 4,
    ("medium-1", "large"): 5,
}
# E1-0.6
FEWEST_SEAM_PAIRS = 4


def assemble(left: HalfBoard, right: HalfBoard) -> Island:
    """Lay two halves edge to edge."""
    for half, side in ((left, "left"), (right, "right")):
        if half.side != side:
            raise PackError("pack-wrong-half", file=half.file, side=half.side, expected=side)
    if left.across != tuple(step(place, EAST) for place in right.across):
        raise PackError(
            "pack-seams-differ",
            file=right.file,
            other=left.file,
            found=len(right.across),
            expected=len(left.across),
        )
    return lay_out([zone for _, zone in _drawn_zones(left, right)], Terrain)


def _drawn_zones(left: HalfBoard, right: HalfBoard) -> list[tuple[HalfBoard, Zone]]:
    """The zones of both halves in the island's order, each with the half it is on."""
    zones = [(half, zone) for half in (left, right) for zone in half.zones]
    return sorted(zones, key=lambda drawn: reading_order(drawn[1].place))


def check_island(left: HalfBoard, right: HalfBoard, players: int, wishes: Wishes) -> None:
    """Refuse two sound halves that do not make a good island for so many players (E1-0.6)."""
    island = assemble(left, right)
    if len(island.starts) != players:
        raise PackError(
            "pack-stars-players",
            file=left.file,
            line=left.promised_stars.line,
            other=right.file,
            found=len(island.starts),
            expected=players,
        )
    # Sound halves are in one piece each, so a single pair joins everything.
    _check_seam(left, right, fewest=1)
    printed = left.is_printed or right.is_printed
    with wishes.ours(is_printed=printed):
        _check_seam(left, right, FEWEST_SEAM_PAIRS)
    with wishes.ours(is_printed=printed):
        _check_starts(left, right, island)


def _check_seam(left: HalfBoard, right: HalfBoard, fewest: int) -> None:
    east = {zone.place for zone in right.zones}
    pairs = sum(near in east for zone in left.zones for near in around(zone.place))
    if pairs < fewest:
        raise PackError(
            "pack-seam-short",
            file=left.file,
            line=left.zones[0].line,
            other=right.file,
            found=pairs,
            fewest=fewest,
        )


def _check_starts(left: HalfBoard, right: HalfBoard, island: Island) -> None:
    unfair = unfair_start(island)
    if unfair is None:
        return
    half, zone = _drawn_zones(left, right)[unfair.start]
    raise at(
        half.file,
        zone,
        "pack-unfair-start",
        other=right.file if half is left else left.file,
        found=unfair.zones,
        best=unfair.best,
        steps=FAIR_STEPS,
        difference=FAIR_DIFFERENCE,
    )


def read_islands(pack: Pack) -> dict[tuple[str, str], Island]:
    """Every island that a pack's four half-boards make, all of them checked."""
    halves: dict[str, HalfBoard] = {}
    for name in dict.fromkeys(name for pair in PAIRS for name in pair):
        file = f"islands/{name}.txt"
        halves[name] = read_half(file, pack.text(file))
        check_half(halves[name], pack.wishes)
    for (left, right), players in PAIRS.items():
        check_island(halves[left], halves[right], players, pack.wishes)
    return {(left, right): assemble(halves[left], halves[right]) for left, right in PAIRS}

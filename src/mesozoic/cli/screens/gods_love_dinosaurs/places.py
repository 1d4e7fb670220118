"""Names for the empty places on which a tile may come to lie: a, b ... z, aa, ab ..."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase

from mesozoic.core.hexes import DIRECTIONS, Hex, around, reading_order, step
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.kinds import DIRECTION_NAMES
from mesozoic.games.gods_love_dinosaurs.view import HexView

_STEPS = dict(zip(DIRECTION_NAMES, DIRECTIONS, strict=True))


def name_places(hexes: Sequence[HexView]) -> dict[Hex, str]:
    """Every empty place that a tile may cover: those beside the ecosystem, and beside these."""
    laid = {Hex(one.q, one.r) for one in hexes}
    rim = {beside for one in laid for beside in around(one)} - laid
    free = rim | {beside for one in rim for beside in around(one)} - laid
    return {place: _name(number) for number, place in enumerate(sorted(free, key=reading_order))}


def name_placement(places: Mapping[Hex, str], action: Place) -> str:
    """What is typed to lay a tile: the place of its first hex, and that of its second."""
    first = Hex(action.q, action.r)
    return f"{places[first]} {places[step(first, _STEPS[action.direction])]}"


def read_placement(hexes: Sequence[HexView], text: str) -> Place | None:
    """Two places beside each other, whether a tile may lie there or not."""
    by_name = {name: place for place, name in name_places(hexes).items()}
    found = [by_name[name] for name in text.split() if name in by_name]
    if len(found) != 2 or len(text.split()) != 2:
        return None
    first, second = found
    for direction, move in _STEPS.items():
        if step(first, move) == second:
            return Place(*first, direction)
    return None


def _name(number: int) -> str:
    letters = len(ascii_lowercase)
    before, last = divmod(number, letters)
    return (ascii_lowercase[before - 1] if before else "") + ascii_lowercase[last]

"""What lies ahead: how many turns are left, and what a dinosaur on a zone may still bring."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.zones import Row
from mesozoic.games.evo_2001.climate import CHART, SHIFT_BY_FACE
from mesozoic.games.evo_2001.components import Track
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import World
from mesozoic.islands.climate import Temperature, temperature
from mesozoic.islands.island import Island

FACES: Final = 6
# The chance that a zone one might step to is still free, and that a step is left for it.
FREE: Final = 0.8
STEP: Final = 0.3
# What a dinosaur of the future counts beside one of today: by then there is no room for all.
PATIENCE: Final = 0.85
# By furs (or parasols): the chance that one of them is left for a dinosaur in the cold (heat).
SHELTER: Final[Row] = (0.0, 0.45, 0.7, 0.85)
MOST: Final = len(SHELTER) - 1
# Climates that may come next, as shifts with their chances.
SHIFTS: Final[tuple[tuple[int, float], ...]] = tuple(
    (shift, SHIFT_BY_FACE.count(shift) / FACES) for shift in (1, 0, -1)
)


class Prospects:
    """Tables for one island and one track, filled in as they are asked for."""

    def __init__(self, island: Island, track: Track) -> None:
        self.island = island
        self.track = track
        self.goes_on = _goes_on(track)
        """By the meteor's space: the chance that there is another turn after this one."""
        self.turns_left = _turns_left(track, self.goes_on)
        """By the meteor's space: how many turns may be expected after this one."""
        keys = _key(track.last + 1, 0, 0, 0)
        self._rows: list[Row | None] = [None] * keys
        self._next_rows: list[Row | None] = [None] * keys

    def turns_to_come(self, meteor: int) -> float:
        """How many turns may be expected once the meteor has come to a space and not fallen."""
        return 1.0 + self.turns_left[meteor]

    def next_turns(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        """By zone: the points a dinosaur may bring once the meteor has not fallen this turn."""
        key = _key(meteor, climate, furs, parasols)
        row = self._next_rows[key]
        if row is None:
            row = self.row(meteor - 1, climate, furs, parasols)
            likely = self.goes_on[meteor - 1]
            if likely:
                row = tuple([worth / likely for worth in row])
            self._next_rows[key] = row
        return row

    def row(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        """By zone: the points that a dinosaur may bring after this turn, if it lives through it."""
        key = _key(meteor, climate, furs, parasols)
        row = self._rows[key]
        if row is None:
            row = self._rows[key] = self._look_ahead(meteor, climate, furs, parasols)
        return row

    def _look_ahead(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        if meteor + 1 >= self.track.last:
            return (0.0,) * len(self.island)
        chance = self.goes_on[meteor] * PATIENCE
        totals = [0.0] * len(self.island)
        for shift, likely in SHIFTS:
            there = (climate + shift) % len(CHART)
            for zone, worth in enumerate(self._after_steps(meteor + 1, there, furs, parasols)):
                totals[zone] += chance * likely * worth
        return tuple(totals)

    def _after_steps(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        """By zone: what a dinosaur standing there brings if it may step to a better place."""
        later = self.row(meteor, climate, furs, parasols)
        stays = [0.0] * len(self.island)
        for zone, terrain in enumerate(self.island.terrain):
            here = temperature(terrain, CHART[climate])
            stays[zone] = _lives(here, furs, parasols) * (1.0 + later[zone])
        better = []
        for zone, near in enumerate(self.island.neighbours):
            stay = stays[zone]
            best = FREE * max([stays[n] for n in near])
            better.append(stay + STEP * max(0.0, best - stay))
        return tuple(better)


def _goes_on(track: Track) -> Row:
    ends = []
    for space in range(1, track.last + 2):  # where the meteor goes from each space
        falls = len(track.faces.get(space, ())) / FACES
        ends.append(1.0 if space >= track.last else falls)
    return tuple([1.0 - end for end in ends])


def _turns_left(track: Track, goes_on: Row) -> Row:
    turns = [0.0] * len(goes_on)
    for space in range(track.last - 1, -1, -1):
        turns[space] = goes_on[space] * (1 + turns[space + 1])
    return tuple(turns)


def _lives(here: Temperature, furs: int, parasols: int) -> float:
    """The chance that a dinosaur lives at a temperature."""
    if here is Temperature.TEMPERATE:
        return 1.0
    if here is Temperature.COLD:
        return SHELTER[min(furs, MOST)]
    return SHELTER[min(parasols, MOST)] if here is Temperature.HOT else 0.0


def _key(meteor: int, climate: int, furs: int, parasols: int) -> int:
    """Where a row is kept; beyond so many furs or parasols one more changes nothing."""
    sheltered = min(furs, MOST) * len(SHELTER) + min(parasols, MOST)
    return (meteor * len(CHART) + climate) * len(SHELTER) ** 2 + sheltered


_known: dict[World, Prospects] = {}
_KEPT: Final = 64


def prospects_of(state: EvoState) -> Prospects:
    """The tables for the world a game is played in."""
    found = _known.get(state.world)
    if found is None:
        if len(_known) >= _KEPT:
            _known.clear()
        found = Prospects(state.world.island, state.world.components.track)
        _known[state.world] = found
    return found

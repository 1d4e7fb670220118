"""What lies ahead: how many turns are left, and what a dinosaur on a zone may still bring."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from mesozoic.bots.heuristics.zones import Row
from mesozoic.games.evo_2001.climate import CHART, SHIFT_BY_FACE
from mesozoic.games.evo_2001.components import Track
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.islands.climate import Temperature, temperature
from mesozoic.islands.island import Island

FACES: Final = 6
# The chance that a zone one might step to is still free, and that a step is left for it.
FREE: Final = 0.8
STEP: Final = 0.3
# What a dinosaur of the future counts beside one of today: by then there is no room for all.
PATIENCE: Final = 0.85
# By furs (or parasols): the chance that one of them is left for a dinosaur in the cold (heat).
SHELTER: Final = (0.0, 0.45, 0.7, 0.85)
# Climates that may come next, as shifts with their chances.
SHIFTS: Final = tuple((shift, SHIFT_BY_FACE.count(shift) / FACES) for shift in (1, 0, -1))

Key = tuple[int, int, int, int]


class Prospects:
    """Tables for one island and one track, filled in as they are asked for."""

    def __init__(self, island: Island, track: Track) -> None:
        self.island = island
        self.track = track
        self._rows: dict[Key, Row] = {}
        self._next_rows: dict[Key, Row] = {}

    @cached_property
    def goes_on(self) -> Row:
        """By the meteor's space: the chance that there is another turn after this one."""
        ends = [1.0 if space >= self.track.last else self._falls(space) for space in self._spaces]
        return tuple(1.0 - end for end in ends)

    @property
    def _spaces(self) -> range:
        """Where the meteor goes from each space; from the last it goes nowhere."""
        return range(1, self.track.last + 2)

    def _falls(self, space: int) -> float:
        return len(self.track.faces.get(space, ())) / FACES

    @cached_property
    def turns_left(self) -> Row:
        """By the meteor's space: how many turns may be expected after this one."""
        turns = [0.0] * len(self.goes_on)
        for space in reversed(range(self.track.last)):
            turns[space] = self.goes_on[space] * (1 + turns[space + 1])
        return tuple(turns)

    def turns_to_come(self, meteor: int) -> float:
        """How many turns may be expected once the meteor has come to a space and not fallen."""
        return 1.0 + self.turns_left[meteor]

    def next_turns(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        """By zone: the points a dinosaur may bring once the meteor has not fallen this turn."""
        key = _key(meteor, climate, furs, parasols)
        row = self._next_rows.get(key)
        if row is None:
            before = self.row(meteor - 1, climate, furs, parasols)
            likely = self.goes_on[meteor - 1]
            row = tuple(worth / likely for worth in before) if likely else before
            self._next_rows[key] = row
        return row

    def row(self, meteor: int, climate: int, furs: int, parasols: int) -> Row:
        """By zone: the points that a dinosaur may bring after this turn, if it lives through it."""
        key = _key(meteor, climate, furs, parasols)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = self._look_ahead(*key)
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
        lives = {
            Temperature.TEMPERATE: 1.0,
            Temperature.COLD: SHELTER[furs],
            Temperature.HOT: SHELTER[parasols],
            Temperature.DEADLY: 0.0,
        }
        later = self.row(meteor, climate, furs, parasols)
        stays = [
            lives[temperature(terrain, CHART[climate])] * (1.0 + later[zone])
            for zone, terrain in enumerate(self.island.terrain)
        ]
        return tuple(
            stay + STEP * max(0.0, FREE * max(stays[n] for n in near) - stay)
            for stay, near in zip(stays, self.island.neighbours, strict=True)
        )


def _key(meteor: int, climate: int, furs: int, parasols: int) -> Key:
    most = len(SHELTER) - 1
    return meteor, climate, min(furs, most), min(parasols, most)


_known: dict[int, Prospects] = {}
_KEPT: Final = 64


def prospects_of(state: EvoState) -> Prospects:
    """The tables for the island a game is played on."""
    island = state.world.island
    found = _known.get(id(island))
    if found is None or found.island is not island or found.track is not track_of(state):
        if len(_known) >= _KEPT:
            _known.clear()
        found = _known[id(island)] = Prospects(island, track_of(state))
    return found


def track_of(state: EvoState) -> Track:
    return state.world.components.track

"""How a species stands in this turn's weather."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, prospects_of
from mesozoic.bots.heuristics.zones import Row, sum_at
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState

# What a dinosaur is worth to its owner where there are more of them than plates.
CROWDED: Final = 0.08
# What a point that the rivals lose is worth, shared among them: there is one winner.
SPITE: Final = 1.0
# Where a newborn comes from.
NOWHERE: Final = -1


class Outlook:
    """What zones are worth to a seat now: to be alive this turn, and what follows from it."""

    __slots__ = (
        "cold",
        "cold_room",
        "deadly",
        "deadly_room",
        "herd",
        "hot",
        "hot_room",
        "ideal",
        "later",
        "seat",
        "state",
    )

    def __init__(self, state: EvoState, seat: Seat, section: int) -> None:
        self.state = state
        self.seat = seat
        species = state.species[seat]
        weather = state.world.weather[section]
        self.ideal, self.deadly = weather.temperate, weather.deadly
        self.cold, self.hot = weather.cold, weather.hot
        self.herd = herd = state.herds[seat]
        self.cold_room = species.fur - (herd & self.cold).bit_count()
        self.hot_room = species.thermoregulation - (herd & self.hot).bit_count()
        caves = 1 if species.has(Gene.CAVE_DWELLER) else 0
        self.deadly_room = caves - (herd & self.deadly).bit_count()
        self.later: Row = prospects_of(state).row(
            pile_seen_by(state, seat), section, species.thermoregulation, species.fur
        )

    def worth_here(self, zone: int) -> float:
        """What is lost if the dinosaur that stands there is."""
        bit = 1 << zone
        if bit & self.ideal:
            return 1.0 + self.later[zone]
        if bit & self.cold:
            room = self.cold_room
        elif bit & self.hot:
            room = self.hot_room
        else:
            room = self.deadly_room
        return (1.0 + self.later[zone]) * (1.0 if room >= 0 else CROWDED)

    def worth_there(self, zone: int, origin: int = NOWHERE) -> float:
        """What a dinosaur more would be worth there, were it born or come from `origin`."""
        bit = 1 << zone
        if bit & self.ideal:
            return 1.0 + self.later[zone]
        if bit & self.cold:
            zones, room = self.cold, self.cold_room
        elif bit & self.hot:
            zones, room = self.hot, self.hot_room
        else:
            zones, room = self.deadly, self.deadly_room
        if origin != NOWHERE and zones >> origin & 1:
            room += 1
        return (1.0 + self.later[zone]) * (1.0 if room > 0 else CROWDED)

    def safe(self) -> int:
        """The zones in which a dinosaur more would live."""
        zones = self.ideal
        if self.cold_room > 0:
            zones |= self.cold
        if self.hot_room > 0:
            zones |= self.hot
        if self.deadly_room > 0:
            zones |= self.deadly
        return zones

    def herd_worth(self) -> float:
        """What the whole herd is worth as it stands, with those that cannot be taken from it."""
        later, herd = self.later, self.herd
        cold, hot, deadly = herd & self.cold, herd & self.hot, herd & self.deadly
        in_cold, in_heat = _alive(cold, self.cold_room), _alive(hot, self.hot_room)
        in_caves = _alive(deadly, self.deadly_room)
        worth = sum_at(later, herd & self.ideal)
        worth += _share(later, cold, in_cold)
        worth += _share(later, hot, in_heat)
        worth += _share(later, deadly, in_caves)
        living = (herd & self.ideal).bit_count() + in_cold + in_heat + in_caves
        spared = min(herd.bit_count(), self.state.floor(self.seat))
        return worth + max(living, spared)


def _alive(zones: int, room: int) -> int:
    """How many live in zones in which there is room for so many more, or too few."""
    return max(0, zones.bit_count() + min(0, room))


def _share(row: Row, zones: int, living: int) -> float:
    """What the living in some zones may bring, whichever of them they are."""
    return sum_at(row, zones) * living / zones.bit_count() if zones else 0.0


def spite(state: EvoState) -> float:
    """What a point that one rival loses is worth to another seat."""
    return SPITE / (state.world.players - 1)

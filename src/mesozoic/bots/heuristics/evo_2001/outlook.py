"""How a species stands in this turn's weather."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.heuristics.zones import Row, sum_at
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.state import EvoState

# What a dinosaur is worth to its owner where there are more of them than furs or parasols.
CROWDED: Final = 0.08
# What a loss of a rival is worth to us: there are several rivals, and one winner.
SPITE: Final = 0.3
SPITE_AT_LEADER: Final = 0.45
# Where a newborn comes from.
NOWHERE: Final = -1


class Outlook:
    """What zones are worth to a seat now: to be alive this turn, and what follows from it."""

    __slots__ = (
        "cold",
        "cold_room",
        "herd",
        "hot",
        "hot_room",
        "later",
        "seat",
        "state",
        "temperate",
    )

    def __init__(self, state: EvoState, seat: Seat, climate: int) -> None:
        self.state = state
        self.seat = seat
        portrait = state.portraits[seat]
        weather = state.world.weather[climate]
        self.temperate, self.cold, self.hot = weather.temperate, weather.cold, weather.hot
        self.herd = herd = state.herds[seat]
        self.cold_room = portrait.fur - state.moults[seat] - (herd & self.cold).bit_count()
        self.hot_room = portrait.parasol - state.sunburns[seat] - (herd & self.hot).bit_count()
        self.later: Row = prospects_of(state).row(
            state.meteor, climate, portrait.fur, portrait.parasol
        )

    def worth_here(self, zone: int) -> float:
        """What is lost if the dinosaur that stands there is."""
        bit = 1 << zone
        if bit & self.temperate:
            return 1.0 + self.later[zone]
        if bit & self.cold:
            return (1.0 + self.later[zone]) * (1.0 if self.cold_room >= 0 else CROWDED)
        if bit & self.hot:
            return (1.0 + self.later[zone]) * (1.0 if self.hot_room >= 0 else CROWDED)
        return 0.0

    def worth_there(self, zone: int, origin: int = NOWHERE) -> float:
        """What a dinosaur more would be worth there, were it born or come from `origin`."""
        bit = 1 << zone
        if bit & self.temperate:
            return 1.0 + self.later[zone]
        left = 0 if origin == NOWHERE else 1 << origin
        if bit & self.cold:
            room = self.cold_room + (1 if left & self.cold else 0)
        elif bit & self.hot:
            room = self.hot_room + (1 if left & self.hot else 0)
        else:
            return 0.0
        return (1.0 + self.later[zone]) * (1.0 if room > 0 else CROWDED)

    def herd_worth(self) -> float:
        """What the whole herd is worth as it stands, the crowded ones nothing."""
        later, herd = self.later, self.herd
        total = sum_at(later, herd & self.temperate) + (herd & self.temperate).bit_count()
        total += self._group_worth(herd & self.cold, self.cold_room)
        return total + self._group_worth(herd & self.hot, self.hot_room)

    def _group_worth(self, zones: int, room: int) -> float:
        count = zones.bit_count()
        if not count:
            return 0.0
        living = max(0, count + min(0, room))
        return living + sum_at(self.later, zones) * living / count


def leader(state: EvoState, seat: Seat) -> Seat:
    """The rival to beat."""
    best, most = seat, -1
    for rival in state.world.seats:
        likely = state.points[rival] + state.dinosaurs(rival)
        if rival != seat and likely > most:
            best, most = rival, likely
    return best


def spite(state: EvoState, seat: Seat, rival: Seat) -> float:
    """What a point that a rival loses is worth to a seat."""
    return SPITE_AT_LEADER if rival == leader(state, seat) else SPITE

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


class Outlook:
    """What zones are worth to a seat now: to be alive this turn, and what follows from it."""

    __slots__ = (
        "climate",
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

    def __init__(self, state: EvoState, seat: Seat, climate: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.climate = state.climate if climate is None else climate
        portrait = state.portraits[seat]
        weather = state.world.weather[self.climate]
        self.temperate, self.cold, self.hot = weather.temperate, weather.cold, weather.hot
        self.herd = herd = state.herds[seat]
        self.cold_room = portrait.fur - state.moults[seat] - (herd & self.cold).bit_count()
        self.hot_room = portrait.parasol - state.sunburns[seat] - (herd & self.hot).bit_count()
        self.later: Row = prospects_of(state).row(
            state.meteor, self.climate, portrait.fur, portrait.parasol
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

    def worth_there(self, zone: int, origin: int | None = None) -> float:
        """What a dinosaur more would be worth there, were it born or come from `origin`."""
        bit = 1 << zone
        if bit & self.temperate:
            return 1.0 + self.later[zone]
        left = 0 if origin is None else 1 << origin
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
        for zones, room in ((herd & self.cold, self.cold_room), (herd & self.hot, self.hot_room)):
            count = zones.bit_count()
            if count:
                living = max(0, count + min(0, room))
                total += living + sum_at(later, zones) * living / count
        return total


def leader(state: EvoState, seat: Seat) -> Seat:
    """The rival to beat."""
    points, herds = state.points, state.herds
    rivals = [rival for rival in state.world.seats if rival != seat]
    return max(rivals, key=lambda rival: points[rival] + herds[rival].bit_count())


def spite(state: EvoState, seat: Seat, rival: Seat) -> float:
    """What a point that a rival loses is worth to a seat."""
    return SPITE_AT_LEADER if rival == leader(state, seat) else SPITE

"""How herds stand: in the weather as it is or, before the die is rolled, as it may become."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import SHIFTS, prospects_of
from mesozoic.bots.heuristics.zones import Row
from mesozoic.bots.learnt.evo_2001.phases import MOVEMENT, Progress
from mesozoic.bots.learnt.rescue import rescued
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.components import FACES
from mesozoic.games.evo_2001.movement import highest_winning_face
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import DINOSAURS

# By space of the climate chart: the terrains that may be temperate next, with the chances.
NEXT: Final[tuple[tuple[tuple[int, float], ...], ...]] = tuple(
    tuple((int(CHART[(space + shift) % len(CHART)]), chance) for shift, chance in SHIFTS)
    for space in range(len(CHART))
)
# More horns ahead or behind than this change nothing.
FAR: Final = 2
# By how many horns an attacker is ahead, from so many fewer on: the chance to win.
WINS: Final[Row] = tuple(highest_winning_face(ahead) / len(FACES) for ahead in range(-FAR, FAR + 1))


class Herds:
    """By seat."""

    __slots__ = (
        "count",
        "later",
        "living",
        "newborns",
        "reach",
        "rescues",
        "room",
        "threatened",
        "threats",
    )

    def __init__(self, state: EvoState, progress: Progress) -> None:
        players = len(state.herds)
        self.count = [herd.bit_count() for herd in state.herds]
        self.reach: list[int] = []
        """The zones beside its herd."""
        self.later: list[float] = []
        """What its herd may bring after it scores or, before the die is rolled, from now on."""
        self.rescues = [0] * players
        """Dinosaurs that would die and that its steps may save."""
        is_known = progress.phase >= MOVEMENT
        self._walk_through(state, is_known)
        if is_known:
            climate = state.climate
            self.living = self._living_now(state, progress)
            """Points that its herd will score next, as it stands."""
        else:
            climate = (state.climate + 1) % len(CHART)
            self.living = self._living_next(state)
        free = ~(state.occupied() | state.world.weather[climate].deadly)
        self.room = [(zones & free).bit_count() for zones in self.reach]
        """Free zones beside its herd in which something may live."""
        self.newborns = progress.eggs[:]
        """For which there is room before it scores."""
        for seat, room in enumerate(self.room):
            reserve = DINOSAURS - self.count[seat]
            most = reserve if reserve < room else room
            if most < self.newborns[seat]:
                self.newborns[seat] = most
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        if progress.phase <= MOVEMENT:
            self._look_for_fights(state, progress)

    def _walk_through(self, state: EvoState, is_known: bool) -> None:
        """From dinosaur to dinosaur: what may come of it where it stands, and what lies beside."""
        ahead, climate, meteor = prospects_of(state), state.climate, state.meteor
        within = state.world.island.ball_masks[1]
        for seat, portrait in enumerate(state.portraits):
            if is_known:
                row = ahead.row(meteor, climate, portrait.fur, portrait.parasol)
            else:
                row = ahead.next_turns(meteor, climate, portrait.fur, portrait.parasol)
            zones, later, left = 0, 0.0, state.herds[seat]
            while left:
                low = left & -left
                left ^= low
                zone = low.bit_length() - 1
                zones |= within[zone]
                later += row[zone]
            self.reach.append(zones)
            self.later.append(later)

    def _living_next(self, state: EvoState) -> list[float]:
        beaches, meadows, hills, mountains = state.world.island.terrain_masks
        found: list[float] = []
        for seat, herd in enumerate(state.herds):
            portrait, living = state.portraits[seat], 0.0
            furs, parasols = portrait.fur, portrait.parasol
            # Nothing is hotter than a beach, or colder than a mountain.
            counts = (
                0,
                (herd & beaches).bit_count(),
                (herd & meadows).bit_count(),
                (herd & hills).bit_count(),
                (herd & mountains).bit_count(),
                0,
            )
            for terrain, chance in NEXT[state.climate]:
                hot, cold = counts[terrain], counts[terrain + 2]
                alive = counts[terrain + 1] + (hot if hot < parasols else parasols)
                living += chance * (alive + (cold if cold < furs else furs))
            found.append(living)
        return found

    def _living_now(self, state: EvoState, progress: Progress) -> list[float]:
        weather, refuges, later = state.weather, progress.refuges, self.later
        temperate, in_cold, in_heat = weather.temperate, weather.cold, weather.hot
        found: list[float] = []
        for seat, herd in enumerate(state.herds):
            furs, parasols = progress.furs[seat], progress.parasols[seat]
            cold, hot = (herd & in_cold).bit_count(), (herd & in_heat).bit_count()
            living = (herd & (temperate | refuges)).bit_count()
            living += (cold if cold < furs else furs) + (hot if hot < parasols else parasols)
            found.append(float(living))
            doomed = self.count[seat] - living
            if not doomed:
                continue
            later[seat] *= living / self.count[seat]
            steps = progress.steps[seat]
            if steps:
                zones = herd & weather.deadly
                if cold > furs:
                    zones |= herd & in_cold
                if hot > parasols:
                    zones |= herd & in_heat
                safe = temperate & ~state.occupied()
                self.rescues[seat] = rescued(state.world.island, zones, safe, steps, doomed)
        return found

    def _look_for_fights(self, state: EvoState, progress: Progress) -> None:
        """Who stands beside whom, by the chance to win, and may still attack."""
        portraits, guards, occupied = state.portraits, state.guards, state.occupied()
        threats, threatened = self.threats, self.threatened
        for seat, zones in enumerate(self.reach):
            steps = progress.steps[seat]
            if not steps or not zones & occupied & ~state.herds[seat]:
                continue
            horns = portraits[seat].horn + progress.rage[seat]
            for rival, herd in enumerate(state.herds):
                beside = herd & zones
                if not beside or rival == seat:
                    continue
                ahead = horns - portraits[rival].horn - guards[rival]
                ahead = FAR if ahead > FAR else -FAR if ahead < -FAR else ahead
                targets = beside.bit_count()
                found = WINS[ahead + FAR] * (targets if targets < steps else steps)
                threats[seat] += found
                threatened[rival] += found

"""How herds stand: in the weather as it is or, before the die is rolled, as it may become."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001.prospects import SHIFTS, Prospects, prospects_of
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
        self.living = [0.0] * players
        """Points that its herd will score next, as it stands."""
        self.later = [0.0] * players
        """What its herd may bring after that or, where the weather is not known, from now on."""
        self.reach = [0] * players
        """The zones beside its herd."""
        self.room = [0] * players
        """Free zones beside its herd in which something may live."""
        self.newborns = [0] * players
        """For which there is room before it scores."""
        self.rescues = [0] * players
        """Dinosaurs that would die and that its steps may save."""
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        ahead, occupied = prospects_of(state), state.occupied()
        if progress.phase >= MOVEMENT:
            room = ~(occupied | state.weather.deadly)
            for seat in range(players):
                self._look_now(state, progress, seat, ahead)
        else:
            room = ~(occupied | state.world.weather[(state.climate + 1) % len(CHART)].deadly)
            for seat in range(players):
                self._look_ahead(state, seat, ahead)
        for seat, zones in enumerate(self.reach):
            free = (zones & room).bit_count()
            self.room[seat] = free
            eggs, reserve = progress.eggs[seat], DINOSAURS - self.count[seat]
            eggs = reserve if reserve < eggs else eggs
            self.newborns[seat] = free if free < eggs else eggs
        if progress.phase <= MOVEMENT:
            self._look_for_fights(state, progress)

    def _walk_through(self, state: EvoState, seat: int, row: Row) -> float:
        """What a herd's zones may bring, and on the way the zones beside it."""
        within, zones, later, left = state.world.island.ball_masks[1], 0, 0.0, state.herds[seat]
        while left:
            low = left & -left
            left ^= low
            zone = low.bit_length() - 1
            zones |= within[zone]
            later += row[zone]
        self.reach[seat] = zones
        return later

    def _look_ahead(self, state: EvoState, seat: int, ahead: Prospects) -> None:
        """Before the die is rolled."""
        portrait, herd = state.portraits[seat], state.herds[seat]
        furs, parasols, living = portrait.fur, portrait.parasol, 0.0
        row = ahead.next_turns(state.meteor, state.climate, furs, parasols)
        self.later[seat] = self._walk_through(state, seat, row)
        counts = [(herd & zones).bit_count() for zones in state.world.island.terrain_masks]
        coldest = len(counts) - 1
        for terrain, chance in NEXT[state.climate]:
            alive = counts[terrain]
            if terrain < coldest:
                cold = counts[terrain + 1]
                alive += cold if cold < furs else furs
            if terrain:
                hot = counts[terrain - 1]
                alive += hot if hot < parasols else parasols
            living += chance * alive
        self.living[seat] = living

    def _look_now(self, state: EvoState, progress: Progress, seat: int, ahead: Prospects) -> None:
        """In the weather of this turn."""
        portrait, herd, weather = state.portraits[seat], state.herds[seat], state.weather
        row = ahead.row(state.meteor, state.climate, portrait.fur, portrait.parasol)
        later = self._walk_through(state, seat, row)
        furs, parasols = progress.furs[seat], progress.parasols[seat]
        cold, hot = (herd & weather.cold).bit_count(), (herd & weather.hot).bit_count()
        living = (herd & weather.temperate).bit_count()
        living += (cold if cold < furs else furs) + (hot if hot < parasols else parasols)
        living += (herd & progress.refuges).bit_count()
        self.living[seat] = float(living)
        if later:
            self.later[seat] = later * living / self.count[seat]
        steps = progress.steps[seat]
        doomed = self.count[seat] - living
        if steps and doomed > 0:
            zones = herd & weather.deadly
            if cold > furs:
                zones |= herd & weather.cold
            if hot > parasols:
                zones |= herd & weather.hot
            safe = weather.temperate & ~state.occupied()
            self.rescues[seat] = rescued(state.world.island, zones, safe, steps, doomed)

    def _look_for_fights(self, state: EvoState, progress: Progress) -> None:
        """Who stands beside whom, by the chance to win, and may still attack."""
        portraits, guards = state.portraits, state.guards
        for seat, zones in enumerate(self.reach):
            steps = progress.steps[seat]
            if not steps:
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
                self.threats[seat] += found
                self.threatened[rival] += found

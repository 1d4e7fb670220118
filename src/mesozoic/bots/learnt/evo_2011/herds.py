"""How herds stand in the weather of this turn."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2011.prospects import Pile, prospects_of
from mesozoic.bots.learnt.evo_2011.phases import MOVEMENT, MUTATIONS, Progress, section_to_be
from mesozoic.bots.learnt.rescue import rescued
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.components import ALL_FACES
from mesozoic.games.evo_2011.fight import attack_horns, defence_horns
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import DINOSAURS, SHELL_REACH
from mesozoic.islands.climate import Weather

# Masks of unique genes.
THICK_SHELL: Final = 1 << Gene.THICK_SHELL
CAVE_DWELLER: Final = 1 << Gene.CAVE_DWELLER


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
        "spared",
        "threatened",
        "threats",
    )

    def __init__(self, state: EvoState, progress: Progress, pile: Pile) -> None:
        players, section, all_species = len(state.herds), section_to_be(state), state.species
        weather, island = state.world.weather[section], state.world.island
        self.count = [herd.bit_count() for herd in state.herds]
        self.spared = [state.floor(Seat(seat)) for seat in range(players)]
        """With so many or fewer a species is left alone."""
        self.rescues = [0] * players
        """Dinosaurs that would die and that its steps may save."""
        self.living = self._living(state, progress, weather)
        """Points that its herd will score next, as it stands."""
        self.reach: list[int] = []
        """The zones beside its herd."""
        self.later: list[float] = []
        """What its herd may bring after it scores or, before anybody has moved, from now on."""
        self._walk_through(state, progress, pile, section)
        free = ~(state.occupied() | weather.deadly)
        self.room = [(zones & free).bit_count() for zones in self.reach]
        """Free zones where its newborns may come and live."""
        self.newborns = progress.newborns[:]
        """For which there is room before it scores."""
        for seat, room in enumerate(self.room):
            if all_species[seat].unique & THICK_SHELL:
                far = island.near(state.herds[seat], SHELL_REACH)
                room = self.room[seat] = (far & free).bit_count()
            reserve = DINOSAURS - self.count[seat]
            most = reserve if reserve < room else room
            if most < self.newborns[seat]:
                self.newborns[seat] = most
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        if progress.phase <= MOVEMENT:
            self._look_for_fights(state, progress)

    def _walk_through(self, state: EvoState, progress: Progress, pile: Pile, section: int) -> None:
        """From dinosaur to dinosaur: what may come of it where it stands, and what lies beside."""
        ahead, number = prospects_of(state), pile.key()
        within, begins = state.world.island.ball_masks[1], progress.phase == MUTATIONS
        for seat, species in enumerate(state.species):
            hot, cold = species.thermoregulation, species.fur
            if begins:
                row = ahead.turn(pile.revealed, section, hot, cold)
            else:
                row = ahead.row_of(number, pile, section, hot, cold)
            zones, later, left = 0, 0.0, state.herds[seat]
            while left:
                low = left & -left
                left ^= low
                zone = low.bit_length() - 1
                zones |= within[zone]
                later += row[zone]
            self.reach.append(zones)
            if later and not begins:
                later *= self.living[seat] / self.count[seat]
            self.later.append(later)

    def _living(self, state: EvoState, progress: Progress, weather: Weather) -> list[float]:
        """Who lives; and who would, could they only walk away."""
        ideal, in_cold, in_heat = weather.temperate, weather.cold, weather.hot
        safe = ideal & ~state.occupied()
        found: list[float] = []
        for seat, herd in enumerate(state.herds):
            species, count = state.species[seat], self.count[seat]
            plates, furs = species.thermoregulation, species.fur
            hot, cold = (herd & in_heat).bit_count(), (herd & in_cold).bit_count()
            living = (herd & ideal).bit_count()
            living += (cold if cold < furs else furs) + (hot if hot < plates else plates)
            doomed = count - living
            if doomed:
                zones = herd & weather.deadly
                if zones and species.unique & CAVE_DWELLER:
                    living += 1
                    doomed -= 1
                steps = progress.steps[seat]
                if steps and doomed:
                    if cold > furs:
                        zones |= herd & in_cold
                    if hot > plates:
                        zones |= herd & in_heat
                    self.rescues[seat] = rescued(state.world.island, zones, safe, steps, doomed)
                spared = self.spared[seat]
                if living < spared:
                    living = spared if spared < count else count
            found.append(float(living))
        return found

    def _look_for_fights(self, state: EvoState, progress: Progress) -> None:
        """Who stands beside whom, by the chance to win, and may still attack."""
        wins, threats, threatened = state.world.winning_faces, self.threats, self.threatened
        defence, game = [0] * len(threats), 0
        for rival, herd in enumerate(state.herds):
            if self.count[rival] > self.spared[rival]:
                game |= herd
                defence[rival] = defence_horns(state.species[rival])
        for seat, zones in enumerate(self.reach):
            steps = progress.steps[seat]
            prey = zones & game & ~state.herds[seat]
            if not steps or not prey:
                continue
            horns = attack_horns(state.species[seat]) + progress.frenzy[seat]
            for rival, herd in enumerate(state.herds):
                beside = herd & prey
                if not beside:
                    continue
                ahead = horns - defence[rival]
                ahead = 2 if ahead > 2 else -1 if ahead < -1 else ahead
                targets = beside.bit_count()
                found = wins[ahead + 1] / ALL_FACES * (targets if targets < steps else steps)
                threats[seat] += found
                threatened[rival] += found

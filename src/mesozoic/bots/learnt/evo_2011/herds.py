"""How herds stand in the weather of this turn."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2011.prospects import Pile, prospects_of
from mesozoic.bots.heuristics.zones import Row
from mesozoic.bots.learnt.evo_2011.phases import MOVEMENT, MUTATIONS, Progress, section_to_be
from mesozoic.bots.learnt.rescue import rescued
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.components import ALL_FACES
from mesozoic.games.evo_2011.fight import attack_horns, defence_horns
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import DINOSAURS, SHELL_REACH
from mesozoic.islands.climate import Weather

FACES: Final = 6
# Masks of unique genes.
REGENERATION: Final = 1 << Gene.REGENERATION
THICK_SHELL: Final = 1 << Gene.THICK_SHELL
CAVE_DWELLER: Final = 1 << Gene.CAVE_DWELLER


class Herds:
    """By seat."""

    __slots__ = (
        "attack",
        "count",
        "defence",
        "floor",
        "later",
        "living",
        "newborns",
        "reach",
        "rescues",
        "room",
        "threatened",
        "threats",
    )

    def __init__(self, state: EvoState, progress: Progress, pile: Pile) -> None:
        players, section = len(state.herds), section_to_be(state)
        self.attack = [attack_horns(species) for species in state.species]
        self.defence = [defence_horns(species) for species in state.species]
        self.count = [herd.bit_count() for herd in state.herds]
        self.floor = [state.floor(Seat(seat)) for seat in range(players)]
        """With so many or fewer a species is left alone."""
        self.living = [0.0] * players
        """Points that its herd will score next, as it stands."""
        self.later = [0.0] * players
        """What its herd may bring after that or, before anybody has moved, from now on."""
        self.reach = [0] * players
        """The zones beside its herd."""
        self.room = [0] * players
        """Free zones where its newborns may come and live."""
        self.newborns = [0] * players
        """For which there is room before it scores."""
        self.rescues = [0] * players
        """Dinosaurs that would die and that its steps may save."""
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        weather, ahead = state.world.weather[section], prospects_of(state)
        room = ~(state.occupied() | weather.deadly)
        number = pile.key()
        for seat, species in enumerate(state.species):
            hot, cold = species.thermoregulation, species.fur
            if progress.phase == MUTATIONS:
                row = ahead.turn(pile.revealed, section, hot, cold)
            else:
                row = ahead.row_of(number, pile, section, hot, cold)
            later = self._walk_through(state, seat, row)
            self._look(state, progress, seat, weather)
            if later and progress.phase != MUTATIONS:
                later *= self.living[seat] / self.count[seat]
            self.later[seat] = later
            zones = self.reach[seat]
            if species.unique & THICK_SHELL:
                zones = state.world.island.near(state.herds[seat], SHELL_REACH)
            free = (zones & room).bit_count()
            self.room[seat] = free
            eggs, reserve = progress.newborns[seat], DINOSAURS - self.count[seat]
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

    def _look(self, state: EvoState, progress: Progress, seat: int, weather: Weather) -> None:
        """Who lives and who would, could they only walk away."""
        species, herd, count = state.species[seat], state.herds[seat], self.count[seat]
        hot, cold = (herd & weather.hot).bit_count(), (herd & weather.cold).bit_count()
        plates, furs = species.thermoregulation, species.fur
        living = (herd & weather.temperate).bit_count()
        living += (cold if cold < furs else furs) + (hot if hot < plates else plates)
        deadly = herd & weather.deadly
        if deadly and species.unique & CAVE_DWELLER:
            living += 1
        floor = self.floor[seat]
        doomed = count - living
        if living < floor:
            living = floor if floor < count else count
        self.living[seat] = float(living)
        steps = progress.steps[seat]
        if steps and doomed:
            zones = deadly
            if cold > furs:
                zones |= herd & weather.cold
            if hot > plates:
                zones |= herd & weather.hot
            safe = weather.temperate & ~state.occupied()
            self.rescues[seat] = rescued(state.world.island, zones, safe, steps, doomed)

    def _look_for_fights(self, state: EvoState, progress: Progress) -> None:
        """Who stands beside whom, by the chance to win, and may still attack."""
        wins = state.world.winning_faces
        for seat, zones in enumerate(self.reach):
            steps = progress.steps[seat]
            if not steps:
                continue
            horns = self.attack[seat] + progress.frenzy[seat]
            for rival, herd in enumerate(state.herds):
                beside = herd & zones
                if not beside or rival == seat or self.count[rival] <= self.floor[rival]:
                    continue
                ahead = horns - self.defence[rival]
                ahead = 2 if ahead > 2 else -1 if ahead < -1 else ahead
                targets = beside.bit_count()
                found = wins[ahead + 1] / ALL_FACES * (targets if targets < steps else steps)
                self.threats[seat] += found
                self.threatened[rival] += found

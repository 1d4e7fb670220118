"""Phase 6, survival and points (E2-7.1, E2-7.2), with geysers, caves and regeneration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.hexes import bits
from mesozoic.core.moments import OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import PASS, Pass, PlayCard, RemoveDinosaur
from mesozoic.games.evo_2011.card_play import may_hold, play_card, ways_to_play
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import DinosaursDied, PointsScored
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import DINOSAURS
from mesozoic.islands.island import at_zones


@dataclass(frozen=True, slots=True)
class SurvivalPhase(Step[EvoState]):
    tag = "survival-phase"

    def run(self, state: EvoState) -> None:
        state.push(Scoring())
        for seat in reversed(state.order):
            state.push(SurvivalTurn(seat))


@dataclass(frozen=True, slots=True)
class SurvivalTurn(Step[EvoState]):
    tag = "survival-turn"
    seat: Seat

    def run(self, state: EvoState) -> None:
        if geysers_would_help(state, self.seat) and may_hold(state, self.seat, Card.GEYSERS):
            state.push(GeyserCards(self.seat))
        else:
            strike(state, self.seat, shelter(state, self.seat))


def geysers_would_help(state: EvoState, seat: Seat) -> bool:
    """Whether the cold would take any: a public fact, so asking by it tells nothing."""
    cold = (state.herds[seat] & state.weather.cold).bit_count()
    return cold > state.species[seat].fur and not state.is_safe(seat)


@dataclass(frozen=True, slots=True)
class Shelter:
    """How many of a species live in each terrain that is not ideal."""

    deadly: int
    hot: int
    cold: int


def shelter(state: EvoState, seat: Seat) -> Shelter:
    """E2-7.1, E2-8.8"""
    species = state.species[seat]
    return Shelter(int(species.has(Gene.CAVE_DWELLER)), species.thermoregulation, species.fur)


@dataclass(frozen=True, slots=True)
class GeyserCards(OneSeat[EvoState]):
    """E2-9.1: with geysers, all of one's dinosaurs live in the cold."""

    tag = "geyser-cards"
    rule = "E2-9.1"
    phase = "survival"
    seat: Seat

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return (*ways_to_play(state, seat, Card.GEYSERS), PASS)

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        return True

    def take(self, state: EvoState, seat: Seat, action: PlayCard | Pass) -> None:
        sheltered = shelter(state, seat)
        if isinstance(action, PlayCard):
            play_card(state, seat, Card.GEYSERS)
            sheltered = Shelter(sheltered.deadly, sheltered.hot, DINOSAURS)
        strike(state, seat, sheltered)


def strike(state: EvoState, seat: Seat, sheltered: Shelter) -> None:
    """Those whom nothing shelters die at once, where the owner has no choice among them."""
    groups = exposed(state, seat, sheltered)
    if not groups or state.is_safe(seat):
        return
    dying = 0
    for group in groups:
        dying += group.dying
    if dying <= state.dinosaurs(seat) - state.floor(seat):
        for group in groups:
            if group.dying == group.zones.bit_count():
                bury(state, seat, group.zones, group.temperature)
    cull(state, Culling(seat, sheltered))


@dataclass(frozen=True, slots=True)
class Exposed:
    """Where more of a species stand than are sheltered, and how many too many."""

    temperature: str
    zones: int
    dying: int


def exposed(state: EvoState, seat: Seat, sheltered: Shelter) -> list[Exposed]:
    herd, weather = state.herds[seat], state.weather
    groups: list[Exposed] = []
    _expose(groups, "deadly", herd & weather.deadly, sheltered.deadly)
    _expose(groups, "hot", herd & weather.hot, sheltered.hot)
    _expose(groups, "cold", herd & weather.cold, sheltered.cold)
    return groups


def _expose(groups: list[Exposed], temperature: str, zones: int, sheltered: int) -> None:
    dying = zones.bit_count() - sheltered
    if dying > 0:
        groups.append(Exposed(temperature, zones, dying))


@dataclass(frozen=True, slots=True)
class Culling(OneSeat[EvoState]):
    """E2-7.1: the owner removes what dies in the order of their choice, and stops at two."""

    tag = "culling"
    rule = "E2-7.1"
    phase = "survival"
    seat: Seat
    sheltered: Shelter

    def doomed(self, state: EvoState) -> int:
        """The zones of the dinosaurs among which some must still go."""
        if state.is_safe(self.seat):
            return 0
        zones = 0
        for group in exposed(state, self.seat, self.sheltered):
            zones |= group.zones
        return zones

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return at_zones(self.doomed(state), state.world.removals)

    def take(self, state: EvoState, seat: Seat, action: RemoveDinosaur) -> None:
        bit, weather = 1 << action.zone, state.weather
        fatal = "deadly" if bit & weather.deadly else "hot" if bit & weather.hot else "cold"
        bury(state, seat, bit, fatal)
        cull(state, self)


def cull(state: EvoState, culling: Culling) -> None:
    if culling.doomed(state):
        state.push(culling)


def bury(state: EvoState, seat: Seat, zones: int, temperature: str) -> None:
    """Dinosaurs leave the board for the reserve."""
    state.herds[seat] &= ~zones
    if state.aloud:
        state.tell(DinosaursDied(seat, bits(zones), temperature))


@dataclass(frozen=True, slots=True)
class Scoring(Step[EvoState]):
    """E2-7.2: a mutation point for each dinosaur."""

    tag = "scoring"

    def run(self, state: EvoState) -> None:
        for seat in state.order:
            gained = state.dinosaurs(seat)
            state.points[seat] += gained
            if state.aloud:
                state.tell(PointsScored(seat, gained))

"""What is looked at in EVO (2011): the time that is left, and each species beside its rivals."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2011.evaluation import DINOSAUR, HERD, genes_a_turn
from mesozoic.bots.heuristics.evo_2011.genes import column_worths
from mesozoic.bots.heuristics.evo_2011.prospects import (
    goes_on,
    pile_seen_by,
    prospects_of,
    turns_left,
)
from mesozoic.bots.heuristics.zones import Row, sum_at
from mesozoic.bots.learnt.evo_2011.options import OPTION, option_values
from mesozoic.bots.learnt.evo_2011.phases import (
    BIRTHS,
    MOVEMENT,
    MUTATIONS,
    PHASES,
    Progress,
    section_to_be,
)
from mesozoic.bots.learnt.hands import hand_worths
from mesozoic.bots.learnt.rivals import over_best_rival, over_mean
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.climate_phase import PrescienceCards
from mesozoic.games.evo_2011.fight import attack_horns, defence_horns
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import Token
from mesozoic.games.evo_2011.world import DINOSAURS, SHELL_REACH

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "seat_values", "table_values"]

TABLE: Final[tuple[str, ...]] = (
    "two players",
    "three players",
    "five players",
    "turns after this one",
    "chance of another turn",
    "zones that are free",
    "moment: prescience",
    "phase: mutations",
    "phase: movement",
    "phase: births",
    "climate: how cold",
    "climate: on its way to the warm",
)
SEAT: Final[tuple[str, ...]] = (
    "points over the mean",
    "points over the best rival",
    "forecast over the mean",
    "forecast over the best rival",
    "dinosaurs",
    "dinosaurs that live",
    "dinosaurs that live over the mean",
    "prospects of the herd",
    "steps to come",
    "newborns to come",
    "place in the order",
    "steps over the mean, for the turns to come",
    "horns in attack over the mean, for the turns to come",
    "horns in defence over the mean, for the turns to come",
    "eggs for the turns to come",
    "furs for the turns to come",
    "thermoregulation for the turns to come",
    "vials for the turns to come",
    "worth of the genes",
    "cards",
    "worth of the cards",
    "gain by the laboratory",
    "dinosaurs within a rival's reach",
    "rivals within reach",
)

_CARD_WORTH: Final = {
    Card.GEYSERS: 1.0,
    Card.PRESCIENCE: 1.4,
    Card.SWARM_OF_RATS: 0.7,
    Card.EGG_THIEF: 1.6,
    Card.FRENZIED_ATTACK: 0.7,
}
_CARD_WORTHS: Final[tuple[float, ...]] = tuple(_CARD_WORTH[card] for card in Card)
# Of the wheel's six sections, the last two lead back from the cold.
_BACK: Final = 4
# The turns that a long game has.
_TURNS: Final = 10.0
# What a dinosaur to be born counts for, beside one that stands there.
_UNBORN: Final = 0.5
_CARD: Final = 0.5


def table_values(state: EvoState, viewer: Seat) -> list[float]:
    moment = state.stack[-1]
    phase = PHASES.get(type(moment), MUTATIONS)
    players, section = len(state.herds), section_to_be(state)
    pile = pile_seen_by(state, viewer)
    if pile.next is None:
        chance = goes_on(pile.revealed)
    else:
        chance = 0.0 if pile.next is Token.METEORITE else 1.0
    return [
        1.0 if players == 2 else 0.0,
        1.0 if players == 3 else 0.0,
        1.0 if players == 5 else 0.0,
        turns_left(pile) / _TURNS,
        chance,
        1.0 - state.occupied().bit_count() / len(state.world.newborns),
        1.0 if type(moment) is PrescienceCards else 0.0,
        1.0 if phase == MUTATIONS else 0.0,
        1.0 if phase == MOVEMENT else 0.0,
        1.0 if phase == BIRTHS else 0.0,
        state.world.components.wheel[section] / 1.5 - 1.0,
        1.0 if section >= _BACK else 0.0,
    ]


def seat_values(state: EvoState, viewer: Seat) -> list[list[float]]:
    progress = Progress(state)
    pile = pile_seen_by(state, viewer)
    turns = 1.0 + turns_left(pile)
    part = turns / _TURNS
    herds = _Herds(state, viewer, progress)
    players = len(state.herds)
    hands = hand_worths(state.hands, state.world.copies, state.discard, _CARD_WORTHS, viewer)
    gains, dues = _bids(state, turns)
    places = [0] * players
    for place, seat in enumerate(state.order):
        places[seat] = place
    points = [had - dues[at] for at, had in enumerate(state.points)]
    newborns: list[int] = []
    forecasts: list[float] = []
    genes: list[float] = []
    for at, species in enumerate(state.species):
        young = min(progress.newborns[at], herds.room[at], DINOSAURS - herds.count[at])
        newborns.append(young)
        worth = genes_a_turn(species) * turns
        genes.append(worth)
        forecasts.append(
            points[at]
            + worth
            + gains[at]
            + DINOSAUR * herds.living[at]
            + HERD * herds.later[at]
            + _UNBORN * young
            + _CARD * hands[at]
        )
    points_mean, points_best = over_mean(points, 8.0), over_best_rival(points, 8.0)
    forecast_mean, forecast_best = over_mean(forecasts, 8.0), over_best_rival(forecasts, 8.0)
    living_mean = over_mean(herds.living, 3.0)
    thighs = [
        part * (species.legs + (2.0 if species.has(Gene.MUSCULAR_THIGHS) else 0.0))
        for species in state.species
    ]
    steps_mean = over_mean(thighs, 2.0)
    attack = over_mean([part * attack_horns(species) for species in state.species], 2.0)
    defence = over_mean([part * defence_horns(species) for species in state.species], 2.0)
    values: list[list[float]] = []
    for at, species in enumerate(state.species):
        values.append(
            [
                points_mean[at],
                points_best[at],
                forecast_mean[at],
                forecast_best[at],
                herds.count[at] / 4.0,
                herds.living[at] / 4.0,
                living_mean[at],
                herds.later[at] / 10.0,
                progress.steps[at] / 4.0,
                newborns[at] / 2.0,
                places[at] / (players - 1),
                steps_mean[at],
                attack[at],
                defence[at],
                (species.egg - 1) * part,
                species.fur * part,
                species.thermoregulation * part,
                species.vial * part,
                genes[at] / 10.0,
                len(state.hands[at]) / 2.0,
                hands[at] / 2.0,
                (gains[at] - dues[at]) / 5.0,
                herds.threatened[at] / 2.0,
                herds.threats[at] / 2.0,
            ]
        )
    return values


def _bids(state: EvoState, turns: float) -> tuple[list[float], list[float]]:
    """By seat: what the column that its pawn stands on is worth to it, and what it costs."""
    players = len(state.herds)
    gains, dues = [0.0] * players, [0.0] * players
    moment = state.stack[-1]
    if type(moment) is Laboratory:
        for column, pawn in enumerate(moment.bids):
            if pawn is not None:
                seat, bid = pawn
                species = state.species[seat]
                dues[seat] = float(max(0, bid - species.vial))
                gains[seat] = column_worths(species, moment.genes, turns)[column]
    return gains, dues


class _Herds:
    """By seat, how its dinosaurs stand in this turn's weather."""

    __slots__ = ("count", "later", "living", "room", "threatened", "threats")

    def __init__(self, state: EvoState, viewer: Seat, progress: Progress) -> None:
        players = len(state.herds)
        section = section_to_be(state)
        weather = state.world.weather[section]
        ahead, pile = prospects_of(state), pile_seen_by(state, viewer)
        island, free = state.world.island, ~state.occupied()
        begins = progress.phase == MUTATIONS
        self.count = [herd.bit_count() for herd in state.herds]
        self.living: list[float] = []
        self.later: list[float] = []
        self.room: list[int] = []
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        reach: list[int] = []
        for at, species in enumerate(state.species):
            herd, hot, cold = state.herds[at], species.thermoregulation, species.fur
            caves = 1 if species.has(Gene.CAVE_DWELLER) else 0
            alive = (
                (herd & weather.temperate).bit_count()
                + min((herd & weather.cold).bit_count(), cold)
                + min((herd & weather.hot).bit_count(), hot)
                + min((herd & weather.deadly).bit_count(), caves)
            )
            count = self.count[at]
            alive = max(alive, min(count, 3 if species.has(Gene.REGENERATION) else 2))
            self.living.append(float(alive))
            if begins:
                self.later.append(sum_at(ahead.turn(len(state.revealed), section, hot, cold), herd))
            else:
                row: Row = ahead.row(pile, section, hot, cold)
                share = alive / count if count else 0.0
                self.later.append(alive / HERD + share * sum_at(row, herd))
            near = island.near(herd)
            reach.append(near)
            far = SHELL_REACH if species.has(Gene.THICK_SHELL) else 1
            cradle = near if far == 1 else island.near(herd, far)
            self.room.append((cradle & free & ~weather.deadly).bit_count())
        if progress.phase <= MOVEMENT:
            self._look_for_fights(state, progress, reach)

    def _look_for_fights(self, state: EvoState, progress: Progress, reach: list[int]) -> None:
        """Who stands beside whom, by the chance to win, and may still attack."""
        wins = state.world.winning_faces
        for at, species in enumerate(state.species):
            if not progress.steps[at]:
                continue
            horns = attack_horns(species)
            for rival, herd in enumerate(state.herds):
                beside = herd & reach[at]
                if rival == at or not beside or state.is_safe(Seat(rival)):
                    continue
                ahead = horns - defence_horns(state.species[rival])
                chance = wins[min(max(ahead, -1), 2) + 1] / 6.0
                found = chance * min(beside.bit_count(), progress.steps[at])
                self.threats[at] += found
                self.threatened[rival] += found

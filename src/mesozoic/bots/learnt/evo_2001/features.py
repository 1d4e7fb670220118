"""What is looked at in EVO (2001): the time that is left, and each species beside its rivals."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001.evaluation import HERD, genes_a_turn
from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.heuristics.zones import Row
from mesozoic.bots.learnt.evo_2001.cards import CARD_WORTHS
from mesozoic.bots.learnt.evo_2001.options import OPTION, option_values
from mesozoic.bots.learnt.evo_2001.phases import (
    BIRTHS,
    CLIMATE,
    EVOLUTION,
    MOVEMENT,
    PHASES,
    Progress,
)
from mesozoic.bots.learnt.evo_2001.purchases import Purchases
from mesozoic.bots.learnt.hands import hand_worths
from mesozoic.bots.learnt.rivals import over_best_rival, over_mean
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import DINOSAURS, TURNS_WITHOUT_CARDS

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "seat_values", "table_values"]

TABLE: Final[tuple[str, ...]] = (
    "three players",
    "five players",
    "turns to come",
    "chance of another turn",
    "before cards may be played",
    "zones that are free",
    "phase: evolution",
    "phase: climate",
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
    "has scored this turn",
    "place in the order",
    "tails over the longest rival's",
    "legs for the turns to come",
    "horns over the mean, for the turns to come",
    "eggs for the turns to come",
    "furs for the turns to come",
    "parasols for the turns to come",
    "mutants for the turns to come",
    "cards",
    "worth of the cards",
    "gain by the auction",
    "dinosaurs within a rival's reach",
    "rivals within reach",
)

# Of the chart's six spaces, the last two lead back from the cold.
_BACK: Final = 4
# The turns that a long game has.
_TURNS: Final = 8.0
# What a dinosaur to be born counts for, beside one that stands there.
_UNBORN: Final = 0.5
_CARD: Final = 0.6
_CHANCES: Final[tuple[tuple[int, float], ...]] = ((1, 4 / 6), (0, 1 / 6), (5, 1 / 6))
# By how many horns an attacker is ahead, from two fewer on: the chance to win (E1-4.2).
_WINS: Final[Row] = (0.0, 1 / 6, 2 / 6, 4 / 6, 5 / 6)


def table_values(state: EvoState, viewer: Seat) -> list[float]:
    ahead, meteor = prospects_of(state), state.meteor
    phase = PHASES.get(type(state.stack[-1]), EVOLUTION)
    players = len(state.herds)
    zones = len(state.world.newborns)
    return [
        1.0 if players == 3 else 0.0,
        1.0 if players == 5 else 0.0,
        ahead.turns_left[meteor] / _TURNS,
        ahead.goes_on[meteor],
        1.0 if state.turn <= TURNS_WITHOUT_CARDS else 0.0,
        1.0 - state.occupied().bit_count() / zones,
        1.0 if phase == EVOLUTION else 0.0,
        1.0 if phase == CLIMATE else 0.0,
        1.0 if phase == MOVEMENT else 0.0,
        1.0 if phase == BIRTHS else 0.0,
        CHART[state.climate] / 1.5 - 1.0,
        1.0 if state.climate >= _BACK else 0.0,
    ]


def seat_values(state: EvoState, viewer: Seat) -> list[list[float]]:
    progress = Progress(state)
    table = _Species(state, progress)
    players = len(state.herds)
    turns = prospects_of(state).turns_to_come(state.meteor) / _TURNS
    purchases = Purchases(state) if progress.phase == EVOLUTION else None
    hands = hand_worths(state.hands, state.world.copies, state.discard, CARD_WORTHS, viewer)
    places = [0] * players
    for place, seat in enumerate(state.order):
        places[seat] = place
    points = [float(had) for had in state.points]
    if purchases is not None:
        points = [had - purchases.due[at] for at, had in enumerate(points)]
    forecasts: list[float] = []
    steps: list[int] = []
    newborns: list[int] = []
    scored: list[bool] = []
    tails: list[float] = []
    horns: list[float] = []
    for at, portrait in enumerate(state.portraits):
        place = places[at]
        done = progress.has_scored(place)
        young = min(
            progress.newborns_of(at, place, portrait.egg),
            table.room[at],
            DINOSAURS - table.herd[at],
        )
        ahead = turns * _TURNS - (1.0 if done else 0.0)
        forecast = points[at] + genes_a_turn(portrait) * ahead + _CARD * hands[at]
        forecast += HERD * table.later[at] + _UNBORN * young
        if progress.phase >= MOVEMENT and not done:
            forecast += table.living[at]
        if purchases is not None:
            forecast += purchases.worth[at]
        forecasts.append(forecast)
        steps.append(progress.steps_of(at, place, portrait.leg))
        newborns.append(young)
        scored.append(done)
        tails.append(float(portrait.tail))
        horns.append(portrait.horn * turns)
    points_mean, points_best = over_mean(points, 10.0), over_best_rival(points, 10.0)
    forecast_mean, forecast_best = over_mean(forecasts, 10.0), over_best_rival(forecasts, 10.0)
    living_mean = over_mean(table.living, 3.0)
    tails_best, horns_mean = over_best_rival(tails, 2.0), over_mean(horns, 2.0)
    values: list[list[float]] = []
    for at, portrait in enumerate(state.portraits):
        values.append(
            [
                points_mean[at],
                points_best[at],
                forecast_mean[at],
                forecast_best[at],
                table.herd[at] / 5.0,
                table.living[at] / 5.0,
                living_mean[at],
                table.later[at] / 10.0,
                steps[at] / 3.0,
                newborns[at] / 3.0,
                1.0 if scored[at] else 0.0,
                places[at] / (players - 1),
                tails_best[at],
                (portrait.leg - 1) * turns,
                horns_mean[at],
                (portrait.egg - 1) * turns,
                (portrait.fur - 1) * turns,
                (portrait.parasol - 1) * turns,
                portrait.mutant * turns,
                len(state.hands[at]) / 3.0,
                hands[at] / 3.0,
                (purchases.worth[at] - purchases.due[at]) / 5.0 if purchases is not None else 0.0,
                table.threatened[at] / 2.0,
                table.threats[at] / 2.0,
            ]
        )
    return values


class _Species:
    """By seat, how its herd stands: in the weather as it is, or in that of the next turn."""

    __slots__ = ("herd", "later", "living", "room", "threatened", "threats")

    def __init__(self, state: EvoState, progress: Progress) -> None:
        self.herd = [herd.bit_count() for herd in state.herds]
        self.living: list[float] = []
        self.later: list[float] = []
        self.room: list[int] = []
        players = len(state.herds)
        self.threatened = [0.0] * players
        self.threats = [0.0] * players
        known = progress.phase >= MOVEMENT
        ahead, climate = prospects_of(state), state.climate
        within, free = state.world.island.ball_masks[1], ~state.occupied()
        reach: list[int] = []
        for at, portrait in enumerate(state.portraits):
            if known:
                row = ahead.row(state.meteor, climate, portrait.fur, portrait.parasol)
            else:
                row = ahead.next_turns(state.meteor, climate, portrait.fur, portrait.parasol)
            herd, zones, later = state.herds[at], 0, 0.0
            left = herd
            while left:
                low = left & -left
                left ^= low
                zone = low.bit_length() - 1
                zones |= within[zone]
                later += row[zone]
            living = self._living(state, at, herd, known)
            reach.append(zones)
            if known and self.herd[at]:
                later *= living / self.herd[at]
            self.later.append(later)
            self.living.append(living)
            weather = state.world.weather[climate]
            self.room.append((zones & free & ~weather.deadly).bit_count())
        if progress.phase <= MOVEMENT:
            self._look_for_fights(state, reach)

    def _living(self, state: EvoState, at: int, herd: int, known: bool) -> float:
        portrait = state.portraits[at]
        if known:
            weather = state.weather
            furs = portrait.fur - state.moults[at]
            parasols = portrait.parasol - state.sunburns[at]
            return float(
                (herd & weather.temperate).bit_count()
                + min((herd & weather.cold).bit_count(), max(0, furs))
                + min((herd & weather.hot).bit_count(), max(0, parasols))
            )
        living = 0.0
        for shift, chance in _CHANCES:
            weather = state.world.weather[(state.climate + shift) % len(CHART)]
            living += chance * (
                (herd & weather.temperate).bit_count()
                + min((herd & weather.cold).bit_count(), portrait.fur)
                + min((herd & weather.hot).bit_count(), portrait.parasol)
            )
        return living

    def _look_for_fights(self, state: EvoState, reach: list[int]) -> None:
        """Who stands beside whom, by the chance to win."""
        for at, portrait in enumerate(state.portraits):
            for rival, herd in enumerate(state.herds):
                beside = herd & reach[at]
                if rival == at or not beside:
                    continue
                ahead = portrait.horn - state.portraits[rival].horn - state.guards[rival]
                chance = _WINS[max(-2, min(2, ahead)) + 2]
                found = chance * min(beside.bit_count(), portrait.leg)
                self.threats[at] += found
                self.threatened[rival] += found

"""What is looked at in EVO (2001): the time that is left, and each species beside its rivals."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001.evaluation import (
    DOUBT,
    DOUBT_A_TURN,
    HERD,
    genes_a_turn,
)
from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.learnt.evo_2001.cards import CARD_WORTHS
from mesozoic.bots.learnt.evo_2001.herds import Herds
from mesozoic.bots.learnt.evo_2001.options import OPTION, option_values
from mesozoic.bots.learnt.evo_2001.phases import (
    BIRTHS,
    CLIMATE,
    EVOLUTION,
    MOVEMENT,
    PHASES,
    Progress,
    phase_of,
)
from mesozoic.bots.learnt.evo_2001.purchases import Purchases
from mesozoic.bots.learnt.hands import hand_worths
from mesozoic.bots.learnt.rivals import log_shares, over_best_rival
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import TURNS_WITHOUT_CARDS

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "phase_of", "seat_values", "table_values"]

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
    "share by the forecast",
    "points over the best rival",
    "dinosaurs",
    "points to score next",
    "prospects of the herd",
    "dinosaurs that steps may save",
    "steps to come",
    "newborns to come",
    "room beside the herd",
    "legs for the turns to come",
    "horns for the turns to come",
    "eggs for the turns to come",
    "furs for the turns to come",
    "parasols for the turns to come",
    "mutants for the turns to come",
    "worth of the cards",
    "gain by the auction",
    "dinosaurs within a rival's reach",
    "rivals within reach",
    "tail over the longest of a rival",
    "horns over the most of a rival",
)

# Of the chart's six spaces, the last two lead back from the cold.
_BACK: Final = 4
# The turns that a long game has.
_TURNS: Final = 8.0
# What a dinosaur to be born counts for, beside one that stands there.
_UNBORN: Final = 0.7
# What a dinosaur counts for that is lost unless it walks.
_RESCUED: Final = 0.8
# What of a card's worth counts, if there is time to play it.
_CARD: Final = 0.6
_TIME_FOR_A_CARD: Final = 3.0


def table_values(state: EvoState, viewer: Seat) -> list[float]:
    ahead, meteor = prospects_of(state), state.meteor
    phase = PHASES.get(type(state.stack[-1]), EVOLUTION)
    players = len(state.herds)
    return [
        1.0 if players == 3 else 0.0,
        1.0 if players == 5 else 0.0,
        ahead.turns_left[meteor] / _TURNS,
        ahead.goes_on[meteor],
        1.0 if state.turn <= TURNS_WITHOUT_CARDS else 0.0,
        1.0 - state.occupied().bit_count() / len(state.world.newborns),
        1.0 if phase == EVOLUTION else 0.0,
        1.0 if phase == CLIMATE else 0.0,
        1.0 if phase == MOVEMENT else 0.0,
        1.0 if phase == BIRTHS else 0.0,
        CHART[state.climate] / 1.5 - 1.0,
        1.0 if state.climate >= _BACK else 0.0,
    ]


def seat_values(state: EvoState, viewer: Seat) -> list[list[float]]:
    progress = Progress(state)
    herds = Herds(state, progress)
    purchases = Purchases(state, progress)
    turns = prospects_of(state).turns_to_come(state.meteor)
    part = turns / _TURNS
    hands = hand_worths(state.hands, state.world.copies, state.discard, CARD_WORTHS, viewer)
    if turns < _TIME_FOR_A_CARD:
        hands = [worth * turns / _TIME_FOR_A_CARD for worth in hands]
    points = [had - purchases.due[seat] for seat, had in enumerate(state.points)]
    forecasts = _forecasts(state, progress, herds, turns)
    for seat, had in enumerate(points):
        forecasts[seat] += had + purchases.worth[seat] + _CARD * hands[seat]
    shares = log_shares(forecasts, DOUBT + DOUBT_A_TURN * turns)
    points_ahead = over_best_rival(points, 10.0)
    tails_ahead = over_best_rival([float(portrait.tail) for portrait in state.portraits], 2.0)
    horns_ahead = over_best_rival([float(portrait.horn) for portrait in state.portraits], 2.0)
    return [
        [
            shares[seat],
            points_ahead[seat],
            herds.count[seat] / 5.0,
            0.0 if progress.has_scored[seat] else herds.living[seat] / 5.0,
            herds.later[seat] / 10.0,
            herds.rescues[seat] / 2.0,
            progress.steps[seat] / 3.0,
            herds.newborns[seat] / 3.0,
            herds.room[seat] / 10.0,
            (portrait.leg - 1) * part,
            portrait.horn * part,
            (portrait.egg - 1) * part,
            (portrait.fur - 1) * part,
            (portrait.parasol - 1) * part,
            portrait.mutant * part,
            hands[seat] / 3.0,
            (purchases.worth[seat] - purchases.due[seat]) / 5.0,
            herds.threatened[seat] / 2.0,
            herds.threats[seat] / 2.0,
            tails_ahead[seat] * part,
            horns_ahead[seat] * part,
        ]
        for seat, portrait in enumerate(state.portraits)
    ]


def _forecasts(state: EvoState, progress: Progress, herds: Herds, turns: float) -> list[float]:
    """By seat: what genes and herd may still bring, but for what every seat may expect alike."""
    is_known = progress.phase >= MOVEMENT
    found: list[float] = []
    for seat, portrait in enumerate(state.portraits):
        bring = HERD * herds.later[seat] + _UNBORN * herds.newborns[seat]
        left = turns
        if progress.has_scored[seat]:
            left -= 1.0
        elif is_known:
            bring += herds.living[seat] + _RESCUED * herds.rescues[seat]
        found.append(bring + genes_a_turn(portrait) * left)
    return found

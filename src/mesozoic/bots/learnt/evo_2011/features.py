"""What is looked at in EVO (2011): the time that is left, and each species beside its rivals."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2011.evaluation import (
    DINOSAUR,
    DOUBT,
    DOUBT_A_TURN,
    HERD,
    genes_a_turn,
)
from mesozoic.bots.heuristics.evo_2011.genes import column_worths
from mesozoic.bots.heuristics.evo_2011.prospects import goes_on, pile_seen_by, turns_left
from mesozoic.bots.learnt.evo_2011.herds import Herds
from mesozoic.bots.learnt.evo_2011.options import OPTION, option_values
from mesozoic.bots.learnt.evo_2011.phases import (
    BIRTHS,
    MOVEMENT,
    MUTATIONS,
    PHASES,
    Progress,
    phase_of,
    section_to_be,
)
from mesozoic.bots.learnt.hands import hand_worths
from mesozoic.bots.learnt.rivals import log_shares, over_best_rival
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.climate_phase import PrescienceCards
from mesozoic.games.evo_2011.genes import UNIQUE, Gene
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import Token

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "phase_of", "seat_values", "table_values"]

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
    "share by the forecast",
    "points over the best rival",
    "dinosaurs",
    "points to score next",
    "prospects of the herd",
    "dinosaurs that steps may save",
    "steps to come",
    "newborns to come",
    "room beside the herd",
    "worth of the genes",
    "steps a turn over the most of a rival",
    "eggs for the turns to come",
    "furs for the turns to come",
    "thermoregulation for the turns to come",
    "vials for the turns to come",
    "worth of the cards",
    "gain by the laboratory",
    "dinosaurs within a rival's reach",
    "rivals within reach",
    "legs for the turns to come",
    "horns for the turns to come",
    *(f"{gene.slug} for the turns to come" for gene in UNIQUE),
)

_CARD_WORTH: Final = {
    Card.GEYSERS: 1.0,
    Card.PRESCIENCE: 1.4,
    Card.SWARM_OF_RATS: 0.7,
    Card.EGG_THIEF: 1.6,
    Card.FRENZIED_ATTACK: 0.7,
}
_CARD_WORTHS: Final[tuple[float, ...]] = tuple(_CARD_WORTH[card] for card in Card)
_THIGHS: Final = 1 << Gene.MUSCULAR_THIGHS
_UNIQUE: Final[tuple[int, ...]] = tuple(1 << gene for gene in UNIQUE)
_NO_UNIQUE: Final[tuple[float, ...]] = (0.0,) * len(UNIQUE)
# Of the wheel's six sections, the last two lead back from the cold.
_BACK: Final = 4
# The turns that a long game has.
_TURNS: Final = 10.0
# What a dinosaur to be born counts for, beside one that stands there.
_UNBORN: Final = 0.7
# What a dinosaur counts for that is lost unless it walks.
_RESCUED: Final = 0.8
# What of a card's worth counts, if there is time to play it.
_CARD: Final = 0.5
_TIME_FOR_A_CARD: Final = 3.0


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
    progress, pile = Progress(state), pile_seen_by(state, viewer)
    turns = 1.0 + turns_left(pile)
    part = turns / _TURNS
    herds = Herds(state, progress, pile)
    hands = hand_worths(state.hands, state.world.copies, state.discard, _CARD_WORTHS, viewer)
    if turns < _TIME_FOR_A_CARD:
        hands = [worth * turns / _TIME_FOR_A_CARD for worth in hands]
    gains, dues = _bids(state, turns)
    points = [had - dues[seat] for seat, had in enumerate(state.points)]
    genes = [genes_a_turn(species) * turns for species in state.species]
    forecasts = _forecasts(progress, herds)
    for seat, had in enumerate(points):
        forecasts[seat] += had + genes[seat] + gains[seat] + _CARD * hands[seat]
    shares = log_shares(forecasts, DOUBT + DOUBT_A_TURN * turns)
    points_ahead = over_best_rival(points, 8.0)
    steps = [species.legs + (2.0 if species.unique & _THIGHS else 0.0) for species in state.species]
    steps_ahead = over_best_rival(steps, 2.0)
    return [
        [
            shares[seat],
            points_ahead[seat],
            herds.count[seat] / 4.0,
            herds.living[seat] / 4.0,
            herds.later[seat] / 10.0,
            herds.rescues[seat] / 2.0,
            progress.steps[seat] / 4.0,
            herds.newborns[seat] / 2.0,
            herds.room[seat] / 10.0,
            genes[seat] / 10.0,
            steps_ahead[seat] * part,
            (species.egg - 1) * part,
            species.fur * part,
            species.thermoregulation * part,
            species.vial * part,
            hands[seat] / 2.0,
            (gains[seat] - dues[seat]) / 5.0,
            herds.threatened[seat] / 2.0,
            herds.threats[seat] / 2.0,
            species.legs * part,
            species.horn * part,
            *(_of_unique(species.unique, part) if species.unique else _NO_UNIQUE),
        ]
        for seat, species in enumerate(state.species)
    ]


def _of_unique(unique: int, part: float) -> tuple[float, ...]:
    return tuple([part if unique & bit else 0.0 for bit in _UNIQUE])


def _forecasts(progress: Progress, herds: Herds) -> list[float]:
    """By seat: what its herd may still bring, but for what every seat may expect alike."""
    begins = progress.phase == MUTATIONS
    found: list[float] = []
    for seat, later in enumerate(herds.later):
        bring = HERD * later + _UNBORN * herds.newborns[seat]
        if begins:
            bring += DINOSAUR * herds.count[seat]
        else:
            bring += (1.0 + DINOSAUR) * herds.living[seat] + _RESCUED * herds.rescues[seat]
        found.append(bring)
    return found


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

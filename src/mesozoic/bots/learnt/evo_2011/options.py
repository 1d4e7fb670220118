"""What is looked at in an option of EVO (2011): its weight by hand, and what that forgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2011 import HEURISTIC
from mesozoic.bots.heuristics.evo_2011.genes import column_worths
from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, turns_to_come
from mesozoic.bots.learnt.evo_2011.phases import section_to_be
from mesozoic.bots.learnt.rivals import best_rival, bounded
from mesozoic.bots.learnt.surroundings import SURROUNDINGS, Surroundings
from mesozoic.core.counts import changed
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    Escape,
    Fly,
    PlaceNewborn,
    RemoveDinosaur,
    Stop,
    Swim,
    TakePlace,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.fight import attack_horns, defence_horns
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import Token

OPTION: Final[tuple[str, ...]] = (
    "by hand: laboratory",
    "by hand: steps",
    "by hand: attacks",
    "by hand: newborns",
    "by hand: deaths",
    "by hand: cards",
    "best by hand",
    "declining a newborn or a card",
    "stopping",
    "bid: points over the least",
    "bid: part of the points one has",
    "bid: points to pay",
    "bid: on another's column",
    "bid: what the neediest rival would gain",
    "bid: legs",
    "bid: horn",
    "bid: thermoregulation",
    "bid: fur",
    "bid: egg",
    "bid: vial",
    "bid: unique gene",
    "against the leader",
    *SURROUNDINGS,
)
_LABORATORY: Final = 0
_STEPS: Final = 1
_ATTACKS: Final = 2
_NEWBORNS: Final = 3
_DEATHS: Final = 4
_CARDS: Final = 5
_BEST: Final = 6
_DECLINING: Final = 7
_STOPPING: Final = 8
_OVER: Final = 9
_PART: Final = 10
_PAYS: Final = 11
_DISLODGES: Final = 12
_NEEDED: Final = 13
_GENES: Final = 14
_UNIQUE: Final = 20
_AT_LEADER: Final = 21
_PLACE: Final = 22
_NOTHING: Final[tuple[float, ...]] = (0.0,) * len(OPTION)


def option_values(state: EvoState, seat: Seat, options: Sequence[Action]) -> list[list[float]]:
    weights = HEURISTIC.weigh(_as_known(state, seat), seat, options)
    best = max(weights)
    values = [list(_NOTHING) for _ in options]
    rival = best_rival(
        [points + state.herds[at].bit_count() for at, points in enumerate(state.points)], seat
    )
    moment = state.stack[-1]
    if type(moment) is Laboratory:
        bids = _Bids(state, seat, moment)
        for at, action in enumerate(options):
            values[at][_LABORATORY] = bounded((weights[at] - best) / 3.0)
            bids.describe(action, values[at])
    else:
        deeds = _Deeds(state, seat, rival)
        for at, action in enumerate(options):
            deeds.describe(action, bounded((weights[at] - best) / 2.0), values[at])
    for at, value in enumerate(values):
        if weights[at] == best:
            value[_BEST] = 1.0
    return values


def _as_known(state: EvoState, seat: Seat) -> EvoState:
    """The state without the token that a rival foresees: weighing asks what rivals may hope for."""
    foreseen = state.foreseen
    if foreseen is None or state.species[seat].has(Gene.SIXTH_SENSE):
        return state
    known = state.copy()
    known.foreseen = None
    if foreseen is not Token.METEORITE:
        known.tokens = changed(state.tokens, foreseen, +1)
    return known


class _Bids:
    """What bids are, beside what they are worth to one's own species."""

    __slots__ = ("discount", "laboratory", "least", "needs", "purse", "turns")

    def __init__(self, state: EvoState, seat: Seat, laboratory: Laboratory) -> None:
        self.laboratory = laboratory
        turns = turns_to_come(pile_seen_by(state, seat))
        self.turns = turns / 10.0
        self.discount = state.species[seat].vial
        self.purse = state.points[seat] + self.discount + 1.0
        self.least = [pawn[1] + 1 if pawn is not None else 0 for pawn in laboratory.bids]
        self.needs = [0.0] * len(laboratory.bids)
        for rival, species in enumerate(state.species):
            if rival != seat:
                worths = column_worths(species, laboratory.genes, turns)
                for column, worth in enumerate(worths):
                    gain = worth - max(0, self.least[column] - species.vial)
                    if gain > self.needs[column]:
                        self.needs[column] = gain

    def describe(self, action: Action, value: list[float]) -> None:
        if type(action) is not Bid:
            return
        column, amount = action.column, action.amount
        value[_OVER] = (amount - self.least[column]) / 3.0
        value[_PART] = amount / self.purse
        value[_PAYS] = max(0, amount - self.discount) / 3.0
        if self.laboratory.bids[column] is not None:
            value[_DISLODGES] = 1.0
        value[_NEEDED] = bounded(self.needs[column] / 5.0)
        gene = self.laboratory.genes[column - 1] if column else None
        if gene is not None:
            value[min(_GENES + gene, _UNIQUE)] = self.turns


class _Deeds:
    """What an option is about: zones, and what lies around them, or cards."""

    __slots__ = ("around", "leaders")

    def __init__(self, state: EvoState, seat: Seat, leader: int) -> None:
        self.leaders = state.herds[leader]
        self.around = around = Surroundings(
            state.world.island.neighbour_masks,
            state.herds[seat],
            ~state.occupied(),
            state.world.weather[section_to_be(state)].temperate,
        )
        attack, defence = attack_horns(state.species[seat]), defence_horns(state.species[seat])
        for rival, species in enumerate(state.species):
            if rival != seat:
                if attack_horns(species) > defence:
                    around.feared |= state.herds[rival]
                if attack > defence_horns(species) and not state.is_safe(Seat(rival)):
                    around.hunted |= state.herds[rival]

    def describe(self, action: Action, weight: float, value: list[float]) -> None:
        if type(action) is Walk or type(action) is Swim or type(action) is Fly:
            value[_STEPS] = weight
            self.around.describe(value, _PLACE, action.target, action.origin)
        elif type(action) is PlaceNewborn or type(action) is Escape:
            value[_NEWBORNS] = weight
            if self.leaders >> action.zone & 1:
                value[_AT_LEADER] = 1.0
            self.around.describe(value, _PLACE, action.zone, action.zone)
        elif type(action) is Attack:
            value[_ATTACKS] = weight
            if self.leaders >> action.target & 1:
                value[_AT_LEADER] = 1.0
            self.around.describe(value, _PLACE, action.target, action.origin)
        elif type(action) is RemoveDinosaur or type(action) is Withdraw:
            value[_DEATHS] = weight
            self.around.describe_loss(value, _PLACE, action.zone)
        elif type(action) is Stop:
            value[_STEPS] = weight
            value[_STOPPING] = 1.0
        elif type(action) is TakePlace:
            value[_STEPS] = weight
        else:
            value[_CARDS] = weight
            if action.passing:
                value[_DECLINING] = 1.0

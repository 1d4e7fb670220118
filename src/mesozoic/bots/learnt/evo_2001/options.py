"""What is looked at in an option of EVO (2001): its weight by hand, and what that forgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2001 import HEURISTIC
from mesozoic.bots.heuristics.evo_2001.genes import gene_worths
from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.learnt.rivals import best_rival, bounded
from mesozoic.bots.learnt.surroundings import SURROUNDINGS, Surroundings
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    PlaceNewborn,
    PlayCardAgainst,
    RemoveDinosaur,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.state import EvoState

OPTION: Final[tuple[str, ...]] = (
    "by hand: auction",
    "by hand: steps",
    "by hand: attacks",
    "by hand: newborns",
    "by hand: deaths",
    "by hand: cards",
    "best by hand",
    "declining a bid or a card",
    "stopping",
    "bid: points over the least",
    "bid: part of the points one has",
    "bid: points to pay",
    "bid: on another's gene",
    "bid: what the neediest rival would gain",
    "bid: tail",
    "bid: leg",
    "bid: horn",
    "bid: egg",
    "bid: fur",
    "bid: parasol",
    "bid: mutant",
    "against the leader",
    *SURROUNDINGS,
)
_BY_HAND_AUCTION: Final = 0
_BY_HAND_STEPS: Final = 1
_BY_HAND_ATTACKS: Final = 2
_BY_HAND_NEWBORNS: Final = 3
_BY_HAND_DEATHS: Final = 4
_BY_HAND_CARDS: Final = 5
_BEST: Final = 6
_DECLINING: Final = 7
_STOPPING: Final = 8
_OVER: Final = 9
_PART: Final = 10
_PAYS: Final = 11
_OUTBIDS: Final = 12
_NEEDED: Final = 13
_GENES: Final = 14
_AT_LEADER: Final = 21
_PLACE: Final = 22
_NOTHING: Final[tuple[float, ...]] = (0.0,) * len(OPTION)


def option_values(state: EvoState, seat: Seat, options: Sequence[Action]) -> list[list[float]]:
    weights = HEURISTIC.weigh(state, seat, options)
    best = max(weights)
    rival = best_rival(
        [points + state.herds[at].bit_count() for at, points in enumerate(state.points)], seat
    )
    values: list[list[float]] = []
    moment = state.stack[-1]
    if type(moment) is Auction:
        bids = _Bids(state, seat, moment)
        for at, action in enumerate(options):
            value = list(_NOTHING)
            value[_BY_HAND_AUCTION] = bounded((weights[at] - best) / 3.0)
            bids.describe(action, value)
            values.append(value)
    else:
        places = _Places(state, seat, rival)
        for at, action in enumerate(options):
            value = list(_NOTHING)
            places.describe(action, bounded((weights[at] - best) / 2.0), value)
            values.append(value)
    for at, value in enumerate(values):
        if weights[at] == best:
            value[_BEST] = 1.0
    return values


class _Bids:
    """What bids are, beside what they are worth to one's own species."""

    __slots__ = ("auction", "discount", "least", "needs", "purse", "turns")

    def __init__(self, state: EvoState, seat: Seat, auction: Auction) -> None:
        self.auction = auction
        self.turns = prospects_of(state).turns_to_come(state.meteor) / 8.0
        self.discount = state.portraits[seat].mutant
        self.purse = state.points[seat] + self.discount + 1.0
        self.least = [standing[1] + 1 if standing is not None else 0 for standing in auction.bids]
        self.needs = [0.0] * len(auction.genes)
        for rival in state.world.seats:
            if rival != seat:
                spared = state.portraits[rival].mutant
                for lot, worth in enumerate(gene_worths(state, rival, auction.genes)):
                    gain = worth - max(0, self.least[lot] - spared)
                    if gain > self.needs[lot]:
                        self.needs[lot] = gain

    def describe(self, action: Action, value: list[float]) -> None:
        if type(action) is not Bid:
            value[_DECLINING] = 1.0
            return
        lot, amount = action.lot, action.amount
        value[_OVER] = bounded((amount - self.least[lot]) / 3.0)
        value[_PART] = amount / self.purse
        value[_PAYS] = bounded(max(0, amount - self.discount) / 5.0)
        if self.auction.bids[lot] is not None:
            value[_OUTBIDS] = 1.0
        value[_NEEDED] = bounded(self.needs[lot] / 5.0)
        gene = self.auction.genes[lot]
        if gene is not Gene.CARD:
            value[_GENES + gene] = self.turns


class _Places:
    """What an option is about: zones, and what lies around them, or cards."""

    __slots__ = ("around", "leader", "leaders")

    def __init__(self, state: EvoState, seat: Seat, leader: int) -> None:
        self.leader = leader
        self.leaders = state.herds[leader]
        self.around = around = Surroundings(
            state.world.island.neighbour_masks,
            state.herds[seat],
            ~state.occupied(),
            state.weather.temperate,
        )
        horns = state.portraits[seat].horn
        for rival, portrait in enumerate(state.portraits):
            if rival != seat:
                if portrait.horn > horns + state.guards[seat]:
                    around.feared |= state.herds[rival]
                if horns > portrait.horn + state.guards[rival]:
                    around.hunted |= state.herds[rival]

    def describe(self, action: Action, weight: float, value: list[float]) -> None:
        if type(action) is Walk:
            value[_BY_HAND_STEPS] = weight
            self.around.describe(value, _PLACE, action.target, action.origin)
        elif type(action) is PlaceNewborn:
            value[_BY_HAND_NEWBORNS] = weight
            self.around.describe(value, _PLACE, action.zone, action.zone)
        elif type(action) is Attack:
            value[_BY_HAND_ATTACKS] = weight
            if self.leaders >> action.target & 1:
                value[_AT_LEADER] = 1.0
            self.around.describe(value, _PLACE, action.target, action.origin)
        elif type(action) is RemoveDinosaur:
            value[_BY_HAND_DEATHS] = weight
            self.around.describe_loss(value, _PLACE, action.zone)
        elif type(action) is Swim:
            value[_BY_HAND_STEPS] = weight
            self.around.describe(value, _PLACE, action.target, action.origin)
        elif type(action) is Stop:
            value[_BY_HAND_STEPS] = weight
            value[_STOPPING] = 1.0
        elif action.passing:
            value[_BY_HAND_CARDS] = weight
            value[_DECLINING] = 1.0
        else:
            value[_BY_HAND_CARDS] = weight
            if type(action) is PlayCardAgainst and action.rival == self.leader:
                value[_AT_LEADER] = 1.0

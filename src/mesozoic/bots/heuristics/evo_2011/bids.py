"""Weighing bids (phase 2): how the bids may go on, and what everybody has from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from mesozoic.bots.heuristics.evo_2011.genes import column_worths
from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, turns_to_come
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Bid
from mesozoic.games.evo_2011.mutations import Laboratory, purse
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import TOP

# Of bids that cost the same the lowest.
MODESTY: Final = 0.01
# What a point that the rivals gain by their bids costs, shared among them.
ENVY: Final = 0.5
# In case that two drive one another out for ever.
LONGEST: Final = 40


def weigh_bids(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Laboratory
) -> list[float]:
    """What one gains in the end, if after this bid all bid as little as gains them most."""
    forecast = Forecast(state, seat, moment)
    return [forecast.gain(bid) - MODESTY * bid.amount for bid in options if isinstance(bid, Bid)]


Pawn = tuple[Seat, int] | None
NONE: Final = -1


class Forecast:
    """The bids to come, if everyone who must bid takes what gains most at the least price."""

    __slots__ = ("envy", "limits", "moment", "seat", "uncontested", "vials", "worths")

    def __init__(self, state: EvoState, seat: Seat, moment: Laboratory) -> None:
        self.seat = seat
        self.moment = moment
        turns = turns_to_come(pile_seen_by(state, seat))
        self.worths = [column_worths(species, moment.genes, turns) for species in state.species]
        self.vials = [species.vial for species in state.species]
        self.limits = [TOP] * state.world.players
        self.limits[seat] = min(TOP, purse(state, seat))
        self.envy = ENVY / (state.world.players - 1)
        self.uncontested: list[tuple[int, float] | None] = [None] * len(moment.bids)
        """By column: a bid on it that nobody contests, and what is then left to the rivals."""

    def gain(self, bid: Bid) -> float:
        """What is left to the seat in the end, beside what is left to its rivals.

        Where nobody contests a lower bid, a higher one changes nothing but the price.
        """
        known = self.uncontested[bid.column]
        if known is not None and known[0] <= bid.amount:
            return self._gain_of(self.seat, bid.column, bid.amount) - self.envy * known[1]
        pawns = self._pawns_after(bid)
        own = rivals = 0.0
        for column, pawn in enumerate(pawns):
            if pawn is not None:
                gain = self._gain_of(pawn[0], column, pawn[1])
                if pawn[0] == self.seat:
                    own = gain
                else:
                    rivals += gain
        if pawns[bid.column] == (self.seat, bid.amount):
            self.uncontested[bid.column] = (bid.amount, rivals)
        return own - self.envy * rivals

    def _pawns_after(self, bid: Bid) -> list[Pawn]:
        pawns: list[Pawn] = list(self.moment.bids)
        waiting = list(self.moment.queue[:0:-1])
        who, column, amount = self.seat, bid.column, bid.amount
        for _ in range(LONGEST):
            dislodged, pawns[column] = pawns[column], (who, amount)
            if dislodged is not None:
                who, barred = dislodged[0], column
            elif waiting:
                who, barred = waiting.pop(), NONE
            else:
                break
            column, amount = self._likely(who, pawns, barred)
        return pawns

    def _likely(self, who: Seat, pawns: list[Pawn], barred: int) -> tuple[int, int]:
        worths, vials, limit = self.worths[who], self.vials[who], self.limits[who]
        best, chosen, price = -inf, 0, 0
        for column, pawn in enumerate(pawns):
            amount = pawn[1] + 1 if pawn else 0
            if column == barred or amount > limit:
                continue
            gain = worths[column] - MODESTY * amount
            if amount > vials:
                gain -= amount - vials
            if gain > best:
                best, chosen, price = gain, column, amount
        return chosen, price

    def _gain_of(self, who: Seat, column: int, amount: int) -> float:
        return self.worths[who][column] - max(0, amount - self.vials[who])

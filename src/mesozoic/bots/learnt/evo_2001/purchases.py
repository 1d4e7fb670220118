"""What is bid and not yet paid, or paid and not yet taken."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2001.genes import gene_worths
from mesozoic.bots.learnt.evo_2001.phases import EVOLUTION, Progress
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.payment import PaymentCards, PaymentTurn, Taking, due
from mesozoic.games.evo_2001.state import EvoState


class Purchases:
    """By seat: the points that an auction will cost it, and what its gene is worth, by hand."""

    __slots__ = ("due", "worth")

    def __init__(self, state: EvoState, progress: Progress) -> None:
        players = len(state.herds)
        self.due = [0.0] * players
        self.worth = [0.0] * players
        moment = state.stack[-1]
        if progress.phase != EVOLUTION or type(moment) is GeneDraw:
            return
        if type(moment) is Auction:
            self._look_at_bids(state, moment)
        else:
            self._look_at_sales(state)

    def _look_at_bids(self, state: EvoState, auction: Auction) -> None:
        for lot, standing in enumerate(auction.bids):
            if standing is not None:
                seat, bid = standing
                self.due[seat] = float(due(state, seat, bid))
                self.worth[seat] = gene_worths(state, seat, (auction.genes[lot],))[0]

    def _look_at_sales(self, state: EvoState) -> None:
        for moment in state.stack:
            if type(moment) is Taking:
                if moment.seat is not None:
                    self.worth[moment.seat] = gene_worths(state, moment.seat, (moment.gene,))[0]
            elif type(moment) is PaymentTurn:
                self.due[moment.seat] = float(due(state, moment.seat, moment.bid))
            elif type(moment) is PaymentCards:
                self.due[moment.seat] = float(moment.due)

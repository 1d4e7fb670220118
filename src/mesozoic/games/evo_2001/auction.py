"""Phase 6, the auction of genes (E1-7.2, E1-7.3, E1-7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.moments import Chance, Choice, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import DROP_OUT, Bid, DrawGene
from mesozoic.games.evo_2001.events import BidMade, DroppedOut, GenesOffered
from mesozoic.games.evo_2001.genes import GENES, Gene
from mesozoic.games.evo_2001.payment import Purchase, due, genes_in_bag, settle_up
from mesozoic.games.evo_2001.state import EvoState


@dataclass(frozen=True, slots=True)
class Evolution(Step[EvoState]):
    tag = "evolution"

    def run(self, state: EvoState) -> None:
        state.push(GeneDraw(()))


@dataclass(frozen=True, slots=True)
class GeneDraw(Chance[EvoState]):
    """The genes on offer are drawn from the bag one by one."""

    tag = "gene-draw"
    rule = "E1-7.2"
    phase = "evolution"
    drawn: tuple[Gene, ...]

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return genes_in_bag(state)

    def land(self, state: EvoState, outcome: DrawGene) -> None:
        gene = GENES[outcome.gene]
        state.bag[gene] -= 1
        drawn = (*self.drawn, gene)
        if len(drawn) < state.world.lots:
            state.push(GeneDraw(drawn))
            return
        if state.aloud:
            state.tell(GenesOffered(tuple(gene.slug for gene in drawn)))
        state.push(Auction(drawn, (None,) * len(drawn), state.order))


@dataclass(frozen=True, slots=True)
class Auction(Choice[EvoState]):
    """E1-7.2: everyone bids; whoever is outbid bids again at once, before the next player."""

    tag = "auction"
    rule = "E1-7.2"
    phase = "evolution"
    genes: tuple[Gene, ...]
    bids: tuple[tuple[Seat, int] | None, ...]
    """For each gene the standing bid: who, and how much."""
    queue: tuple[Seat, ...]
    """Who is still to bid, the next first."""
    outbid: bool = False
    """Whether the next was outbid; the first bid cannot be declined."""

    def seats(self, state: EvoState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        limit = purse(state, seat)
        actions: list[Action] = []
        for lot, standing in enumerate(self.bids):
            least = standing[1] + 1 if standing else 0
            actions += state.world.bids[lot][least : limit + 1]
        if state.world.scarce_genes and (self.outbid or not actions):
            actions.append(DROP_OUT)
        return actions

    def cost(self, state: EvoState, seat: Seat, action: Action) -> int | None:
        if not isinstance(action, Bid):
            return None
        return due(state, seat, action.amount)

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        if isinstance(action, Bid):
            self._bid(state, seat, action)
        else:
            if state.aloud:
                state.tell(DroppedOut(seat))
            replace(self, queue=self.queue[1:], outbid=False).go_on(state)

    def _bid(self, state: EvoState, seat: Seat, bid: Bid) -> None:
        standing = self.bids[bid.lot]
        loser = standing[0] if standing else None
        if state.aloud:
            gene = self.genes[bid.lot].slug
            state.tell(BidMade(seat, bid.lot, gene, bid.amount, loser))
        bids = list(self.bids)
        bids[bid.lot] = (seat, bid.amount)
        queue = self.queue[1:] if loser is None else (loser, *self.queue[1:])
        Auction(self.genes, tuple(bids), queue, outbid=loser is not None).go_on(state)

    def go_on(self, state: EvoState) -> None:
        if self.queue:
            state.push(self)
        else:
            settle_up(state, self.purchases(state))

    def purchases(self, state: EvoState) -> list[Purchase]:
        """What was bought, in turn order, and what found no bidder."""
        by_seat: list[Purchase | None] = [None] * state.world.players
        unsold: list[Purchase] = []
        for lot, bid in enumerate(self.bids):
            if bid:
                by_seat[bid[0]] = Purchase(bid[0], bid[1], self.genes[lot])
            else:
                unsold.append(Purchase(None, 0, self.genes[lot]))
        bought = [by_seat[seat] for seat in state.order]
        return [purchase for purchase in bought if purchase] + unsold


def purse(state: EvoState, seat: Seat) -> int:
    """E1-7.3: the highest bid that a species could pay, its mutant genes taken off."""
    return state.points[seat] + state.portraits[seat].mutant

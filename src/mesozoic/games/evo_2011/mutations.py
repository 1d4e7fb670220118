"""Phase 2, mutations (E2-3.1 to E2-3.3): the laboratory, its columns and the bids on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.hexes import bits, mask_of
from mesozoic.core.moments import Chance, Choice, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Bid, DrawCard, DrawGene
from mesozoic.games.evo_2011.cards import CARDS
from mesozoic.games.evo_2011.climate_phase import foresee
from mesozoic.games.evo_2011.events import BidMade, CardDrawn, GenesOffered, LotPaid
from mesozoic.games.evo_2011.genes import GENES, Gene, Lot
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import BIDS, DRAW_CARD, TOP


@dataclass(frozen=True, slots=True)
class MutationPhase(Step[EvoState]):
    tag = "mutation-phase"

    def run(self, state: EvoState) -> None:
        fill_laboratory(state, ())


def fill_laboratory(state: EvoState, drawn: tuple[Gene, ...]) -> None:
    """E2-3.1: a gene for each column but the first; bare ones when the bag is empty."""
    columns = state.world.players - 1
    if len(drawn) < columns and (any(state.bag) or unique_in_bag(state)):
        state.push(GeneDraw(drawn))
        return
    if state.aloud:
        state.tell(GenesOffered(tuple(gene.slug for gene in drawn)))
    bare = (None,) * (columns - len(drawn))
    state.push(Laboratory((*drawn, *bare), (None,) * (columns + 1), state.order))


@dataclass(frozen=True, slots=True)
class GeneDraw(Chance[EvoState]):
    tag = "gene-draw"
    rule = "E2-3.1"
    phase = "mutations"
    drawn: tuple[Gene, ...]

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return genes_in_bag(state, self.drawn)

    def land(self, state: EvoState, outcome: DrawGene) -> None:
        gene = GENES[outcome.gene]
        if gene.is_unique:
            state.unseen ^= 1 << gene
        else:
            state.bag[gene] -= 1
        fill_laboratory(state, (*self.drawn, gene))


def genes_in_bag(state: EvoState, drawn: Sequence[Gene]) -> Sequence[tuple[Action, int]]:
    """What may be drawn next: nothing twice, unless there is nothing else.

    A unique gene that nobody has seen is in the bag as likely as any other such.
    """
    unique = unique_in_bag(state)
    scale = state.unseen.bit_count() if unique else 1
    draws, taken = state.world.draws, mask_of(drawn)
    genes = [
        draws[gene][left * scale]
        for gene, left in enumerate(state.bag)
        if left and not taken >> gene & 1
    ]
    if unique:
        genes += [draws[gene][unique] for gene in bits(state.unseen)]
    return genes or [draws[gene][left] for gene, left in enumerate(state.bag) if left]


def unique_in_bag(state: EvoState) -> int:
    """How many of the unique genes that nobody has seen are in the bag."""
    return state.unseen.bit_count() - state.world.left_out


@dataclass(frozen=True, slots=True)
class Laboratory(Choice[EvoState]):
    """E2-3.2: pawns on columns; whoever is dislodged bids again at once, on another column."""

    tag = "laboratory"
    rule = "E2-3.2"
    phase = "mutations"
    genes: tuple[Gene | None, ...]
    """For each column after the first its gene; none, where the bag was empty."""
    bids: tuple[tuple[Seat, int] | None, ...]
    """For each column the pawn on it: whose, and on which value."""
    queue: tuple[Seat, ...]
    """Who is still to bid, the next first."""
    barred: int | None = None
    """The column that the next was just dislodged from."""

    def seats(self, state: EvoState) -> Sequence[Seat]:
        return self.queue[:1]

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        most = min(TOP, purse(state, seat))
        actions: list[Action] = []
        for column, pawn in enumerate(self.bids):
            if column != self.barred:
                least = pawn[1] + 1 if pawn else 0
                actions += BIDS[column][least][most]
        return actions

    def cost(self, state: EvoState, seat: Seat, action: Bid) -> int:
        return due(state, seat, action.amount)

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        """E2-8.10: what one could bid tells one's points, which lie face down."""
        return not state.world.open_points

    def take(self, state: EvoState, seat: Seat, action: Bid) -> None:
        column, pawn = action.column, self.bids[action.column]
        dislodged = pawn[0] if pawn else None
        if state.aloud:
            state.tell(BidMade(seat, column, self.lot(column), action.amount, dislodged))
        pawns = list(self.bids)
        pawns[column] = (seat, action.amount)
        placed, waiting = tuple(pawns), self.queue[1:]
        if dislodged is not None:
            state.push(Laboratory(self.genes, placed, (dislodged, *waiting), column))
        elif waiting:
            state.push(Laboratory(self.genes, placed, waiting))
        else:
            state.push(Payment(self.genes, placed))

    def lot(self, column: int) -> Lot:
        return lot(self.genes, column)


def purse(state: EvoState, seat: Seat) -> int:
    """E2-3.2: the highest bid that a species could pay, its vials taken off."""
    return state.points[seat] + state.species[seat].vial


def lot(genes: Sequence[Gene | None], column: int) -> Lot:
    """What a column gives: an event card, a gene, or nothing but its place."""
    if column == 0:
        return "card"
    gene = genes[column - 1]
    return gene.slug if gene is not None else "bare"


@dataclass(frozen=True, slots=True)
class Payment(Step[EvoState]):
    """E2-3.3: all pay the bank, then each takes what their column gives."""

    tag = "payment"
    genes: tuple[Gene | None, ...]
    bids: tuple[tuple[Seat, int] | None, ...]

    def run(self, state: EvoState) -> None:
        seats: list[Seat] = []
        for column, pawn in enumerate(self.bids):
            if pawn:
                seats.append(pawn[0])
                self._pay(state, pawn[0], pawn[1], column)
        for column, gene in enumerate(self.genes, start=1):
            if gene is not None:
                state.give_gene(seats[column], gene)
        if Gene.SIXTH_SENSE in self.genes:
            foresee(state)
        if any(state.deck):
            state.push(CardDraw(seats[0]))
        # The pawns go up to the track in the order of their columns (E2-4.1).
        state.order = tuple(seats)

    def _pay(self, state: EvoState, seat: Seat, bid: int, column: int) -> None:
        paid = due(state, seat, bid)
        state.points[seat] -= paid
        if state.aloud:
            state.tell(LotPaid(seat, lot(self.genes, column), bid, paid))


def due(state: EvoState, seat: Seat, bid: int) -> int:
    """Each vial owned before this turn takes 1 off, never below 0."""
    return max(0, bid - state.species[seat].vial)


@dataclass(frozen=True, slots=True)
class CardDraw(Chance[EvoState]):
    """An event card from the deck, seen by its new owner alone."""

    tag = "card-draw"
    rule = "E2-3.3"
    phase = "mutations"
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return [(DRAW_CARD[card], left) for card, left in enumerate(state.deck) if left]

    def land(self, state: EvoState, outcome: DrawCard) -> None:
        state.take_card(self.seat, CARDS[outcome.card])
        if state.aloud:
            state.tell(CardDrawn(self.seat, outcome.card), only=self.seat)
            state.tell(CardDrawn(self.seat, None), but=self.seat)

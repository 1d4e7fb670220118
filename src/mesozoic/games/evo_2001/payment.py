"""Phase 6, paying for genes and laying them on (E1-7.4, E1-7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mesozoic.core.moments import Chance, OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import PASS, DrawGene, PlayCard
from mesozoic.games.evo_2001.card_play import (
    CardAction,
    CardWindow,
    amount,
    may_hold,
    play_card,
    playable,
)
from mesozoic.games.evo_2001.cards import Card, CardMoment
from mesozoic.games.evo_2001.events import GenePaid, GeneReturned
from mesozoic.games.evo_2001.genes import GENES, Gene
from mesozoic.games.evo_2001.opening import CardDraw
from mesozoic.games.evo_2001.state import EvoState


@dataclass(frozen=True, slots=True)
class Purchase:
    """A gene, what was bid for it, and by whom; nobody, where a scarce gene found no bidder."""

    seat: Seat | None
    bid: int
    gene: Gene


def price(bid: int, discount: int) -> int:
    """E1-7.4: each mutant gene owned before takes 1 off, never below 0."""
    return max(0, bid - discount)


def due(state: EvoState, seat: Seat, bid: int) -> int:
    """What a bid would cost, before any card."""
    return price(bid, state.portraits[seat].mutant)


def settle_up(state: EvoState, purchases: Sequence[Purchase]) -> None:
    """E1-7.4: first all pay, then all take; then the bag may give one more. Last comes first."""
    state.push(AfterAuction())
    for sale in reversed(purchases):
        state.push(Taking(sale.seat, sale.gene))
    for sale in reversed(purchases):
        if sale.seat is not None:
            state.push(PaymentTurn(sale.seat, sale.bid, sale.gene))


@dataclass(frozen=True, slots=True)
class PaymentTurn(Step[EvoState]):
    tag = "payment-turn"
    seat: Seat
    bid: int
    gene: Gene

    def run(self, state: EvoState) -> None:
        discount = state.portraits[self.seat].mutant
        go_on(state, PaymentCards(self.seat, self.bid, self.gene, discount))


@dataclass(frozen=True, slots=True)
class PaymentCards(OneSeat[EvoState]):
    """What a card may still take off the price."""

    tag = "payment-cards"
    rule = "E1-7.4"
    phase = "evolution"
    seat: Seat
    bid: int
    gene: Gene
    discount: int

    @property
    def due(self) -> int:
        return price(self.bid, self.discount)

    def options(self, state: EvoState, seat: Seat) -> Sequence[Action]:
        return [*playable(state, seat, CardMoment.PAYMENT), PASS]

    def is_secret(self, state: EvoState, seat: Seat) -> bool:
        return True

    def take(self, state: EvoState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlayCard):
            card = play_card(state, seat, action)
            go_on(state, replace(self, discount=self.discount + amount(state, card)))
        else:
            pay(state, self)


def go_on(state: EvoState, payment: PaymentCards) -> None:
    if payment.due and may_hold(state, payment.seat, CardMoment.PAYMENT):
        state.push(payment)
    else:
        pay(state, payment)


def pay(state: EvoState, payment: PaymentCards) -> None:
    state.points[payment.seat] -= payment.due
    if state.aloud:
        state.tell(GenePaid(payment.seat, payment.gene.slug, payment.bid, payment.due))


@dataclass(frozen=True, slots=True)
class Taking(Step[EvoState]):
    tag = "taking"
    seat: Seat | None
    gene: Gene

    def run(self, state: EvoState) -> None:
        if self.seat is not None:
            take_gene(state, self.seat, self.gene)
            return
        state.bag[self.gene] += 1
        if state.aloud:
            state.tell(GeneReturned(self.gene.slug))


def take_gene(state: EvoState, seat: Seat, gene: Gene) -> None:
    """E1-7.5: a card gene is traded at once for an event card, as long as there is one."""
    state.give_gene(seat, gene)
    if gene is Gene.CARD and any(state.deck):
        state.push(CardDraw(seat))


@dataclass(frozen=True, slots=True)
class AfterAuction(Step[EvoState]):
    tag = "after-auction"

    def run(self, state: EvoState) -> None:
        FreeGeneCards(state.order).pass_on(state)


@dataclass(frozen=True, slots=True)
class FreeGeneCards(CardWindow):
    """After the auction is paid: a gene from the bag, free."""

    tag = "free-gene-cards"
    rule = "E1-8.2"
    phase = "evolution"
    moment = CardMoment.AFTER_AUCTION

    def carry_out(self, state: EvoState, seat: Seat, card: Card, action: CardAction) -> bool:
        state.push(FreeGene(seat), Reopening(self))
        return False


@dataclass(frozen=True, slots=True)
class FreeGene(Chance[EvoState]):
    tag = "free-gene"
    rule = "E1-8.2"
    phase = "evolution"
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return genes_in_bag(state)

    def land(self, state: EvoState, outcome: DrawGene) -> None:
        gene = GENES[outcome.gene]
        state.bag[gene] -= 1
        take_gene(state, self.seat, gene)


@dataclass(frozen=True, slots=True)
class Reopening(Step[EvoState]):
    """E1-8.3: a drawn card may be played at once, so whoever drew is asked again."""

    tag = "reopening"
    window: FreeGeneCards

    def run(self, state: EvoState) -> None:
        self.window.pass_on(state)


def genes_in_bag(state: EvoState) -> Sequence[tuple[Action, int]]:
    draws = state.world.draws
    return [draws[gene][left] for gene, left in enumerate(state.bag) if left]

"""Accounting: every dinosaur, gene, card and point is somewhere, and each change was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mesozoic.core.values import Event
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.events import (
    BeachDrawn,
    CombatFought,
    DinosaursDied,
    DinosaurSwam,
    DinosaurWalked,
    GenePaid,
    NewbornPlaced,
    PointsScored,
    SpeciesReturned,
)
from mesozoic.games.evo_2001.genes import Gene, Portrait
from mesozoic.games.evo_2001.payment import Taking
from mesozoic.games.evo_2001.state import EvoState

PRINTED: Final = Portrait().counts()


def unaccounted(before: EvoState | None, state: EvoState, told: Sequence[Event]) -> Iterator[str]:
    """What is lost or comes from nowhere, in words."""
    yield from _dinosaurs(state)
    yield from _genes(state)
    yield from _cards(state)
    yield from (f"seat {seat} has {p} points" for seat, p in enumerate(state.points) if p < 0)
    if before is not None:
        yield from _changes(before, state, told)


def _dinosaurs(state: EvoState) -> Iterator[str]:
    """E1-0.1, E1-4.1: no more of a species than there are, one to a zone, none in the sea."""
    taken = ~((1 << len(state.world.island.terrain)) - 1)
    for seat, herd in enumerate(state.herds):
        if herd & taken:
            yield f"seat {seat} stands in the sea or on another's zone"
        if state.reserve(state.world.seats[seat]) < 0:
            yield f"seat {seat} has {herd.bit_count()} dinosaurs"
        taken |= herd


def _genes(state: EvoState) -> Iterator[str]:
    """E1-0.2: in the bag, on a portrait, on offer, or traded and out of the game."""
    on_offer = [gene for moment in state.stack for gene in _genes_of(moment)]
    portraits = [portrait.counts() for portrait in state.portraits]
    for gene in Gene:
        laid = state.spent_genes
        if gene is not Gene.CARD:
            laid = sum([counts[gene] for counts in portraits]) - PRINTED[gene] * len(portraits)
        found = state.bag[gene] + laid + on_offer.count(gene)
        if found != state.world.components.bag[gene]:
            yield f"{found} genes {gene.slug}, not {state.world.components.bag[gene]}"


def _genes_of(moment: object) -> tuple[Gene, ...]:
    """The genes that lie on the table while a moment waits. Payments name theirs again."""
    if isinstance(moment, GeneDraw):
        return moment.drawn
    if isinstance(moment, Auction):
        return moment.genes
    return (moment.gene,) if isinstance(moment, Taking) else ()


def _cards(state: EvoState) -> Iterator[str]:
    """E1-0.3: in the deck, in a hand, or on the discard."""
    held = [card for hand in state.hands for card in hand]
    for card, copies in zip(Card, state.world.components.copies, strict=True):
        found = state.deck[card] + state.discard[card] + held.count(card)
        if found != copies:
            yield f"{found} cards {card.slug}, not {copies}"


def _changes(before: EvoState, state: EvoState, told: Sequence[Event]) -> Iterator[str]:
    """What was told, done to the old points and herds, must give the new ones."""
    points, herds = before.points[:], before.herds[:]
    for event in told:
        match event:
            case PointsScored(seat, gained):
                points[seat] += gained
            case GenePaid(seat=seat, paid=paid):
                points[seat] -= paid
            case BeachDrawn(seat, zone) | NewbornPlaced(seat, zone) | SpeciesReturned(seat, zone):
                herds[seat] ^= 1 << zone
            case DinosaurWalked(seat, origin, target) | DinosaurSwam(seat, origin, target):
                herds[seat] ^= 1 << origin | 1 << target
            case DinosaursDied(seat, zones):
                herds[seat] ^= sum(1 << zone for zone in zones)
            case CombatFought():
                _fight(herds, event)
    if points != state.points:
        yield f"points {state.points}, but what was told gives {points}"
    if herds != state.herds:
        yield f"herds {state.herds}, but what was told gives {herds}"


def _fight(herds: list[int], fight: CombatFought) -> None:
    herds[fight.seat] ^= 1 << fight.origin
    if fight.won:
        herds[fight.rival] ^= 1 << fight.target
        herds[fight.seat] ^= 1 << fight.target

"""Accounting: every dinosaur, gene, card, token and point is somewhere, each change was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mesozoic.core.values import Event
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import (
    BabyFought,
    DinosaurEscaped,
    DinosaurFell,
    DinosaurFlew,
    DinosaursDied,
    DinosaurSwam,
    DinosaurWalked,
    DinosaurWithdrawn,
    EggStolen,
    LotPaid,
    NewbornPlaced,
    PlaceWon,
    PointsScored,
    StartDrawn,
)
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE, Gene, Species
from mesozoic.games.evo_2011.mutations import GeneDraw, Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import TURNING

PRINTED: Final = Species().counts()


def unaccounted(before: EvoState | None, state: EvoState, told: Sequence[Event]) -> Iterator[str]:
    """What is lost or comes from nowhere, in words."""
    yield from _dinosaurs(state)
    yield from _genes(state)
    yield from _cards(state)
    yield from _tokens(state)
    yield from (f"seat {seat} has {p} points" for seat, p in enumerate(state.points) if p < 0)
    if before is not None:
        yield from _changes(before, state, told)


def _dinosaurs(state: EvoState) -> Iterator[str]:
    """E2-0.1, E2-5.1: no more of a species than there are, one to a zone, never fewer than two."""
    taken = ~((1 << len(state.world.island)) - 1)
    for seat, herd in enumerate(state.herds):
        if herd & taken:
            yield f"seat {seat} stands in the sea or on another's zone"
        if state.reserve(state.world.seats[seat]) < 0 or (state.turn and herd.bit_count() < 2):
            yield f"seat {seat} has {herd.bit_count()} dinosaurs"
        taken |= herd


def _genes(state: EvoState) -> Iterator[str]:
    """E2-0.2, E2-0.3: in the bag, on a species board or in the laboratory; a unique one once."""
    offered = [gene for moment in state.stack for gene in _genes_of(moment)]
    species = [own.counts() for own in state.species]
    for gene in NORMAL:
        laid = sum([counts[gene] for counts in species]) - PRINTED[gene] * len(species)
        found = state.bag[gene] + laid + offered.count(gene)
        if found != state.world.components.bag[gene]:
            yield f"{found} genes {gene.slug}, not {state.world.components.bag[gene]}"
    for gene in UNIQUE:
        found = sum([own.has(gene) for own in state.species]) + offered.count(gene)
        if found + (state.unseen >> gene & 1) != 1:
            yield f"the gene {gene.slug} is not in one place"


def _genes_of(moment: object) -> tuple[Gene | None, ...]:
    if isinstance(moment, GeneDraw):
        return moment.drawn
    return moment.genes if isinstance(moment, Laboratory) else ()


def _cards(state: EvoState) -> Iterator[str]:
    """E2-0.7: in the deck, in a hand, or on the discard."""
    held = [card for hand in state.hands for card in hand]
    for card, copies in zip(Card, state.world.components.copies, strict=True):
        found = state.deck[card] + state.discard[card] + held.count(card)
        if found != copies:
            yield f"{found} cards {card.slug}, not {copies}"


def _tokens(state: EvoState) -> Iterator[str]:
    """E2-0.4: turned up, foreseen, or unseen."""
    for token in TURNING:
        seen = state.revealed.count(token) + (token is state.foreseen)
        found = state.tokens[token] + seen
        if found != state.world.components.tokens[token]:
            yield f"{found} tokens {token.slug}, not {state.world.components.tokens[token]}"


def _changes(before: EvoState, state: EvoState, told: Sequence[Event]) -> Iterator[str]:
    """What was told, done to the old points and herds, must give the new ones."""
    points, herds = before.points[:], before.herds[:]
    for event in told:
        match event:
            case PointsScored(seat, gained):
                points[seat] += gained
            case LotPaid(seat=seat, paid=paid):
                points[seat] -= paid
            case _:
                _move(herds, event)
    if points != state.points:
        yield f"points {state.points}, but what was told gives {points}"
    if herds != state.herds:
        yield f"herds {state.herds}, but what was told gives {herds}"


def _move(herds: list[int], event: Event) -> None:
    match event:
        case StartDrawn(seat, zones) | DinosaursDied(seat, zones):
            herds[seat] ^= sum(1 << zone for zone in zones)
        case (
            DinosaurWalked(seat, origin, target)
            | DinosaurFlew(seat, origin, target)
            | DinosaurSwam(seat, origin, target)
            | DinosaurEscaped(seat, origin, target)
            | PlaceWon(seat, origin, target)
        ):
            herds[seat] ^= 1 << origin | 1 << target
        case NewbornPlaced(seat, zone) | DinosaurWithdrawn(seat, zone) | DinosaurFell(seat, zone):
            herds[seat] ^= 1 << zone
        case EggStolen(seat, rival, zone) | BabyFought(seat, rival, zone, won=True):
            herds[seat] ^= 1 << zone
            herds[rival] ^= 1 << zone

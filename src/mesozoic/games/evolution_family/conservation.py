"""Accounting: every card and token is somewhere, every piece stands, each change was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from mesozoic.core.values import Event
from mesozoic.games.evolution_family.contest import Comparing, Contest, ContestCard
from mesozoic.games.evolution_family.eras import Ground
from mesozoic.games.evolution_family.events import (
    CardLost,
    CardPut,
    PieceDragged,
    PieceMoved,
    PieceSentBack,
    RockChosen,
    TokensLost,
    TokensRegained,
)
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import Thunderbolt
from mesozoic.games.evolution_family.turn import Aside
from mesozoic.games.evolution_family.world import TOKENS

# The moments that hold a card of the table.
HOLDERS: Final = frozenset((CardPlacing, Contest, Comparing, ContestCard, Aside))


def unaccounted(
    before: FamilyState | None, state: FamilyState, told: Sequence[Event]
) -> Iterator[str]:
    """What is lost or comes from nowhere, in words."""
    yield from _cards(state)
    yield from _bolts(state)
    yield from _paths(state)
    yield from _pieces(state)
    yield from _cone(state)
    for animal, held in enumerate(state.tokens):
        if not 0 <= held <= TOKENS:
            yield f"animal {animal} has {held} tokens"
    if before is not None:
        yield from _changes(before, state, told)


def _cards(state: FamilyState) -> Iterator[str]:
    """EF-0.1: in the deck, on the discard, in a path, out of the game, or on the table."""
    found = [0] * len(state.world.slugs)
    places = (*state.paths, state.deck, state.discard, state.removed, _on_table(state))
    for cards in places:
        for card in cards:
            found[card] += 1
    printed = state.world.printed
    if tuple(found) != printed:
        for card, (total, copies) in enumerate(zip(found, printed, strict=True)):
            if total != copies:
                yield f"{total} cards {state.world.slugs[card]}, not {copies}"


def _on_table(state: FamilyState) -> list[int]:
    stack: list[Any] = state.stack
    return [moment.card for moment in stack if type(moment) in HOLDERS]


def _bolts(state: FamilyState) -> Iterator[str]:
    for bolt, copies in zip(Thunderbolt, state.world.components.bolts, strict=True):
        found = state.bolts[bolt] + state.struck.count(bolt)
        if found != copies:
            yield f"{found} thunderbolts {bolt.slug}, not {copies}"


def _paths(state: FamilyState) -> Iterator[str]:
    """EF-2.1: in the order of eras, none twice, six at most."""
    kinds = state.world.cards
    for path, cards in enumerate(state.paths):
        eras = [kinds[card].era for card in cards]
        if len(eras) > state.world.full_path or eras != sorted(set(eras)):
            yield f"path {path} is {eras}"


def _pieces(state: FamilyState) -> Iterator[str]:
    """EF-4.1: on a place of its path, never on a volcano or the cone."""
    for animal, spot in enumerate(state.pieces):
        if not SECTOR <= spot.depth < len(state.paths[animal]):
            yield f"piece {animal} stands nowhere: {spot}"
        elif spot.depth != SECTOR:
            ground = state.card(animal, spot.depth).places[spot.lane]
            if ground is Ground.VOLCANO or state.has_cone(animal, spot.depth, spot.lane):
                yield f"piece {animal} stands on a volcano or the cone"
            if spot.part and ground is not Ground.MARSH:
                yield f"piece {animal} stands on a part of a place that has none"


def _cone(state: FamilyState) -> Iterator[str]:
    cone = state.cone
    if cone is None:
        return
    is_there = cone.depth < len(state.paths[cone.path])
    if not is_there or state.card(cone.path, cone.depth).places[cone.lane] is not Ground.ROCK:
        yield f"the cone stands on no rock: {cone}"


def _changes(before: FamilyState, state: FamilyState, told: Sequence[Event]) -> Iterator[str]:
    """What was told, done to the old tokens and pieces, must give the new ones."""
    tokens, pieces = before.tokens[:], before.pieces[:]
    for event in told:
        _retell(tokens, pieces, event)
    if tokens != state.tokens:
        yield f"tokens {state.tokens}, but what was told gives {tokens}"
    if pieces != state.pieces:
        yield f"pieces {state.pieces}, but what was told gives {pieces}"


def _retell(tokens: list[int], pieces: list[Spot], event: Event) -> None:
    match event:
        case TokensLost(animal, number):
            tokens[animal] -= number
        case TokensRegained(animal, number):
            tokens[animal] += number
        case RockChosen(animal, lane):
            pieces[animal] = Spot(SECTOR, lane)
        case PieceMoved(animal, depth, lane, part, paid):
            pieces[animal] = Spot(depth, lane, part)
            tokens[animal] -= paid
        case PieceSentBack(animal, depth, lane) | PieceDragged(_, animal, depth, lane):
            pieces[animal] = Spot(depth, lane)
        case CardPut(path=path, depth=depth, replaced=None) if pieces[path].depth >= depth:
            pieces[path] = replace(pieces[path], depth=pieces[path].depth + 1)
        case CardLost(path, _, depth) if pieces[path].depth > depth:
            pieces[path] = replace(pieces[path], depth=pieces[path].depth - 1)

"""Paths (EF-2.1 to EF-2.3): where an era card belongs, and what putting it there does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from mesozoic.core.moments import OneSeat
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import DISCARD, DiscardCard, Drag, PutCard
from mesozoic.games.evolution_family.events import (
    CardDiscarded,
    CardLost,
    CardPut,
    PieceDragged,
)
from mesozoic.games.evolution_family.kinds import Animal
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import send_back
from mesozoic.games.evolution_family.world import DRAG, PUT, cone_at, spot_at

Obstacle = Literal["", "path-full", "piece-on-card", "premium-there"]
"""What keeps an era card out of a path; nothing, where it may be put."""


def place_for(state: FamilyState, path: int, card: int) -> tuple[int, bool]:
    """The one depth where a card's era belongs in a path, and whether a card of it is there."""
    eras, cards = state.world.eras, state.paths[path]
    era = eras[card]
    for depth, other in enumerate(cards):
        if eras[other] >= era:
            return depth, eras[other] == era
    return len(cards), False


def obstacle(state: FamilyState, path: int, card: int) -> Obstacle:
    """What keeps a card out of a path (EF-2.2); nothing, where it may be put."""
    depth, replaces = place_for(state, path, card)
    if not replaces:
        return "path-full" if len(state.paths[path]) == state.world.full_path else ""
    if state.pieces[path].depth == depth:
        return "piece-on-card"
    premium = state.world.premium
    if premium[state.paths[path][depth]] and not premium[card]:
        return "premium-there"
    return ""


@dataclass(frozen=True, slots=True)
class CardPlacing(OneSeat[FamilyState]):
    """EF-3.2, EF-3.4: put an era card in any path, or discard it."""

    tag = "card-placing"
    rule = "EF-2.2"
    phase = "card"
    seat: Seat
    card: int

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        paths = [path for path in state.world.animals if not obstacle(state, path, self.card)]
        actions: list[Action] = [PUT[path] for path in paths]
        actions.append(DISCARD)
        return actions

    def take(self, state: FamilyState, seat: Seat, action: PutCard | DiscardCard) -> None:
        if isinstance(action, PutCard):
            put_card(state, seat, action.path, self.card)
            return
        state.throw_away(self.card)
        if state.aloud:
            state.tell(CardDiscarded(seat, state.world.slugs[self.card]))


def put_card(state: FamilyState, seat: Seat, path: int, card: int) -> None:
    depth, replaces = place_for(state, path, card)
    slugs = state.world.slugs
    if state.aloud:
        replaced = slugs[state.paths[path][depth]] if replaces else None
        state.tell(CardPut(seat, path, slugs[card], depth, replaced))
    if replaces:
        replace_card(state, path, depth, card)
    else:
        insert_card(state, seat, path, depth, card)


def replace_card(state: FamilyState, path: int, depth: int, card: int) -> None:
    cards = state.paths[path]
    state.throw_away(cards[depth])
    state.paths[path] = (*cards[:depth], card, *cards[depth + 1 :])
    if state.is_under_cone(path, depth):
        state.return_cone()


def insert_card(state: FamilyState, seat: Seat, path: int, depth: int, card: int) -> None:
    """EF-2.3: a piece further out than the new card must be moved to a rock on it."""
    cards = state.paths[path]
    state.paths[path] = (*cards[:depth], card, *cards[depth:])
    cone, piece = state.cone, state.pieces[path]
    if cone is not None and cone.path == path and cone.depth >= depth:
        state.cone = cone_at(path, cone.depth + 1, cone.lane)
    if piece.depth >= depth:
        state.pieces[path] = spot_at(piece.depth + 1, piece.lane, piece.part)
        drag_or_ask(state, Dragging(seat, path, depth))


@dataclass(frozen=True, slots=True)
class Dragging(OneSeat[FamilyState]):
    """EF-2.3: whoever inserted the card chooses the rock."""

    tag = "dragging"
    rule = "EF-2.3"
    phase = "card"
    seat: Seat
    animal: Animal
    depth: int

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        return [DRAG[lane] for lane in state.rocks(self.animal, self.depth)]

    def take(self, state: FamilyState, seat: Seat, action: Drag) -> None:
        self.drag(state, action.lane)

    def drag(self, state: FamilyState, lane: int) -> None:
        state.pieces[self.animal] = spot_at(self.depth, lane)
        if state.aloud:
            state.tell(PieceDragged(self.seat, self.animal, self.depth, lane))


def drag_or_ask(state: FamilyState, dragging: Dragging) -> None:
    """Where the card has one rock there is nothing to choose."""
    rocks = state.rocks(dragging.animal, dragging.depth)
    if len(rocks) == 1:
        dragging.drag(state, rocks[0])
    else:
        state.push(dragging)


def lose_card(state: FamilyState, path: int, depth: int) -> None:
    """EF-4.4: the card goes to the discard, and the path closes up, lane to lane."""
    cards = state.paths[path]
    if state.aloud:
        state.tell(CardLost(path, state.world.slugs[cards[depth]], depth))
    if state.pieces[path].depth == depth:
        send_back(state, path)
    state.throw_away(cards[depth])
    state.paths[path] = (*cards[:depth], *cards[depth + 1 :])
    piece = state.pieces[path]
    if piece.depth > depth:
        state.pieces[path] = spot_at(piece.depth - 1, piece.lane, piece.part)
    _close_up_cone(state, path, depth)


def _close_up_cone(state: FamilyState, path: int, depth: int) -> None:
    cone = state.cone
    if cone is None or cone.path != path or cone.depth < depth:
        return
    if cone.depth == depth:
        state.return_cone()
    else:
        state.cone = cone_at(path, cone.depth - 1, cone.lane)

"""What whoever is new to the game is told while they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Unpack

from mesozoic.core.advice import Remark, Slip, slip
from mesozoic.core.play import seen
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.about import About
from mesozoic.games.evolution_family.actions import (
    DiscardCard,
    Move,
    PutCard,
    Spare,
    Stay,
    StayOut,
)
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eruption import Eruption, is_on_flank
from mesozoic.games.evolution_family.kinds import Animal
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.paths import CardPlacing, obstacle, place_for
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning
from mesozoic.games.evolution_family.world import spot_at


def _remark(rule: str, key: str, **about: Unpack[About]) -> Remark:
    return Remark(rule, key, about)


def urgent(state: FamilyState, seat: Seat) -> Iterator[Remark]:
    for animal in state.world.animals:
        is_own = state.world.owner[animal] == seat
        if state.is_on_last_card(animal):
            if is_own:
                yield _remark("EF-6.1", "urgent-ready", animal=Animal(animal))
            else:
                yield _remark("EF-6.1", "urgent-rival-ready", animal=Animal(animal))
        if is_own and is_on_flank(state, animal) and _eruptions(state):
            yield _remark("EF-5.1", "urgent-flank", animal=Animal(animal), count=_eruptions(state))


def _eruptions(state: FamilyState) -> int:
    """How many the deck still holds."""
    return state.deck.count(state.world.eruption)


def slips(state: FamilyState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    match seen(state, seat):
        case CardPlacing(_, card):
            yield from _placings(state, seat, offered, card)
        case Contest():
            remark = _remark("EF-3.4", "slip-stay-out")
            yield from slip(remark, offered, lambda action: isinstance(action, StayOut))
        case Moving() as moving:
            yield from _steps(state, offered, moving)
        case Eruption() | Lightning():
            remark = _remark("EF-5.1", "slip-spared")
            yield from slip(remark, offered, lambda action: isinstance(action, Spare))


def _placings(
    state: FamilyState, seat: Seat, offered: Sequence[Action], card: int
) -> Iterator[Slip]:
    """To drag one's own piece back, or to throw away what lengthens one's own path."""
    own = [path for path in state.world.own[seat] if not obstacle(state, path, card)]
    added = [path for path in own if not place_for(state, path, card)[1]]
    dragging = [
        path for path in added if state.pieces[path].depth >= place_for(state, path, card)[0]
    ]
    if len(added) > len(dragging):
        remark = _remark("EF-2.2", "slip-discard")
        yield from slip(remark, offered, lambda action: isinstance(action, DiscardCard))
    for path in dragging:
        remark = _remark("EF-2.3", "slip-drags-own", animal=Animal(path))
        places = (at for at, action in enumerate(offered) if action == PutCard(Animal(path)))
        yield Slip(remark, tuple(places))


def _steps(state: FamilyState, offered: Sequence[Action], moving: Moving) -> Iterator[Slip]:
    """To stay where a step forward is free, to stand on a flank for nothing, to spend the last
    token."""
    animal = state.active
    depth = state.pieces[animal].depth
    moves = [action for action in offered if isinstance(action, Move)]
    if not moving.paid and any(move.depth > depth for move in moves):
        remark = _remark("EF-3.3", "slip-stay")
        yield from slip(remark, offered, lambda action: isinstance(action, Stay))
    if moving.paid and state.tokens[animal] == 1:
        remark = _remark("EF-3.3", "slip-last-token")
        yield from slip(remark, offered, lambda action: isinstance(action, Move))
    flanks = {move for move in moves if _ends_on_flank(state, animal, move)}
    safe = [move.depth for move in moves if move not in flanks]
    safest = max(safe if is_on_flank(state, animal) else [*safe, depth], default=depth)
    rash = {move for move in flanks if move.depth <= safest}
    if rash and _eruptions(state):
        remark = _remark("EF-5.1", "slip-flank", count=_eruptions(state))
        yield from slip(remark, offered, lambda action: action in rash)


def _ends_on_flank(state: FamilyState, animal: int, move: Move) -> bool:
    after = state.copy()
    after.pieces[animal] = spot_at(move.depth, move.lane, move.part)
    return bool(is_on_flank(after, animal))

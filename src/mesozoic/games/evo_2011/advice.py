"""What whoever is new to the game is told while they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Unpack

from mesozoic.core.advice import Remark, Slip, having_done, slip
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.about import About
from mesozoic.games.evo_2011.actions import (
    Bid,
    Decline,
    Fall,
    Fly,
    Pass,
    PlaceNewborn,
    PlayCard,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2011.births import Births
from mesozoic.games.evo_2011.fight import ChameleonSkin
from mesozoic.games.evo_2011.forecast import meteorite, peril, shelters
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import GeyserCards, exposed
from mesozoic.islands.peril import Peril

UNDER_THE_CLIMATE: Final = ("movement", "births", "survival")
"""The phases in which the climate of the turn is about to strike."""
MOST_OF_IT: Final = 2
"""A price of more than one part in so many of a people's points is most of them."""


def _remark(rule: str, key: str, **about: Unpack[About]) -> Remark:
    return Remark(rule, key, about)


def urgent(state: EvoState, seat: Seat) -> Iterator[Remark]:
    now = pending(state)
    if now is None or now.phase not in UNDER_THE_CLIMATE:
        return
    yield from _losses(state, seat)
    tokens = meteorite(state)
    if tokens == 1:
        yield _remark("E2-2.1", "urgent-last-turn")
    elif tokens:
        yield _remark("E2-2.1", "urgent-end", count=tokens)


def _losses(state: EvoState, seat: Seat) -> Iterator[Remark]:
    sheltered = shelters(state)[seat]
    losses = _peril(state, seat).losses
    if sheltered is None or not losses:
        return
    dying = {group.temperature: group.dying for group in exposed(state, seat, sheltered)}
    if sum(dying.values()) > losses:
        yield _remark("E2-7.1", "urgent-losses", count=losses)
        return
    if "cold" in dying:
        yield _remark("E2-7.1", "urgent-cold", count=dying["cold"])
    if "hot" in dying:
        yield _remark("E2-7.1", "urgent-hot", count=dying["hot"])
    if "deadly" in dying:
        yield _remark("E2-7.1", "urgent-deadly", count=dying["deadly"])


def slips(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    match pending(state):
        case Movement():
            yield from _left_to_die(state, seat, offered)
        case Births():
            yield from _births(state, seat, offered)
        case GeyserCards():
            yield from _unsaved(state, seat, offered)
        case ChameleonSkin():
            remark = _remark("E2-8.9", "slip-fall")
            yield from slip(remark, offered, lambda action: isinstance(action, Fall))
        case Laboratory() as laboratory:
            yield from _dear_bids(state, seat, offered, laboratory)


def _peril(state: EvoState, seat: Seat) -> Peril:
    return peril(state, seat, shelters(state)[seat])


def _living(state: EvoState, seat: Seat) -> int:
    """How many of a people would live if nothing but the climate came."""
    return state.dinosaurs(seat) - _peril(state, seat).losses


def _living_after(state: EvoState, seat: Seat, action: Action) -> int:
    return _living(having_done(state, seat, action), seat)


def _left_to_die(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To stop, where a step could save one of those that will die."""
    losses = _peril(state, seat).losses
    if not losses:
        return
    living = _living(state, seat)
    steps = (action for action in offered if isinstance(action, Walk | Swim | Fly))
    if any(_living_after(state, seat, step) > living for step in steps):
        remark = _remark("E2-7.1", "slip-left-to-die", count=losses)
        yield from slip(remark, offered, lambda action: isinstance(action, Stop))


def _births(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To have no newborn where one would live, or to place it where it dies instead."""
    living = _living(state, seat)
    lives: dict[Action, bool] = {
        action: _living_after(state, seat, action) > living
        for action in offered
        if isinstance(action, PlaceNewborn) and state.owner(action.zone) is None
    }
    if any(lives.values()):
        declined = _remark("E2-6.1", "slip-no-newborn")
        yield from slip(declined, offered, lambda action: isinstance(action, Decline))
        dying = _remark("E2-7.1", "slip-born-to-die")
        yield from slip(dying, offered, lambda action: lives.get(action) is False)


def _unsaved(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To play no geysers, while they would save somebody."""
    living = _living(state, seat)
    cards = (action for action in offered if isinstance(action, PlayCard))
    saving = next((one for one in cards if _living_after(state, seat, one) > living), None)
    if saving:
        remark = _remark("E2-9.1", "slip-unsaved", card=saving.card)
        yield from slip(remark, offered, lambda action: isinstance(action, Pass))


def _dear_bids(
    state: EvoState, seat: Seat, offered: Sequence[Action], laboratory: Laboratory
) -> Iterator[Slip]:
    """To bid most of one's points: they are also what wins the game."""
    by_price: dict[int, list[int]] = {}
    for place, action in enumerate(offered):
        assert isinstance(action, Bid)
        pays = laboratory.cost(state, seat, action)
        if pays * MOST_OF_IT > state.points[seat]:
            by_price.setdefault(pays, []).append(place)
    for pays, places in by_price.items():
        yield Slip(_remark("E2-7.2", "slip-dear-bid", pays=pays), tuple(places))

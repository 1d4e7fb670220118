"""What whoever is new to the game is told while they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Unpack

from mesozoic.core.advice import Remark, Slip, having_done, slip
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.about import About
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    Pass,
    PlaceNewborn,
    PlayCard,
    PlayCardFor,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.forecast import end_faces, peril, toll
from mesozoic.games.evo_2001.movement import Movement
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalCards

UNDER_THE_CLIMATE: Final = ("movement", "births", "survival")
"""The phases in which the climate of the turn is known, and has not struck everybody yet."""
POOR_ODDS: Final = 2
"""An attack that wins on no more faces than this is more likely lost than won."""
MOST_OF_IT: Final = 2
"""A price of more than one part in so many of a species' points is most of them."""


def _remark(rule: str, key: str, **about: Unpack[About]) -> Remark:
    return Remark(rule, key, about)


def urgent(state: EvoState, seat: Seat) -> Iterator[Remark]:
    now = pending(state)
    if now is None or now.phase not in UNDER_THE_CLIMATE:
        return
    taken = toll(state, seat)
    if taken.cold:
        yield _remark("E1-6.1", "urgent-cold", count=taken.cold)
    if taken.hot:
        yield _remark("E1-6.1", "urgent-hot", count=taken.hot)
    if taken.deadly:
        yield _remark("E1-6.1", "urgent-deadly", count=taken.deadly)
    ends = end_faces(state)
    if ends:
        yield _remark("E1-7.1", "urgent-end", faces=len(ends))


def slips(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    match pending(state):
        case Movement() as movement:
            yield from _left_to_die(state, seat, offered)
            yield from _poor_attacks(state, seat, offered, movement)
        case Births():
            yield from _born_to_die(state, seat, offered)
        case SurvivalCards():
            yield from _unsaved(state, seat, offered)
        case Auction() as auction:
            yield from _dear_bids(state, seat, offered, auction)
            yield from _high_bids(offered, auction)


def _living(state: EvoState, seat: Seat) -> int:
    """How many of a species would live if nothing but the climate came."""
    return state.dinosaurs(seat) - peril(state, seat).losses


def _living_after(state: EvoState, seat: Seat, action: Action) -> int:
    return _living(having_done(state, seat, action), seat)


def _left_to_die(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To stop, where a step could save one of those that will die."""
    losses = peril(state, seat).losses
    if not losses:
        return
    living = _living(state, seat)
    steps = (action for action in offered if isinstance(action, Walk | Swim))
    if any(_living_after(state, seat, step) > living for step in steps):
        remark = _remark("E1-6.1", "slip-left-to-die", count=losses)
        yield from slip(remark, offered, lambda action: isinstance(action, Stop))


def _poor_attacks(
    state: EvoState, seat: Seat, offered: Sequence[Action], movement: Movement
) -> Iterator[Slip]:
    """To attack against the odds with one that is in no danger."""
    danger = peril(state, seat)
    lost = {*danger.doomed, *danger.threatened}
    by_faces: dict[int, list[int]] = {}
    for place, action in enumerate(offered):
        if isinstance(action, Attack) and action.origin not in lost:
            rival = state.owner(action.target)
            assert rival is not None
            faces = movement.highest_winning_face(state, rival)
            by_faces.setdefault(faces, []).append(place)
    for faces, places in by_faces.items():
        if faces <= POOR_ODDS:
            yield Slip(_remark("E1-4.2", "slip-poor-attack", faces=faces), tuple(places))


def _born_to_die(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To place a newborn where it will die, while there is room where it would live."""
    living = _living(state, seat)
    lives: dict[Action, bool] = {
        action: _living_after(state, seat, action) > living
        for action in offered
        if isinstance(action, PlaceNewborn)
    }
    if any(lives.values()):
        remark = _remark("E1-6.1", "slip-born-to-die")
        yield from slip(remark, offered, lambda action: lives.get(action) is False)


def _unsaved(state: EvoState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To play no card, while one in hand would save somebody."""
    living = _living(state, seat)
    cards = (action for action in offered if isinstance(action, PlayCard | PlayCardFor))
    saving = next((one for one in cards if _living_after(state, seat, one) > living), None)
    if saving:
        remark = _remark("E1-8.2", "slip-unsaved", card=saving.card)
        yield from slip(remark, offered, lambda action: isinstance(action, Pass))


def _dear_bids(
    state: EvoState, seat: Seat, offered: Sequence[Action], auction: Auction
) -> Iterator[Slip]:
    """To bid most of one's points: they are also what wins the game."""
    by_price: dict[int, list[int]] = {}
    for place, action in enumerate(offered):
        pays = auction.cost(state, seat, action) or 0
        if pays * MOST_OF_IT > state.points[seat]:
            by_price.setdefault(pays, []).append(place)
    for pays, places in by_price.items():
        yield Slip(_remark("E1-6.2", "slip-dear-bid", pays=pays), tuple(places))


def _high_bids(offered: Sequence[Action], auction: Auction) -> Iterator[Slip]:
    """To bid more than is needed: whoever is outbid bids again in any case."""
    for lot, standing in enumerate(auction.bids):
        least = standing[1] + 1 if standing else 0
        remark = _remark("E1-7.2", "slip-high-bid", least=least)
        places = (
            place
            for place, action in enumerate(offered)
            if isinstance(action, Bid) and action.lot == lot and action.amount > least
        )
        if found := tuple(places):
            yield Slip(remark, found)

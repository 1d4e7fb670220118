"""Which rule forbids what a player thought of."""

from __future__ import annotations

from typing import Any, Unpack

from mesozoic.core.game import Why
from mesozoic.core.play import deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.about import About
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    DropOut,
    Pass,
    PlaceNewborn,
    PlayCard,
    PlayCardAgainst,
    PlayCardFor,
    RemoveDinosaur,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.auction import Auction, purse
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.card_play import CardWindow, refugees
from mesozoic.games.evo_2001.cards import CARDS, MOMENT, Card, CardMoment
from mesozoic.games.evo_2001.island import Terrain
from mesozoic.games.evo_2001.movement import Movement, highest_winning_face, horns_ahead
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import Culling, SurvivalCards
from mesozoic.games.evo_2001.world import TURNS_WITHOUT_CARDS


def explain(state: EvoState, seat: Seat, action: Action) -> Why | None:
    """The first rule, as the rulebook would be read, that stands against an action now."""
    if action in options(state, seat):
        return None
    match action:
        case Walk() | Attack() | Swim():
            return _movement(state, seat, action)
        case PlaceNewborn(zone):
            return _newborn(state, seat, zone)
        case RemoveDinosaur(zone):
            return _removal(state, seat, zone)
        case Bid():
            return _bid(state, seat, action)
        case DropOut():
            return _drop_out(state, seat)
        case PlayCard() | PlayCardAgainst() | PlayCardFor():
            return _card(state, seat, action)
        case Pass() | Stop():
            return _declining(state, seat)
    return Why("", "why-luck")


def _why(rule: str, key: str, **about: Unpack[About]) -> Why:
    return Why(rule, f"why-{key}", about)


def _is_zone(state: EvoState, zone: int) -> bool:
    return 0 <= zone < len(state.world.island.terrain)


def _no_zone(state: EvoState, zone: int) -> Why:
    return _why("E1-0.6", "no-zone", zone=zone, last=len(state.world.island.terrain) - 1)


def _movement(state: EvoState, seat: Seat, action: Walk | Attack | Swim) -> Why:
    now: Any = pending(state)
    for zone in (action.origin, action.target):
        if not _is_zone(state, zone):
            return _no_zone(state, zone)
    if not isinstance(now, Movement) or now.seat != seat:
        return _why("E1-4.1", "not-movement")
    if state.owner(action.origin) != seat:
        return _why("E1-4.1", "not-your-dinosaur", zone=action.origin)
    if not now.steps:
        return _why("E1-4.1", "no-steps", legs=state.portraits[seat].leg)
    if isinstance(action, Swim):
        return _swim(state, now, action)
    return _step(state, now, action)


def _swim(state: EvoState, now: Movement, action: Swim) -> Why:
    if not now.swims:
        return _why("E1-8.2", "no-swim")
    for zone in (action.origin, action.target):
        if state.world.island.terrain[zone] is not Terrain.BEACH:
            return _why("E1-8.2", "swim-not-beach", zone=zone)
    return _why("E1-8.2", "swim-occupied", zone=action.target)


def _step(state: EvoState, now: Movement, action: Walk | Attack) -> Why:
    if action.target not in state.world.island.neighbours[action.origin]:
        return _why("E1-4.1", "not-adjacent", origin=action.origin, target=action.target)
    owner = state.owner(action.target)
    if owner == now.seat:
        return _why("E1-4.1", "own-dinosaur", zone=action.target)
    if owner is None:
        return _why("E1-4.2", "nobody-to-attack", zone=action.target)
    ahead = horns_ahead(state, now.seat, now.rage, owner)
    if not highest_winning_face(ahead):
        return _why("E1-4.2", "too-few-horns", rival=owner, fewer=-ahead)
    return _why("E1-4.2", "entering-is-attacking", zone=action.target, rival=owner)


def _newborn(state: EvoState, seat: Seat, zone: int) -> Why:
    now: Any = pending(state)
    if not _is_zone(state, zone):
        return _no_zone(state, zone)
    if not isinstance(now, Births) or now.seat != seat:
        return _why("E1-5.1", "not-births")
    if not now.left:
        return _why("E1-5.1", "no-eggs")
    if not state.reserve(seat):
        return _why("E1-5.1", "no-reserve")
    if state.owner(zone) is not None:
        return _why("E1-5.1", "not-empty", zone=zone)
    if now.returning:
        return _why("E1-5.2", "no-newborn-near", zone=zone)
    return _why("E1-5.1", "no-adult-near", zone=zone, reach=now.reach)


def _removal(state: EvoState, seat: Seat, zone: int) -> Why:
    now: Any = pending(state)
    if not _is_zone(state, zone):
        return _no_zone(state, zone)
    if not isinstance(now, Culling) or now.seat != seat:
        return _why("E1-6.1", "not-survival")
    if state.owner(zone) != seat:
        return _why("E1-6.1", "not-your-dinosaur", zone=zone)
    return _why("E1-6.1", "safe-here", zone=zone)


def _bid(state: EvoState, seat: Seat, action: Bid) -> Why:
    now: Any = pending(state)
    if not isinstance(now, Auction):
        return _why("E1-7.2", "not-auction")
    if seat not in now.seats(state):
        return _why("E1-7.2", "not-asked")
    if not 0 <= action.lot < len(now.genes):
        return _why("E1-7.2", "no-lot", lot=action.lot, last=len(now.genes) - 1)
    if not _can_bid(state, now, seat):
        return _why("E1-7.7", "no-bid-affordable")
    standing = now.bids[action.lot]
    least = standing[1] + 1 if standing else 0
    if action.amount < least:
        return _why("E1-7.2", "bid-too-low", least=least)
    return _why("E1-7.3", "bid-too-high", most=purse(state, seat))


def _can_bid(state: EvoState, now: Auction, seat: Seat) -> bool:
    return any(isinstance(option, Bid) for option in now.options(state, seat))


def _drop_out(state: EvoState, seat: Seat) -> Why:
    now: Any = pending(state)
    if not isinstance(now, Auction):
        return _why("E1-7.2", "not-auction")
    if seat not in now.seats(state):
        return _why("E1-7.2", "not-asked")
    if not state.world.scarce_genes:
        return _why("E1-7.2", "no-dropping-out")
    return _why("E1-7.7", "first-bid")


def _card(state: EvoState, seat: Seat, action: PlayCard | PlayCardAgainst | PlayCardFor) -> Why:
    if action.card not in CARDS:
        return _why("E1-8.2", "no-such-card", card=action.card)
    card = CARDS[action.card]
    if card not in state.hands[seat]:
        return _why("E1-8.1", "not-in-hand", card=action.card)
    if state.turn <= TURNS_WITHOUT_CARDS:
        return _why("E1-8.1", "too-early", turns=TURNS_WITHOUT_CARDS)
    if not any(getattr(option, "card", None) == action.card for option in options(state, seat)):
        return _card_not_now(state, seat, card)
    return _why("E1-8.2", "card-target", card=action.card)


def _card_not_now(state: EvoState, seat: Seat, card: Card) -> Why:
    now: Any = pending(state)
    if card is Card.REFUGE and isinstance(now, SurvivalCards) and now.seat == seat:
        if refugees(state, seat):
            return _why("E1-8.2", "card-target", card=card.slug)
        return _why("E1-8.2", "no-refugee")
    if isinstance(now, CardWindow) and now.moment is MOMENT[card]:
        return _why("E1-8.1", "card-order")
    if MOMENT[card] is CardMoment.CLIMATE:
        return _why("E1-3.1", "climate-card", card=card.slug)
    return _why("E1-8.2", "card-moment", card=card.slug, moment=MOMENT[card].slug)


def _declining(state: EvoState, seat: Seat) -> Why:
    if seat not in deciders(state):
        return Why("", "why-not-asked")
    match pending(state):
        case Births() as births if not births.places(state):
            return _why("E1-8.1", "card-or-pass")
        case Births():
            return _why("E1-5.1", "births-compulsory")
        case Auction() as auction if not _can_bid(state, auction, seat):
            return _why("E1-7.7", "no-bid-affordable")
        case Auction(outbid=True) if state.world.scarce_genes:
            return _why("E1-7.7", "drop-out-instead")
        case Auction():
            return _why("E1-7.2", "bid-compulsory")
        case Culling():
            return _why("E1-6.1", "must-choose")
    return Why("", "why-not-offered")

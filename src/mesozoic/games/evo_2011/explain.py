"""Which rule forbids what a player thought of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Unpack

from mesozoic.core.game import Why
from mesozoic.core.play import deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.about import About
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    Decline,
    Escape,
    Fall,
    Fly,
    Foretell,
    Pass,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Stop,
    Swim,
    TakePlace,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.births import Births, ThiefCards
from mesozoic.games.evo_2011.card_play import CardWindow
from mesozoic.games.evo_2011.cards import CARDS, Card
from mesozoic.games.evo_2011.fight import ChameleonSkin
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.initiative import AdrenalineRush
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import Laboratory, purse
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Culling, GeyserCards, geysers_would_help
from mesozoic.games.evo_2011.tokens import SHIFT
from mesozoic.games.evo_2011.world import DINOSAURS, SHELL_REACH, TOP, flight_range

Move = Walk | Attack | Fly | Swim


def explain(state: EvoState, seat: Seat, action: Action) -> Why | None:
    """The first rule, as the rulebook would be read, that stands against an action now."""
    if action in options(state, seat):
        return None
    why: Callable[[EvoState, Seat, Any], Why] | None = EXPLANATIONS.get(type(action))
    return why(state, seat, action) if why else Why("", "why-luck")


def _why(rule: str, key: str, **about: Unpack[About]) -> Why:
    return Why(rule, f"why-{key}", about)


def _no_zone(state: EvoState, *zones: int) -> Why | None:
    last = len(state.world.island) - 1
    for zone in zones:
        if not 0 <= zone <= last:
            return _why("E2-0.8", "no-zone", zone=zone, last=last)
    return None


# Mutations and initiative


def _bid(state: EvoState, seat: Seat, action: Bid) -> Why:
    now: Any = pending(state)
    if not isinstance(now, Laboratory):
        return _why("E2-3.2", "not-mutations")
    if seat not in now.seats(state):
        return _why("E2-3.2", "not-your-bid")
    if not 0 <= action.column < len(now.bids):
        return _why("E2-3.2", "no-column", column=action.column, last=len(now.bids) - 1)
    if action.column == now.barred:
        return _why("E2-3.2", "column-barred", lot=now.lot(action.column))
    if not 0 <= action.amount <= TOP:
        return _why("E2-3.2", "no-value", amount=action.amount, top=TOP)
    return _bid_amount(state, seat, now, action)


def _bid_amount(state: EvoState, seat: Seat, now: Laboratory, action: Bid) -> Why:
    pawn = now.bids[action.column]
    if pawn and pawn[1] == TOP:
        return _why("E2-3.2", "pawn-on-top", rival=pawn[0], top=TOP)
    if pawn and action.amount <= pawn[1]:
        if pawn[1] + 1 > purse(state, seat):
            return _why("E2-3.2", "column-too-dear", least=pawn[1] + 1, most=purse(state, seat))
        return _why("E2-3.2", "bid-too-low", least=pawn[1] + 1)
    return _why("E2-3.2", "bid-too-high", most=purse(state, seat))


def _place(state: EvoState, seat: Seat, action: TakePlace) -> Why:
    if not state.species[seat].has(Gene.ADRENALINE_RUSH):
        return _why("E2-4.1", "no-adrenaline")
    if not isinstance(pending(state), AdrenalineRush):
        return _why("E2-4.1", "not-initiative")
    return _why("E2-4.1", "no-place", place=action.place, last=state.world.players - 1)


# Movement


def _movement(state: EvoState, seat: Seat, action: Move) -> Why:
    now: Any = pending(state)
    beyond = _no_zone(state, action.origin, action.target)
    if beyond:
        return beyond
    if not isinstance(now, Movement) or now.seat != seat:
        return _why("E2-5.1", "not-movement")
    if state.owner(action.origin) != seat:
        return _why("E2-5.1", "not-your-dinosaur", zone=action.origin)
    if isinstance(action, Fly):
        return _flight(state, now, action)
    if isinstance(action, Swim):
        return _swim(state, seat, action)
    return _step(state, seat, action)


def _flight(state: EvoState, now: Movement, action: Fly) -> Why:
    if not state.species[now.seat].has(Gene.WINGS):
        return _why("E2-8.4", "no-wings")
    if not now.wings:
        return _why("E2-8.4", "flown")
    if not flight_range(state.world.island, action.origin) >> action.target & 1:
        return _why("E2-8.4", "not-two-away", origin=action.origin, target=action.target)
    return _why("E2-8.4", "landing-occupied", zone=action.target)


def _swim(state: EvoState, seat: Seat, action: Swim) -> Why:
    if not state.species[seat].has(Gene.FINS):
        return _why("E2-8.3", "no-fins")
    for zone in (action.origin, action.target):
        if not state.world.island.coast_mask >> zone & 1:
            return _why("E2-8.3", "not-coast", zone=zone)
    if state.owner(action.target) is not None:
        return _why("E2-8.3", "swim-occupied", zone=action.target)
    return _why("E2-8.3", "swim-adjacent", zone=action.target)


def _step(state: EvoState, seat: Seat, action: Walk | Attack) -> Why:
    if action.target not in state.world.island.neighbours[action.origin]:
        rule = "E2-5.2" if isinstance(action, Attack) else "E2-5.1"
        return _why(rule, "not-adjacent", origin=action.origin, target=action.target)
    owner = state.owner(action.target)
    if owner == seat:
        return _why("E2-5.1", "own-dinosaur", zone=action.target)
    if owner is None:
        return _why("E2-5.2", "nobody-to-attack", zone=action.target)
    if state.is_safe(owner):
        return _safe(state, owner)
    return _why("E2-5.2", "entering-is-attacking", zone=action.target, rival=owner)


def _safe(state: EvoState, rival: Seat) -> Why:
    if state.species[rival].has(Gene.REGENERATION):
        return _why("E2-8.5", "regenerates", rival=rival)
    return _why("E2-5.3", "only-two", rival=rival)


def _chameleon(state: EvoState, seat: Seat, action: Escape | Fall) -> Why:
    now: Any = pending(state)
    if not isinstance(now, ChameleonSkin) or now.seat != seat:
        return _why("E2-8.9", "not-beaten")
    assert isinstance(action, Escape)
    beyond = _no_zone(state, action.zone)
    if beyond:
        return beyond
    if action.zone == now.assault.origin:
        return _why("E2-8.9", "attackers-cell", zone=action.zone)
    if action.zone not in state.world.island.neighbours[now.assault.target]:
        return _why("E2-8.9", "hideout-far", zone=action.zone)
    return _why("E2-8.9", "hideout-occupied", zone=action.zone)


# Births


def _newborn(state: EvoState, seat: Seat, action: PlaceNewborn) -> Why:
    now: Any = pending(state)
    beyond = _no_zone(state, action.zone)
    if beyond:
        return beyond
    if not isinstance(now, Births) or now.seat != seat:
        return _why("E2-6.1", "not-births")
    if not state.reserve(seat):
        return _why("E2-6.1", "all-on-board")
    if action.zone == now.withdrawn:
        return _why("E2-6.1", "same-cell", zone=action.zone)
    owner = state.owner(action.zone)
    if owner is not None:
        return _occupied_cradle(state, seat, owner, action.zone)
    return _far(state, seat, action.zone)


def _occupied_cradle(state: EvoState, seat: Seat, owner: Seat, zone: int) -> Why:
    if owner == seat or not state.species[seat].has(Gene.KILLER_BABIES):
        return _why("E2-6.1", "not-empty", zone=zone)
    if state.is_safe(owner):
        return _why("E2-8.6", "no-prey", rival=owner)
    return _far(state, seat, zone)


def _far(state: EvoState, seat: Seat, zone: int) -> Why:
    has_shell = state.species[seat].has(Gene.THICK_SHELL)
    if not state.world.chained_births:
        reach = SHELL_REACH if has_shell else 1
        return _why("E2-6.2", "no-elder-near", zone=zone, reach=reach)
    if has_shell:
        return _why("E2-8.2", "no-parent-within", zone=zone)
    return _why("E2-6.1", "no-parent-near", zone=zone)


def _withdrawal(state: EvoState, seat: Seat, action: Withdraw) -> Why:
    now: Any = pending(state)
    beyond = _no_zone(state, action.zone)
    if beyond:
        return beyond
    if not isinstance(now, Births) or now.seat != seat:
        return _why("E2-6.1", "not-births")
    if now.withdrawn is not None:
        return _why("E2-6.1", "withdrawn-must-be-born")
    if state.reserve(seat):
        return _why("E2-6.1", "has-reserve")
    if state.owner(action.zone) != seat:
        return _why("E2-6.1", "not-your-dinosaur", zone=action.zone)
    return _why("E2-6.1", "no-other-cell", zone=action.zone)


# Survival


def _removal(state: EvoState, seat: Seat, action: RemoveDinosaur) -> Why:
    now: Any = pending(state)
    beyond = _no_zone(state, action.zone)
    if beyond:
        return beyond
    if not isinstance(now, Culling) or now.seat != seat:
        return _why("E2-7.1", "not-survival")
    if state.owner(action.zone) != seat:
        return _why("E2-7.1", "not-your-dinosaur", zone=action.zone)
    return _why("E2-7.1", "safe-here", zone=action.zone)


# Cards


def _card(state: EvoState, seat: Seat, action: PlayCard) -> Why:
    if action.card not in CARDS:
        return _why("E2-9.1", "no-such-card", card=action.card)
    card = CARDS[action.card]
    if card not in state.hands[seat]:
        return _why("E2-9.1", "not-in-hand", card=action.card)
    if card is Card.PRESCIENCE and _is_open_to(state, seat, card):
        return _why("E2-9.1", "say-the-turn")
    now: Any = pending(state)
    if card is Card.GEYSERS and isinstance(now, GeyserCards | Culling):
        return _geysers(state, now, seat)
    return _not_now(state, seat, card)


def _is_open_to(state: EvoState, seat: Seat, card: Card) -> bool:
    now: Any = pending(state)
    return isinstance(now, CardWindow) and now.card is card and seat in now.seats(state)


def _geysers(state: EvoState, now: GeyserCards | Culling, seat: Seat) -> Why:
    if isinstance(now, Culling) and now.seat == seat and now.sheltered.cold == DINOSAURS:
        return _why("E2-9.1", "geysers-played")
    if state.order.index(seat) <= state.order.index(now.seat):
        return _why("E2-9.3", "geysers-late")
    if not geysers_would_help(state, seat):
        return _why("E2-9.3", "geysers-useless")
    return _not_now(state, seat, Card.GEYSERS)


def _not_now(state: EvoState, seat: Seat, card: Card) -> Why:
    """It is another's turn to play such a card, or no moment for one."""
    now: Any = pending(state)
    if not isinstance(now, CardWindow) or now.card is not card:
        return _why("E2-9.1", "card-moment", card=card.slug)
    if isinstance(now, ThiefCards) and now.robbed == seat:
        return _why("E2-9.1", "own-newborn")
    if isinstance(now, ThiefCards) and not state.reserve(seat):
        return _why("E2-9.2", "thief-without-reserve")
    return _why("E2-9.3", "card-order", card=card.slug)


def _foretelling(state: EvoState, seat: Seat, action: Foretell) -> Why:
    if Card.PRESCIENCE not in state.hands[seat]:
        return _why("E2-9.1", "not-in-hand", card=Card.PRESCIENCE.slug)
    if action.shift not in SHIFT.values():
        return _why("E2-9.1", "no-such-turn", shift=action.shift)
    return _not_now(state, seat, Card.PRESCIENCE)


# Declining


def _declining(state: EvoState, seat: Seat, action: Pass | Stop | Decline) -> Why:
    if seat not in deciders(state):
        return Why("", "why-not-asked")
    match pending(state):
        case Laboratory():
            return _why("E2-3.2", "bid-compulsory")
        case AdrenalineRush():
            return _why("E2-4.1", "must-take-place")
        case Births(withdrawn=int()):
            return _why("E2-6.1", "withdrawn-must-be-born")
        case Culling():
            return _why("E2-7.1", "must-choose")
    return Why("", "why-not-offered")


EXPLANATIONS: Final[dict[type[Action], Callable[[EvoState, Seat, Any], Why]]] = {
    Bid: _bid,
    TakePlace: _place,
    Walk: _movement,
    Attack: _movement,
    Fly: _movement,
    Swim: _movement,
    Escape: _chameleon,
    Fall: _chameleon,
    PlaceNewborn: _newborn,
    Withdraw: _withdrawal,
    RemoveDinosaur: _removal,
    PlayCard: _card,
    Foretell: _foretelling,
    Pass: _declining,
    Stop: _declining,
    Decline: _declining,
}

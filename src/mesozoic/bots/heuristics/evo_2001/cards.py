"""Weighing event cards: a card is played where it brings more than it may bring later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mesozoic.bots.heuristics.evo_2001.fights import Fights
from mesozoic.bots.heuristics.evo_2001.outlook import Outlook, spite
from mesozoic.bots.heuristics.evo_2001.prospects import SHIFTS, prospects_of
from mesozoic.bots.heuristics.zones import sum_at, total
from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import PlayCard, PlayCardAgainst, PlayCardFor
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.card_play import amount
from mesozoic.games.evo_2001.cards import CARDS, Card
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.climate_phase import SHIFT_BY_CARD
from mesozoic.games.evo_2001.island import Terrain
from mesozoic.games.evo_2001.movement import Movement, highest_winning_face, horns_ahead
from mesozoic.games.evo_2001.payment import PaymentCards
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalCards

# What a card in hand is worth, when the game is long enough to find a use for it.
KEPT: Final = 0.9
LONG: Final = 4.0
NEVER: Final = -9.0
# A dinosaur with no better chance to win a fight than this does not attack.
DARING: Final = 0.2
# What a dinosaur that is not attacked is worth.
GUARDED: Final = 1.5
# A card that only hurts a rival is kept less dearly, and one that spares points more so.
HURTFUL: Final = 0.4
SPARING: Final = 2.5
# A dinosaur worth less than this will not live through the turn.
DOOMED: Final = 0.5


def keeping(state: EvoState) -> float:
    """What it is worth to keep a card for later."""
    return KEPT * min(1.0, prospects_of(state).turns_left[state.meteor] / LONG)


def weigh_climate_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    worths: dict[int, float] = {}
    by_die = 0.0
    for shift, chance in SHIFTS:
        worths[shift] = _weather_worth(state, seat, shift)
        by_die += chance * worths[shift]
    kept = keeping(state)
    return [
        worths[SHIFT_BY_CARD[CARDS[action.card]]] - by_die - kept
        if isinstance(action, PlayCard)
        else 0.0
        for action in options
    ]


def _weather_worth(state: EvoState, seat: Seat, shift: int) -> float:
    """How well a climate suits a seat, compared with its rivals."""
    climate = (state.climate + shift) % len(CHART)
    own = Outlook(state, seat, climate).herd_worth()
    rivals = 0.0
    for rival in state.world.seats:
        if rival != seat:
            theirs = Outlook(state, rival, climate).herd_worth()
            rivals += spite(state, seat, rival) * theirs
    return own - rivals


def weigh_guard_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    """Horns against those who stand next to us and dare attack."""
    near = state.world.island.near(state.herds[seat])
    danger = 0.0
    for rival in state.world.seats:
        if rival != seat and state.herds[rival] & near:
            chance = highest_winning_face(horns_ahead(state, rival, 0, seat)) / 6
            steps = min(state.portraits[rival].leg, (state.herds[rival] & near).bit_count())
            danger += max(0.0, chance - DARING) * steps
    gain = GUARDED * danger - keeping(state)
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def weigh_movement_card(look: Outlook, moment: Movement, action: Action) -> float:
    assert isinstance(action, PlayCard)
    state, card = look.state, CARDS[action.card]
    if card is Card.STAMPEDE:
        return _stampede(look) - keeping(state) if not moment.steps else NEVER
    if not moment.steps:
        return NEVER
    if card is Card.GIANTS_RAGE:
        return _rage(look, moment, amount(state, card)) - keeping(state)
    return _swim(look) - keeping(state)


def _stampede(look: Outlook) -> float:
    """How many of those about to die could walk to safety."""
    state = look.state
    doomed = [zone for zone in bits(look.herd) if look.worth_here(zone) < DOOMED]
    free = look.temperate & ~state.occupied()
    near, far = state.world.island.within(1), state.world.island.within(2)
    close = len([zone for zone in doomed if near[zone] & free])
    if close >= 2:
        return 2.0 * (1.0 + _mean(look))
    return 0.9 * (1.0 + _mean(look)) if close or any(far[z] & free for z in doomed) else 0.0


def _mean(look: Outlook) -> float:
    return sum_at(look.later, look.temperate) / max(1, look.temperate.bit_count())


def _rage(look: Outlook, moment: Movement, horns: int) -> float:
    state = look.state
    raging = Fights(look, moment.rage + horns)
    best = 0.0
    for origin in bits(look.herd):
        near = state.world.island.neighbour_masks[origin]
        for target in bits(near & state.occupied() & ~look.herd):
            best = max(best, raging.gain(origin, target))
    return best


def _swim(look: Outlook) -> float:
    state = look.state
    beaches = state.world.island.terrain_masks[Terrain.BEACH]
    swimmers, shores = bits(look.herd & beaches), bits(beaches & ~state.occupied())
    if not swimmers or not shores:
        return 0.0
    return max(
        [
            look.worth_there(shore, swimmer) - look.worth_here(swimmer)
            for swimmer in swimmers
            for shore in shores
        ]
    )


def weigh_birth_card(look: Outlook, moment: Births, action: Action) -> float:
    """Weighed as what the newborn would bring, so that it can wait until the others are placed."""
    assert isinstance(action, PlayCard)
    state, card = look.state, CARDS[action.card]
    if not state.reserve(look.seat):
        return NEVER
    worths = _worths(look, moment.places(state))
    if card is Card.GREAT_CLUTCH:
        if moment.left:
            return NEVER
        more = _worths(look, replace(moment, left=1).places(state))
        return (more[0] if more else 0.0) - keeping(state)
    if not moment.left:
        return NEVER
    further = replace(moment, reach=max(moment.reach, amount(state, card))).places(state)
    gain = total(_worths(look, further)[: moment.left]) - total(worths[: moment.left])
    return (worths[0] if worths else 0.0) + gain - keeping(state)


def weigh_barren_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    gain = -_births_worth(state, seat) - keeping(state)
    for rival in state.world.seats:
        if rival != seat:
            gain += spite(state, seat, rival) * _births_worth(state, rival)
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def _births_worth(state: EvoState, seat: Seat) -> float:
    look = Outlook(state, seat, state.climate)
    zones = state.world.island.near(look.herd) & ~state.occupied()
    best = _worths(look, zones)
    return total(best[: min(state.portraits[seat].egg, state.reserve(seat))])


def _worths(look: Outlook, zones: int) -> list[float]:
    """What newborns would be worth, the best place first."""
    return sorted([look.worth_there(zone) for zone in bits(zones)], reverse=True)


def weigh_blight_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    return [
        _blight(state, seat, action) if isinstance(action, PlayCardAgainst) else 0.0
        for action in options
    ]


def _blight(state: EvoState, seat: Seat, action: PlayCardAgainst) -> float:
    look = Outlook(state, action.rival, state.climate)
    if CARDS[action.card] is Card.MOULT:
        zones, room = look.herd & look.cold, look.cold_room
    else:
        zones, room = look.herd & look.hot, look.hot_room
    if not zones or room > 0:
        return NEVER
    cheapest = min([look.later[zone] for zone in bits(zones)])
    return spite(state, seat, action.rival) * (1.0 + cheapest) - HURTFUL * keeping(state)


def weigh_survival_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: SurvivalCards
) -> list[float]:
    look = Outlook(state, seat, state.climate)
    kept = keeping(state)
    weights = []
    for action in options:
        if isinstance(action, PlayCardFor):
            weights.append(1.0 + look.later[action.zone] - kept)
        elif isinstance(action, PlayCard):
            coat = CARDS[action.card] is Card.THICK_COAT
            zones = look.herd & (look.cold if coat else look.hot)
            weights.append(_saved(look, zones, moment.furs if coat else moment.parasols) - kept)
        else:
            weights.append(0.0)
    return weights


def _saved(look: Outlook, zones: int, sheltered: int) -> float:
    """What those would bring that nothing shelters: the owner lets the least worthy go."""
    worths = sorted([look.later[zone] for zone in bits(zones)])
    doomed = worths[: max(0, len(worths) - sheltered)]
    return len(doomed) + total(doomed)


def weigh_payment_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: PaymentCards
) -> list[float]:
    spared = min(moment.due, amount(state, Card.MUTAGEN))
    gain = spared - SPARING * keeping(state)
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def weigh_free_gene_cards(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    """The sooner a gene, the better."""
    return [1.0 if isinstance(action, PlayCard) else 0.0 for action in options]

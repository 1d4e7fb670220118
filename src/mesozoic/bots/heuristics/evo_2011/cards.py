"""Weighing event cards: a card is played where it brings more than it may bring later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2011.births import births_worth
from mesozoic.bots.heuristics.evo_2011.fights import Fights
from mesozoic.bots.heuristics.evo_2011.outlook import Outlook, spite
from mesozoic.bots.heuristics.evo_2011.prospects import pile_seen_by, turns_left
from mesozoic.bots.heuristics.zones import total
from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import Foretell, PlayCard
from mesozoic.games.evo_2011.births import ThiefCards
from mesozoic.games.evo_2011.climate_phase import PrescienceCards, WheelTurn
from mesozoic.games.evo_2011.fight import prey
from mesozoic.games.evo_2011.movement import FRENZY_HORNS, Movement
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import shelter

# What a card in hand is worth, when the game is long enough to find a use for it.
KEPT: Final = 0.9
LONG: Final = 4.0
# A card that gains hardly anything is not played, not even in the last turn.
IDLE: Final = 0.15


def keeping(state: EvoState, seat: Seat) -> float:
    """What it is worth to keep a card for later."""
    return IDLE + KEPT * min(1.0, turns_left(pile_seen_by(state, seat)) / LONG)


def weigh_prescience(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: PrescienceCards
) -> list[float]:
    assert isinstance(moment.effect, WheelTurn)
    usual = _weather_worth(state, seat, moment.effect.shift) + keeping(state, seat)
    return [
        _weather_worth(state, seat, action.shift) - usual if isinstance(action, Foretell) else 0.0
        for action in options
    ]


def _weather_worth(state: EvoState, seat: Seat, shift: int) -> float:
    """How well a turn of the wheel suits a seat, compared with its rivals."""
    section = (state.section + shift) % len(state.world.weather)
    own = Outlook(state, seat, section).herd_worth()
    rivals = [
        Outlook(state, rival, section).herd_worth() for rival in state.world.seats if rival != seat
    ]
    return own - spite(state) * total(rivals)


def weigh_frenzy(look: Outlook, moment: Movement) -> float:
    """What the best attacks would gain by horns more, as many as there are points."""
    state = look.state
    calm, frenzied = Fights(look, moment.frenzy), Fights(look, moment.frenzy + FRENZY_HORNS)
    targets = prey(state, look.seat)
    gains: list[float] = []
    for origin in bits(look.herd):
        near = bits(state.world.island.neighbour_masks[origin] & targets)
        if near:
            best = max([frenzied.gain(origin, target) for target in near])
            usual = max([calm.gain(origin, target) for target in near])
            gains.append(best - max(0.0, usual))
    gains.sort(reverse=True)
    best_gains = [gain for gain in gains[: moment.steps] if gain > 0]
    return total(best_gains) - keeping(state, look.seat)


def weigh_rats(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    if len(options) == 1:
        return [0.0]
    rivals = total([births_worth(state, rival) for rival in state.world.seats if rival != seat])
    gain = spite(state) * rivals - births_worth(state, seat) - keeping(state, seat)
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def weigh_thieves(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: ThiefCards
) -> list[float]:
    lost = spite(state) * Outlook(state, moment.robbed, state.section).worth_here(moment.zone)
    gain = (
        Outlook(state, seat, state.section).worth_there(moment.zone) + lost - keeping(state, seat)
    )
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def weigh_geysers(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    gain = _saved(state, seat) - keeping(state, seat)
    return [gain if isinstance(action, PlayCard) else 0.0 for action in options]


def _saved(state: EvoState, seat: Seat) -> float:
    """What those would bring whom the cold takes: the owner lets the least worthy go."""
    look = Outlook(state, seat, state.section)
    others = look.herd & ~look.cold
    living = (others & look.ideal).bit_count()
    sheltered = shelter(state, seat)
    living += min(sheltered.hot, (others & look.hot).bit_count())
    living += min(sheltered.deadly, (others & look.deadly).bit_count())
    floor = max(0, state.floor(seat) - living)
    worths = sorted([look.later[zone] for zone in bits(look.herd & look.cold)])
    doomed = worths[: max(0, len(worths) - max(sheltered.cold, floor))]
    return len(doomed) + total(doomed)

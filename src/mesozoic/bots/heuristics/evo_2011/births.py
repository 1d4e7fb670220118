"""Weighing births (phase 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2011.fights import Fights
from mesozoic.bots.heuristics.evo_2011.outlook import Outlook
from mesozoic.bots.heuristics.zones import total
from mesozoic.core.hexes import bits
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import PlaceNewborn, Withdraw
from mesozoic.games.evo_2011.births import Births
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.world import SHELL_REACH

# What a dinosaur that is taken off for a newborn must gain at least.
TROUBLE: Final = 0.05


def weigh_births(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Births
) -> list[float]:
    look = Outlook(state, seat, state.section)
    fights = Fights(look)
    rivals = state.occupied() & ~look.herd
    weights: list[float] = []
    for action in options:
        if type(action) is PlaceNewborn:
            zone = action.zone
            taken = rivals >> zone & 1
            weights.append(fights.gain_of_baby(zone) if taken else look.worth_there(zone))
        elif type(action) is Withdraw:
            weights.append(_withdrawal(look, action.zone))
        else:
            weights.append(0.0)
    return weights


def _withdrawal(look: Outlook, zone: int) -> float:
    """What one gains if a dinosaur is born where it is better, instead of where it stands."""
    state = look.state
    places = cradle(state, look.seat, look.herd & ~(1 << zone)) & ~(1 << zone)
    worths = [look.worth_there(place, zone) for place in bits(places)]
    best = max(worths) if worths else 0.0
    return best - look.worth_here(zone) - TROUBLE


def cradle(state: EvoState, seat: Seat, parents: int) -> int:
    """The empty zones where parents may have a newborn."""
    reach = SHELL_REACH if state.species[seat].has(Gene.THICK_SHELL) else 1
    return state.world.island.near(parents, reach) & ~state.occupied()


def births_worth(state: EvoState, seat: Seat) -> float:
    """What a seat may have from the births of this turn."""
    look = Outlook(state, seat, state.section)
    zones = bits(cradle(state, seat, look.herd))
    best = sorted([look.worth_there(zone) for zone in zones], reverse=True)
    return total(best[: min(state.species[seat].egg, state.reserve(seat))])

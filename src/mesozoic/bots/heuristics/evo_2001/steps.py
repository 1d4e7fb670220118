"""Weighing steps (phase 3), births (phase 4) and who must die (phase 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2001.cards import (
    weigh_birth_card,
    weigh_movement_card,
)
from mesozoic.bots.heuristics.evo_2001.fights import Fights
from mesozoic.bots.heuristics.evo_2001.outlook import Outlook
from mesozoic.bots.heuristics.zones import Row
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.actions import Attack, PlaceNewborn, RemoveDinosaur, Swim, Walk
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.movement import Movement
from mesozoic.games.evo_2001.state import EvoState

# A safe place that takes more steps may be taken, or the steps be needed elsewhere.
FURTHER: Final[Row] = (0.0, 0.8, 0.65, 0.55)
# What a zone for a newborn is worth: others may take it first.
CRADLE: Final = 0.5
# A step that gains nothing is not taken.
STILL: Final = 0.02


def weigh_movement(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Movement
) -> list[float]:
    look = Outlook(state, seat, state.climate)
    paths, fights = Paths(look, moment.steps - 1), Fights(look, moment.rage)
    weights: list[float] = []
    for action in options:
        if type(action) is Walk:
            weights.append(paths.gain(action.origin, action.target))
        elif type(action) is Attack:
            weights.append(fights.gain(action.origin, action.target))
        elif type(action) is Swim:
            worth = look.worth_there(action.target, action.origin)
            weights.append(worth - look.worth_here(action.origin))
        elif action.passing:
            weights.append(STILL)
        else:
            weights.append(weigh_movement_card(look, moment, action))
    return weights


class Paths:
    """What walks are worth when some steps are left after them."""

    __slots__ = ("cradles", "further", "look", "near", "reach", "safe", "wanted")

    def __init__(self, look: Outlook, left: int) -> None:
        state = look.state
        self.look = look
        self.safe = look.temperate & ~state.occupied()
        left = min(left, len(FURTHER) - 1)
        self.further = FURTHER[left] if left > 0 else 0.0
        self.reach = state.world.island.within(left) if left > 0 else None
        self.near = state.world.island.near(look.herd)
        eggs = min(state.portraits[look.seat].egg, state.reserve(look.seat))
        self.wanted = eggs - (self.near & self.safe).bit_count()
        self.cradles = state.world.island.neighbour_masks

    def gain(self, origin: int, target: int) -> float:
        look = self.look
        worth = look.worth_there(target, origin)
        if self.reach is not None:
            zones = self.reach[target] & self.safe
            if zones:
                best = self.further * (1.0 + look.later[(zones & -zones).bit_length() - 1])
                if best > worth:
                    worth = best
        if self.wanted > 0:
            opened = (self.cradles[target] & self.safe & ~self.near).bit_count()
            worth += CRADLE * min(opened, self.wanted)
        return worth - look.worth_here(origin)


def weigh_births(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Births
) -> list[float]:
    look = Outlook(state, seat, state.climate)
    weights: list[float] = []
    for action in options:
        if type(action) is PlaceNewborn:
            weights.append(look.worth_there(action.zone))
        elif action.passing:
            weights.append(0.0)
        else:
            weights.append(weigh_birth_card(look, moment, action))
    return weights


def weigh_culling(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    later = Outlook(state, seat, state.climate).later
    return [-later[action.zone] for action in options if isinstance(action, RemoveDinosaur)]

"""Weighing steps (phase 4), who must die (phase 6), escapes and places on the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evo_2011.cards import weigh_frenzy
from mesozoic.bots.heuristics.evo_2011.fights import Fights
from mesozoic.bots.heuristics.evo_2011.outlook import Outlook
from mesozoic.bots.heuristics.zones import Row
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import (
    Attack,
    Escape,
    Fly,
    RemoveDinosaur,
    Swim,
    TakePlace,
    Walk,
)
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.state import EvoState

# A safe place that takes more steps may be taken, or the steps be needed elsewhere.
FURTHER: Final[Row] = (0.0, 0.8, 0.65, 0.55)
# What a zone for a newborn is worth: others may take it first.
CRADLE: Final = 0.5
# A step that gains nothing is not taken.
STILL: Final = 0.02
# What a place further back on the track costs.
LATER: Final = 0.1


def weigh_movement(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: Movement
) -> list[float]:
    look = Outlook(state, seat, state.section)
    paths, fights = Paths(look, moment.steps - 1), Fights(look, moment.frenzy)
    weights: list[float] = []
    for action in options:
        if isinstance(action, Walk | Fly | Swim):
            weights.append(paths.gain(action.origin, action.target))
        elif type(action) is Attack:
            weights.append(fights.gain(action.origin, action.target))
        elif action.passing:
            weights.append(STILL)
        else:
            weights.append(weigh_frenzy(look, moment))
    return weights


class Paths:
    """What walks are worth when some steps are left after them."""

    __slots__ = ("cradles", "further", "look", "near", "reach", "safe", "wanted")

    def __init__(self, look: Outlook, left: int) -> None:
        state, island = look.state, look.state.world.island
        self.look = look
        empty = ~state.occupied()
        self.safe = look.safe() & empty
        left = min(left, len(FURTHER) - 1)
        self.further = FURTHER[left] if left > 0 else 0.0
        self.reach = island.within(left) if left > 0 else None
        self.near = island.near(look.herd)
        eggs = min(state.species[look.seat].egg, state.reserve(look.seat))
        self.wanted = eggs - (self.near & self.safe).bit_count()
        self.cradles = island.neighbour_masks

    def gain(self, origin: int, target: int) -> float:
        look = self.look
        worth = look.worth_there(target, origin)
        if self.wanted > 0:
            opened = (self.cradles[target] & self.safe & ~self.near).bit_count()
            worth += CRADLE * min(opened, self.wanted)
        if self.reach is not None:
            zones = self.reach[target] & self.safe
            if zones:
                best = self.further * (1.0 + look.later[(zones & -zones).bit_length() - 1])
                if best > worth:
                    worth = best
        return worth - look.worth_here(origin)


def weigh_culling(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    later = Outlook(state, seat, state.section).later
    return [-later[action.zone] for action in options if isinstance(action, RemoveDinosaur)]


def weigh_escapes(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    look = Outlook(state, seat, state.section)
    return [
        look.worth_there(action.zone) if isinstance(action, Escape) else 0.0 for action in options
    ]


def weigh_places(
    state: EvoState, seat: Seat, options: Sequence[Action], moment: object
) -> list[float]:
    """The first to move has the choice of the zones."""
    return [-LATER * action.place for action in options if isinstance(action, TakePlace)]

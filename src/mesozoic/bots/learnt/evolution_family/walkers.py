"""What each animal has before it: cards that its path lacks, steps, dangers, and whose turn it is.

A player of two has two animals, and wins with either.
"""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evolution_family.evaluation import SOONER
from mesozoic.bots.heuristics.evolution_family.outlook import Outlook
from mesozoic.bots.heuristics.evolution_family.trails import Place, Way, cone_on, ways_of
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import NextCard

# Steps that whoever's turn it is still has in it.
BOTH_STEPS: Final = 2
PAID_STEP: Final = 1


def steps_left(state: FamilyState) -> int:
    """How many steps may still be taken in the turn that is played."""
    moment = state.stack[-1]
    if type(moment) is Moving:
        return PAID_STEP if moment.paid else BOTH_STEPS
    return 0 if type(moment) is Cone else BOTH_STEPS


class Walker:
    """One animal, as it stands."""

    __slots__ = ("animal", "drag", "needs", "place", "pulled", "steps", "wait", "way")

    animal: int
    way: Way
    place: Place
    drag: int
    """How many cards it would be dragged back by one that is inserted as low as can be."""
    pulled: float
    """The chance that an era card is one that could be inserted before it."""
    wait: int
    """How many turns of others come before its next."""
    steps: int
    """That it may still take in the turn that is played."""
    needs: float
    """Turns, and part of a round until its own."""


def walkers(state: FamilyState) -> list[Walker]:
    """By animal."""
    outlook, ways = Outlook(state), ways_of(state.world)
    count, left = len(state.order), steps_left(state)
    after = 0
    for place, animal in enumerate(state.order):
        if animal == state.active:
            after = place
    begun = type(state.stack[-1]) is not StartRock
    found: list[Walker] = [Walker() for _ in state.order]
    for place, animal in enumerate(state.order):
        walker = found[animal]
        walker.animal = animal
        walker.way = ways.way(state.paths[animal])
        walker.place = walker.way.trail(cone_on(state, animal)).place(state.pieces[animal])
        _look_behind(walker, state, outlook)
        wait = (place - after) % count
        walker.steps = 0
        if wait == 0 and begun:
            walker.steps = left
            if not left:
                wait = count
        walker.wait = wait
        walker.needs = outlook.turns(animal) + SOONER * wait / count
    return found


def _look_behind(walker: Walker, state: FamilyState, outlook: Outlook) -> None:
    """EF-2.3: a card that is inserted nearer the board drags a piece back."""
    walker.drag, walker.pulled = 0, 0.0
    way, depth = walker.way, state.pieces[walker.animal].depth
    if not way.lacks or depth < way.missing[0]:
        return
    # Where all eras below are there, an era's place in the path is its own number.
    walker.drag = depth + 1 - way.missing[0]
    era = state.world.eras[state.paths[walker.animal][depth]]
    walker.pulled = outlook.chance_of([other for other in way.missing if other < era])


def is_about_to_win(state: FamilyState, animal: int) -> bool:
    """Whether its turn began on the last card: an era card wins it the game (EF-6.1)."""
    moment = state.stack[-1]
    return type(moment) is NextCard and moment.ready and animal == state.active

"""Weighing an attack (E2-5.2) and a killer baby (E2-8.6)."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2011.outlook import Outlook, spite
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.actions import Attack
from mesozoic.games.evo_2011.die import KILLING_FACES
from mesozoic.games.evo_2011.fight import hideouts
from mesozoic.games.evo_2011.forecast import winning_faces
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.state import EvoState


def weigh_attack(look: Outlook, moment: Movement, action: Attack) -> float:
    """Lost, both stay: all that is risked is the point."""
    state, target = look.state, action.target
    rival = state.owner(target)
    assert rival is not None
    chance = winning_chance(state, moment, rival)
    gain = look.worth_there(target, action.origin) - look.worth_here(action.origin)
    return chance * (gain + harm(state, rival, target))


def winning_chance(state: EvoState, moment: Movement, rival: Seat) -> float:
    die = state.world.components.die
    return winning_faces(state, moment.seat, rival, moment.frenzy) / sum(die)


def harm(state: EvoState, rival: Seat, zone: int) -> float:
    """What it is worth that a rival's dinosaur loses its place."""
    if state.species[rival].has(Gene.CHAMELEON_SKIN) and hideouts(state, zone):
        return 0.0
    return spite(state) * Outlook(state, rival).worth_here(zone)


def weigh_baby(look: Outlook, zone: int, rival: Seat) -> float:
    """A newborn on a rival's cell: one of the two dies."""
    state = look.state
    die = state.world.components.die
    chance = sum(die[face] for face in KILLING_FACES) / sum(die)
    gain = look.worth_there(zone) + spite(state) * Outlook(state, rival).worth_here(zone)
    return chance * gain

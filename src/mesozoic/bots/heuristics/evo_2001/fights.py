"""Weighing an attack (E1-4.2)."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2001.outlook import Outlook, spite
from mesozoic.games.evo_2001.actions import Attack
from mesozoic.games.evo_2001.movement import Movement, highest_winning_face, horns_ahead


def weigh_attack(look: Outlook, moment: Movement, action: Attack) -> float:
    """Win or lose, the place one came from is left; a doomed dinosaur risks nothing."""
    state = look.state
    rival = state.owner(action.target)
    assert rival is not None
    chance = highest_winning_face(horns_ahead(state, moment, rival)) / 6
    harm = spite(state, look.seat, rival) * Outlook(state, rival).worth_here(action.target)
    won = look.worth_there(action.target, action.origin) + harm
    return chance * won - look.worth_here(action.origin)

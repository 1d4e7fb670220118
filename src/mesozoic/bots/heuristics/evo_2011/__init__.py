"""The heuristic of EVO (2011)."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2011 import bids, births, cards, steps
from mesozoic.bots.heuristics.evo_2011.evaluation import shares
from mesozoic.bots.heuristics.weighed import Weighed, Weigher
from mesozoic.games.evo_2011.births import Births, RatCards, ThiefCards
from mesozoic.games.evo_2011.climate_phase import PrescienceCards
from mesozoic.games.evo_2011.fight import ChameleonSkin
from mesozoic.games.evo_2011.initiative import AdrenalineRush
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import GeneDraw, Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Culling, GeyserCards

WEIGHERS: Final[dict[type, Weigher[EvoState]]] = {
    AdrenalineRush: steps.weigh_places,
    Births: births.weigh_births,
    ChameleonSkin: steps.weigh_escapes,
    Culling: steps.weigh_culling,
    GeyserCards: cards.weigh_geysers,
    Laboratory: bids.weigh_bids,
    Movement: steps.weigh_movement,
    PrescienceCards: cards.weigh_prescience,
    RatCards: cards.weigh_rats,
    ThiefCards: cards.weigh_thieves,
}


def is_quiet(state: EvoState) -> bool:
    """After the points of a turn and the climate of the next, before its genes are known."""
    top = state.stack[-1]
    return type(top) is GeneDraw and not top.drawn


HEURISTIC: Final = Weighed(WEIGHERS, shares, is_quiet)

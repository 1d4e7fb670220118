"""The heuristic of EVO (2001)."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.evo_2001 import cards, genes, steps
from mesozoic.bots.heuristics.evo_2001.evaluation import shares
from mesozoic.bots.heuristics.weighed import Weighed, Weigher
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BarrenCards, Births
from mesozoic.games.evo_2001.climate_phase import ClimateCards
from mesozoic.games.evo_2001.movement import GuardCards, Movement
from mesozoic.games.evo_2001.payment import FreeGeneCards, PaymentCards
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import BlightCards, Culling, SurvivalCards

WEIGHERS: Final[dict[type, Weigher[EvoState]]] = {
    Auction: genes.weigh_bids,
    BarrenCards: cards.weigh_barren_cards,
    Births: steps.weigh_births,
    BlightCards: cards.weigh_blight_cards,
    ClimateCards: cards.weigh_climate_cards,
    Culling: steps.weigh_culling,
    FreeGeneCards: cards.weigh_free_gene_cards,
    GuardCards: cards.weigh_guard_cards,
    Movement: steps.weigh_movement,
    PaymentCards: cards.weigh_payment_cards,
    SurvivalCards: cards.weigh_survival_cards,
}


def is_quiet(state: EvoState) -> bool:
    """After the points of a turn, before the genes of the next auction are known."""
    top = state.stack[-1]
    return type(top) is GeneDraw and not top.drawn


HEURISTIC: Final = Weighed(WEIGHERS, shares, is_quiet)

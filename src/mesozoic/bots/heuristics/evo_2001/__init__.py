"""The heuristic of EVO (2001)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mesozoic.bots.heuristics.evo_2001 import cards, genes, steps
from mesozoic.bots.heuristics.evo_2001.standing import shares
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BarrenCards, Births
from mesozoic.games.evo_2001.climate_phase import ClimateCards
from mesozoic.games.evo_2001.movement import GuardCards, Movement
from mesozoic.games.evo_2001.payment import FreeGeneCards, PaymentCards
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import BlightCards, Culling, SurvivalCards

Weigher = Callable[[EvoState, Seat, Sequence[Action], Any], list[float]]

WEIGHERS: Final[dict[type, Weigher]] = {
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


class EvoHeuristic:
    def weigh(self, state: EvoState, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        moment = state.stack[-1]
        return WEIGHERS[type(moment)](state, seat, options, moment)

    def evaluate(self, state: EvoState) -> Sequence[float]:
        return shares(state)

    def is_quiet(self, state: EvoState) -> bool:
        """After the points of a turn, before the genes of the next auction are known."""
        top = state.stack[-1]
        return type(top) is GeneDraw and not top.drawn


HEURISTIC: Final = EvoHeuristic()

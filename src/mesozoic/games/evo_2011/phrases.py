"""How this game puts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mesozoic.core.phrases import Phrases
from mesozoic.core.values import Value
from mesozoic.games.evo_2011.actions import Bid
from mesozoic.games.evo_2011.mutations import lot


class Evo2011Phrases(Phrases):
    def about(self, value: Value, moment: Any = None) -> Mapping[str, object]:
        """A bid names what its column gives, and says whether another gives the like."""
        if not isinstance(value, Bid):
            return {}
        genes = getattr(moment, "genes", ())
        if not genes or value.column > len(genes):
            return {"lot": None, "twin": False}
        lots = [lot(genes, column) for column in range(len(genes) + 1)]
        return {"lot": lots[value.column], "twin": lots.count(lots[value.column]) > 1}

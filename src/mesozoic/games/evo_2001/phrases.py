"""How this game puts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mesozoic.core.phrases import Phrases
from mesozoic.core.values import Value
from mesozoic.games.evo_2001.actions import Bid
from mesozoic.games.evo_2001.moments import AuctionMoment


class Evo2001Phrases(Phrases):
    def about(self, value: Value, moment: Any = None) -> Mapping[str, object]:
        """A bid names the gene it is for, and says whether there is another like it."""
        if not isinstance(value, Bid):
            return {}
        genes = moment.genes if isinstance(moment, AuctionMoment) else ()
        if value.lot >= len(genes):
            return {"gene": None, "twin": False}
        gene = genes[value.lot]
        return {"gene": gene, "twin": genes.count(gene) > 1}

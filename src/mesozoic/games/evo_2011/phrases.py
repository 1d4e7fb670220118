"""How this game puts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mesozoic.core.phrases import Phrases
from mesozoic.core.values import Value
from mesozoic.games.evo_2011.actions import Bid
from mesozoic.games.evo_2011.moments import LaboratoryMoment


class Evo2011Phrases(Phrases):
    def about(self, value: Value, moment: Any = None) -> Mapping[str, object]:
        """A bid names what its column gives, and says whether another gives the like."""
        if not isinstance(value, Bid):
            return {}
        lots = moment.lots if isinstance(moment, LaboratoryMoment) else ()
        if value.column >= len(lots):
            return {"lot": None, "twin": False}
        return {"lot": lots[value.column], "twin": lots.count(lots[value.column]) > 1}

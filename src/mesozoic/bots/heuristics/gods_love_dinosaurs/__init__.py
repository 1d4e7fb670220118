"""The heuristic of Gods Love Dinosaurs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mesozoic.bots.heuristics.gods_love_dinosaurs import nests, settling, taking
from mesozoic.bots.heuristics.gods_love_dinosaurs.standing import shares
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.hatching import Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Doubt, Hunting
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice

Weigher = Callable[[GodsState, Seat, Sequence[Action], Any], list[float]]

WEIGHERS: Final[dict[type, Weigher]] = {
    Breeding: nests.weigh_births,
    Chase: nests.weigh_steps,
    Doubt: nests.weigh_hunts,
    Hatching: nests.weigh_hatching,
    Hunting: nests.weigh_hunts,
    Placing: settling.weigh_places,
    TileChoice: taking.weigh_tiles,
}


class GodsHeuristic:
    def weigh(self, state: GodsState, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        moment: Any = state.stack[-1]
        if type(moment) is Activation:
            moment = moment.lane(seat)[-1]
        weigher = WEIGHERS.get(type(moment))
        return weigher(state, seat, options, moment) if weigher else (0.0,) * len(options)

    def evaluate(self, state: GodsState) -> Sequence[float]:
        return shares(state)

    def is_quiet(self, state: GodsState) -> bool:
        """Between two turns."""
        return type(state.stack[-1]) is TileChoice


HEURISTIC: Final = GodsHeuristic()

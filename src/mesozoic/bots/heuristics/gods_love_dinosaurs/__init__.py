"""The heuristic of Gods Love Dinosaurs."""

from __future__ import annotations

from typing import Final

from mesozoic.bots.heuristics.gods_love_dinosaurs import nests, settling, taking
from mesozoic.bots.heuristics.gods_love_dinosaurs.evaluation import shares
from mesozoic.bots.heuristics.weighed import Weighed, Weigher
from mesozoic.games.gods_love_dinosaurs.hatching import Hatching
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Doubt, Hunting
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice

WEIGHERS: Final[dict[type, Weigher[GodsState]]] = {
    Breeding: nests.weigh_births,
    Chase: nests.weigh_steps,
    Doubt: nests.weigh_hunts,
    Hatching: nests.weigh_hatching,
    Hunting: nests.weigh_hunts,
    Placing: settling.weigh_places,
    TileChoice: taking.weigh_tiles,
}


def is_quiet(state: GodsState) -> bool:
    """Between two turns."""
    return type(state.stack[-1]) is TileChoice


HEURISTIC: Final = Weighed(WEIGHERS, shares, is_quiet)

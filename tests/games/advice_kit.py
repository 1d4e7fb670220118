"""What a newcomer is told in a position, read in notation."""

from __future__ import annotations

from typing import Any

from mesozoic.core.game import Game
from mesozoic.core.play import options
from mesozoic.core.seats import Seat


def slips(game: Game[Any], state: Any, seat: Seat) -> dict[str, list[str]]:
    """Which options are slips, by kind."""
    offered = options(state, seat)
    found: dict[str, list[str]] = {}
    for slip in game.slips(state, seat, offered):
        texts = [game.notation.write(offered[place]) for place in slip.options]
        found.setdefault(slip.remark.key, []).extend(texts)
    return found


def pressing(game: Game[Any], state: Any, seat: Seat) -> dict[str, dict[str, object]]:
    """What is urgent, and what that speaks of."""
    return {remark.key: dict(remark.about) for remark in game.urgent(state, seat)}

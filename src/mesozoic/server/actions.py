"""An action as a client sends it."""

from __future__ import annotations

from typing import Any, Final

from mesozoic.core.errors import BadValue
from mesozoic.core.game import Game
from mesozoic.core.values import Action
from mesozoic.server.messages import Json

LARGEST_NUMBER: Final = 100_000


def read_action(game: Game[Any], form: Json) -> Action:
    """Refuses what no action looks like, and numbers that nothing on a table has."""
    _check_size(form)
    return game.action_codec.from_json(form)


def _check_size(value: Any) -> None:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            _check_size(item)
    elif isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:
        raise BadValue("value-large", found=str(value)[:20], most=LARGEST_NUMBER)

"""What a network looks at: named values of a position, of its seats and of options."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mesozoic.core.seats import Seat


def no_phase(state: Any) -> None:
    """Of a game whose turns are judged whole."""


@dataclass(frozen=True)
class Features:
    """The names of a game's values, and what works them out.

    `viewer` is whose knowledge counts: of hidden things only what that seat holds goes in.
    """

    table: tuple[str, ...]
    seat: tuple[str, ...]
    option: tuple[str, ...]
    table_values: Callable[[Any, Seat], list[float]]
    seat_values: Callable[[Any, Seat], list[list[float]]]
    """One list a seat, in the order of the seats."""
    option_values: Callable[[Any, Seat, Sequence[Any]], list[list[float]]]
    """One list an option."""
    phase_of: Callable[[Any], int | None] = no_phase
    """Which phase of a turn it is, from 0; None at a moment that tells nothing of that."""


def find_features(game: str) -> Features | None:
    """Those of a game's folder beside this file; None where it has none."""
    home = f"{__package__}.{game.replace('-', '_')}"
    if not (importlib.util.find_spec(home) and importlib.util.find_spec(f"{home}.features")):
        return None
    found = importlib.import_module(f"{home}.features")
    return Features(
        found.TABLE,
        found.SEAT,
        found.OPTION,
        found.table_values,
        found.seat_values,
        found.option_values,
        getattr(found, "phase_of", no_phase),
    )

"""What there is to know of the toy: points, one's own gem, who has sown."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.bots.learnt.features import Features
from mesozoic.core.moments import Sealed
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from tests.bots.toy import SEATS, Name, ToyState, Work

TABLE = ("how far", "naming")
SEAT = ("ahead", "gem", "sown")
OPTION = ("number", "work")


def table_values(state: ToyState, viewer: Seat) -> list[float]:
    naming = bool(state.stack) and isinstance(state.stack[-1], Sealed)
    return [0.0 if naming else 0.9, float(naming)]


def seat_values(state: ToyState, viewer: Seat) -> list[list[float]]:
    return [
        [
            (state.points[seat] - state.points[1 - seat]) / 10,
            state.gems[seat] / 3 if seat == viewer else 0.5,
            float(state.sown[seat]),
        ]
        for seat in SEATS
    ]


def option_values(state: ToyState, seat: Seat, options: Sequence[Action]) -> list[list[float]]:
    return [_values(option) for option in options]


def _values(option: Action) -> list[float]:
    number = option.number / 6 if isinstance(option, Name) else 0.0
    return [number, float(isinstance(option, Work) and option.done)]


FEATURES = Features(TABLE, SEAT, OPTION, table_values, seat_values, option_values)

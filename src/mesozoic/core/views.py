"""What every view has, so that any game can be shown without knowing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.play import deciders, seen
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State


@dataclass(frozen=True, slots=True)
class View:
    """Who looks, what is awaited of whom, and how it ended; a game's view adds its own."""

    seat: Seat | None
    turn: int
    moment: MomentView | None
    asked: tuple[Seat, ...]
    result: Result | None

    @classmethod
    def of(cls, state: State, seat: Seat | None, **own: Any) -> Self:
        """A view whose moments show no more than their tag, rule and phase."""
        now = seen(state, seat)
        moment = bare_view(now) if now else None
        return cls(seat, state.turn, moment, tuple(deciders(state)), state.result, **own)

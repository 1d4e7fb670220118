"""What everybody at a table is told of its clocks: one and the same for all."""

from __future__ import annotations

from mesozoic.core.seats import Seat
from mesozoic.server.messages import Clocks, SeatClock
from mesozoic.server.pace.tempo import Tempo


def clocks_of(tempo: Tempo, players: int, now: int) -> Clocks | None:
    """Nothing where there is no clock and everybody leads their own seat."""
    leading, removable = tempo.leading, tempo.removable()
    is_plain = not (leading.instead or leading.ending or leading.ended)
    if tempo.agreed is None and is_plain and not leading.was_changed:
        return None
    return Clocks(
        seats=[_seat(tempo, Seat(seat), now) for seat in range(players)],
        removable=None if removable is None else max(0, removable - now),
        end=sorted(leading.ending),
        ended=leading.ended is not None,
    )


def _seat(tempo: Tempo, seat: Seat, now: int) -> SeatClock:
    """By what everybody knows: a forced pass looks like any other question."""
    leading, clocks = tempo.leading, tempo.clocks
    ended = leading.ended is not None
    has_clock = clocks is not None and seat in leading.leaders()
    return SeatClock(
        left=max(0, clocks.shown(seat, now)) if clocks and has_clock else None,
        runs=bool(clocks and has_clock and not ended and clocks.is_shown_running(seat, now)),
        bot=leading.instead.get(seat),
        holiday=bool(clocks and has_clock and clocks.is_on_holiday(seat, now)),
        missing=tempo.agreed is not None and seat in leading.missing(),
    )

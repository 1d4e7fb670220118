"""What people do about their seats: take one back, resign, agree to end, replace who never came."""

from __future__ import annotations

from collections.abc import Set

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.pace.leading import BACK, CAME, END, HOLIDAY, NO_END, REMOVED, RESIGNED
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.talk.lines import NEXT, Said


def check_leads(tempo: Tempo, seat: Seat) -> None:
    """Refuse whoever does not lead their seat themselves."""
    why = tempo.leading.instead.get(seat)
    if why == "resigned":
        raise Refused("seat-resigned")
    if why is not None:
        raise Refused("seat-led-by-bot")


def check_goes_on(tempo: Tempo) -> None:
    if tempo.leading.ended is not None:
        raise Refused("table-ended")


def came(tempo: Tempo, seats: frozenset[Seat], entries: int) -> list[Said]:
    """Whoever sits down for the first time at a table with a clock."""
    if tempo.agreed is None:
        return []
    fresh = seats & tempo.leading.people - tempo.leading.came.keys()
    return [_said(CAME, seat, entries) for seat in sorted(fresh)]


def back(tempo: Tempo, seat: Seat, entries: int) -> list[Said]:
    """Always possible, but for who has resigned."""
    why = tempo.leading.instead.get(seat)
    if why == "resigned":
        raise Refused("seat-resigned")
    return [_said(BACK, seat, entries)] if why else []


def resign(tempo: Tempo, seat: Seat, entries: int) -> list[Said]:
    has_resigned = tempo.leading.instead.get(seat) == "resigned"
    return [] if has_resigned else [_said(RESIGNED, seat, entries)]


def agree(
    tempo: Tempo, seat: Seat, entries: int, gone: Set[Seat], *, rated: bool = False
) -> list[Said]:
    """To end without a result. Who may still take their seat back is passed over only where they
    are `gone`; a rated game two people at least must wish to end, and nobody is passed over: or
    whoever is losing would end it alone."""
    check_leads(tempo, seat)
    leading = tempo.leading
    if rated and (len(leading.leaders()) < 2 or "late" in leading.instead.values()):
        raise Refused("rated-end")
    without = frozenset(seat for seat in gone if leading.instead.get(seat) == "late")
    least = 2 if rated else 1
    if seat in leading.ending and not leading.are_enough(leading.ending, without, least):
        return []
    return [Said(END, seat, {NEXT: entries, "without": sorted(without), "least": least})]


def disagree(tempo: Tempo, seat: Seat, entries: int) -> list[Said]:
    check_leads(tempo, seat)
    return [_said(NO_END, seat, entries)] if tempo.leading.ending else []


def remove(tempo: Tempo, whom: Seat, entries: int, now: int) -> list[Said]:
    """Give a seat to which nobody ever came to a bot."""
    since = tempo.removable()
    if since is None or whom not in tempo.leading.missing():
        raise Refused("seat-came")
    if now < since:
        raise Refused("seat-may-come", seconds=since - now)
    return [_said(REMOVED, whom, entries)]


def holiday(tempo: Tempo, seat: Seat, begins: int, ends: int, entries: int) -> list[Said]:
    """When it begins again, as before, it ends then instead."""
    if tempo.clocks is not None and tempo.clocks.said_holidays(seat).get(begins) == ends:
        return []
    return [Said(HOLIDAY, seat, {NEXT: entries, "begins": begins, "ends": ends})]


def _said(kind: str, seat: Seat, entries: int) -> Said:
    return Said(kind, seat, {NEXT: entries})

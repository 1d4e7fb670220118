"""Tables that one may watch: where somebody is, and where people played a while ago."""

from __future__ import annotations

from typing import Final

from mesozoic.server.answers import shape_of
from mesozoic.server.clock import DAY
from mesozoic.server.lobby.shapes import RunningTable
from mesozoic.server.stored import StoredTable
from mesozoic.server.tables import Tables

MOST: Final = 30
LATELY: Final = DAY
"""Seconds for which a table at which people play one another is shown though nobody is there."""
COMPANY: Final = 2
"""Whoever plays with bots alone, and has gone, leaves nothing to watch."""


async def running(tables: Tables) -> list[RunningTable]:
    """First those at which somebody is, then by what happened last."""
    watchers = await tables.attended()
    here = (await tables.store.numbered(list(watchers))).values()
    lately = await tables.store.lately(tables.clock.time() - LATELY)
    away = [kept for kept in lately if kept.number not in watchers and _has_company(kept)]
    shown = [kept for kept in here if _is_shown(kept)]
    ordered = [*sorted(shown, key=lambda kept: -kept.number), *sorted(away, key=_age)]
    return [RunningTable(shape_of(kept), watchers.get(kept.number, 0)) for kept in ordered[:MOST]]


def _is_shown(kept: StoredTable) -> bool:
    return kept.public and not kept.status.over and kept.ended is None and kept.closed is None


def _has_company(kept: StoredTable) -> bool:
    return sum(seat.bot is None for seat in kept.seats) >= COMPANY


def _age(kept: StoredTable) -> int:
    return -(kept.status.moved or 0)

"""Playing now: which open table fits, and what is opened where none does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mesozoic.games import find_game, game_ids
from mesozoic.server.lobby.shapes import OpeningWish
from mesozoic.server.lobby.store import StoredOpening
from mesozoic.server.pace.agreed import LiveClock

PACE: Final = LiveClock(bank=600, more=30)
"""Among people who met by chance: nobody waits for ever."""


def fitting(
    openings: Iterable[StoredOpening], person: int, game: str | None
) -> list[StoredOpening]:
    """Those at which one could play at once: where one sits already, then the oldest."""
    return sorted(
        (kept for kept in openings if _fits(kept, person, game)),
        key=lambda kept: (kept.seat_of(person) is None, _place_in_line(kept)),
    )


def _place_in_line(kept: StoredOpening) -> int:
    """Where somebody has waited longest comes first."""
    return 0 if kept.host is None else kept.host.number


def _fits(kept: StoredOpening, person: int, game: str | None) -> bool:
    wish = kept.wish
    is_quick = not kept.is_slow and not wish.rated
    may_sit = bool(kept.free) and person not in kept.sent_away
    has_room = may_sit or kept.seat_of(person) is not None
    is_wanted = game in (None, wish.game)
    return wish.public and is_quick and is_wanted and has_room and kept.table is None


def usual(game: str | None) -> OpeningWish:
    """As few players as a game takes, so that it begins soon."""
    wanted = game_ids() if game is None else [game]
    chosen = min(map(find_game, wanted), key=lambda one: min(one.players))
    return OpeningWish(chosen.id, min(chosen.players), clock=PACE)

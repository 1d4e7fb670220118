"""The pace that was agreed when a table was opened."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_BANK = 3 * 60 * 60
LONGEST_MORE = 10 * 60


class LiveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """Everybody is there: a bank of seconds for the whole game, and some more for each decision."""

    bank: Annotated[int, Meta(ge=0, le=LONGEST_BANK)]
    more: Annotated[int, Meta(ge=5, le=LONGEST_MORE)]


class DaysClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """By correspondence: so many days for each decision."""

    days: Literal[1, 3, 7]


AgreedClock = LiveClock | DaysClock

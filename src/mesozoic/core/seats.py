"""Who sits at the table."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)

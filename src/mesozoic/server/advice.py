"""What whoever is new to a game is told while they decide, as it is sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Remark(Struct, frozen=True, kw_only=True):
    """What a newcomer is told: a sentence of the catalogue, and the rule behind it."""

    key: str
    about: dict[str, Any]
    rule: str | None


class Slip(Remark, frozen=True, kw_only=True):
    """What a newcomer is told before they answer so."""

    options: list[int]
    """Which of the options are such slips, by their places in the list."""

"""What a run writes down: a line a generation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from mesozoic.arena.training.gate import Verdict
from mesozoic.core.errors import Refused


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generation: int
    games: int
    positions: int
    decisions: int
    value_epochs: int
    value_loss: float
    value_held_out: float
    policy_loss: float | None
    """None where no decision was tried."""
    policy_held_out: float | None
    gate: Verdict
    kept: bool
    """Whether its network took the place of the one before."""


def read_lines(file: Path) -> list[Line]:
    if not file.exists():
        return []
    lines: list[Line] = []
    for text in file.read_bytes().splitlines():
        try:
            lines.append(msgspec.json.decode(text, type=Line))
        except msgspec.DecodeError as error:
            raise Refused("train-unreadable", file=str(file), problem=str(error)) from None
    return lines


def write_lines(file: Path, lines: Sequence[Line]) -> None:
    aside = file.with_suffix(".unfinished")
    aside.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    aside.replace(file)

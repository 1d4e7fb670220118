"""What one game teaches: how positions ended, and what options of a decision brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Rows = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Lesson:
    """Columns of numbers. A group is a position (a row a seat) or a decision (a row an option)."""

    tables: Rows
    """A row a position."""
    seats: Rows
    shares: Rows
    """How it ended, for each row of `seats`."""
    seats_in: Numbers
    """How many rows each position has."""
    played: Rows
    """Which part of the game was over, a number a position."""
    position_games: Numbers
    options: Rows
    targets: Rows
    """What share each row of `options` brought in imagined games."""
    options_in: Numbers
    decision_games: Numbers

    @classmethod
    def joined(cls, lessons: Sequence[Lesson]) -> Lesson:
        columns = (
            np.concatenate([getattr(lesson, name) for lesson in lessons])
            for name in cls.__dataclass_fields__
        )
        return cls(*columns)

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


class Notes:
    """What is written down while a game is played."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._tables: list[list[float]] = []
        self._seats: list[list[list[float]]] = []
        self._plies: list[int] = []
        self._options: list[list[list[float]]] = []
        self._targets: list[Sequence[float]] = []

    def position(self, table: list[float], seats: list[list[float]], plies: int) -> None:
        self._tables.append(table)
        self._seats.append(seats)
        self._plies.append(plies)

    def decision(self, options: list[list[float]], target: Sequence[float]) -> None:
        self._options.append(options)
        self._targets.append(target)

    def lesson(self, widths: tuple[int, int, int], shares: Sequence[float], plies: int) -> Lesson:
        """`widths` are the numbers of a table's, a seat's and an option's values."""
        table, seat, option = widths
        positions, decisions = len(self._tables), len(self._options)
        return Lesson(
            tables=_rows(self._tables, table),
            seats=_rows([row for seats in self._seats for row in seats], seat),
            shares=np.asarray([*shares] * positions, np.float32),
            seats_in=np.full(positions, len(shares), np.int32),
            played=np.asarray([at / plies for at in self._plies], np.float32),
            position_games=np.full(positions, self.number, np.int32),
            options=_rows([row for options in self._options for row in options], option),
            targets=np.asarray([part for target in self._targets for part in target], np.float32),
            options_in=np.asarray([len(target) for target in self._targets], np.int32),
            decision_games=np.full(decisions, self.number, np.int32),
        )


def _rows(values: Sequence[Sequence[float]], width: int) -> Rows:
    return np.asarray(values, np.float32).reshape(len(values), width)

"""The games of the last generations, kept as columns of numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mesozoic.arena.training.lesson import Lesson, Numbers, Rows
from mesozoic.core.codec import printable
from mesozoic.core.errors import Refused

# About every so many games one is held out: nothing is fitted to it but temperatures.
HELD_OUT: Final = 4
MOST_GAMES: Final = 100_000
# Two primes that make of a game's number one that has nothing to do with its players.
_SPREAD: Final = 7919
_ROUND: Final = 1009


@dataclass(frozen=True)
class Groups:
    """Rows in groups, over each of which a softmax goes."""

    context: Rows
    """A row a group."""
    rows: Rows
    targets: Rows
    sizes: Numbers

    def __len__(self) -> int:
        return len(self.sizes)

    def taken(self, groups: npt.NDArray[Any]) -> Groups:
        """Some of the groups, by their numbers."""
        ends = np.cumsum(self.sizes)
        sizes = self.sizes[groups]
        first = np.repeat(ends[groups] - sizes, sizes)
        within = np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        at = first + within
        return Groups(self.context[groups], self.rows[at], self.targets[at], sizes)


def positions_of(lesson: Lesson) -> Groups:
    return Groups(lesson.tables, lesson.seats, lesson.shares, lesson.seats_in)


def decisions_of(lesson: Lesson) -> Groups:
    nothing = np.zeros((len(lesson.options_in), 0), np.float32)
    return Groups(nothing, lesson.options, lesson.targets, lesson.options_in)


def held_out(games: Numbers) -> npt.NDArray[np.bool_]:
    found: npt.NDArray[np.bool_] = (games * np.int64(_SPREAD) + 1) % _ROUND % HELD_OUT == 0
    return found


def split(groups: Groups, games: Numbers) -> tuple[Groups, Groups]:
    """What is learnt from, and what is held out: whole games."""
    out = held_out(games)
    return groups.taken(np.flatnonzero(~out)), groups.taken(np.flatnonzero(out))


class Buffer:
    """A folder with a file a generation."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, generation: int) -> bool:
        return self._file(generation).exists()

    def keep(self, generation: int, lesson: Lesson) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        aside = self._folder / "unfinished.npz"
        np.savez(aside, allow_pickle=False, **lesson.columns())
        aside.replace(self._file(generation))

    def last(self, generation: int, window: int) -> Lesson:
        """The games of a generation and of those before it, as many as the window is wide."""
        first = max(0, generation + 1 - window)
        return Lesson.joined([self._numbered(at) for at in range(first, generation + 1)])

    def _numbered(self, generation: int) -> Lesson:
        """With games whose numbers no other generation has."""
        lesson = self._read(generation)
        more = generation * MOST_GAMES
        return replace(
            lesson,
            position_games=lesson.position_games + more,
            decision_games=lesson.decision_games + more,
        )

    def _file(self, generation: int) -> Path:
        return self._folder / f"{generation:03}.npz"

    def _read(self, generation: int) -> Lesson:
        file = self._file(generation)
        try:
            with np.load(file, allow_pickle=False) as columns:
                return Lesson(**{name: columns[name] for name in Lesson.__dataclass_fields__})
        except (OSError, ValueError, KeyError, EOFError) as error:
            problem = printable(str(error))
            raise Refused("train-unreadable", file=str(file), problem=problem) from None

"""A lesson: a table with chosen luck, and the steps that lead through it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Final, Literal

from mesozoic.core.seats import Seat

Kind = Literal["look", "do", "see"]
KINDS: Final[tuple[Kind, ...]] = ("look", "do", "see")


@dataclass(frozen=True)
class Cue:
    """What luck, a rival or whoever learns does next, in notation."""

    seat: Seat | None
    """None for luck."""
    acts: tuple[str, ...]
    """What goes on: of whoever learns perhaps several, or patterns such as `walk 4-*`."""
    step: int
    """The step that it follows, or is; -1 before the first."""

    def fits(self, notation: str) -> bool:
        return any(fnmatchcase(notation, act) for act in self.acts)


@dataclass(frozen=True)
class Step:
    """One thing at a time: look here, do this, see what happened."""

    kind: Kind
    name: str
    at: tuple[str, ...]
    """What is pointed at, `gene:leg|player:0` where the first may be out of sight; of what is done,
    in the order in which it is touched, where it is in sight."""
    acts: tuple[str, ...]
    """What goes on; the first is done for who would rather be shown."""
    rule: str
    then: tuple[tuple[Seat | None, str], ...]
    """What luck and rivals do once it is passed."""


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    players: int
    options: Mapping[str, str]
    seat: Seat
    """Of whoever learns."""
    first: tuple[tuple[Seat | None, str], ...]
    """What luck and rivals do before the first step."""
    steps: tuple[Step, ...]
    afterwards: Mapping[str, str]
    """The options of the short game that follows it."""

    def key(self, step: Step) -> str:
        """The message of a step; what a wrong act is told is its attribute `wrong`."""
        return f"lesson-{self.name}-{step.name}"

    @property
    def title(self) -> str:
        return f"lesson-{self.name}"

    @cached_property
    def script(self) -> tuple[Cue, ...]:
        """All that happens, in order."""
        return tuple(self._cues())

    def _cues(self) -> Iterator[Cue]:
        yield from _cues(self.first, -1)
        for number, step in enumerate(self.steps):
            if step.acts:
                yield Cue(self.seat, step.acts, number)
            yield from _cues(step.then, number)

    def step_after(self, done: int) -> int:
        """The first step after the last act, when so many cues have been followed."""
        return self._last_act(done - 1) + 1

    def act_at(self, done: int) -> int:
        """The last act that may be done then: where whoever takes something back stands."""
        return max(0, self._last_act(done))

    def _last_act(self, done: int) -> int:
        acts = (number for number, step in enumerate(self.steps) if step.kind == "do")
        return max((number for number in acts if self.after[number] <= done), default=-1)

    def follows_an_act(self, cue: Cue) -> bool:
        """Whether it comes at once: nobody need read anything first."""
        return cue.step < 0 or self.steps[cue.step].kind == "do"

    @cached_property
    def after(self) -> tuple[int, ...]:
        """By step: how many cues have come before it."""
        return tuple(
            sum(cue.step < number for cue in self.script) for number in range(len(self.steps))
        )


def _cues(acts: tuple[tuple[Seat | None, str], ...], step: int) -> Iterator[Cue]:
    for seat, act in acts:
        yield Cue(seat, (act,), step)

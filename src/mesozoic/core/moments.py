"""The five kinds of moment.

A moment is popped before it is handled; to go on, it pushes its successors.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from mesozoic.core.luck import one_of
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State)

STEP: Final = 0
CHOICE: Final = 1
CHANCE: Final = 2
MAX_STEPS: Final = 1_000
UNWRITTEN: Final = {"written": False}
"""The metadata of a field that has no place in the JSON form of what it belongs to."""


class Moment(ABC, Generic[S]):
    """A small frozen value on the stack. `kind` lets the loop tell moments apart quickly."""

    __slots__ = ()
    kind: ClassVar[int]
    tag: ClassVar[str]

    @property
    def rule(self) -> str:
        """The number of the rule it follows; whatever a seat or luck decides names one."""
        return ""

    @property
    def phase(self) -> str:
        """The slug of the phase it belongs to; whatever a seat or luck decides names one."""
        return ""

    def laid_out(self) -> tuple[Moment[S], ...]:
        """This moment as a state's contents list it, with what it holds below it."""
        return (self,)


class Step(Moment[S]):
    """Runs by itself."""

    __slots__ = ()
    kind = STEP

    @abstractmethod
    def run(self, state: S) -> None: ...


class Choice(Moment[S]):
    """Seats decide."""

    __slots__ = ()
    kind = CHOICE
    simultaneous: ClassVar[bool] = False
    """Whether seats act at the same time, so that one's answer does not outdate another's."""

    @abstractmethod
    def seats(self, state: S) -> Sequence[Seat]: ...

    def seat_drawn(self, state: S, number: float) -> Seat:
        """The one of the seats asked that a number from 0 to 1 picks, each as likely as another."""
        return one_of(self.seats(state), number)

    @abstractmethod
    def options(self, state: S, seat: Seat) -> Sequence[Action]: ...

    @abstractmethod
    def take(self, state: S, seat: Seat, action: Any) -> None: ...

    def cost(self, state: S, seat: Seat, action: Any) -> int | None:
        """What an option would cost in the end; None where it has no price."""
        return None

    def pick(self, state: S, seat: Seat, random: Callable[[], float]) -> Action | None:
        """One of several options, each as likely as another, without listing them.

        None where they are to be listed: a moment with long lists may know how to do without.
        """
        return None

    def is_secret(self, state: S, seat: Seat) -> bool:
        """Whether a seat decides by what others may not see, or while they may not look.

        A screen that several share is covered before such a question. Only public facts count.
        """
        return False


class OneSeat(Choice[S]):
    """A choice of a single seat, which it names."""

    __slots__ = ()
    seat: Seat

    def seats(self, state: S) -> Sequence[Seat]:
        return (self.seat,)

    def seat_drawn(self, state: S, number: float) -> Seat:
        return self.seat


class Holding(Choice[S]):
    """A choice that holds what it may cancel: it pushes that, or lets it go.

    What it holds is written below it on the stack, where it lay when records were first made: so
    their fingerprints stay what they are. Its field is `UNWRITTEN`, not to be written twice.
    """

    __slots__ = ()
    effect: Moment[S]

    def laid_out(self) -> tuple[Moment[S], ...]:
        return (self.effect, self)


class Chance(Moment[S]):
    """Luck decides: every possible outcome with its integer weight."""

    __slots__ = ()
    kind = CHANCE

    @abstractmethod
    def outcomes(self, state: S) -> Sequence[tuple[Action, int]]: ...

    def pick(self, state: S, number: float) -> Action | None:
        """The one of several outcomes that a number from 0 to 1 picks, without listing them.

        None where they are to be listed.
        """
        return None

    @abstractmethod
    def land(self, state: S, outcome: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class Sealed(Choice[S]):
    """A choice that all who wait answer in secret; the answers open together."""

    simultaneous = True
    waiting: tuple[Seat, ...]
    answers: tuple[tuple[Seat, Action], ...] = ()

    def seats(self, state: S) -> Sequence[Seat]:
        return self.waiting

    def take(self, state: S, seat: Seat, action: Action) -> None:
        waiting = tuple(other for other in self.waiting if other != seat)
        answers = (*self.answers, (seat, action))
        if waiting:
            state.push(replace(self, waiting=waiting, answers=answers))
        else:
            self.open(state, dict(sorted(answers, key=lambda answer: answer[0])))

    def is_secret(self, state: S, seat: Seat) -> bool:
        return True

    @abstractmethod
    def open(self, state: S, answers: Mapping[Seat, Action]) -> None: ...

    def as_seen_by(self, seat: Seat | None) -> Sealed[S]:
        """The same moment without the others' answers: who has answered is known, what is not."""
        return replace(self, answers=tuple(own for own in self.answers if own[0] == seat))

    def imagined_by(self, seat: Seat, state: S, rng: Random) -> Sealed[S]:
        """The same moment as it may be for all that `seat` knows, in a state redealt for it.

        Who has answered is known; what the others answered is any of their options.
        """
        answers = tuple(
            (other, answer if other == seat else rng.choice(self._asking(other, state)))
            for other, answer in self.answers
        )
        return replace(self, answers=answers)

    def _asking(self, seat: Seat, state: S) -> Sequence[Action]:
        return replace(self, waiting=(seat,), answers=()).options(state, seat)


@dataclass(frozen=True, slots=True)
class Parallel(Choice[S]):
    """Several seats each play a little stack of moments of their own, at their own pace.

    It ends when every lane is empty. A lane's stack has its next moment last. Luck has no place in
    a lane: its order among the others' acts would be nobody's.
    """

    tag = "parallel"
    simultaneous = True
    lanes: tuple[tuple[Seat, tuple[Moment[S], ...]], ...]
    begun: bool = False

    @classmethod
    def of(cls, first: Mapping[Seat, Sequence[Moment[S]]]) -> Parallel[S]:
        """A lane for each seat, with its first moments in the order in which they are played.

        Each begins with a choice; a seat with nothing to do has no lane.
        """
        if not first:
            raise ValueError("a parallel moment needs a lane")
        for seat, moments in first.items():
            if not moments or moments[0].kind != CHOICE:
                raise ValueError(f"the lane of seat {seat} does not begin with a choice: {moments}")
        return cls(tuple((seat, tuple(reversed(moments))) for seat, moments in first.items()))

    def seats(self, state: S) -> Sequence[Seat]:
        return tuple([seat for seat, lane in self.lanes if lane])

    def seat_drawn(self, state: S, number: float) -> Seat:
        busy = 0
        for _, lane in self.lanes:
            busy += bool(lane)
        before = int(number * busy)
        for seat, lane in self.lanes:
            if lane and not before:
                return seat
            before -= bool(lane)
        raise ValueError("every lane is empty")

    def lane(self, seat: Seat) -> tuple[Moment[S], ...]:
        for owner, lane in self.lanes:
            if owner == seat:
                return lane
        return ()

    def _number_of(self, seat: Seat) -> int:
        """Which of the lanes is a seat's."""
        for at, (owner, _) in enumerate(self.lanes):
            if owner == seat:
                return at
        raise ValueError(f"seat {seat} has no lane")

    def options(self, state: S, seat: Seat) -> Sequence[Action]:
        return cast("Choice[S]", self.lane(seat)[-1]).options(state, seat)

    def cost(self, state: S, seat: Seat, action: Action) -> int | None:
        return cast("Choice[S]", self.lane(seat)[-1]).cost(state, seat, action)

    def pick(self, state: S, seat: Seat, random: Callable[[], float]) -> Action | None:
        return cast("Choice[S]", self.lane(seat)[-1]).pick(state, seat, random)

    def is_secret(self, state: S, seat: Seat) -> bool:
        return True

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """A lane is played on top of the stack, and taken off it again where it waits."""
        at = self._number_of(seat)
        lane, shell = self.lanes[at][1], cast("State", state)
        below = len(shell.stack)
        if len(lane) > 1:
            shell.stack.extend(lane[:-1])
        cast("Choice[S]", lane[-1]).take(state, seat, action)
        settle(shell, below)
        if shell.result is not None:
            return
        rest = taken_off(shell.stack, below)
        if rest and rest[-1].kind != CHOICE:
            raise ValueError(f"a lane waits for a choice, not for {rest[-1]}")
        lanes = list(self.lanes)
        lanes[at] = (seat, rest)
        if rest or self._are_others_busy(at):
            shell.stack.append(self.going_on(tuple(lanes)))
        else:
            self.close(state)

    def _are_others_busy(self, at: int) -> bool:
        """Whether any lane but this is still played."""
        return any(lane and other != at for other, (_, lane) in enumerate(self.lanes))

    def going_on(self, lanes: tuple[tuple[Seat, tuple[Moment[S], ...]], ...]) -> Parallel[S]:
        """The same moment with its lanes as they are now."""
        return replace(self, lanes=lanes, begun=True)

    def close(self, state: S) -> None:
        """What comes of it once every lane is empty; by itself, nothing."""

    def as_seen_by(self, seat: Seat | None) -> Moment[S]:
        """What a seat is asked in its lane; for who is not, the moment without what is in it.

        Not even whether anybody has begun is theirs to know.
        """
        lane = self.lane(seat) if seat is not None else ()
        return lane[-1] if lane else replace(self, lanes=(), begun=False)


def taken_off(stack: list[Moment[Any]], below: int) -> tuple[Moment[Any], ...]:
    """What lies on a stack above so many moments, which stay there."""
    if len(stack) == below:
        return ()
    if len(stack) == below + 1:
        return (stack.pop(),)
    taken = tuple(stack[below:])
    del stack[below:]
    return taken


def settle(state: State, below: int = 0) -> None:
    """Run steps until the state waits for a seat, for luck, or is over.

    What lies at the bottom of the stack, so many moments, is left alone.
    """
    for _ in range(MAX_STEPS):
        if len(state.stack) <= below:
            return
        top = state.stack[-1]
        if top.kind != STEP:
            return
        state.stack.pop()
        cast("Step[Any]", top).run(state)
    raise RuntimeError(f"runaway steps: {state.stack[-3:]}")

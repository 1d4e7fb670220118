"""What every game's state has: a stack of moments, and nothing that is a future."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from mesozoic.core.events import Telling
from mesozoic.core.seats import Seat

if TYPE_CHECKING:
    from mesozoic.core.moments import Moment
    from mesozoic.core.values import Event


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points by seat, who won (several may share it), and by what."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory."""
        winners, seats = self.winners, range(len(self.scores))
        return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in seats])


class State:
    """A mutable shell; games add slots that hold immutable values or flat lists of them."""

    __slots__ = ("aloud", "result", "rules", "stack", "tellings", "world")

    stack: list[Moment[Any]]
    result: Result | None
    rules: int
    """The version of the rules this game is played by."""
    aloud: bool
    """Whether events are told. In playouts they are not, and cost nothing."""
    tellings: list[Telling]
    world: Any
    """What stays the same through a game, where it keeps such: components, tables made of them."""

    def begin(self, rules: int) -> None:
        """Give the slots that every state has their first values."""
        self.stack = []
        self.result = None
        self.rules = rules
        self.aloud = False
        self.tellings = []
        self.world = None

    def copy(self) -> Self:
        """A silent copy that shares only immutable values with this state.

        Written by hand it is several times as fast, which bots notice.
        """
        kind = type(self)
        new = kind.__new__(kind)
        new.begin(self.rules)
        new.world = self.world
        for slot in _slots(self):
            value = getattr(self, slot)
            setattr(new, slot, value[:] if isinstance(value, list) else value)
        return new

    def push(self, *moments: Moment[Any]) -> None:
        """Schedule moments; the first given is played first."""
        self.stack.extend(moments[::-1])

    def tell(self, event: Event, only: Seat | None = None, but: Seat | None = None) -> None:
        self.tellings.append(Telling(event, only, but))

    def end(self, result: Result) -> None:
        """The game is over: nothing is awaited any more."""
        self.stack.clear()
        self.result = result

    @property
    def turn(self) -> int:
        """The turn that is played, from 1; 0 before the first, or where a game counts none."""
        return 0

    @property
    def whole_turns(self) -> int | None:
        """How many turns were played to their end, where a game counts them."""
        return None

    def contents(self) -> dict[str, Any]:
        """Everything that makes this state what it is, by slot.

        What was told is not part of it, nor is the world, which never changes.
        """
        own = {slot: getattr(self, slot) for slot in _slots(self)}
        own["stack"] = [part for moment in self.stack for part in moment.laid_out()]
        return own

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.contents() == other.contents()

    __hash__ = None  # type: ignore[assignment]


_NO_PART: Final = ("aloud", "tellings", "world")


def _slots(state: State) -> list[str]:
    """The slots that make a state what it is."""
    parts = [getattr(part, "__slots__", ()) for part in type(state).__mro__]
    return [slot for slots in parts for slot in slots if slot not in _NO_PART]

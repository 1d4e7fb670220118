"""What a newcomer is told while they decide: what presses, and which answers would be slips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast

from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

if TYPE_CHECKING:
    from mesozoic.core.moments import Choice

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Remark:
    """Something worth knowing now: a rule's number, and a sentence of the catalogue."""

    rule: str
    key: str
    about: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Slip:
    """Options that would cost their seat dear, where it may well not have noticed."""

    remark: Remark
    options: tuple[int, ...]
    """Their places in the list."""


def slip(
    remark: Remark, offered: Sequence[Action], is_one: Callable[[Action], bool]
) -> Iterable[Slip]:
    """The options that are a slip of a kind; nothing where none is."""
    places = tuple(place for place, action in enumerate(offered) if is_one(action))
    return (Slip(remark, places),) if places else ()


def having_done(state: S, seat: Seat, action: Action) -> S:
    """A copy in which a seat has done one of its options, and nothing has gone on by itself yet:
    what would come then may turn on what the seat cannot know."""
    after, choice = state.copy(), cast("Choice[Any]", pending(state))
    after.stack.pop()
    choice.take(after, seat, action)
    return after

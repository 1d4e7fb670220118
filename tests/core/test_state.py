"""The copy that a state has by itself."""

from mesozoic.core.events import Telling
from mesozoic.core.state import State
from mesozoic.core.values import Event


class Counted(State):
    __slots__ = ("counts", "name")
    counts: list[int]
    name: str


WORLD = object()


def counted() -> Counted:
    state = Counted()
    state.begin(rules=2)
    state.counts, state.name, state.world = [1, 2], "eggs", WORLD
    return state


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    state = counted()
    copy = state.copy()
    assert copy == state
    assert copy.world is state.world
    copy.counts.append(3)
    copy.stack.append(None)  # type: ignore[arg-type]
    assert state == counted()
    assert copy != state


def test_a_copy_is_silent() -> None:
    state = counted()
    state.aloud = True
    state.tellings = [Telling(Event())]
    copy = state.copy()
    assert not copy.aloud
    assert copy.tellings == []

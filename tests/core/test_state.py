"""The copy that a state has by itself."""

from mesozoic.core.events import Telling
from mesozoic.core.moments import Holding
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result, State
from mesozoic.core.values import Action, Event
from tests.core.toy import Levy, Round


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
    copy.stack.append(Round())
    assert state == counted()
    assert copy != state


def test_winners_share_the_victory_evenly_and_others_have_nothing_of_it() -> None:
    assert Result((3, 5, 1), (Seat(1),), "end").shares == (0.0, 1.0, 0.0)
    assert Result((5, 1, 5), (Seat(0), Seat(2)), "end").shares == (0.5, 0.0, 0.5)
    assert Result((0, 0), (), "end").shares == (0.0, 0.0)


class Stay(Holding[Counted]):
    tag = "stay"
    effect = Levy(Seat(0))  # type: ignore[assignment]

    def seats(self, state: Counted) -> tuple[Seat, ...]:
        return (Seat(0),)

    def options(self, state: Counted, seat: Seat) -> tuple[Action, ...]:
        return ()

    def take(self, state: Counted, seat: Seat, action: Action) -> None:
        pass


def test_a_copy_has_on_its_stack_what_the_state_has() -> None:
    """Though its contents list what a moment holds by itself."""
    state = counted()
    state.stack = [Stay()]
    assert state.copy().stack == state.stack
    assert len(state.contents()["stack"]) == 2


def test_a_copy_is_silent() -> None:
    state = counted()
    state.aloud = True
    state.tellings = [Telling(Event())]
    copy = state.copy()
    assert not copy.aloud
    assert copy.tellings == []

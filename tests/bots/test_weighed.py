"""A heuristic made of a table of moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mesozoic.bots.heuristics.weighed import Weighed
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from tests.bots.toy import DEALT, Name, Naming, Reaping, Sowing, ToyState, Work, after

A, B = Seat(0), Seat(1)


def weigh_names(state: ToyState, seat: Seat, options: Sequence[Action], moment: Any) -> list[float]:
    assert isinstance(moment, Naming)
    return [float(option.number) for option in options if isinstance(option, Name)]


def weigh_work(state: ToyState, seat: Seat, options: Sequence[Action], moment: Any) -> list[float]:
    assert isinstance(moment, Sowing)
    assert moment.seat == seat
    return [float(option == Work(True)) for option in options]


def evaluate(state: ToyState) -> Sequence[float]:
    return (0.5, 0.5)


HEURISTIC = Weighed[ToyState]({Naming: weigh_names, Sowing: weigh_work}, evaluate, lambda _: True)


def weights(state: ToyState, seat: Seat) -> Sequence[float]:
    return HEURISTIC.weigh(state, seat, options(state, seat))


def test_each_kind_of_moment_is_weighed_by_its_own() -> None:
    assert list(weights(after(*DEALT), A)) == [1, 2, 3, 4, 5, 6]


def test_in_a_lane_it_is_what_the_seat_is_asked_there() -> None:
    state = after(*DEALT, (0, Name(1)), (1, Name(1)), (0, Work(True)))
    assert list(weights(state, B)) == [0, 1]


def test_a_moment_that_is_not_listed_weighs_all_alike() -> None:
    state = after(*DEALT, (0, Name(1)), (1, Name(1)), (0, Work(True)))
    lane: Any = state.stack[-1]
    assert isinstance(lane.lane(A)[-1], Reaping)
    assert list(weights(state, A)) == [0, 0]

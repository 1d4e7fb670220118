"""Think knows no game either, and is led by any judge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mesozoic.bots.bot import find_bot
from mesozoic.bots.budget import Budget
from mesozoic.bots.fate import Fate
from mesozoic.bots.heuristics import NoHeuristic, find_heuristic
from mesozoic.bots.judge import Judge
from mesozoic.bots.line import Line, Moods, answered
from mesozoic.bots.manner import Manner
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.think import Think
from mesozoic.core.moments import Sealed
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.games import find_game
from mesozoic.games.evolution_family.state import FamilyState
from tests.bots.positions import decisions
from tests.bots.toy import DEALT, Name, Toy, ToyState, Work, after

NAMED = (*DEALT, (0, Name(6)), (1, Name(6)))


def thought(state: ToyState, seat: int, seed: int, budget: str = "300") -> Action:
    perspective = Perspective.of(Toy(), state, Seat(seat), Random(seed))
    return find_bot(f"think:{budget}").choose(perspective, Random(seed))


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_the_best_sealed_answer(seed: int) -> None:
    assert thought(after(*DEALT), 0, seed) == Name(6)
    assert thought(after(*DEALT, (0, Name(6))), 1, seed) == Name(6)


@pytest.mark.parametrize("seed", range(5))
def test_it_looks_ahead_in_its_own_lane_whoever_went_on_in_theirs(seed: int) -> None:
    assert thought(after(*NAMED), 0, seed) == Work(True)
    assert thought(after(*NAMED), 1, seed) == Work(True)
    assert thought(after(*NAMED, (0, Work(True)), (0, Work(True))), 1, seed) == Work(True)


@pytest.mark.parametrize(
    "game", ["evo-2001", "evo-2011", "evolution-family", "gods-love-dinosaurs"]
)
def test_equal_generators_give_equal_choices(game: str) -> None:
    rules = find_game(game)
    for state, seat in list(decisions(seed=5, game=game))[::40]:
        chosen = {
            find_bot(spec).choose(Perspective.of(rules, state, seat, Random(1)), Random(2))
            for spec in ("think:12", "think:12", "think:12/60000ms")
        }
        assert len(chosen) == 1


def test_a_ceiling_ends_it_before_its_iterations_do() -> None:
    ticks = iter(range(100_000))
    bot = Think("think", Budget(50_000, seconds=50), clock=lambda: float(next(ticks)))
    perspective = Perspective.of(Toy(), after(*DEALT), Seat(0), Random(1))
    tried = sum(one.visits for one in bot.deliberate(perspective, Random(1)).looked_at())
    assert 20 < tried <= 50


def test_it_looks_no_further_than_its_iterations() -> None:
    perspective = Perspective.of(Toy(), after(*DEALT), Seat(0), Random(1))
    for count in (0, 1, 7, 40):
        deliberation = Think("think", Budget(count)).deliberate(perspective, Random(1))
        assert sum(one.visits for one in deliberation.looked_at()) == count
        assert deliberation.best in perspective.options


def line_of(state: State, seat: int, judge: Judge) -> Line:
    return Line(state, Seat(seat), judge, Fate(Random(1)), Moods(Random(1)), Manner())


class LikesFive(NoHeuristic):
    """A judge that always names five."""

    def weigh(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return [50.0 * (isinstance(one, Name) and one.number == 5) for one in options]


def test_what_others_answered_in_secret_is_what_the_judge_takes_them_to_answer() -> None:
    state = after(*DEALT, (0, Name(1)))
    answered(line_of(state, 1, LikesFive()))
    top = state.stack[-1]
    assert isinstance(top, Sealed)
    assert (top.waiting, top.answers) == ((Seat(1),), ((Seat(0), Name(5)),))


def test_the_others_answer_before_they_could_see_what_one_does() -> None:
    state = after(*DEALT)
    answered(line_of(state, 0, LikesFive()))
    top = state.stack[-1]
    assert isinstance(top, Sealed)
    assert (top.waiting, top.answers) == ((Seat(0),), ((Seat(1), Name(5)),))


def test_who_is_warm_strays_and_who_is_cold_does_not() -> None:
    offered, weights = (Name(1), Name(2), Name(3)), (0.0, 1.0, 0.0)

    def picked(warmth: float) -> list[Action]:
        return [Moods(Random(n)).pick(Seat(0), offered, weights, warmth) for n in range(400)]

    assert set(picked(0.01)) == {Name(2)}
    assert picked(1.0).count(Name(2)) / 400 == pytest.approx(2.718 / 4.718, abs=0.06)


def test_a_mood_lasts_whatever_else_is_offered() -> None:
    moods, offered = Moods(Random(3)), [Name(number) for number in range(1, 7)]
    first = moods.pick(Seat(0), offered, (0.0,) * 6, 1.0)
    fewer = [first, *(name for name in offered if name != first)][:3]
    assert moods.pick(Seat(0), fewer, (0.0,) * 3, 1.0) == first
    others = {Moods(Random(n)).pick(Seat(0), offered, (0.0,) * 6, 1.0) for n in range(40)}
    assert len(others) == 6


class Quiet(NoHeuristic):
    """A judge that may be asked at every point."""

    def is_quiet(self, state: State) -> bool:
        return True

    def evaluate(self, state: State) -> Sequence[float]:
        return [0.25, 0.75]


def test_a_line_is_judged_at_the_first_quiet_point() -> None:
    """However few plies that takes: so all options are judged at the same."""
    line = line_of(after(*NAMED), 0, Quiet())
    assert line.finish() == [0.25, 0.75]
    assert line.plies == 0


def test_a_line_goes_past_as_many_quiet_points_as_its_manner_says() -> None:
    state, manner = after(*NAMED), Manner(turns=2)
    line = Line(state, Seat(0), Quiet(), Fate(Random(1)), Moods(Random(1)), manner)
    assert line.finish() == [0.25, 0.75]
    assert (line.plies, line.turns) == (2, 2)


class Listening(NoHeuristic):
    """Keeps which turn it was whenever it was asked who wins."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def is_quiet(self, state: Any) -> bool:
        return find_heuristic("evolution-family").is_quiet(state)

    def evaluate(self, state: Any) -> Sequence[float]:
        self.turns.append(state.turn)
        return [0.25] * 4


def test_in_the_family_game_a_round_is_played_before_it_is_judged() -> None:
    state, seat = list(decisions(seed=5, game="evolution-family"))[20]
    assert isinstance(state, FamilyState)
    judge = Listening()
    perspective = Perspective.of(find_game("evolution-family"), state, seat, Random(1))
    Think("think", Budget(40), lambda *_: judge).deliberate(perspective, Random(1))
    assert max(judge.turns) == state.turn + 5


def test_a_line_judges_the_end_by_who_won() -> None:
    lanes = [(0, Work(False)), (0, Work(False)), (1, Work(True)), (1, Work(True))]
    assert line_of(after(*NAMED, *lanes), 0, NoHeuristic()).finish() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [("400", 400, None), ("250ms", None, 0.25), ("2000/900ms", 2000, 0.9)],
)
def test_a_budget_is_read(text: str, iterations: int | None, seconds: float | None) -> None:
    assert Budget.read(text) == Budget(iterations, seconds)


@pytest.mark.parametrize(
    "text", ["", "0", "0ms", "-5", "4s", "/5ms", "5/", "5/6", "²", "9999999", "ms", "5/ms", "9/0ms"]
)
def test_what_is_no_budget_is_not_read(text: str) -> None:
    assert Budget.read(text) is None


def test_iterations_are_fewer_only_where_much_time_is_missing() -> None:
    budget = Budget(2000, 0.9)
    assert budget.within(5.0) == budget
    assert budget.within(0.8) == Budget(2000, 0.8)
    assert budget.within(0.09) == Budget(200, 0.09)
    assert Budget(seconds=1.0).within(0.25) == Budget(seconds=0.25)

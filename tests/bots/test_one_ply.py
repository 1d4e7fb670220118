"""A bot that goes by what is learnt and looks one act ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from mesozoic.bots.bot import find_bot
from mesozoic.bots.heuristics import NoHeuristic
from mesozoic.bots.learnt import find_learnt
from mesozoic.bots.learnt.judge import Learnt
from mesozoic.bots.learnt.network import Network, PolicyNetwork, Scorer, ValueNetwork
from mesozoic.bots.one_ply import OnePly
from mesozoic.bots.perspective import Perspective
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from tests.bots.toy import DEALT, Name, Toy, ToyState, Work, after
from tests.bots.toy_features import FEATURES

NAMED = (*DEALT, (0, Name(6)), (1, Name(6)))


class LikesWork(NoHeuristic):
    """A judge by hand that always works; it takes every point for quiet, or none."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet

    def weigh(self, state: State, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        return [float(isinstance(one, Work) and one.done) for one in options]

    def is_quiet(self, state: State) -> bool:
        return self._quiet


def learnt(
    seat_values: list[float], option_values: Sequence[float] = (0.0, 0.0), *, quiet: bool = True
) -> Learnt:
    """What a weighted sum of the toy's values makes of it."""
    value = ValueNetwork(Scorer(seat_values, [], [], []), [], 0.0, [0.0, 0.0], {})
    policy = PolicyNetwork(Scorer([*option_values], [], [], []))
    network = Network(value, policy, value.shares, policy.logits, False)
    return Learnt(FEATURES, network, LikesWork(quiet=quiet))


def chosen(of: Learnt, state: ToyState, seed: int = 1) -> object:
    perspective = Perspective.of(Toy(), state, Seat(0), Random(seed))
    return OnePly(of).choose(perspective, Random(seed))


def test_what_comes_of_an_act_counts() -> None:
    """Sowing costs a point, which only who looks at the sown field thinks worth it."""
    assert chosen(learnt([1.0, 0.0, 5.0]), after(*NAMED)) == Work(True)
    assert chosen(learnt([1.0, 0.0, 0.0]), after(*NAMED)) == Work(False)


def test_the_policy_decides_between_acts_that_lead_to_the_same() -> None:
    """A number that was named in secret shows in no value yet."""
    assert chosen(learnt([1.0, 0.0, 0.0], [1.0, 0.0]), after(*DEALT)) == Name(6)
    assert chosen(learnt([1.0, 0.0, 0.0], [-1.0, 0.0]), after(*DEALT)) != Name(6)


@pytest.mark.parametrize("seed", range(5))
def test_what_one_does_next_is_done_before_it_is_judged(seed: int) -> None:
    """That a point was spent on sowing says little before one has reaped."""
    assert chosen(learnt([1.0, 0.0, 0.0]), after(*NAMED), seed) == Work(False)
    assert chosen(learnt([1.0, 0.0, 0.0], quiet=False), after(*NAMED), seed) == Work(True)


def test_a_game_of_which_nothing_is_learnt_is_played_as_by_hand() -> None:
    assert find_learnt("toy") is None
    perspective = Perspective.of(Toy(), after(*NAMED), Seat(0), Random(1))
    assert OnePly().choose(perspective, Random(1)) in perspective.options


@pytest.mark.parametrize("seed", range(3))
def test_equal_generators_give_equal_choices(seed: int) -> None:
    of = learnt([1.0, 0.3, 0.5])
    assert chosen(of, after(*NAMED), seed) == chosen(of, after(*NAMED), seed)


def test_it_is_found_by_its_name() -> None:
    assert find_bot("learnt").name == "learnt"

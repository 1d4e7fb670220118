"""A bot learns nothing that its seat may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

from mesozoic.bots.greedy import Greedy
from mesozoic.bots.perspective import Perspective
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.games import find_game
from mesozoic.games.evo_2001.state import EvoState
from tests.bots.positions import decisions
from tests.bots.toy import DEALT, Name, Naming, Toy, after

GAME = find_game("evo-2001")


def rival_hand(state: object, seat: Seat) -> tuple[int, ...]:
    assert isinstance(state, EvoState)
    return state.hands[(seat + 1) % len(state.hands)]


def test_view_and_options_are_those_of_the_seat() -> None:
    for state, seat in decisions(seed=1):
        perspective = Perspective.of(GAME, state, seat, Random(7))
        assert perspective.view == GAME.view(state, seat)
        assert perspective.options == options(state, seat)
        assert GAME.view(perspective.imagine(Random(8)), seat) == GAME.view(state, seat)


def test_what_it_holds_is_not_the_true_state_but_one_deal_among_many() -> None:
    state, seat = next(decisions(seed=2))
    true = rival_hand(state, seat)
    held = Counter[tuple[int, ...]]()
    for seed in range(300):
        perspective = Perspective.of(GAME, state, seat, Random(seed))
        kept = [value for value in vars(perspective).values() if isinstance(value, EvoState)]
        assert kept
        assert all(value is not state for value in kept)
        held.update(rival_hand(value, seat) for value in kept)
    # Three of 23 unseen cards: the true hand comes up by accident only.
    assert held[true] < 10
    assert len(held) > 100


def test_what_it_imagines_varies_and_is_its_own() -> None:
    state, seat = next(decisions(seed=3))
    perspective = Perspective.of(GAME, state, seat, Random(1))
    imagined = [perspective.imagine(Random(seed)) for seed in range(50)]
    assert len({rival_hand(one, seat) for one in imagined}) > 25
    before = perspective.view
    for one in imagined:
        one.stack.clear()
    assert GAME.view(perspective.imagine(Random(0)), seat) == before


def test_a_sealed_answer_of_a_rival_is_not_in_it() -> None:
    held = Counter[object]()
    for seed in range(300):
        perspective = Perspective.of(Toy(), after(*DEALT, (0, Name(5))), Seat(1), Random(seed))
        sealed = perspective.imagine(Random(seed)).stack[-1]
        assert isinstance(sealed, Naming)
        held.update(answer for _, answer in sealed.answers)
    # Any of the six numbers, the true one no more than another.
    assert len(held) == 6
    assert 25 < held[Name(5)] < 75


def test_greedy_does_not_look_at_rivals_hands() -> None:
    rng = Random(4)
    for state, seat in decisions(seed=4):
        other = GAME.redeal(state, seat, rng)
        choices = {
            Greedy().choose(Perspective.of(GAME, world, seat, Random(5)), Random(6))
            for world in (state, other)
        }
        assert len(choices) == 1

"""A turn: six phases, each finished by everyone before the next; the options; whole games."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.events import heard
from mesozoic.core.play import advance, apply, deciders, options, outcomes
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.events import GenesOffered, OrderSet, TurnBegan
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.turn import Turn
from tests.games.evo_2011.kit import (
    BROWN,
    GREEN,
    UNIQUE,
    A,
    B,
    C,
    after,
    asked,
    chances,
    fresh,
    now,
    offered,
    position,
    standing,
    told,
)


def turn_of_three() -> EvoState:
    """The first turn, each people with two in the forest, which is ideal."""
    state = position("ffcffcffc", "00.11.22.", turn=0, order=(1, 2, 0), points={0: 6, 1: 6, 2: 6})
    return now(state, Turn())


def test_e2_2_1_a_turn_goes_through_its_six_phases() -> None:
    state = turn_of_three()
    assert told(state, TurnBegan) == [TurnBegan(1)]
    state = after(state, "token plus-1")
    assert state.section == BROWN
    state = after(state, "gene fur", "gene thermoregulation")
    assert told(state, GenesOffered) == [GenesOffered(("fur", "thermoregulation"))]
    assert asked(state) == B
    state = after(state, "bid 1 on 2", "bid 0 on 1", "bid 2 on 0", "card geysers")
    assert told(state, OrderSet) == [OrderSet((A, C, B))]
    assert state.points == [4, 5, 6]
    seats = []
    for line in ("walk 1-2", "stop", "walk 7-8", "stop", "walk 4-5", "stop"):
        seats.append(asked(state))
        state = after(state, line)
    assert seats == [A, A, C, C, B, B]
    assert standing(state) == "0.01.12.2"
    assert (asked(state), offered(state)) == (A, ["pass"]), "could it be rats?"
    state = after(state, "pass", "newborn 1", "newborn 7", "newborn 4")
    # Forest is hot by now, canyon ideal; the second has a plate for the heat.
    assert asked(state) == A
    assert state.points == [4, 5, 6], "not yet"
    state = after(state, "remove 1")
    assert asked(state) == C
    state = after(state, "remove 6")
    assert asked(state) == B
    state = after(state, "remove 3")
    assert standing(state) == "0.0.11.22"
    assert (state.points, state.turn) == ([6, 7, 8], 2)
    assert set(chances(state)) == {"token plus-2", "token plus-1", "token still", "token minus-1"}
    assert told(state, TurnBegan) == [TurnBegan(2)]


def test_e2_4_1_the_order_holds_for_the_next_climate_and_mutations() -> None:
    """The third is the smallest when ranked, the largest when the next turn begins."""
    state = position("f" * 13, "000.111.22...", turn=0, genes={2: "egg egg"}, order=(0, 1, 2))
    state = after(now(state, Turn()), "token still", "gene horn", "gene fur")
    state = after(state, "bid 0 on 1", "bid 0 on 0", "bid 0 on 2", "card prescience")
    assert state.order == (C, B, A)
    state = after(state, "stop", "stop", "stop", "pass")
    state = after(state, "newborn 10", "newborn 7", "newborn 3", "pass")
    state = after(state, "newborn 11", "pass", "newborn 12", "pass")
    assert state.turn == 2
    assert [state.dinosaurs(seat) for seat in (A, B, C)] == [4, 4, 5]
    state = after(state, "token plus-1")
    assert asked(state) == B
    state = after(state, "foretell 0", "gene legs", "gene egg")
    seats = []
    for column in range(3):
        seats.append(asked(state))
        state = after(state, f"bid 0 on {column}")
    assert seats == [C, B, A]


def test_e2_3_3_a_gene_works_in_the_turn_it_is_bought() -> None:
    state = position("f" * 9, "00..11...", players=2, turn=0, order=(0, 1))
    state = after(now(state, Turn()), "token still", "gene legs")
    state = after(state, "bid 0 on 1", "bid 0 on 0", "card geysers", "stop")
    assert asked(state) == A
    assert GAME.view(state, A).forecast.steps == 3


# Options


def test_the_options_and_their_defaults() -> None:
    assert GAME.settle_options({}) == {"chained-births": "on", "open-points": "off"}
    assert {option.name: option.rule for option in GAME.options} == {
        "chained-births": "E2-6.2",
        "open-points": "E2-8.10",
        "length": "E2-10.2",
    }


@pytest.mark.parametrize(
    ("option", "value"), [("chained-births", "off"), ("open-points", "on"), ("length", "short")]
)
def test_an_option_may_be_chosen(option: str, value: str) -> None:
    assert GAME.settle_options({option: value})[option] == value
    with pytest.raises(Refused, match="option-value"):
        GAME.settle_options({option: "maybe"})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refused, match="option-unknown"):
        GAME.settle_options({"volcano": "on"})


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(Refused, match="players"):
        GAME.check_players(players)
    assert list(GAME.players) == [2, 3, 4, 5]


# Whole games

BOARD = """
   d f c ^ d f
  c ^ d f c ^ d
   f c ^ d f c
  ^ d f c ^ d f
   c ^ d f c ^
"""


def whole_game(seed: int, players: int, chained: str, points: str) -> EvoState:
    """Played to the end by nobody in particular, with everything accounted for."""
    rng = Random(f"{seed} {players} {chained} {points}")
    state = fresh(BOARD, players=players, chained_births=chained, open_points=points)
    while not state.result:
        before = state
        if seats := deciders(state):
            state = apply(state, seats[0], rng.choice(options(state, seats[0])))
        else:
            luck = outcomes(state)
            chosen = rng.choices(luck, [weight for _, weight in luck])[0]
            state = apply(state, None, chosen[0])
        assert GAME.unaccounted(before, state, heard(state.tellings, None)) == ()
    return state


@pytest.mark.parametrize(
    ("players", "chained", "points"), list(product((2, 3, 4, 5), ("on", "off"), ("on", "off")))
)
def test_e2_1_1_whole_games_last_nine_to_eleven_turns(
    players: int, chained: str, points: str
) -> None:
    for seed in range(2):
        state = whole_game(seed, players, chained, points)
        assert state.result is not None
        assert state.result.scores == tuple(state.points)
        assert 9 <= state.turn - 1 <= 11
        assert state.whole_turns == state.turn - 1 == len(state.revealed) - 1
        assert sum(state.deck) + sum(state.discard) + sum(map(len, state.hands)) == 15
        assert len(UNIQUE) - 8 <= state.unseen.bit_count() <= len(UNIQUE)


def test_e2_1_1_all_three_lengths_happen() -> None:
    lengths = {whole_game(seed, 2, "on", "off").whole_turns for seed in range(12)}
    assert lengths == {9, 10, 11}


def test_e2_1_1_while_it_is_played_the_turn_counts_too() -> None:
    assert position("dfc", turn=4).whole_turns == 4


def test_e2_3_1_five_players_may_empty_the_bag_in_eleven_turns() -> None:
    """44 genes are four for each of eleven turns; so the last columns may hold doubles."""
    longest = [
        state for seed in range(14) if (state := whole_game(seed, 5, "on", "off")).turn == 12
    ]
    assert longest
    for state in longest:
        assert sum(state.bag) == 0
        assert state.unseen.bit_count() == len(UNIQUE) - 8
        assert sum(len(hand) for hand in state.hands) + sum(state.discard) == 11
        assert sum(state.deck) == 4


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_played_in_silence_goes_the_same_way(players: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        aloud = fresh(BOARD, players=players)
        silent = aloud.copy()
        while not aloud.result:
            seat = deciders(aloud)[0] if deciders(aloud) else None
            possible = [outcome for outcome, _ in outcomes(aloud)]
            action = rng.choice(possible if seat is None else list(options(aloud, seat)))
            aloud = apply(aloud, seat, action)
            advance(silent, seat, action)
        assert silent == aloud
        assert silent.tellings == []


def test_the_first_turn_starts_on_green() -> None:
    assert fresh(BOARD).section == GREEN

"""EF-3.1 to EF-3.3: the order of a turn; the options; whole games."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.events import heard
from mesozoic.core.play import advance, apply, deciders, options, outcomes
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.events import CardRevealed, TurnBegan
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Turn
from tests.games.evolution_family.kit import (
    MIDDLE,
    A,
    B,
    C,
    after,
    asked,
    chances,
    discarded,
    eras,
    fresh,
    now,
    offered,
    position,
    slug,
    told,
)


def test_ef_3_1_a_turn_goes_through_its_parts() -> None:
    """Action cards first, then the era card, a step, a second for a token, the cone."""
    state = position({1: "algae volcano rock rock"}, pieces={1: (0, MIDDLE)}, turn=2)
    state = now(state, Turn())
    assert told(state, TurnBegan) == [TurnBegan(3, 2, ready=False)]
    assert asked(state) is None
    state = after(state, "card eruption")
    assert (asked(state), offered(state)) == (C, ["erupt 1", "spare"])
    state = after(state, "erupt 1", "card thunderbolt", "thunderbolt hurricane", "card eruption")
    assert asked(state) is None, "nobody is left on a flank"
    assert discarded(state) == ["eruption", "thunderbolt", "eruption"]
    state = after(state, "card birds")
    assert told(state, CardRevealed) == [CardRevealed(2, slug("birds"))]
    assert (asked(state), offered(state)) == (C, ["put 0", "put 1", "put 2", "discard"])
    state = after(state, "put 2")
    assert (asked(state), offered(state)[-1]) == (C, "stay")
    state = after(state, "move 0/1/0")
    assert (asked(state), offered(state)[-1]) == (C, "stay")
    state = after(state, "move 0/2/0")
    assert (asked(state), offered(state)[-1]) == (C, "leave cone")
    state = after(state, "cone 2/0/1")
    assert told(state, TurnBegan) == [TurnBegan(4, 0, ready=False)]
    assert (state.player, state.tokens) == (A, [10, 10, 9])


def test_ef_3_1_one_era_card_a_turn() -> None:
    state = after(now(position(turn=0), Turn()), "card fish", "put 0", "stay")
    assert offered(state, "put") == []
    state = after(state, "leave cone")
    assert (state.active, state.player) == (1, B)


def test_ef_3_2_a_step_may_go_onto_the_card_just_put() -> None:
    state = after(now(position(turn=0), Turn()), "card fish", "put 0")
    assert "move 0/1/0" in offered(state)


def test_ef_3_1_every_card_left_may_come_next() -> None:
    state = now(position(deck="algae, algae, eruption", discard="fish", turn=0), Turn())
    assert chances(state) == {f"card {slug('algae')}": 2, "card eruption": 1}


def test_ef_1_1_turns_go_round() -> None:
    state = now(position(players=4, order=(2, 3, 0, 1), active=2, turn=0), Turn())
    animals = []
    for era in ("fish", "algae", "birds", "reptiles", "mammals"):
        animals.append(state.active)
        state = after(state, f"card {era}", "discard", "stay", "leave cone")
    assert animals == [2, 3, 0, 1, 2]


# Options


def test_the_options_and_their_defaults() -> None:
    assert GAME.settle_options({}) == {"faster": "off", "restricted-access": "barred-if"}
    assert {option.name: option.rule for option in GAME.options} == {
        "faster": "EF-3.5",
        "restricted-access": "EF-4.2",
        "length": "EF-6.4",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [("faster", "on"), ("restricted-access", "barred-unless"), ("length", "short")],
)
def test_an_option_may_be_chosen(option: str, value: str) -> None:
    assert GAME.settle_options({option: value})[option] == value
    with pytest.raises(Refused, match="option-value"):
        GAME.settle_options({option: "maybe"})


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(Refused, match="players"):
        GAME.check_players(players)
    assert list(GAME.players) == [2, 3, 4, 5, 6]


# Whole games


def whole_game(rng: Random, state: FamilyState) -> FamilyState:
    """Played to the end by nobody in particular, with everything accounted for."""
    while not state.result:
        before = state
        if seats := deciders(state):
            seat = rng.choice(seats)
            state = apply(state, seat, rng.choice(options(state, seat)))
        else:
            luck = outcomes(state)
            chosen = rng.choices(luck, [weight for _, weight in luck])[0]
            state = apply(state, None, chosen[0])
        assert GAME.unaccounted(before, state, heard(state.tellings, None)) == ()
    return state


@pytest.mark.parametrize(
    ("players", "faster", "access"),
    list(product((2, 3, 4, 5, 6), ("off", "on"), ("barred-if", "barred-unless"))),
)
def test_ef_6_1_whole_games_end(players: int, faster: str, access: str) -> None:
    rng = Random(f"{players} {faster} {access}")
    state = whole_game(rng, fresh(players, faster=faster, restricted_access=access))
    assert state.result is not None
    assert state.result.reason == "last-era"
    (winner,) = state.result.winners
    assert (winner, state.result.scores[winner]) == (state.player, 6)
    assert len(eras(state, state.active).split()) == 6
    assert state.pieces[state.active].depth == 5


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_played_in_silence_goes_the_same_way(players: int) -> None:
    rng = Random(players)
    aloud = fresh(players)
    silent = aloud.copy()
    while not aloud.result:
        seat = deciders(aloud)[0] if deciders(aloud) else None
        possible = [outcome for outcome, _ in outcomes(aloud)]
        action = rng.choice(possible if seat is None else list(options(aloud, seat)))
        aloud = apply(aloud, seat, action)
        advance(silent, seat, action)
    assert silent == aloud
    assert silent.tellings == []

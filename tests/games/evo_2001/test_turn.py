"""A turn: six phases, each finished by everyone before the next; and the table's options."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.game import Setup
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.events import GenesOffered, OrderSet, TurnBegan
from mesozoic.games.evo_2001.island import PAIRS
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.turn import Turn
from mesozoic.games.evo_2001.world import island_halves
from tests.games.evo_2001.kit import (
    BROWN,
    COPIES,
    GREEN,
    OPTIONS,
    A,
    B,
    C,
    after,
    asked,
    chances,
    components,
    draw_island,
    fresh,
    now,
    position,
    standing,
    told,
)


def turn_for(order: tuple[int, ...]) -> EvoState:
    """A turn in which the tails set this order; every species has one dinosaur."""
    tails = {seat: {"tail": 9 - place} for place, seat in enumerate(order)}
    return now(position("bmhbmhbmh", "0..1..2..", turn=0, climate=GREEN, genes=tails), Turn())


def test_a_turn_goes_through_its_six_phases() -> None:
    state = turn_for((1, 2, 0))
    assert told(state, TurnBegan) == [TurnBegan(1)]
    assert told(state, OrderSet) == [OrderSet((B, C, A))]
    state = after(state, "roll 3")
    assert state.climate == BROWN
    state = after(state, "walk 3-4", "walk 6-7", "walk 0-1")
    assert (asked(state), standing(state)) == (B, ".0..1..2.")
    state = after(state, "newborn 5", "newborn 8", "newborn 2")
    assert standing(state) == ".00.11.22", "nobody dies: hills and one in the heat each"
    assert (state.points, state.meteor) == ([12, 12, 12], 4)
    state = after(state, "gene leg", "gene egg", "gene fur")
    assert told(state, GenesOffered) == [GenesOffered(("leg", "egg", "fur"))]
    state = after(state, "bid 0 on 0", "bid 0 on 1", "bid 0 on 2")
    assert state.portraits[B].leg == 2
    assert (state.turn, state.order) == (2, (B, C, A))
    assert set(chances(state)) == {f"roll {face}" for face in range(1, 7)}


def test_e1_2_1_the_order_is_fixed_for_the_whole_turn() -> None:
    """The second species is the smallest at first, and the largest after its births."""
    state = position("h" * 12, "00..1..222..", turn=0, climate=BROWN, genes={1: {"egg": 2}})
    state = after(now(state, Turn()), "roll 2")
    assert state.order == (B, A, C)
    seats = []
    moves = ["walk 4-5", "stop", "stop"]
    births = ["newborn 4", "newborn 6", "newborn 2", "newborn 10"]
    bids = ["bid 0 on 0", "bid 0 on 1", "bid 0 on 2"]
    for line in [*moves, *births, *["gene tail"] * 3, *bids]:
        seats.append(asked(state))
        state = after(state, line)
    assert seats == [B, A, C, B, B, A, C, None, None, None, B, A, C]


def test_e1_2_1_a_tail_bought_counts_from_the_next_turn() -> None:
    state = position("h" * 9, "0..1..2..", turn=0, climate=BROWN, genes={0: {"tail": 2}})
    state = after(now(state, Turn()), "lot 1", "roll 2", *["stop"] * 3)
    state = after(state, "newborn 1", "newborn 4", "newborn 7")
    state = after(state, "gene leg", "gene leg", "gene tail", "bid 0 on 0", "bid 0 on 1")
    assert state.order == (A, B, C)
    state = after(state, "bid 0 on 2")
    assert chances(state) == {"lot 0": 1, "lot 2": 1}, "level with the first by now"


# Options


def test_the_options_and_their_defaults() -> None:
    assert GAME.settle_options({}) == {
        "island4": "mediums",
        "extinction": "return",
        "scarce-genes": "off",
    }
    assert {option.name: option.rule for option in GAME.options} == {
        "island4": "E1-0.5",
        "extinction": "E1-5.2",
        "scarce-genes": "E1-7.7",
        "length": "E1-9.2",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("island4", "small-large"),
        ("extinction", "final"),
        ("scarce-genes", "on"),
        ("length", "short"),
    ],
)
def test_an_option_may_be_chosen(option: str, value: str) -> None:
    assert GAME.settle_options({option: value})[option] == value
    with pytest.raises(Refused, match="option-value"):
        GAME.settle_options({option: "maybe"})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refused, match="option-unknown"):
        GAME.settle_options({"volcano": "on"})


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(Refused, match="players"):
        GAME.check_players(players)
    assert list(GAME.players) == [3, 4, 5]


@pytest.mark.parametrize(
    ("players", "island4", "halves"),
    [
        (3, "mediums", ("small", "medium-2")),
        (3, "small-large", ("small", "medium-2")),
        (4, "mediums", ("medium-1", "medium-2")),
        (4, "small-large", ("small", "large")),
        (5, "mediums", ("medium-1", "large")),
        (5, "small-large", ("medium-1", "large")),
    ],
)
def test_e1_0_5_which_halves_make_the_island(
    players: int, island4: str, halves: tuple[str, str]
) -> None:
    assert island_halves(players, island4) == halves


@pytest.mark.parametrize(
    ("players", "island4", "zones"),
    [(3, "mediums", 3), (4, "mediums", 4), (4, "small-large", 5), (5, "small-large", 6)],
)
def test_e1_0_5_the_island_in_play_is_the_one_of_the_table(
    players: int, island4: str, zones: int
) -> None:
    islands = [draw_island("*" * size) for size in (3, 4, 5, 6)]
    parts = replace(components(islands[0]), islands=dict(zip(PAIRS, islands, strict=True)))
    state = GAME.setup(Setup(players, parts, OPTIONS | {"island4": island4}))
    assert len(state.world.island) == zones


# Whole games


def whole_game(seed: int, players: int, **options: str) -> EvoState:
    return finished(fresh("*mh*^hm*h^*m*", players=players, **options), Random(seed))


def finished(state: EvoState, rng: Random) -> EvoState:
    """Played to the end by nobody in particular, with every piece accounted for."""
    while not state.result:
        if seats := deciders(state):
            advance(state, seats[0], rng.choice(options(state, seats[0])))
        else:
            luck = outcomes(state)
            chosen = rng.choices(luck, [weight for _, weight in luck])[0]
            advance(state, None, chosen[0])
        check_conservation(state)
    return state


def check_conservation(state: EvoState) -> None:
    assert state.occupied().bit_count() == sum(herd.bit_count() for herd in state.herds)
    assert all(state.dinosaurs(seat) <= 10 for seat in state.world.seats)
    assert all(points >= 0 for points in state.points)
    held = sum(len(hand) for hand in state.hands)
    assert held + sum(state.deck) + sum(state.discard) == sum(COPIES.values())


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scarce", ["off", "on"])
@pytest.mark.parametrize("extinction", ["return", "final"])
def test_whole_games_end_as_the_track_says(players: int, scarce: str, extinction: str) -> None:
    shortest, longest = {3: (8, 12), 4: (7, 11), 5: (6, 10)}[players]
    for seed in range(5):
        state = whole_game(seed, players, scarce_genes=scarce, extinction=extinction)
        assert shortest <= state.turn <= longest
        assert state.result is not None
        assert state.result.scores == tuple(state.points)
        on_portraits = sum(sum(portrait.counts()) - 5 for portrait in state.portraits)
        assert on_portraits + state.spent_genes + sum(state.bag) == 62

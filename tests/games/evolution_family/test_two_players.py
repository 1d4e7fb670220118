"""EF-6.2: two players with two animals each."""

from __future__ import annotations

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.game import Setup
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.files.packs import standard_components
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.events import GameEnded, TurnBegan
from mesozoic.games.evolution_family.moments import CardPlacingMoment, ConeMoment, MovingMoment
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.turn import Turn
from tests.games.evolution_family.kit import (
    LEFT,
    SIX,
    A,
    B,
    after,
    asked,
    contesting,
    fresh,
    now,
    offered,
    position,
    told,
)


def test_ef_6_2_each_has_two_animals_two_sectors_and_two_paths() -> None:
    world = fresh(2).world
    assert world.owner == (A, B, A, B)
    assert world.own == ((0, 2), (1, 3))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ef_6_2_more_players_have_one_each(players: int) -> None:
    world = fresh(players).world
    assert world.owner == tuple(range(players))
    assert world.own == tuple((seat,) for seat in range(players))


@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0))])
def test_ef_6_2_turns_go_clockwise_whoever_begins(first: int, order: tuple[int, ...]) -> None:
    """From the first animal of whoever begins, so that the other always comes next."""
    state = after(fresh(2), f"first {first}")
    assert state.order == order
    seats = []
    for lane in (0, 1, 2, 0):
        seats.append(asked(state))
        state = after(state, f"rock {lane}")
    assert seats == [first, 1 - first, first, 1 - first]
    lanes = dict(zip(order, (0, 1, 2, 0), strict=True))
    assert [piece.lane for piece in state.pieces] == [lanes[animal] for animal in range(4)]


@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2, 3)), (1, (1, 0, 3, 2))])
def test_ef_6_2_under_the_first_rules_turns_went_by_rounds(
    first: int, order: tuple[int, ...]
) -> None:
    components, options = standard_components(GAME.id), GAME.settle_options({})
    state = GAME.setup(Setup(2, components, options, rules=1))
    assert after(state, f"first {first}").order == order


def test_ef_6_2_each_animal_takes_its_own_turn() -> None:
    state = now(position(players=2, deck=", ".join(["fish"] * 6), turn=0), Turn())
    turns = []
    for _ in range(4):
        (begun,) = told(state, TurnBegan)
        turns.append((begun.animal, state.player))
        state = after(state, "card fish", "discard")
        assert asked(state) == begun.animal % 2
        state = after(state, "move -1/0/0", "stay", "leave cone")
        assert state.pieces[begun.animal].lane == LEFT
    assert turns == [(0, A), (1, B), (2, A), (3, B)]
    assert told(state, TurnBegan) == [TurnBegan(5, 0, ready=False)]


def test_ef_6_2_a_card_may_go_into_any_of_four_paths() -> None:
    state = now(position(players=2, turn=2), Turn())
    state = after(state, "card fish")
    assert offered(state) == ["put 0", "put 1", "put 2", "put 3", "discard"]


@pytest.mark.parametrize(("animal", "seat"), [(0, A), (1, B), (2, A), (3, B)])
def test_ef_6_2_one_wins_with_either(animal: int, seat: Seat) -> None:
    lines = {animal: SIX}
    state = position(lines, players=2, pieces={animal: (5, LEFT)}, turn=animal)
    state = after(now(state, Turn()), "card fish")
    scores = tuple(6 if own == seat else 0 for own in (A, B))
    assert state.result == Result(scores, (seat,), "last-era")
    assert told(state, GameEnded) == [GameEnded("last-era", (seat,), animal)]


def test_ef_6_2_one_animal_does_not_win_in_the_others_turn() -> None:
    state = position({0: SIX}, players=2, pieces={0: (5, LEFT)}, turn=2)
    state = now(state, Turn())
    assert told(state, TurnBegan) == [TurnBegan(3, 2, ready=False)]
    assert after(state, "card fish").result is None


def test_ef_6_2_only_the_active_animal_moves() -> None:
    lines = dict.fromkeys(range(4), "algae")
    state = now(position(lines, players=2, turn=2, pieces={2: (0, LEFT)}), Turn())
    state = after(state, "card fish", "discard", "move -1/0/0")
    assert [piece.depth for piece in state.pieces] == [-1, -1, -1, -1]
    assert state.pieces[2].lane == LEFT
    state = after(state, "move 0/0/0")
    assert state.tokens == [10, 10, 9, 10]


def test_ef_6_3_at_two_the_backstop_counts_animals() -> None:
    lines = {1: "algae", 2: "algae, fish"}
    state = position(lines, players=2, pieces={1: (0, LEFT), 2: (0, LEFT)}, turn=5000)
    assert now(state, Turn()).result == Result((1, 1), (A,), "backstop")


def test_ef_6_2_what_is_decided_names_the_animal_or_the_card() -> None:
    state = now(position(players=2, active=2), Moving(), Cone())
    assert GAME.view(state, None).moment == MovingMoment("EF-3.3", "step", 2, paid=False)
    assert GAME.view(after(state, "stay"), None).moment == ConeMoment("EF-3.3", "cone", 2)
    contest = contesting(position(players=2, deck="fish waterhole, algae"))
    card = "fish-rock-rock-rock-waterhole"
    assert plain(GAME.view(contest, None).moment)["card"] == card
    won = after(contest, "guess 3,0", "stay out")
    assert GAME.view(won, None).moment == CardPlacingMoment("EF-2.2", "card", card)

"""E1-0.8, E1-7.1, E1-9.1, E1-9.2: the meteor, and how the game ends."""

from __future__ import annotations

import pytest

from mesozoic.core.state import Result
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.auction import Evolution
from mesozoic.games.evo_2001.components import Track
from mesozoic.games.evo_2001.events import GameEnded, MeteorAdvanced, MeteorRolled
from mesozoic.games.evo_2001.meteor import Meteor
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import _track_start
from tests.games.evo_2001.kit import (
    A,
    B,
    C,
    after,
    chances,
    is_over,
    now,
    position,
    told,
    with_track,
)


def phase(meteor: int) -> EvoState:
    """The last phase of a turn, with the meteor still where it was."""
    return now(position("bmh", "012", meteor=meteor), Meteor(), Evolution())


def at_the_end(
    herds: str = "012", points: tuple[int, ...] = (10, 10, 10), players: int = 3
) -> Result:
    """The meteor reaches the last space."""
    state = position("bmh^", herds.ljust(4, "."), points=dict(enumerate(points)), players=players)
    state.meteor = 14
    result = now(state, Meteor(), Evolution()).result
    assert result is not None
    return result


def turns(players: int, length: str = "whole") -> tuple[int, int]:
    """The first turn that may end the game, and the turn that does."""
    state = position("bmh", players=players, length=length)
    first = last = 0
    while not state.result:
        last += 1
        state = now(state, Meteor())
        if state.stack:
            first = first or last
            state = after(state, "roll 6")
    return first, last


# The meteor


def test_e1_7_1_the_meteor_advances_one_space() -> None:
    state = phase(meteor=3)
    assert state.meteor == 4
    assert told(state, MeteorAdvanced) == [MeteorAdvanced(4)]


@pytest.mark.parametrize("space", range(4, 11))
def test_e1_7_1_on_a_space_without_faces_the_auction_follows(space: int) -> None:
    assert "gene leg" in chances(phase(meteor=space - 1))


@pytest.mark.parametrize(
    ("space", "faces"), [(11, (1, 2)), (12, (1, 2, 3)), (13, (1, 2, 3, 4)), (14, (1, 2, 3, 4, 5))]
)
def test_e1_7_1_on_a_space_with_faces_a_shown_face_ends_the_game(
    space: int, faces: tuple[int, ...]
) -> None:
    state = phase(meteor=space - 1)
    assert chances(state) == {f"roll {face}": 1 for face in range(1, 7)}
    ends = [face for face in range(1, 7) if after(state, f"roll {face}").result]
    assert tuple(ends) == faces


def test_e1_7_1_when_a_face_ends_the_game_there_is_no_auction() -> None:
    state = after(phase(meteor=10), "roll 2")
    assert is_over(state)
    assert state.result is not None
    assert state.result.reason == "meteor-roll"
    assert told(state, MeteorRolled) == [MeteorRolled(2, (1, 2), fell=True)]


def test_e1_7_1_when_no_shown_face_comes_up_the_auction_follows() -> None:
    state = after(phase(meteor=10), "roll 3")
    assert told(state, MeteorRolled) == [MeteorRolled(3, (1, 2), fell=False)]
    assert "gene leg" in chances(state)


def test_e1_7_1_the_last_space_ends_the_game_without_a_roll_or_an_auction() -> None:
    state = phase(meteor=14)
    assert (is_over(state), state.meteor) == (True, 15)
    assert state.result is not None
    assert state.result.reason == "last-space"
    assert told(state, GameEnded) == [GameEnded("last-space", (A, B, C))]


@pytest.mark.parametrize(("players", "fewest", "most"), [(3, 8, 12), (4, 7, 11), (5, 6, 10)])
def test_e1_0_8_how_many_turns_a_game_has(players: int, fewest: int, most: int) -> None:
    assert turns(players) == (fewest, most)


@pytest.mark.parametrize(("players", "fewest", "most"), [(3, 4, 8), (4, 4, 8), (5, 3, 7)])
def test_e1_9_2_a_short_game_has_about_half_the_turns(players: int, fewest: int, most: int) -> None:
    assert turns(players, length="short") == (fewest, most)


@pytest.mark.parametrize(("players", "start"), [(3, 7), (4, 7), (5, 8)])
def test_e1_9_2_the_meteor_begins_halfway_to_where_it_may_fall(players: int, start: int) -> None:
    state = position("bmh", players=players, length="short")
    assert (state.meteor, GAME.board(state).track_start) == (start, start)


def test_e1_9_2_a_short_game_is_never_longer_than_a_whole_one() -> None:
    """Whatever track a pack has: faces on spaces that are never reached, or none at all."""
    odd = Track({3: 5, 4: 5, 5: 5}, {2: (1,), 7: (), 9: (1, 2)}, 12)
    assert _track_start(odd, 3, short=True) == 7
    assert _track_start(Track({3: 5, 4: 5, 5: 5}, {}, 12), 3, short=True) == 8


def test_e1_0_8_another_pack_may_have_another_track() -> None:
    state = now(with_track(position("bm"), last=4), Meteor())
    assert state.result is not None
    state = now(with_track(position("bm"), faces={4: (6,)}), Meteor())
    assert after(state, "roll 6").result is not None


# Who wins


def test_e1_9_1_the_most_points_win() -> None:
    assert at_the_end(points=(9, 12, 11)) == Result((9, 12, 11), (B,), "last-space")


def test_e1_9_1_points_count_before_dinosaurs() -> None:
    assert at_the_end("0001", points=(10, 11, 3)).winners == (B,)


def test_e1_9_1_of_equals_the_most_dinosaurs_win() -> None:
    assert at_the_end("0112", points=(12, 12, 5)).winners == (B,)


def test_e1_9_1_only_equals_are_compared_by_dinosaurs() -> None:
    assert at_the_end("0222", points=(12, 12, 11)).winners == (A,)


def test_e1_9_1_who_is_still_level_shares_the_victory() -> None:
    assert at_the_end("0.22", points=(12, 12, 12)).winners == (C,)
    assert at_the_end("0011", points=(12, 12, 11)).winners == (A, B)
    assert at_the_end("0.12", points=(12, 12, 12)).winners == (A, B, C)


def test_e1_9_1_losers_are_ranked_alike() -> None:
    state = position("bmh^b", "01122", points={A: 12, B: 5, C: 5})
    assert [GAME.standing(state, seat) for seat in (A, B, C)] == [(12, 1), (5, 2), (5, 2)]


def test_e1_5_2_an_extinct_species_may_win() -> None:
    assert at_the_end("11..", points=(13, 12, 0)).winners == (A,)

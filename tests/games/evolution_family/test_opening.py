"""EF-0.1, EF-0.2 and EF-1.1: what lies on the table, who begins, and a rock for every piece."""

from __future__ import annotations

import pytest

from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.events import FirstDrawn, RockChosen, TurnBegan
from mesozoic.games.evolution_family.spots import SECTOR
from tests.games.evolution_family.kit import (
    ORDER,
    A,
    B,
    C,
    D,
    after,
    asked,
    chances,
    fresh,
    offered,
    slug,
    told,
)

ROCKS = ["rock 0", "rock 1", "rock 2"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ef_1_1_at_first_everything_lies_ready(players: int) -> None:
    state = fresh(players)
    animals = 4 if players == 2 else players
    assert state.paths == [()] * animals
    assert all(piece.depth == SECTOR for piece in state.pieces)
    assert state.tokens == [10] * animals
    assert state.cone is None
    assert len(state.deck) == 56
    assert sum(state.bolts) == 12
    assert (state.discard, state.removed, state.struck) == ([], [], [])
    assert GAME.unaccounted(None, state, ()) == ()


def test_ef_0_1_the_evolution_deck_has_fifty_six_cards() -> None:
    state = after(fresh(3), "first 0", *ROCKS)
    weights = chances(state)
    assert sum(weights.values()) == 56
    eras: dict[str, int] = {}
    for line, weight in weights.items():
        era = line.removeprefix("card ").partition("-")[0]
        eras[era] = eras.get(era, 0) + weight
    assert eras == {
        "bacteria": 6,
        "algae": 6,
        "fish": 6,
        "reptiles": 6,
        "birds": 5,
        "dinosaurs": 5,
        "mammals": 4,
        "primates": 4,
        "eruption": 8,
        "thunderbolt": 6,
    }


def test_ef_0_2_the_board_shows_what_never_changes() -> None:
    board = GAME.board(fresh(2))
    assert (board.animals, board.eras) == ((0, 1, 0, 1), ORDER)
    assert (board.full_path, board.tokens) == (6, 10)
    assert board.actions == {"eruption": 8, "thunderbolt": 6}
    assert board.guesses == {
        **{era: number for number, era in enumerate(ORDER, start=1)},
        "eruption": 9,
        "thunderbolt": 10,
    }
    assert sum(board.bolts.values()) == 12
    assert sum(face.copies for face in board.cards.values()) == 42
    assert sum(face.copies for face in board.cards.values() if face.premium) == 10
    assert sum(face.copies for face in board.cards.values() if face.unstable) == 14
    face = board.cards[slug("fish ravine rock rock hurricane")]
    assert (face.era, face.places, face.sign) == ("fish", ("ravine", "rock", "rock"), "hurricane")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ef_1_1_the_first_player_is_drawn_by_lot(players: int) -> None:
    assert chances(fresh(players)) == {f"first {seat}": 1 for seat in range(players)}


@pytest.mark.parametrize("first", range(4))
def test_ef_1_1_then_clockwise(first: int) -> None:
    state = after(fresh(4), f"first {first}")
    clockwise = tuple((first + turn) % 4 for turn in range(4))
    assert told(state, FirstDrawn) == [FirstDrawn(Seat(first))]
    assert (state.order, state.active) == (clockwise, first)


def test_ef_1_1_rocks_are_chosen_in_turn_order() -> None:
    state = after(fresh(4), "first 2")
    seats = []
    for line in ("rock 0", "rock 2", "rock 1", "rock 0"):
        seats.append(asked(state))
        assert offered(state) == ROCKS
        state = after(state, line)
    assert seats == [C, D, A, B]
    lanes = [(piece.depth, piece.lane) for piece in state.pieces]
    assert lanes == [(SECTOR, 1), (SECTOR, 0), (SECTOR, 0), (SECTOR, 2)]


def test_ef_1_1_a_chosen_rock_is_told() -> None:
    state = after(fresh(3), "first 1", "rock 2")
    assert told(state, RockChosen) == [RockChosen(1, 2)]


def test_ef_1_1_the_first_player_plays_first() -> None:
    state = after(fresh(3), "first 1", *ROCKS)
    assert told(state, TurnBegan) == [TurnBegan(1, 1, ready=False)]
    assert (state.active, state.player, state.turn) == (1, B, 1)

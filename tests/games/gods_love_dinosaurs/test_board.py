"""What never changes, for whoever draws it."""

from __future__ import annotations

import json

from mesozoic.core.codec import plain
from mesozoic.games.gods_love_dinosaurs import GAME
from tests.games.gods_love_dinosaurs.kit import fresh


def test_gd_0_4_columns_and_rows() -> None:
    board = GAME.board(fresh(4))
    assert [(c.animal, c.home, c.steps) for c in board.columns] == [
        ("frog", "lake", None),
        ("rabbit", "field", None),
        ("rat", "forest", None),
        ("tiger", None, 2),
        ("eagle", None, 3),
    ]
    assert board.rows == 3


def test_gd_0_3_the_tiles_in_play() -> None:
    for players, tiles in ((2, 36), (5, 84)):
        board = GAME.board(fresh(players))
        assert sum(sum(kind.copies.values()) for kind in board.tiles) == tiles
        assert all(kind.copies for kind in board.tiles)


def test_a_board_has_a_json_form() -> None:
    board = plain(GAME.board(fresh()))
    assert json.loads(json.dumps(board)) == board

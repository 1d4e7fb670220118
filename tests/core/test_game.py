"""What a game says of itself: options and players."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.core.game import Game
from mesozoic.core.moments import UNWRITTEN
from mesozoic.core.seats import Seat
from tests.core.toy import TOY
from tests.core.toy_tables import toy_table


def test_options_left_out_have_their_first_choice() -> None:
    assert TOY.settle_options({}) == {"purse": "small"}
    assert TOY.settle_options({"purse": "large"}) == {"purse": "large"}


@pytest.mark.parametrize(
    ("chosen", "key"), [({"hat": "on"}, "option-unknown"), ({"purse": "huge"}, "option-value")]
)
def test_options_that_the_game_does_not_have_are_refused(chosen: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        TOY.settle_options(chosen)
    assert refused.value.key == key


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        TOY.check_players(players)
    assert refused.value.key == "players"
    assert refused.value.about["most"] == 4


def test_a_game_that_does_not_count_loses_nothing() -> None:
    assert Game.unaccounted(TOY, None, toy_table().state, ()) == ()


@dataclass(frozen=True)
class Peeked:
    """A view with something that it keeps to itself."""

    coins: int = 3
    deck: str = field(default="secret", metadata=UNWRITTEN)


def test_what_a_view_does_not_write_is_nobodys_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "view", lambda *_: Peeked())
    table = toy_table()
    own = Game.own_fields(TOY, table.state, Seat(0), Peeked())
    assert own == plain(Peeked()) == {"coins": 3}

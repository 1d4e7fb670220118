"""Games that differ only in what a seat may not know: it is sent the same bytes."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server import redaction
from mesozoic.server.messages import write_message


@pytest.mark.parametrize("game", game_ids())
def test_a_seat_is_sent_the_same_whatever_it_may_not_know(game: str) -> None:
    table, luck, rng = new_table(game, 3, seed="pairs"), SeededLuck.named("pairs"), Random(2)
    different, own = 0, 0
    while not table.is_over:
        for _ in range(2):
            if not table.is_over:
                table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
        if table.is_over:
            break  # all is shown, and nothing redealt
        news = redaction.News(table)
        for seat in table.seats:
            other = table.fork()
            other.state = table.game.redeal(table.state, seat, rng)
            assert redaction.News(other).heard_by(seat) == news.heard_by(seat)
            shown = write_message(redaction.situation(table, seat))
            assert write_message(redaction.situation(other, seat)) == shown
            different += other.state != table.state
            heard = news.heard_by(seat)
            if heard is not None and redaction.position(table, seat).own:
                own += 1
                assert heard not in {
                    news.heard_by(third) for third in (None, *table.seats) if third != seat
                }
    assert different
    assert own

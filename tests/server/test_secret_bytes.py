"""Games that differ only in what a seat may not know: it is sent the same bytes."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server import redaction
from mesozoic.server.messages import write_message


@pytest.mark.parametrize("wants_help", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_a_seat_is_sent_the_same_whatever_it_may_not_know(game: str, wants_help: bool) -> None:
    table, luck, rng = new_table(game, 3, seed="pairs"), SeededLuck.named("pairs"), Random(2)
    different, own, advised = 0, 0, 0
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
            heard = news.heard_by(seat, wants_help=wants_help)
            assert redaction.News(other).heard_by(seat, wants_help=wants_help) == heard
            shown = redaction.situation(table, seat, wants_help=wants_help)
            again = redaction.situation(other, seat, wants_help=wants_help)
            assert write_message(again) == write_message(shown)
            different += other.state != table.state
            advised += bool(shown.urgent or shown.slips)
            if heard is not None and redaction.position(table, seat).own:
                own += 1
                assert heard not in {
                    news.heard_by(third, wants_help=wants_help)
                    for third in (None, *table.seats)
                    if third != seat
                }
    assert different
    assert own
    assert bool(advised) is wants_help

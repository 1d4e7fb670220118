"""What may be taken back where all agree: further than freely, and nothing behind luck."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import IllegalAction
from mesozoic.core.film import Film
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.table import MARKED, Table
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from tests.core.toy import Blind
from tests.core.toy_acts import Bid, Leave, Offer, PackItem
from tests.core.toy_moments import at_the_offers, at_the_packing
from tests.core.toy_tables import dealt_table, play_out

A, B = Seat(0), Seat(1)


def again(table: Table) -> Table:  # type: ignore[type-arg]
    return Table(table.game, table.record, table.components)


def test_an_act_goes_with_all_that_others_did_since() -> None:
    table = dealt_table()
    before = fingerprint(table.state)
    first = len(table.record.entries)
    table.act(A, Bid(1))
    table.act(B, Bid(2))
    assert table.free_undo(A) == ()
    assert table.take_back(A, table.far_undo(A), at=9) == (first, first + 1)
    assert fingerprint(table.state) == before
    assert table.record.entries[-1].at == 9
    assert fingerprint(again(table).state) == before


def test_nothing_goes_behind_luck() -> None:
    table = dealt_table()
    assert table.far_undo(A) == table.far_undo(A, past_luck=True) == ()
    with pytest.raises(IllegalAction, match="no-undo"):
        table.take_back(A, table.far_undo(A))


def test_answers_that_were_opened_go_all_together() -> None:
    """Whoever answered last does not answer again knowing what the others offered."""
    table = at_the_offers()
    table.act(A, Offer(1))
    table.act(B, Offer(0))
    table.take_back(B, table.far_undo(B))
    top = pending(table.state)
    assert isinstance(top, Blind)
    assert top.answers == ()
    assert again(table).state == table.state


def test_who_goes_back_across_an_open_moment_takes_the_others_answers_with_it() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    table.act(B, PackItem("map"))
    asked = [table.decision(seat) for seat in table.seats]
    table.take_back(A, table.far_undo(A))
    assert table.state.bags == ((), ())
    assert all(table.decision(seat) > old for seat, old in zip(table.seats, asked, strict=True))
    assert again(table).state == table.state
    table.take_back(A, table.far_undo(A))
    top = pending(table.state)
    assert isinstance(top, Blind)
    assert top.answers == ()


def test_an_answer_to_what_is_no_longer_asked_is_refused() -> None:
    table = dealt_table()
    table.act(A, Bid(1))
    old = table.decision(B)
    table.take_back(A, table.far_undo(A))
    table.act(A, Leave())
    with pytest.raises(IllegalAction, match="old-decision"):
        table.act(B, Leave(), decision=old)


def test_nothing_goes_when_the_game_is_over() -> None:
    table = dealt_table()
    play_out(table)
    assert all(table.far_undo(seat, past_luck=True) == () for seat in table.seats)


@pytest.mark.parametrize("game", game_ids())
def test_whoever_goes_back_past_luck_has_the_same_luck_again(game: str) -> None:
    """A record of it is proved, and folds to the same; what is done the same comes the same."""
    luck, rng = SeededLuck.named("far"), Random(7)
    table, far = new_table(game, 3, {}, seed=luck.seed), 0
    while not table.is_over and len(table.record.entries) < 3 * MARKED:
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
        seat = rng.choice(table.seats)
        taken = table.far_undo(seat, past_luck=True)
        gone = [table.record.entries[number] for number in taken]
        draws = sum(entry.seat is None for entry in gone)
        if taken and rng.random() < (0.1 if draws else 0.02):
            table.take_back(seat, taken)
            folded = again(table)
            assert (folded.state, folded.pages, folded.draws) == (
                table.state,
                table.pages,
                table.draws,
            )
            twin = table.fork()
            for entry in gone:
                if entry.seat is None:
                    twin.draw(luck)
                    assert twin.record.entries[-1].action == entry.action
                else:
                    assert entry.action is not None
                    twin.act(entry.seat, entry.action, auto=entry.auto)
            far += draws > 0
    assert far > 2
    assert Film.of(table.game, table.record, table.components).table.state == table.state

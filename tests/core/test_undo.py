"""What may be taken back at a table, and how far."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import IllegalAction
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import pending
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from tests.core.toy import TOY, Blind
from tests.core.toy_acts import Bid, Leave, Offer, PackItem, Raise
from tests.core.toy_moments import at_the_offers, at_the_packing, at_the_window, seed_where
from tests.core.toy_tables import dealt_table, play_out, toy_table

A, B, C = Seat(0), Seat(1), Seat(2)
LUCK = SeededLuck.named("toy")


def test_an_undo_is_an_entry_and_the_state_is_the_one_before() -> None:
    table = dealt_table()
    before = fingerprint(table.state)
    table.act(A, Bid(1))
    number = len(table.record.entries) - 1
    assert table.undo(A, at=7) == (number,)
    assert table.record.entries[-1].takes_back == (number,)
    assert table.record.entries[-1].at == 7
    assert fingerprint(table.state) == before


def test_undo_stops_at_luck() -> None:
    table = dealt_table()
    assert table.free_undo(A) == table.free_undo(B) == ()
    with pytest.raises(IllegalAction, match="no-undo"):
        table.undo(A)


def test_undo_stops_at_anothers_act() -> None:
    table = dealt_table()
    table.act(A, Bid(1))
    assert table.free_undo(A) != ()
    assert table.free_undo(B) == ()
    table.act(B, Bid(2))
    assert table.free_undo(A) == ()
    assert table.free_undo(B) != ()


def test_undo_stops_at_what_showed_something() -> None:
    table = at_the_window(seed_where(1, 0))
    table.act(A, Raise())
    assert table.free_undo(A) == ()


def test_an_automatic_pass_falls_with_the_act_it_hangs_on() -> None:
    table = dealt_table(seed=seed_where(0, 1))
    table.act(A, Bid(1))
    table.act(B, Bid(2))
    before = fingerprint(table.state)
    table.act(A, Leave())
    table.step(LUCK)
    last = len(table.record.entries) - 1
    assert table.record.entries[last].auto
    assert table.undo(A) == (last - 1, last)
    assert fingerprint(table.state) == before


def test_anothers_automatic_pass_is_anothers_act() -> None:
    table = dealt_table(seed=seed_where(0, 1))
    table.act(A, Leave())
    table.act(B, Bid(1))
    assert table.free_undo(B) != ()
    table.step(LUCK)
    assert table.record.entries[-1].auto
    assert table.free_undo(A) == table.free_undo(B) == ()


def test_an_automatic_pass_alone_is_not_taken_back() -> None:
    table = at_the_window(seed_where(0, 0))
    table.step(LUCK)
    assert table.free_undo(A) == ()


def test_own_sealed_answer_may_be_withdrawn_until_all_are_in() -> None:
    table = at_the_offers()
    table.act(A, Offer(3))
    number = len(table.record.entries) - 1
    assert table.free_undo(A) == (number,)
    table.undo(A)
    assert table.deciders() == (A, B)
    table.act(A, Offer(2))
    table.act(B, Offer(1))
    assert table.free_undo(A) == table.free_undo(B) == ()


def test_a_sealed_answer_may_be_withdrawn_after_anothers() -> None:
    table = dealt_table(players=3)
    for seat in table.seats:
        table.act(seat, Leave())
    table.act(A, Offer(3))
    table.act(B, Offer(2))
    table.undo(A)
    top = pending(table.state)
    assert isinstance(top, Blind)
    assert top.answers == ((B, Offer(2)),)


def test_in_a_parallel_the_others_acts_do_not_count() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    table.act(B, PackItem("map"))
    table.act(B, PackItem("lamp"))
    table.undo(A)
    assert table.state.bags == ((), ("map", "lamp"))
    assert table.options(A) == [PackItem(item) for item in ("rope", "lamp", "map")]


def test_what_opened_a_simultaneous_moment_stays_once_another_has_answered() -> None:
    table = dealt_table()
    table.act(A, Leave())
    table.act(B, Leave())
    assert table.free_undo(B) != ()
    table.act(A, Offer(1))
    assert table.free_undo(B) == ()
    table.undo(A)
    assert table.free_undo(B) != ()


def test_what_opened_lanes_of_others_stays_whether_they_have_begun_or_not() -> None:
    table = at_the_packing()
    opener = next(page.entry.seat for page in reversed(table.pages))
    assert opener is not None
    assert table.free_undo(opener) == ()


@pytest.mark.parametrize("seed", range(20))
def test_whoever_takes_back_however_much_a_fold_leads_to_the_same(seed: int) -> None:
    table, rng = toy_table(players=3, seed=str(seed)), Random(seed)
    while not table.is_over:
        table.go_on(SeededLuck.named(str(seed)), lambda seat: rng.choice(table.options(seat)))
        while rng.random() < 0.4 and (may := [s for s in table.seats if table.free_undo(s)]):
            table.undo(rng.choice(may))
            again = Table(TOY, table.record, None)
            assert again.state == table.state
            assert again.pages == table.pages


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table = dealt_table()
    record = play_out(table)
    assert record.entries[-1].seat is not None
    assert all(table.free_undo(seat) == () for seat in table.seats)
    with pytest.raises(IllegalAction, match="no-undo"):
        table.undo(A)

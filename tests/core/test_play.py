"""The loop: what is awaited, what may be done, and doing it."""

from __future__ import annotations

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import IllegalAction
from mesozoic.core.play import (
    advance,
    apply,
    deciders,
    is_legal,
    options,
    outcomes,
    pending,
)
from mesozoic.core.seats import Seat
from tests.core.toy import Auction, Deal
from tests.core.toy_acts import Bid, CardDealt, Draw, Leave
from tests.core.toy_tables import dealt_table, play_out, toy_table

A, B = Seat(0), Seat(1)


def test_while_luck_decides_no_seat_is_asked() -> None:
    state = toy_table().state
    assert pending(state) == Deal(A)
    assert deciders(state) == ()
    assert options(state, A) == ()
    assert outcomes(state) == [(Draw(0), 2), (Draw(1), 2)]


def test_while_a_seat_decides_luck_is_not_asked() -> None:
    state = dealt_table().state
    assert isinstance(pending(state), Auction)
    assert outcomes(state) == ()
    assert deciders(state) == (A,)
    assert options(state, B) == ()


def test_when_it_is_over_nothing_is_awaited() -> None:
    table = dealt_table()
    play_out(table)
    assert pending(table.state) is None
    assert deciders(table.state) == ()
    assert outcomes(table.state) == ()


def test_apply_leaves_the_given_state_as_it_was() -> None:
    state = dealt_table().state
    before = fingerprint(state)
    after = apply(state, A, Bid(2))
    assert fingerprint(state) == before != fingerprint(after)


def test_advance_plays_in_place_and_silently() -> None:
    state = toy_table().state
    told = apply(state, None, Draw(1))
    silent = state.copy()
    assert advance(silent, None, Draw(1)) is silent
    assert silent == told
    assert silent.tellings == []
    assert [telling.event for telling in told.tellings] == [CardDealt(A, 1), CardDealt(A, None)]


@pytest.mark.parametrize(
    ("seat", "action"),
    [(A, Bid(9)), (A, Draw(1)), (B, Leave()), (None, Draw(1)), (Seat(7), Leave())],
)
def test_what_is_not_offered_is_refused(seat: Seat | None, action: Bid | Draw | Leave) -> None:
    state = dealt_table().state
    assert not is_legal(state, seat, action)
    with pytest.raises(IllegalAction, match="not-offered"):
        apply(state, seat, action)


def test_luck_takes_only_what_it_may_decide() -> None:
    state = toy_table().state
    assert is_legal(state, None, Draw(1))
    assert not is_legal(state, None, Draw(2))


def test_states_are_equal_when_their_contents_are() -> None:
    state = dealt_table().state
    same = state.copy()
    same.aloud = True
    assert same == state
    same.coins[0] += 1
    assert same != state
    assert state != "a state"
    assert "aloud" not in state.contents()

"""A table: entries, decisions, who hears of what, and what it does by itself."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import IllegalAction
from mesozoic.core.events import Telling
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Entry, Record
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.table import Page, Table
from tests.core.toy import TOY, ToyState
from tests.core.toy_acts import Bid, CoinsMoved, Draw, Leave, LetBe, Offer, PackItem
from tests.core.toy_moments import at_the_offers, at_the_packing, at_the_window, seed_where
from tests.core.toy_tables import dealt_table, play_out, toy_table

A, B, C = Seat(0), Seat(1), Seat(2)
LUCK = SeededLuck.named("toy")


def standing(table: Table[ToyState]) -> Any:
    """All that a table says of itself."""
    return (
        fingerprint(table.state),
        table.record.entries[:],
        table.pages[:],
        [(table.decision(seat), table.free_undo(seat)) for seat in table.seats],
        [table.heard_as(len(table.record.entries), seat) for seat in (None, *table.seats)],
    )


def test_what_happens_at_a_fork_does_not_happen_at_the_table() -> None:
    table, undone = toy_table(), 0
    while not table.is_over:
        before, fork = standing(table), table.fork()
        fork.go_on(LUCK, lambda seat: table.options(seat)[0])
        played = standing(fork)
        for seat in fork.seats:
            undone += bool(fork.free_undo(seat) and fork.undo(seat))
        assert standing(table) == before
        table.go_on(LUCK, lambda seat: table.options(seat)[0])
        assert standing(table) == played
    assert undone


# Acting


def test_an_act_is_an_entry_and_tells_what_happened() -> None:
    table = toy_table()
    told = table.draw(LUCK, at=5)
    assert [telling.only for telling in told] == [A, None]
    assert table.record.entries[0].seat is None
    assert table.record.entries[0].at == 5


def test_an_act_that_is_not_offered_changes_nothing() -> None:
    table = dealt_table()
    before, entries = fingerprint(table.state), list(table.record.entries)
    with pytest.raises(IllegalAction) as refused:
        table.act(A, Bid(99))
    assert refused.value.key == "why-toy"
    assert refused.value.about["rule"] == "T-1.1"
    assert (fingerprint(table.state), table.record.entries) == (before, entries)


def test_why_not_says_who_is_asked_and_when_it_is_over() -> None:
    table = dealt_table()
    why = table.explain(B, Leave())
    assert why is not None
    assert why.key == "why-not-asked"
    assert table.explain(A, Leave()) is None
    play_out(table)
    why = table.explain(A, Leave())
    assert why is not None
    assert why.key == "why-over"


def test_luck_that_is_not_asked_is_refused() -> None:
    table = dealt_table()
    with pytest.raises(IllegalAction, match="not-an-outcome"):
        table.draw(LUCK)


def test_a_finished_game_has_its_result_in_the_record() -> None:
    table = dealt_table()
    assert table.record.result is None
    record = play_out(table)
    assert table.is_over
    assert record.result == table.state.result


def test_a_table_folds_a_record_to_the_same_state() -> None:
    table = at_the_packing()
    table.act(B, PackItem("map"))
    table.undo(B)
    table.act(A, PackItem("rope"))
    again = Table(TOY, table.record, None)
    assert again.state == table.state
    assert again.pages == table.pages


def test_an_old_record_is_played_by_its_own_rules() -> None:
    old, new = (toy_table(rules=rules) for rules in (1, 2))
    for table in (old, new):
        while table.awaits_luck():
            table.draw(LUCK)
        for seat, action in ((A, Leave()), (B, Leave()), (A, Offer(2)), (B, Offer(2))):
            table.act(seat, action)
    assert old.state.coins == [2, 4]
    assert new.state.coins == [4, 4]
    again = Table(TOY, Record(old.record.header, old.record.entries), None)
    assert again.state == old.state


# What the table does by itself


def test_a_step_is_luck_or_a_forced_pass() -> None:
    seed = seed_where(0, 1)
    table = at_the_window(seed)
    assert table.forced_pass() == (A, LetBe())
    assert table.step(LUCK) == ()
    assert table.record.entries[-1].auto
    assert table.forced_pass() is None
    assert table.step(LUCK) is None
    fresh = toy_table()
    assert fresh.step(LUCK) is not None
    assert fresh.record.entries[-1].seat is None


def test_a_single_option_that_is_no_pass_is_left_to_the_seat() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    table.act(A, PackItem("lamp"))
    assert len(table.options(A)) == 1
    assert table.forced_pass() is None


# Decisions


def test_an_answer_to_an_old_decision_is_refused() -> None:
    table = dealt_table()
    first = table.decision(A)
    table.act(A, Bid(1), decision=first)
    table.act(B, Bid(2), decision=table.decision(B))
    assert table.decision(A) != first
    with pytest.raises(IllegalAction, match="old-decision"):
        table.act(A, Bid(3), decision=first)


def test_a_repeated_answer_is_refused() -> None:
    table = at_the_packing()
    decision = table.decision(A)
    table.act(A, PackItem("rope"), decision=decision)
    with pytest.raises(IllegalAction, match="old-decision"):
        table.act(A, PackItem("lamp"), decision=decision)


def test_an_answer_in_a_sealed_moment_outdates_nobody_elses() -> None:
    table = at_the_offers()
    mine, theirs = table.decision(A), table.decision(B)
    table.act(A, Offer(1), decision=mine)
    assert table.decision(B) == theirs
    assert table.decision(A) != mine
    table.act(B, Offer(0), decision=theirs)
    assert table.decision(B) != theirs


def test_an_act_in_a_parallel_outdates_nobody_elses() -> None:
    table = at_the_packing()
    mine, theirs = table.decision(A), table.decision(B)
    table.act(A, PackItem("rope"), decision=mine)
    assert table.decision(A) != mine
    table.act(B, PackItem("map"), decision=theirs)


def test_an_undo_outdates_every_question() -> None:
    table = dealt_table()
    table.act(A, Bid(1))
    before = [table.decision(seat) for seat in (A, B)]
    table.undo(A)
    assert all(new > old for new, old in zip(map(table.decision, (A, B)), before, strict=True))


def test_an_undo_in_a_parallel_outdates_only_ones_own_question() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    table.act(B, PackItem("map"))
    mine, theirs = table.decision(A), table.decision(B)
    table.undo(A)
    assert table.decision(A) > mine
    table.act(B, PackItem("lamp"), decision=theirs)


def test_in_a_parallel_a_fold_asks_what_was_asked() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    table.act(B, PackItem("map"))
    table.undo(A)
    assert_a_fold_asks_and_has_told_the_same(table)


def test_in_a_sealed_moment_a_fold_has_told_what_was_told() -> None:
    table = at_the_offers()
    table.act(A, Offer(1))
    table.undo(A)
    assert_a_fold_asks_and_has_told_the_same(table)
    table.act(B, Offer(0))
    assert_a_fold_asks_and_has_told_the_same(table)


def assert_a_fold_asks_and_has_told_the_same(table: Table[Any]) -> None:
    again, entries = Table(TOY, table.record, None), len(table.record.entries)
    for seat in (A, B):
        assert again.decision(seat) == table.decision(seat)
    for watcher in (A, B, None):
        heard = [again.heard_as(number, watcher) for number in range(entries + 1)]
        assert heard == [table.heard_as(number, watcher) for number in range(entries + 1)]


# Who hears of what


def test_what_all_are_told_in_a_lane_is_heard_by_all() -> None:
    table = at_the_packing()
    table.act(A, PackItem("rope"))
    last = len(table.record.entries) - 1
    assert all(table.is_heard(last, seat) for seat in (A, B, None))
    assert table.heard_as(last + 1, B) == last + 1


def test_that_a_sealed_answer_was_given_is_heard_by_all() -> None:
    table = at_the_offers()
    table.act(A, Offer(1))
    assert table.is_heard(len(table.record.entries) - 1, B)


def test_a_stranger_is_asked_nothing() -> None:
    assert dealt_table().decision(Seat(9)) == -1


def test_places_are_given_when_the_game_is_over_and_equals_share_one() -> None:
    table = dealt_table(players=3)
    assert table.places() == ()
    table.state.end(Result((4, 7, 4), (C,), "over"))
    assert table.standing(C) == (1, 4)
    assert table.places() == (3, 2, 1)
    table.state.end(Result((4, 7, 4), (B,), "over"))
    assert table.places() == (2, 1, 2)


def test_a_table_shows_views_and_options() -> None:
    table = dealt_table()
    assert table.view(None).hand is None
    assert table.view(A).hand == table.state.hands[A]
    assert table.options(A)[-1] == Leave()
    assert table.options(B) == ()
    assert Draw(0) not in table.options(A)


TO_ALL = Telling(CoinsMoved(A, 1))
TO_ONE = Telling(CoinsMoved(A, 1), only=A)
TO_THE_OTHERS = Telling(CoinsMoved(A, 1), but=A)
KNOWN_TO_ALL = [
    # who acted, what was told, in which simultaneous moment; whether all may know the act itself
    (None, (TO_ALL,), None, True),
    (None, (TO_ALL, TO_ONE), None, False),
    (None, (TO_THE_OTHERS,), None, False),
    (None, (), None, False),  # luck that told nothing is a secret of the table
    (A, (TO_ALL,), None, True),
    (A, (), None, True),
    (A, (TO_ONE,), None, False),
    (A, (TO_ALL,), 3, False),
]


@pytest.mark.parametrize(("seat", "tellings", "together", "known"), KNOWN_TO_ALL)
def test_an_act_is_known_to_all_only_where_all_was_told_to_all(
    seat: Seat | None, tellings: tuple[Telling, ...], together: int | None, known: bool
) -> None:
    entry = Entry(seat, Draw(0) if seat is None else Leave())
    page = Page(4, entry, tellings, together, False)
    assert page.is_public is known

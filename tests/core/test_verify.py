"""Proving a record: every kind of tampering is found, and the entry named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mesozoic.core.errors import RecordError, Refused
from mesozoic.core.film import Film
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Entry, Record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.verify import Proof, replay
from tests.core.toy import TOY
from tests.core.toy_acts import Bid, Draw, Leave, LetBe, Offer, PackItem
from tests.core.toy_tables import dealt_table, play_out

A, B = Seat(0), Seat(1)
UNDONE = 2
"""The number of the first bid, which the next entry takes back."""


def a_game() -> Record:
    table = dealt_table()
    table.act(A, Bid(2))
    table.undo(A)
    return play_out(table)


def with_entry(number: int, entry: Entry) -> Record:
    record = a_game()
    record.entries[number] = entry
    return record


def refusal(record: Record) -> RecordError:
    with pytest.raises(RecordError) as refused:
        Film.of(TOY, record, None)
    return refused.value


def problem(record: Record) -> tuple[Any, str]:
    """The entry that is named, and what is wrong with it."""
    refused = refusal(record)
    assert refused.key == "record-illegal"
    inner = refused.about["problem"]
    assert isinstance(inner, Refused)
    return refused.about["entry"], inner.key


def test_a_true_record_is_proved() -> None:
    record = a_game()
    assert Film.of(TOY, record, None).proof == Proof(len(record.entries), finished=True, luck=True)


def test_a_game_in_progress_is_proved_without_its_seed() -> None:
    record = a_game()
    begun = Record(record.header, record.entries[:6])
    assert Film.of(TOY, begun, None).proof == Proof(6, finished=False, luck=False)


def test_an_outcome_that_was_changed_is_found() -> None:
    record = a_game()
    drawn = record.entries[0].action
    assert isinstance(drawn, Draw)
    record.entries[0] = Entry(None, Draw(1 - drawn.card))
    assert problem(record) == (0, "other-luck")


def test_an_outcome_that_cannot_be_is_found() -> None:
    assert problem(with_entry(0, Entry(None, Draw(7)))) == (0, "not-an-outcome")


def test_luck_where_none_was_asked_is_found() -> None:
    assert problem(with_entry(UNDONE, Entry(None, Draw(0)))) == (UNDONE, "not-an-outcome")


def test_an_act_that_was_changed_is_found() -> None:
    assert problem(with_entry(UNDONE, Entry(A, Bid(9)))) == (UNDONE, "why-toy")


def test_an_act_that_was_legal_but_other_is_found_by_what_follows() -> None:
    record = a_game()
    number = next(n for n, entry in enumerate(record.entries) if entry.action == PackItem("rope"))
    record.entries[number] = Entry(record.entries[number].seat, PackItem("map"))
    found = refusal(record)
    assert found.about["entry"] in range(number + 1, len(record.entries) + 1)


def test_an_act_of_another_seat_is_found() -> None:
    assert problem(with_entry(UNDONE, Entry(B, Bid(2)))) == (UNDONE, "why-not-asked")


def test_an_act_of_a_seat_that_is_not_there_is_found() -> None:
    assert problem(with_entry(UNDONE, Entry(Seat(5), Bid(2)))) == (UNDONE, "no-such-seat")
    assert problem(with_entry(UNDONE, Entry(Seat(-1), Bid(2)))) == (UNDONE, "no-such-seat")


@pytest.mark.parametrize("number", [0, 1, 2, 3, 6])
def test_an_entry_that_was_removed_is_found(number: int) -> None:
    record = a_game()
    del record.entries[number]
    assert refusal(record).about["entry"] in range(number, len(record.entries) + 1)


def test_an_entry_that_was_added_is_found() -> None:
    record = a_game()
    record.entries.append(Entry(A, Leave()))
    assert problem(record) == (len(record.entries) - 1, "why-over")


def test_a_missing_end_is_found() -> None:
    record = a_game()
    del record.entries[-1]
    found = refusal(record)
    assert found.key == "record-wrong-result"
    assert found.about["entry"] == len(record.entries)


def test_a_result_that_was_changed_is_found() -> None:
    record = a_game()
    assert record.result is not None
    record.result = replace(record.result, winners=(B,) if record.result.winners == (A,) else (A,))
    assert refusal(record).key == "record-wrong-result"


def test_a_result_that_was_removed_is_found() -> None:
    record = a_game()
    record.result = None
    assert refusal(record).key == "record-wrong-result"


def test_a_seed_that_was_not_promised_is_found() -> None:
    record = a_game()
    record.seed = SeededLuck.named("another").seed.hex()
    assert refusal(record).key == "record-other-seed"


def test_another_seed_with_its_own_promise_is_found_by_the_luck() -> None:
    record = a_game()
    other = SeededLuck.named("another")
    forged = Record(
        replace(record.header, commitment=other.commitment),
        record.entries,
        record.result,
        other.seed.hex(),
    )
    assert problem(forged)[1] == "other-luck"


def test_a_finished_game_must_show_its_seed() -> None:
    record = a_game()
    record.seed = None
    assert refusal(record).key == "record-no-seed"


@pytest.mark.parametrize(
    "entry",
    [
        Entry(B, takes_back=(UNDONE,)),
        Entry(A, takes_back=(UNDONE - 1, UNDONE)),
        Entry(A, takes_back=(UNDONE - 1,)),
        Entry(A, takes_back=(99,)),
        Entry(None, takes_back=(UNDONE,)),
        Entry(Seat(9), takes_back=(UNDONE,)),
    ],
)
def test_an_undo_that_was_not_free_is_found(entry: Entry) -> None:
    assert problem(with_entry(UNDONE + 1, entry)) == (UNDONE + 1, "no-undo")


def test_an_act_said_to_be_automatic_that_was_chosen_is_found() -> None:
    assert problem(with_entry(UNDONE, Entry(A, Bid(2), auto=True))) == (UNDONE, "not-forced")
    assert problem(with_entry(UNDONE, Entry(A, Leave(), auto=True))) == (UNDONE, "not-forced")


def test_another_promise_in_the_header_is_found() -> None:
    record = a_game()
    record.header = replace(record.header, commitment="0" * 64)
    assert refusal(record).key == "record-other-seed"


def test_other_rules_lead_elsewhere() -> None:
    """The offers of this game are equal, and the first rules settle that in another way."""
    table = dealt_table()
    for seat, action in ((A, Leave()), (B, Leave()), (A, Offer(2)), (B, Offer(2))):
        table.act(seat, action)
    record = play_out(table)
    assert Film.of(TOY, record, None).proof.finished
    record.header = replace(record.header, rules=1)
    refusal(record)


def test_a_replay_stops_after_each_entry() -> None:
    record = a_game()
    table = Table(TOY, Record(record.header), None)
    seen = []
    for number, entry in enumerate(replay(table, record)):
        assert entry == record.entries[number]
        assert len(table.record.entries) == number + 1
        seen.append(table.state.bank)
    assert table.state.result == record.result
    assert seen[-1] == table.state.bank


def test_an_automatic_pass_that_was_forced_is_proved() -> None:
    record = a_game()
    assert any(entry.auto and entry.action == LetBe() for entry in record.entries)

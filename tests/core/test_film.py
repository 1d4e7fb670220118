"""A film of a record: one frame an entry, and one replay for all of them."""

from __future__ import annotations

import pytest

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import RecordError
from mesozoic.core.film import Film
from mesozoic.core.game import Setup
from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from tests.core.toy import TOY, ToyGame, ToyState
from tests.core.toy_acts import Bid
from tests.core.toy_tables import dealt_table, play_out

A = Seat(0)


def a_game() -> Record:
    table = dealt_table()
    table.act(A, Bid(2))
    table.undo(A)
    return play_out(table)


class Counted(ToyGame):
    """A toy game that counts how often it is set up: once a replay."""

    setups = 0

    def setup(self, setup: Setup) -> ToyState:
        self.setups += 1
        return super().setup(setup)


def test_a_record_is_replayed_once() -> None:
    game = Counted()
    Film.of(game, a_game(), None)
    assert game.setups == 1


def test_a_film_leads_to_the_table_that_the_record_folds_to() -> None:
    record = a_game()
    film, folded = Film.of(TOY, record, None), Table(TOY, record, None)
    assert film.record == record
    assert film.table.state == folded.state
    assert film.table.draws == folded.draws


def test_each_frame_shows_the_state_that_its_entry_led_to() -> None:
    record = a_game()
    film = Film.of(TOY, record, None)
    assert [frame.entry for frame in film.frames] == record.entries
    assert [frame.number for frame in film.frames] == list(range(len(record.entries)))
    begun = [Table(TOY, Record(record.header, record.entries[:n]), None).state for n in range(8)]
    shown = [film.first, *(frame.state for frame in film.frames)]
    assert [fingerprint(state) for state in shown[:8]] == [fingerprint(state) for state in begun]


def test_what_is_taken_back_is_marked_and_the_taking_back_tells_nothing() -> None:
    frames = Film.of(TOY, a_game(), None).frames
    undo = next(frame for frame in frames if frame.entry.takes_back)
    assert {frame.number for frame in frames if frame.undone} == set(undo.entry.takes_back)
    assert undo.tellings == ()
    assert undo.is_public


def test_a_card_that_is_dealt_is_not_for_everybody() -> None:
    frames = Film.of(TOY, a_game(), None).frames
    assert not frames[0].is_public
    assert any(telling.only is not None for telling in frames[0].tellings)


def test_a_film_of_a_record_with_another_result_is_refused() -> None:
    record = a_game()
    record.result = None
    record.seed = None
    with pytest.raises(RecordError) as refused:
        Film.of(TOY, record, None)
    assert refused.value.key == "record-wrong-result"

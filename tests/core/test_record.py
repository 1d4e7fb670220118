"""Records as text: written, read, and refused with a reason when anything is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mesozoic.core.codec import fingerprint
from mesozoic.core.errors import RecordError, Refused
from mesozoic.core.film import Film
from mesozoic.core.record import (
    Entry,
    Header,
    Record,
    read_entries,
    read_header,
    taken_back,
    write_record,
)
from mesozoic.core.seats import Seat
from tests.core.toy import TOY
from tests.core.toy_acts import Bid, Leave
from tests.core.toy_tables import dealt_table, play_out

A, B = Seat(0), Seat(1)
HUGE = {"is": "bid", "amount": 10**3000}
BODY = ("header", "entries", "result", "seed")


def a_game() -> Record:
    """A whole game, with an undo, an automatic pass and a time in it."""
    table = dealt_table()
    table.act(A, Bid(2), at=1_790_000_000)
    table.undo(A)
    return play_out(table)


TEXT = write_record(a_game())


def read(text: str) -> Record:
    header, rest = read_header(text)
    return read_entries(header, rest, TOY.action_codec)


def sealed(data: Any) -> str:
    """A record's JSON as text, with a digest that fits, as a skilled forger would leave it."""
    body = {name: data[name] for name in BODY if name in data}
    return json.dumps({**data, "digest": fingerprint(body)})


def with_change(change: Callable[[Any], object]) -> str:
    data = json.loads(TEXT)
    change(data)
    return sealed(data)


def test_a_record_is_what_its_text_says() -> None:
    record = a_game()
    assert read(write_record(record)) == record
    assert any(entry.takes_back for entry in record.entries)
    assert any(entry.auto for entry in record.entries)
    assert any(entry.at for entry in record.entries)


def test_the_text_has_one_entry_a_line() -> None:
    record = a_game()
    lines = [line for line in TEXT.splitlines() if line.startswith('    {"seat"')]
    assert len(lines) == len(record.entries)
    assert TEXT.endswith("}\n")


def test_a_record_of_nothing_is_a_record() -> None:
    empty = Record(a_game().header)
    assert read(write_record(empty)) == empty


def test_names_keep_their_letters() -> None:
    text = with_change(lambda data: data["header"].update(seats=["Zoé", "Ökonom"]))
    record = read(text)
    assert record.header.seats == ("Zoé", "Ökonom")
    assert "Zoé" in write_record(record)
    assert read(write_record(record)) == record


def test_a_name_of_sixty_letters_is_not_too_long() -> None:
    text = with_change(lambda data: data["header"].update(seats=["x" * 60, "b"], pack="y" * 60))
    assert read(text).header.seats == ("x" * 60, "b")


def test_a_format_is_quoted_so_that_it_can_be_printed() -> None:
    with pytest.raises(RecordError) as refused:
        read(json.dumps({"format": "mesozoic-record-\x1b[2J"}))
    assert refused.value.about["found"] == "mesozoic-record-\\x1b[2J"


def test_letters_that_cannot_be_written_again_are_refused() -> None:
    text = with_change(lambda data: data["header"].update(seats=["\ud800", "b"]))
    with pytest.raises(RecordError, match="record-not-json"):
        read(text)


def test_taken_back_lists_what_later_entries_undid() -> None:
    entries = [Entry(A, Leave()), Entry(A, takes_back=(0,)), Entry(B, takes_back=(3, 4))]
    assert taken_back(entries) == {0, 3, 4}


@pytest.mark.parametrize("length", range(0, len(TEXT) - 2, 97))
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(RecordError, match="record-not-json"):
        read(TEXT[:length])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-json"),
        ("not JSON", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ('{"format": ' + "9" * 5_000 + "}", "record-not-json"),
        ("[]", "record-not-one"),
        ("null", "record-not-one"),
        ("{}", "record-not-one"),
        ('{"format": null}', "record-not-one"),
        ('{"format": "another"}', "record-not-one"),
        ('{"format": "mesozoic-record-2"}', "record-format"),
        ('{"format": "mesozoic-record-1"}', "record-parts"),
        (TEXT.replace('"amount": 2', '"amount": 1', 1), "record-edited"),
    ],
)
def test_what_is_not_a_whole_record_is_refused(text: str, key: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert refused.value.key == key


def test_a_record_nested_too_deeply_is_refused() -> None:
    deep = "[" * 900 + "]" * 900
    data = {"format": "mesozoic-record-1", "digest": ""} | dict.fromkeys(BODY, 0)
    text = json.dumps(data).replace('"seed": 0', f'"seed": {deep}')
    with pytest.raises(RecordError):
        read(text)


def test_parts_too_many_are_refused() -> None:
    with pytest.raises(RecordError, match="record-parts"):
        read(with_change(lambda data: data.update(more=1)))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 1),
        ("rules", "1"),
        ("rules", True),
        ("players", 2.0),
        ("players", 3),
        ("rules", 10**3000),
        ("players", 10**3000),
        ("game", "\x1b[2J"),
        ("game", "x" * 61),
        ("pack", "two\nlines"),
        ("pack", "x" * 61),
        ("pack_digest", "\x07"),
        ("seats", ["\x1b]0;owned\x07", "b"]),
        ("seats", ["x" * 61, "b"]),
        ("options", {"purse": "\x1b"}),
        ("options", {"\x1b": "small"}),
        ("options", []),
        ("options", {"purse": 1}),
        ("pack", None),
        ("pack_digest", 0),
        ("seats", "ab"),
        ("seats", [1, 2]),
        ("commitment", None),
        ("another", "field"),
    ],
)
def test_a_header_of_the_wrong_shape_is_refused(name: str, value: object) -> None:
    with pytest.raises(RecordError, match="record-header"):
        read(with_change(lambda data: data["header"].update({name: value})))


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {},
        {"seat": 0},
        {"seat": "0", "act": {"is": "leave"}},
        {"seat": True, "act": {"is": "leave"}},
        {"seat": 0, "act": {"is": "leave"}, "takes_back": [1]},
        {"seat": 0, "takes_back": []},
        {"seat": 0, "takes_back": ["1"]},
        {"seat": 0, "takes_back": 1},
        {"seat": 0, "act": {"is": "leave"}, "auto": 1},
        {"seat": 0, "act": {"is": "leave"}, "at": "noon"},
        {"seat": 0, "act": {"is": "leave"}, "at": True},
        {"seat": 0, "act": {"is": "leave"}, "at": 10**3000},
        {"seat": 0, "act": {"is": "leave"}, "at": -1},
        {"seat": 10**3000, "act": {"is": "leave"}},
        {"seat": 0, "takes_back": [10**3000]},
        {"seat": 0, "act": {"is": "leave"}, "why": "because"},
    ],
)
def test_an_entry_of_the_wrong_shape_is_refused_by_its_number(entry: object) -> None:
    with pytest.raises(RecordError) as refused:
        read(with_change(lambda data: data["entries"].__setitem__(3, entry)))
    assert refused.value.key == "record-entry"
    assert refused.value.about["entry"] == 3


@pytest.mark.parametrize(
    "act", [None, {}, {"is": "fly"}, {"is": "bid"}, {"is": "bid", "amount": "2"}, HUGE]
)
def test_an_act_that_no_game_has_is_refused_by_its_number(act: object) -> None:
    with pytest.raises(RecordError) as refused:
        read(with_change(lambda data: data["entries"][2].update(act=act)))
    assert refused.value.key == "record-action"
    assert refused.value.about["entry"] == 2


@pytest.mark.parametrize("entries", [None, {}, "entries", 3])
def test_entries_that_are_no_list_are_refused(entries: object) -> None:
    with pytest.raises(RecordError, match="record-parts"):
        read(with_change(lambda data: data.update(entries=entries)))


@pytest.mark.parametrize(
    "result",
    [
        [],
        {"scores": [1]},
        {"scores": 1, "winners": [0], "reason": "x"},
        {"scores": [1], "winners": None, "reason": "x"},
        {"scores": ["1"], "winners": [0], "reason": "x"},
        {"scores": [[1]], "winners": [0], "reason": "x"},
        {"scores": [1], "winners": [0], "reason": 1},
        {"scores": [1], "winners": [0], "reason": "\x1b[2J"},
        {"scores": [10**3000], "winners": [0], "reason": "x"},
    ],
)
def test_a_result_of_the_wrong_shape_is_refused(result: object) -> None:
    with pytest.raises(RecordError, match="record-result"):
        read(with_change(lambda data: data.update(result=result)))


@pytest.mark.parametrize("seed", [1, "", "abc", "G" * 64, ["0"] * 64])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(RecordError, match="record-seed"):
        read(with_change(lambda data: data.update(seed=seed)))


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A real record with one thing in it, at any depth, replaced or removed."""
    data = json.loads(TEXT)
    here: Any = data
    while True:
        keys = sorted(here) if isinstance(here, dict) else range(len(here))
        key = draw(st.sampled_from(list(keys)))
        if not isinstance(here[key], dict | list) or not here[key] or draw(st.booleans()):
            break
        here = here[key]
    if draw(st.booleans()):
        del here[key]
    else:
        here[key] = draw(JUNK)
    return sealed(data)


JUNK: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def is_of_the_game(header: Header) -> bool:
    """What whoever opens a record checks once it is known which game's it is."""
    try:
        TOY.check_players(header.players)
        return TOY.settle_options(header.options) == dict(header.options)
    except Refused:
        return False


@given(spoilt_records())
def test_a_spoilt_record_is_refused_and_nothing_else_happens(text: str) -> None:
    try:
        record = read(text)
        if not is_of_the_game(record.header):
            return
        Film.of(TOY, record, None)
    except RecordError:
        return
    # What was spoilt is something that nobody can check: a name, a time, a pack's name.
    true = read(TEXT)
    assert [entry.action for entry in record.entries] == [entry.action for entry in true.entries]
    assert record.result == true.result


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)

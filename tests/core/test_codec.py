"""Values to JSON and to text, and back; whatever else comes is refused."""

from __future__ import annotations

import json
from enum import Enum, IntEnum
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mesozoic.core.codec import Codec, Notation, fingerprint, plain, shown
from mesozoic.core.errors import BadValue
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.values import Action
from tests.core.toy_tables import dealt_table, toy_table
from tests.core.words import WORDS, Ask, Choose, Move, Name, Wait

CODEC: Codec[Action] = Codec(WORDS)
NOTATION = Notation(WORDS)

numbers = st.integers(-999_999_999, 999_999_999)
words = st.from_regex(r"[a-z][a-z0-9-]*", fullmatch=True)
seats = st.integers(0, 9).map(Seat)
acts = st.one_of(
    st.just(Wait()),
    st.builds(Move, numbers, numbers, seats),
    st.builds(Name, words, st.booleans()),
    st.builds(Ask, st.none() | seats, st.none() | words),
    st.builds(
        Choose,
        st.lists(numbers, max_size=4).map(tuple),
        st.lists(words, max_size=4).map(tuple),
    ),
)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(acts)
def test_json_is_reversible(action: Action) -> None:
    assert CODEC.from_json(json.loads(json.dumps(CODEC.to_json(action)))) == action


@given(acts)
def test_notation_is_reversible_and_one_line(action: Action) -> None:
    line = NOTATION.write(action)
    assert "\n" not in line
    assert NOTATION.read(line) == action


@given(json_values)
def test_any_other_json_is_refused(data: Any) -> None:
    with pytest.raises(BadValue):
        CODEC.from_json(data)


@given(acts, st.data())
def test_a_value_with_one_part_spoilt_is_refused_or_still_a_value(
    action: Action, data: st.DataObject
) -> None:
    form = CODEC.to_json(action)
    part = data.draw(st.sampled_from(sorted(form)))
    form[part] = data.draw(json_values)
    try:
        read = CODEC.from_json(form)
    except BadValue:
        return
    assert CODEC.to_json(read) == form


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "value-not-tagged"),
        ([], "value-not-tagged"),
        ({}, "value-not-tagged"),
        ({"is": 3}, "value-not-tagged"),
        ({"is": "fly"}, "value-unknown"),
        ({"is": "wait", "long": True}, "value-fields"),
        ({"is": "move", "origin": 1, "target": 2}, "value-fields"),
        ({"is": "move", "origin": 1, "target": 2, "seat": True}, "value-field"),
        ({"is": "move", "origin": 1, "target": 2.0, "seat": 0}, "value-field"),
        ({"is": "move", "origin": 1, "target": None, "seat": 0}, "value-field"),
        ({"is": "move", "origin": 10**3000, "target": 2, "seat": 0}, "value-field"),
        ({"is": "move", "origin": 10**5000, "target": 2, "seat": 0}, "value-field"),
        ({"is": "move", "origin": 1, "target": -(10**9), "seat": 0}, "value-field"),
        ({"is": "choose", "zones": [10**9], "names": []}, "value-field"),
        ({"is": "name", "word": "x", "loud": 1}, "value-field"),
        ({"is": "name", "word": 7, "loud": False}, "value-field"),
        ({"is": "ask", "whom": "x", "what": None}, "value-field"),
        ({"is": "choose", "zones": 1, "names": []}, "value-field"),
        ({"is": "choose", "zones": [1, "2"], "names": []}, "value-field"),
    ],
)
def test_what_is_wrong_with_a_value_is_said(data: object, key: str) -> None:
    with pytest.raises(BadValue) as refused:
        CODEC.from_json(data)
    assert refused.value.key == key


def test_a_refusal_quotes_no_more_than_a_line() -> None:
    with pytest.raises(BadValue) as refused:
        CODEC.from_json(["x" * 1000])
    assert len(str(refused.value.about["found"])) == 60


@pytest.mark.parametrize(
    ("data", "quoted"),
    [
        ("Zoé", "Zoé"),
        ("\x1b[2Jgone", "\\x1b[2Jgone"),
        ("two\nlines", "two\\nlines"),
        ("\u202eback", "\\u202eback"),
        ("\x1b" * 1000, ("\\x1b" * 60)[:57] + "..."),
        ([10**5000], "..."),
    ],
)
def test_what_is_quoted_can_be_printed(data: object, quoted: str) -> None:
    assert shown(data) == quoted
    assert shown(data).isprintable()


@pytest.mark.parametrize("data", ["\x1b[2J", ["\x1b[2J"], {"is": "\x1b[2J"}])
def test_no_refusal_commands_a_terminal(data: object) -> None:
    with pytest.raises(BadValue) as refused:
        CODEC.from_json(data)
    assert all(str(part).isprintable() for part in refused.value.about.values())
    with pytest.raises(BadValue) as refused:
        NOTATION.read("\x1b[2J")
    assert refused.value.about["found"] == "\\x1b[2J"


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Wait(), "wait"),
        (Move(3, -4, Seat(1)), "move 3--4 by 1"),
        (Name("old-tail", True), "name old-tail loudly yes"),
        (Ask(None, None), "ask - for -"),
        (Ask(Seat(2), "egg"), "ask 2 for egg"),
        (Choose((), ("a", "b")), "choose - as a,b"),
    ],
)
def test_notation_reads_as_it_is_written(action: Action, line: str) -> None:
    assert NOTATION.write(action) == line
    assert NOTATION.read(line) == action


def test_notation_does_not_mind_blanks() -> None:
    assert NOTATION.read("  ask   2 for\tegg ") == Ask(Seat(2), "egg")


@pytest.mark.parametrize(
    "line", ["", "waits", "move 1-2", "move 1-x by 0", "name Egg loudly yes", "ask ٣ for -"]
)
def test_text_that_is_no_notation_is_refused(line: str) -> None:
    with pytest.raises(BadValue, match="notation-unknown"):
        NOTATION.read(line)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = NOTATION.read(text)
    except BadValue:
        return
    assert NOTATION.read(NOTATION.write(action)) == action


class Size(IntEnum):
    SMALL = 1


class Colour(Enum):
    RED = "r"


class Point(NamedTuple):
    x: int
    y: int


@pytest.mark.parametrize(
    ("thing", "form"),
    [
        (Size.SMALL, "small"),
        (Colour.RED, "red"),
        (Point(1, 2), [1, 2]),
        ({1: (2, 3)}, {"1": [2, 3]}),
        (True, True),
        (1.5, 1.5),
        (Result((1, 2), (Seat(1),), "x"), {"scores": [1, 2], "winners": [1], "reason": "x"}),
        (Wait(), {"is": "wait"}),
    ],
)
def test_plain_forms(thing: object, form: object) -> None:
    assert plain(thing) == form


def test_what_has_no_json_form_is_our_own_mistake() -> None:
    with pytest.raises(TypeError, match="no JSON form"):
        plain(object())


def test_equal_states_share_a_fingerprint_and_others_do_not() -> None:
    state = dealt_table().state
    assert fingerprint(state) == fingerprint(state.copy())
    assert fingerprint(state) != fingerprint(toy_table().state)


def test_a_fingerprint_never_changes() -> None:
    assert fingerprint(Move(1, 2, Seat(0))) == "cbf3497b25721e81"

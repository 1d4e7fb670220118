"""Beginning a game, as a state or as a table; and what `import mesozoic` gives."""

from __future__ import annotations

from pathlib import Path

import pytest

import mesozoic
from mesozoic.core.errors import PackError, Refused
from mesozoic.core.luck import SeededLuck
from mesozoic.files.tables import new_table, setup
from mesozoic.games import find_game, game_ids

NAME = game_ids()[0]
LEAST = find_game(NAME).players[0]


def test_a_fresh_state_waits_for_something() -> None:
    state = setup(NAME, LEAST)
    assert state.stack
    assert state.result is None
    assert state.rules == find_game(NAME).rules_version


def test_a_new_table_promises_its_luck() -> None:
    table = new_table(NAME, LEAST, seed="a seed", seats=[f"Zoé {n}" for n in range(LEAST)])
    header = table.record.header
    assert header.commitment == SeededLuck.named("a seed").commitment
    assert table.record.seed == SeededLuck.named("a seed").seed.hex()
    assert header.seats[0] == "Zoé 0"
    assert table.record.entries == []


def test_a_seed_may_be_bytes() -> None:
    table = new_table(NAME, LEAST, seed=b"\x01" * 32)
    assert table.record.seed == "01" * 32
    assert len(table.record.header.seats) == LEAST
    with pytest.raises(Refused, match="record-seed"):
        new_table(NAME, LEAST, seed=b"too short")


@pytest.mark.parametrize("begin", [setup, lambda *how: new_table(*how, seed="x")])
def test_what_the_game_does_not_have_is_refused(begin: type[object]) -> None:
    for how, key in (
        (("chess", 3), "game-unknown"),
        ((NAME, 99), "players"),
        ((NAME, LEAST, {"hats": "on"}), "option-unknown"),
    ):
        with pytest.raises(Refused) as refused:
            begin(*how)
        assert refused.value.key == key


def test_a_pack_of_ones_own_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        setup(NAME, LEAST, pack_folder=tmp_path / "missing")


def test_the_library_gives_its_names_when_they_are_asked_for() -> None:
    for name in mesozoic.__all__:
        assert getattr(mesozoic, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'dodo'"):
        mesozoic.dodo  # noqa: B018


@pytest.mark.parametrize("name", ["x" * 61, "\x1b[2J", "two\nlines"])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        new_table(NAME, LEAST, seed="x", seats=[name, *"abcdef"[: LEAST - 1]])
    assert refused.value.key == "seat-name"
    assert str(refused.value.about["found"]).isprintable()

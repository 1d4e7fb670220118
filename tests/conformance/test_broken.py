"""Each law bites: a game that breaks it is caught, and by that law."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mesozoic.arena.fuzz import Combination, try_case
from mesozoic.arena.laws import CHANGE_LAWS, STATE_LAWS
from mesozoic.arena.trial import Case, Checked, LawBroken, check_game
from mesozoic.core.record import read_entries, read_header, write_record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.records import load_record, open_record
from mesozoic.games import game_ids
from tests.conformance.broken import BREAKAGES, Breakage
from tests.core.toy import TOY, ToyGame


def tried(seed: int, *, thorough: bool = False) -> Checked:
    case = Case(ToyGame(), None, ("none", "none"), 2 + seed % 3, {}, str(seed))
    return check_game(case, thorough=thorough, longest=400)


def first_failure() -> LawBroken:
    for seed in range(60):
        try:
            tried(seed, thorough=True)
        except LawBroken as broken:
            return broken
    raise AssertionError("no law was broken")


@pytest.mark.parametrize("thorough", [False, True])
def test_the_toy_game_keeps_every_law(thorough: bool) -> None:
    laws = {law for seed in range(40) for law in tried(seed, thorough=thorough).laws}
    bitten = {law for law, _ in BREAKAGES} - {"the_game_ends", "nothing_crashes"}
    assert laws == bitten


def test_every_law_has_a_game_that_breaks_it() -> None:
    laws = {law.check.__name__ for law in (*STATE_LAWS, *CHANGE_LAWS)}
    assert laws <= {law for law, _ in BREAKAGES}


@pytest.mark.parametrize(("law", "breakage"), BREAKAGES, ids=[b.__name__ for _, b in BREAKAGES])
def test_a_broken_game_is_caught(
    law: str, breakage: Breakage, monkeypatch: pytest.MonkeyPatch
) -> None:
    breakage(monkeypatch)
    broken = first_failure()
    assert broken.law == law
    assert law in str(broken)
    assert pickle.loads(pickle.dumps(broken)).law == law


def test_a_redeal_of_gods_that_keeps_the_true_deeds_of_others_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are in no view, and yet what is done next hangs on them."""
    way = Combination("gods-love-dinosaurs", 2, {})
    game = type(way.case("").game)
    true_redeal = game.redeal

    def redeal(self: Any, state: Any, seat: Seat, rng: Random) -> Any:
        new = true_redeal(self, state, seat, rng)
        new.deeds = state.deeds[:]
        return new

    monkeypatch.setattr(game, "redeal", redeal)

    def games() -> None:
        for seed in range(20):
            check_game(way.case(str(seed)))

    with pytest.raises(LawBroken) as broken:
        games()
    assert broken.value.law == "redeals_hold_what_views_tell"


def test_a_failure_keeps_the_record_that_led_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "unaccounted", lambda _, before, state, told: told and ["lost"])
    with pytest.raises(LawBroken) as broken:
        tried(1)
    record = broken.value.record
    header, rest = read_header(write_record(record))
    again = read_entries(header, rest, TOY.action_codec)
    assert again == record
    assert len(Table(TOY, again, None).pages) == len(record.entries) == 1


def test_a_failure_of_a_fuzz_is_a_file_that_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    way = Combination(game_ids()[0], 4, {})
    game = type(way.case("").game)
    monkeypatch.setattr(
        game, "unaccounted", lambda _, before, state, told: ["lost"] if len(told) > 2 else []
    )
    report = try_case(tmp_path / "failures", (way, "a/b c"))
    (failure,) = report.failures
    assert (failure.law, failure.problem) == ("nothing_is_lost", "lost")
    (file,) = (tmp_path / "failures").iterdir()
    assert failure.file == str(file)
    record = load_record(file)
    table, proof = open_record(record)
    assert proof.entries == len(record.entries) > 0
    assert not table.is_over

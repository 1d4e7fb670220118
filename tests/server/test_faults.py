"""A club is hurt while it plays: few tables, few kills; `mesozoic bench --faults` has many."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.server import redaction
from mesozoic.server.faults.client import LONGEST_WAIT
from mesozoic.server.faults.ledger import LINE, Ledger, Verdict
from mesozoic.server.faults.measuring import measure
from mesozoic.server.messages import Json

GAME = "gods-love-dinosaurs"
"""With lanes, in which not all hear of everything."""


@pytest.mark.long
def test_nothing_that_was_told_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Who was cut off again and again may wait as long as that before they come back.
    monkeypatch.setattr("mesozoic.server.faults.measuring.QUIET", LONGEST_WAIT)
    found = measure(4, tables=3, workers=2, games=0, log=tmp_path / "log")
    said = (tmp_path / "log").read_text()
    assert found.kills == 4
    assert found.told > 0
    assert (found.lost, found.doubled, found.holes, found.stuck) == (0, 0, 0, 0), said
    assert found.verified == found.finished


class Played:
    """A game that was played at random, and what an honest server tells of it."""

    def __init__(self, entries: int) -> None:
        self.table: Table[Any] = new_table(GAME, 3, seed="faults")
        self.ledger = Ledger("a table")
        luck, rng = SeededLuck.named("faults"), Random(1)
        while len(self.table.record.entries) < entries and not self.table.is_over:
            if self.table.step(luck) is None:
                seat = self.table.deciders()[0]
                action = rng.choice(self.table.options(seat))
                form = self.table.game.action_codec.to_json(action)
                self.ledger.say(int(seat), self.table.decision(seat), form)
                self.table.act(seat, action)
            self._tell()

    def _tell(self) -> None:
        for seat in self.table.seats:
            if told := redaction.News(self.table).heard_by(seat):
                self.ledger.hear(int(seat), decode(told))

    def judged(self) -> Verdict:
        return self.ledger.judge(new_table(GAME, 3, seed="faults"), self.table)


@pytest.fixture(scope="module")
def whole() -> Verdict:
    return Played(120).judged()


def test_an_honest_record_bears_out_all_that_was_told(whole: Verdict) -> None:
    assert whole.told > 120
    assert (whole.lost, whole.doubled) == (0, 0)


def test_a_finished_game_is_proved() -> None:
    verdict = Played(10_000).judged()
    assert (verdict.finished, verdict.verified, verdict.lost) == (1, 1, 0)


def test_what_was_told_and_not_kept_is_lost() -> None:
    played = Played(120)
    del played.table.record.entries[-3:]
    assert played.judged().lost >= 3


def test_what_was_told_otherwise_is_lost() -> None:
    played = Played(120)
    place = next(iter(played.ledger.told))
    played.ledger.told[place] += b" "
    assert played.judged().lost == 1


def test_an_act_that_nobody_made_is_found() -> None:
    played = Played(120)
    played.ledger.said.pop()
    assert played.judged().doubled == 1


def test_a_line_that_is_told_anew_and_differently_is_found() -> None:
    ledger = Ledger("a table")
    line: Json = {**dict.fromkeys(LINE), "entry": 3, "situation": {"entry": 4}}
    ledger.hear(0, line)
    ledger.hear(0, line)
    assert ledger.changed == 0
    ledger.hear(0, {**line, "seat": 2})
    assert ledger.changed == 1

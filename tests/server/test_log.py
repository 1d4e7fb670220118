"""A log that began before what is shown at first is read further back, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.server import redaction
from mesozoic.server.messages import write_message
from tests.server.player import Player
from tests.server.running import Running
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio


async def whole_log(player: Player) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = (await player.ask("resync", "situation"))["log"]
    while older := (await player.ask("log", "lines", before=log[0]["entry"]))["lines"]:
        log = older + log
    return log


async def test_the_whole_log_is_read_in_pieces(server: Running) -> None:
    opened = await server.open(["uniform"] * 3)
    async with server.at(opened["table"]) as onlooker:
        await onlooker.hear("closing")
        log = await whole_log(onlooker)
        shown = onlooker.position["log"]
    assert len(shown) == redaction.LOG_LENGTH < len(log)
    entries = [line["entry"] for line in log]
    assert entries == sorted(set(entries))
    assert entries[0] == 0
    assert log[-len(shown) :] == shown


def test_lines_that_are_encoded_once_are_each_seats_own() -> None:
    """Whoever looked first, and whatever was taken back since."""
    table, log = played(entries=250), redaction.Log()
    for seats in ((None, *table.seats), (*reversed(table.seats), None)):
        for seat in seats:
            alone = redaction.situation(table, seat)
            assert write_message(redaction.situation(table, seat, log)) == write_message(alone)
    encoded = {line for _, lines in log._pages.values() for line in map(bytes, lines.values())}
    assert len(encoded) < 2 * redaction.LOG_LENGTH


def test_no_seat_reads_further_back_what_it_may_not_know() -> None:
    """Each line is the one that this seat would have been told at the time."""
    table = played(entries=400)
    for seat in (None, *table.seats):
        last = redaction.situation(table, seat).log
        older = redaction.lines(table, seat, last[0].entry).lines
        expected = [
            redaction.line(table, page, seat)
            for page in table.pages
            if redaction._is_told(table, page, seat)
        ]
        assert older + last == expected[-len(older + last) :]

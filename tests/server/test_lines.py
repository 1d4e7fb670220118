"""What lines and options say besides: what all heard, what passes, what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import asdict

from mesozoic.core.luck import SeededLuck
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server import redaction
from mesozoic.server.messages import Position, Progress, write_message

ENTRIES = 300
DECLINES = {
    "evo-2001": {"pass", "stop", "drop-out"},
    "evo-2011": {"pass", "stop", "decline"},
    "evolution-family": {"stay", "leave-cone", "spare", "stay-out"},
}
DISCOUNT = {"evo-2001": "mutant", "evo-2011": "vial"}


def played(game: str) -> Iterator[Table[Any]]:
    """A table after each entry of a game played at random."""
    table, luck, rng = new_table(game, 3, seed="lines"), SeededLuck.named("lines"), Random(1)
    while not table.is_over and len(table.record.entries) < ENTRIES:
        if table.step(luck) is None:
            seat = rng.choice(table.deciders())
            table.act(seat, rng.choice(table.options(seat)))
        yield table


def as_heard(position: Position) -> Position:
    """As it arrives."""
    return decode(encode(position), type=Position)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_open_is_what_a_spectator_hears(game: str) -> None:
    hidden = 0
    for table in played(game):
        aloud = redaction.line(table, table.pages[-1], None)
        assert aloud.open is None
        for seat in table.seats:
            heard = redaction.line(table, table.pages[-1], seat)
            assert (heard.events if heard.open is None else heard.open) == aloud.events
            hidden += heard.open is not None
    assert bool(hidden) == (game != "evolution-family")


@pytest.mark.parametrize("game", game_ids())
def test_what_is_put_together_of_parts_is_what_the_message_says(game: str) -> None:
    for table in played(game):
        news, page = redaction.News(table), table.pages[-1]
        for seat in (None, *table.seats):
            told = news.heard_by(seat)
            if told is not None:
                line, situation = redaction.line(table, page, seat), redaction.position(table, seat)
                assert told == write_message(Progress(**asdict(line), situation=situation))


@pytest.mark.parametrize("game", game_ids())
def test_luck_that_told_nothing_is_told_to_nobody(game: str) -> None:
    silent = 0
    for table in played(game):
        for seat in (None, *table.seats):
            line = redaction.line(table, table.pages[-1], seat)
            if line.seat is None and not line.events:
                assert line.acted is None
                silent += 1
    assert bool(silent) == game.startswith("evo-")


def test_of_a_moment_that_is_over_others_have_a_line_only_where_something_was_told() -> None:
    alone = 0
    for table in played("gods-love-dinosaurs"):
        if table.opened is None:
            for seat in (None, *table.seats):
                log = redaction.situation(table, seat).log
                assert all(line.events for line in log if line.seat not in (None, seat))
            alone += sum(page.together is not None for page in table.pages)
    assert alone


@pytest.mark.parametrize("game", sorted(DECLINES))
def test_what_only_declines_is_said_to(game: str) -> None:
    found = set()
    for table in played(game):
        for seat in table.deciders():
            told = as_heard(redaction.position(table, seat))
            passing = {told.options[place]["is"] for place in told.passing}
            kinds = {option["is"] for option in told.options}
            assert passing == kinds & DECLINES[game]
            found |= passing
    assert len(found) > 1


@pytest.mark.parametrize("game", sorted(DISCOUNT))
def test_a_bid_costs_what_is_paid_for_it(game: str) -> None:
    """E1-7.4, E2-3.3: a point less for each such gene, never below nothing."""
    spared = 0
    for table in played(game):
        for seat in table.deciders():
            told = as_heard(redaction.position(table, seat))
            less = told.view["species"][seat]["genes"][DISCOUNT[game]]
            due = [
                max(0, option["amount"] - less) if option["is"] == "bid" else None
                for option in told.options
            ]
            assert told.costs == (due if any(price is not None for price in due) else [])
            spared += bool(less and told.costs)
        assert redaction.position(table, None).costs == []
    assert spared

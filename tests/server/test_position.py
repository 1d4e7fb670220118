"""What a seat is told about where the game stands."""

from random import Random

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.files.tables import new_table
from mesozoic.server import redaction

DECLINES = {
    "evo-2001": {"pass", "stop", "drop-out", "decline"},
    "evolution-family": {"stay", "leave-cone", "spare", "stay-out"},
}
ENTRIES = 400


@pytest.mark.parametrize("game", sorted(DECLINES))
def test_a_seat_is_forced_where_all_it_may_do_is_to_pass(game: str) -> None:
    table, luck, rng = new_table(game, 3, seed="forced"), SeededLuck.named("forced"), Random(1)
    forced, asked = 0, 0
    while not table.is_over and len(table.record.entries) < ENTRIES:
        assert not redaction.position(table, None).forced
        for seat in table.deciders():
            told = redaction.position(table, seat)
            kinds = [option["is"] for option in told.options]
            assert told.forced == (len(kinds) == 1 and kinds[0] in DECLINES[game])
            forced, asked = forced + told.forced, asked + (not told.forced)
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    assert forced
    assert asked

"""The figures of a server under load, not their size: the machine may be busy."""

import pytest

from mesozoic.games import game_ids
from mesozoic.server.bench import measure


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_flat_out(game: str) -> None:
    acts: list[None] = []
    found = measure(game, acts=20, tables=2, on_act=lambda: acts.append(None))
    assert found.acts == len(acts) == 20
    assert found.entries_per_second > 0
    assert 0 < found.p50_ms <= found.p95_ms
    assert found.cpu_ms_per_act > 0

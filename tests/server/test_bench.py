"""The figures of a server under load, not their size: the machine may be busy."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import Refused
from mesozoic.games import game_ids
from mesozoic.server.bench import answering, crowd, flat_out
from mesozoic.server.bench.house import megabytes

pytestmark = pytest.mark.long
FIGURES = {
    "acts",
    "acts_per_second",
    "entries_per_second",
    "p50_ms",
    "p95_ms",
    "cpu_ms_per_act",
}
BESIDE_PEER = {"peer_acts_per_second", "peer_p95_ms", "ratio", "ratio_to_files"}
OF_A_CROWD = {"tables", "sockets", "acts_per_second", "p50_ms", "p95_ms", "p99_ms", "memory_mb"}


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_flat_out(game: str) -> None:
    rounds: list[None] = []
    speed = flat_out.measure(game, 2, acts=10, tables=2, on_round=lambda: rounds.append(None))
    found = speed.to_json()
    assert set(found) == FIGURES
    assert found["acts"] == 20
    assert len(rounds) == 2
    assert found["entries_per_second"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"]
    assert found["cpu_ms_per_act"] > 0


def test_the_peer_is_played_beside_it() -> None:
    found = flat_out.measure("evo-2001", 1, acts=16, tables=2, beside_peer=True).to_json()
    assert set(found) > FIGURES | BESIDE_PEER
    assert all(found[name] > 0 for name in BESIDE_PEER)


def test_a_crowd_plays_beside_noise() -> None:
    come: list[None] = []
    found = crowd.measure(8, noisy=True, seconds=2, on_table=lambda: come.append(None)).to_json()
    assert len(come) == found["tables"] == 8
    assert found["sockets"] == 32
    assert found["acts"] == found["noisy"]["acts"] >= 3
    assert found["dropped"] == found["noisy"]["dropped"] == 0
    assert all(found[name] > 0 for name in OF_A_CROWD)
    assert found["p95_ms"] == found["quiet"]["p95_ms"]
    assert found["memory_mb"] >= 1


def test_bots_of_all_games_answer() -> None:
    come: list[None] = []
    found = answering.measure(4, seconds=3, on_table=lambda: come.append(None)).to_json()
    assert len(come) == found["tables"] == 4
    assert found["answers"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["most_ms"]
    assert 0 <= found["in_haste"] <= 4


def test_bots_are_waited_for_however_short_the_while_is() -> None:
    assert answering.measure(1, seconds=0).answers >= 2


def test_where_nothing_is_heard_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0)
    with pytest.raises(Refused, match="bench-no-answers"):
        answering.measure(1, seconds=0)


def test_memory_is_what_this_process_had_at_most() -> None:
    before = megabytes()
    much = bytearray(50_000_000)
    assert megabytes() >= before
    assert len(much) / 1_000_000 < megabytes() < 10_000

"""Games in bulk: the same whatever the number of processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from mesozoic.arena.plan import Plan, Played, play_game, record_name
from mesozoic.arena.simulation import Spread, simulate
from mesozoic.arena.tournament import tournament
from mesozoic.core.errors import Refused
from mesozoic.files.records import load_record, open_record

pytestmark = pytest.mark.long

PLAN = Plan("evo-2001", 4, 10, "bulk", ("greedy", "uniform", "uniform", "uniform"), rotate=True)


def test_the_summary_is_the_same_on_one_process_and_on_two(tmp_path: Path) -> None:
    heard: list[int] = []
    alone = simulate(PLAN, on_game=lambda played: heard.append(played.number))
    together = simulate(PLAN, jobs=2, records=tmp_path)
    assert alone == together
    assert alone != simulate(replace(PLAN, seed="other"))
    assert heard == list(range(10))
    records = [load_record(path) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 10
    assert all(open_record(record)[1].luck for record in records)
    assert sum(len(record.entries) for record in records) == alone.plies


def test_the_summary_adds_up() -> None:
    summary = simulate(PLAN)
    games = [play_game(PLAN, number).ended for number in range(10)]
    assert summary.plies == sum(game.plies for game in games)
    assert summary.length == Spread.of([game.plies for game in games])
    assert summary.turns == Spread.of([game.turns or 0 for game in games])
    assert sum(summary.wins_by_seat) == pytest.approx(10)
    assert sum(summary.wins_by_bot.values()) == pytest.approx(10)
    assert summary.wins_by_bot["greedy"] >= 9
    assert summary.seats_by_bot == {"greedy": 10, "uniform": 30}
    assert summary.scores[3] == Spread.of([game.result.scores[3] for game in games])
    assert sum(summary.ends.values()) == 10
    assert json.loads(json.dumps(summary.as_json()))["length"]["min"] == summary.length.min


@pytest.mark.parametrize("play", [simulate, tournament])
def test_older_records_are_not_overwritten(play: Callable[..., object], tmp_path: Path) -> None:
    plan = replace(PLAN, games=2, seed="a/b")
    older = tmp_path / record_name(plan, 1)
    assert older.name == "evo-2001-a_b-1.json"
    older.write_text("older")
    with pytest.raises(Refused) as refused:
        play(plan, records=tmp_path)
    assert refused.value.key == "record-exists"
    assert refused.value.about == {"file": str(older)}
    assert [path.read_text() for path in tmp_path.iterdir()] == ["older"]
    play(replace(plan, seed="another"), records=tmp_path)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_stops_the_games_and_leaves_whole_records(
    jobs: int, tmp_path: Path
) -> None:
    def interrupt(played: Played) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(replace(PLAN, games=400), jobs=jobs, records=tmp_path, on_game=interrupt)
    written = list(tmp_path.iterdir())
    assert 1 <= len(written) < 400
    assert all(load_record(path).result for path in written)

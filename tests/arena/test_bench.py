"""The benchmark's figures, not their size: the machine may be busy."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from mesozoic.arena.bench import bench, calibration_loop, playout, slowest_options
from mesozoic.arena.peers import python_with_catanatron
from mesozoic.core.errors import Refused
from mesozoic.core.luck import picked
from mesozoic.core.values import Action
from mesozoic.files.tables import setup
from mesozoic.games import find_game, game_ids

pytestmark = pytest.mark.long


class Heads(Action):
    tag = "heads"


class Tails(Action):
    tag = "tails"


def test_every_game_is_measured_beside_the_calibration_loop() -> None:
    rounds: list[None] = []
    found = bench(rounds=2, seconds=0.01, on_round=lambda: rounds.append(None))
    assert [speed.game for speed in found.games] == list(game_ids())
    assert len(rounds) == 2 * len(game_ids())
    form = json.loads(json.dumps(found.to_json()))
    for speed in form["games"]:
        assert speed["plies_per_second"] >= speed["decisions_per_second"] > 0
        assert speed["copies_per_second"] > 0
        assert speed["replay_milliseconds"] > 0
        assert speed["options_milliseconds"] > 0
        assert speed["ratio_to_calibration"] > 0
        assert speed["ratio_to_catanatron"] is None
    assert form["catanatron_moves_per_second"] is None


@pytest.mark.parametrize("name", game_ids())
def test_a_playout_ends_and_the_same_seed_plays_the_same(name: str) -> None:
    players = find_game(name).players[0]
    first, second = setup(name, players), setup(name, players)
    counted = playout(first, Random(5))
    assert counted == playout(second, Random(5))
    assert first == second
    assert first.result is not None
    assert 0 < counted[1] < counted[0]


@pytest.mark.parametrize("name", game_ids())
def test_listings_are_timed_to_the_end_of_a_game(name: str) -> None:
    state = setup(name, find_game(name).players[0])
    begun = perf_counter()
    slowest = slowest_options(state, Random(5))
    assert 0 < slowest < perf_counter() - begun
    assert state.result is not None


def test_luck_in_a_playout_keeps_to_the_weights() -> None:
    possible = [(Heads(), 3), (Tails(), 1)]
    found = Counter(picked(n / 400, possible).tag for n in range(400))
    assert found == {"heads": 300, "tails": 100}
    # A number that rounding carried past the end still picks something.
    assert picked(1.0, possible).tag == "tails"


def test_the_calibration_loop_always_does_the_same() -> None:
    assert calibration_loop() == calibration_loop() > 0


def test_a_peer_that_cannot_be_installed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mesozoic").write_text("a file where a folder is wanted")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(Refused) as refused:
        python_with_catanatron()
    assert refused.value.key == "peer-not-installed"

"""The benchmark's figures, not their size: the machine may be busy."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from math import inf
from random import Random
from time import process_time
from typing import Any

import pytest

from mesozoic.arena.bench import bench
from mesozoic.arena.memory import table_bytes
from mesozoic.arena.speeds import slowest_options
from mesozoic.arena.stopwatch import calibration_loop, rate
from mesozoic.arena.subject import Subject
from mesozoic.arena.unlisted import unlisted
from mesozoic.core.at_random import drawn, play_at_random
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.files.tables import setup
from mesozoic.games import find_game, game_ids
from tests.bots.toy import DEALT, SEATS, Naming, ToyState, after

pytestmark = pytest.mark.long

RATIOS = (
    "ratio_to_catanatron",
    "ratio_to_openspiel",
    "decisions_ratio_to_catanatron",
    "search_ratio_to_catanatron",
    "iterations_ratio_to_catanatron",
)

HOLD_UP = 0.02


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
        assert speed["search_per_second"] > 0
        assert speed["iterations_per_second"] > 0
        assert [speed[ratio] for ratio in RATIOS] == [None] * len(RATIOS)
    assert form["catanatron_moves_per_second"] is None
    assert form["missing"] == []


def test_one_game_is_measured_where_one_is_named() -> None:
    name = game_ids()[-1]
    found = bench([name], rounds=1, seconds=0.01)
    assert [speed.game for speed in found.games] == [name]


@pytest.mark.parametrize("name", game_ids())
def test_middles_are_different_and_ask_for_a_choice(name: str) -> None:
    subject, again = Subject(name), Subject(name)
    for number, (state, seat) in enumerate(subject.middles):
        assert state == again.middles[number].state
        assert all(state != other.state for other in subject.middles[:number])
        assert len(options(state, seat)) > 1


def test_a_rate_is_what_was_done_in_the_time_that_it_took() -> None:
    def spin() -> int:
        begun = process_time()
        while process_time() - begun < 0.01:
            pass
        return 3

    assert 100 < rate(spin, 0.1) <= 300


@pytest.mark.parametrize("name", game_ids())
def test_a_playout_ends_and_the_same_seed_plays_the_same(name: str) -> None:
    players = find_game(name).players[0]
    first, second = setup(name, players), setup(name, players)
    counted = play_at_random(first, Random(5))
    assert counted == play_at_random(second, Random(5))
    assert first == second
    assert first.result is not None
    assert 0 < counted[1] < counted[0]


@pytest.mark.parametrize("name", game_ids())
def test_listings_are_timed_to_the_end_of_a_game(name: str) -> None:
    begun, states = process_time(), list[State]()

    def begin() -> State:
        states.append(setup(name, find_game(name).players[0]))
        return states[-1]

    assert 0 < slowest_options(begin, 5) < process_time() - begun
    assert all(state == states[0] for state in states)
    assert states[0].result is not None


@dataclass(frozen=True, slots=True)
class HeldUp(Naming):
    """Listing takes longer for one of the two: in every other game for the other."""

    game: int = 0

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        until = process_time() + (HOLD_UP if seat == self.game % 2 else 0)
        while process_time() < until:
            pass
        return Naming.options(self, state, seat)


def test_what_holds_up_one_listing_is_no_part_of_its_time() -> None:
    games = count()

    def begin() -> State:
        state = after(*DEALT)
        state.stack[-1] = HeldUp(SEATS, game=next(games))
        return state

    assert slowest_options(begin, 5) < HOLD_UP


@pytest.mark.parametrize("name", game_ids())
def test_a_table_of_a_thousand_entries_takes_less_than_two_megabytes(name: str) -> None:
    found = table_bytes(Subject(name))
    assert 100_000 < found < 2_000_000


def test_all_that_a_table_keeps_is_counted() -> None:
    class Hoarding(Subject):
        def played(self, number: int, longest: float = inf) -> Table[Any]:
            table = super().played(number, longest)
            table.hoard = bytearray(300_000)  # type: ignore[attr-defined]
            return table

    usual, more = table_bytes(Subject("evo-2001")), table_bytes(Hoarding("evo-2001"))
    assert more - usual > 250_000


@pytest.mark.parametrize(
    ("name", "moments"),
    [
        ("evo-2001", set()),
        ("evo-2011", set()),
        ("gods-love-dinosaurs", {"placing"}),
        ("evolution-family", {"contest-card", "next-card", "cone"}),
    ],
)
def test_moments_that_draw_without_listing_are_named(name: str, moments: set[str]) -> None:
    state = setup(name, find_game(name).players[0])
    assert unlisted(state, Random(5)) == moments
    assert state.result is not None


def test_luck_in_a_playout_keeps_to_the_weights() -> None:
    possible = [(Heads(), 3), (Tails(), 1)]
    found = Counter(drawn(n / 400, possible).tag for n in range(400))
    assert found == {"heads": 300, "tails": 100}
    # A number that rounding carried past the end still picks something.
    assert drawn(1.0, possible).tag == "tails"


def test_the_calibration_loop_always_does_the_same() -> None:
    assert calibration_loop() == calibration_loop() > 0

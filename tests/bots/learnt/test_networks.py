"""Networks over named features, and their files."""

from __future__ import annotations

import json
from copy import deepcopy
from math import exp
from random import Random
from typing import Any

import pytest

from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.learnt import find_learnt, learnt_of
from mesozoic.bots.learnt.formula import written_logits, written_shares
from mesozoic.bots.learnt.judge import LearntJudge
from mesozoic.bots.learnt.network import PolicyNetwork, Scorer, ValueNetwork, third
from mesozoic.bots.learnt.network_file import network_of, read_network, write_network
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.games import game_ids
from mesozoic.words.catalogue import catalogue
from mesozoic.words.sentences import refusal
from tests.bots.toy import DEALT, Name, Toy, after
from tests.bots.toy_features import FEATURES

FILE: dict[str, Any] = {
    "format": 1,
    "game": "toy",
    "features": {
        "table": ["how far", "naming"],
        "seat": ["ahead", "gem", "sown"],
        "option": ["number", "work"],
    },
    "value": {
        "direct": [1.0, 2.0, 0.0],
        "table": [[0.5, 0.0], [0.0, 1.0]],
        "seat": [[1.0, 0.0, 0.0], [0.0, -4.0, 0.0]],
        "bias": [0.25, 0.5],
        "out": [2.0, 3.0],
    },
    "policy": {
        "leads": True,
        "unit": 2.0,
        "direct": [12.0, 2.0],
        "option": [],
        "bias": [],
        "out": [],
    },
    "calibration": {
        "start": 0.1,
        "progress": [1.0, 0.0],
        "temperatures": {"2": [2.0, 1.0, 0.5]},
    },
    "card": {"made": "by hand"},
}


def read(**changed: Any) -> Any:
    return read_network(json.dumps(FILE | changed), "network.json", "toy", FEATURES)


def judge(viewer: int = 0) -> LearntJudge:
    return learnt_of("toy", FEATURES, read()).seen_by(Seat(viewer))


def test_a_scorer_adds_a_weighted_sum_and_what_of_its_units_is_positive() -> None:
    scorer = Scorer([1.0, 2.0], [[1.0, 0.0], [0.0, -1.0]], [0.5, 0.0], [10.0, 100.0])
    assert scorer.score([2.0, 3.0], scorer.bias) == 1 * 2 + 2 * 3 + 10 * (0.5 + 2)
    assert scorer.score([2.0, -3.0], scorer.bias) == 2 - 6 + 10 * 2.5 + 100 * 3


def test_shares_are_worked_out_as_written() -> None:
    """Both have no points; seat 0 knows its gem is 0 and takes the other's for average."""
    mine = 0.0 + 2 * 0.25 + 3 * (0.5 + 1)
    theirs = 2 * 0.5 + 2 * 0.25 + 0.0  # 0.5 + 1 - 4 * 0.5 is not positive
    first = 1 / (1 + exp((theirs - mine) / 2.0))
    assert judge().evaluate(after(*DEALT)) == pytest.approx([first, 1 - first])


def test_shares_add_up_to_one_and_are_hotter_early_than_late() -> None:
    named = after(*DEALT, (0, Name(6)), (1, Name(1)))
    network = network_of(read())
    shares = judge().evaluate(named)
    assert sum(shares) == pytest.approx(1)
    assert [network.value.temperature(2, [at, 0.0]) for at in (0.2, 0.5, 0.6)] == [2.0, 1.0, 0.5]
    assert network.value.temperature(3, [0.5, 0.0]) == 1.0


def test_what_the_others_hold_does_not_count() -> None:
    state = after(*DEALT, (0, Name(6)), (1, Name(1)))
    for seed in range(6):
        dealt = Toy().redeal(state, Seat(0), Random(seed))
        assert judge().evaluate(dealt) == judge().evaluate(state)


def test_each_seat_judges_by_what_it_holds_itself() -> None:
    """Both have no points; whoever looks knows their own gem and takes the other's for average."""
    state = after(*DEALT)
    for viewer in (0, 1):
        seen = FEATURES.seat_values(state, Seat(viewer))
        found = network_of(read()).shares(FEATURES.table_values(state, Seat(viewer)), seen)
        assert judge(viewer).evaluate(state) == found
    assert judge(0).evaluate(state) != judge(1).evaluate(state)


def test_nothing_is_judged_before_it_is_said_who_looks() -> None:
    assert not hasattr(learnt_of("toy", FEATURES, read()), "evaluate")
    with pytest.raises(TypeError, match="viewer"):
        LearntJudge(FEATURES, network_of(read()), find_heuristic("toy"))  # type: ignore[call-arg]


def test_a_network_written_out_finds_the_same_to_the_last_bit() -> None:
    rng = Random(1)

    def numbers(count: int) -> list[float]:
        return [round(rng.gauss(0, 1), 5) for _ in range(count)]

    def scorer(values: int, units: int) -> Scorer:
        hidden = [numbers(values) for _ in range(units)]
        return Scorer(numbers(values), hidden, numbers(units), numbers(units))

    for units in (0, 1, 5):
        table = [numbers(4) for _ in range(units)]
        value = ValueNetwork(scorer(7, units), table, 0.5, numbers(4), {3: [0.5, 1.0, 2.0]})
        policy = PolicyNetwork(scorer(6, units))
        shares, logits = written_shares(value), written_logits(policy)
        for _ in range(20):
            context, seats = numbers(4), [numbers(7) for _ in range(3)]
            assert shares(context, seats) == value.shares(context, seats)
            options = [numbers(6) for _ in range(4)]
            assert logits(options) == policy.logits(options)


def test_the_policy_weighs_options() -> None:
    weights = judge().weigh(after(*DEALT), Seat(0), [Name(1), Name(6)])
    assert weights == pytest.approx([1.0, 6.0])


def test_where_the_policy_does_not_lead_the_heuristic_weighs() -> None:
    file = read(policy=FILE["policy"] | {"leads": False})
    by_hand = LearntJudge(FEATURES, network_of(file), find_heuristic("toy"), Seat(0))
    options = [Name(1), Name(6)]
    assert by_hand.weigh(after(*DEALT), Seat(0), options) == (0.0, 0.0)
    assert by_hand.rank(after(*DEALT), Seat(0), options) == pytest.approx([1.0, 6.0])


def test_a_game_has_three_thirds_and_no_more() -> None:
    assert [third(at) for at in (-0.1, 0.0, 0.33, 0.34, 0.67, 1.0, 1.2)] == [0, 0, 0, 1, 2, 2, 2]


def test_a_file_is_written_as_it_was_read_but_for_rounding() -> None:
    value = FILE["value"] | {"out": [2.0000049, 3.0]}
    text = write_network(read(value=value))
    assert json.loads(text) == FILE
    assert write_network(read_network(text, "network.json", "toy", FEATURES)) == text


def _without(part: str, name: str) -> dict[str, Any]:
    changed = deepcopy(FILE[part])
    del changed[name]
    return {part: changed}


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"format": 2}, "network-format"),
        ({"game": "evo-2001"}, "network-game"),
        ({"features": FILE["features"] | {"seat": ["ahead", "sown", "gem"]}}, "network-features"),
        ({"features": FILE["features"] | {"table": ["how far"]}}, "network-features"),
        ({"value": FILE["value"] | {"direct": [1.0]}}, "network-size"),
        ({"value": FILE["value"] | {"seat": [[1.0, 0.0, 0.0], [1.0]]}}, "network-size"),
        ({"value": FILE["value"] | {"out": [1.0]}}, "network-size"),
        ({"policy": FILE["policy"] | {"option": [[1.0, 0.0]]}}, "network-size"),
        ({"calibration": FILE["calibration"] | {"temperatures": {"2": [1.0]}}}, "network-size"),
        (
            {"calibration": FILE["calibration"] | {"temperatures": {"2": [1.0, 0.0, 1.0]}}},
            "network-divisor",
        ),
        ({"calibration": FILE["calibration"] | {"progress": []}}, "network-size"),
        ({"policy": FILE["policy"] | {"unit": 0.0}}, "network-divisor"),
        ({"value": FILE["value"] | {"out": ["a", "b"]}}, "network-unreadable"),
        (_without("value", "bias"), "network-unreadable"),
        ({"more": 1}, "network-unreadable"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        read(**changed)
    assert refused.value.key == key
    for language in ("en", "fr", "it"):
        assert "network.json" in refusal(catalogue(language), refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", b"\xff", '{"format": NaN}'])
def test_what_is_no_network_is_refused(text: str | bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_network(text, "network.json", "toy", FEATURES)
    assert refused.value.key == "network-unreadable"


def test_every_network_that_ships_can_be_read() -> None:
    for game in game_ids():
        assert find_learnt(game) is find_learnt(game)


def test_of_a_game_without_features_nothing_is_learnt() -> None:
    assert find_learnt("toy") is None

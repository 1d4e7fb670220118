"""Forecasts against what happened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mesozoic.arena.calibration import (
    FEWEST,
    Forecast,
    Match,
    calibrate,
    diagrams_of,
    forecast,
    forecast_game,
)
from mesozoic.arena.calibration_diagram import draw_diagrams
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.files.tables import setup


def forecasts(certainty: float, games: int = 30_000, alike: int = 1) -> list[Forecast]:
    """Of two players, so many alike in a game. At a certainty of 1 each wins as often as said."""
    rng, found = Random(1), []
    for game in range(games):
        chance = 0.25 + rng.random() / 2
        first = float(rng.random() < chance)
        said = 0.5 + certainty * (chance - 0.5)
        found += [Forecast(str(game), 2, 1, (said, 1 - said), (first, 1 - first))] * alike
    return found


def test_what_comes_true_as_often_as_it_says_has_hardly_an_error() -> None:
    (diagram,) = diagrams_of(forecasts(1.0))
    assert diagram.largest_error < 0.02
    assert [found.low for found in diagram.bins] == pytest.approx([0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    assert all(found.error < 1.5 * found.doubt for found in diagram.bins)
    assert (diagram.counted, diagram.off, diagram.surely_off) == (6, 0, 0)


def test_what_is_too_sure_of_itself_has_that_error() -> None:
    """The last bin is said to come true in 95 %, and does in 72.5 %."""
    (diagram,) = diagrams_of(forecasts(2.0))
    assert diagram.largest_error == pytest.approx(0.225, abs=0.02)
    assert diagram.off == diagram.surely_off >= 6


def test_forecasts_of_one_game_count_as_one() -> None:
    """What three hundred games make of chances is mostly luck, however often each is asked."""
    (many,), (few,) = diagrams_of(forecasts(1.0)), diagrams_of(forecasts(1.0, 300, alike=100))
    assert [found.forecasts for found in few.bins] == pytest.approx(
        [found.forecasts for found in many.bins], rel=0.5
    )
    for one, other in zip(few.bins, many.bins, strict=True):
        assert one.doubt > 7 * other.doubt
        assert one.games < other.games / 50
    assert few.off > 0
    assert few.surely_off == 0


def test_a_bin_with_few_forecasts_says_nothing() -> None:
    wrong = [Forecast(str(game), 3, 1, (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)) for game in range(FEWEST)]
    (diagram,) = diagrams_of(wrong[: FEWEST // 2 - 1])
    assert (diagram.largest_error, diagram.bins[-1].error, diagram.counted) == (0.0, 1.0, 0)
    (diagram,) = diagrams_of(wrong)
    assert diagram.largest_error == 1.0
    (diagram,) = diagrams_of([replace(one, seed="1") for one in wrong])
    assert diagram.largest_error == 0.0


def test_players_and_thirds_are_kept_apart() -> None:
    mixed = [
        Forecast("1", players, third, (1 / players,) * players, (1.0, *([0.0] * (players - 1))))
        for players in (2, 4)
        for third in (0, 1, 2)
    ]
    found = [(diagram.players, diagram.third) for diagram in diagrams_of(mixed)]
    assert found == [(2, 1), (2, 2), (2, 3), (4, 1), (4, 2), (4, 3)]


def test_positions_of_a_game_are_forecast_in_order_and_end_alike() -> None:
    found = forecast_game(Match("evo-2001", 4, "uniform", "1", 5))
    assert len(found) == 5
    assert len({forecast.happened for forecast in found}) == 1
    assert all(sum(forecast.said) == pytest.approx(1) for forecast in found)


def test_a_third_is_told_by_the_table_and_not_by_how_long_the_game_went_on() -> None:
    match, won = Match("evo-2001", 4, "uniform", "1", 5), (1.0, 0.0, 0.0, 0.0)
    begun: Any = setup("evo-2001", 4)
    assert forecast(match, begun, 0.99, Seat(0), won).third == 0
    late = begun.copy()
    late.meteor = late.world.components.track.last - 1
    assert forecast(match, late, 0.01, Seat(0), won).third == 2


def test_the_whole_is_the_same_again_and_can_be_drawn(tmp_path: Path) -> None:
    first = calibrate("evo-2001", (3, 4), 12, 6, "uniform", "1")
    assert first == calibrate("evo-2001", (3, 4), 12, 6, "uniform", "1")
    assert (first.games, first.positions) == (2, 12)
    draw_diagrams(first, tmp_path / "diagram.png")
    assert (tmp_path / "diagram.png").read_bytes().startswith(b"\x89PNG")


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="bot-unknown"):
        calibrate("evo-2001", (3,), 12, 6, "nobody", "1")

"""Hand-written gradients, and what is fitted with them."""

from __future__ import annotations

import numpy as np
import pytest

from mesozoic.arena.training.buffer import HELD_OUT, Groups, held_out, split
from mesozoic.arena.training.fitting import fit
from mesozoic.arena.training.gradients import (
    Weights,
    first_weights,
    forward,
    gradients,
    loss_of,
)
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.training.temperatures import (
    calibrate,
    fit_progress,
    fit_temperature,
    thirds_of,
)
from mesozoic.bots.learnt.network import Scorer, ValueNetwork, third

SETTINGS = Settings(game="toy", seed="1", players=(2,), epochs=30, batch=64, rate=0.02)


def groups(count: int, seed: int = 1, temperature: float = 1.0) -> Groups:
    """Groups of 2 to 4 rows, in which the first value says who wins, and the context how surely."""
    rng = np.random.default_rng(seed)
    sizes = rng.integers(2, 5, count).astype(np.int32)
    rows = rng.normal(size=(sizes.sum(), 3)).astype(np.float32)
    context = rng.normal(size=(count, 2)).astype(np.float32)
    targets = np.zeros(len(rows), np.float32)
    start = 0
    for size in sizes:
        chances = np.exp(rows[start : start + size, 0].astype(float) / temperature)
        targets[start + rng.choice(size, p=chances / chances.sum())] = 1.0
        start += size
    return Groups(context, rows, targets, sizes)


def some_weights(hidden: int = 4) -> Weights:
    rng = np.random.default_rng(3)
    weights = first_weights(3, 2, hidden, rng)
    return {name: part + rng.normal(0.0, 0.3, part.shape) for name, part in weights.items()}


def direct() -> Weights:
    """What the groups above were made with."""
    return first_weights(3, 2, 0, np.random.default_rng(1)) | {"direct": np.array([1.0, 0.0, 0.0])}


@pytest.mark.parametrize("name", ["direct", "hidden", "table", "bias", "out"])
def test_each_gradient_is_the_slope_of_the_loss(name: str) -> None:
    weights, found, small = some_weights(), groups(20), 1e-6
    slopes = gradients(weights, found, decay=0.1)[1][name]
    for at in np.ndindex(slopes.shape):
        losses = []
        for side in (1, -1):
            moved = {part: values.copy() for part, values in weights.items()}
            moved[name][at] += side * small
            losses.append(gradients(moved, found, decay=0.1)[0])
        assert slopes[at] == pytest.approx((losses[0] - losses[1]) / (2 * small), abs=1e-7)


def test_the_arrays_say_what_the_network_in_plain_python_says() -> None:
    weights, found = some_weights(), groups(10)
    scorer = Scorer(
        weights["direct"].tolist(),
        weights["hidden"].tolist(),
        weights["bias"].tolist(),
        weights["out"].tolist(),
    )
    network = ValueNetwork(scorer, weights["table"].tolist(), 0.0, [0.0, 0.0], {})
    chances = np.exp(forward(weights, found).log_chances).tolist()
    start = 0
    for table, size in zip(found.context.tolist(), found.sizes.tolist(), strict=True):
        rows = found.rows[start : start + size].tolist()
        assert network.shares(table, rows) == pytest.approx(chances[start : start + size])
        start += size


def test_what_is_fitted_does_better_than_what_it_began_with() -> None:
    learnt, held_out = groups(2000, seed=1), groups(500, seed=2)
    rng = np.random.default_rng(1)
    first = first_weights(3, 2, 4, rng)
    fitted = fit(first, learnt, held_out, SETTINGS, rng)
    assert fitted.held_out_loss < loss_of(first, held_out) - 0.1
    assert fitted.held_out_loss == pytest.approx(loss_of(direct(), held_out), abs=0.03)
    assert loss_of(fitted.weights, held_out) == pytest.approx(fitted.held_out_loss)


def test_it_stops_where_held_out_games_gain_nothing() -> None:
    learnt, held_out = groups(100, seed=1), groups(100, seed=2)
    backwards = Groups(held_out.context, -held_out.rows, held_out.targets, held_out.sizes)
    rng = np.random.default_rng(1)
    fitted = fit(direct(), learnt, backwards, SETTINGS, rng)
    assert fitted.epochs < SETTINGS.epochs - SETTINGS.patience


def test_what_there_is_serves_as_both() -> None:
    some, none = groups(50), groups(50).taken(np.arange(0))
    tiny = Settings(game="toy", seed="1", players=(2,), epochs=2)
    for learnt, out in ((some, none), (none, some)):
        fitted = fit(direct(), learnt, out, tiny, np.random.default_rng(1))
        assert fitted.loss == pytest.approx(fitted.held_out_loss)
        assert fitted.loss == pytest.approx(loss_of(fitted.weights, some))


def test_games_are_held_out_whole() -> None:
    found = groups(40)
    games = np.repeat(np.arange(20, dtype=np.int32), 2)
    learnt, out = split(found, games)
    rows = np.concatenate([learnt.rows, out.rows])
    assert sorted(map(tuple, rows.tolist())) == sorted(map(tuple, found.rows.tolist()))
    assert 0 < len(out) < 20
    assert (out.rows == found.rows[np.repeat(held_out(games), found.sizes)]).all()


@pytest.mark.parametrize("numbers", [2, 3, 4, 5])
def test_what_is_held_out_has_every_number_of_players(numbers: int) -> None:
    """They come in turn, and so must not what is held out."""
    games = np.flatnonzero(held_out(np.arange(4000, dtype=np.int32)))
    assert len(games) == pytest.approx(4000 / HELD_OUT, rel=0.1)
    for at in range(numbers):
        assert (games % numbers == at).sum() == pytest.approx(len(games) / numbers, rel=0.2)


@pytest.mark.parametrize("temperature", [0.6, 1.0, 1.8])
def test_the_temperature_is_found(temperature: float) -> None:
    found = fit_temperature(direct(), groups(8000, temperature=temperature), games=8000)
    assert found == pytest.approx(temperature, rel=0.1)


def test_few_games_tell_little_of_a_temperature() -> None:
    found = [fit_temperature(direct(), groups(2000, temperature=3.0), few) for few in (0, 1, 20)]
    assert found[0] == 1.0
    assert found[0] < found[1] < found[2] < 2.0


def test_each_number_of_players_is_held_to_what_was_found_for_all_of_them() -> None:
    """Four have no game that tells, three twenty, in which shares were far surer."""
    found, few = groups(3000, temperature=2.5), groups(3000, seed=2, temperature=0.4)
    two = found.taken(np.flatnonzero(found.sizes == 2))
    three = few.taken(np.flatnonzero(few.sizes == 3)[:20])
    four = found.taken(np.flatnonzero(found.sizes == 4))
    positions = Groups(
        *(
            np.concatenate([getattr(part, name) for part in (two, three, four)])
            for name in ("context", "rows", "targets", "sizes")
        )
    )
    count = len(positions)
    nothing = np.zeros((0, 1), np.float32)
    lesson = Lesson(
        tables=np.zeros((count, 2), np.float32),
        seats=positions.rows,
        shares=positions.targets,
        seats_in=positions.sizes,
        played=np.zeros(count, np.float32),
        position_games=np.arange(count, dtype=np.int32),
        options=nothing,
        targets=nothing[:, 0],
        options_in=np.zeros(0, np.int32),
        decision_games=np.zeros(0, np.int32),
    )
    made = calibrate(direct(), lesson, positions.sizes < 4).temperatures
    told = len(two) + len(three)
    common = fit_temperature(direct(), positions.taken(np.arange(told)), told)
    assert common > 1.7
    assert made[4] == [common, 1.0, 1.0]
    assert made[2][0] == pytest.approx(2.5, rel=0.1)
    assert 1.5 < made[3][0] < common, "twenty games move it a little"


def test_how_far_a_game_is_comes_from_its_table() -> None:
    rng = np.random.default_rng(1)
    tables = rng.uniform(0, 1, (5000, 3))
    start, progress = fit_progress(tables, 1 - tables[:, 1])
    assert start == pytest.approx(1, abs=0.02)
    assert progress == pytest.approx([0, -1, 0], abs=0.02)


def test_thirds_are_the_networks() -> None:
    progress = np.linspace(-0.5, 1.5, 41)
    assert thirds_of(progress).tolist() == [third(at) for at in progress.tolist()]

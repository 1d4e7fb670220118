"""Every bot answers with what it is offered; how good they are is measured in the arena."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.perspective import Perspective
from mesozoic.core.errors import Refused
from mesozoic.core.play import options
from mesozoic.games import find_game
from tests.bots.positions import decisions

GAME = find_game("evo-2001")


@pytest.mark.parametrize("spec", ["uniform", "greedy", "search:3"])
@pytest.mark.parametrize("players", [3, 5])
def test_bots_choose_among_their_options(spec: str, players: int) -> None:
    bot, rng = find_bot(spec), Random(1)
    for state, seat in decisions(seed=players, players=players, scarce_genes="on"):
        perspective = Perspective.of(GAME, state, seat, rng)
        assert bot.choose(perspective, rng) in options(state, seat)


def test_uniform_takes_every_option_alike() -> None:
    state, seat = next(decisions(seed=1))
    perspective, rng = Perspective.of(GAME, state, seat, Random(1)), Random(2)
    taken = Counter(find_bot("uniform").choose(perspective, rng) for _ in range(2000))
    fair = 2000 / len(perspective.options)
    assert set(taken) == set(perspective.options)
    assert all(0.8 * fair < count < 1.2 * fair for count in taken.values())


@pytest.mark.parametrize("spec", ["uniform", "greedy", "search", "search:250ms", "search:400"])
def test_bots_are_found_by_their_names(spec: str) -> None:
    assert find_bot(spec).name == spec


@pytest.mark.parametrize(
    "spec", ["", "greedier", "search:", "search:0", "search:0ms", "search:-5", "search:4s",
             "search:1:2", "uniform:3", "search:²", "search:99999999"]
)  # fmt: skip
def test_unknown_bots_are_refused_with_those_that_there_are(spec: str) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(spec)
    assert refused.value.key == "bot-unknown"
    assert refused.value.about["found"] == spec
    assert "greedy" in str(refused.value.about["known"])


def rate(bots: tuple[str, ...], games: int) -> float:
    standings = tournament(Plan("evo-2001", 4, games, "a small sample", bots))
    return next(standing.rate for standing in standings.bots if standing.bot == bots[0])


def test_greedy_beats_uniform() -> None:
    assert rate(("greedy", "uniform", "uniform", "uniform"), games=24) >= 0.9


@pytest.mark.long
def test_search_beats_greedy() -> None:
    assert rate(("search:16", "greedy", "greedy", "greedy"), games=8) > 0.25

"""The PettingZoo environment: its own test suite, and what it promises beyond that."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from mesozoic.arena.environment import MOST_BYTES, MOST_OPTIONS, Environment, read_observation
from mesozoic.core.codec import plain
from mesozoic.games import find_game, game_ids


def first_legal(env: Environment, agent: str, number: int) -> int:
    """A legal action, not always the same one."""
    return number % len(env.legal(agent))


def play(env: Environment, steps: int = 10_000) -> Iterator[tuple[str, int]]:
    """Play on by a fixed rule; stops at the end of the game."""
    for number in range(steps):
        agent = env.agent_selection
        if env.terminations[agent]:
            return
        action = first_legal(env, agent, 7 * number)
        yield agent, action
        env.step(action)


# It warns of every environment with a mask, as its observations are dictionaries.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_accepts_it(game: str) -> None:
    api_test(Environment(game, 4), num_cycles=60)


@pytest.mark.parametrize("game", game_ids())
def test_an_observation_is_the_view_and_the_mask_the_options(game: str) -> None:
    env = Environment(game, 3)
    env.reset(seed=1)
    for agent, _ in play(env, steps=120):
        seen = env.observe(agent)
        view = env.game.view(env.state, env._seat(agent))
        assert read_observation(seen["observation"]) == plain(view)
        assert np.count_nonzero(seen["action_mask"]) == len(env.legal(agent))


@pytest.mark.parametrize("game", ["evo-2001", "evo-2011"])
def test_an_observation_holds_no_hand_but_ones_own(game: str) -> None:
    env = Environment(game, 3)
    env.reset(seed=1)
    for agent, _ in play(env, steps=120):
        seat = env.possible_agents.index(agent)
        species = read_observation(env.observe(agent)["observation"])["species"]
        held = [one["hand"] is not None for one in species]
        assert held == [other == seat for other in range(3)]


@pytest.mark.parametrize("game", game_ids())
def test_the_largest_table_fits_into_an_observation(game: str) -> None:
    env = Environment(game, find_game(game).players[-1])
    env.reset(seed=9)
    lengths = []
    for number, (agent, _) in enumerate(play(env)):
        if number % 5 == 0:
            seen = env.observe(agent)["observation"]
            lengths.append(np.count_nonzero(seen))
            assert len(env.legal(agent)) < MOST_OPTIONS / 2
    assert max(lengths) < MOST_BYTES / 2


@pytest.mark.parametrize("game", game_ids())
def test_the_game_ends_with_shares_of_the_victory(game: str) -> None:
    env = Environment(game, 4)
    env.reset(seed=2)
    assert len(list(play(env))) > 50
    assert env.state.result is not None
    assert sum(env.rewards.values()) == pytest.approx(1)
    winners = {env.possible_agents[seat] for seat in env.state.result.winners}
    assert {agent for agent, reward in env.rewards.items() if reward} == winners


@pytest.mark.parametrize("game", game_ids())
def test_a_snapshot_brings_back_the_game_and_its_luck(game: str) -> None:
    env = Environment(game, 4)
    env.reset(seed=3)
    list(play(env, steps=40))
    kept = env.snapshot()
    first = list(play(env))
    result, rewards = env.state.result, dict(env.rewards)
    other = Environment(game, 4)
    other.reset(seed=4)
    for again in (env, other):
        again.restore(kept)
        assert again.state == kept.state
        assert list(play(again)) == first
        assert again.state.result == result
        assert again.rewards == rewards


def test_equal_seeds_give_equal_games() -> None:
    games = []
    for seed in (5, 5, 6):
        env = Environment("evo-2001", 4)
        env.reset(seed=seed)
        games.append(list(play(env)))
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("action", [None, -1, 900])
def test_what_is_not_offered_is_refused(action: int | None) -> None:
    env = Environment("evo-2001", 4)
    env.reset(seed=1)
    before = env.state.copy()
    with pytest.raises(ValueError, match="options"):
        env.step(action)
    assert env.state == before

"""Every game as a PettingZoo AEC environment, for research.

It needs the `research` extra: this is the only module that imports PettingZoo and NumPy.

- Agents are `seat_0`, `seat_1`... Luck and forced passes are played by the environment.
- An action is a place in the list of what the agent may do now (`legal(agent)`, in the table's
  order); the mask says how long that list is. The same number is thus not always the same act.
- An observation is the seat's view, all that it may know and nothing else, as the bytes of its JSON
  with zeros after it: `read_observation` gives it back.
- The reward comes at the end: the agent's share of the victory, from 0 to 1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from mesozoic.core.codec import plain
from mesozoic.core.moments import CHANCE
from mesozoic.core.play import advance, deciders, forced_pass, options, outcomes
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.files.tables import setup
from mesozoic.games import find_game

MOST_OPTIONS: Final = 1024
MOST_BYTES: Final = 32_768

Observation = dict[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """A point of a game to come back to, luck included."""

    state: State
    luck: tuple[Any, ...]
    agents: tuple[str, ...]
    selected: str
    rewards: Mapping[str, float]
    totals: Mapping[str, float]
    terminations: Mapping[str, bool]


class Environment(AECEnv):  # type: ignore[misc]
    """One game; `snapshot` and `restore` are cheap enough for a search."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str] | None = None,
        pack_folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"mesozoic_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.game = find_game(game)
        self._begin = (game, players, options, pack_folder)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (MOST_BYTES,), np.uint8),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {
            agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the seed decides all its luck."""
        self._luck = Random(seed)
        self.state = setup(*self._begin)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        offered = self.legal(agent)
        if action is None or not 0 <= action < len(offered):
            raise ValueError(f"{agent} has {len(offered)} options, and none is number {action}")
        self._cumulative_rewards[agent] = 0.0
        advance(self.state, self._seat(agent), offered[action])
        self._play_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        view = self.game.view(self.state, self._seat(agent))
        text = json.dumps(plain(view), separators=(",", ":")).encode()
        seen = np.zeros(MOST_BYTES, np.uint8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        mask[: len(self.legal(agent))] = 1
        return {"observation": seen, "action_mask": mask}

    def legal(self, agent: str) -> Sequence[Action]:
        """What the numbers of an agent's actions mean now."""
        return options(self.state, self._seat(agent))

    def snapshot(self) -> Snapshot:
        return Snapshot(
            state=self.state.copy(),
            luck=self._luck.getstate(),
            agents=tuple(self.agents),
            selected=self.agent_selection,
            rewards=dict(self.rewards),
            totals=dict(self._cumulative_rewards),
            terminations=dict(self.terminations),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Back to a snapshot, of this or of another environment of the same game."""
        self.state = snapshot.state.copy()
        self._luck = Random()
        self._luck.setstate(snapshot.luck)
        self.agents = list(snapshot.agents)
        self.agent_selection = snapshot.selected
        self.rewards = dict(snapshot.rewards)
        self._cumulative_rewards = dict(snapshot.totals)
        self.terminations = dict(snapshot.terminations)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def _play_on(self) -> None:
        """Play luck and forced passes up to a decision or the end."""
        state = self.state
        while state.stack:
            if state.stack[-1].kind == CHANCE:
                possible = outcomes(state)
                weights = [weight for _, weight in possible]
                advance(state, None, self._luck.choices([o for o, _ in possible], weights)[0])
                continue
            forced = forced_pass(state)
            if forced is None:
                self.agent_selection = self.possible_agents[deciders(state)[0]]
                return
            advance(state, *forced)
        self._end()

    def _end(self) -> None:
        result = self.state.result
        assert result is not None
        self.rewards = dict(zip(self.possible_agents, result.shares, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def read_observation(seen: Any) -> dict[str, Any]:
    """The view that an observation's bytes hold, as JSON."""
    view: dict[str, Any] = json.loads(bytes(seen).rstrip(b"\0"))
    return view

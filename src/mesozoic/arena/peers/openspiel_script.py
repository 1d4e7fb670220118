"""Runs where OpenSpiel is installed, and knows nothing of Mesozoic.

For each line `[game, seconds]` it answers how many plies of random games it played, outcomes of
luck among them, and in how many seconds of processor time.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time
from typing import Any

import pyspiel


def playout(state: Any, rng: Random) -> int:
    """Play a state to its end at random: how many plies it took."""
    plies, random = 0, rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, chances)[0]
        else:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        state.apply_action(action)
        plies += 1
    return plies


def main() -> None:
    rng = Random(1)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        game = pyspiel.load_game(name)
        plies, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds:
            plies += playout(game.new_initial_state(), rng)
        print(json.dumps([plies, spent]), flush=True)


if __name__ == "__main__":
    main()

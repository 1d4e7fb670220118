"""Runs where catanatron is installed, and knows nothing of Mesozoic.

For each line `[what, seconds]` it answers how much it did, and in how many seconds of processor
time. `moves`: actions of its own random games of four. `simulations`: of a tree search over its
public calls, from the middles of such games.

The release has no such player. Its authors' newer one goes down the tree by UCB1 with luck as its
odds are, gives the leaf a child for each action and each outcome of its luck, plays from one of
them to the end at random, and counts the victory on the way back. So does this one.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, product
from math import inf, log, sqrt
from time import process_time
from typing import Any

from catanatron import Action, ActionType, Color, Game, RandomPlayer

EXPLORATION = sqrt(2)
MIDDLES = 20
A_TREE = 100
"""Simulations before a tree is begun anew, as for the next decision."""
SUMS = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))


class Node:
    """A position, how often it was passed, and how often who searches won from there."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.visits = 0
        self.wins = 0
        self.children: list[list[tuple[Node, int]]] = []
        """By action, what luck may make of it, with weights."""

    def expand(self) -> None:
        self.children = [
            [(Node(played(self.game, outcome)), weight) for outcome, weight in outcomes(action)]
            for action in self.game.state.playable_actions
        ]

    def descend(self) -> Node:
        """By UCB1 to an action, and by its odds to an outcome."""
        best = max(self.children, key=self.promise)
        nodes, weights = zip(*best, strict=True)
        child: Node = random.choices(nodes, weights)[0]
        return child

    def promise(self, outcomes: list[tuple[Node, int]]) -> float:
        visits = sum(node.visits for node, _ in outcomes)
        if not visits:
            return inf
        wins = sum(node.wins for node, _ in outcomes)
        return wins / visits + EXPLORATION * sqrt(log(self.visits) / visits)


def simulate(root: Node, searcher: Any) -> None:
    """One simulation: selection, expansion, a random game to the end, and the way back."""
    path = [root]
    while path[-1].children:
        path.append(path[-1].descend())
    if path[-1].game.winning_color() is None:
        path[-1].expand()
        path.append(path[-1].descend())
    won = path[-1].game.copy().play() == searcher
    for node in path:
        node.visits += 1
        node.wins += won


def outcomes(action: Any) -> list[tuple[Any, int]]:
    """An action with the dice that may fall; what else luck decides is left to catanatron."""
    if action.action_type != ActionType.ROLL:
        return [(action, 1)]
    return [
        (Action(action.color, action.action_type, (total // 2, total - total // 2)), weight)
        for total, weight in SUMS.items()
    ]


def played(game: Any, action: Any) -> Any:
    after = game.copy()
    after.execute(action, validate_action=False)
    return after


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def middle(seed: int) -> Any:
    """A random game, halfway to its end."""
    whole = new_game(seed)
    whole.play()
    half = new_game(seed)  # which is the same: catanatron's luck is seeded by its newest game
    for _ in range(len(whole.state.actions) // 2):
        half.play_tick()
    return half


def random_games() -> Iterator[int]:
    """The moves of one random game after another."""
    for seed in count(1):
        game = new_game(seed)
        game.play()
        yield len(game.state.actions)


def simulations() -> Iterator[int]:
    """One simulation after another, from the middles in turn, each with a tree of its own."""
    middles = [middle(seed) for seed in range(1, MIDDLES + 1)]
    yield 0
    while True:
        roots = [Node(position) for position in middles]
        for root in roots * A_TREE:
            simulate(root, root.game.state.current_color())
            yield 1


def main() -> None:
    work = {"moves": random_games(), "simulations": simulations()}
    next(work["simulations"])
    for line in sys.stdin:
        what, seconds = json.loads(line)
        done, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds:
            done += next(work[what])
        print(json.dumps([done, spent]), flush=True)


if __name__ == "__main__":
    main()

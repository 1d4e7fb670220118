"""The tree of a search: what was tried after what, and how it went for who tried it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from mesozoic.bots.playout import Playout
from mesozoic.core.play import advance
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action

# How much a promising but little tried option is preferred, in shares of the victory.
CURIOSITY: Final = 0.15
# How many options are looked at grows with the square root of the visits.
WIDENING: Final = 0.5


class Node:
    """Where a line of choices leads. Luck is no part of it: each visit meets its own."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The shares of who chose to come here, added up."""
        self.children: dict[tuple[Seat, Action], Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def mean_of(self, seat: Seat) -> float:
        """What a seat has got from here on the average; nothing, where it has tried nothing."""
        tried = [child for (who, _), child in self.children.items() if who == seat]
        visits = sum(child.visits for child in tried)
        return sum(child.total for child in tried) / visits if visits else 0.0

    def child(self, seat: Seat, action: Action) -> Node:
        key = (seat, action)
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


def visit(root: Node, seat: Seat, action: Action, playout: Playout) -> None:
    """Play one imagined game that begins with an action, and learn from how it ends."""
    node = root.child(seat, action)
    path = [(node, seat)]
    advance(playout.state, seat, action)
    while node.visits:
        decision = playout.next_decision()
        if decision is None:
            break
        choice, other, offered = decision
        if choice.simultaneous and other != playout.first:
            # They cannot know what we do at the same time: it is no branch of our choice.
            advance(playout.state, other, playout.likely(choice, other, offered))
            continue
        picked = select(node, other, offered, playout)
        node = node.child(other, picked)
        path.append((node, other))
        advance(playout.state, other, picked)
    shares = playout.finish()
    root.visits += 1
    for passed, chooser in path:
        passed.visits += 1
        passed.total += shares[chooser]


def select(node: Node, seat: Seat, offered: Sequence[Action], playout: Playout) -> Action:
    """The most promising of the few options of greatest weight."""
    weights = playout.heuristic.weigh(playout.state, seat, offered)
    few = best_first(offered, weights, 1 + int(WIDENING * sqrt(node.visits)), playout)
    if len(few) == 1:
        return few[0][0]
    best = few[0][1]
    chances = [exp(weight - best) for _, weight in few]
    scale = CURIOSITY * sqrt(node.visits) / sum(chances)

    usual = node.mean_of(seat)

    def promise(at: int) -> float:
        child = node.children.get((seat, few[at][0]))
        if child is None:
            return usual + scale * chances[at]
        return child.mean + scale * chances[at] / (1 + child.visits)

    return few[max(range(len(few)), key=promise)][0]


def best_first(
    offered: Sequence[Action], weights: Sequence[float], width: int, playout: Playout
) -> list[tuple[Action, float]]:
    """The few options of greatest weight, the greatest first; luck orders those that tie."""
    start = int(playout.fate.number("tie") * len(offered))
    order = [*range(start, len(offered)), *range(start)]
    order.sort(key=weights.__getitem__, reverse=True)
    return [(offered[at], weights[at]) for at in order[:width]]

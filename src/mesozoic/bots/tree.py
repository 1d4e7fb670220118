"""The tree of a search: what was tried after what, and how it went for who tried it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, sqrt
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
        visits, total = 0, 0.0
        for (who, _), child in self.children.items():
            if who == seat:
                visits += child.visits
                total += child.total
        return total / visits if visits else 0.0

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
    for passed, chooser in path:
        passed.visits += 1
        passed.total += shares[chooser]


def select(node: Node, seat: Seat, offered: Sequence[Action], playout: Playout) -> Action:
    """The most promising of the few options of greatest weight."""
    weights = playout.judge.weigh(playout.state, seat, offered)
    few = best_first(weights, 1 + int(WIDENING * sqrt(node.visits)), playout)
    if len(few) == 1:
        return offered[few[0]]
    chances = [exp(weights[at] - weights[few[0]]) for at in few]
    whole = 0.0
    for chance in chances:
        whole += chance
    scale = CURIOSITY * sqrt(node.visits) / whole
    usual = node.mean_of(seat)
    best, most = offered[few[0]], -inf
    for at, chance in zip(few, chances, strict=True):
        child = node.children.get((seat, offered[at]))
        if child is None:
            promise = usual + scale * chance
        else:
            promise = child.mean + scale * chance / (1 + child.visits)
        if promise > most:
            best, most = offered[at], promise
    return best


def best_first(weights: Sequence[float], width: int, playout: Playout) -> list[int]:
    """Where the few greatest weights are, the greatest first; luck orders those that tie."""
    start = int(playout.fate.number("tie") * len(weights))
    order = [*range(start, len(weights)), *range(start)]
    if width == 1:
        return [max(order, key=weights.__getitem__)]
    order.sort(key=weights.__getitem__, reverse=True)
    return order[:width]

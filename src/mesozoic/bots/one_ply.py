"""Play by what is learnt alone: one act is looked at, and judged when one has done what follows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mesozoic.bots.fate import Fate
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.learnt import find_learnt
from mesozoic.bots.learnt.judge import Learnt, LearntJudge
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.playout import Playout
from mesozoic.core.play import advance
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

# How many options are looked at, by hand the best.
WIDTH: Final = 8
# In how many worlds each is looked at.
WORLDS: Final = 8
# What a unit of the policy's weight counts, in shares of the victory.
UNIT: Final = 0.05


class OnePly:
    """Does what the policy and the value of what comes of it like best together.

    Values mislead where something is half done: what was taken and not yet laid counts nowhere. So
    one goes on as by hand until the point is quiet or others are asked; nothing is searched.
    """

    name = "learnt"

    def __init__(self, learnt: Learnt | None = None) -> None:
        self._learnt = learnt

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        """A game of which nothing is learnt is played as by hand."""
        offered = perspective.options
        if len(offered) == 1:
            return offered[0]
        learnt = self._learnt or find_learnt(perspective.game.id)
        if learnt is None:
            return Greedy().choose(perspective, rng)
        judge, seat = learnt.seen_by(perspective.seat), perspective.seat
        world = perspective.imagine(rng)
        weights = learnt.heuristic.weigh(world, seat, offered)
        best_first = sorted(range(len(offered)), key=weights.__getitem__, reverse=True)
        few = [offered[at] for at in best_first[:WIDTH]]
        shares = _shares_after(perspective, few, judge, rng)
        ranks = judge.rank(world, seat, few)
        promises = [UNIT * rank + share for rank, share in zip(ranks, shares, strict=True)]
        return few[promises.index(max(promises))]


def _shares_after(
    perspective: Perspective, few: Sequence[Action], judge: LearntJudge, rng: Random
) -> list[float]:
    """What share each option leads to, in the mean over some worlds that are the same for all."""
    totals = [0.0] * len(few)
    for _ in range(WORLDS):
        world, fate = perspective.imagine(rng), Fate(rng)
        for at, action in enumerate(few):
            fate.rewind()
            after = world.copy()
            advance(after, perspective.seat, action)
            totals[at] += _share(after, perspective.seat, judge, fate) / WORLDS
    return totals


def _share(state: State, seat: Seat, judge: LearntJudge, fate: Fate) -> float:
    """A seat's share once it has done, and luck has decided, what comes before others act."""
    playout = Playout(state, seat, judge, fate, 0)
    decision = playout.next_decision()
    while decision is not None and decision[1] == seat:
        choice, _, offered = decision
        advance(state, seat, playout.likely(choice, seat, offered))
        decision = playout.next_decision()
    return playout.shares()[seat]

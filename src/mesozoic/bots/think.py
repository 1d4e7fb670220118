"""Information-set search that any judge can lead.

Each round imagines one world and one fate, lets the others answer what is asked of all at once, and
plays every option that is still in the running through them; from time to time the worse half of
the options drops out. What rivals do is drawn from the judge's weights; only the thinker's own
later choices branch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, exp, inf, log2, sqrt
from random import Random
from time import perf_counter

from mesozoic.bots.budget import Budget, Spending
from mesozoic.bots.chances import softmax
from mesozoic.bots.fate import Fate
from mesozoic.bots.judge import Judge, find_judge
from mesozoic.bots.line import Line, Moods, answered
from mesozoic.bots.manner import Manner, manner_of
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.temper import TASTE, Tempered, hastily
from mesozoic.core.values import Action

Advise = Callable[[Perspective, Random], Judge]
"""Who judges for a bot at a decision; its generator decides what it may forget there."""


@dataclass(frozen=True)
class Looked:
    """What came of looking at an option."""

    action: Action
    prior: float
    """How likely it looked to be chosen, before anything was tried."""
    visits: int
    share: float | None
    """The mean of what it brought; nothing where it was not tried."""


class Branch:
    """What one has chosen so far, and how that went. Neither luck nor rivals are part of it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Action, Branch] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def child(self, action: Action) -> Branch:
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Branch()
        return found


class Think:
    def __init__(
        self,
        name: str,
        budget: Budget,
        advise: Advise | None = None,
        manner: Manner | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = name
        self._budget = budget
        self._advise = advise
        self._manner = manner
        self._clock = clock

    @property
    def seconds(self) -> float | None:
        """How long it takes over a decision at most, where that is bounded."""
        return self._budget.seconds

    def within(self, seconds: float) -> Think:
        """The same, which takes no longer than this."""
        budget = self._budget.within(seconds)
        return Think(self.name, budget, self._advise, self._manner, self._clock)

    def untimed(self) -> Think:
        """The same without a ceiling in time, where it has iterations: so it can be had again."""
        budget = (
            self._budget if self._budget.iterations is None else Budget(self._budget.iterations)
        )
        return Think(self.name, budget, self._advise, self._manner, self._clock)

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        return self.deliberate(perspective, rng).best

    def deliberate(self, perspective: Perspective, rng: Random) -> Deliberation:
        if self._advise is None:
            judge = find_judge(perspective.game.id, perspective.seat)
        else:
            judge = self._advise(perspective, rng)
        spending = Spending(self._budget, self._clock)
        manner = self._manner or manner_of(perspective.game.id)
        return Deliberation(perspective, judge, manner, spending, rng)


class Deliberation:
    """The options of one decision, tried against one another."""

    def __init__(
        self,
        perspective: Perspective,
        judge: Judge,
        manner: Manner,
        spending: Spending,
        rng: Random,
    ) -> None:
        self._perspective = perspective
        self._judge = judge
        self._manner = manner
        self._spending = spending
        self._rng = rng
        self._root = Branch()
        offered = list(perspective.options)
        rng.shuffle(offered)
        world = perspective.imagine(rng)
        weights = judge.weigh(world, perspective.seat, offered)
        self._liked: dict[Action, float] = {}
        if isinstance(judge, Tempered):
            liking = judge.liking(world, offered)
            self._liked = dict(zip(offered, liking, strict=True))
            weights = hastily(weights, judge.temper.haste, rng)
        self._weights = dict(zip(offered, weights, strict=True))
        best_first = sorted(offered, key=self._weights.__getitem__, reverse=True)
        self._first = best_first[0]
        """What looks best before anything is tried: the others are compared with it."""
        self._others = best_first[1 : manner.width]
        self._ahead = {action: Ahead() for action in self._others}
        self.best = self._winner()

    def looked_at(self) -> list[Looked]:
        """What came of each option, the most tried first."""
        priors = softmax([*self._weights.values()], 1.0)
        found = []
        for action, prior in zip(self._weights, priors, strict=True):
            branch = self._root.children.get(action)
            visits, share = (branch.visits, branch.mean) if branch else (0, None)
            found.append(Looked(action, prior, visits, share))
        return sorted(found, key=lambda one: (-one.visits, -one.prior))

    def _winner(self) -> Action:
        others = self._others
        stages = ceil(log2(1 + len(others)))
        for stage in range(1, stages + 1):
            while self._spending.spent < stage / stages:
                self._round()
            others.sort(key=self._promise, reverse=True)
            if stage < stages:
                del others[ceil((1 + len(others)) / 2) - 1 :]
        best, most = self._first, 0.0
        for action in others:
            ahead = self._promise(action) - self._manner.caution * self._ahead[action].doubt
            if ahead > most:
                best, most = action, ahead
        return best

    def _round(self) -> None:
        """Every option still running meets the same world, the same luck and the same rivals."""
        world = self._perspective.imagine(self._rng)
        fate, moods = Fate(self._rng), Moods(self._rng)
        seat, judge, manner = self._perspective.seat, self._judge, self._manner
        answered(Line(world, seat, judge, fate, moods, manner))
        usual = 0.0
        for action in [self._first, *self._others]:
            if self._spending.spent >= 1:
                return
            fate.rewind()
            line = Line(world.copy(), seat, judge, fate, moods, manner)
            line.take(action)
            share = follow(self._root.child(action), line)
            if action == self._first:
                usual = share
            else:
                self._ahead[action].add(share - usual)
            self._spending.iterations += 1

    def _promise(self, action: Action) -> float:
        """How far ahead an option came out, less how it looked beforehand the less it was tried."""
        first, weights, liked = self._first, self._weights, self._liked
        handicap = self._manner.trust * (weights[first] - weights[action])
        ahead = self._ahead[action]
        if not ahead.count:
            return -1.0 - handicap
        taste = TASTE * (liked.get(action, 0.0) - liked.get(first, 0.0))
        return ahead.mean - handicap / ahead.count + taste


class Ahead:
    """How far an option came out ahead of another in the same worlds, and how sure that is."""

    __slots__ = ("_squares", "_total", "count")

    def __init__(self) -> None:
        self.count = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self._total += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        return self._total / self.count

    @property
    def doubt(self) -> float:
        """The standard error of the mean; where there is nothing to go by, beyond all measure."""
        if self.count < 2:
            return inf
        spread = max(0.0, self._squares - self._total * self._total / self.count)
        return sqrt(spread / (self.count - 1) / self.count)


def follow(branch: Branch, line: Line) -> float:
    """Play a line out from a branch, and learn from how it ends: what share it brings."""
    path = [branch]
    while branch.visits:
        offered = line.next_decision()
        if offered is None:
            break
        picked = select(branch, offered, line)
        branch = branch.child(picked)
        path.append(branch)
        line.take(picked)
    share = line.finish()[line.seat]
    for passed in path:
        passed.visits += 1
        passed.total += share
    return share


def select(branch: Branch, offered: Sequence[Action], line: Line) -> Action:
    """The most promising of the few options of greatest weight."""
    manner = line.manner
    weights = line.judge.weigh(line.state, line.seat, offered)
    width = 1 + int(manner.widening * sqrt(branch.visits))
    start = int(line.fate.number("tie") * len(weights))
    order = [*range(start, len(weights)), *range(start)]
    if width == 1:
        return offered[max(order, key=weights.__getitem__)]
    order.sort(key=weights.__getitem__, reverse=True)
    few = order[:width]
    chances = [exp(weights[at] - weights[few[0]]) for at in few]
    whole = 0.0
    for chance in chances:
        whole += chance
    scale = manner.curiosity * sqrt(branch.visits) / whole
    usual = branch.mean
    best, most = few[0], -inf
    for at, chance in zip(few, chances, strict=True):
        child = branch.children.get(offered[at])
        if child is None:
            promise = usual + scale * chance
        else:
            promise = child.mean + scale * chance / (1 + child.visits)
        if promise > most:
            best, most = at, promise
    chosen: Action = offered[best]
    return chosen

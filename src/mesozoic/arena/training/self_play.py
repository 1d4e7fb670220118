"""Games that are played to learn from them, by search with a judge against itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, cast

from mesozoic.arena.training.lesson import Lesson, Notes
from mesozoic.arena.training.settings import Settings
from mesozoic.bots.budget import Budget, Spending
from mesozoic.bots.chances import softmax
from mesozoic.bots.fate import Fate
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.judge import Judge
from mesozoic.bots.learnt import FILE, learnt_of
from mesozoic.bots.learnt.features import Features, find_features
from mesozoic.bots.learnt.judge import Learnt
from mesozoic.bots.learnt.network_file import read_network
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.search import WIDTH, Race
from mesozoic.bots.think import Think
from mesozoic.core.errors import Refused
from mesozoic.core.moments import CHANCE, Chance
from mesozoic.core.play import advance, deciders, happen, options
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.files.tables import setup
from mesozoic.games import find_game

# How much more of a share makes a curious player e times as likely to take an option.
SHARPNESS: Final = 0.04
# How likely each seat thinks in a strong game in company; it is drawn again where all would.
THINKERS: Final = 0.4


@dataclass(frozen=True)
class Task:
    """One game of a generation. Without the text of a network the hand-made judge plays."""

    settings: Settings
    network: str | None
    generation: int
    number: int

    @property
    def players(self) -> int:
        return self.settings.players[self.number % len(self.settings.players)]

    @property
    def is_thoughtful(self) -> bool:
        """Whether some decisions are searched."""
        return not self.is_strong and self.number < self.settings.thoughtful

    @property
    def is_strong(self) -> bool:
        """Whether who thinks at all thinks about everything."""
        return self.settings.strong > 0

    @property
    def thinkers(self) -> tuple[bool, ...]:
        """By seat, whether it thinks in a strong game: all do, but in company never all, and at
        times nobody."""
        rng = Random(f"{self.seed} roles")
        if rng.random() >= self.settings.company:
            return (True,) * self.players
        found: tuple[bool, ...] = (True,) * self.players
        while all(found):
            found = tuple([rng.random() < THINKERS for _ in range(self.players)])
        return found

    @property
    def seed(self) -> str:
        return f"{self.settings.seed}/{self.generation}/{self.number}"


@cache
def features_of(game: str) -> Features:
    found = find_features(find_game(game).id)
    if found is None:
        raise Refused("train-no-features", game=game)
    return found


def judge_from(game: str, network: str | None, viewer: Seat) -> Judge:
    """A seat's judge: by the text of a network, or without one the judge by hand."""
    return find_heuristic(game) if network is None else _learnt(game, network).seen_by(viewer)


@cache
def _learnt(game: str, network: str) -> Learnt:
    features = features_of(game)
    return learnt_of(game, features, read_network(network, FILE, game, features))


def play_lesson(task: Task) -> Lesson:
    """One game, and what it teaches."""
    return _Game(task).play()


class _Game:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.settings = task.settings
        self.game = find_game(self.settings.game)
        self.features = features_of(self.game.id)
        self.judges = [
            judge_from(self.game.id, task.network, Seat(seat)) for seat in range(task.players)
        ]
        thinking = Budget(iterations=self.settings.iterations)
        self.thinker = Think("strong", thinking, lambda asked, _: self.judges[asked.seat])
        self.thinkers = task.thinkers
        self.greedy = Greedy()
        self.rng = Random(task.seed)
        self.fate = Fate(self.rng)
        self.notes = Notes(task.number)
        self.plies = 0
        self.phase: int | None = None
        # How likely a decision is looked at, by how many one game at random had.
        self.look = self.settings.positions / _usual_decisions(self.game.id, task.players)

    def play(self) -> Lesson:
        state = setup(self.game.id, self.task.players)
        while state.stack:
            if self._ends_phase(state) or self.judges[0].is_quiet(state):
                self._note(state, Seat(self.rng.randrange(self.task.players)))
            top = state.stack[-1]
            if top.kind == CHANCE:
                chance = cast("Chance[Any]", top)
                happen(state, chance, self.fate.land(state, chance))
            else:
                self._act(state)
            self.plies += 1
        assert state.result is not None
        names = self.features
        widths = (len(names.table), len(names.seat), len(names.option))
        return self.notes.lesson(widths, state.result.shares, self.plies)

    def _ends_phase(self, state: State) -> bool:
        """Whether the first phase of a turn is over just now: what was bought is judged there."""
        before, now = self.phase, self.features.phase_of(state)
        self.phase = before if now is None else now
        return before == 0 and now == 1

    def _act(self, state: State) -> None:
        seat = deciders(state)[0]
        offered = options(state, seat)
        if len(offered) == 1:
            advance(state, seat, offered[0])
            return
        if self.rng.random() < self.look:
            self._note(state, seat)
        advance(state, seat, self._chosen(state, seat, offered))

    def _chosen(self, state: State, seat: Seat, offered: Sequence[Action]) -> Action:
        if self.task.is_strong:
            perspective = Perspective.of(self.game, state, seat, self.rng)
            bot = self.thinker if self.thinkers[seat] else self.greedy
            return bot.choose(perspective, self.rng)
        if self.task.is_thoughtful and self.rng.random() < self.settings.searched:
            return self._searched(state, seat)
        return self._likely(state, seat, offered)

    def _note(self, state: State, viewer: Seat) -> None:
        table = self.features.table_values(state, viewer)
        self.notes.position(table, self.features.seat_values(state, viewer), self.plies)

    def _likely(self, state: State, seat: Seat, offered: Sequence[Action]) -> Action:
        weights = self.judges[seat].weigh(state, seat, offered)
        if self.rng.random() < self.settings.curious:
            return self.rng.choices(offered, softmax(weights, 1.0))[0]
        best = max(weights)
        return self.rng.choice([offered[at] for at, w in enumerate(weights) if w == best])

    def _searched(self, state: State, seat: Seat) -> Action:
        perspective = Perspective.of(self.game, state, seat, self.rng)
        rounds = self.settings.rounds
        spending = Spending(Budget(iterations=rounds * WIDTH), _no_clock)
        race = Race(perspective, self.judges[seat], spending, self.rng)
        tried = [*race.running]
        for _ in range(rounds):
            race.round()
        shares = [race.root.children[seat, action].mean for action in tried]
        self.notes.decision(self.features.option_values(state, seat, tried), shares)
        if self.rng.random() < self.settings.curious:
            return self.rng.choices(tried, softmax(shares, SHARPNESS))[0]
        return max(tried, key=race.promise)


def _no_clock() -> float:
    return 0.0


@cache
def _usual_decisions(game: str, players: int) -> int:
    """How many decisions a random game has in which there is something to decide."""
    state, rng, found = setup(game, players), Random(game), 0
    fate = Fate(rng)
    while state.stack:
        if state.stack[-1].kind == CHANCE:
            chance = cast("Chance[Any]", state.stack[-1])
            happen(state, chance, fate.land(state, chance))
            continue
        seat = deciders(state)[0]
        offered = options(state, seat)
        found += len(offered) > 1
        advance(state, seat, rng.choice(offered))
    return found

"""What is looked at in an option of Evolution, family version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evolution_family import HEURISTIC
from mesozoic.bots.heuristics.evolution_family.guesses import guess_chances
from mesozoic.bots.learnt.evolution_family.walkers import Walker, walkers
from mesozoic.bots.learnt.rivals import bounded
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import (
    ChooseRock,
    Drag,
    Erupt,
    Guess,
    Move,
    MoveCone,
    PutCard,
    Strike,
)
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.paths import CardPlacing, place_for
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import TOKENS, spot_at

OPTION: Final[tuple[str, ...]] = (
    "by hand: putting a card",
    "by hand: dragging",
    "by hand: steps",
    "by hand: the cone",
    "by hand: whom to send back",
    "by hand: guesses",
    "best by hand",
    "declining",
    "put: in one's own path",
    "put: in the leader's path",
    "put: drags a piece back",
    "put: makes a path whole",
    "put: replaces a card",
    "put: an unstable card",
    "step: forward",
    "step: back",
    "step: part of the tokens that it costs",
    "step: beside a volcano or the cone",
    "step: onto slippery ground",
    "step: into a cave",
    "step: onto the last card",
    "cone: in the leader's path",
    "cone: in the path of who comes next",
    "cone: beside a piece",
    "cone: before a piece",
    "sending back: the leader",
    "sending back: steps",
    "guess: chance to win",
)
_PUT: Final = 0
_DRAG: Final = 1
_STEP: Final = 2
_CONE: Final = 3
_VICTIM: Final = 4
_GUESS: Final = 5
_BEST: Final = 6
_DECLINING: Final = 7
_PUT_OWN: Final = 8
_PUT_LEADER: Final = 9
_PUT_DRAGS: Final = 10
_PUT_WHOLE: Final = 11
_PUT_REPLACES: Final = 12
_PUT_UNSTABLE: Final = 13
_STEP_FORWARD: Final = 14
_STEP_BACK: Final = 15
_STEP_PAID: Final = 16
_STEP_FLANK: Final = 17
_STEP_SLIPPERY: Final = 18
_STEP_CAVE: Final = 19
_STEP_LAST: Final = 20
_CONE_LEADER: Final = 21
_CONE_NEXT: Final = 22
_CONE_BESIDE: Final = 23
_CONE_BEFORE: Final = 24
_VICTIM_LEADER: Final = 25
_VICTIM_STEPS: Final = 26
_CHANCE: Final = 27
_NOTHING: Final[tuple[float, ...]] = (0.0,) * len(OPTION)


def option_values(state: FamilyState, seat: Seat, options: Sequence[Action]) -> list[list[float]]:
    weights = HEURISTIC.weigh(state, seat, options)
    best = max(weights)
    values = [list(_NOTHING) for _ in options]
    moment = state.stack[-1]
    if type(moment) is Contest:
        _describe_guesses(state, seat, options, moment, values)
    elif type(options[0]) is not ChooseRock:
        table = _Table(state, seat)
        for at, action in enumerate(options):
            table.describe(action, values[at])
    slot = _slot(options[0], moment)
    for at, value in enumerate(values):
        value[slot] = bounded((weights[at] - best) / 3.0)
        if weights[at] == best:
            value[_BEST] = 1.0
        if options[at].passing:
            value[_DECLINING] = 1.0
    return values


def _slot(first: Action, moment: object) -> int:
    """Where the weight by hand goes."""
    if type(moment) is Contest:
        return _GUESS
    if type(moment) is CardPlacing:
        return _PUT
    if type(first) is Drag:
        return _DRAG
    if type(moment) is Moving or type(first) is ChooseRock:
        return _STEP
    return _VICTIM if type(first) is Erupt or type(first) is Strike else _CONE


def _describe_guesses(
    state: FamilyState,
    seat: Seat,
    options: Sequence[Action],
    moment: Contest,
    values: list[list[float]],
) -> None:
    chances = guess_chances(state, seat, options, moment)
    best = max(chances)
    for at, action in enumerate(options):
        if type(action) is Guess and best > 0.0:
            values[at][_CHANCE] = chances[at] / best


class _Table:
    """What options of one's turn are, beside what they are worth by hand."""

    __slots__ = ("found", "leader", "next", "own", "seat", "state")

    def __init__(self, state: FamilyState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.own = state.world.own[seat]
        self.found = walkers(state)
        self.leader = -1
        self.next = -1
        least, soonest = 1e9, len(self.found) + 1
        for walker in self.found:
            if walker.animal in self.own:
                continue
            if walker.needs < least:
                least, self.leader = walker.needs, walker.animal
            if walker.wait < soonest:
                soonest, self.next = walker.wait, walker.animal

    def describe(self, action: Action, value: list[float]) -> None:
        if type(action) is Move:
            self._step(action, value)
        elif type(action) is MoveCone:
            self._cone(action, value)
        elif type(action) is PutCard:
            self._put(action, value)
        elif type(action) is Erupt or type(action) is Strike:
            self._send_back(action.path, value)

    def _step(self, move: Move, value: list[float]) -> None:
        state = self.state
        animal, moment = state.active, state.stack[-1]
        walker: Walker = self.found[animal]
        depth = state.pieces[animal].depth
        spot = spot_at(move.depth, move.lane, move.part)
        cone = -1
        if state.cone is not None and state.cone.path == animal:
            cone = state.cone.depth * 3 + state.cone.lane
        place = walker.way.trail(cone).place(spot)
        if place.steps < walker.place.steps:
            value[_STEP_FORWARD] = 1.0
        elif place.steps > walker.place.steps or move.depth < depth:
            value[_STEP_BACK] = 1.0
        if type(moment) is Moving and moment.paid:
            value[_STEP_PAID] = 1.0 / max(1, state.tokens[animal]) + 1.0 / TOKENS
        if place.flank:
            value[_STEP_FLANK] = 1.0
        value[_STEP_SLIPPERY] = place.slippery / 2.0
        if place.cave and move.depth != SECTOR:
            value[_STEP_CAVE] = 1.0
        if not place.steps and not walker.way.lacks:
            value[_STEP_LAST] = 1.0

    def _cone(self, cone: MoveCone, value: list[float]) -> None:
        path = cone.path
        if path == self.leader:
            value[_CONE_LEADER] = 1.0
        if path == self.next:
            value[_CONE_NEXT] = 1.0
        if path in self.own:
            return
        spot = self.state.pieces[path]
        if cone.depth == spot.depth and abs(cone.lane - spot.lane) == 1:
            value[_CONE_BESIDE] = 1.0
        elif cone.depth == spot.depth + 1 and cone.lane == spot.lane:
            value[_CONE_BEFORE] = 1.0

    def _put(self, put: PutCard, value: list[float]) -> None:
        state, path, moment = self.state, put.path, self.state.stack[-1]
        assert type(moment) is CardPlacing
        if path in self.own:
            value[_PUT_OWN] = 1.0
        elif path == self.leader:
            value[_PUT_LEADER] = 1.0
        depth, replaces = place_for(state, path, moment.card)
        if replaces:
            value[_PUT_REPLACES] = 1.0
        else:
            back = state.pieces[path].depth + 1 - depth
            if back > 0:
                value[_PUT_DRAGS] = back / 3.0
            if len(state.paths[path]) + 1 == state.world.full_path:
                value[_PUT_WHOLE] = 1.0
        if state.world.cards[moment.card].is_unstable:
            value[_PUT_UNSTABLE] = 1.0

    def _send_back(self, path: int, value: list[float]) -> None:
        if path == self.leader:
            value[_VICTIM_LEADER] = 1.0
        value[_VICTIM_STEPS] = self.found[path].place.fall / 4.0

"""Laws of play: who is asked, what is offered, what an act does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, cast

from mesozoic.arena.laws.trying import Problems, possible_acts, untimely_acts
from mesozoic.arena.position import Change, Position
from mesozoic.core.at_random import drawn
from mesozoic.core.errors import IllegalAction
from mesozoic.core.game import Why
from mesozoic.core.moments import CHOICE, STEP, Chance, Choice, Moment, Parallel
from mesozoic.core.play import advance, apply, deciders, options, outcomes, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action, Event

# Reasons that belong to the table, not to a rule of the game.
GENERIC: Final = {"why-over", "why-not-asked", "why-not-offered", "why-luck"}


def waits_or_is_over(at: Position) -> Problems:
    top, result = pending(at.state), at.state.result
    if (top is None) != (result is not None):
        yield f"the result is {result} while {top} is awaited"
    if top is not None and top.kind == STEP:
        yield f"a step was left to run: {top}"
    if result is not None:
        if len(result.scores) != len(at.table.seats) or not result.reason:
            yield f"the result says too little: {result}"
        if not result.winners or not set(result.winners) <= set(at.table.seats):
            yield f"nobody at the table won: {result}"
        elif {seat for seat, place in enumerate(at.table.places()) if place == 1} != {
            *result.winners
        }:
            yield f"others than the winners stand best: {result}, {at.table.places()}"


def moments_are_listed(at: Position) -> Problems:
    """The game lists what may be decided, and each says by which rule and in which phase."""
    for moment in _awaited(at.state):
        if type(moment) not in at.game.moments:
            yield f"{moment} is not among the game's moments"
        if not moment.rule:
            yield f"{moment} names no rule"
        if moment.phase not in at.game.phases:
            yield f"{moment} is in no phase of the game: {moment.phase!r}"


def _awaited(state: State) -> Iterator[Moment[Any]]:
    """What the game waits for, and in a parallel moment what each seat is asked in its lane."""
    top = pending(state)
    if top is not None:
        yield top
    if isinstance(top, Parallel):
        yield from (lane[-1] for _, lane in top.lanes if lane)


def values_are_frozen(at: Position) -> Problems:
    for name, value in at.now.items():
        try:
            hash(tuple(value) if type(value) is list else value)
        except TypeError:
            yield f"{name} holds a value that can change: {value!r}"


def somebody_is_asked(at: Position) -> Problems:
    top = pending(at.state)
    asked = list(deciders(at.state))
    if top is not None and top.kind == CHOICE and not asked:
        yield f"nobody is asked at {top}"
    if len(set(asked)) != len(asked) or not set(asked) <= set(at.table.seats):
        yield f"asked twice, or not at the table: {asked}"
    for seat in at.table.seats:
        if seat not in asked and options(at.state, seat):
            yield f"seat {seat} does not act but has options"


def options_are_sound(at: Position) -> Problems:
    for seat in deciders(at.state):
        offered = list(options(at.state, seat))
        if not offered:
            yield f"seat {seat} is asked but has no option"
        if len(set(offered)) != len(offered):
            yield f"seat {seat} is offered the same twice: {offered}"


def weights_are_positive(at: Position) -> Problems:
    possible = list(outcomes(at.state))
    top = pending(at.state)
    if top is not None and top.kind not in (STEP, CHOICE) and not possible:
        yield f"luck has nothing to choose from at {top}"
    for outcome, weight in possible:
        if type(weight) is not int or weight <= 0:
            yield f"{outcome} weighs {weight!r}"
    if len({outcome for outcome, _ in possible}) != len(possible):
        yield f"an outcome is listed twice: {possible}"


def picks_are_as_listed(at: Position) -> Problems:
    """What is picked without a list is what a list would give."""
    top, rng = pending(at.state), Random(0)
    for seat in deciders(at.state):
        action = cast("Choice[Any]", top).pick(at.state, seat, rng.random)
        if action is not None and not _is_one_of_several(action, options(at.state, seat)):
            yield f"seat {seat} picks {action}, which is not one of several options"
    possible = outcomes(at.state)
    for number in (0.0, rng.random(), 1.0 - 2**-53) if possible else ():
        outcome = cast("Chance[Any]", top).pick(at.state, number)
        if outcome is not None and outcome != drawn(number, possible):
            yield f"{number} picks {outcome}, but {drawn(number, possible)} of a list"


def _is_one_of_several(action: Action, offered: Sequence[Action]) -> bool:
    return len(offered) > 1 and action in offered


def asking_again_changes_nothing(at: Position) -> Problems:
    """What is offered, and in which order, hangs on the state alone; asking leaves it as it is."""
    copy = at.state.copy()
    for seat in deciders(at.state):
        offered = list(options(at.state, seat))
        if list(options(at.state, seat)) != offered or list(options(copy, seat)) != offered:
            yield f"seat {seat} is offered other things, or in another order, when asked again"
    possible = list(outcomes(at.state))
    if list(outcomes(at.state)) != possible or list(outcomes(copy)) != possible:
        yield "outcomes differ when asked again"
    if at.state.contents() != at.now:
        yield "a question changed the state"


def others_are_refused(at: Position) -> Problems:
    """What is not offered is refused, with a reason; what is offered is not."""
    seats = (*at.table.seats, None, Seat(len(at.table.seats)))
    for action in untimely_acts(at):
        seat = at.rng.choice(seats)
        if action in possible_acts(at.state, seat):
            continue
        if not _refuses(at.state, seat, action):
            yield f"{action} of seat {seat} is not offered, but played"
        if seat is not None and seat in deciders(at.state):
            why = at.game.explain(at.state, seat, action)
            if why is None or not _is_a_reason(why):
                yield f"{action} of seat {seat} is refused without a reason: {why}"
    for seat in deciders(at.state):
        action = at.rng.choice(options(at.state, seat))
        if at.game.explain(at.state, seat, action) or at.table.explain(seat, action):
            yield f"{action} of seat {seat} is offered, yet a rule forbids it"


def _refuses(state: State, seat: Seat | None, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except IllegalAction:
        return True
    return False


def _is_a_reason(why: Why) -> bool:
    return bool(why.rule) or why.key in GENERIC


def argument_is_left_alone(change: Change) -> Problems:
    again = apply(change.before, change.seat, change.action)
    if change.before.contents() != change.was:
        yield f"{change.action} changed the state it was applied to"
    if again.contents() != change.at.now:
        yield f"{change.action} leads elsewhere when it is applied again"


def advance_equals_apply(change: Change) -> Problems:
    silent = advance(change.before.copy(), change.seat, change.action)
    if silent.contents() != change.at.now:
        yield f"{change.action} leads elsewhere when nobody listens"


def nothing_is_lost(change: Change) -> Problems:
    # An event told in two forms, to one seat and to the others, happened once.
    told: list[Event] = [telling.event for telling in change.told if telling.but is None]
    yield from change.at.game.unaccounted(change.before, change.at.state, told)

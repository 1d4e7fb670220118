"""The laws that every game keeps at every state of every game played.

A law is a function that yields what breaks it, in words. State laws look at a position; change laws
at an entry that was just played. `trial.check_game` plays a random game under all of them: the
cheap ones are checked at every entry, the dear ones at some, at least once a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, cast

from mesozoic.arena.position import Change, Position, distorted, snapshot
from mesozoic.core.codec import plain
from mesozoic.core.errors import BadValue, IllegalAction
from mesozoic.core.events import heard
from mesozoic.core.game import Why
from mesozoic.core.luck import picked
from mesozoic.core.moments import CHOICE, STEP, Chance, Choice, Moment, Parallel
from mesozoic.core.play import (
    advance,
    apply,
    deciders,
    options,
    outcomes,
    pending,
    secretly_asked,
)
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action, Event, Value

Problems = Iterator[str]

# Reasons that belong to the table, not to a rule of the game.
GENERIC: Final = {"why-over", "why-not-asked", "why-not-offered", "why-luck"}
# Other outcomes and acts that are tried beside the actual one, unless the trial is thorough.
OTHER_OUTCOMES: Final = 3


# State laws


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
    for name, value in at.now:
        try:
            hash(value)
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
        if outcome is not None and outcome != picked(number, possible):
            yield f"{number} picks {outcome}, but {picked(number, possible)} of a list"


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
    if snapshot(at.state) != at.now:
        yield "a question changed the state"


def actions_are_reversible(at: Position) -> Problems:
    offered = [action for seat in deciders(at.state) for action in options(at.state, seat)]
    for action in (*offered, *(outcome for outcome, _ in outcomes(at.state))):
        if action not in at.memory.spelled:
            at.memory.spelled.add(action)
            at.memory.acts.append(action)
            form = _through_text(at.game.action_codec.to_json(action))
            if _read(at.game.action_codec.from_json, form) != action:
                yield f"{action} is not what its JSON says: {form}"
            line = at.game.notation.write(action)
            if "\n" in line or _read(at.game.notation.read, line) != action:
                yield f"{action} is not what its notation says: {line!r}"


def others_are_refused(at: Position) -> Problems:
    """What is not offered is refused, with a reason; what is offered is not."""
    seats = (*at.table.seats, None, Seat(len(at.table.seats)))
    for action in _untimely(at):
        seat = at.rng.choice(seats)
        if action in _possible(at.state, seat):
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


def secrets_are_kept(at: Position) -> Problems:
    """The view law; and nobody is asked, or refused, because of something hidden."""
    for seat in at.some_seats():
        dealt = at.game.redeal(at.state, seat, at.rng)
        if at.game.view(dealt, seat) != at.game.view(at.state, seat):
            yield f"seat {seat} sees something in its view that a redeal changes"
        if list(options(dealt, seat)) != list(options(at.state, seat)):
            yield f"seat {seat} has other options after a redeal"
        if list(deciders(dealt)) != list(deciders(at.state)):
            yield f"who is asked tells seat {seat} something hidden"
        if secretly_asked(dealt) != secretly_asked(at.state):
            yield f"what is asked in secret tells seat {seat} something hidden"
        for action in _untimely(at) if seat in deciders(at.state) else ():
            if at.game.explain(dealt, seat, action) != at.game.explain(at.state, seat, action):
                yield f"why seat {seat} may not do {action} tells it something hidden"


def spectators_know_least(at: Position) -> Problems:
    """What a redeal for any seat may change, a spectator does not see either."""
    for seat in at.some_seats():
        dealt = at.game.redeal(at.state, seat, at.rng)
        if at.game.view(dealt, None) != at.game.view(at.state, None):
            yield f"a spectator sees something that is hidden from seat {seat}"


def views_have_json(at: Position) -> Problems:
    for seat in (None, *at.some_seats()):
        form = plain(at.game.view(at.state, seat))
        if _through_text(form) != form:
            yield f"the view of seat {seat} is not what its JSON says"


# Change laws


def argument_is_left_alone(change: Change) -> Problems:
    again = apply(change.before, change.seat, change.action)
    if snapshot(change.before) != change.was:
        yield f"{change.action} changed the state it was applied to"
    if snapshot(again) != change.at.now:
        yield f"{change.action} leads elsewhere when it is applied again"


def advance_equals_apply(change: Change) -> Problems:
    silent = advance(change.before.copy(), change.seat, change.action)
    if snapshot(silent) != change.at.now:
        yield f"{change.action} leads elsewhere when nobody listens"


def events_are_reversible(change: Change) -> Problems:
    memory, codec = change.at.memory, change.at.game.event_codec
    for telling in change.told:
        if telling.event not in memory.spelled:
            memory.spelled.add(telling.event)
            form = _through_text(codec.to_json(telling.event))
            if _read(codec.from_json, form) != telling.event:
                yield f"{telling.event} is not what its JSON says: {form}"


def events_tell_no_more_than_views(change: Change) -> Problems:
    """Had luck decided otherwise and a reader seen no difference, it would hear none either.

    Where the very state is the same there is nothing to hide: two rolls of a die that both miss
    look alike, and yet are told.
    """
    at = change.at
    if change.seat is not None:
        return
    readers = [(who, at.game.view(at.state, who)) for who in (None, *at.some_seats())]
    for outcome, after in _otherwise(change):
        for who, seen in readers:
            looks_alike = at.game.view(after, who) == seen
            if looks_alike and heard(after.tellings, who) != heard(change.told, who):
                reader = "a spectator" if who is None else f"seat {who}"
                yield f"{reader} hears whether it was {change.action} or {outcome}, but sees it not"


def redeals_hold_what_views_tell(change: Change) -> Problems:
    """Had it been decided otherwise, and a seat seen and heard no difference, its redeal has none.

    The view law looks at what a seat is shown; this at all else that a redealt state holds.
    """
    at = change.at
    readers = [who for who in at.some_seats() if who != change.seat]
    for action, after in _otherwise(change) if readers else ():
        for who in readers:
            hears_alike = heard(after.tellings, who) == heard(change.told, who)
            if hears_alike and _looks_alike(at, after, who):
                luck = at.rng.random()
                dealt = [at.game.redeal(world, who, Random(luck)) for world in (at.state, after)]
                alike = all(_looks_alike(at, world, who) for world in dealt)
                if alike and snapshot(dealt[0]) != snapshot(dealt[1]):
                    either = f"{change.action} or {action}"
                    yield f"a redeal for seat {who} holds whether it was {either}"


def _looks_alike(at: Position, state: State, seat: Seat) -> bool:
    """Whether a seat cannot tell a state from the true one."""
    return bool(at.game.view(state, seat) == at.game.view(at.state, seat))


def _otherwise(change: Change) -> Iterator[tuple[Action, State]]:
    """What else could have been decided and led to another state: some acts, or some outcomes.

    When thorough, all outcomes.
    """
    at = change.at
    others = [one for one in _possible(change.before, change.seat) if one != change.action]
    if not at.thorough or change.seat is not None:
        others = at.rng.sample(others, min(OTHER_OUTCOMES, len(others)))
    for action in others:
        after = change.before.copy()
        after.aloud = True
        advance(after, change.seat, action)
        if snapshot(after) != at.now:
            yield action, after


def nothing_is_lost(change: Change) -> Problems:
    # An event told in two forms, to one seat and to the others, happened once.
    told: list[Event] = [telling.event for telling in change.told if telling.but is None]
    yield from change.at.game.unaccounted(change.before, change.at.state, told)


def undo_stops(change: Change) -> Problems:
    """At luck, at another's act, and at what showed something."""
    table, page = change.at.table, change.at.table.pages[-1]
    for seat in table.seats:
        barred = change.seat is None or table.is_over
        if seat == change.seat:
            barred = barred or any(telling.event.reveals for telling in change.told)
        else:
            barred = barred or page.together is None
        if barred and table.free_undo(seat):
            yield f"seat {seat} could undo past {change.action} of seat {change.seat}"


def undone_acts_tell_nothing(change: Change) -> Problems:
    """What may be taken back freely looks the same to the others in every world they imagine."""
    at, seat = change.at, change.seat
    if seat is None or at.table.pages[-1].number not in at.table.free_undo(seat):
        return
    for other in at.some_seats():
        if other == seat:
            continue
        world = at.game.redeal(change.before, other, at.rng)
        action = _same_act(world, seat, change.action, at.rng)
        if action is None:
            yield f"{change.action} tells seat {other} what is hidden, yet it may be undone"
            continue
        after = apply(world, seat, action)
        if at.game.view(after, other) != at.game.view(at.state, other):
            yield f"{action} shows seat {other} what is hidden, yet it may be undone"
        if heard(after.tellings, other) != heard(change.told, other):
            yield f"{action} lets seat {other} hear what is hidden, yet it may be undone"


def _same_act(world: State, seat: Seat, action: Action, rng: Random) -> Action | None:
    """The act in another world; where all answer at once, any act looks the same as another."""
    offered = options(world, seat)
    if action in offered:
        return action
    top = pending(world)
    return rng.choice(offered) if isinstance(top, Choice) and top.simultaneous else None


class StateLaw(NamedTuple):
    check: Callable[[Position], Problems]
    one_in: int = 1
    """At how many states it is checked, unless the trial is thorough: the dear ones at fewer."""


class ChangeLaw(NamedTuple):
    check: Callable[[Change], Problems]
    one_in: int = 1


STATE_LAWS: Final = (
    StateLaw(waits_or_is_over),
    StateLaw(moments_are_listed),
    StateLaw(values_are_frozen),
    StateLaw(somebody_is_asked),
    StateLaw(options_are_sound),
    StateLaw(weights_are_positive),
    StateLaw(picks_are_as_listed),
    StateLaw(asking_again_changes_nothing, one_in=5),
    StateLaw(actions_are_reversible, one_in=10),
    StateLaw(others_are_refused, one_in=5),
    StateLaw(secrets_are_kept, one_in=20),
    StateLaw(spectators_know_least, one_in=50),
    StateLaw(views_have_json, one_in=100),
)
CHANGE_LAWS: Final = (
    ChangeLaw(argument_is_left_alone, one_in=5),
    ChangeLaw(advance_equals_apply),
    ChangeLaw(nothing_is_lost),
    ChangeLaw(undo_stops),
    ChangeLaw(events_are_reversible, one_in=10),
    ChangeLaw(events_tell_no_more_than_views, one_in=20),
    ChangeLaw(undone_acts_tell_nothing, one_in=20),
    ChangeLaw(redeals_hold_what_views_tell, one_in=20),
)
# Put to the test more often while there is most to hide: in the middle of a simultaneous moment.
SECRECY: Final = (
    secrets_are_kept,
    spectators_know_least,
    events_tell_no_more_than_views,
    undone_acts_tell_nothing,
    redeals_hold_what_views_tell,
)
MORE_OFTEN: Final = 5
# The laws of whole games (a record's text, its replay, the same seed again) at one in so many.
GAMES_ONE_IN: Final = 5


def _through_text(form: object) -> object:
    return json.loads(json.dumps(form))


def _read(read: Callable[[Any], Value], form: object) -> Value | BadValue:
    try:
        return read(form)
    except BadValue as bad:
        return bad


def _possible(state: State, seat: Seat | None) -> Sequence[Action]:
    if seat is None:
        return [outcome for outcome, _ in outcomes(state)]
    return options(state, seat)


def _refuses(state: State, seat: Seat | None, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except IllegalAction:
        return True
    return False


def _is_a_reason(why: Why) -> bool:
    return bool(why.rule) or why.key in GENERIC


def _untimely(at: Position) -> Iterator[Action]:
    """Acts of other states, and such as no state has."""
    if at.memory.acts:
        yield at.rng.choice(at.memory.acts)
        yield distorted(at.rng.choice(at.memory.acts), at.rng)

"""Laws of secrets: nobody sees, hears or infers what is hidden from them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from mesozoic.arena.laws.trying import Problems, possible_acts, untimely_acts
from mesozoic.arena.position import Change, Position
from mesozoic.core.events import heard
from mesozoic.core.play import advance, deciders, options, secretly_asked
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

# Other outcomes and acts that are tried beside the actual one, unless the trial is thorough.
OTHER_OUTCOMES: Final = 3


def secrets_are_kept(at: Position) -> Problems:
    """The view law; and nobody is asked, or refused, because of something hidden."""
    for seat in at.some_seats():
        dealt = at.game.redeal(at.state, seat, at.rng)
        if at.game.view(dealt, seat) != at.view(seat):
            yield f"seat {seat} sees something in its view that a redeal changes"
        if list(options(dealt, seat)) != list(options(at.state, seat)):
            yield f"seat {seat} has other options after a redeal"
        if list(deciders(dealt)) != list(deciders(at.state)):
            yield f"who is asked tells seat {seat} something hidden"
        if secretly_asked(dealt) != secretly_asked(at.state):
            yield f"what is asked in secret tells seat {seat} something hidden"
        if _openly_forced(dealt) != _openly_forced(at.state):
            yield f"who can only pass, at a question that is no secret, is hidden from seat {seat}"
        if seat in deciders(at.state) and _advice(at, dealt, seat) != _advice(at, at.state, seat):
            yield f"seat {seat} is advised by something hidden"
        for action in untimely_acts(at) if seat in deciders(at.state) else ():
            if at.game.explain(dealt, seat, action) != at.game.explain(at.state, seat, action):
                yield f"why seat {seat} may not do {action} tells it something hidden"


def _openly_forced(state: State) -> list[Seat]:
    """Who can only pass where that is no secret: it is passed for them at once."""
    asked = [seat for seat in deciders(state) if seat not in secretly_asked(state)]
    return [seat for seat in asked if all(option.passing for option in options(state, seat))]


def _advice(at: Position, state: State, seat: Seat) -> tuple[object, object]:
    """What a newcomer on this seat is told."""
    offered = options(state, seat)
    return tuple(at.game.urgent(state, seat)), tuple(at.game.slips(state, seat, offered))


def spectators_know_least(at: Position) -> Problems:
    """What a redeal for any seat may change, a spectator does not see either."""
    for seat in at.some_seats():
        dealt = at.game.redeal(at.state, seat, at.rng)
        if at.game.view(dealt, None) != at.view(None):
            yield f"a spectator sees something that is hidden from seat {seat}"


def events_tell_no_more_than_views(change: Change) -> Problems:
    """Had luck decided otherwise and a reader seen no difference, it would hear none either.

    Where the very state is the same there is nothing to hide: two rolls of a die that both miss
    look alike, and yet are told.
    """
    at = change.at
    if change.seat is not None:
        return
    readers = (None, *at.some_seats())
    for outcome, after in _otherwise(change):
        for who in readers:
            hears_alike = heard(after.tellings, who) == heard(change.told, who)
            if not hears_alike and _looks_alike(at, after, who):
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
                if alike and dealt[0] != dealt[1]:
                    either = f"{change.action} or {action}"
                    yield f"a redeal for seat {who} holds whether it was {either}"


def _looks_alike(at: Position, state: State, reader: Seat | None) -> bool:
    """Whether a seat, or a spectator, cannot tell a state from the true one."""
    return bool(at.game.view(state, reader) == at.view(reader))


def _otherwise(change: Change) -> Iterator[tuple[Action, State]]:
    """What else could have been decided and led to another state: some acts, or some outcomes.

    When thorough, all outcomes.
    """
    at = change.at
    others = [one for one in possible_acts(change.before, change.seat) if one != change.action]
    if not at.thorough or change.seat is not None:
        others = at.rng.sample(others, min(OTHER_OUTCOMES, len(others)))
    for action in others:
        after = change.before.copy()
        after.aloud = True
        advance(after, change.seat, action)
        if after.contents() != at.now:
            yield action, after

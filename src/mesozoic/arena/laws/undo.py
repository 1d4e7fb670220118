"""Laws of undo: where it stops, and that it tells nothing."""

from __future__ import annotations

from random import Random

from mesozoic.arena.laws.trying import Problems
from mesozoic.arena.position import Change
from mesozoic.core.events import heard
from mesozoic.core.moments import Choice
from mesozoic.core.play import apply, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action


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
        if at.game.view(after, other) != at.view(other):
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

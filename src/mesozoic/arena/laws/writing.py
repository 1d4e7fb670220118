"""Laws of what is written: acts, events and views are what their text says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from mesozoic.arena.laws.trying import Problems
from mesozoic.arena.position import Change, Position
from mesozoic.core.codec import plain
from mesozoic.core.errors import BadValue
from mesozoic.core.play import deciders, options, outcomes
from mesozoic.core.values import Value


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


def views_have_json(at: Position) -> Problems:
    for seat in (None, *at.some_seats()):
        form = plain(at.view(seat))
        if _through_text(form) != form:
            yield f"the view of seat {seat} is not what its JSON says"


def events_are_reversible(change: Change) -> Problems:
    memory, codec = change.at.memory, change.at.game.event_codec
    for telling in change.told:
        if telling.event not in memory.spelled:
            memory.spelled.add(telling.event)
            form = _through_text(codec.to_json(telling.event))
            if _read(codec.from_json, form) != telling.event:
                yield f"{telling.event} is not what its JSON says: {form}"


def _through_text(form: object) -> object:
    return json.loads(json.dumps(form))


def _read(read: Callable[[Any], Value], form: object) -> Value | BadValue:
    try:
        return read(form)
    except BadValue as bad:
        return bad

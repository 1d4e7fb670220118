"""The laws that every game keeps at every state of every game played.

A law is a function that yields what breaks it, in words. State laws look at a position; change laws
at an entry that was just played. Laws of one idea share a file. `trial.check_game` plays a random
game under all of them: the cheap ones are checked at every entry, the dear ones at some, at least
once a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mesozoic.arena.laws.play import (
    advance_equals_apply,
    argument_is_left_alone,
    asking_again_changes_nothing,
    moments_are_listed,
    nothing_is_lost,
    options_are_sound,
    others_are_refused,
    picks_are_as_listed,
    somebody_is_asked,
    values_are_frozen,
    waits_or_is_over,
    weights_are_positive,
)
from mesozoic.arena.laws.secrets import (
    events_tell_no_more_than_views,
    redeals_hold_what_views_tell,
    secrets_are_kept,
    spectators_know_least,
)
from mesozoic.arena.laws.trying import Problems
from mesozoic.arena.laws.undo import (
    undo_stops,
    undone_acts_tell_nothing,
)
from mesozoic.arena.laws.writing import (
    actions_are_reversible,
    events_are_reversible,
    views_have_json,
)
from mesozoic.arena.position import Change, Position


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

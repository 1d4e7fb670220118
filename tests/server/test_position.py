"""What a seat is told about where the game stands."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import Choice
from mesozoic.core.play import pending
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.movement import Movement
from mesozoic.server import redaction

DECLINES = {
    "evo-2001": {"pass", "stop", "drop-out", "decline"},
    "evolution-family": {"stay", "leave-cone", "spare", "stay-out"},
}
ENTRIES = 400


@pytest.mark.parametrize("game", sorted(DECLINES))
def test_a_seat_is_forced_where_all_it_may_do_is_to_pass(game: str) -> None:
    table, luck, rng = new_table(game, 3, seed="forced"), SeededLuck.named("forced"), Random(1)
    forced, asked = 0, 0
    while not table.is_over and len(table.record.entries) < ENTRIES:
        assert not redaction.position(table, None).forced
        for seat in table.deciders():
            told = redaction.position(table, seat)
            kinds = [option["is"] for option in told.options]
            assert told.forced == (len(kinds) == 1 and kinds[0] in DECLINES[game])
            forced, asked = forced + told.forced, asked + (not told.forced)
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    assert forced
    assert asked


SECRET: dict[str, set[str]] = {
    "evo-2001": {
        "climate-cards",
        "guard-cards",
        "barren-cards",
        "blight-cards",
        "survival-cards",
        "payment-cards",
        "free-gene-cards",
        "births without a place",
        "movement without a step",
    },
    "evo-2011": {"laboratory", "prescience-cards", "rat-cards", "thief-cards", "geyser-cards"},
    "gods-love-dinosaurs": set(),
    "evolution-family": {"contest"},
}
"""The questions that are for nobody else's eyes: cards, points face down, answers opened later.

An activation is told when all are through, but each hunts and breeds in the open."""


@pytest.mark.parametrize("game", sorted(SECRET))
def test_it_says_who_is_asked_in_secret(game: str) -> None:
    """Everybody is told the same: which question is secret is none."""
    asked = set[tuple[str, bool]]()
    for table in played(game, "in secret", 1200):
        told = [redaction.position(table, seat) for seat in (None, *table.seats)]
        assert len({tuple(position.secret) for position in told}) == 1
        if table.deciders():
            question = question_of(table)
            is_secret = question in SECRET[game]
            assert told[0].secret == (told[0].waiting if is_secret else [])
            asked.add((question, is_secret))
        assert all((position.opened is not None) == now_opens_later(table) for position in told)
    assert {question for question, is_secret in asked if is_secret} == SECRET[game]
    assert {is_secret for _, is_secret in asked} == {bool(SECRET[game]), False}


def question_of(table: Table[Any]) -> str:
    """What is asked; where that is only whether one plays a card, it is another question."""
    now = pending(table.state)
    assert now is not None
    if isinstance(now, Births) and not now.places(table.state):
        return "births without a place"
    if isinstance(now, Movement) and not now.steps:
        return "movement without a step"
    return now.tag


def now_opens_later(table: Table[Any]) -> bool:
    now = pending(table.state)
    return isinstance(now, Choice) and now.simultaneous


def test_open_points_make_bidding_open() -> None:
    asked = set[str]()
    for table in played("evo-2011", "open", 200, options={"open-points": "on"}):
        now = pending(table.state)
        if now is not None and now.tag == "laboratory":
            assert redaction.position(table, None).secret == []
            asked.add(now.tag)
    assert asked


@pytest.mark.parametrize("game", ["gods-love-dinosaurs", "evolution-family"])
def test_it_says_who_has_acted_though_others_do_not_know_what(game: str) -> None:
    seen = set[bool]()
    for table in played(game, "unopened", 600):
        for seat in table.seats:
            told = redaction.position(table, seat)
            since = table.opened is not None and [
                page.entry.seat for page in table.pages if page.number > (table.opened or 0)
            ]
            assert told.unopened == (bool(since) and seat in (since or ()))
            seen.add(told.unopened)
        assert not redaction.position(table, None).unopened
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("game", "sees_more"),
    [
        ("evo-2001", {True: {True}, False: {True}}),
        ("gods-love-dinosaurs", {True: set(), False: {True, False}}),
        ("evolution-family", {True: {True, False}, False: {False}}),
    ],
)
def test_it_says_whether_a_seat_sees_more_than_everybody(
    game: str, sees_more: dict[bool, set[bool]]
) -> None:
    """Cards are always one's own; what is opened later only until then."""
    seen: dict[bool, set[bool]] = {True: set(), False: set()}
    for table in played(game, "own", 300):
        assert not redaction.position(table, None).own
        for seat in table.seats:
            told = redaction.position(table, seat)
            seen[bool(told.secret)].add(told.own)
    assert seen == sees_more


def played(game: str, seed: str, most: int, **more: Any) -> Iterator[Table[Any]]:
    """A table at each entry of a game played at random, as it stands then."""
    table, luck, rng = new_table(game, 3, seed=seed, **more), SeededLuck.named(seed), Random(seed)
    while not table.is_over and len(table.record.entries) < most:
        yield table
        if table.step(luck) is None:
            seat = rng.choice(table.deciders())
            table.act(seat, rng.choice(table.options(seat)))

"""A clock is a function of what was agreed, the record and the talk."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.seats import Seat
from mesozoic.server.clock import DAY
from mesozoic.server.pace.agreed import AgreedClock, DaysClock, LiveClock
from mesozoic.server.pace.asking import asking, askings
from mesozoic.server.pace.clocks import fold
from mesozoic.server.pace.leading import who_left
from mesozoic.server.pace.tempo import Tempo
from mesozoic.server.talk.lines import NEXT
from tests.server.pace_kit import LUCK, Line, Told, played_at_random, standing, table_of

GAMES = ("evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family")
LIVE = LiveClock(bank=600, more=20)
DAYS = DaysClock(3)


@pytest.mark.parametrize("agreed", [LIVE, DAYS])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_followed_entry_by_entry_equals_what_is_folded_from_nothing(
    game: str, agreed: AgreedClock
) -> None:
    chance = Random(f"{game} {agreed}")
    told = Told(table_of(game, 3), agreed)
    told.all_come()
    for step, _ in enumerate(played_at_random(told, chance, 250)):
        if step % 5 == 0:
            assert standing(told.clocks, told.now) == standing(told.from_nothing(), told.now)
    taken = [entry.takes_back for entry in told.table.record.entries]
    assert any(len(some) == 1 for some in taken)
    assert any(len(some) > 3 for some in taken), "also further than freely"


def begun(
    agreed: AgreedClock = LIVE, game: str = "evo-2001", players: int = 3
) -> tuple[Told, Seat]:
    """Everybody is there, and somebody is asked."""
    told = Told(table_of(game, players), agreed)
    told.all_come()
    return told, told.until_asked()


def test_time_runs_only_for_who_is_asked() -> None:
    told, asked = begun()
    left = {seat: told.clocks.left(seat, told.now + 100) for seat in told.people}
    assert left == {seat: 520 if seat == asked else 620 for seat in told.people}


def test_of_a_decision_only_what_goes_beyond_its_own_seconds_is_taken_from_the_bank() -> None:
    told, asked = begun()
    told.now += 15
    told.act(asked)
    assert told.clocks.left(asked, told.now) == 620
    while told.until_asked() != asked:
        told.act(told.until_asked())
    told.now += 50
    told.act(asked)
    if asking(told.table).really == {asked}:
        told.act(asked)
    assert told.clocks.left(asked, told.now) == 590


def test_nobodys_time_runs_before_everybody_came() -> None:
    told = Told(table_of("evo-2001", 3), LIVE)
    told.say("came", 0)
    told.say("came", 1)
    asked = told.until_asked()
    told.now += 1000
    assert told.clocks.left(asked, told.now) == 620
    assert told.clocks.runs_out(asked) is None
    told.say("came", 2)
    assert told.clocks.runs_out(asked) == told.now + 620


def test_time_that_was_used_stays_used_when_an_act_is_taken_back() -> None:
    told, asked = begun()
    told.now += 15
    told.act(asked)
    while not told.table.free_undo(asked):
        asked = told.until_asked()
        told.now += 15
        told.act(asked)
    told.now += 3
    told.undo(asked)
    assert told.clocks.left(asked, told.now) == 620 - 15
    told.now += 15
    assert told.clocks.left(asked, told.now) == 620 - 30


def test_where_all_are_asked_at_once_time_runs_for_each_apart() -> None:
    told, _ = begun(game="gods-love-dinosaurs", players=2)
    while len(asking(told.table).really) < 2:
        told.act(told.until_asked())
    one, other = sorted(asking(told.table).really)
    told.now += 50
    assert told.clocks.left(one, told.now) == told.clocks.left(other, told.now) == 570
    while one in asking(told.table).really:
        told.act(one, -1)
    told.now += 50
    assert told.clocks.left(one, told.now) == 590
    assert told.clocks.left(other, told.now) == 520


def test_in_a_moment_side_by_side_all_that_a_seat_does_is_one_decision() -> None:
    told, seat = begun(game="gods-love-dinosaurs", players=2)
    opened, left = None, 0
    while opened is None or (told.table.opened, told.table.deciders()[:1]) != (opened, (seat,)):
        seat = told.until_asked()
        opened = told.table.opened
        left = told.clocks.left(seat, told.now)
        told.now += 15
        told.act(seat)
    assert told.clocks.left(seat, told.now) == left - 15


def test_a_forced_pass_costs_nothing_and_looks_to_others_like_a_choice() -> None:
    told, _ = begun(game="evo-2001")
    forced = None
    while forced is None:
        if told.table.step(LUCK, at=told.now) is not None:
            told.follow()
        else:
            told.act(told.table.deciders()[0])
        forced = told.table.forced_pass()
    seat = forced[0]
    told.now += 100
    assert told.clocks.left(seat, told.now) == 620
    assert not told.clocks.runs(seat, told.now)
    assert told.clocks.runs_out(seat) is None
    assert told.clocks.shown(seat, told.now) == 520
    assert told.clocks.is_shown_running(seat, told.now)


def test_who_ran_out_of_time_twice_is_led_by_a_bot_until_they_take_the_seat_back() -> None:
    told, asked = begun()
    told.now += 620
    assert told.clocks.runs_out(asked) == told.now
    told.act(asked, late=True)
    assert told.clocks.was_late(asked)
    while told.until_asked() != asked:
        told.act(told.until_asked())
    told.act(asked, late=True, keeps=True)
    assert told.clocks.leading.instead == {asked: "late"}
    while told.until_asked() != asked:
        told.act(told.until_asked())
    assert told.clocks.runs_out(asked) is None
    told.now += 1000
    told.say("back", asked)
    assert not told.clocks.leading.instead
    assert not told.clocks.was_late(asked)
    assert told.clocks.runs_out(asked) == told.now + 20


def test_days_do_not_run_during_holidays() -> None:
    told, asked = begun(DAYS)
    assert told.clocks.runs_out(asked) == told.now + 3 * DAY
    told.say("holiday", asked, begins=told.now + DAY, ends=told.now + 6 * DAY)
    assert told.clocks.runs_out(asked) == told.now + 8 * DAY
    assert told.clocks.is_on_holiday(asked, told.now + 2 * DAY)
    assert told.clocks.left(asked, told.now + 2 * DAY) == 2 * DAY
    told.now += 3 * DAY
    told.say("holiday", asked, begins=told.now - 2 * DAY, ends=told.now)
    assert told.clocks.runs_out(asked) == told.now + 2 * DAY


def test_a_line_that_is_heard_late_comes_to_the_same() -> None:
    told, asked = begun()
    before = len(told.table.record.entries)
    told.now += 100
    told.act(asked)
    told.say("resigned", asked, **{NEXT: before})
    assert standing(told.clocks, told.now) == standing(told.from_nothing(), told.now)
    assert told.clocks.leading.instead == {asked: "resigned"}


def test_who_is_played_for_in_the_end_has_left() -> None:
    came_back = [Line(1, 1, "out-of-time", {"keeps": True}), Line(2, 1, "back")]
    said = [Line(3, 0, "resigned"), Line(4, 0, "back"), *came_back]
    assert who_left([None, None, None, "greedy"], said) == [0]


@pytest.mark.parametrize("game", GAMES)
def test_what_others_see_of_a_clock_tells_no_forced_pass_from_a_choice(game: str) -> None:
    """It comes to the same whoever really had one."""
    chance = Random(game)
    told = Told(table_of(game, 3), LIVE)
    told.all_come()
    for _ in played_at_random(told, chance, 250):
        pass
    real = askings(told.table)
    other = [at._replace(really=frozenset(s for s in at.asked if s % 2)) for at in real]
    entries = told.table.record.entries
    folds = [fold(LIVE, told.people, some, entries, told.lines) for some in (real, other)]
    for seat in told.people:
        for now in (told.now, told.now + 100):
            seen = [(one.shown(seat, now), one.is_shown_running(seat, now)) for one in folds]
            assert seen[0] == seen[1]
    assert any(folds[0].left(s, told.now) != folds[1].left(s, told.now) for s in told.people)


def test_what_a_seat_does_in_a_lane_of_its_own_changes_nothing_that_others_see() -> None:
    told, _ = begun(game="gods-love-dinosaurs", players=3)
    chance, unheard = Random(5), 0
    while not told.table.is_over:
        told.now += chance.choice([1, 15, 40])
        seat = chance.choice(told.table.deciders())
        told.act(seat, chance.randrange(len(told.table.options(seat))))
        while told.table.step(LUCK, at=told.now) is not None:
            told.follow()
        entries, known = told.table.record.entries, askings(told.table)
        heard = [n for n in range(len(entries)) if told.table.is_heard(n, None)]
        if len(heard) < len(entries):
            unheard += 1
            seen = [known[0], *(known[n + 1] for n in heard)]
            public = fold(LIVE, told.people, seen, [entries[n] for n in heard], told.lines[:3])
            for seat in told.people:
                assert public.shown(seat, told.now) == told.clocks.shown(seat, told.now)
        if unheard > 20:
            return
    raise AssertionError("nobody acted in a lane")


def test_what_is_made_aside_changes_nothing_until_it_is_kept() -> None:
    told, asked = begun()
    tempo = Tempo(LIVE, told.people, told.table, told.lines, told.now)
    assert tempo.clocks is not None
    later = told.now + 100
    before, aside = standing(tempo.clocks, later), told.table.fork()
    aside.act(asked, aside.options(asked)[0], at=later)
    said = [Line(later, asked, "resigned", {NEXT: len(aside.record.entries)})]
    after = tempo.after([aside], said)
    assert standing(tempo.clocks, later) == before
    assert after.clocks is not None
    assert after.leading.instead == {asked: "resigned"}
    told.now = later
    told.act(asked)
    told.say("resigned", asked)
    assert standing(after.clocks, later) == standing(told.from_nothing(), later)

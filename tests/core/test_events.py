"""Who hears what."""

from __future__ import annotations

from mesozoic.core.events import Telling, heard
from mesozoic.core.seats import Seat
from tests.core.toy_acts import ShieldShown

A, B = Seat(0), Seat(1)
EVENT = ShieldShown(A)


def test_what_is_told_to_all_reaches_everybody() -> None:
    assert all(Telling(EVENT).reaches(seat) for seat in (A, B, None))


def test_what_is_told_to_one_reaches_nobody_else() -> None:
    assert [Telling(EVENT, only=A).reaches(seat) for seat in (A, B, None)] == [True, False, False]


def test_what_is_kept_from_one_reaches_all_others() -> None:
    assert [Telling(EVENT, but=A).reaches(seat) for seat in (A, B, None)] == [False, True, True]


def test_heard_is_what_reaches() -> None:
    tellings = [Telling(EVENT, only=B), Telling(ShieldShown(B), but=B)]
    assert heard(tellings, B) == [EVENT]
    assert heard(tellings, None) == [ShieldShown(B)]

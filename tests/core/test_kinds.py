"""Kinds and their slugs."""

from mesozoic.core.kinds import Kind


class Weekday(Kind):
    MONDAY = 0
    DAY_OFF = 1


def test_a_kind_is_a_number_with_a_slug() -> None:
    assert [day.slug for day in Weekday] == ["monday", "day-off"]
    assert ("a", "b")[Weekday.DAY_OFF] == "b"

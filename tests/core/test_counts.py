"""Counts by kind, changed one at a time."""

from __future__ import annotations

import pytest

from mesozoic.core.counts import changed


@pytest.mark.parametrize(
    ("index", "by", "expected"),
    [(0, +1, (4, 1, 2)), (1, -1, (3, 0, 2)), (2, +5, (3, 1, 7)), (1, 0, (3, 1, 2))],
)
def test_one_count_changes_and_the_others_stay(
    index: int, by: int, expected: tuple[int, ...]
) -> None:
    counts = (3, 1, 2)
    assert changed(counts, index, by) == expected
    assert counts == (3, 1, 2)

"""Counts by kind, as tuples."""

from __future__ import annotations


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same counts but for one."""
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])

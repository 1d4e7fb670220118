"""The ways in which a club is hurt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mesozoic.server.faults.killing import Killer

pytestmark = pytest.mark.anyio
WAYS = ("_worker", "_connections", "_database", "_bus")


def noting(hurt: list[str], way: str) -> Any:
    async def note(_: Killer) -> None:
        hurt.append(way)

    return note


async def test_each_way_comes_once_before_luck_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = None
    for seed in range(20):
        hurt: list[str] = []
        for way in WAYS:
            monkeypatch.setattr(Killer, way, noting(hurt, way))
        killer = Killer(nothing, nothing, nothing, nothing, Random(seed))
        for _ in range(4):
            await killer.kill()
        assert sorted(hurt) == sorted(WAYS)
        for _ in range(60):
            await killer.kill()
        assert set(hurt[4:]) == set(WAYS)

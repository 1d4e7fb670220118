"""Those who ask take turns."""

from __future__ import annotations

import asyncio

import pytest

from mesozoic.server.turns import Turns

pytestmark = pytest.mark.anyio


async def taken(turns: Turns[str], count: int) -> list[str]:
    async with asyncio.timeout(5):
        return [await turns.take() for _ in range(count)]


async def test_who_asks_much_does_not_come_before_who_asks_later() -> None:
    turns = Turns[str]()
    for asked in ("a1", "a2", "a3", "b1", "c1", "b2"):
        turns.put(asked[0], asked)
    assert len(turns) == 6
    assert await taken(turns, 6) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(turns) == 0


async def test_who_has_had_a_turn_is_last() -> None:
    turns = Turns[str]()
    for asked in ("a1", "b1"):
        turns.put(asked[0], asked)
    assert await taken(turns, 1) == ["a1"]
    turns.put("a", "a2")
    assert await taken(turns, 2) == ["b1", "a2"]


async def test_what_nobody_waits_for_has_no_turn() -> None:
    turns = Turns[str]()
    for asked in ("a1", "a2", "b1"):
        turns.put(asked[0], asked)
    turns.drop("a", "a1")
    turns.drop("b", "b1")
    assert await taken(turns, 1) == ["a2"]
    turns.drop("a", "a2")  # it has been taken
    next_one = asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    assert not next_one.done()
    turns.put("c", "c1")
    assert await next_one == "c1"

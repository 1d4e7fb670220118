"""Many things asked at once from one address: others have their turn in between."""

from __future__ import annotations

import asyncio

import pytest

from mesozoic.server.rounds import Rounds

pytestmark = pytest.mark.anyio


async def test_between_two_things_of_one_address_others_have_their_turn() -> None:
    rounds, done = Rounds(), list[str]()

    async def ask(name: str) -> None:
        await rounds.wait()
        done.append(name)

    async def other() -> None:
        for _ in range(20):
            done.append(".")
            await asyncio.sleep(0)

    await asyncio.gather(*map(ask, "abcd"), other())
    assert "".join(done).replace(".", "") == "abcd"
    assert not any(f"{one}{two}" in "".join(done) for one in "abcd" for two in "abcd")


async def test_nobody_waits_where_nothing_else_is_asked() -> None:
    waiting = Rounds().wait()
    with pytest.raises(StopIteration):
        waiting.send(None)


async def test_who_goes_away_holds_nobody_up() -> None:
    rounds = Rounds()
    await rounds.wait()
    gone, stays = (asyncio.ensure_future(rounds.wait()) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(stays, 5)
    await asyncio.wait_for(rounds.wait(), 5)

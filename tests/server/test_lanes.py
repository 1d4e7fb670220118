"""What is done in an activation of Gods Love Dinosaurs reaches nobody else before all are done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from tests.server.player import Json, Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio

WISH: Json = {"game": "gods-love-dinosaurs", "seed": "two gods"}
CLOCK: Json = {"kind": "live", "bank": 3600, "more": 600}


@pytest.fixture
async def still(settings: Settings) -> AsyncIterator[Running]:
    """A server at which no time passes."""
    async with running(replace(settings, clock=StillClock())) as server:
        yield server


class Heaven:
    """A table of two, each before a screen of their own, and somebody who looks on."""

    def __init__(self, server: Running, table: str, players: list[Player]) -> None:
        self.server = server
        self.table = table
        self.players = players

    async def to_an_activation(self) -> None:
        """At random, and the same at every table of the same luck; both have some acts to make."""
        rng = Random(3)
        while not self.is_busy:
            await self.players[2].until_waiting()
            seat = self.players[2].position["waiting"][0]
            await self.do(seat, rng.choice(await self.options(seat)))

    @property
    def is_busy(self) -> bool:
        return all(
            player.position["decision"] is not None and len(player.position["options"]) > 2
            for player in self.players[:2]
        )

    def begin(self) -> None:
        """From now on it matters what is heard."""
        self._began = [len(player.texts) for player in self.players]

    def heard(self, person: int) -> list[str]:
        """The bytes since then, without the number that each begins with."""
        texts = self.players[person].texts[self._began[person] :]
        assert all(text.startswith('{"n":') for text in texts)
        return [text.partition(",")[2] for text in texts]

    async def options(self, seat: int) -> list[Json]:
        await self.players[seat].until_asked()
        options: list[Json] = self.players[seat].position["options"]
        return options

    async def do(self, seat: int, action: Json) -> None:
        await self.players[seat].act(action)
        await self.all_know()

    async def undo(self, seat: int) -> None:
        await self.players[seat].say("undo", seat=seat)
        await self.all_know()

    async def all_know(self) -> None:
        """Until everything that was to be told has been: whoever asks anew is answered last."""
        for player in self.players:
            await player.ask("resync", "situation")

    async def confirm_all(self) -> None:
        """Each does the first thing offered until it may confirm; seat 1 before seat 0."""
        for seat in (1, 0):
            while {"is": "confirm"} not in await self.options(seat):
                await self.do(seat, (await self.options(seat))[0])
            await self.do(seat, {"is": "confirm"})

    async def standing(self) -> Any:
        shape = (await self.server.http.get(f"/api/tables/{self.table}")).json()
        return {name: shape[name] for name in ("turn", "entries", "over")}


async def heaven(server: Running, stack: AsyncExitStack, clock: Json | None = None) -> Heaven:
    opened = await server.open(("link", "link"), clock=clock, **WISH)
    keys = [(key,) for key in opened["keys"]]
    players = [
        await stack.enter_async_context(server.at(opened["table"], *key)) for key in (*keys, ())
    ]
    table = Heaven(server, opened["table"], players)
    await table.to_an_activation()
    return table


@pytest.mark.parametrize("clock", [None, CLOCK])
async def test_nothing_tells_whether_the_other_has_begun(
    still: Running, clock: Json | None
) -> None:
    """Two tables that are alike but for what seat 1 does: seat 0 and onlookers hear the same."""
    async with AsyncExitStack() as stack:
        busy, idle = [await heaven(still, stack, clock) for _ in range(2)]
        for table in (busy, idle):
            await table.all_know()
            table.begin()
        for deed in range(3):
            options = await busy.options(1)
            await busy.do(1, options[0])
            await idle.all_know()
            assert (await busy.options(1)) != options
            if deed == 1:
                await busy.undo(1)
                await idle.all_know()
            acts = await idle.options(0)
            if acts[0]["is"] != "confirm":
                for table in (busy, idle):
                    await table.do(0, acts[0])
        for table in (busy, idle):
            await table.undo(0)
        for person in (0, 2):
            assert busy.heard(person) == idle.heard(person)
        assert await busy.standing() == await idle.standing()
        assert busy.heard(1) != idle.heard(1)


async def test_everything_is_told_when_all_have_confirmed(server: Running) -> None:
    """What seat 1 heard of its own deeds as it did them is what the others hear at the end."""
    async with AsyncExitStack() as stack:
        table = await heaven(server, stack)
        heard = [len(player.messages) for player in table.players]
        await table.confirm_all()
        own, *others = (
            deeds(table.players[person].messages[heard[person] :], seat=1) for person in (1, 0, 2)
        )
        assert own
        for told in others:
            assert told == own


async def test_once_it_is_over_a_fresh_log_has_no_line_of_what_others_did_unheard(
    server: Running,
) -> None:
    async with AsyncExitStack() as stack:
        table = await heaven(server, stack)
        await table.confirm_all()
        lines = [(await player.ask("resync", "situation"))["log"] for player in table.players]
        empty = [[line["seat"] for line in log if not line["events"]] for log in lines]
        assert [set(seats) for seats in empty] == [{0}, {1}, set()]


def deeds(messages: list[Json], seat: int) -> list[Json]:
    """What a seat did in its activation, as somebody heard it."""
    return [
        event
        for message in messages
        if message["is"] == "progress"
        for event in message["events"]
        if event.get("seat") == seat and event["is"] != "activation-confirmed"
    ]

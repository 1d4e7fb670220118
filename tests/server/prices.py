"""What each kind of request costs a server, beside what it is charged.

`python -m tests.server.prices [--rounds 30]` starts one with a hundred tables of all games, 300
entries each, asks it for everything so often, and prints its processor time (with that of the
processes that prove records) in milliseconds for each; of messages at a table those of the
costliest game, with four who listen. Linux only.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from mesozoic.server import paying
from mesozoic.server.bench.prepared import Prepared, prepare
from mesozoic.server.bench.started import house
from mesozoic.server.database import sqlite_url
from mesozoic.server.messages import Act, AskLog, AskWhy, Hello, Resync, Sit, Undo
from tests.server.player import Player

TABLES = 100
GAMES = 4
Ask = Callable[[], Awaitable[Any]]


class Prices:
    def __init__(self, process: int, rounds: int) -> None:
        self._process, self._rounds = process, rounds
        self.found: dict[str, tuple[float, float]] = {}
        """By kind: what it costs where it costs most, and what is charged."""

    async def measure(self, kind: str, charged: float, ask: Ask, rounds: int | None = None) -> None:
        times = rounds or self._rounds
        await ask()
        before = seconds_of(self._process)
        for _ in range(times):
            await ask()
        self.add(kind, charged, (seconds_of(self._process) - before) * 1000 / times)

    def add(self, kind: str, charged: float, milliseconds: float) -> None:
        most = max(milliseconds, self.found.get(kind, (0.0,))[0])
        self.found[kind] = most, charged

    def used(self) -> float:
        return seconds_of(self._process)


def seconds_of(process: int) -> float:
    """Processor time of a process, and of those that it started and that are there."""
    nanoseconds, children = 0, list[int]()
    for thread in Path(f"/proc/{process}/task").iterdir():
        nanoseconds += int((thread / "schedstat").read_text().split()[0])
        children += map(int, (thread / "children").read_text().split())
    return nanoseconds / 1e9 + sum(map(seconds_of, children))


async def price_calls(
    prices: Prices, http: httpx.AsyncClient, table: str, finished: Prepared
) -> None:
    async def get(path: str) -> None:
        (await http.get(path)).raise_for_status()

    async def open_one() -> None:
        seats = [{"kind": "here", "name": "a"} for _ in range(4)]
        wish = {"game": "gods-love-dinosaurs", "players": 4, "seats": seats}
        (await http.post("/api/tables", json=wish)).raise_for_status()

    of_finished = f"/api/tables/{finished.table}"
    calls = [
        ("FILE", paying.FILE, "/"),
        ("LITTLE", paying.LITTLE, "/api/games"),
        ("LITTLE", paying.LITTLE, "/api/games/evo-2001/rules"),
        ("ROW", paying.ROW, f"/api/tables/{table}"),
        ("LIST", paying.LIST, "/api/tables?limit=100"),
        ("RECORD", paying.RECORD, f"{of_finished}/record"),
        ("FILM", paying.FILM, f"{of_finished}/replay"),
    ]
    for kind, charged, path in calls:
        await prices.measure(kind, charged, lambda path=path: get(path))  # type: ignore[misc]
    await prices.measure("CHANGE", paying.CHANGE, open_one)


async def price_messages(prices: Prices, address: str, at: Prepared) -> None:
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(Player.connected(address, at.table)) for _ in at.keys
        ]
        for player, key in zip(players, at.keys, strict=True):
            await player.ask("hello", "situation", keys=[key])
        one, key = players[0], at.keys[0]
        action = next(player.position["options"][0] for player in players if player.is_asked)
        charged = paying.MESSAGES
        asks: list[tuple[type, Ask]] = [
            (Hello, lambda: one.ask("hello", "situation", keys=[key])),
            (Resync, lambda: one.ask("resync", "situation")),
            (Sit, lambda: one.ask("sit", "situation", seat=0)),
            (AskLog, lambda: one.ask("log", "lines", before=one.position["entry"])),
            (AskWhy, lambda: one.ask("why", "reason", seat=0, action=action)),
        ]
        for kind, ask in asks:
            await prices.measure(kind.__name__, charged.get(kind, paying.LITTLE), ask)
        await price_acts(prices, players)


async def price_acts(prices: Prices, players: list[Player]) -> None:
    """Whoever is asked does the first thing that is possible, and takes it back where they may."""
    acts, used, undone, used_undoing = 0, 0.0, 0, 0.0
    while acts < prices._rounds:
        for player in players:
            await player.ask("resync", "situation")
        acting = next((p for p in players if p.is_asked and not p.position["forced"]), None)
        if acting is None or players[0].position["over"]:
            break
        before = prices.used()
        await acting.act(acting.position["options"][0])
        await acting.hear("progress")
        used, acts = used + prices.used() - before, acts + 1
        if acting.position["undo"] and undone < acts / 2:
            before = prices.used()
            await acting.say("undo", seat=acting.position["seat"])
            while (message := await acting.receive())["is"] not in ("withdrawn", "refused"):
                pass
            if message["is"] == "withdrawn":
                used_undoing, undone = used_undoing + prices.used() - before, undone + 1
    if acts:
        prices.add("Act", paying.MESSAGES[Act], used * 1000 / acts)
    if undone:
        prices.add("Undo", paying.MESSAGES[Undo], used_undoing * 1000 / undone)


async def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_url(Path(folder) / "tables.sqlite")
        prepared, finished = await prepare(database, TABLES)
        async with house(database) as server:
            prices = Prices(server._process.pid, rounds)
            address = f"http://{server.address}"
            async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
                await price_calls(prices, http, prepared[0].table, finished)
            for at in prepared[:GAMES]:
                await price_messages(prices, server.address, at)
    for kind, (found, charged) in prices.found.items():
        print(f"{kind:8} {found:8.2f} ms, charged {charged:g}")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    sys.exit(asyncio.run(main(parser.parse_args().rounds)))

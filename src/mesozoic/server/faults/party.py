"""People at one table after another, for as long as somebody plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

from httpx import AsyncClient, HTTPError

from mesozoic.server.faults.client import Client
from mesozoic.server.faults.ledger import Ledger

BOT: Final = "uniform"
RETRY: Final = 0.5
"""Seconds until who could not open a table tries again."""


class Party:
    def __init__(
        self,
        address: str,
        game: str,
        players: int,
        bots: int,
        rng: Random,
        on_told: Callable[[], None],
    ) -> None:
        """`players`: the bots among them."""
        self._address, self._game, self._rng = address, game, rng
        self._players, self._bots = players, bots
        self._on_told = on_told
        self.finished = 0
        """Games that they have played to their ends."""
        self.clients: list[Client] = []
        self.ledgers: list[Ledger] = []
        self.is_resting = False

    @property
    def table(self) -> str:
        """Where it sits now; empty before its first."""
        return self.ledgers[-1].table if self.ledgers else ""

    @property
    def entries(self) -> int:
        """How many somebody knows of, at all tables so far."""
        return sum(max(ledger.shown.values(), default=0) for ledger in self.ledgers)

    def rest(self) -> None:
        self.is_resting = True
        for client in self.clients:
            client.is_resting = True

    async def play(self) -> None:
        async with AsyncClient(base_url=f"http://{self._address}", trust_env=False) as http:
            while not self.is_resting:
                opened = await self._open(http)
                ledger = Ledger(opened["table"])
                self.ledgers.append(ledger)
                self.clients = [
                    self._client(ledger, seat, key)
                    for seat, key in enumerate(opened["keys"])
                    if key is not None
                ]
                await asyncio.gather(*(client.play() for client in self.clients))
                self.finished += 1

    def _client(self, ledger: Ledger, seat: int, key: str) -> Client:
        uri = f"ws://{self._address}/api/tables/{ledger.table}/live"
        return Client(uri, seat, key, ledger, Random(self._rng.random()), self._on_told)

    async def _open(self, http: AsyncClient) -> dict[str, Any]:
        people = [
            {"kind": "link", "name": f"player {n}"} for n in range(self._players - self._bots)
        ]
        seats = [*people, *({"kind": "bot", "bot": BOT} for _ in range(self._bots))]
        wish = {"game": self._game, "players": self._players, "seats": seats, "pace": 0}
        while True:
            try:
                answer = await http.post("/api/tables", json=wish)
                if answer.is_success:
                    found: dict[str, Any] = answer.json()
                    return found
            except HTTPError:
                pass
            await asyncio.sleep(RETRY * self._rng.uniform(0.5, 1))

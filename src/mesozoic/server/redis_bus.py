"""The bus that a Redis is."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from mesozoic.server.bus import CHANNEL, GONE, Bus, Hear, pass_on
from mesozoic.server.clock import Clock


class RedisBus(Bus):
    away = (*GONE, RedisError)

    def __init__(self, url: str, clock: Clock) -> None:
        super().__init__(clock)
        self._url = url
        self._sender: Redis | None = None

    async def _send(self, text: str) -> None:
        if self._sender is None:
            self._sender = Redis.from_url(self._url)
        await self._sender.publish(CHANNEL, text)

    async def _attend(self, hear: Hear) -> None:
        async with Redis.from_url(self._url) as redis, redis.pubsub() as channel:
            async with asyncio.timeout(self.silence):
                await channel.subscribe(CHANNEL)
            hear(None)
            is_asked = False
            while True:
                message = await channel.get_message(
                    ignore_subscribe_messages=True, timeout=self.silence
                )
                if message is None:
                    if is_asked:
                        raise TimeoutError
                    await channel.ping()
                    is_asked = True
                    continue
                is_asked = False
                if message["type"] == "message":
                    pass_on(hear, message["data"])

    async def _hang_up(self) -> None:
        if self._sender is not None:
            with suppress(*self.away):
                await self._sender.aclose()
            self._sender = None

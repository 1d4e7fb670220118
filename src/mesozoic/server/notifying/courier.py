"""A notice in the words of each way, and sent by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mesozoic.server.notifying import notice
from mesozoic.server.notifying.notice import Asked
from mesozoic.server.notifying.secrets import ServerSecrets
from mesozoic.server.notifying.sending import Sender
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.notifying.wishes import Wish, Wished


class Courier:
    def __init__(self, ways: Ways, secrets: ServerSecrets, sender: Sender) -> None:
        self._ways = ways
        self._secrets = secrets
        self._sender = sender

    async def send(self, asked: Asked, wished: Wished) -> None:
        """Once: whether that was well is told as by a sender."""
        await self._by(wished.wish)(asked, wished)

    def _by(self, wish: Wish) -> Callable[[Asked, Wished], Awaitable[None]]:
        return {"push": self._push, "mail": self._mail, "room": self._tell_room}[wish.way]

    async def _push(self, asked: Asked, wished: Wished) -> None:
        wish = wished.wish
        text = notice.text(asked, wish.language)
        message = {
            "title": text.title,
            "body": text.body,
            "tag": f"table/{asked.table}",
            "path": notice.path_of(asked.table),
            "stop": {
                "path": notice.stop_path(await self.stop_token(wish)),
                "label": notice.stop_label(wish.language),
            },
        }
        key = await self._secrets.push_key()
        await self._sender.push(wish.address, wish.keys, key, message)

    async def _mail(self, asked: Asked, wished: Wished) -> None:
        if self._ways.mail is None:
            return
        wish, origin = wished.wish, self._ways.origin
        stop = notice.stop_path(await self.stop_token(wish))
        text = notice.mail_text(asked, wish.language, origin, stop)
        await self._sender.mail(wish.address, text.title, text.body, f"{origin}{stop}")

    async def _tell_room(self, asked: Asked, wished: Wished) -> None:
        """In a room others listen: of a private table they are not told where it is."""
        if self._ways.room is None:
            return
        link = None if asked.is_private else f"{self._ways.origin}{notice.path_of(asked.table)}"
        message: dict[str, Any] = {
            "text": notice.room_text(asked, wished.name, wished.wish.language),
            "game": asked.game,
            "name": wished.name,
            "link": link,
        }
        await self._sender.room(message)

    async def stop_token(self, wish: Wish) -> str:
        return (await self._secrets.signer()).sign(notice.STOP, wish.id)

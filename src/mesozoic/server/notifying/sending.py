"""Notices on their way out: each way sends once, and says what became of it."""

from __future__ import annotations

import asyncio
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from msgspec.json import encode

from mesozoic.core.errors import Refused
from mesozoic.server.notifying.browser_keys import check_keys
from mesozoic.server.notifying.endpoints import check_endpoint
from mesozoic.server.notifying.ways import MailServer, Ways

if TYPE_CHECKING:
    from aiohttp import ClientSession

PATIENCE: Final = 10.0
"""Seconds for whoever is to be reached."""
KEEP: Final = 12 * 60 * 60
"""Seconds that a push service keeps a message for a browser that is not there."""
GONE: Final = (404, 410)


class NotSent(Exception):
    """It may work later."""


class NobodyThere(Exception):
    """It never will again."""


class Sender:
    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._session: ClientSession | None = None
        self._room: ClientSession | None = None

    async def push(
        self, address: str, keys: dict[str, str], push_key: str, message: dict[str, Any]
    ) -> None:
        """Sealed for this browser alone: the push service cannot read it."""
        try:
            check_endpoint(address, may_be_here=self._ways.may_push_here)
            check_keys(keys)
        except Refused:  # it was taken when more were
            raise NobodyThere from None
        headers, body = await asyncio.to_thread(
            sealed, address, keys, push_key, encode(message), self._contact()
        )
        if self._session is None:
            self._session = _session(public_only=not self._ways.may_push_here)
        await _post(self._session, address, body, headers)

    async def mail(self, to: str, subject: str, body: str, stop: str | None = None) -> None:
        assert self._ways.mail is not None
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._ways.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="mesozoic")
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(body)
        await _hand_in(self._ways.mail, message)

    async def room(self, message: dict[str, Any]) -> None:
        assert self._ways.room is not None
        if self._room is None:
            self._room = _session()
        headers = {"Content-Type": "application/json"}
        await _post(self._room, self._ways.room, encode(message), headers)

    async def close(self) -> None:
        for session in (self._session, self._room):
            if session is not None:
                await session.close()

    def _contact(self) -> str:
        """Whom a push service may turn to."""
        origin, sender = self._ways.origin, self._ways.sender
        if sender:
            return f"mailto:{sender}"
        return origin if origin.startswith("https:") else "mailto:nobody@example.org"


def sealed(
    address: str, keys: dict[str, str], push_key: str, message: bytes, contact: str
) -> tuple[dict[str, str], bytes]:
    """Headers and body of a push message."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    pusher = WebPusher({"endpoint": address, "keys": keys})
    body: bytes = pusher.encode(message)["body"]
    parts = urlsplit(address)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + KEEP,
        "sub": contact,
    }
    signed = Vapid02.from_raw(push_key.encode()).sign(claims)
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP),
        "Urgency": "high",
    }
    return headers, body


async def _hand_in(server: MailServer, message: EmailMessage) -> None:
    import aiosmtplib

    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as refused:
        if all(one.code >= 500 for one in refused.recipients):
            raise NobodyThere from refused
        raise NotSent from refused
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        raise NotSent from problem


async def _post(session: ClientSession, address: str, body: bytes, headers: dict[str, str]) -> None:
    from aiohttp import ClientError

    try:
        async with session.post(
            address, data=body, headers=headers, allow_redirects=False
        ) as answer:
            status = answer.status
    except (ClientError, OSError, TimeoutError, ValueError) as problem:
        raise NotSent from problem
    if status in GONE:
        raise NobodyThere
    if not 200 <= status < 300:
        raise NotSent(status)


def _session(*, public_only: bool = False) -> ClientSession:
    from aiohttp import ClientSession, ClientTimeout, TCPConnector

    from mesozoic.server.notifying.resolving import PublicOnly

    connector = TCPConnector(resolver=PublicOnly() if public_only else None, limit=20)
    return ClientSession(connector=connector, timeout=ClientTimeout(total=PATIENCE))

"""Whoever is told, on this machine: a push service and its browser, a chat room, a mail server."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mesozoic.server.notifying.ways import MailServer

PATIENCE = 30
"""Seconds after which what never comes fails a test, instead of hanging it."""


class Service:
    """Keeps what is posted to it."""

    def __init__(self) -> None:
        self.address = ""
        self.statuses: list[int] = []
        """What it answers first; 201 after that."""
        self.holds = asyncio.Event()
        """Until it is set nothing is answered."""
        self.holds.set()
        self.all: list[tuple[dict[str, str], bytes]] = []
        self.by_path: list[tuple[str, bytes]] = []
        self._fresh: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()

    async def hear(self, request: web.Request) -> web.Response:
        heard = dict(request.headers), await request.read()
        self.all.append(heard)
        self.by_path.append((request.path, heard[1]))
        self._fresh.put_nowait(heard)
        await self.holds.wait()
        return web.Response(status=self.statuses.pop(0) if self.statuses else 201)

    async def next(self) -> tuple[dict[str, str], bytes]:
        async with asyncio.timeout(PATIENCE):
            return await self._fresh.get()


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    found = Service()
    app = web.Application()
    app.router.add_post("/{any:.*}", found.hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    found.address = f"http://127.0.0.1:{port}/push"
    try:
        yield found
    finally:
        await runner.cleanup()


class Browser:
    """What opens push messages."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": _base64(point), "auth": _base64(self._secret)}

    def open(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._secret, version="aes128gcm"
        )
        message: dict[str, Any] = json.loads(text)
        return message


class MailBox:
    def __init__(self) -> None:
        self._mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.all: list[EmailMessage] = []

    async def handle_DATA(  # noqa: N802 (as it is called)
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.all.append(mail)
        self._mails.put_nowait(mail)
        return "250 OK"

    @property
    def count(self) -> int:
        return len(self.all)

    async def next(self) -> EmailMessage:
        async with asyncio.timeout(PATIENCE):
            return await self._mails.get()


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailServer, MailBox]]:
    box = MailBox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="here"), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield MailServer(host="127.0.0.1", port=port, tls=False, user=None, password=None), box
    finally:
        server.close()
        await server.wait_closed()


def _base64(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")

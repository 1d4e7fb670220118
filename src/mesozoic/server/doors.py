"""Before anything is asked of the application: who asks, from which page, and in what form."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.json import encode

from mesozoic.core.errors import Refused
from mesozoic.server.limits import Accounts
from mesozoic.server.network import Network
from mesozoic.server.paying import LITTLE
from mesozoic.server.proxies import Proxies, Scope, address_in, headers_of
from mesozoic.server.refusing import problem_of, status_of

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]
Headers = Mapping[str, str]

READING: Final = ("GET", "HEAD", "OPTIONS")
PRIVATE: Final = ("/api/me", "/api/sign")
"""Calls whose answers are for one browser only."""
CALLED: Final = "route_handler"
"""Where Litestar notes which call it has found, whose price is paid there."""
NO_STORE: Final = (b"cache-control", b"no-store")
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")

log = logging.getLogger(__name__)


class Doors:
    """An application behind its doors."""

    def __init__(
        self,
        inside: Application,
        network: Network,
        proxies: Proxies,
        headers: Headers,
        accounts: Accounts,
        count: Callable[[str], None] = lambda key: None,
    ) -> None:
        """Every answer has these `headers`; `count` is told the key of each refusal.

        Litestar cannot add them: it keeps those of a process's first application for all.
        """
        self.inside = inside
        self.count = count
        self._network, self._proxies, self._accounts = network, proxies, accounts
        self._headers = [(name.lower().encode(), told.encode()) for name, told in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.inside(scope, receive, send)
            return
        scope = self._proxies.see_through(scope)
        # Whoever came over TLS is to come over TLS for a year.
        strict = [STRICT_TRANSPORT] if scope["scheme"] == "https" else []
        private = [NO_STORE] if scope["path"].startswith(PRIVATE) else []
        send = self._answering(scope, send, [*self._headers, *strict, *private])
        try:
            if scope["type"] == "websocket" and not await self._charge(scope):
                raise Refused("too-fast")
            self._check(scope, headers_of(scope))
        except Refused as refused:
            log.info("%s refused at the door: %s", scope["type"], refused.key)
            self.count(refused.key)
            await _turn_away(scope, send, refused)
        else:
            await self.inside(scope, receive, send)

    async def _charge(self, scope: Scope) -> bool:
        """What no call is paid for costs a little too; who asks for too much of it waits."""
        account = self._accounts.of(address_in(scope))
        if await account.pay(LITTLE):
            return True
        await account.hold_back()
        return False

    def _answering(self, scope: Scope, send: Send, headers: Sequence[tuple[bytes, bytes]]) -> Send:
        async def answering(message: Message) -> None:
            if message["type"] == "http.response.start":
                if CALLED not in scope:
                    await self._charge(scope)
                message = {**message, "headers": [*message.get("headers", ()), *headers]}
            await send(message)

        return answering

    def _check(self, scope: Scope, headers: Headers) -> None:
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes or scope["path"].startswith("/api"):
            self._check_host(scope, headers)
        if changes:
            self._check_origin(scope, headers)
        if changes and scope["type"] == "http":
            _check_form(headers)

    def _check_host(self, scope: Scope, headers: Headers) -> None:
        """A browser always names a host; a name that was made to lead here is foreign."""
        host = headers.get("host")
        reached = (scope.get("server") or ("",))[0]
        if host and not self._network.is_served_as(host, reached):
            raise Refused("host-foreign", found=host[:100])

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """A browser says from which site a page asks; a program says nothing."""
        origin = headers.get("origin")
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        if origin is None:
            foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
        else:
            foreign = not self._network.is_own(origin, scheme, headers.get("host", ""))
        if foreign:
            raise Refused("origin-foreign", found=(origin or "-")[:100])


def _check_form(headers: Headers) -> None:
    """A change is plain JSON: a form of another site cannot send that."""
    if headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Refused("body-compressed")
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refused("not-json")


async def _turn_away(scope: Scope, send: Send, refused: Refused) -> None:
    """One problem, as every call gives it; a websocket is refused before it is one."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    body = encode(problem_of(refused))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    status = status_of(refused)
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})

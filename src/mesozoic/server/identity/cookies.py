"""The cookie by which a browser is known, and the site that it sees."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from mesozoic.server.identity.passkeys import Site
from mesozoic.server.network import name_of
from mesozoic.server.paying import Connected

Caller = Request[Any, Any, State]
T = TypeVar("T")

COOKIE: Final = "mesozoic"
LASTS: Final = 400 * 24 * 60 * 60
"""As long as browsers keep any."""
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def cookie_of(connection: Connected) -> str:
    """What our cookie is called: browsers hand one to all ports of a host alike."""
    port = connection.headers.get("host", "").rpartition(":")[2]
    return f"{COOKIE}-{port}" if port.isdecimal() else COOKIE


def key_of(connection: Connected) -> str | None:
    """The key in a browser's cookie, if there is one that we may have made."""
    key = connection.cookies.get(cookie_of(connection), "")
    return key if _KEY.fullmatch(key) else None


def is_page(request: Caller) -> bool:
    """Whether one of our pages asks, or a program. A link on another site does not bring a
    browser's cookie along, and must not take another's place."""
    foreign = request.headers.get("sec-fetch-site", "same-origin") != "same-origin"
    return not foreign and request.headers.get("sec-fetch-mode") != "navigate"


def remembered(request: Caller, content: T, key: str) -> Response[T]:
    """An answer after which the browser has this key; no page's script ever sees it."""
    cookie = Cookie(
        key=cookie_of(request),
        value=key,
        max_age=LASTS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(content, cookies=[cookie])


def site_of(request: Caller) -> Site:
    """As the browser sees it: doors let no other origin in."""
    host = request.headers.get("host", "")
    return Site(name_of(host), request.headers.get("origin") or f"{request.url.scheme}://{host}")

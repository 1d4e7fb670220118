"""By which ways an installation can reach people, as whoever runs it has decided."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from mesozoic.core.errors import Refused

_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*"
)
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(Struct, frozen=True, kw_only=True):
    """Where mail is handed in."""

    host: str
    port: int
    tls: bool
    """From the first byte; otherwise as soon as it is offered."""
    user: str | None
    password: str | None


class Ways(Struct, frozen=True, kw_only=True):
    """None of them is gone before whoever is to be told has wished it."""

    mail: MailServer | None = None
    sender: str = ""
    """The address that mail comes from."""
    room: str | None = None
    """A webhook, such as a chat room's: whoever runs the server names it, so it may be anywhere."""
    origin: str = ""
    """The address of the pages, before links in mail and in a room."""
    may_push_here: bool = False
    """Whether push messages may go to this machine and its network: for tests."""


def read_ways(mail: str | None, sender: str | None, room: str | None, origin: str) -> Ways:
    """What is given on the command line or in the environment."""
    if mail is not None and not (sender and is_mail_address(sender)):
        raise Refused("mail-sender", option="--mail", needed="--mail-from", found=sender or "")
    return Ways(
        mail=None if mail is None else read_mail_server(mail),
        sender=sender or "",
        room=None if room is None else _read_room(room),
        origin=origin.rstrip("/"),
    )


def read_mail_server(text: str) -> MailServer:
    """Such as smtp://user:password@mail.example:587 or smtps://mail.example."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Refused("mail-unreadable") from None  # which may hold a password: it is not repeated
    if not parts.hostname or parts.path.strip("/") or parts.query:
        raise Refused("mail-unreadable")
    return MailServer(
        host=parts.hostname,
        port=port,
        tls=parts.scheme == "smtps",
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
    )


def is_mail_address(text: str) -> bool:
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None


def _read_room(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused("room-unreadable")
    return text

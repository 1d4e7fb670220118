"""What is said over HTTP of how people wish to be told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mesozoic.server.messages import Language

KEY = r"^[A-Za-z0-9_-]+$"


class MyNotices(Struct, frozen=True, kw_only=True):
    """How whoever asks is told that a table waits for them, and could be."""

    push_key: str
    """By which a browser knows messages of this server."""
    browsers: int
    """Those that push messages go to."""
    can_mail: bool
    mail: str | None
    """The address, if there is one."""
    confirmed: bool
    """Whether somebody there has said that it is theirs; until then nothing more is sent."""
    can_tell_room: bool
    """Whether whoever runs the server has named a chat room."""
    room: bool
    """Whether it is told there."""


class NewBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """As a browser's own interface gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=KEY)]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=KEY)]
    language: Language


class OldBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]
    language: Language


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool
    language: Language


class SignedLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]

"""What is said of people over HTTP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

from mesozoic.server.identity.passkeys import Passkey
from mesozoic.server.messages import PRINTED, Name
from mesozoic.server.pace.holidays import Holiday
from mesozoic.server.ratings.shapes import GameRating
from mesozoic.server.shapes import TableShape

PersonName = Annotated[str, Meta(max_length=40, pattern=rf"^(?=.*\S){PRINTED}")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Short = Annotated[str, Meta(max_length=200)]


class Me(Struct, frozen=True, kw_only=True):
    """Whoever asks, as only they may know it."""

    name: str
    """Empty where a guest has not said it."""
    account: bool
    player: str | None
    """Under which everybody finds one's profile; null for a guest, who has none."""
    password: bool
    """Whether there is one."""
    passkeys: int
    codes: int
    """Recovery codes that are left."""
    browsers: int
    """Those that are signed in, this one among them."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    """What a guest's account is to be called."""
    answer: dict[str, Any]
    """The browser's."""
    label: Name = ""
    """What the passkey is called."""


class PasskeyName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class MyPasskey(Struct, frozen=True):
    id: str
    """What the authenticator calls it."""
    name: str
    created: int
    used: int | None
    """When it last opened the account; null where it has not yet."""


class Codes(Struct, frozen=True):
    """Recovery codes, told once; none where there were some already."""

    codes: list[str]


class BrowserQuestion(Struct, frozen=True):
    """What the browser is to be asked, as its own interface wants it."""

    options: dict[str, Any]


class BrowserAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    answer: dict[str, Any]


class ByPassword(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    password: Short


class ByCode(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    code: Short


class MyPassword(Struct, frozen=True, forbid_unknown_fields=True):
    password: Short


class MyCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Short


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """With it another device signs in, once, for a few minutes."""

    ticket: Short


class MyGame(Struct, frozen=True):
    table: TableShape
    seats: list[int]
    """Mine."""
    resigned: list[int]
    """Those of them at which a bot plays on for good."""
    news: int
    """How many entries there are since one was last at the table."""


class SaidByMe(Struct, frozen=True):
    """A line of a table's chat: words, or a phrase that each reads in their own language."""

    table: str
    at: int
    about: dict[str, str]


class MyData(Struct, frozen=True, kw_only=True):
    """All that is kept of somebody, but for what only proves who they are."""

    id: str
    name: str
    account: bool
    created: int
    seen: int
    """When they were last here, to the day."""
    passkeys: list[MyPasskey]
    browsers: int
    games: list[MyGame]
    ratings: list[GameRating]
    told_by: dict[str, list[str]]
    """By push, mail and room: the addresses at which one is told that a table waits."""
    holidays: list[Holiday]
    notes: dict[str, str]
    """To oneself, by table."""
    said: list[SaidByMe]
    """At seats of one's own, the oldest first."""


def my_passkeys(some: Iterable[Passkey]) -> list[MyPasskey]:
    return [MyPasskey(one.id, one.name, one.created, one.used) for one in some]

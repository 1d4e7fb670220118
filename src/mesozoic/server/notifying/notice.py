"""What somebody who is away is told: that they are waited for, where, and how to hear no more.

Nothing of the game itself is in it: that a seat is asked everybody at the table sees anyway.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from mesozoic.server.messages import Language
from mesozoic.words.catalogue import catalogue

STOP: Final = "stop"
CONFIRM: Final = "confirm"
"""What links are signed for."""


class Asked(Struct, frozen=True, kw_only=True):
    """A seat is asked, and whose it is is not there."""

    table: str
    game: str
    seat: int
    is_private: bool


class Text(Struct, frozen=True):
    title: str
    body: str


def text(asked: Asked, language: Language) -> Text:
    words = catalogue(language, asked.game)
    return Text(words.say("game-title"), words.say("notice-turn"))


def room_text(asked: Asked, name: str, language: Language) -> str:
    words = catalogue(language, asked.game)
    return words.say("notice-room", name=name, game=words.say("game-title"))


def mail_text(asked: Asked, language: Language, origin: str, stop: str) -> Text:
    words = catalogue(language, asked.game)
    game = words.say("game-title")
    body = words.say(
        "notice-mail", game=game, link=f"{origin}{path_of(asked.table)}", stop=f"{origin}{stop}"
    )
    return Text(words.say("notice-mail-subject", game=game), body)


def confirming_text(language: Language, origin: str, link: str) -> Text:
    words = catalogue(language)
    body = words.say("notice-confirm", link=f"{origin}{link}")
    return Text(words.say("notice-confirm-subject"), body)


def stop_label(language: Language) -> str:
    return catalogue(language).say("notice-stop")


def path_of(table: str) -> str:
    """Without a key: who is known by their browser finds their seat."""
    return f"/#/table/{table}"


def stop_path(token: str) -> str:
    return f"/#/stop/{token}"


def confirm_path(token: str) -> str:
    return f"/#/confirm/{token}"

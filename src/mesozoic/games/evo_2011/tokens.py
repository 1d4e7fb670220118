"""The climate tokens (E2-0.4)."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Token(Kind):
    PLUS_2 = 0
    PLUS_1 = 1
    STILL = 2
    MINUS_1 = 3
    METEORITE = 4


TOKENS: Final = {token.slug: token for token in Token}
TokenSlug = Annotated[str, Names("token", TOKENS)]
TURNING: Final = tuple(token for token in Token if token is not Token.METEORITE)
# By how many sections a token turns the wheel, clockwise.
SHIFT: Final = {Token.PLUS_2: 2, Token.PLUS_1: 1, Token.STILL: 0, Token.MINUS_1: -1}

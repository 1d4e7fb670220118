"""Whole numbers on the command line: half a game is refused, not rounded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

from cyclopts import Parameter, Token

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,18}")


def read_whole(type_: Any, tokens: Sequence[Token]) -> int:
    (token,) = tokens
    if not _WHOLE.fullmatch(token.value):
        raise ValueError(token.value)
    return int(token.value)


WHOLE: Final = Parameter(converter=read_whole)
Whole = Annotated[int, WHOLE]

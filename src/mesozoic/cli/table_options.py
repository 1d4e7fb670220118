"""`--option name=value`, as several commands take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.errors import CannotDo

TableOptions = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        help="A way to play, as name=value; may be given several times. See `mesozoic games`.",
    ),
]


def read_options(given: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise CannotDo("cli-option-form", found=text)
        options[name.strip()] = value.strip()
    return options

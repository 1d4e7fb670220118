"""What changes a server's database: said first, and done once whoever asked for it agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from mesozoic.cli.errors import FAILED

if TYPE_CHECKING:
    from mesozoic.server.admin import Admin
    from mesozoic.words.catalogue import Catalogue

Database = Annotated[
    str | None,
    Parameter(help="The server's database, if not the one that `serve` takes."),
]
Yes = Annotated[bool, Parameter(negative=(), help="Do not ask.")]


def do_if_agreed(
    words: Catalogue,
    database: str | None,
    yes: bool,
    will: str,
    work: Callable[[Admin], Awaitable[Any]],
) -> int:
    from mesozoic.server.admin import Admin
    from mesozoic.server.notices import EVERY

    async def do() -> None:
        async with Admin.at(url_of(database)) as at:
            await work(at)

    if not agreed(words, will, yes):
        return FAILED
    asyncio.run(do())
    print(words.say("cli-admin-heard", seconds=round(EVERY)))
    return 0


def agreed(words: Catalogue, will: str, yes: bool) -> bool:
    print(will)
    if yes:
        return True
    try:
        said = input(f"{words.say('cli-admin-ask')} ")
    except EOFError:
        said = ""
        print()
    if said.strip().casefold() in words.say("cli-admin-yes").split():
        return True
    print(words.say("cli-admin-nothing"))
    return False


def url_of(database: str | None) -> str:
    from mesozoic.server.database import default_url

    return database or default_url()

"""`mesozoic admin forget-guests`: what a server does by itself once a day, by hand."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.asking_first import Database, Yes, do_if_agreed, url_of
from mesozoic.cli.errors import CannotDo
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import WHOLE


def forget_guests(
    *,
    days: Annotated[int, WHOLE, Parameter(help="Not here for so many days.")] = 180,
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Forget guests who were not here for long, and have neither an account, a seat nor a rating.

    A server that runs does so by itself, once a day, after 180 days.
    """
    from mesozoic.server.admin import Admin

    words = words_in(lang)
    if days < 1:
        raise CannotDo("cli-least", name="--days", least=1, found=days)

    async def count() -> int:
        async with Admin.at(url_of(database)) as at:
            return await at.count_old_guests(days)

    guests = asyncio.run(count())
    if not guests:
        print(words.say("cli-admin-no-guests", days=days))
        return 0
    will = words.say("cli-admin-will-forget-guests", guests=guests, days=days)
    return do_if_agreed(words, database, yes, will, lambda at: at.forget_old_guests(days))

"""`mesozoic admin`: looking after a server's tables. A command says what it will do, and asks."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from mesozoic.cli.asking_first import Database, Yes, agreed, do_if_agreed, url_of
from mesozoic.cli.errors import FAILED, CannotDo
from mesozoic.cli.forget_guests import forget_guests
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import WHOLE
from mesozoic.core.errors import Refused

if TYPE_CHECKING:
    from mesozoic.server.admin import Admin, TableLine
    from mesozoic.server.archive import Contents
    from mesozoic.server.bans import Ban
    from mesozoic.words.catalogue import Catalogue

Key = Annotated[bool, Parameter(negative=(), help="WHAT is the key of a seat, not an address.")]
Limit = Annotated[int, WHOLE, Parameter(help="How many.")]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="As JSON.")]

admin = App(name="admin", help_format="plaintext", help_flags=["--help", "-h"], version_flags=[])


@admin.command(name="list")
def list_(
    *, limit: Limit = 20, json_: Json = False, database: Database = None, lang: Language = None
) -> None:
    """The newest tables: their ids, games, seats, and how far they are."""
    from mesozoic.server.admin import Admin

    words = words_in(lang)
    if limit < 1:
        raise CannotDo("cli-least", name="--limit", least=1, found=limit)

    async def newest() -> list[TableLine]:
        async with Admin.at(url_of(database)) as at:
            return await at.newest(limit)

    tables = asyncio.run(newest())
    if json_:
        import msgspec

        print(json.dumps(msgspec.to_builtins(tables), ensure_ascii=False, indent=2))
    elif not tables:
        print(words.say("cli-admin-no-tables"))
    else:
        _print_tables(tables, words)


def _add_for_tables(name: str, help_: str, work: Callable[[Admin, str], Awaitable[Any]]) -> None:
    """Add a command that does one thing to a table."""

    def command(
        table: str, /, *, yes: Yes = False, database: Database = None, lang: Language = None
    ) -> int:
        will = f"cli-admin-will-{name}"
        return _to_table(words_in(lang), database, table, yes, will, lambda at: work(at, table))

    admin.command(command, name=name, help=help_)


_add_for_tables(
    "close",
    "Let nobody sit or look on at a table until it is opened again; its record stays.",
    lambda at, table: at.close(table),
)
_add_for_tables("reopen", "Open a table again that was closed.", lambda at, table: at.reopen(table))
_add_for_tables(
    "delete", "Delete a table with its record, for good.", lambda at, table: at.delete(table)
)


@admin.command(name="rotate-keys")
def rotate_keys(
    table: str,
    /,
    *,
    origin: Annotated[
        str, Parameter(help="What links begin with, such as https://club.example")
    ] = "",
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Give every person at a table a new link; the old ones open nothing any more."""
    words = words_in(lang)

    async def rotate(at: Admin) -> None:
        for new in await at.rotate(table):
            if new.seat is None:
                print(words.say("cli-admin-key-owner", link=new.key))
            else:
                link = f"{origin.rstrip('/')}{new.link}"
                print(words.say("cli-admin-key-seat", seat=new.seat + 1, name=new.name, link=link))

    return _to_table(words, database, table, yes, "cli-admin-will-rotate", rotate)


@admin.command
def ban(
    what: str,
    /,
    *,
    key: Key = False,
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Refuse an address or a network, such as 203.0.113.7 or 2001:db8::/32, or a seat's key."""
    words, found = words_in(lang), _ban(what, key)
    will = words.say(f"cli-admin-will-ban-{found.kind}", what=found.what)
    return do_if_agreed(words, database, yes, will, lambda at: at.ban(found))


@admin.command
def unban(
    what: str,
    /,
    *,
    key: Key = False,
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Let an address, a network or a key in again."""
    words, found = words_in(lang), _ban(what, key)
    if found not in _bans(database):
        raise Refused("ban-unknown")
    will = words.say(f"cli-admin-will-unban-{found.kind}", what=found.what)
    return do_if_agreed(words, database, yes, will, lambda at: at.unban(found))


@admin.command
def bans(*, json_: Json = False, database: Database = None, lang: Language = None) -> None:
    """Who is banned: addresses, and keys by their hashes."""
    words, found = words_in(lang), _bans(database)
    if json_:
        print(json.dumps([{"kind": one.kind, "what": one.what} for one in found], indent=2))
    elif not found:
        print(words.say("cli-admin-no-bans"))
    else:
        for one in found:
            print(words.say(f"cli-admin-ban-{one.kind}", what=one.what))


admin.command(forget_guests, name="forget-guests")


@admin.command(name="back-up")
def back_up(
    file: Path, /, *, yes: Yes = False, database: Database = None, lang: Language = None
) -> int:
    """Write all that a database holds into a file, while the server runs.

    A file that ends in .sqlite is a copy of a SQLite database; any other holds a line of JSON for
    each row, compressed where it ends in .gz, and can be restored into SQLite and PostgreSQL.
    """
    from mesozoic.server import archive

    words = words_in(lang)

    async def work() -> int:
        async with archive.at(_existing(url_of(database))) as engine:
            will = words.say(
                "cli-admin-will-back-up", path=str(file), **_about(await archive.contents(engine))
            )
            if not agreed(words, will, yes):
                return FAILED
            await archive.write(engine, file)
        return _done(words)

    return _run(work, url_of(database))


@admin.command
def restore(
    file: Path, /, *, yes: Yes = False, database: Database = None, lang: Language = None
) -> int:
    """Fill a database that holds no tables yet with what a backup holds."""
    from mesozoic.server import archive

    words, url = words_in(lang), url_of(database)
    will = words.say(
        "cli-admin-will-restore", path=str(file), url=_shown(url), **_about(archive.inspect(file))
    )

    async def work() -> int:
        async with archive.at(_checked(url)) as engine:
            if not agreed(words, will, yes):
                return FAILED
            await archive.restore(engine, file)
        return _done(words)

    return _run(work, url)


@admin.command
def move(to: str, /, *, yes: Yes = False, database: Database = None, lang: Language = None) -> int:
    """Copy all tables into an empty database of either kind, given as an SQLAlchemy URL.

    Stop the server first: what is played meanwhile would stay behind.
    """
    from mesozoic.server import archive

    words, url = words_in(lang), url_of(database)

    async def work() -> int:
        async with archive.at(_existing(url)) as old, archive.at(_checked(to)) as new:
            there = await archive.contents(old)
            about = _about(there)
            will = words.say("cli-admin-will-move", url=_shown(url), to=_shown(to), **about)
            if not agreed(words, will, yes):
                return FAILED
            if there is not None:
                await archive.fill(new, there.revision, archive.rows_of(old))
        return _done(words)

    return _run(work, to)


# Saying, asking, doing


def _to_table(
    words: Catalogue,
    database: str | None,
    table: str,
    yes: bool,
    will: str,
    work: Callable[[Admin], Awaitable[Any]],
) -> int:
    from mesozoic.server.admin import Admin

    async def find() -> TableLine:
        async with Admin.at(url_of(database)) as at:
            return await at.find(table)

    found = asyncio.run(find())
    about = {"table": found.table, "game": found.game, "entries": found.entries}
    return do_if_agreed(words, database, yes, words.say(will, **about), work)


def _done(words: Catalogue) -> int:
    print(words.say("cli-admin-done"))
    return 0


def _run(work: Callable[[], Any], url: str) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from mesozoic.server.database import refused_database

    try:
        code: int = asyncio.run(work())
    except SQLAlchemyError as error:
        raise refused_database(url, error) from None
    return code


def _checked(url: str) -> str:
    from mesozoic.server.database import check

    check(url)
    return url


def _existing(url: str) -> str:
    from mesozoic.server.database import check_existing

    check_existing(url)
    return url


def _shown(url: str) -> str:
    from mesozoic.server.database import shown

    return shown(url)


def _ban(what: str, key: bool) -> Ban:
    from mesozoic.server.bans import Ban

    return Ban.of_key(what) if key else Ban.of_address(what)


def _bans(database: str | None) -> list[Ban]:
    from mesozoic.server.admin import Admin

    async def find() -> list[Ban]:
        async with Admin.at(url_of(database)) as at:
            return await at.bans()

    return asyncio.run(find())


def _about(there: Contents | None) -> dict[str, int]:
    if there is None:
        return {"tables": 0, "entries": 0, "records": 0}
    return {"tables": there.tables, "entries": there.entries, "records": there.records}


def _print_tables(tables: list[TableLine], words: Catalogue) -> None:
    from rich.table import Table

    from mesozoic.cli.playing.terminal import make_console

    grid = Table(box=None, pad_edge=False, header_style="bold")
    columns = ("table", "game", "opened", "players", "entries", "state")
    for column in columns:
        grid.add_column(words.say(f"cli-admin-column-{column}"))
    for table in tables:
        state = "closed" if table.closed else "over" if table.over else "running"
        grid.add_row(
            table.table,
            table.game,
            time.strftime("%Y-%m-%d %H:%M", time.localtime(table.created)),
            ", ".join(table.seats),
            str(table.entries),
            words.say(f"cli-admin-state-{state}"),
        )
    make_console().print(grid)

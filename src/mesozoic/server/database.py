"""The database: where it lies, and bringing it up to date."""

from __future__ import annotations

import asyncio
import os
import re
from importlib import resources
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mesozoic.core.errors import Refused
from mesozoic.server.impatience import Patience, impatient_engine
from mesozoic.server.trouble import is_outage

REVISING: Final = 0x6D65736F
"""The number of the lock that whoever revises a PostgreSQL database holds."""


_PASSWORD: Final = re.compile(r"(//[^/:@]*:)[^/@]*@")


def default_url() -> str:
    """One file in the user's data folder, with nothing to install."""
    folder = user_data_path("mesozoic", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused_database(str(folder), error) from None
    return sqlite_url(folder / "tables.sqlite")


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def connect(url: str, patience: Patience | None = None) -> AsyncEngine:
    """`patience`: for how long a connection to a database behind a network is needed at most, where
    nothing takes long; otherwise only a statement has its time."""
    # Errors do not tell what was to be written: names, and seeds of games in play.
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True)
        sql.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if patience is not None:
        return impatient_engine(url, patience)
    usual = {"timeout": Patience.connecting, "command_timeout": Patience.answering}
    return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=usual)


def is_shared(url: str) -> bool:
    """Whether several processes may serve the same tables from there."""
    return make_url(url).get_backend_name() == "postgresql"


def file_engine(url: sql.URL, *, power_cuts: bool) -> sql.Engine:
    """What writes SQLite's file: `power_cuts` says whether it waits for the disk at each commit.

    What is committed stays in any case when the server is killed.
    """
    engine = sql.create_engine(url.set(drivername="sqlite"), hide_parameters=True)

    def prepare(connection: Any, entry: object) -> None:
        _prepare_sqlite(connection, entry)
        connection.execute(f"PRAGMA synchronous = {'FULL' if power_cuts else 'NORMAL'}")
        connection.isolation_level = None  # transactions begin where we say

    sql.event.listen(engine, "connect", prepare)
    sql.event.listen(engine, "begin", lambda made: made.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reading_engine(url: sql.URL) -> sql.Engine:
    """What reads SQLite's file: all that one connection reads is of one moment."""
    engine = sql.create_engine(url.set(drivername="sqlite"), hide_parameters=True)

    def prepare(connection: Any, entry: object) -> None:
        _prepare_sqlite(connection, entry)
        connection.isolation_level = None  # or what only reads would begin no transaction

    sql.event.listen(engine, "connect", prepare)
    sql.event.listen(engine, "begin", lambda made: made.exec_driver_sql("BEGIN"))
    return engine


def check(url: str) -> None:
    """Refuse an address at which no database can be opened, in one sentence."""
    try:
        connect(url)
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            plain = sql.create_engine(address.set(drivername="sqlite"))
            with plain.connect() as connection:
                # Only a statement that reads the file finds that it is another kind of file.
                connection.execute(sql.text("PRAGMA schema_version"))
            plain.dispose()
    except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise refused_database(url, error) from None


def reach(url: str) -> None:
    """Refuse a database behind a network that does not answer, in one sentence."""
    if is_shared(url):
        asyncio.run(_reach(url))


async def _reach(url: str) -> None:
    engine = connect(url)
    try:
        async with engine.connect():
            pass
    except Exception as error:
        if is_outage(error) or isinstance(error, SQLAlchemyError):
            raise refused_database(url, error) from None
        raise
    finally:
        await engine.dispose()


def check_existing(url: str) -> None:
    """The same, where a file that is not there yet is not made."""
    try:
        address = make_url(url)
    except (SQLAlchemyError, ValueError) as error:
        raise refused_database(url, error) from None
    if address.get_backend_name() == "sqlite" and address.database:
        os.stat(address.database)
    check(url)


def refused_database(url: str, error: Exception) -> Refused:
    problem = str(getattr(error, "orig", None) or error).splitlines()[0]
    return Refused("server-no-database", url=shown(url), problem=problem)


def shown(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return _PASSWORD.sub(r"\1***@", url)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 1000")
    cursor.execute("PRAGMA journal_mode = WAL")  # readers never wait for the writer
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the revisions that this database has not seen."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def upgrade(connection: sql.Connection, revision: str = "head") -> None:
    """The connection is of no other use then."""
    _begin_alone(connection)
    command.upgrade(_config(connection), revision)


def downgrade(connection: sql.Connection, revision: str) -> None:
    """What only newer revisions know is lost."""
    _begin_alone(connection)
    command.downgrade(_config(connection), revision)


def revision_of(connection: sql.Connection) -> str | None:
    """None before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All that there are, the oldest first."""
    return [script.revision for script in scripts()]


def scripts() -> list[Script]:
    return list(ScriptDirectory.from_config(_config()).walk_revisions())[::-1]


def _begin_alone(connection: sql.Connection) -> None:
    """Of several servers that start together one revises, wholly or not at all; others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(REVISING)))
    else:
        # A table that is altered is made anew, and what refers to it must not notice.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config(connection: sql.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "revisions"))
    config.attributes["connection"] = connection
    return config

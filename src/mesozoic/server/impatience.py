"""A database that accepts whatever is sent and never answers: after a while it counts as gone.

The driver's own time limits would ask it, over the same network, to stop, and wait for that.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_GREETED: Final = "greeted"
_GIVING_UP: Final = "giving up"


@dataclass
class Patience:
    """Seconds after which a database that does not answer counts as gone."""

    connecting: float = 5.0
    answering: float = 10.0


def impatient_engine(url: str, patience: Patience) -> AsyncEngine:
    """Whoever has had a connection for too long loses it, and so does the database: what was
    written and not committed blocks nobody else."""
    engine = create_async_engine(url, hide_parameters=True)
    watch = Watch(engine, patience)
    sql.event.listen(engine.sync_engine, "do_connect", watch.connect)
    sql.event.listen(engine.sync_engine, "connect", watch.remember, insert=True)
    sql.event.listen(engine.sync_engine, "engine_disposed", watch.hang_up)
    sql.event.listen(engine.sync_engine, "checkout", watch.begin)
    sql.event.listen(engine.sync_engine, "checkin", watch.end)
    return engine


class Watch:
    def __init__(self, engine: AsyncEngine, patience: Patience) -> None:
        self._dialect = engine.dialect
        self._patience = patience
        self._opened: list[Any] = []

    def remember(self, connection: Any, _: object) -> None:
        """SQLAlchemy lets go of one whose maker is cancelled before it is greeted."""
        open_ones = [one for one in self._opened if not one.is_closed()]
        self._opened = [*open_ones, connection.driver_connection]

    def hang_up(self, _: object) -> None:
        """Nothing stays open when all is over, whoever had it."""
        for connection in self._opened:
            if not connection.is_closed():
                connection.terminate()

    def connect(self, _: object, __: object, ___: object, how: dict[str, Any]) -> None:
        milliseconds = str(int(self._patience.answering * 1000))
        how["timeout"] = self._patience.connecting
        how["server_settings"] = {
            "idle_in_transaction_session_timeout": milliseconds,
            "statement_timeout": milliseconds,
        }

    def begin(self, connection: Any, record: Any, _: object) -> None:
        loop, give_up = asyncio.get_running_loop(), connection.driver_connection.terminate
        record.info[_GIVING_UP] = loop.call_later(self._patience.answering, give_up)
        if record.info.get(_GREETED):
            self._ping(connection, record)
        record.info[_GREETED] = True

    def end(self, _: object, record: Any) -> None:
        if given_up := record.info.pop(_GIVING_UP, None):
            given_up.cancel()

    def _ping(self, connection: Any, record: Any) -> None:
        """As the pool would, but while it is watched."""
        try:
            self._dialect.do_ping(connection)
        except Exception as problem:
            self.end(connection, record)  # the next connection gets this record, and its own time
            raise sql.exc.InvalidatePoolError from problem

"""A database that accepts whatever is sent and never answers: after a while it counts as gone.

The driver's own time limits would ask it, over the same network, to stop, and wait for that.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_GREETED: Final = "greeted"
_GIVING_UP: Final = "giving up"


def impatient_engine(url: str, seconds: float, connecting: float) -> AsyncEngine:
    """Whoever has had a connection for so many seconds loses it, and so does the database: what was
    written and not committed blocks nobody else."""
    milliseconds = str(int(seconds * 1000))
    settings = {
        "idle_in_transaction_session_timeout": milliseconds,
        "statement_timeout": milliseconds,
    }
    engine = create_async_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": connecting, "server_settings": settings},
    )
    watch = Watch(engine, seconds)
    sql.event.listen(engine.sync_engine, "checkout", watch.begin)
    sql.event.listen(engine.sync_engine, "checkin", watch.end)
    return engine


class Watch:
    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self._dialect = engine.dialect
        self._seconds = seconds

    def begin(self, connection: Any, record: Any, _: object) -> None:
        loop, give_up = asyncio.get_running_loop(), connection.driver_connection.terminate
        record.info[_GIVING_UP] = loop.call_later(self._seconds, give_up)
        if record.info.get(_GREETED):
            self._ping(connection)
        record.info[_GREETED] = True

    def end(self, _: object, record: Any) -> None:
        if given_up := record.info.pop(_GIVING_UP, None):
            given_up.cancel()

    def _ping(self, connection: Any) -> None:
        """As the pool would, but while it is watched."""
        try:
            self._dialect.do_ping(connection)
        except Exception as problem:
            raise sql.exc.InvalidatePoolError from problem

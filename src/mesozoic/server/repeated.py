"""Statements that are run at each act: built once, and handed to SQLite's driver as they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sql
from msgspec.json import encode
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

Row = Mapping[str, Any]
_DIALECT: Final = sqlite.dialect(paramstyle="named")


class Repeated:
    """An insert or an update. On its own way to SQLite, SQLAlchemy takes several times as long."""

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=_DIALECT)
        self._text = str(compiled)
        self._fixed: Row = compiled.params
        self._json = [n for n, bind in compiled.binds.items() if isinstance(bind.type, sql.JSON)]

    def run(self, connection: sql.Connection, rows: Sequence[Row]) -> int:
        """Do it for each row; how many were changed in all."""
        if connection.dialect.name != _DIALECT.name:
            return sum(connection.execute(self._statement, row).rowcount for row in rows)
        driver: Any = connection.connection.driver_connection
        try:
            done = driver.executemany(self._text, [self._bound(row) for row in rows])
        except sqlite3.Error as problem:
            raise DBAPIError.instance(
                self._text, None, problem, sqlite3.Error, hide_parameters=True
            ) from problem
        return int(done.rowcount)

    def _bound(self, row: Row) -> Row:
        return {**self._fixed, **row, **{name: encode(row[name]).decode() for name in self._json}}

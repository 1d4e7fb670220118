"""The talk of tables in the database. A line is never changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sql
from msgspec.structs import asdict

from mesozoic.server.relations import tables, talk
from mesozoic.server.talk.lines import TalkLine


def add_lines(
    connection: sql.Connection, table: int, lines: Sequence[TalkLine], beside: Mapping[str, Any]
) -> None:
    """Of two writers one can: a line's number is taken once. `beside`: what else is kept."""
    rows = [{"table_number": table, **asdict(line)} for line in lines]
    connection.execute(sql.insert(talk), rows)
    said = sql.update(tables).where(tables.c.number == table)
    connection.execute(said.values(talked=lines[-1].number + 1, **beside))


def lines_since(table: int, first: int) -> sql.Select[Any]:
    """The lines of a table from this number on."""
    mine = sql.and_(talk.c.table_number == table, talk.c.number >= first)
    return sql.select(talk).where(mine).order_by(talk.c.number)


def line_of(row: Any) -> TalkLine:
    return TalkLine(**{name: row[name] for name in TalkLine.__struct_fields__})

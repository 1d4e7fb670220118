"""The calls about notes to oneself."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.cookies import Caller, key_of
from mesozoic.server.identity.person import Person
from mesozoic.server.paying import costs
from mesozoic.server.tables import Tables

LONGEST_NOTES = 4000


class NotesShape(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody noted about a table; half a letter could not be kept."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES, pattern=r"^[^\x00\ud800-\udfff]*$")]


@get(
    "/api/tables/{table:str}/notes",
    responses=refuses(403, 404, 429),
    opt=costs(paying.ROW),
    summary="One's own notes about a table",
)
async def show_notes(request: Caller, tables: TheTables, table: FromPath[str]) -> NotesShape:
    person, number = await _seated(request, tables, table)
    return NotesShape(await tables.directory.notes.read(person, number))


@put(
    "/api/tables/{table:str}/notes",
    status_code=204,
    responses=refuses(400, 403, 404, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Keep one's own notes about a table, in place of those that were there",
)
async def keep_notes(
    request: Caller, tables: TheTables, table: FromPath[str], data: JSONBody[NotesShape]
) -> None:
    person, number = await _seated(request, tables, table)
    await tables.directory.notes.write(person, number, data.text)


CALLS = [show_notes, keep_notes]


async def _seated(request: Caller, tables: Tables, table: str) -> tuple[Person, int]:
    """Who asks, and the table's number, where a seat of it is theirs."""
    kept = await tables.store.find(table)
    person = await tables.directory.people.find(key_of(request))
    if person is None or not await tables.directory.players.seats(person, table):
        raise Refused("not-your-table")
    return person, kept.number

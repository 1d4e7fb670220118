"""The calls over HTTP, and the websocket's door."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import (
    FromPath,
    FromQuery,
    HeaderParameter,
    JSONBody,
    QueryParameter,
    RawBody,
)

from mesozoic.core.errors import Refused
from mesozoic.server import examples, paying, shelf
from mesozoic.server.answers import TheTables, makes, refuses, shape_of
from mesozoic.server.connection import Connection
from mesozoic.server.frames import Film, packed_film, packed_film_of_text, packed_record
from mesozoic.server.identity import api as identity
from mesozoic.server.identity.cookies import key_of
from mesozoic.server.keys import new_key
from mesozoic.server.limits import LARGEST_RECORD, household
from mesozoic.server.lobby import api as lobby
from mesozoic.server.made import PACKED, packed_answer
from mesozoic.server.messages import Key, Language
from mesozoic.server.network import Network, is_loopback, name_of
from mesozoic.server.notifying import api as notifying
from mesozoic.server.pace import api as pace
from mesozoic.server.paying import Connected, account_of, address_of, costs
from mesozoic.server.proxies import is_forwarded
from mesozoic.server.ratings import api as ratings
from mesozoic.server.readiness import Readiness
from mesozoic.server.shapes import (
    BotShape,
    GameShape,
    Health,
    KeptRecord,
    NetworkShape,
    NextTable,
    Opened,
    Opening,
    Rules,
    Start,
    TableList,
    TableShape,
    Words,
)
from mesozoic.server.stored import StoredTable
from mesozoic.server.tables import Tables
from mesozoic.server.talk import api as talk
from mesozoic.server.teaching import api as teaching
from mesozoic.server.untied import untied

Caller = Request[Any, Any, State]
TheNetwork = NamedDependency[Network]
JSON = "application/json"
MOST_ASKED_FOR = 100
HEALTH = ("/health", "/ready")
"""A ban of a whole network must not hide from what looks after the server that it is well: they are
paid for like all else."""
LAST = 2**53
"""More tables than there will ever be, and a number that every browser can write."""


async def let_in(connection: Connected, _: BaseRouteHandler) -> None:
    """Refuse whoever is banned; over a websocket they are told so when they say hello."""
    if connection.scope["type"] == ScopeType.HTTP and connection.url.path not in HEALTH:
        connection.app.state.tables.bans.check_address(address_of(connection))


@get("/health", summary="Whether the server is alive")
async def health() -> Health:
    return Health("ok", version("mesozoic"))


@get(
    "/ready",
    responses=refuses(429, 503),
    opt=costs(paying.CHANGE),
    summary="Whether it can read and write its database",
)
async def ready(request: Caller) -> Health:
    readiness: Readiness = request.app.state.readiness
    await readiness.ask()
    return Health("ok", version("mesozoic"))


@get(
    "/api/games",
    responses=makes(list[GameShape]),
    opt={PACKED: True},
    summary="Every game of the shelf",
)
async def list_games(request: Caller) -> Response[bytes]:
    return shelf.made_games().answer(request)


@get(
    "/api/games/{game:str}/rules",
    responses=makes(Rules) | refuses(400, 404),
    opt={PACKED: True},
    summary="The rules in our words",
)
async def read_rules(
    request: Caller, game: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[bytes]:
    return shelf.made_rules(game, lang).answer(request)


@get(
    "/api/games/{game:str}/start",
    responses=makes(Start) | refuses(404),
    opt={PACKED: True},
    summary="A game as it begins, with all that it is played with",
)
async def read_start(request: Caller, game: FromPath[str]) -> Response[bytes]:
    return shelf.made_start(game).answer(request)


@get(
    "/api/games/{game:str}/words",
    responses=makes(Words) | refuses(400, 404),
    opt={PACKED: True},
    summary="What a game says",
)
async def read_words(
    request: Caller, game: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[bytes]:
    return shelf.made_words(game, lang).answer(request)


@get("/api/bots", summary="The bots one may seat, weakest first")
async def list_bots() -> list[BotShape]:
    return shelf.bots()


@get("/api/network", summary="Where others on the network reach this server")
async def show_network(request: Caller, network: TheNetwork) -> NetworkShape:
    return NetworkShape(network.origins, network.is_closed and _is_at_this_machine(request))


@post(
    "/api/network",
    status_code=200,
    responses=refuses(400, 403, 409),
    summary="Open this server to the network, until it is stopped; only from its own machine",
)
async def open_network(request: Caller, network: TheNetwork) -> NetworkShape:
    if not _is_at_this_machine(request):
        raise Refused("not-this-machine")
    await network.open()
    return NetworkShape(network.origins, network.is_closed)


@post(
    "/api/tables",
    responses=refuses(400, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Open a table",
)
async def open_table(request: Caller, tables: TheTables, data: JSONBody[Opening]) -> Opened:
    if not tables.openings.allows(household(address_of(request))):
        raise Refused("too-many-tables", most=tables.limits.tables_per_minute)
    return await tables.open(data, key_of(request))


@get(
    "/api/tables",
    responses=refuses(400, 429),
    opt=costs(paying.LIST),
    summary="The newest tables",
)
async def list_tables(
    tables: TheTables,
    before: Annotated[int, QueryParameter(ge=0, le=LAST)] = LAST,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    only: Annotated[list[str] | None, QueryParameter(max_items=MOST_ASKED_FOR)] = None,
) -> TableList:
    if only is not None:
        return TableList([shape_of(kept) for kept in await tables.store.among(only)], None)
    found = await tables.store.newest(before, limit)
    more = found[-1].number if len(found) == limit else None
    return TableList([shape_of(kept) for kept in found], more)


@get(
    "/api/tables/{table:str}",
    responses=refuses(404, 429),
    opt=costs(paying.ROW),
    summary="One table",
)
async def show_table(tables: TheTables, table: FromPath[str]) -> TableShape:
    return shape_of(await tables.store.find(table))


@delete(
    "/api/tables/{table:str}",
    responses=refuses(400, 403, 404, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Delete a table that one opened, for good and for everybody",
)
async def delete_table(
    request: Caller,
    tables: TheTables,
    table: FromPath[str],
    key: Annotated[Key, HeaderParameter(name="Mesozoic-Key")],
) -> None:
    _allow_change(request, tables)
    await tables.delete(table, key)


@post(
    "/api/tables/{table:str}/again",
    status_code=200,
    responses=refuses(400, 403, 404, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Play again: the same people, with the same keys, at a new table",
)
async def play_again(
    request: Caller,
    tables: TheTables,
    table: FromPath[str],
    key: Annotated[Key | None, HeaderParameter(name="Mesozoic-Key")] = None,
) -> NextTable:
    if not tables.openings.allows(household(address_of(request))):
        raise Refused("too-many-tables", most=tables.limits.tables_per_minute)
    return NextTable(await tables.play_again(table, key, key_of(request)))


@get(
    "/api/tables/{table:str}/record",
    responses={
        200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False),
        **refuses(404, 409, 429),
    },
    opt=costs(paying.RECORD) | {PACKED: True},
    summary="The record of a finished table, as a file",
)
async def show_record(request: Caller, tables: TheTables, table: FromPath[str]) -> Response[bytes]:
    kept = await _finished(tables, table)
    packed = await tables.finished.shown(packed_record, kept)
    disposition = f'attachment; filename="mesozoic-{kept.id}.json"'
    return await packed_answer(request, packed, {"Content-Disposition": disposition})


@get(
    "/api/tables/{table:str}/replay",
    responses={
        200: ResponseSpec(Film, description="The frames", generate_examples=False),
        **refuses(404, 409, 429),
    },
    opt=costs(paying.FILM) | {PACKED: True},
    summary="The frames of a finished table",
)
async def show_replay(request: Caller, tables: TheTables, table: FromPath[str]) -> Response[bytes]:
    kept = await _finished(tables, table)
    return await packed_answer(request, await tables.finished.shown(packed_film, kept), {})


@post(
    "/api/replays",
    status_code=200,
    responses={
        200: ResponseSpec(Film, description="The frames", generate_examples=False),
        **refuses(400, 413, 429),
    },
    request_max_body_size=LARGEST_RECORD,
    opt=costs(paying.FILM) | {PACKED: True},
    summary="The frames of a record file",
)
async def replay_file(
    request: Caller,
    tables: TheTables,
    body: RawBody,
) -> Response[bytes]:
    _allow_replay(request, tables)
    return await _film(request, tables, _text_of(body))


@post(
    "/api/records",
    status_code=200,
    responses=refuses(400, 409, 413, 429),
    request_max_body_size=LARGEST_RECORD,
    opt=costs(paying.FILM) | {PACKED: True},
    summary="Keep a record file, to link to it",
)
async def keep_record(
    request: Caller,
    tables: TheTables,
    body: RawBody,
    key: Annotated[Key | None, HeaderParameter(name="Mesozoic-Key")] = None,
) -> KeptRecord:
    _allow_replay(request, tables)
    if not tables.keepings.allows(household(address_of(request)), len(body)):
        raise Refused("too-much-kept-today", most=tables.limits.kept_megabytes_a_day)
    keeper = key or new_key()
    whose = household(address_of(request))
    return KeptRecord(await tables.keep_record(_text_of(body), keeper, whose), keeper)


@delete(
    "/api/records/{record:str}",
    responses=refuses(400, 403, 404, 429),
    opt=costs(paying.CHANGE),
    summary="Delete a record file that one kept; it stays while somebody else keeps it",
)
async def delete_record(
    request: Caller,
    tables: TheTables,
    record: FromPath[str],
    key: Annotated[Key, HeaderParameter(name="Mesozoic-Key")],
) -> None:
    _allow_change(request, tables)
    await tables.delete_record(record, key)


@get(
    "/api/records/{record:str}/replay",
    responses={
        200: ResponseSpec(Film, description="The frames", generate_examples=False),
        **refuses(400, 404, 429),
    },
    opt=costs(paying.FILM) | {PACKED: True},
    summary="The frames of a record file that was kept",
)
async def show_kept_replay(
    request: Caller, tables: TheTables, record: FromPath[str]
) -> Response[bytes]:
    _allow_replay(request, tables)
    return await _film(request, tables, await tables.store.find_record(record))


async def _film(request: Caller, tables: Tables, text: str) -> Response[bytes]:
    whose = household(address_of(request))
    packed = await tables.provers.prove(whose, packed_film_of_text, text)
    return await packed_answer(request, packed, {})


def _allow_change(request: Caller, tables: Tables) -> None:
    if not tables.changes.allows(household(address_of(request))):
        raise Refused("too-many-changes", most=tables.limits.changes_per_minute)


def _allow_replay(request: Caller, tables: Tables) -> None:
    if not tables.replays.allows(household(address_of(request))):
        raise Refused("too-many-replays", most=tables.limits.replays_per_minute)


def _text_of(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refused("record-not-json") from None


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], tables: TheTables, table: FromPath[str]) -> None:
    await socket.accept()
    connection = Connection(socket, tables, table, account_of(socket), key_of(socket))
    await untied(socket, connection.serve())


CALLS = [
    *identity.CALLS,
    *notifying.CALLS,
    *ratings.CALLS,
    *talk.CALLS,
    *pace.CALLS,
    *lobby.CALLS,
    *teaching.CALLS,
    *examples.CALLS,
    health,
    ready,
    list_games,
    read_rules,
    read_start,
    read_words,
    list_bots,
    show_network,
    open_network,
    open_table,
    list_tables,
    show_table,
    delete_table,
    play_again,
    show_record,
    show_replay,
    replay_file,
    keep_record,
    delete_record,
    show_kept_replay,
    live,
]


async def _finished(tables: Tables, table: str) -> StoredTable:
    """A table whose record may be seen: for one that is played nothing is folded."""
    kept = await tables.store.find(table)
    if not kept.status.over:
        raise Refused("table-not-over")
    return kept


def _is_at_this_machine(request: Caller) -> bool:
    """Whether the pages themselves ask, in a browser of this machine.

    Another site's page that a browser here shows has another origin, and a name that was made to
    lead here has another host; what a proxy brings comes from elsewhere.
    """
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    own = origin in (None, f"http://{host}") and not is_forwarded(request.headers)
    return own and is_loopback(name_of(host)) and is_loopback(address_of(request))

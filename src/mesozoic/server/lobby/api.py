"""The calls about open tables, and the door of the lobby's websocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.cookies import Caller, key_of
from mesozoic.server.identity.person import Person
from mesozoic.server.limits import household
from mesozoic.server.lobby.feed import Feed
from mesozoic.server.lobby.lobby import Lobby
from mesozoic.server.lobby.shapes import (
    BotWish,
    Fill,
    Hall,
    MyPlace,
    OpeningWish,
    PlayNow,
    SendAway,
    SitDown,
)
from mesozoic.server.paying import account_of, address_of, costs
from mesozoic.server.tables import Tables
from mesozoic.server.untied import untied

TheLobby = NamedDependency[Lobby]


@get(
    "/api/lobby",
    responses=refuses(429),
    opt=costs(paying.LIST),
    summary="Tables whose seats are being taken, and tables that one may watch",
)
async def show_lobby(lobby: TheLobby) -> Hall:
    return await lobby.hall()


@post(
    "/api/lobby",
    status_code=200,
    responses=refuses(400, 403, 409, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Open a table for whoever sits down",
)
async def open_opening(
    request: Caller, tables: TheTables, lobby: TheLobby, data: JSONBody[OpeningWish]
) -> MyPlace:
    person = await _opener(request, tables)
    return await lobby.open(person, data, household(address_of(request)))


@post(
    "/api/lobby/now",
    status_code=200,
    responses=refuses(400, 403, 409, 413, 429),
    opt=costs(paying.LIST),
    summary="Sit down at the oldest table that fits, or at a new one",
)
async def play_now(
    request: Caller, tables: TheTables, lobby: TheLobby, data: JSONBody[PlayNow]
) -> MyPlace:
    person = await _opener(request, tables)
    return await lobby.play_now(person, data.game, household(address_of(request)))


@get(
    "/api/lobby/{opening:str}",
    responses=refuses(404, 429),
    opt=costs(paying.LIST),
    summary="One of those, also where it is not listed",
)
async def show_opening(
    request: Caller, tables: TheTables, lobby: TheLobby, opening: FromPath[str]
) -> MyPlace:
    return await lobby.find(opening, await tables.directory.people.find(key_of(request)))


@post(
    "/api/lobby/{opening:str}/sit",
    status_code=200,
    responses=refuses(400, 403, 404, 409, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Sit down",
)
async def sit_down(
    request: Caller,
    tables: TheTables,
    lobby: TheLobby,
    opening: FromPath[str],
    data: JSONBody[SitDown],
) -> MyPlace:
    seat = None if data.seat is None else Seat(data.seat)
    return await lobby.sit(opening, await _named(request, tables), seat)


@post(
    "/api/lobby/{opening:str}/stand",
    status_code=204,
    responses=refuses(403, 404, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Stand up; where nobody sits any more the table is gone",
)
async def stand_up(
    request: Caller, tables: TheTables, lobby: TheLobby, opening: FromPath[str]
) -> None:
    await lobby.stand(opening, await _named(request, tables))


@post(
    "/api/lobby/{opening:str}/send-away",
    status_code=200,
    responses=refuses(400, 403, 404, 409, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Let somebody sit there no more; only whoever has been there longest may",
)
async def send_away(
    request: Caller,
    tables: TheTables,
    lobby: TheLobby,
    opening: FromPath[str],
    data: JSONBody[SendAway],
) -> MyPlace:
    return await lobby.send_away(opening, await _named(request, tables), Seat(data.seat))


@post(
    "/api/lobby/{opening:str}/bot",
    status_code=200,
    responses=refuses(400, 403, 404, 409, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Seat a bot, or free its seat again; only whoever has been there longest may",
)
async def seat_bot(
    request: Caller,
    tables: TheTables,
    lobby: TheLobby,
    opening: FromPath[str],
    data: JSONBody[BotWish],
) -> MyPlace:
    person = await _named(request, tables)
    return await lobby.seat_bot(opening, person, Seat(data.seat), data.bot, data.name)


@post(
    "/api/lobby/{opening:str}/begin",
    status_code=200,
    responses=refuses(400, 403, 404, 409, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Seat bots wherever it is free, and begin; only whoever has been there longest may",
)
async def begin(
    request: Caller,
    tables: TheTables,
    lobby: TheLobby,
    opening: FromPath[str],
    data: JSONBody[Fill],
) -> MyPlace:
    person = await _named(request, tables)
    return await lobby.begin(opening, person, data.bot, data.names)


@websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket[Any, Any, Any], tables: TheTables, lobby: TheLobby) -> None:
    await socket.accept()
    await untied(socket, Feed(socket, tables, lobby, account_of(socket), key_of(socket)).serve())


CALLS = [
    show_lobby,
    open_opening,
    play_now,
    show_opening,
    sit_down,
    stand_up,
    send_away,
    seat_bot,
    begin,
    live_lobby,
]


async def _opener(request: Caller, tables: Tables) -> Person:
    if not tables.openings.allows(household(address_of(request))):
        raise Refused("too-many-tables", most=tables.limits.tables_per_minute)
    return await _named(request, tables)


async def _named(request: Caller, tables: Tables) -> Person:
    """Whoever asks: others see who sits there."""
    key = key_of(request)
    tables.bans.check_keys([key] if key else [])
    person = await tables.directory.people.find(key)
    if person is None or not person.name:
        raise Refused("name-first")
    return person

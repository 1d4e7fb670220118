"""The calls by which somebody signs in, in one of several ways, and out."""

from __future__ import annotations

from typing import TypeVar

from litestar import Response, post
from litestar.params import JSONBody

from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.asking import confirmed
from mesozoic.server.identity.cookies import Caller, key_of, remembered, site_of
from mesozoic.server.identity.directory import Directory
from mesozoic.server.identity.person import Person, Renewed
from mesozoic.server.identity.shapes import (
    BrowserAnswer,
    BrowserQuestion,
    ByCode,
    ByPassword,
    Me,
    Ticket,
)
from mesozoic.server.keys import digest, new_key
from mesozoic.server.limits import household
from mesozoic.server.paying import address_of, costs
from mesozoic.server.tables import Tables

T = TypeVar("T")


@post(
    "/api/sign-in/password",
    status_code=200,
    responses=refuses(400, 403, 429),
    opt=costs(paying.PASSWORD),
    summary="Sign in by name and password",
)
async def sign_in_by_password(
    request: Caller, tables: TheTables, data: JSONBody[ByPassword]
) -> Response[Me]:
    directory, home = attempt(request, tables), household(address_of(request))
    person = await directory.by_password(data.name, data.password, home)
    return await _sign_in(request, tables, person)


@post(
    "/api/sign-in/code",
    status_code=200,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Sign in by name and a recovery code, which is used up",
)
async def sign_in_by_code(
    request: Caller, tables: TheTables, data: JSONBody[ByCode]
) -> Response[Me]:
    directory = attempt(request, tables)
    return await _sign_in(request, tables, await directory.by_code(data.name, data.code))


@post(
    "/api/sign-in/passkey/question",
    status_code=200,
    responses=refuses(400, 429),
    opt=costs(paying.CHANGE),
    summary="What to ask the browser so that it shows a passkey",
)
async def ask_to_sign_in(request: Caller, tables: TheTables) -> BrowserQuestion:
    directory = attempt(request, tables)
    return BrowserQuestion(await directory.passkeys.ask(site_of(request)))


@post(
    "/api/sign-in/passkey",
    status_code=200,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Sign in by a passkey",
)
async def sign_in_by_passkey(
    request: Caller, tables: TheTables, data: JSONBody[BrowserAnswer]
) -> Response[Me]:
    directory = tables.directory
    number = await directory.passkeys.verify(data.answer, site_of(request))
    return await _sign_in(request, tables, await directory.people.at(number))


@post(
    "/api/sign-in/device",
    status_code=200,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Sign in by what another device of one's own has shown",
)
async def sign_in_by_ticket(
    request: Caller, tables: TheTables, data: JSONBody[Ticket]
) -> Response[Me]:
    directory = attempt(request, tables)
    person = await directory.by_ticket(data.ticket)
    return await _sign_in(request, tables, person, is_proved=False)


@post(
    "/api/sign-out",
    status_code=200,
    responses=refuses(429),
    opt=costs(paying.CHANGE),
    summary="This browser is a new guest's",
)
async def sign_out(request: Caller, tables: TheTables) -> Response[Me]:
    key = key_of(request)
    if key is not None:
        await tables.directory.people.sign_out(key)
        tables.hang_up_on([digest(key)])
    return remembered(request, await me_of(tables.directory, None), new_key())


@post(
    "/api/sign-out/others",
    status_code=204,
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="All other browsers of one's own are new guests'",
)
async def sign_out_others(request: Caller, tables: TheTables) -> None:
    person, key = await confirmed(request, tables)
    tables.hang_up_on(await tables.directory.people.sign_out_others(person, key))


CALLS = [
    sign_in_by_password,
    sign_in_by_code,
    ask_to_sign_in,
    sign_in_by_passkey,
    sign_in_by_ticket,
    sign_out,
    sign_out_others,
]


def attempt(request: Caller, tables: Tables) -> Directory:
    tables.directory.count_attempt(household(address_of(request)))
    return tables.directory


async def me_of(directory: Directory, person: Person | None) -> Me:
    if person is None:
        return Me(
            name="", account=False, player=None, password=False, passkeys=0, codes=0, browsers=0
        )
    return Me(
        name=person.name,
        account=not person.is_guest,
        player=None if person.is_guest else person.id,
        password=person.password is not None,
        passkeys=len(await directory.passkeys.of(person)),
        codes=await directory.people.codes_left(person),
        browsers=await directory.people.browsers(person),
    )


async def _sign_in(
    request: Caller, tables: Tables, person: Person, *, is_proved: bool = True
) -> Response[Me]:
    people = tables.directory.people
    renewed = await people.sign_in(person, key_of(request), is_proved=is_proved)
    return renewing(request, tables, await me_of(tables.directory, person), renewed)


def renewing(request: Caller, tables: Tables, content: T, renewed: Renewed) -> Response[T]:
    """An answer after which the browser has another key: sockets of the old one speak for nobody
    any more."""
    tables.hang_up_on(renewed.ended)
    return remembered(request, content, renewed.key)

"""The calls about people: who asks, how they sign in, what is theirs."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses, shape_of
from mesozoic.server.identity.directory import Directory
from mesozoic.server.identity.passkeys import Site
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.shapes import (
    BrowserAnswer,
    BrowserQuestion,
    ByCode,
    ByPassword,
    Codes,
    Me,
    MyData,
    MyGame,
    NewAccount,
    NewName,
    NewPasskey,
    NewPassword,
    Ticket,
)
from mesozoic.server.keys import digest, new_key
from mesozoic.server.limits import household
from mesozoic.server.network import name_of
from mesozoic.server.paying import Connected, address_of, costs
from mesozoic.server.tables import Tables

Caller = Request[Any, Any, State]
T = TypeVar("T")

COOKIE: Final = "mesozoic"
LASTS: Final = 400 * 24 * 60 * 60
"""As long as browsers keep any."""
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def cookie_of(connection: Connected) -> str:
    """What our cookie is called: browsers hand one to all ports of a host alike."""
    port = connection.headers.get("host", "").rpartition(":")[2]
    return f"{COOKIE}-{port}" if port.isdecimal() else COOKIE


def key_of(connection: Connected) -> str | None:
    """The key in a browser's cookie, if there is one that we may have made."""
    key = connection.cookies.get(cookie_of(connection), "")
    return key if _KEY.fullmatch(key) else None


# Me


@get("/api/me", responses=refuses(429), opt=costs(paying.ROW), summary="Who asks")
async def show_me(request: Caller, tables: TheTables) -> Response[Me]:
    key = key_of(request)
    person = await tables.directory.people.find(key)
    shown = await _me(tables.directory, person)
    if key or not _is_page(request):
        return Response(shown)
    return _remembered(request, shown, new_key())


@post(
    "/api/me/name",
    status_code=200,
    responses=refuses(400, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Say what one is called",
)
async def set_my_name(request: Caller, tables: TheTables, data: JSONBody[NewName]) -> Response[Me]:
    key = key_of(request) or new_key()
    people = tables.directory.people
    await people.rename(await people.guest(key), data.name)
    return _remembered(request, await _me(tables.directory, await people.find(key)), key)


@get(
    "/api/me/games",
    responses=refuses(429),
    opt=costs(paying.LIST),
    summary="The tables at which one has a seat, the newest first",
)
async def list_my_games(request: Caller, tables: TheTables) -> list[MyGame]:
    person = await tables.directory.people.find(key_of(request))
    return [] if person is None else await _games(tables, person)


@get(
    "/api/me/data",
    responses=refuses(403, 429),
    opt=costs(paying.LIST),
    summary="All that is kept of whoever asks",
)
async def show_my_data(request: Caller, tables: TheTables) -> MyData:
    person = await _known(request, tables)
    directory = tables.directory
    return MyData(
        id=person.id,
        name=person.name,
        account=not person.is_guest,
        created=person.created,
        passkeys=[passkey.created for passkey in await directory.passkeys.of(person)],
        browsers=await directory.people.browsers(person),
        games=await _games(tables, person),
    )


@delete(
    "/api/me",
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Be forgotten: seats stay, without a name",
)
async def forget_me(request: Caller, tables: TheTables) -> Response[None]:
    person = await _known(request, tables)
    # Names go first: if something fails, whoever asks is still there to ask again.
    for table, seat in await tables.directory.players.left_empty(person):
        await tables.unname(table, seat)
    tables.hang_up_on(await tables.directory.people.forget(person))
    return _remembered(request, None, new_key())


# An account


@post(
    "/api/me/account",
    status_code=200,
    responses=refuses(400, 409, 429),
    opt=costs(paying.PASSWORD),
    summary="Keep one's games and name under a password; the recovery codes",
)
async def open_account(
    request: Caller, tables: TheTables, data: JSONBody[NewAccount]
) -> Response[Codes]:
    key = key_of(request) or new_key()
    directory = tables.directory
    directory.count_attempt(household(address_of(request)))
    password = await directory.passwords.kept(data.password)
    person = await directory.people.guest(key)
    codes, key = await directory.people.open_account(person, data.name, password)
    return _remembered(request, Codes(codes), key)


@post(
    "/api/me/password",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.PASSWORD),
    summary="Another password; other browsers are signed out",
)
async def set_my_password(request: Caller, tables: TheTables, data: JSONBody[NewPassword]) -> None:
    person, key = await _with_account(request, tables)
    directory = tables.directory
    directory.count_attempt(household(address_of(request)))
    password = await directory.passwords.kept(data.password)
    tables.hang_up_on(await directory.people.set_password(person, password, key))


@post(
    "/api/me/codes",
    status_code=200,
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Other recovery codes; the old ones open nothing any more",
)
async def renew_my_codes(request: Caller, tables: TheTables) -> Codes:
    person, _ = await _with_account(request, tables)
    return Codes(await tables.directory.people.renew_codes(person))


@post(
    "/api/me/passkeys/question",
    status_code=200,
    responses=refuses(400, 409, 429),
    opt=costs(paying.CHANGE),
    summary="What to ask the browser so that it makes a passkey",
)
async def ask_for_passkey(
    request: Caller, tables: TheTables, data: JSONBody[NewName]
) -> Response[BrowserQuestion]:
    key = key_of(request) or new_key()
    directory = _attempt(request, tables)
    known = await directory.people.find(key)
    if known is None or known.is_guest:
        await directory.people.check_free(data.name)
    person = known or await directory.people.guest(key)
    options = await directory.passkeys.ask_for_new(person, data.name, _site(request))
    return _remembered(request, BrowserQuestion(options), key)


@post(
    "/api/me/passkeys",
    status_code=200,
    responses=refuses(400, 403, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Keep a passkey that the browser has made; recovery codes where it makes an account",
)
async def add_passkey(
    request: Caller, tables: TheTables, data: JSONBody[NewPasskey]
) -> Response[Codes]:
    person = await _known(request, tables)
    directory = tables.directory
    passkey = await directory.passkeys.verify_new(person, data.answer, _site(request))
    if not person.is_guest:
        await directory.passkeys.keep(passkey)
        return Response(Codes([]))
    await directory.people.check_free(data.name)
    codes, key = await directory.people.open_account(person, data.name, passkey)
    return _remembered(request, Codes(codes), key)


@post(
    "/api/me/devices",
    status_code=200,
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Let another device sign in, once, within five minutes",
)
async def invite_device(request: Caller, tables: TheTables) -> Ticket:
    person, _ = await _with_account(request, tables)
    ticket = new_key()
    await tables.directory.tickets.give("device", person, ticket)
    return Ticket(ticket)


# Signing in and out


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
    directory, home = _attempt(request, tables), household(address_of(request))
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
    directory = _attempt(request, tables)
    return await _sign_in(request, tables, await directory.by_code(data.name, data.code))


@post(
    "/api/sign-in/passkey/question",
    status_code=200,
    responses=refuses(400, 429),
    opt=costs(paying.CHANGE),
    summary="What to ask the browser so that it shows a passkey",
)
async def ask_to_sign_in(request: Caller, tables: TheTables) -> BrowserQuestion:
    directory = _attempt(request, tables)
    return BrowserQuestion(await directory.passkeys.ask(_site(request)))


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
    number = await directory.passkeys.verify(data.answer, _site(request))
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
    directory = _attempt(request, tables)
    return await _sign_in(request, tables, await directory.by_ticket(data.ticket))


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
    return _remembered(request, await _me(tables.directory, None), new_key())


CALLS = [
    show_me,
    set_my_name,
    list_my_games,
    show_my_data,
    forget_me,
    open_account,
    set_my_password,
    renew_my_codes,
    ask_for_passkey,
    add_passkey,
    invite_device,
    sign_in_by_password,
    sign_in_by_code,
    ask_to_sign_in,
    sign_in_by_passkey,
    sign_in_by_ticket,
    sign_out,
]


async def _me(directory: Directory, person: Person | None) -> Me:
    if person is None:
        return Me(name="", account=False, password=False, passkeys=0, codes=0, browsers=0)
    return Me(
        name=person.name,
        account=not person.is_guest,
        password=person.password is not None,
        passkeys=len(await directory.passkeys.of(person)),
        codes=await directory.people.codes_left(person),
        browsers=await directory.people.browsers(person),
    )


async def _games(tables: Tables, person: Person) -> list[MyGame]:
    mine = await tables.directory.players.games(person)
    found = await tables.store.numbered(list(mine))
    return [MyGame(shape_of(found[number]), mine[number]) for number in sorted(found, reverse=True)]


async def _known(request: Caller, tables: Tables) -> Person:
    person = await tables.directory.people.find(key_of(request))
    if person is None:
        raise Refused("person-unknown")
    return person


async def _with_account(request: Caller, tables: Tables) -> tuple[Person, str]:
    person, key = await _known(request, tables), key_of(request)
    if person.is_guest or key is None:
        raise Refused("account-none")
    return person, key


def _attempt(request: Caller, tables: Tables) -> Directory:
    tables.directory.count_attempt(household(address_of(request)))
    return tables.directory


async def _sign_in(request: Caller, tables: Tables, person: Person) -> Response[Me]:
    key = await tables.directory.people.sign_in(person, key_of(request))
    return _remembered(request, await _me(tables.directory, person), key)


def _is_page(request: Caller) -> bool:
    """Whether one of our pages asks, or a program. A link on another site does not bring a
    browser's cookie along, and must not take another's place."""
    foreign = request.headers.get("sec-fetch-site", "same-origin") != "same-origin"
    return not foreign and request.headers.get("sec-fetch-mode") != "navigate"


def _remembered(request: Caller, content: T, key: str) -> Response[T]:
    """An answer after which the browser has this key; no page's script ever sees it."""
    cookie = Cookie(
        key=cookie_of(request),
        value=key,
        max_age=LASTS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(content, cookies=[cookie])


def _site(request: Caller) -> Site:
    """As the browser sees it: doors let no other origin in."""
    host = request.headers.get("host", "")
    return Site(name_of(host), request.headers.get("origin") or f"{request.url.scheme}://{host}")

"""The calls about one's own passkeys: made, listed, named and removed."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.asking import confirmed, known, with_account
from mesozoic.server.identity.cookies import Caller, key_of, remembered, site_of
from mesozoic.server.identity.names import cleaned_if_any
from mesozoic.server.identity.shapes import (
    BrowserQuestion,
    Codes,
    MyPasskey,
    NewName,
    NewPasskey,
    PasskeyName,
    my_passkeys,
)
from mesozoic.server.identity.signing_in import attempt, renewing
from mesozoic.server.keys import new_key
from mesozoic.server.paying import costs


@get(
    "/api/me/passkeys",
    responses=refuses(403, 429),
    opt=costs(paying.LIST),
    summary="One's own passkeys, the oldest first",
)
async def list_my_passkeys(request: Caller, tables: TheTables) -> list[MyPasskey]:
    person, _ = await with_account(request, tables)
    return my_passkeys(await tables.directory.passkeys.of(person))


@post(
    "/api/me/passkeys/question",
    status_code=200,
    responses=refuses(400, 403, 409, 429),
    opt=costs(paying.CHANGE),
    summary="What to ask the browser so that it makes a passkey",
)
async def ask_for_passkey(
    request: Caller, tables: TheTables, data: JSONBody[NewName]
) -> Response[BrowserQuestion]:
    key = key_of(request) or new_key()
    directory = attempt(request, tables)
    person = await directory.people.find(key)
    if person is None or person.is_guest:
        await directory.people.check_free(data.name)
    else:
        await confirmed(request, tables)
    person = person or await directory.people.guest(key)
    options = await directory.passkeys.ask_for_new(person, data.name, site_of(request))
    return remembered(request, BrowserQuestion(options), key)


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
    person = await known(request, tables)
    directory, called = tables.directory, cleaned_if_any(data.label)
    passkey = await directory.passkeys.verify_new(person, data.answer, site_of(request), called)
    if not person.is_guest:
        await directory.passkeys.keep(passkey)
        return Response(Codes([]))
    await directory.people.check_free(data.name)
    codes, renewed = await directory.people.open_account(person, data.name, passkey)
    return renewing(request, tables, Codes(codes), renewed)


@post(
    "/api/me/passkeys/{passkey:str}/name",
    status_code=204,
    responses=refuses(400, 403, 404, 429),
    opt=costs(paying.CHANGE),
    summary="Say what one of them is called",
)
async def name_passkey(
    request: Caller, tables: TheTables, passkey: FromPath[str], data: JSONBody[PasskeyName]
) -> None:
    person, _ = await with_account(request, tables)
    await tables.directory.passkeys.rename(person, passkey, cleaned_if_any(data.name))


@delete(
    "/api/me/passkeys/{passkey:str}",
    responses=refuses(403, 404, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Remove one of them, unless nothing else would open the account",
)
async def remove_passkey(request: Caller, tables: TheTables, passkey: FromPath[str]) -> None:
    person, _ = await confirmed(request, tables)
    await tables.directory.passkeys.remove(person, passkey)


CALLS = [list_my_passkeys, ask_for_passkey, add_passkey, name_passkey, remove_passkey]

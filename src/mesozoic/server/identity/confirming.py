"""The calls by which somebody who is signed in proves once more who they are."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.asking import with_account
from mesozoic.server.identity.cookies import Caller, site_of
from mesozoic.server.identity.shapes import BrowserAnswer, BrowserQuestion, MyCode, MyPassword
from mesozoic.server.identity.signing_in import attempt
from mesozoic.server.limits import household
from mesozoic.server.paying import address_of, costs


@post(
    "/api/me/confirm/password",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.PASSWORD),
    summary="Show that one knows the password; it holds for five minutes",
)
async def confirm_by_password(
    request: Caller, tables: TheTables, data: JSONBody[MyPassword]
) -> None:
    person, key = await with_account(request, tables)
    directory = attempt(request, tables)
    await directory.check_password(person, data.password, household(address_of(request)))
    await directory.confirmations.note(key)


@post(
    "/api/me/confirm/code",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="The same by a recovery code, which is used up",
)
async def confirm_by_code(request: Caller, tables: TheTables, data: JSONBody[MyCode]) -> None:
    person, key = await with_account(request, tables)
    directory = attempt(request, tables)
    if not await directory.people.use_code(person, data.code):
        raise Refused("code-wrong")
    await directory.confirmations.note(key)


@post(
    "/api/me/confirm/passkey/question",
    status_code=200,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="What to ask the browser so that it shows one of one's own passkeys",
)
async def ask_to_confirm(request: Caller, tables: TheTables) -> BrowserQuestion:
    person, _ = await with_account(request, tables)
    directory = attempt(request, tables)
    return BrowserQuestion(await directory.passkeys.ask(site_of(request), person))


@post(
    "/api/me/confirm/passkey",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Show one of one's own passkeys; it holds for five minutes",
)
async def confirm_by_passkey(
    request: Caller, tables: TheTables, data: JSONBody[BrowserAnswer]
) -> None:
    person, key = await with_account(request, tables)
    directory = tables.directory
    if await directory.passkeys.verify(data.answer, site_of(request)) != person.number:
        raise Refused("passkey-not-yours")
    await directory.confirmations.note(key)


CALLS = [confirm_by_password, confirm_by_code, ask_to_confirm, confirm_by_passkey]

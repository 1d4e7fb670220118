"""The calls by which people say how they wish to be told, and that they wish it no more."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.cookies import Caller, key_of, remembered
from mesozoic.server.identity.person import Person
from mesozoic.server.keys import digest, new_key
from mesozoic.server.limits import household
from mesozoic.server.notifying import notice
from mesozoic.server.notifying.browser_keys import check_keys
from mesozoic.server.notifying.endpoints import check_endpoint
from mesozoic.server.notifying.secrets import public_key
from mesozoic.server.notifying.sending import NobodyThere, NotSent
from mesozoic.server.notifying.shapes import (
    MyNotices,
    NewBrowser,
    NewMail,
    NewRoom,
    OldBrowser,
    SignedLink,
)
from mesozoic.server.notifying.ways import is_mail_address
from mesozoic.server.paying import address_of, costs
from mesozoic.server.tables import Tables


@get(
    "/api/me/notices",
    responses=refuses(429),
    opt=costs(paying.ROW),
    summary="How one is told that a table waits, and could be",
)
async def show_my_notices(request: Caller, tables: TheTables) -> MyNotices:
    return await _shown(tables, await tables.directory.people.find(key_of(request)))


@post(
    "/api/me/notices/push",
    status_code=200,
    responses=refuses(400, 429),
    opt=costs(paying.CHANGE),
    summary="Send push messages to this browser",
)
async def add_my_browser(
    request: Caller, tables: TheTables, data: JSONBody[NewBrowser]
) -> Response[MyNotices]:
    ways = tables.notifier.ways
    check_endpoint(data.endpoint, may_be_here=ways.may_push_here)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    check_keys(keys)
    key, person = await _somebody(request, tables)
    wishes = tables.notifier.wishes
    await wishes.add(
        person, "push", data.endpoint, data.language, keys, confirmed=True, browser=digest(key)
    )
    return remembered(request, await _shown(tables, person), key)


@post(
    "/api/me/notices/push/stop",
    status_code=200,
    responses=refuses(400, 429),
    opt=costs(paying.CHANGE),
    summary="Send no more push messages to a browser of one's own",
)
async def drop_my_browser(
    request: Caller, tables: TheTables, data: JSONBody[OldBrowser]
) -> MyNotices:
    person = await tables.directory.people.find(key_of(request))
    if person is not None:
        await tables.notifier.wishes.drop(person, "push", data.endpoint)
    return await _shown(tables, person)


@post(
    "/api/me/notices/mail",
    status_code=200,
    responses=refuses(400, 409, 429),
    opt=costs(paying.PASSWORD),
    summary="Send mail to an address, once somebody there has agreed",
)
async def set_my_mail(
    request: Caller, tables: TheTables, data: JSONBody[NewMail]
) -> Response[MyNotices]:
    notifier = tables.notifier
    if notifier.ways.mail is None:
        raise Refused("mail-none")
    if not is_mail_address(data.address):
        raise Refused("mail-address")
    notifier.count_mail(household(address_of(request)), data.address)
    key, person = await _somebody(request, tables)
    wish = await notifier.wishes.add(person, "mail", data.address, data.language, confirmed=False)
    token = (await notifier.secrets.signer()).sign(notice.CONFIRM, wish.id)
    text = notice.confirming_text(data.language, notifier.ways.origin, notice.confirm_path(token))
    try:
        await notifier.sender.mail(data.address, text.title, text.body)
    except (NotSent, NobodyThere):
        raise Refused("mail-not-sent") from None
    return remembered(request, await _shown(tables, person), key)


@delete(
    "/api/me/notices/mail",
    status_code=200,
    responses=refuses(429),
    opt=costs(paying.CHANGE),
    summary="Forget one's address",
)
async def drop_my_mail(request: Caller, tables: TheTables) -> MyNotices:
    person = await tables.directory.people.find(key_of(request))
    if person is not None:
        await tables.notifier.wishes.drop(person, "mail")
    return await _shown(tables, person)


@post(
    "/api/me/notices/room",
    status_code=200,
    responses=refuses(400, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Whether a chat room is told that one is waited for",
)
async def set_my_room(
    request: Caller, tables: TheTables, data: JSONBody[NewRoom]
) -> Response[MyNotices]:
    if tables.notifier.ways.room is None:
        raise Refused("room-none")
    key, person = await _somebody(request, tables)
    wishes = tables.notifier.wishes
    if data.on:
        await wishes.add(person, "room", "", data.language, confirmed=True)
    else:
        await wishes.drop(person, "room")
    return remembered(request, await _shown(tables, person), key)


@post(
    "/api/notices/confirm",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Agree to mail, by the link that came with the first one",
)
async def confirm_mail(tables: TheTables, data: JSONBody[SignedLink]) -> None:
    notifier = tables.notifier
    wish = await notifier.wishes.named(
        (await notifier.secrets.signer()).read(notice.CONFIRM, data.token)
    )
    if wish is None:
        raise Refused("link-wrong")
    await notifier.wishes.confirm(wish)


@post(
    "/api/notices/stop",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.CHANGE),
    summary="Send no more by the way of which one has this link; nobody need sign in",
)
async def stop_notices(tables: TheTables, data: JSONBody[SignedLink]) -> None:
    notifier = tables.notifier
    signer = await notifier.secrets.signer()
    await notifier.wishes.stop(signer.read(notice.STOP, data.token))


CALLS = [
    show_my_notices,
    add_my_browser,
    drop_my_browser,
    set_my_mail,
    drop_my_mail,
    set_my_room,
    confirm_mail,
    stop_notices,
]


async def _somebody(request: Caller, tables: Tables) -> tuple[str, Person]:
    """Whoever asks, who is a guest at least, and the key of their browser."""
    key = key_of(request) or new_key()
    return key, await tables.directory.people.guest(key)


async def _shown(tables: Tables, person: Person | None) -> MyNotices:
    notifier = tables.notifier
    wishes = [] if person is None else await notifier.wishes.of(person)
    mail = next((wish for wish in wishes if wish.way == "mail"), None)
    return MyNotices(
        push_key=public_key(await notifier.secrets.push_key()),
        browsers=sum(wish.way == "push" for wish in wishes),
        can_mail=notifier.ways.mail is not None,
        mail=None if mail is None else mail.address,
        confirmed=mail is not None and mail.confirmed,
        can_tell_room=notifier.ways.room is not None,
        room=any(wish.way == "room" for wish in wishes),
    )

"""The calls about people: who asks, what opens their account, what is theirs."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses, shape_of
from mesozoic.server.identity import confirming, passkey_api, signing_in
from mesozoic.server.identity.asking import confirmed, known
from mesozoic.server.identity.cookies import Caller, is_page, key_of, remembered
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.players import Played
from mesozoic.server.identity.shapes import (
    Codes,
    Me,
    MyData,
    MyGame,
    NewAccount,
    NewName,
    NewPassword,
    Ticket,
    my_passkeys,
)
from mesozoic.server.identity.signing_in import me_of, renewing
from mesozoic.server.keys import new_key
from mesozoic.server.limits import household
from mesozoic.server.paying import address_of, costs
from mesozoic.server.ratings.curves import game_ratings
from mesozoic.server.stored import StoredTable
from mesozoic.server.tables import Tables

# Me


@get("/api/me", responses=refuses(429), opt=costs(paying.ROW), summary="Who asks")
async def show_me(request: Caller, tables: TheTables) -> Response[Me]:
    key = key_of(request)
    person = await tables.directory.people.find(key)
    shown = await me_of(tables.directory, person)
    if key or not is_page(request):
        return Response(shown)
    return remembered(request, shown, new_key())


@post(
    "/api/me/name",
    status_code=200,
    responses=refuses(400, 403, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Say what one is called",
)
async def set_my_name(request: Caller, tables: TheTables, data: JSONBody[NewName]) -> Response[Me]:
    key = key_of(request) or new_key()
    people = tables.directory.people
    person = await people.guest(key)
    if not person.is_guest:  # an account's name is half of what opens it
        await confirmed(request, tables)
    await people.rename(person, data.name)
    return remembered(request, await me_of(tables.directory, await people.find(key)), key)


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
    person = await known(request, tables)
    directory = tables.directory
    return MyData(
        id=person.id,
        name=person.name,
        account=not person.is_guest,
        created=person.created,
        seen=person.seen,
        passkeys=my_passkeys(await directory.passkeys.of(person)),
        browsers=await directory.people.browsers(person),
        games=await _games(tables, person),
        ratings=game_ratings(await tables.ratings.curve(person.id)),
        holidays=await directory.holidays.all_of(person),
        notes=await directory.notes.of(person),
        said=await directory.players.said(person),
        told_by=await tables.notifier.wishes.addresses(person),
    )


@delete(
    "/api/me",
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Be forgotten: seats stay, without a name",
)
async def forget_me(request: Caller, tables: TheTables) -> Response[None]:
    person = await known(request, tables)
    if not person.is_guest:
        await confirmed(request, tables)
    # Seats go first: if something fails, whoever asks is still there to ask again.
    for table, seat in await tables.directory.players.left_empty(person):
        await tables.vacate(table, seat)
    tables.hang_up_on(await tables.directory.people.forget(person))
    return remembered(request, None, new_key())


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
    codes, renewed = await directory.people.open_account(person, data.name, password)
    return renewing(request, tables, Codes(codes), renewed)


@post(
    "/api/me/password",
    status_code=204,
    responses=refuses(400, 403, 429),
    opt=costs(paying.PASSWORD),
    summary="Another password; other browsers are signed out",
)
async def set_my_password(request: Caller, tables: TheTables, data: JSONBody[NewPassword]) -> None:
    person, key = await confirmed(request, tables)
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
    person, _ = await confirmed(request, tables)
    return Codes(await tables.directory.people.renew_codes(person))


@post(
    "/api/me/devices",
    status_code=200,
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Let another device sign in, once, within five minutes",
)
async def invite_device(request: Caller, tables: TheTables) -> Ticket:
    person, _ = await confirmed(request, tables)
    ticket = new_key()
    await tables.directory.tickets.give("device", person, ticket)
    return Ticket(ticket)


CALLS = [
    *signing_in.CALLS,
    *confirming.CALLS,
    *passkey_api.CALLS,
    show_me,
    set_my_name,
    list_my_games,
    show_my_data,
    forget_me,
    open_account,
    set_my_password,
    renew_my_codes,
    invite_device,
]


async def _games(tables: Tables, person: Person) -> list[MyGame]:
    mine = await tables.directory.players.games(person)
    found = await tables.store.numbered(list(mine))
    return [
        _game(kept, mine[number], is_there=tables.is_at(kept.id, person.number))
        for number, kept in sorted(found.items(), reverse=True)
    ]


def _game(kept: StoredTable, played: Played, *, is_there: bool) -> MyGame:
    """Nothing is new to who is there, or where nobody knows what was old; what was taken back is no
    news."""
    looked = None if is_there else played.looked
    known = kept.status.entries if looked is None else looked
    news = max(0, kept.status.entries - known)
    return MyGame(shape_of(kept), played.seats, played.resigned, news)

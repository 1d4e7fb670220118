"""The calls about holidays."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses
from mesozoic.server.identity.cookies import Caller, key_of
from mesozoic.server.identity.person import Person
from mesozoic.server.pace.agreed import DaysClock
from mesozoic.server.pace.holidays import MOST, Holiday, MyHolidays, NewHoliday
from mesozoic.server.paying import costs
from mesozoic.server.tables import Tables


@get(
    "/api/me/holidays",
    responses=refuses(429),
    opt=costs(paying.ROW),
    summary="The days at which one's own do not run",
)
async def show_my_holidays(request: Caller, tables: TheTables) -> MyHolidays:
    person = await tables.directory.people.find(key_of(request))
    return MyHolidays(None, MOST) if person is None else await tables.directory.holidays.of(person)


@post(
    "/api/me/holidays",
    status_code=200,
    responses=refuses(400, 403, 409, 429),
    opt=costs(paying.CHANGE),
    summary="Go on holiday: by correspondence one's days do not run",
)
async def go_on_holiday(
    request: Caller, tables: TheTables, data: JSONBody[NewHoliday]
) -> MyHolidays:
    person = await _known(request, tables)
    await _tell(tables, person, await tables.directory.holidays.declare(person, data.days))
    return await tables.directory.holidays.of(person)


@delete(
    "/api/me/holidays",
    status_code=200,
    responses=refuses(403, 429),
    opt=costs(paying.CHANGE),
    summary="Be back from holiday",
)
async def come_back(request: Caller, tables: TheTables) -> MyHolidays:
    person = await _known(request, tables)
    ended = await tables.directory.holidays.end(person)
    if ended is not None:
        await _tell(tables, person, ended)
    return await tables.directory.holidays.of(person)


CALLS = [show_my_holidays, go_on_holiday, come_back]


async def _known(request: Caller, tables: Tables) -> Person:
    person = await tables.directory.people.find(key_of(request))
    if person is None:
        raise Refused("person-unknown")
    return person


async def _tell(tables: Tables, person: Person, holiday: Holiday) -> None:
    """All tables at which they play by correspondence."""
    seats = await tables.directory.players.games(person)
    for number, kept in (await tables.store.numbered(list(seats))).items():
        if isinstance(kept.clock, DaysClock) and not kept.status.over:
            for seat in seats[number].seats:
                await tables.say_holiday(kept.id, Seat(seat), holiday)

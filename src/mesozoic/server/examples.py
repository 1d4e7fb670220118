"""Examples of rules: shown as a short film, and opened as a table that whoever tries it has."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from mesozoic.core.errors import Refused
from mesozoic.files.examples import Example, find_example, lay_example
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, makes, refuses
from mesozoic.server.frames import ExampleFilm, example_film
from mesozoic.server.identity.cookies import Caller
from mesozoic.server.limits import household
from mesozoic.server.made import PACKED, Made
from mesozoic.server.messages import Name
from mesozoic.server.paying import address_of, costs
from mesozoic.server.shapes import Opened, Opening, SeatWish
from mesozoic.server.table_status import status_of
from mesozoic.server.tables import Tables

RIVAL = "level:1"
_made: dict[tuple[str, str], Made] = {}


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    """Who tries an example."""

    name: Name = ""


@get(
    "/api/games/{game:str}/examples/{example:str}",
    responses=makes(ExampleFilm) | refuses(400, 404),
    opt={PACKED: True},
    summary="The example of a rule, as a short film",
)
async def show_example(
    request: Caller, tables: TheTables, game: FromPath[str], example: FromPath[str]
) -> Response[bytes]:
    if (game, example) not in _made:
        find_example(game, example)
        film = await tables.provers.run(example_film, game, example)
        _made[game, example] = Made(film, "application/json")
    return _made[game, example].answer(request)


@post(
    "/api/games/{game:str}/examples/{example:str}",
    responses=refuses(400, 404, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Open a table at which the example of a rule lies",
)
async def try_example(
    request: Caller,
    tables: TheTables,
    game: FromPath[str],
    example: FromPath[str],
    data: JSONBody[Trying],
) -> Opened:
    found = find_example(game, example)
    if not tables.openings.allows(household(address_of(request))):
        raise Refused("too-many-tables", most=tables.limits.tables_per_minute)
    return await open_example(tables, found, data.name)


async def open_example(tables: Tables, example: Example, name: str) -> Opened:
    """What led to it is kept as if it had been played, and luck goes on from its seed."""
    opened = await tables.open(
        Opening(
            example.game,
            example.players,
            [_seat(example, seat, name) for seat in range(example.players)],
            dict(example.options),
            seed=example.seed,
            public=False,
        )
    )
    kept = await tables.store.find(opened.table)
    table = lay_example(example, at=tables.clock.time())
    await tables.store.add(kept.number, 0, table.record.entries, status_of(table))
    return opened


def _seat(example: Example, seat: int, name: str) -> SeatWish:
    if seat == example.seat:
        return SeatWish("here", name)
    return SeatWish("bot", bot=RIVAL)


CALLS = [show_example, try_example]

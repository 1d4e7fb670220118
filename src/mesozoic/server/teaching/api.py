"""The calls that are about lessons."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, makes, refuses
from mesozoic.server.limits import household
from mesozoic.server.made import PACKED
from mesozoic.server.messages import Language
from mesozoic.server.paying import address_of, costs
from mesozoic.server.shapes import Learner, LessonShape, Opened
from mesozoic.server.teaching.lessons import made_lesson

Caller = Request[Any, Any, State]


@get(
    "/api/games/{game:str}/lessons/{lesson:str}",
    responses=makes(LessonShape) | refuses(400, 404),
    opt={PACKED: True},
    summary="A guided game, step by step",
)
async def read_lesson(
    request: Caller, game: FromPath[str], lesson: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[bytes]:
    return made_lesson(game, lesson, lang).answer(request)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    responses=refuses(400, 404, 413, 429),
    opt=costs(paying.CHANGE),
    summary="Open a table at which one is taught",
)
async def open_lesson(
    request: Caller,
    tables: TheTables,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[Learner],
) -> Opened:
    if not tables.openings.allows(household(address_of(request))):
        raise Refused("too-many-tables", most=tables.limits.tables_per_minute)
    return await tables.open_lesson(game, lesson, data.name)


CALLS = [read_lesson, open_lesson]

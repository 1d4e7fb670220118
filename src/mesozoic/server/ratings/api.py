"""The calls about ratings: a game's ladder, somebody's profile, who sits at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace

from mesozoic.arena.rating import BEGINNER
from mesozoic.core.errors import Refused
from mesozoic.games import find_game
from mesozoic.server import paying
from mesozoic.server.answers import TheTables, refuses, shape_of
from mesozoic.server.identity.cookies import Caller, key_of
from mesozoic.server.paying import costs
from mesozoic.server.ratings.counting import is_bot, level_in, of_level
from mesozoic.server.ratings.curves import LONGEST, game_ratings
from mesozoic.server.ratings.profiles import against, results
from mesozoic.server.ratings.scale import points
from mesozoic.server.ratings.shapes import (
    Ladder,
    Profile,
    Rated,
    SeatRating,
)
from mesozoic.server.ratings.store import RatedSeat, Standing
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import level_of

RECENT: Final = 8


@get(
    "/api/games/{game:str}/ladder",
    responses=refuses(404, 429),
    opt=costs(paying.LIST),
    summary="People and bots by their rating at a game",
)
async def show_ladder(tables: TheTables, game: FromPath[str]) -> Ladder:
    find_game(game)
    lines = [_line(standing) for standing in await tables.ratings.ladder(game)]
    settled = [line for line in lines if line.points and not line.points.provisional]
    provisional = [line for line in lines if line.points and line.points.provisional]
    return Ladder(settled[:LONGEST], provisional[:LONGEST])


@get(
    "/api/players/{player:str}",
    responses=refuses(404, 429),
    opt=costs(paying.LIST),
    summary="What somebody with an account has played, and how strong they are",
)
async def show_player(request: Caller, tables: TheTables, player: FromPath[str]) -> Profile:
    person = await tables.directory.people.known_as(player)
    if person is None:
        raise Refused("player-unknown")
    asking = await tables.directory.people.find(key_of(request))
    own = asking is not None and asking.number == person.number
    played = await tables.profiles.played(person.number)
    public = [one for one in played if one.public]
    recent = await tables.store.numbered([one.number for one in public[:RECENT]])
    winners = {one.number: one.winners for one in public}
    return Profile(
        player=person.id,
        name=person.name,
        since=person.created,
        own=own,
        results=results(played),
        ratings=game_ratings(await tables.ratings.curve(person.id)),
        against=against(played if own else public),
        recent=[
            replace(shape_of(recent[number]), winners=winners[number])
            for number in sorted(recent, reverse=True)
        ],
    )


@get(
    "/api/tables/{table:str}/players",
    responses=refuses(404, 429),
    opt=costs(paying.LIST),
    summary="Who has the seats of a table: their ratings, and what it changed",
)
async def list_players(tables: TheTables, table: FromPath[str]) -> list[SeatRating]:
    kept = await tables.store.find(table)
    game, rows = kept.header["game"], await tables.ratings.of_table(kept.id)
    accounts = await tables.profiles.at_table(kept.number)
    subjects = {
        seat: of_level(level)
        if (level := level_of(sitter.bot))
        else accounts.get(seat, ("", ""))[0]
        for seat, sitter in enumerate(kept.seats)
    }
    now = await tables.ratings.standings(game, set(subjects.values()))
    before = await _before(tables, game, rows)
    return [
        SeatRating(
            rated=_seated(subject, now.get(subject), accounts.get(seat)),
            gained=_gained(rows, seat, before),
        )
        for seat, subject in subjects.items()
    ]


CALLS = [show_ladder, show_player, list_players]


async def _before(tables: Tables, game: str, rows: Sequence[RatedSeat]) -> dict[str, Standing]:
    """How those who were rated at a table stood until then."""
    if not rows:
        return {}
    subjects = {row.subject for row in rows}
    return await tables.ratings.standings(game, subjects, before=rows[0].number)


def _gained(rows: Sequence[RatedSeat], seat: int, before: Mapping[str, Standing]) -> int | None:
    for row in rows:
        if row.seat == seat:
            earlier = before.get(row.subject)
            old = BEGINNER if earlier is None else earlier.rating
            return points(row.rating, 0).rating - points(old, 0).rating
    return None


def _seated(subject: str, standing: Standing | None, account: tuple[str, str] | None) -> Rated:
    if standing is not None:
        return _line(standing)
    level = level_in(subject)
    player, name = account or (None, "")
    return Rated(player=player, name=name, level=level, points=None)


def _line(standing: Standing) -> Rated:
    bot = is_bot(standing.subject)
    return Rated(
        player=None if bot else standing.subject,
        name=standing.name or "",
        level=level_in(standing.subject),
        points=points(standing.rating, standing.games),
    )

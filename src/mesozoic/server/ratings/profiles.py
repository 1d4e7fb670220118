"""What somebody has played: how often, with what result, against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct

from mesozoic.server.access import Access
from mesozoic.server.pace.leading import BACK, LATE, REMOVED, RESIGNED, who_left
from mesozoic.server.ratings.shapes import Opponent, Results
from mesozoic.server.relations import people, players, rated_seats, tables, talk
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.thinking import level_of

MOST: Final = 2000
"""Games of somebody that are looked at, the newest first."""
OPPONENTS: Final = 50
GOING: Final = (LATE, BACK, RESIGNED, REMOVED)
"""Lines of a table's talk that tell who has left."""


class Played(Struct, frozen=True, kw_only=True):
    """A table of somebody that is over."""

    number: int
    game: str
    players: int
    public: bool
    seats: list[int]
    """Theirs."""
    ended: bool
    """Without a result, as all agreed."""
    winners: list[int]
    """Those who stayed: whoever left has lost, whatever a bot made of their seat."""
    bots: list[int | None]
    """By seat the level of the bot that has it."""
    others: list[tuple[int, str, str]]
    """Other accounts: seat, id and name."""

    @property
    def is_won(self) -> bool:
        return any(seat in self.winners for seat in self.seats)


class Profiles:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def played(self, person: int) -> list[Played]:
        """The newest first. A table at which one has all seats that people have is left out: it was
        played alone, at one screen."""
        mine = (
            sql.select(
                tables.c.number,
                tables.c.id,
                tables.c.header,
                tables.c.seats,
                tables.c.winners,
                tables.c.public,
                tables.c.ended,
                players.c.seat,
            )
            .join(players)
            .where(players.c.person == person, tables.c.over)
            .order_by(tables.c.number.desc(), players.c.seat)
            .limit(MOST)
        )
        theirs = (
            sql.select(players.c.table_number, players.c.seat, people.c.id, people.c.name)
            .join(people)
            .where(
                people.c.account.is_not(None),
                people.c.number != person,
                players.c.table_number.in_(mine.with_only_columns(tables.c.number)),
            )
        )
        gone = (
            sql.select(
                talk.c.table_number,
                talk.c.kind,
                talk.c.seat,
                talk.c.about["keeps"].as_boolean().label("keeps"),
            )
            .where(
                talk.c.kind.in_(GOING),
                talk.c.table_number.in_(mine.with_only_columns(tables.c.number)),
            )
            .order_by(talk.c.table_number, talk.c.number)
        )
        first = sql.select(rated_seats.c.table_id, rated_seats.c.seat).where(
            rated_seats.c.place == 1,
            rated_seats.c.table_id.in_(mine.with_only_columns(tables.c.id)),
        )
        rows, fellows, said, leading = await self._access.fetch(
            lambda plain: tuple(plain.execute(one).all() for one in (mine, theirs, gone, first))
        )
        return _played(rows, _by_table(fellows), _by_table(said), _by_table(leading))

    async def at_table(self, table: int) -> dict[int, tuple[str, str]]:
        """By seat, the id and name of the one account that has it."""
        having = sql.select(players.c.seat, people.c.id, people.c.name).join(people)
        mine = having.where(players.c.table_number == table, people.c.account.is_not(None))
        found: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for seat, person, name in await self._access.fetch(lambda plain: plain.execute(mine).all()):
            found[seat].append((person, name))
        return {seat: some[0] for seat, some in found.items() if len(some) == 1}


def _by_table(rows: Iterable[Any]) -> Mapping[Any, list[Any]]:
    """By what stands first in a row."""
    found: dict[Any, list[Any]] = defaultdict(list)
    for row in rows:
        found[row[0]].append(row)
    return found


def _winners(row: Any, said: Sequence[Any], leading: Iterable[Any]) -> list[int]:
    """Where only who left would have won, those whom the rating has first; never who left."""
    lines = [TalkLine(0, 0, line.kind, line.seat, {"keeps": line.keeps}) for line in said]
    left = who_left([seat["bot"] for seat in row.seats], lines)
    stayed = [seat for seat in row.winners if seat not in left]
    return stayed or [seat for _, seat in leading if seat not in left]


def _played(
    rows: Sequence[Any],
    others: Mapping[int, list[Any]],
    said: Mapping[int, list[Any]],
    leading: Mapping[str, list[Any]],
) -> list[Played]:
    found: dict[int, Played] = {}
    for row in rows:
        if row.number in found:
            found[row.number].seats.append(row.seat)
            continue
        found[row.number] = Played(
            number=row.number,
            game=row.header["game"],
            players=row.header["players"],
            public=row.public,
            seats=[row.seat],
            ended=row.ended is not None,
            winners=_winners(row, said.get(row.number, []), leading.get(row.id, [])),
            bots=[level_of(seat["bot"]) for seat in row.seats],
            others=[(seat, other, name) for _, seat, other, name in others.get(row.number, [])],
        )
    return [played for played in found.values() if len(played.seats) == 1]


def results(played: Iterable[Played]) -> list[Results]:
    kinds: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for one in played:
        kinds[one.game, one.players].append(one)
    return [
        Results(
            game=game,
            players=number,
            games=sum(not one.ended for one in some),
            won=sum(one.is_won for one in some),
            ended=sum(one.ended for one in some),
        )
        for (game, number), some in sorted(kinds.items())
    ]


def against(played: Iterable[Played]) -> list[Opponent]:
    """Those met most often first: accounts, and bots of each level."""
    met: dict[tuple[str | None, str, int | None], list[tuple[bool, bool]]] = defaultdict(list)
    for one in played:
        if one.ended:
            continue
        for seat, player, name in one.others:
            met[player, name, None].append((one.is_won, seat in one.winners))
        for level in {level for level in one.bots if level is not None}:
            theirs = any(one.bots[seat] == level for seat in one.winners)
            met[None, "", level].append((one.is_won, theirs))
    found = [
        Opponent(
            player=player,
            name=name,
            level=level,
            games=len(games),
            won=sum(mine and not theirs for mine, theirs in games),
            lost=sum(theirs and not mine for mine, theirs in games),
        )
        for (player, name, level), games in met.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.name, one.level or 0))[:OPPONENTS]

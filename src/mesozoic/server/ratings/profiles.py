"""What somebody has played: how often, with what result, against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct

from mesozoic.server.access import Access
from mesozoic.server.ratings.shapes import Opponent, Results
from mesozoic.server.relations import people, players, tables
from mesozoic.server.thinking import level_of

MOST: Final = 2000
"""Games of somebody that are looked at, the newest first."""
OPPONENTS: Final = 50


class Played(Struct, frozen=True, kw_only=True):
    """A table that somebody played to the end."""

    number: int
    game: str
    players: int
    public: bool
    seats: list[int]
    """Theirs."""
    winners: list[int]
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
                tables.c.header,
                tables.c.seats,
                tables.c.winners,
                tables.c.public,
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
        others: dict[int, list[tuple[int, str, str]]] = defaultdict(list)
        rows, fellows = await self._access.fetch(
            lambda plain: (plain.execute(mine).all(), plain.execute(theirs).all())
        )
        for table, seat, other, name in fellows:
            others[table].append((seat, other, name))
        return _played(rows, others)

    async def at_table(self, table: int) -> dict[int, tuple[str, str]]:
        """By seat, the id and name of the one account that has it."""
        having = sql.select(players.c.seat, people.c.id, people.c.name).join(people)
        mine = having.where(players.c.table_number == table, people.c.account.is_not(None))
        found: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for seat, person, name in await self._access.fetch(lambda plain: plain.execute(mine).all()):
            found[seat].append((person, name))
        return {seat: some[0] for seat, some in found.items() if len(some) == 1}


def _played(rows: Sequence[Any], others: dict[int, list[tuple[int, str, str]]]) -> list[Played]:
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
            winners=row.winners,
            bots=[level_of(seat["bot"]) for seat in row.seats],
            others=others[row.number],
        )
    return [played for played in found.values() if len(played.seats) == 1]


def results(played: Iterable[Played]) -> list[Results]:
    counts: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for one in played:
        counts[one.game, one.players].append(one.is_won)
    return [
        Results(game=game, players=number, games=len(won), won=sum(won))
        for (game, number), won in sorted(counts.items())
    ]


def against(played: Iterable[Played]) -> list[Opponent]:
    """Those met most often first: accounts, and bots of each level."""
    met: dict[tuple[str | None, str, int | None], list[tuple[bool, bool]]] = defaultdict(list)
    for one in played:
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

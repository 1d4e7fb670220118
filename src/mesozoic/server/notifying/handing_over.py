"""Push messages follow a browser: to its new key, to whoever signs in, and no further."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sql

from mesozoic.server.relations import wishes


def hand_over_wishes(connection: sql.Connection, guest: int, person: int) -> None:
    """Whoever signs in is told as their guest was, by push, in this browser; of mail and room the
    account's own wishes stay."""
    theirs = wishes.c.person == guest
    connection.execute(sql.delete(wishes).where(theirs, wishes.c.way != "push"))
    connection.execute(sql.update(wishes).where(theirs).values(person=person))


def move_push(connection: sql.Connection, before: Collection[str], browser: str) -> None:
    """A browser has another key; both by their hashes."""
    theirs = sql.update(wishes).where(wishes.c.browser.in_(before))
    connection.execute(theirs.values(browser=browser))


def end_push(connection: sql.Connection, browsers: Collection[str]) -> None:
    """Nobody is told any more in these browsers, which are signed out."""
    connection.execute(sql.delete(wishes).where(wishes.c.browser.in_(browsers)))


def end_unknown_push(connection: sql.Connection, person: int) -> None:
    """Nor where it was not noted in which browser it was wished."""
    mine = sql.and_(wishes.c.person == person, wishes.c.way == "push")
    connection.execute(sql.delete(wishes).where(mine, wishes.c.browser.is_(None)))

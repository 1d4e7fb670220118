"""Whoever signs in is told as their guest was."""

from __future__ import annotations

import sqlalchemy as sql

from mesozoic.server.relations import wishes


def hand_over_wishes(connection: sql.Connection, guest: int, person: int) -> None:
    """By push, in this browser; of mail and room the account's own wishes stay."""
    theirs = wishes.c.person == guest
    connection.execute(sql.delete(wishes).where(theirs, wishes.c.way != "push"))
    connection.execute(sql.update(wishes).where(theirs).values(person=person))

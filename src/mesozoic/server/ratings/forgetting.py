"""Whoever is forgotten leaves their results behind, and nothing that leads to them."""

from __future__ import annotations

import secrets

import sqlalchemy as sql

from mesozoic.server.relations import rated_seats


def forget_subject(connection: sql.Connection, subject: str) -> None:
    """Their rows stay one person's, of whom nobody knows who it was."""
    theirs = sql.update(rated_seats).where(rated_seats.c.subject == subject)
    connection.execute(theirs.values(subject=secrets.token_hex(8)))

"""What several calls have in common: what they refuse, and how they show a table."""

from __future__ import annotations

from typing import Any

from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from mesozoic.server.shapes import Problem, Sitter, TableShape
from mesozoic.server.stored import StoredTable
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import level_of

TheTables = NamedDependency[Tables]


def makes(kind: Any) -> dict[int, ResponseSpec]:
    """What a call gives that is made once."""
    return {200: ResponseSpec(kind, description="As it was made", generate_examples=False)}


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a call documents."""
    return {
        status: ResponseSpec(Problem, description="Refused", generate_examples=False)
        for status in statuses
    }


def shape_of(kept: StoredTable) -> TableShape:
    status = kept.status
    return TableShape(
        table=kept.id,
        game=kept.header["game"],
        players=kept.header["players"],
        seats=[Sitter(seat.name, seat.kind, level_of(seat.bot)) for seat in kept.seats],
        turn=status.turn,
        entries=status.entries,
        over=status.over or kept.ended is not None,
        winners=status.winners,
        scores=status.scores,
        waiting=status.waiting,
        at=kept.created,
        moved=status.moved,
        rated=kept.rated,
        clock=kept.clock,
        ended=kept.ended is not None,
        lesson=kept.lesson,
    )

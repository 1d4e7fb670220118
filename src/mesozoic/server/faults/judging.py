"""What is kept of all tables in the end, beside what people were told of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.faults.ledger import Ledger, Verdict, heard_in
from mesozoic.server.faults.party import Party
from mesozoic.server.relations import entries, set_aside
from mesozoic.server.store import Store
from mesozoic.server.stored import fold

_SPAN: Final = sql.select(sql.func.count(), sql.func.max(entries.c.number)).group_by(
    entries.c.table_number
)
_BEHIND: Final = sql.select(sql.func.count(sql.distinct(set_aside.c.table_number)))


@dataclass
class Judgement:
    tables: int = 0
    verdict: Verdict = field(default_factory=Verdict)
    holes: int = 0
    """Tables whose records have one, or had."""
    deaf: set[str] = field(default_factory=set)
    """Tables at which somebody does not know all that there is."""


async def judge(engine: AsyncEngine, parties: Sequence[Party]) -> Judgement:
    found, store = Judgement(), Store(engine)
    for party in parties:
        for ledger in party.ledgers:
            await _judge_one(found, store, party, ledger)
    async with engine.connect() as connection:
        spans = (await connection.execute(_SPAN)).all()
        found.holes = sum(count != last + 1 for count, last in spans)
        found.holes += (await connection.execute(_BEHIND)).scalar_one()
    await store.close()
    return found


async def _judge_one(found: Judgement, store: Store, party: Party, ledger: Ledger) -> None:
    kept = await store.find(ledger.table)
    forms = await store.forms(kept)
    table = fold(kept, forms)
    verdict = ledger.judge(fold(kept, []), table)
    found.tables += 1
    for one in fields(Verdict):
        total = getattr(found.verdict, one.name) + getattr(verdict, one.name)
        setattr(found.verdict, one.name, total)
    for client in party.clients:
        if client.ledger is ledger and client.entries != heard_in(table, client.seat):
            found.deaf.add(ledger.table)

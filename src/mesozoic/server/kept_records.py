"""Record files that somebody keeps on the server: each once, for all who have its key."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access, is_name
from mesozoic.server.keys import digest, opens
from mesozoic.server.limits import MEGABYTE, Limits
from mesozoic.server.relations import keepers, records


class KeptRecords(Access):
    async def keep_record(
        self, record: str, text: str, key: str, created: int, limits: Limits
    ) -> None:
        """Keep a record file under its id, once, for whoever has this key; as long as they fit."""

        def work(connection: sql.Connection) -> None:
            known = _keys_of(connection, record)
            if opens(key, known):
                return
            count = connection.execute(sql.select(sql.func.count()).select_from(keepers))
            if count.scalar_one() >= limits.kept_records:
                raise Refused("too-many-kept", most=limits.kept_records)
            if not known:
                size = sql.select(sql.func.sum(sql.func.length(records.c.text)))
                used = connection.execute(size).scalar_one() or 0
                if used + len(text) > limits.kept_megabytes * MEGABYTE:
                    raise Refused("too-much-kept", most=limits.kept_megabytes)
                row = {"id": record, "text": text, "created": created}
                connection.execute(sql.insert(records), row)
            connection.execute(sql.insert(keepers), {"record": record, "key": digest(key)})

        try:
            await self.write(work)
        except IntegrityError:  # another worker has kept the same file meanwhile
            await self.write(work)

    async def delete_record(self, record: str, key: str) -> None:
        """Let go of a record that was kept with this key; it stays while somebody else keeps it."""

        def work(connection: sql.Connection) -> None:
            known = _keys_of(connection, record)
            if not known:
                raise Refused("record-unknown")
            if not opens(key, known):
                raise Refused("not-the-keeper")
            mine = sql.and_(keepers.c.record == record, keepers.c.key == digest(key))
            connection.execute(sql.delete(keepers).where(mine))
            if len(known) == 1:
                connection.execute(sql.delete(records).where(records.c.id == record))

        await self.write(work)

    async def find_record(self, record: str) -> str:
        """The text of a record that was kept."""
        if not is_name(record):
            raise Refused("record-unknown")
        mine = sql.select(records.c.text).where(records.c.id == record)
        text: str | None = await self.fetch(lambda plain: plain.execute(mine).scalar())
        if text is None:
            raise Refused("record-unknown")
        return text


def _keys_of(connection: sql.Connection, record: str) -> Sequence[str]:
    if not is_name(record):
        return []
    found = connection.execute(sql.select(keepers.c.key).where(keepers.c.record == record))
    return found.scalars().all()

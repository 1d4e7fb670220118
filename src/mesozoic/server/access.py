"""How a process reads and writes its database, and how that goes."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.figures import Figures
from mesozoic.server.reader import reader_for
from mesozoic.server.trouble import Trouble
from mesozoic.server.writer import Work, writer_for

T = TypeVar("T")


class Access:
    def __init__(self, engine: AsyncEngine, *, power_cuts: bool = True) -> None:
        """`power_cuts`: whether what is told outlasts one."""
        self.figures = Figures()
        self._reader = reader_for(engine)
        self._writer = writer_for(engine, power_cuts=power_cuts)
        self._read_trouble, self._write_trouble = Trouble("read"), Trouble("written")

    async def fetch(self, work: Work[T]) -> T:
        """What the work reads."""
        with self._read_trouble.noticed():
            return await self._reader.fetch(work)

    async def write(self, work: Work[T], table: int = 0) -> T:
        with self._write_trouble.noticed():
            return await self._writer.write(work, table)

    async def close(self) -> None:
        """Once all that waits is kept."""
        await self._writer.close()
        await self._reader.close()


def is_name(text: str) -> bool:
    """Whether a table or a record could be called so; not every database can be asked for more."""
    return text.isascii() and text.isalnum()

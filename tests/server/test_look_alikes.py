"""Of two who would look alike from the same instant on one does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from mesozoic.server.database import connect, is_shared
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.store import PeopleStore
from mesozoic.server.store import Store
from tests.server.player import PATIENCE

pytestmark = pytest.mark.anyio

CYRILLIC = "\u0410d\u0430"


class Hasty(PeopleStore):
    """Whose people are called so once both have heard that nobody is."""

    def __init__(self, store: Store, both: asyncio.Barrier) -> None:
        super().__init__(store, lambda: 0)
        self._both = both

    async def check_free(self, name: str, asks: int | None = None) -> None:
        await super().check_free(name, asks)
        await self._both.wait()

    async def call(self, person: Person, name: str) -> None:
        """An account goes on by that name, a guest has one from now on."""
        if person.is_guest:
            await self.open_account(person, name, "a hash")
        else:
            await self.rename(person, name)


@asynccontextmanager
async def workers(database: str) -> AsyncIterator[list[Store]]:
    """Two, or twice the same where there can be but one."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2 if is_shared(database) else 1):
            engine = connect(database)
            stack.push_async_callback(engine.dispose)
            found.append(store := Store(engine))
            stack.push_async_callback(store.close)
        yield [found[0], found[-1]]


async def somebody(people: PeopleStore, name: str, *, has_account: bool) -> Person:
    guest = await people.guest(f"key of {name}")
    if has_account:
        await people.open_account(guest, name, "a hash")
    return await people.at(guest.number)


@pytest.mark.parametrize("names", [("Ada", CYRILLIC), (CYRILLIC, "Ada"), ("Ada", "aDA")])
@pytest.mark.parametrize("accounts", [(False, False), (True, False), (True, True)])
async def test_of_two_at_once_one_is_called_so(
    database: str, accounts: tuple[bool, bool], names: tuple[str, str]
) -> None:
    async with workers(database) as (one, other), asyncio.timeout(PATIENCE):
        people = PeopleStore(one, lambda: 0)
        before = [
            await somebody(people, name, has_account=has)
            for name, has in zip(("Bo", "Cy"), accounts, strict=True)
        ]
        both = asyncio.Barrier(2)
        called = [
            Hasty(store, both).call(person, name)
            for store, person, name in zip((one, other), before, names, strict=True)
        ]
        told = await asyncio.gather(*called, return_exceptions=True)
        assert sorted(map(str, told)) == ["None", "account-name-taken"]
        first = told.index(None)
        found = await people.named(names[first])
        assert found is not None
        assert found.number == before[first].number
        late = before[1 - first]
        assert await people.at(late.number) == late, "as they were"

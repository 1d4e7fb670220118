"""The application: calls, pages, headers, and what lives as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from mesozoic.server.api import CALLS, let_in
from mesozoic.server.bus import OUTSIDE, Notice, find_bus
from mesozoic.server.clock import Clock, MachineClock
from mesozoic.server.club import Club
from mesozoic.server.database import bring_up_to_date, connect, is_shared
from mesozoic.server.doors import Doors
from mesozoic.server.figures import measure_lag
from mesozoic.server.identity.old_guests import OldGuests
from mesozoic.server.impatience import Patience
from mesozoic.server.leases import Leases
from mesozoic.server.limits import LARGEST_BODY, Accounts, Limits
from mesozoic.server.lobby.lobby import Lobby
from mesozoic.server.made import PACKED, WORTH_PACKING
from mesozoic.server.manual import show_document, show_manual
from mesozoic.server.network import Network
from mesozoic.server.notices import Notices
from mesozoic.server.notifying.ways import Ways
from mesozoic.server.pages import Pages, find_pages, show_page
from mesozoic.server.paying import pay
from mesozoic.server.proxies import Proxies
from mesozoic.server.ratings.rater import Rater
from mesozoic.server.readiness import Readiness
from mesozoic.server.refusing import HANDLERS
from mesozoic.server.store import Store
from mesozoic.server.strict import StrictRequest
from mesozoic.server.tables import Tables
from mesozoic.server.thinking import Thinkers
from mesozoic.server.tidying import Tidying

if TYPE_CHECKING:
    from mesozoic.server.metrics import Metrics


class Settings(Struct, frozen=True, kw_only=True):
    """What an installation decides."""

    database: str
    bus: str | None = None
    """Where workers on one PostgreSQL tell one another what is new, if not there itself."""
    power_cuts: bool = True
    """Whether SQLite waits for the disk, so that what was told outlasts a power cut."""
    web: Path | None = None
    """The folder of the built pages, if not the one that ships."""
    network: Network | None = None
    """Where others reach it, where that is known."""
    proxies: Sequence[str] = ()
    """Addresses of proxies that are trusted to say who asks."""
    limits: Limits = Limits()
    thinkers: int | None = None
    """Processes in which bots think."""
    metrics: Metrics | None = None
    """Where figures are shown, if anywhere."""
    ways: Ways = Ways()
    """By which people who are away are told that a table waits for them."""
    clock: Clock = MachineClock()


def make_doors(settings: Settings) -> Doors:
    """The application, behind its doors."""
    network = settings.network or Network()
    pages = Pages(settings.web or find_pages())
    headers = {
        "Content-Security-Policy": pages.policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
    accounts = Accounts(settings.limits, settings.clock)
    app = make_app(settings, network, pages, accounts)

    def count(key: str) -> None:
        app.state.tables.figures.refusals[key] += 1

    return Doors(app, network, Proxies(settings.proxies), headers, accounts, count)


def make_app(settings: Settings, network: Network, pages: Pages, accounts: Accounts) -> Litestar:
    return Litestar(
        [*CALLS, show_document, show_manual, show_page],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        guards=[pay, let_in],
        state=State({"accounts": accounts}),
        lifespan=[_life(settings)],
        dependencies={
            "tables": Provide(_tables, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            "gzip", minimum_size=WORTH_PACKING, gzip_compress_level=1, exclude_opt_key=PACKED
        ),
        openapi_config=None,  # server/schema.py makes a stricter one
        logging_config=None,
    )


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def club_of(settings: Settings, engine: AsyncEngine) -> Club | None:
    """Where the database is behind a network others may use it too, on this machine or another."""
    if not is_shared(settings.database):
        return None
    bus = find_bus(settings.bus or settings.database, settings.clock)
    return Club(bus, Leases(engine), settings.clock)


async def _hear_outside(settings: Settings, call: Callable[[], None]) -> None:
    """What is changed from outside is told by the database itself, whatever the bus."""

    def hear(notice: Notice | None) -> None:
        if notice in (None, OUTSIDE):
            call()

    await find_bus(settings.database, settings.clock).listen(hear)


def _life(settings: Settings):  # type: ignore[no-untyped-def]
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await bring_up_to_date(connect(settings.database))
        engine = connect(settings.database, Patience())
        thinkers = Thinkers(settings.thinkers, settings.clock)
        store = Store(engine, power_cuts=settings.power_cuts)
        club = club_of(settings, engine)
        if club is not None:
            await club.begin()
        tables = Tables(store, thinkers, settings.limits, settings.clock, club, settings.ways)
        app.state.tables = tables
        app.state.readiness = Readiness(store.check, settings.clock)
        app.state.lobby = lobby = Lobby(tables)
        notices = Notices(engine, tables.bans, tables.let_go, tables.callers.cut_banned)
        tables.on_outside = notices.call
        await notices.begin()
        tidying = Tidying(settings.clock, lambda: store.figures.entries)
        rater = Rater(store, tables.ratings)
        beside = [
            asyncio.create_task(notices.run(settings.clock)),
            asyncio.create_task(rater.run(settings.clock)),
            asyncio.create_task(tidying.run()),
            asyncio.create_task(tables.overdue.run()),
            asyncio.create_task(tables.notifier.run(tables)),
            asyncio.create_task(lobby.run()),
            asyncio.create_task(OldGuests(store, settings.clock).run()),
        ]
        if club is not None:
            beside.append(asyncio.create_task(club.run(tables)))
        if settings.bus is not None:
            beside.append(asyncio.create_task(_hear_outside(settings, notices.call)))
        if settings.metrics is not None:
            settings.metrics.show(tables)
            beside.append(asyncio.create_task(measure_lag(tables.figures, settings.clock)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.wait(beside)
            await tables.close()
            if club is not None:
                await club.leave()
            await store.close()
            await engine.dispose()

    return life

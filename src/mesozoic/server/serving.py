"""Running the server: where it listens, what it says, how it stops."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings, make_doors
from mesozoic.server.bus import find_bus
from mesozoic.server.clock import MachineClock
from mesozoic.server.database import check, default_url, is_shared, reach
from mesozoic.server.limits import LARGEST_MESSAGE, Limits
from mesozoic.server.logs import LogForm, set_up_logs
from mesozoic.server.network import Network, Opener, machine_names, read_origin
from mesozoic.server.notifying.ways import Ways, read_ways
from mesozoic.server.proxies import Proxies
from mesozoic.server.thinking import thinkers_for
from mesozoic.server.tidying import seldom
from mesozoic.server.transport import DoorConfig
from mesozoic.server.workers import Workers

if TYPE_CHECKING:
    from mesozoic.server.metrics import Metrics

FIRST_PORT: Final = 8011
TRIES: Final = 50
GRACE: Final = 3
"""Seconds that connections get to close when the server stops."""
EVERYWHERE: Final = ("0.0.0.0", "::")
WAITING: Final = 128
"""Connections that may wait to be taken."""
AT_ONCE: Final = 4
"""Connections that a worker takes in one go, so that of many that come together others get some."""
THIS_MACHINE: Final = ("127.0.0.1", "localhost", "::1")


class Server(uvicorn.Server):
    """Says when it listens, and can listen at another address too."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """For as long as the process: the collector is its own."""
        with seldom():
            super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(WAITING)
        if self.started:
            self._on_ready()

    async def listen_too(self, host: str, port: int) -> None:
        """As uvicorn does for its first sockets; it closes what is in `servers` when it stops."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=_bind(host, port)))


class Plan(Struct, frozen=True, kw_only=True):
    """What whoever starts a server wishes; every worker is handed the same."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    bus: str | None = None
    workers: int = 1
    """Processes that serve."""
    origins: Sequence[str] = ()
    """It is served under these too."""
    proxies: Sequence[str] = ()
    power_cuts: bool = True
    limits: Limits = Limits()
    metrics: str | None = None
    mail: str | None = None
    """Where mail is handed in; it may hold a password."""
    mail_from: str | None = None
    webhook: str | None = None
    log: LogForm = "text"


def serve(plan: Plan, *, browser: bool = True, say: Callable[[str], None] = print) -> int:
    """Serve until told to stop; the exit code."""
    set_up_logs(plan.log)
    url = plan.database or default_url()
    check(url)
    check_club(plan, url)
    ways_of(plan)
    reach(url)
    listening = listen(plan.host, plan.port)
    port = listening.getsockname()[1]
    plan = replace(plan, database=url, port=port)

    def ready() -> None:
        addresses = addresses_of(plan.host, port)
        for address in addresses:
            say(address)
        if browser and can_browse():
            webbrowser.open(addresses[0])

    with listening:
        if plan.workers == 1:
            return serve_here(plan, listening, 0, ready)
        return Workers(plan.workers, serve_here, plan, listening).run(ready)


def check_club(plan: Plan, url: str) -> None:
    """Refuse several workers where they could not hear one another."""
    if plan.workers < 1:
        raise Refused("workers-none", found=plan.workers)
    if plan.workers > 1 and not is_shared(url):
        raise Refused("club-needs-postgresql", option="--workers")
    if plan.bus is not None:
        if not is_shared(url):
            raise Refused("club-needs-postgresql", option="--bus")
        find_bus(plan.bus, MachineClock())


def serve_here(plan: Plan, listening: socket.socket, number: int, ready: Callable[[], None]) -> int:
    """As the worker of this number, in this process."""
    set_up_logs(plan.log)
    assert plan.database is not None
    reach(plan.database)
    port = listening.getsockname()[1]
    elsewhere = [address.rstrip("/") for address in addresses_of(plan.host, port)[1:]]
    origins = [*map(read_origin, plan.origins), *elsewhere]
    network = Network(origins, [plan.host, *machine_names()])
    with showing(plan.metrics, number) as shown:
        settings = Settings(
            database=plan.database,
            bus=plan.bus,
            power_cuts=plan.power_cuts,
            network=network,
            proxies=plan.proxies,
            limits=plan.limits,
            thinkers=thinkers_for(plan.workers),
            metrics=shown,
            ways=ways_of(plan),
        )
        config = configure(settings)
        if plan.workers > 1:
            config.backlog = AT_ONCE
        server = Server(config, ready)
        if plan.host in THIS_MACHINE and plan.workers == 1:
            network.opener = opener(server, port, lan_address)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def ways_of(plan: Plan) -> Ways:
    """By which ways people are told; links lead to the address that they type."""
    port = plan.port or FIRST_PORT
    origin = read_origin(plan.origins[0]) if plan.origins else addresses_of(plan.host, port)[-1]
    return read_ways(plan.mail, plan.mail_from, plan.webhook, origin)


@contextmanager
def showing(address: str | None, number: int = 0) -> Iterator[Metrics | None]:
    """Where figures are shown, if anywhere, while the server runs; a port more for each worker."""
    if address is None:
        yield None
        return
    try:
        from mesozoic.server.metrics import Metrics, read_address
    except ImportError as missing:
        raise Refused("club-missing", package=missing.name) from None
    host, port = read_address(address)
    metrics = Metrics(host, port + number if port else 0)
    try:
        yield metrics
    finally:
        metrics.close()


def opener(server: Server, port: int, find: Callable[[], str | None]) -> Opener:
    """Listening to the network on the same port, at this machine's address there and no other."""

    async def listen_to_network() -> str:
        host = find()
        if host is None:
            raise Refused("network-none")
        await server.listen_too(host, port)
        return f"http://{host}:{port}"

    return listen_to_network


def configure(settings: Settings) -> DoorConfig:
    return DoorConfig(
        make_doors(settings),
        settings.limits,
        settings.clock,
        Proxies(settings.proxies),
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from ours on."""
    if port is not None:
        return _bind(host, port)
    for candidate in range(FIRST_PORT, FIRST_PORT + TRIES):
        try:
            return _bind(host, candidate)
        except Refused:
            continue
    return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, for only then does asyncio send small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # Another server that listens there must be noticed; one that has just ended must not matter.
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as error:
        listening.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("server-cannot-listen", host=host, port=port, problem=problem) from None
    return listening


def addresses_of(host: str, port: int) -> list[str]:
    """Where to go on this machine, then where others on the network go, if they may."""
    if host not in EVERYWHERE:
        shown = f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{port}/"]
    found = lan_address()
    others = [f"http://{found}:{port}/"] if found else []
    return [f"http://127.0.0.1:{port}/", *others]


def lan_address() -> str | None:
    """This machine's own address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def can_browse() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

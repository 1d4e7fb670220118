"""How much one connection or one address may ask for."""

from __future__ import annotations

from collections import deque
from ipaddress import ip_address
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.clock import Clock
from mesozoic.server.rounds import Rounds

LARGEST_MESSAGE: Final = 64_000
LARGEST_BODY: Final = 64_000
LARGEST_RECORD: Final = 5_000_000
MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
AT_ONCE: Final = 10.0
MEGABYTE: Final = 1_000_000
NETWORK_BITS: Final = 64
"""Of an IPv6 address, those that one household has in common."""


class Limits(Struct, frozen=True):
    """What an installation may set otherwise."""

    messages_per_second: float = 20
    burst: int = 60
    work_per_second: float = 120
    """Milliseconds of this server's work that an address may ask for in a second, in all."""
    work_saved: float = 500
    """As much of it as an address that has asked for nothing may ask for at once."""
    longest_wait: float = 2
    """Seconds that an answer is put off; who asks for more than that is refused."""
    sockets_per_address: int = 200
    """Websockets: a school behind one address has a few for each pupil."""
    connections_per_address: int = 500
    """All connections of an address, those for pages and calls among them."""
    hello_seconds: float = 10
    """How long a websocket may say nothing."""
    request_seconds: float = 10
    """How long a request may take to come, and a part of a long one."""
    body_seconds: float = 60
    """How long a request may take to come in all: 5 MB at 83 kB a second."""
    reading_seconds: float = 10
    """How long somebody may read nothing of what they are sent."""
    tables_per_minute: int = 30
    replays_per_minute: int = 30
    kept_records: int = 1000
    """Record files that are kept in all, to link to them."""
    kept_megabytes: int = 250
    """Their size in all."""
    kept_megabytes_a_day: int = 25
    """The size of those that an address keeps in a day."""
    changes_per_minute: int = 60
    """Tables and records that an address deletes."""
    lines_per_minute: int = 20
    """What a seat, or an address that looks on, says at a table."""
    lines_at_once: int = 6
    """As many of them in `AT_ONCE` seconds: others are to read what they said, too."""
    sign_ins_per_minute: int = 20
    """Attempts of an address to sign in."""
    connections_per_table: int = 100
    backlog: int = 100
    """Messages that wait for one slow connection before it gets a fresh situation instead."""
    idle_seconds: float = 30
    """How long a table that nobody looks at stays in memory."""
    pauses: bool = True
    """Whether a pass that is forced takes as long as one that is not."""


def limits_for(
    sockets: int | None, work: int | None, openings: int | None = None, *, pauses: bool = True
) -> Limits:
    """As an installation wishes, for each address."""
    wished = (("--sockets", sockets), ("--work", work), ("--openings", openings))
    for option, found in wished:
        if found is not None and found < 1:
            raise Refused("limit-none", option=option, found=found)
    usual = Limits()
    windows = sockets or usual.sockets_per_address
    share = work or usual.work_per_second
    return replace(
        usual,
        sockets_per_address=windows,
        connections_per_address=max(windows * 2, usual.connections_per_address),
        work_per_second=share,
        work_saved=max(share, usual.work_saved),
        tables_per_minute=openings or usual.tables_per_minute,
        pauses=pauses,
    )


MANY: Final = 10**9
BOUNDLESS: Final = Limits(
    messages_per_second=MANY,
    burst=MANY,
    work_per_second=MANY,
    work_saved=MANY,
    sockets_per_address=MANY,
    connections_per_address=MANY,
    tables_per_minute=MANY,
    replays_per_minute=MANY,
    changes_per_minute=MANY,
    lines_per_minute=MANY,
    lines_at_once=MANY,
    sign_ins_per_minute=MANY,
    pauses=False,
)
"""For whoever measures: an address may ask for whatever it likes, and nobody is waited for."""


class Bucket:
    """Lets so many through a second, and a burst at first."""

    def __init__(self, per_second: float, burst: float, clock: Clock) -> None:
        self._per_second, self._burst = per_second, burst
        self._clock = clock
        self._left, self._filled = float(burst), clock.now()

    def take(self) -> float:
        """The seconds to wait before this one may pass: 0 where it may now."""
        self._fill()
        if self._left < 1:
            return (1 - self._left) / self._per_second
        self._left -= 1
        return 0.0

    def owe(self, cost: float, longest: float) -> float | None:
        """The seconds after which what costs so much may be done, if they are not too many.

        It is counted at once, so that whoever comes next waits for it too.
        """
        self._fill()
        wait = max(0.0, (cost - self._left) / self._per_second)
        if wait > longest:
            return None
        self._left -= cost
        return wait

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._filled) * self._per_second)
        self._filled = now


class Account:
    """What one address has asked for, over all its connections."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._work = Bucket(limits.work_per_second, limits.work_saved, clock)
        self._sockets = 0
        self.rounds = Rounds()
        """What is asked for at once is answered in turns with what others ask for."""

    async def pay(self, cost: float) -> bool:
        """Wait until so many milliseconds of work may be done; whether they may at all."""
        wait = self._work.owe(cost, self._limits.longest_wait)
        if wait:
            await self._clock.sleep(wait)
        return wait is not None

    async def hold_back(self) -> None:
        """Who is refused hears so after a while, so that asking in a loop costs next to nothing."""
        if self._limits.longest_wait:
            await self._clock.sleep(self._limits.longest_wait)

    def enter(self) -> bool:
        """One more websocket, if it may have one."""
        if self._sockets >= self._limits.sockets_per_address:
            return False
        self._sockets += 1
        return True

    def leave(self) -> None:
        self._sockets -= 1

    @property
    def is_settled(self) -> bool:
        return not self._sockets and self._work.is_full


class Accounts:
    """One for each address; one that owes nothing is forgotten."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits, self._clock = limits, clock
        self._known: dict[str, Account] = {}
        self._look_again = clock.now() + MINUTE

    def of(self, address: str) -> Account:
        if self._clock.now() >= self._look_again:
            self._forget()
        name = household(address)
        if name not in self._known:
            self._known[name] = Account(self._limits, self._clock)
        return self._known[name]

    def __len__(self) -> int:
        return len(self._known)

    def _forget(self) -> None:
        self._look_again = self._clock.now() + MINUTE
        self._known = {
            address: account for address, account in self._known.items() if not account.is_settled
        }


def household(address: str) -> str:
    """Those who are counted together: an IPv4 address, or a network of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(int(found) >> (found.max_prefixlen - NETWORK_BITS))


class Quota:
    """So much in a while for each address."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self._most, self._seconds = most, seconds
        self._clock = clock
        self._seen: dict[str, deque[tuple[float, int]]] = {}

    def allows(self, address: str, amount: int = 1) -> bool:
        now = self._clock.now()
        self._forget(now)
        seen = self._seen.get(address, deque())
        if sum(used for _, used in seen) + amount > self._most:
            return False
        seen.append((now, amount))
        self._seen[address] = seen
        return True

    def _forget(self, now: float) -> None:
        for address, seen in list(self._seen.items()):
            while seen and now - seen[0][0] > self._seconds:
                seen.popleft()
            if not seen:
                del self._seen[address]

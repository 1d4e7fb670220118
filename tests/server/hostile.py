"""A hostile client's hour: each attempt is refused in one sentence or closed.

While it goes on a family plays at another table of the same server, and notices nothing.
`python -m tests.server.hostile [--rounds 4]` tries with the limits that every server has; the clock
is one that is moved by hand, and some twenty minutes pass on it in a round.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mesozoic.server import paying
from mesozoic.server.app import Settings
from mesozoic.server.bench.files import allow_many
from mesozoic.server.connection import Connection
from mesozoic.server.database import sqlite_url
from mesozoic.server.limits import LARGEST_MESSAGE, Account, Limits
from mesozoic.server.messages import Resync
from mesozoic.server.transport import MOST_UNHEARD, HttpDoor, SocketDoor
from tests.server.hostile_floods import FLOODING
from tests.server.hostile_house import ELSEWHERE, JSON, House, gone, key_of
from tests.server.hostile_people import ATTEMPTS_ON_PEOPLE
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock
from tests.server.test_refusals import MALFORMED
from tests.server.test_transport import HALF_SENT, connect, frame, line, said

SOME = Limits(sockets_per_address=20, connections_per_address=60, longest_wait=0, pauses=False)
"""For a short hour. Whether a pass is about to come would be luck in what the server holds."""
USUAL = Limits(longest_wait=0, pauses=False)
TOO_MANY = 500
"""Websockets of one address, where the usual limits hold."""
TOO_FAST = 429
SETTLING = 20
"""Seconds in which all that comes and goes has gone."""
A_ROUND = 10.0
"""Megabytes by which each round after the second may grow the process: what is freed is not all
given back."""
HELD = (Account, Connection, HttpDoor, SocketDoor, asyncio.Task)
"""What the server holds for somebody."""
OWN = ("Event.wait", "StillClock._sleep_until", "Child.do")
"""Tasks of the server's own rounds: whether they wait or look around just then is luck."""


async def malformed_messages(house: House) -> None:
    async with house.stranger() as player:
        for text in MALFORMED:
            await player.socket.send(text)
            assert (await player.hear("refused"))["key"] == "message-malformed", text[:40]


async def huge_messages(house: House) -> None:
    for message in ("x" * (LARGEST_MESSAGE + 1), b"x" * 5_000_000):
        async with house.stranger() as player:
            await player.socket.send(message)
            await player.socket.wait_closed()
            assert player.socket.close_code == 1009


async def text_that_is_none(house: House) -> None:
    async with line(house.server, ELSEWHERE) as bare:
        await connect(bare, house.table)
        bare.writer.write(said(b"\xff\xfe"))
        assert await bare.is_closed()


async def fast_messages(house: House) -> None:
    async with house.stranger() as player:
        for _ in range(MOST_UNHEARD - 10):
            await player.say("resync")
        assert (await player.hear("refused"))["key"] == "too-fast"
        situations = [message for message in player.messages if message["is"] == "situation"]
        assert len(situations) <= house.limits.work_saved / paying.MESSAGES[Resync]
        player.socket.transport.abort()  # to close it politely would wait for what is not read


async def fast_calls(house: House) -> None:
    async with house.calls() as http:
        answers = [(await http.get("/api/tables?limit=100")).status_code for _ in range(100)]
        assert 0 < answers.count(200) < house.limits.work_saved / paying.LIST + 1
        assert set(answers) == {200, 429}


async def the_seats_of_others(house: House) -> None:
    async with house.stranger() as player:
        action = {"is": "pass"}
        for seat in (0, 1, 9):
            assert await player.refused("sit", seat=seat) == "not-your-seat"
            assert await player.refused("undo", seat=seat) == "not-your-seat"
            assert await player.refused("name", seat=seat, name="Mallory") == "not-your-seat"
            said_act = {"seat": seat, "decision": 0, "action": action}
            assert await player.refused("act", **said_act) == "not-your-seat"
        assert await player.refused("pace", milliseconds=0) == "not-your-table"


async def forged_keys(house: House) -> None:
    forged = [house.key[:-1], house.key + "A", house.key.swapcase(), "", "é\x00", "../" * 9]
    async with house.stranger(*forged) as player:
        assert player.welcome["yours"] == []
    async with house.calls() as http:
        for key in forged[:3]:
            headers = {"Mesozoic-Key": key, "Cookie": f"key={house.key}; session={house.key}"}
            answer = await http.delete(f"/api/tables/{house.table}", headers=headers)
            assert (answer.status_code, key_of(answer)) == (403, "not-the-opener")


async def pages_of_other_sites(house: House) -> None:
    async with house.calls() as http:
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            answer = await http.post("/api/tables", headers=headers | JSON, content="{}")
            assert answer.status_code == 403
            assert key_of(answer) in ("origin-foreign", "host-foreign")
        form = {"Content-Type": "text/plain"}
        assert key_of(await http.post("/api/tables", headers=form, content="{}")) == "not-json"


async def a_replayed_message(house: House) -> None:
    """Word for word what somebody of the family said before, with their key and without."""
    said_before = {"seat": 0, "decision": 0, "action": {"is": "pass"}}
    async with house.stranger(house.key) as player:
        for _ in range(3):
            assert await player.refused("act", **said_before) == "old-decision"
    async with house.stranger() as player:
        assert await player.refused("act", **said_before) == "not-your-seat"


async def forged_cookies(house: House) -> None:
    """A cookie opens nothing: only a key that is said does."""
    jar = {"Cookie": f"key={house.key}; owner={house.key}; session={house.key}; Mesozoic-Key=1"}
    async with house.calls() as http:
        for path in (f"/api/tables/{house.table}", f"/api/tables/{house.table}/again"):
            call = http.delete if path.endswith(house.table) else http.post
            assert (await call(path, headers=jar)).status_code in (400, 401, 403)
        shown = (await http.get(f"/api/tables/{house.table}", headers=jar)).text
        assert house.key not in shown
    head = f"Cookie: {jar['Cookie']}\r\n"
    async with line(house.server, ELSEWHERE) as bare:
        await connect(bare, house.table, head)
        bare.writer.write(said(b'{"do": "hello", "keys": []}'))
        _, text = await frame(bare.reader)
        assert json.loads(text)["yours"] == []


BODIES = [
    ("/api/tables", b"[" * 30_000, 400),
    ("/api/tables", b'{"a":' * 10_000, 400),
    ("/api/tables", b'{"game": "\xff"}', 400),
    ("/api/tables", b" " * 70_000, 413),
    ("/api/replays", b"[" * 1_000_000, 400),
    ("/api/replays", b'{"format": 1, "entries": [' + b"0," * 1_000_000 + b"0]}", 400),
    ("/api/replays", b'{"a": ' + b"9" * 1_000_000 + b"}", 400),
    ("/api/replays", b'{"a": 1e999999}', 400),
    ("/api/replays", b" " * 5_000_001, 413),
    ("/api/records", b"\x00" * 1_000, 400),
]


async def bodies_that_cannot_be(house: House) -> None:
    async with house.calls() as http:
        for path, body, status in BODIES:
            await house.clock.advance(1)  # and what the last has cost is paid
            answer = await http.post(path, headers=JSON, content=body)
            assert (answer.status_code, bool(key_of(answer))) == (status, True), body[:20]


PATHS = ["%00", "%ff%fe", "..%2f..%2fetc", "x" * 5_000, "%f0%9f%a6%95", "'; drop table tables"]


async def odd_paths(house: House) -> None:
    async with house.calls() as http:
        for path in PATHS:
            answer = await http.get(f"/api/tables/{path}")
            assert answer.status_code in (400, 404), path
            answer = await http.get(f"/api/tables?only={path}")
            assert answer.status_code in (200, 400), path


NO_REQUESTS = [
    b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
]


async def what_is_no_request(house: House) -> None:
    for sent in NO_REQUESTS:
        answer = await house.raw(sent)
        assert not answer or answer.startswith(b"HTTP/1.1 400 "), sent[:40]


async def requests_half_sent(house: House) -> None:
    async with AsyncExitStack() as stack:
        held = [await stack.enter_async_context(line(house.server, ELSEWHERE)) for _ in range(30)]
        for number, bare in enumerate(held):
            bare.writer.write(HALF_SENT[number % len(HALF_SENT)].encode())
        await house.passing(asyncio.gather(*(bare.is_closed() for bare in held)))


async def a_reader_who_never_reads(house: House) -> None:
    async with line(house.server, ELSEWHERE) as deaf:
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.writer.write(asked * 50)
        await house.passing(deaf.answer())
        await house.passing(gone(house.server))


async def sockets_without_number(house: House) -> None:
    """Whoever asks for them too fast gets none at all."""
    async with AsyncExitStack() as stack:
        turned_away, refused_at_the_door = 0, 0
        most = house.limits.sockets_per_address
        wanted = TOO_MANY if most == USUAL.sockets_per_address else most + 10
        for _ in range(wanted):
            one = Player.connected(house.server.address, house.table, ELSEWHERE)
            try:
                player = await stack.enter_async_context(one)
            except InvalidStatus as refused:
                if refused.response.status_code != TOO_FAST:
                    raise
                turned_away, refused_at_the_door = turned_away + 1, refused_at_the_door + 1
                continue
            with suppress(ConnectionClosed):
                await player.say("dance")
            turned_away += (await player.hear("refused"))["key"] == "too-many-sockets"
        admitted = wanted - turned_away
        assert 0 < admitted <= most if refused_at_the_door else admitted == most


async def connections_without_number(house: House) -> None:
    async with AsyncExitStack() as stack:
        many = house.limits.connections_per_address + 20
        held = [await stack.enter_async_context(line(house.server, ELSEWHERE)) for _ in range(many)]
        await asyncio.gather(*(bare.is_closed() for bare in held[-20:]))


ATTEMPTS: list[Callable[[House], Awaitable[None]]] = [
    malformed_messages,
    huge_messages,
    text_that_is_none,
    fast_messages,
    fast_calls,
    the_seats_of_others,
    forged_keys,
    forged_cookies,
    pages_of_other_sites,
    a_replayed_message,
    bodies_that_cannot_be,
    odd_paths,
    what_is_no_request,
    requests_half_sent,
    a_reader_who_never_reads,
    sockets_without_number,
    connections_without_number,
    *FLOODING,
    *ATTEMPTS_ON_PEOPLE,
]


async def hour(
    settings: Settings,
    limits: Limits,
    rounds: int,
    weigh: Callable[[], None] = lambda: None,
) -> list[Counter[str]]:
    """What the server holds after each round of attempts, by its kind; then it may be weighed."""
    clock = StillClock()
    async with running(replace(settings, limits=limits, clock=clock)) as server:
        opened = await server.open()
        await server.http.get("/api/openapi.json")  # which takes a while to make, once
        house = House(server, clock, opened, limits)
        left: list[Counter[str]] = []
        async with (
            server.at(opened["table"], *opened["keys"]) as family,
            server.at(opened["table"]) as watcher,
        ):
            for _ in range(rounds):
                for attempt in ATTEMPTS:
                    await attempt(house)
                    await house.passing(gone(server))
                    await clock.advance(60)
                    await house.passing(plays(family, watcher))
                await house.passing(forgotten(server))
                left.append(await house.passing(settled(left)))
                for player in (family, watcher):
                    player.texts.clear()
                    player.messages[:] = [{"is": "forgotten"}] * len(player.messages)
                weigh()
    return left


async def settled(left: list[Counter[str]]) -> Counter[str]:
    """What is held once nothing is that only comes and goes, as a worker that begins."""
    now = held()
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLING):
            while left and now - left[0]:
                await asyncio.sleep(0)
                now = held()
    return now


def held() -> Counter[str]:
    gc.collect()
    found = [one for one in gc.get_objects() if isinstance(one, HELD)]
    return Counter(kind for one in found if (kind := kind_of(one)) not in OWN)


def kind_of(one: object) -> str:
    """The work that a task does, and the class of all else."""
    if isinstance(one, asyncio.Task):
        return getattr(one.get_coro(), "__qualname__", "")
    return type(one).__name__


def megabytes() -> float:
    """Of this process, in which the server and all who come to it are. Linux only."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    (kilobytes,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


async def forgotten(server: Running) -> None:
    """No table is in memory but the family's: bots may think on where others have left."""
    assert server.tables is not None
    while server.tables.tables_in_memory > 1:
        await asyncio.sleep(0)


async def plays(family: Player, watcher: Player) -> None:
    """One act of the family, which whoever looks on hears of."""
    before = await turn(family)
    while not before["options"]:  # as where the table passed for that seat meanwhile
        before = await turn(family)
    await family.act(before["options"][0])
    await family.hear("progress")
    while watcher.position["entry"] <= before["entry"]:
        await watcher.receive()


async def turn(family: Player) -> dict[str, Any]:
    """What a seat that is asked is shown."""
    seat = (await family.until_waiting())[0]
    return await family.ask("sit", "situation", seat=seat)


def main() -> int:
    asked = ArgumentParser(prog="python -m tests.server.hostile")
    asked.add_argument("--rounds", type=int, default=4)
    wish = asked.parse_args()
    allow_many()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=sqlite_url(Path(folder) / "tables.sqlite"), thinkers=1)
        memory: list[float] = []

        def weigh() -> None:
            memory.append(round(megabytes(), 1))

        left = asyncio.run(hour(settings, USUAL, wish.rounds, weigh))
    attempts = [attempt.__name__ for attempt in ATTEMPTS]
    said = {"rounds": wish.rounds, "attempts": attempts, "held": left, "megabytes": memory}
    print(json.dumps(said, indent=2))
    warm = memory[1:]
    has_grown = bool(warm) and warm[-1] - warm[0] > A_ROUND * (len(warm) - 1)
    return int(bool(left[-1] - left[0]) or has_grown)


if __name__ == "__main__":
    sys.exit(main())

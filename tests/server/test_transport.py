"""Requests that never end, readers that never read, and connections without number."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.transport import SLOWEST, TOO_MANY_FRAMES, TOO_SLOW, WORTH_PACKING
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio
PATIENCE = 30
"""Seconds after which what never comes fails a test, instead of hanging it."""
HEAD = (
    "POST /api/replays HTTP/1.1\r\nHost: localhost\r\n"
    "Content-Type: application/json\r\nContent-Length: 100000\r\n"
)
HALF_SENT = ["", "GET / HT", "GET / HTTP/1.1\r\nX", HEAD, HEAD + "\r\n", HEAD + "\r\n{"]
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: bWVzb3pvaWMgZGlub3NhdQ==\r\n"
)
PACKING = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
LITTLE = 4096
ELSEWHERE = "127.0.0.2"
ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def is_closed(self) -> bool:
        """Once the other side has closed it, after whatever it said before."""
        async with asyncio.timeout(PATIENCE):
            try:
                await self.reader.read()
            except ConnectionError:
                return True
        return self.reader.at_eof()

    async def answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def line(server: Running, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    host, _, port = server.address.partition(":")
    plug = socket.socket()
    plug.setblocking(False)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)  # so that little is read ahead
    plug.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plug)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


@pytest.mark.parametrize("sent", HALF_SENT)
async def test_a_request_half_sent_is_closed(settings: Settings, sent: str) -> None:
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server, line(server) as half:
        half.writer.write(sent.encode())
        await until_read(server, half)
        await clock.advance(settings.limits.request_seconds)
        assert await half.is_closed()
        assert (await server.http.get("/health")).status_code == 200


async def test_a_second_request_half_sent_is_closed(settings: Settings) -> None:
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server, line(server) as half:
        half.writer.write(ASK)
        await half.answer()
        half.writer.write(b"GET /hea")
        await until_read(server, half)
        await clock.advance(settings.limits.request_seconds)
        assert await half.is_closed()


async def test_a_body_that_keeps_coming_may_take_long(settings: Settings) -> None:
    clock = StillClock()
    seconds = settings.limits.request_seconds
    part = b" " * int(SLOWEST * seconds)
    head = HEAD.replace("100000", str(3 * len(part))) + "\r\n"
    async with running(replace(settings, clock=clock)) as server, line(server) as slow:
        slow.writer.write(head.encode())
        for _ in range(2):
            await clock.until_slept()
            slow.writer.write(part)
            await until_read(server, slow)
            await clock.advance(seconds)
        slow.writer.write(part)
        assert (await slow.answer()).startswith(b"HTTP/1.1 400 ")


async def test_a_body_that_trickles_is_closed_after_a_minute(settings: Settings) -> None:
    clock = StillClock()
    seconds = settings.limits.request_seconds
    part = b" " * int(SLOWEST * seconds)
    async with running(replace(settings, clock=clock)) as server, line(server, ELSEWHERE) as slow:
        slow.writer.write((HEAD.replace("100000", "5000000") + "\r\n").encode())
        while clock.now() < settings.limits.body_seconds:
            assert server.connections_of(ELSEWHERE)
            await clock.until_slept()
            slow.writer.write(part)
            await until_read(server, slow)
            await clock.advance(seconds)
        assert await slow.is_closed()


async def until_read(server: Running, slow: Line) -> None:
    """What was written on one connection is there before the answer on another."""
    await slow.writer.drain()
    for _ in range(3):
        assert (await server.http.get("/health")).status_code == 200


async def pages(one: Line, _: str) -> None:
    one.writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
    assert (await one.answer()).startswith(b"HTTP/1.1 200 ")


async def situations(one: Line, table: str) -> None:
    await connect(one, table)
    one.writer.write(said(b'{"do": "hello", "keys": []}'))
    await situation(one)
    one.writer.write(said(b'{"do": "resync"}'))
    await situation(one)  # once all of the greeting is done, for which one has so long alone
    # So long that they never pile up unheard: it is not read on before the last is answered. And
    # more than Linux takes on the way, 4 MB, where a thousand answers have found room.
    asked = long_said(b'{"do": "resync"}'.ljust(4_000))
    one.writer.write(asked * 3_000)


async def situation(one: Line) -> None:
    while json.loads((await frame(one.reader))[1])["is"] != "situation":
        pass


async def connect(one: Line, table: str, more: str = "") -> None:
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}{more}\r\n"
    one.writer.write(head.encode())
    assert (await one.answer()).startswith(b"HTTP/1.1 101 ")


def said(text: bytes) -> bytes:
    """A message of a websocket, masked with nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def long_said(text: bytes) -> bytes:
    return bytes([0x81, 0xFE, *len(text).to_bytes(2), 0, 0, 0, 0]) + text


@pytest.mark.parametrize("ask", [pages, situations])
async def test_who_never_reads_is_closed(
    settings: Settings, ask: Callable[[Line, str], Awaitable[None]]
) -> None:
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server:
        table = (await server.open())["table"]
        async with line(server, ELSEWHERE) as deaf:
            await ask(deaf, table)
            async with asyncio.timeout(PATIENCE):
                while server.connections_of(ELSEWHERE) == 0:
                    await asyncio.sleep(0)
                while server.connections_of(ELSEWHERE):
                    await clock.advance(settings.limits.reading_seconds)
        assert server.tables is not None
        assert server.tables.figures.refusals == {TOO_SLOW: 1}, "and for nothing else"
        async with server.at(table) as other:
            await other.ask("resync", "situation")


async def test_an_address_has_so_many_connections(settings: Settings) -> None:
    settings = replace(settings, limits=replace(settings.limits, connections_per_address=2))
    async with running(settings) as server, line(server, ELSEWHERE) as first:
        async with line(server, ELSEWHERE) as second, line(server, ELSEWHERE) as third:
            assert await third.is_closed()
            for open_one in (first, second):
                open_one.writer.write(ASK)
                assert (await open_one.answer()).startswith(b"HTTP/1.1 200 ")
        assert (await server.http.get("/health")).status_code == 200
        async with asyncio.timeout(PATIENCE):
            while server.connections_of(ELSEWHERE) > 1:
                await asyncio.sleep(0)
        async with line(server, ELSEWHERE) as fourth:
            fourth.writer.write(ASK)
            assert (await fourth.answer()).startswith(b"HTTP/1.1 200 ")


async def test_a_text_that_is_none_closes_quietly(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await server.open())["table"]
    async with line(server) as odd:
        await connect(odd, table)
        odd.writer.write(said(b"\xff\xfe"))
        assert await odd.is_closed()
    assert "Traceback" not in caplog.text


PING, PONG, TEXT, MORE, LAST = 0x89, 0x8A, 0x01, 0x00, 0x80
WHOLE_TEXT, WHOLE_BYTES = 0x81, 0x82


def empty(kind: int) -> bytes:
    """A frame of a websocket that holds nothing."""
    return bytes([kind, 0x80, 0, 0, 0, 0])


FLOODS = {
    "ping": empty(PING) * 50_000,
    "pong": empty(PONG) * 50_000,
    "continuation": empty(TEXT) + empty(MORE) * 50_000,
    "text": empty(WHOLE_TEXT) * 50_000,
    "bytes": empty(WHOLE_BYTES) * 50_000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_frames_without_number_close_the_connection(settings: Settings, flood: bytes) -> None:
    async with running(replace(settings, clock=StillClock())) as server:
        assert server.tables is not None
        table = (await server.open())["table"]
        async with line(server, ELSEWHERE) as many:
            await connect(many, table)
            many.writer.write(flood)
            assert await many.is_closed()
        assert server.tables.figures.refusals[TOO_MANY_FRAMES] == 1
        async with server.at(table) as other:
            await other.ask("resync", "situation")


async def test_a_message_in_a_few_frames_is_heard(server: Running) -> None:
    table = (await server.open())["table"]
    async with line(server) as parted:
        await connect(parted, table)
        hello = [said(letter.encode())[1:] for letter in '{"do": "hello", "keys": []}']
        kinds = [TEXT] + [MORE] * (len(hello) - 2) + [LAST]
        for kind, rest in zip(kinds, hello, strict=True):
            parted.writer.write(bytes([kind]) + rest + empty(PING) * (kind == TEXT))
        pong, welcome = await frame(parted.reader), await frame(parted.reader)
        assert pong == (False, b"")
        assert json.loads(welcome[1])["is"] == "welcome"


async def test_long_messages_are_packed_and_short_ones_sent_as_they_are(server: Running) -> None:
    opened = await server.open()
    async with server.at(opened["table"], *opened["keys"]) as family:
        await plays(family, 60)
        async with line(server) as bare:
            await connect(bare, opened["table"], PACKING)
            bare.writer.write(said(b'{"do": "hello", "keys": []}'))
            lengths = {True: [0], False: [0]}
            while not (lengths[True][-1] and lengths[False][-1]):
                packed, text = await frame(bare.reader)
                assert json.loads(text)["n"]
                lengths[packed].append(len(text))
            assert max(lengths[False]) < WORTH_PACKING <= lengths[True][-1]


async def plays(family: Player, entries: int) -> None:
    """Until there are so many entries, all seats at one screen."""
    while family.position["entry"] < entries:
        seat = (await family.until_waiting())[0]
        before = await family.ask("sit", "situation", seat=seat)
        await family.act(before["options"][0])
        while family.position["entry"] <= before["entry"]:
            await family.receive()


async def frame(reader: asyncio.StreamReader) -> tuple[bool, bytes]:
    """Whether a message came packed, and what it says."""
    async with asyncio.timeout(PATIENCE):
        kind, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2))
        body = await reader.readexactly(length)
    packed = bool(kind & 0x40)
    unpacked = (
        zlib.decompressobj(wbits=-15).decompress(body + b"\x00\x00\xff\xff") if packed else b""
    )
    return packed, unpacked or body

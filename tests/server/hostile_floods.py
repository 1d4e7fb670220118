"""What a hostile client tries with too much of it, or too slowly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from random import Random

from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import write_record
from mesozoic.files.tables import new_table
from mesozoic.server import paying
from mesozoic.server.frames import MOST_UNDOS
from mesozoic.server.transport import SLOWEST
from tests.server.hostile_house import ELSEWHERE, JSON, House, gone, key_of
from tests.server.test_transport import FLOODS, HEAD, UPGRADE, connect, line, until_read


@cache
def slow_record() -> str:
    """All of it happened, and next to all of it was taken back."""
    table, luck, rng = new_table("evo-2001", 3, seed="slow"), SeededLuck.named("slow"), Random(1)
    undos = 0
    while not table.is_over and undos < MOST_UNDOS:
        if table.step(luck) is not None:
            continue
        seat = table.deciders()[0]
        if table.free_undo(seat) and rng.random() < 0.9:
            table.undo(seat)
            undos += 1
        else:
            table.act(seat, rng.choice(table.options(seat)))
    return write_record(table.record)


async def slow_records(house: House) -> None:
    async with house.calls() as http:
        asked = http.post("/api/replays", headers=JSON, content=slow_record())
        answer = await house.passing(asked)
        assert answer.status_code == 200 or key_of(answer) == "record-slow", answer.text[:200]
    assert house.server.tables is not None
    assert await house.server.tables.provers.run(abs, -3) == 3  # before more time passes


async def floods_of_frames(house: House) -> None:
    for flood in FLOODS.values():
        async with line(house.server, ELSEWHERE) as bare:
            await connect(bare, house.table)
            bare.writer.write(flood)
            assert await bare.is_closed()


async def handshakes_without_number(house: House) -> None:
    head = f"GET /api/tables/{house.table}/live HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n"
    paid = int(house.limits.work_saved / paying.LITTLE)
    answers = []
    for _ in range(paid + 20):
        async with line(house.server, ELSEWHERE) as bare:
            bare.writer.write(head.encode())
            answers.append((await bare.answer()).split()[1])
        await gone(house.server)
    assert set(answers) == {b"101", b"429"}
    assert answers.count(b"101") <= paid


async def a_trickled_body(house: House) -> None:
    seconds, begun = house.limits.request_seconds, house.clock.now()
    async with line(house.server, ELSEWHERE) as slow:
        slow.writer.write((HEAD.replace("100000", "5000000") + "\r\n").encode())
        while house.clock.now() - begun <= house.limits.body_seconds:
            slow.writer.write(b" " * int(SLOWEST * seconds))
            await until_read(house.server, slow)
            await house.clock.advance(seconds)
        assert await slow.is_closed()


FLOODING: list[Callable[[House], Awaitable[None]]] = [
    slow_records,
    floods_of_frames,
    handshakes_without_number,
    a_trickled_body,
]

"""The server's log: a line for each thing, no secrets, and nothing a thousand times."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from mesozoic.server.logs import MINUTE, OF_EVENTS, OF_TROUBLES, JsonLines, NotAgain, TextLines
from mesozoic.server.talk.chat import LONGEST
from tests.server.player import Player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

NAME = "Ada Lovelace"
SAID = "meet me at the volcano"


class Written:
    def __init__(self, formatter: logging.Formatter) -> None:
        self.seconds = 0.0
        self._stream = io.StringIO()
        self.handler = logging.StreamHandler(self._stream)
        self.handler.setFormatter(formatter)
        self.handler.addFilter(NotAgain(lambda: self.seconds))

    @property
    def lines(self) -> list[str]:
        return self._stream.getvalue().splitlines()


@pytest.fixture(params=[JsonLines, TextLines])
def written(request: pytest.FixtureRequest) -> Iterator[Written]:
    """All that our code logs, as it is written."""
    written, logger = Written(request.param()), logging.getLogger("mesozoic")
    level = logger.level
    logger.addHandler(written.handler)
    logger.setLevel(logging.INFO)
    yield written
    logger.removeHandler(written.handler)
    logger.setLevel(level)


log = logging.getLogger("mesozoic.server.test")


async def test_no_key_and_no_name_is_written(server: Running, written: Written) -> None:
    seats = [{"kind": "here", "name": NAME}] * 3
    opened = await server.open(seats=seats)
    async with server.at(opened["table"], *opened["keys"]) as player:
        await player.until_waiting()
        await player.refused("act", seat=0, decision=99, action={"is": NAME})
        await player.refused("name", seat=0, name="\x01")
        await player.ask("say", "talk", seat=0, text=SAID)
        await player.say("say", seat=0, text=SAID + "x" * LONGEST)
        await player.hear("refused")
        await player.refused("say", seat=9, text=SAID)
    async with Player.connected(server.address, opened["table"]) as player:
        await player.say("hello", keys=opened["keys"])
        await player.hear("situation")
    headers = {"Mesozoic-Key": opened["keys"][0] + "x"}
    await server.http.delete(f"/api/tables/{opened['table']}", headers=headers)
    await server.http.post("/api/tables", content=f'{{"name": "{NAME}"}}')
    text = "\n".join(written.lines)
    assert opened["table"] in text
    assert len(written.lines) >= 5
    for secret in (NAME, SAID, opened["owner"], *opened["keys"]):
        assert secret not in text


FORGED = "%0Amesozoic.server.tables:%20table%20x%20deleted"


async def test_what_stands_in_a_path_is_not_written(server: Running, written: Written) -> None:
    key = (await server.open())["owner"]
    before = len(written.lines)
    for part in (key, key + FORGED):
        for path in (f"/api/tables/{part}", f"/api/{part}", f"/{part}?key={part}"):
            await server.http.get(path)
            await server.http.delete(path)
            await server.http.get(path, headers={"Host": "evil.example"})
        async with Player.connected(server.address, part) as player:
            await player.refused("hello", keys=[])
    lines = written.lines[before:]
    assert len(lines) >= 10
    assert not [line for line in lines if key in line or "deleted" in line]


def test_a_trouble_is_one_line_of_json_without_what_it_held() -> None:
    written = Written(JsonLines())
    log.addHandler(written.handler)
    try:
        raise ValueError(f"{NAME}\nand more")
    except ValueError:
        log.exception("table %s: something", "abc\n123")
    log.removeHandler(written.handler)
    (line,) = written.lines
    said = json.loads(line)
    assert said["said"] == "table abc\n123: something"
    assert (said["level"], said["trouble"]) == ("error", "ValueError")
    assert "test_log_lines.py" in said["at_line"][-1]
    assert NAME not in line


def test_a_trouble_says_in_both_forms_where_it_was_and_not_what_it_held(written: Written) -> None:
    try:
        try:
            raise ValueError(f"{NAME}\nand more")
        except ValueError as problem:
            raise KeyError(SAID) from problem
    except KeyError:
        log.exception("table %s: something", "abc")
    text = "\n".join(written.lines)
    for part in ("table abc: something", "KeyError", "test_log_lines.py:", "in_both_forms"):
        assert part in text
    for secret in (NAME, SAID):
        assert secret not in text


def test_what_happens_again_and_again_is_told_a_few_times(written: Written) -> None:
    for number in range(1000):
        log.warning("table %s: trouble", number)
    log.warning("another trouble")
    assert len(written.lines) == OF_TROUBLES + 1
    written.seconds += MINUTE
    log.warning("table %s: trouble", 1000)
    assert len(written.lines) == OF_TROUBLES + 2
    assert str(1000 - OF_TROUBLES) in written.lines[-1]


def test_troubles_of_other_kinds_are_told_apart(written: Written) -> None:
    for kind in (ValueError, KeyError):
        for _ in range(9):
            log.warning("trouble", exc_info=kind())
    assert sum("trouble" in line for line in written.lines) >= 2 * OF_TROUBLES


def test_events_are_told_more_often(written: Written) -> None:
    for number in range(1000):
        log.info("table %s: refused", number)
    assert len(written.lines) == OF_EVENTS

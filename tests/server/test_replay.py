"""Finished tables and record files as films."""

import asyncio
import gzip
import json
import os
import signal
import threading
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import fingerprint
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import write_record
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.server import api, made, tables
from mesozoic.server.app import Settings
from mesozoic.server.limits import LARGEST_RECORD, Limits
from mesozoic.server.provers import PROVING
from tests.house.files import ROOT
from tests.server.running import Running, running
from tests.server.still_clock import StillClock

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}


def played(seed: str = "film", entries: int = 10_000) -> Table[Any]:
    """A game of random acts, with some taken back."""
    table, luck, rng = new_table("evo-2001", 3, seed=seed), SeededLuck.named(seed), Random(seed)
    while not table.is_over and len(table.record.entries) < entries:
        if table.step(luck) is not None:
            continue
        seat = table.deciders()[0]
        if table.free_undo(seat) and rng.random() < 0.2:
            table.undo(seat)
        else:
            table.act(seat, rng.choice(table.options(seat)))
    return table


async def test_a_record_file_becomes_a_film(server: Running) -> None:
    table = played()
    text = write_record(table.record)
    answer = await server.http.post("/api/replays", headers=JSON, content=text)
    assert answer.status_code == 200, answer.text
    film = answer.json()
    assert film["proof"] == {"entries": len(table.record.entries), "finished": True, "luck": True}
    assert film["seed"] == table.record.seed
    assert [frame["entry"] for frame in film["frames"]] == list(
        range(-1, len(table.record.entries))
    )
    assert film["frames"][-1]["hash"] == fingerprint(table.state)
    assert film["frames"][-1]["view"]["result"] is not None
    undone = {frame["entry"] for frame in film["frames"] if frame["undone"]}
    taken = {entry for frame in film["frames"] for entry in frame["takes_back"]}
    assert undone == taken
    assert undone
    drawn = [e for frame in film["frames"] for e in frame["events"] if e["is"] == "card-drawn"]
    assert drawn
    assert all(event["card"] for event in drawn)
    assert all(len(frame["hands"]) == 3 for frame in film["frames"])
    assert film["frames"][-1]["hands"] == [
        [card.slug for card in hand] for hand in table.state.hands
    ]
    assert any(any(frame["hands"]) for frame in film["frames"])
    assert film["frames"][0]["turn"] == 0
    assert film["frames"][-1]["turn"] == table.state.turn > 1


async def test_a_game_that_is_not_over_can_be_watched_too(server: Running) -> None:
    table = played(entries=60)
    table.record.seed = None
    answer = await server.http.post(
        "/api/replays", headers=JSON, content=write_record(table.record)
    )
    assert answer.json()["proof"] == {"entries": 60, "finished": False, "luck": False}


def edited(**changes: Any) -> str:
    """A record that was changed, with the digest that fits."""
    record = json.loads(write_record(played(entries=40).record))
    record.pop("digest")
    form = record.pop("format")
    record |= changes
    return json.dumps({"format": form, **record, "digest": fingerprint(record)})


DAMAGED = [
    (b"", "record-not-json"),
    (b"\xff\xfe", "record-not-json"),
    (b"[1, 2]", "record-not-one"),
    (b"[" * 100_000, "record-not-json"),
    (b"1" * 5000, "record-not-json"),
    (write_record(played().record).replace('"zone"', '"zonk"', 1).encode(), "record-edited"),
    (edited(result={"scores": 1, "winners": 2, "reason": 3}).encode(), "record-result"),
    (edited(entries=[{"seat": 0, "act": {"is": "pass"}}]).encode(), "record-illegal"),
    (edited(entries=[{"seat": None, "takes_back": [0]}] * 3000).encode(), "record-long"),
    (edited(seed="0" * 64).encode(), "record-other-seed"),
    (b" " * (LARGEST_RECORD + 1), "message-large"),
]


async def test_a_record_file_is_kept_once_and_found_again(server: Running) -> None:
    text = write_record(played(entries=40).record)
    kept = (await server.http.post("/api/records", headers=JSON, content=text)).json()["record"]
    again = (await server.http.post("/api/records", headers=JSON, content=text)).json()["record"]
    other = write_record(played("other", entries=40).record)
    assert again == kept
    assert (await server.http.post("/api/records", headers=JSON, content=other)).json()[
        "record"
    ] != kept
    found = await server.http.get(f"/api/records/{kept}/replay")
    assert (
        found.json() == (await server.http.post("/api/replays", headers=JSON, content=text)).json()
    )


async def test_what_does_not_replay_is_not_kept(server: Running) -> None:
    for content, key in DAMAGED:
        answer = await server.http.post("/api/records", headers=JSON, content=content)
        assert answer.status_code in (400, 413)
        assert answer.json()["refused"]["key"] == key
        missing = await server.http.get(f"/api/records/{sha256(content).hexdigest()[:32]}/replay")
        assert missing.status_code == 404
        assert missing.json()["refused"]["key"] == "record-unknown"


async def keep(server: Running, text: str, key: str | None = None) -> dict[str, str]:
    answer = await server.http.post("/api/records", headers=JSON | with_key(key), content=text)
    assert answer.status_code == 200, answer.text
    kept: dict[str, str] = answer.json()
    return kept


async def let_go(server: Running, record: str, key: str) -> str:
    """What a server answers: nothing, or why not."""
    answer = await server.http.delete(f"/api/records/{record}", headers=with_key(key))
    return answer.json()["refused"]["key"] if answer.status_code != 204 else ""


async def is_there(server: Running, record: str) -> bool:
    return (await server.http.get(f"/api/records/{record}/replay")).status_code == 200


def with_key(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Mesozoic-Key": key}


async def test_no_more_are_kept_than_there_is_room_for(settings: Settings) -> None:
    first, second = (write_record(played(seed, entries=40).record) for seed in ("one", "two"))
    async with running(replace(settings, limits=Limits(kept_records=1))) as server:
        kept = await keep(server, first)
        refused = await server.http.post("/api/records", headers=JSON, content=second)
        assert refused.status_code == 409
        assert refused.json()["refused"]["key"] == "too-many-kept"
        assert await keep(server, first, kept["key"]) == kept
        assert await let_go(server, **kept) == ""
        await keep(server, second, kept["key"])


async def test_no_more_is_kept_than_there_is_room_for_by_size(settings: Settings) -> None:
    text = write_record(played("one", entries=40).record)
    async with running(replace(settings, limits=Limits(kept_megabytes=0))) as server:
        refused = await server.http.post("/api/records", headers=JSON, content=text)
        assert refused.status_code == 409
        assert refused.json()["refused"]["key"] == "too-much-kept"


async def test_one_address_keeps_no_more_than_its_share_of_a_day(settings: Settings) -> None:
    text = write_record(played("one", entries=40).record)
    async with running(replace(settings, limits=Limits(kept_megabytes_a_day=0))) as server:
        refused = await server.http.post("/api/records", headers=JSON, content=text)
        assert refused.status_code == 429
        assert refused.json()["refused"]["key"] == "too-much-kept-today"


async def test_whoever_kept_a_record_may_delete_it_and_nobody_else(server: Running) -> None:
    kept = await keep(server, write_record(played(entries=40).record))
    for key in ("", "wrong", kept["record"], "k" * 1000):
        assert await let_go(server, kept["record"], key) == "not-the-keeper"
    assert (await server.http.delete(f"/api/records/{kept['record']}")).status_code == 400
    assert await let_go(server, "0" * 32, kept["key"]) == "record-unknown"
    assert await is_there(server, kept["record"])
    assert await let_go(server, **kept) == ""
    assert not await is_there(server, kept["record"])
    assert await let_go(server, **kept) == "record-unknown"


async def test_a_record_stays_while_somebody_else_keeps_it(server: Running) -> None:
    text = write_record(played(entries=40).record)
    one, other = await keep(server, text), await keep(server, text)
    assert one["record"] == other["record"]
    assert one["key"] != other["key"]
    assert await keep(server, text, one["key"]) == one
    assert await let_go(server, **one) == ""
    assert await is_there(server, one["record"])
    assert await let_go(server, **one) == "not-the-keeper"
    assert await let_go(server, **other) == ""
    assert not await is_there(server, one["record"])


async def test_a_damaged_record(server: Running) -> None:
    for content, key in DAMAGED:
        answer = await server.http.post("/api/replays", headers=JSON, content=content)
        assert answer.status_code in (400, 413)
        assert answer.json()["refused"]["key"] == key
    assert (await server.http.get("/health")).status_code == 200


async def test_what_was_done_out_of_sight_is_seen_when_it_is_done(server: Running) -> None:
    """A film of Gods Love Dinosaurs hides no activation, and tells each deed once."""
    record = ROOT / "tests" / "records" / "gods_love_dinosaurs" / "2-players-tiles-out.json"
    film = (
        await server.http.post("/api/replays", headers=JSON, content=record.read_bytes())
    ).json()
    born = 0
    for before, frame in pairwise(film["frames"]):
        assert not any(ecosystem["is_hidden"] for ecosystem in frame["view"]["ecosystems"])
        for event in frame["events"]:
            if event["is"] == "prey-born":
                born += 1
                was, now = (
                    shown["view"]["ecosystems"][event["seat"]]["animals"][event["animal"]]
                    for shown in (before, frame)
                )
                assert event["target"] not in was
                assert event["target"] in now
    assert born


def stands_still(_: str) -> bytes:
    """As a record does that was made to be slow."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


async def test_a_record_that_is_slow_to_prove_is_refused_in_one_sentence(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    text = write_record(played(entries=40).record)
    clock = StillClock()
    async with running(replace(settings, clock=clock)) as server:
        kept = (await server.http.post("/api/records", headers=JSON, content=text)).json()["record"]
        monkeypatch.setattr(api, "packed_film_of_text", stands_still)
        monkeypatch.setattr(tables, "film_of_text", stands_still)
        for call in (
            server.http.post("/api/replays", headers=JSON, content=text),
            server.http.post("/api/records", headers=JSON, content=text),
            server.http.get(f"/api/records/{kept}/replay"),
        ):
            asked = asyncio.create_task(call)
            while not asked.done():
                await clock.advance(1)
            refused = (await asked).json()["refused"]
            assert (await asked).status_code == 400
            assert (refused["key"], refused["about"]) == ("record-slow", {"most": int(PROVING)})
    assert "Traceback" not in caplog.text


async def test_a_film_is_the_same_for_who_cannot_unpack(server: Running) -> None:
    text = write_record(played(entries=40).record)
    films = [
        await server.http.post(
            "/api/replays", headers=JSON | {"Accept-Encoding": packing}, content=text
        )
        for packing in ("gzip", "identity")
    ]
    assert [film.headers.get("content-encoding") for film in films] == ["gzip", None]
    assert films[0].json() == films[1].json()


async def test_no_film_is_unpacked_where_tables_are_served(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def decompress(packed: bytes) -> bytes:
        threads.append(threading.current_thread())
        return gzip.decompress(packed)

    monkeypatch.setattr(made, "decompress", decompress)
    text = write_record(played(entries=40).record)
    plain = JSON | {"Accept-Encoding": "identity"}
    answer = await server.http.post("/api/replays", headers=plain, content=text)
    assert answer.json()["frames"]
    assert threads
    assert threading.main_thread() not in threads

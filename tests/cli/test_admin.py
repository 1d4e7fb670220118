"""`mesozoic admin`: it says what it will do, asks, and does that."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest

from mesozoic.cli.admin import admin
from mesozoic.server.clock import MachineClock
from tests.cli.kit import LANGUAGES, Ran, refused, run
from tests.server.tables_kit import opening, tables

YES = {"en": "yes", "fr": "Oui", "it": "sì"}
FILE = "tables.sqlite"


@pytest.fixture
def table(tmp_path: Path) -> str:
    """The id of the only table that is kept in a folder."""

    async def opened() -> str:
        async with tables(tmp_path, MachineClock()) as found:
            return (await found.open(opening(None, "greedy", "greedy"))).table

    return asyncio.run(opened())


def at(folder: Path, *arguments: object, typed: str | None = None) -> Ran:
    url = f"sqlite+aiosqlite:///{folder / FILE}"
    lines = [] if typed is None else [typed]
    return run("admin", *arguments, "--database", url, typed=lines)


def listed(folder: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(at(folder, "list", "--json").out)
    return found


def test_list(tmp_path: Path, table: str) -> None:
    said = at(tmp_path, "list").out
    assert table in said
    assert "evo-2001" in said
    assert "running" in said
    assert listed(tmp_path)[0]["table"] == table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_happens_before_one_has_agreed(tmp_path: Path, table: str, lang: str) -> None:
    for typed in ("no", "", "nyes", None):
        ran = at(tmp_path, "delete", table, "--lang", lang, typed=typed)
        assert ran.code == 1
        assert table in ran.out
        assert len(listed(tmp_path)) == 1
    assert at(tmp_path, "delete", table, "--lang", lang, typed=YES[lang]).code == 0
    assert listed(tmp_path) == []


def test_close_and_reopen(tmp_path: Path, table: str) -> None:
    assert at(tmp_path, "close", table, "--yes").code == 0
    assert listed(tmp_path)[0]["closed"] is True
    assert "closed" in at(tmp_path, "list").out
    assert at(tmp_path, "reopen", table, "--yes").code == 0
    assert listed(tmp_path)[0]["closed"] is False


def test_rotate_keys_prints_links(tmp_path: Path, table: str) -> None:
    said = at(tmp_path, "rotate-keys", table, "--yes", "--origin", "https://club.example/").out
    assert re.search(rf"https://club\.example/#/table/{table}\?key=[\w-]{{22}}\n", said)
    assert said.count("key=") == 1  # a bot has none


def test_bans(tmp_path: Path, table: str) -> None:
    assert at(tmp_path, "bans").out == "Nobody is banned.\n"
    assert at(tmp_path, "ban", "203.0.113.9/24", "--yes").code == 0
    said = at(tmp_path, "ban", "a secret key", "--key", "--yes").out
    assert "a secret key" not in said
    listed = json.loads(at(tmp_path, "bans", "--json").out)
    assert {ban["what"] for ban in listed if ban["kind"] == "address"} == {"203.0.113.0/24"}
    assert "203.0.113.0/24" in at(tmp_path, "bans").out
    assert at(tmp_path, "unban", "203.0.113.0/24", "--yes").code == 0
    assert len(json.loads(at(tmp_path, "bans", "--json").out)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_old_guests_are_forgotten(tmp_path: Path, table: str, lang: str) -> None:
    assert "180" in at(tmp_path, "forget-guests", "--lang", lang).out
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("INSERT INTO people (id, name, created, seen) VALUES ('a', 'Old', 0, 0)")
    database.commit()
    assert at(tmp_path, "forget-guests", "--lang", lang, typed="no").code == 1
    assert database.execute("SELECT count(*) FROM people").fetchone() == (1,)
    ran = at(tmp_path, "forget-guests", "--days", 30, "--lang", lang, typed=YES[lang])
    assert ran.code == 0
    assert "30" in ran.out
    assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)
    database.close()


def test_back_up_restore_and_move(tmp_path: Path, table: str) -> None:
    file, other, third = tmp_path / "b.jsonl", tmp_path / "other", tmp_path / "third"
    other.mkdir()
    third.mkdir()
    assert at(tmp_path, "back-up", file, "--yes").code == 0
    ran = at(other, "restore", file, "--yes")
    assert ran.code == 0
    assert "tables 1" in ran.out
    assert listed(other) == listed(tmp_path)
    assert at(other, "move", f"sqlite+aiosqlite:///{third / FILE}", typed="yes").code == 0
    assert listed(third) == listed(tmp_path)


def test_bad_input_is_one_sentence(tmp_path: Path, table: str) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("a letter")
    refused(at(tmp_path, "close", "nosuch", "--yes"))
    refused(at(tmp_path, "ban", "nowhere", "--yes"))
    refused(at(tmp_path, "unban", "203.0.113.7", "--yes"))
    refused(at(tmp_path, "list", "--limit", "0"))
    refused(at(tmp_path, "forget-guests", "--days", "0"))
    refused(at(tmp_path, "restore", broken, "--yes"))
    refused(at(tmp_path, "restore", tmp_path / "nosuch", "--yes"))
    refused(at(tmp_path / "nosuch", "list"))
    refused(run("admin", "list", "--database", "nosuch://x"))
    refused(run("admin", "nosuch"))


def test_a_full_database_is_not_written_over(tmp_path: Path, table: str) -> None:
    file = tmp_path / "b.sqlite"
    assert at(tmp_path, "back-up", file, "--yes").code == 0
    ran = at(tmp_path, "restore", file, "--yes")
    assert ran.code == 2
    assert "1" in ran.err
    assert "Traceback" not in ran.err


def test_every_command_has_help() -> None:
    for name in admin:
        if not name.startswith("-"):
            assert f"mesozoic admin {name}" in run("admin", name, "--help").out

"""The real server, in a process of its own, on a free port of this machine."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from mesozoic.server.database import sqlite_url

Json = dict[str, Any]
PATIENCE = 60
"""Seconds after which what never comes fails a test, instead of hanging it."""


SAME: Json = {"pace": 0, "seed": "the same each time"}
"""Luck and bots that play the same again, unless a test wishes otherwise."""


OPENINGS = "10000"
"""Tables a minute: all tests have one address."""


class Server:
    """`mesozoic serve`, which may be killed and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._database = sqlite_url(folder / "tables.sqlite")
        self._complaints = folder / "complaints.txt"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        with self._complaints.open("a") as complaints:
            self._process = subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=self.environment(),
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        assert said.startswith("http://127.0.0.1:"), self._complaints.read_text()
        self.address = said

    def command(self) -> list[str]:
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        program = [sys.executable, "-m", "mesozoic", "serve", "--no-browser", "--port", port]
        return [*program, "--database", self._database, "--openings", OPENINGS, "--no-pauses"]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONUNBUFFERED": "1"}

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def move_back(self, seconds: int) -> None:
        """While it does not run: tables were opened so much earlier, and people came to them."""
        with closing(sqlite3.connect(self._folder / "tables.sqlite")) as kept, kept:
            kept.execute("UPDATE tables SET created = created - ?", [seconds])
            kept.execute("UPDATE talk SET at = at - ?", [seconds])

    def stop(self) -> None:
        if self._process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._process = None

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        return httpx.request(method, self.address + path, timeout=PATIENCE, trust_env=False, **more)

    def open(self, kinds: Sequence[str], **more: Any) -> Json:
        """A table whose seats are `here`, `link`, or a bot of this name; by itself EVO (2001)."""
        seats = [
            {"kind": kind, "name": f"Player {seat}"}
            if kind in ("here", "link")
            else {"kind": "bot", "name": f"Bot {seat}", "bot": kind}
            for seat, kind in enumerate(kinds)
        ]
        wish = {"game": "evo-2001", "players": len(seats), "seats": seats, **SAME, **more}
        answer = self.call("POST", "api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def finished(self, players: int = 5, **more: Any) -> str:
        """A table that bots have played to the end."""
        table: str = self.open(["uniform"] * players, **more)["table"]
        live = f"{self.address.replace('http', 'ws')}api/tables/{table}/live"
        with connect(live, proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"do": "hello", "keys": []}))
            while json.loads(socket.recv(PATIENCE))["is"] != "closing":
                pass
        return table

    def play_on(
        self, opened: Json, seat: int, *, to_turn: int | None = None, cookie: str = ""
    ) -> None:
        """Answer for a seat with the first option until a turn begins, or the game is over.

        `cookie`: of a browser whose seat it is without a key."""
        live = f"{self.address.replace('http', 'ws')}api/tables/{opened['table']}/live"
        headers = {"Cookie": cookie}
        with connect(
            live, proxy=None, max_size=None, open_timeout=PATIENCE, additional_headers=headers
        ) as socket:
            keys = [] if cookie else [opened["keys"][seat]]
            socket.send(json.dumps({"do": "hello", "keys": keys}))
            if cookie:  # a cookie's seats are shown when one sits down
                socket.send(json.dumps({"do": "sit", "seat": seat}))
            over, act = False, ""
            while not over:
                message = json.loads(socket.recv(PATIENCE))
                if message.get("key") == "too-fast":  # what is sent next waits as long as it must
                    socket.send(act)
                now = message if message["is"] == "situation" else message.get("situation")
                if now is None:
                    continue
                over = now["over"] or now["view"]["turn"] == to_turn
                if now["decision"] is not None and not now["forced"] and not over:
                    what = {"decision": now["decision"], "action": now["options"][0]}
                    act = json.dumps({"do": "act", "seat": seat, **what})
                    socket.send(act)

    def record(self, table: str) -> Json:
        answer = self.call("GET", f"api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record: Json = answer.json()
        return record


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()

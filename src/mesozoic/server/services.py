"""A PostgreSQL and a Redis of one's own, for a test or a bench: they end with whoever began them.

Standard library only. `python -m mesozoic.server.services` prints the Debian packages that would
have to be installed first, if any.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

PACKAGES: Final = {"initdb": "postgresql", "redis-server": "redis-server"}
DEBIAN: Final = Path("/usr/lib/postgresql")
"""Where Debian has a folder for each version, none of them in the path."""
PATIENCE: Final = 60.0
"""Seconds after which what has not started never will."""

# It reads a line to stop what it runs, and the end of its input, as when its parent is killed, to
# remove the folder as well.
_KEEPER: Final = """
folder=$1 signal=$2; shift 2
"$@" & child=$!
read -r _; over=$?
kill -s "$signal" $child; wait $child
[ $over = 0 ] || rm -rf "$folder"
"""


class Service(ABC):
    """Somebody else's program, in a folder of its own, which only it and we may read."""

    signal = "TERM"

    def __init__(self, user: str | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mesozoic-"))
        self._user = user
        self._keeper: subprocess.Popen[bytes] | None = None
        if user is not None:
            shutil.chown(self.folder, user)

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Self]:
        service = cls()
        try:
            service.start()
            yield service
        finally:
            service.end()

    @abstractmethod
    def command(self) -> Sequence[str]: ...

    @abstractmethod
    def is_ready(self) -> bool: ...

    def start(self) -> None:
        keeper = ["sh", "-c", _KEEPER, "sh", str(self.folder), self.signal, *self.command()]
        with (self.folder / "log").open("ab") as log:
            self._keeper = subprocess.Popen(
                keeper, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd="/", user=self._user
            )
        begun = time.monotonic()
        while not self.is_ready():
            if time.monotonic() - begun > PATIENCE:
                raise TimeoutError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.02)

    def stop(self) -> None:
        """What was kept stays, and `start` finds it again."""
        self._let_go(b"\n")

    def end(self) -> None:
        self._let_go(b"")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _let_go(self, last: bytes) -> None:
        if self._keeper is not None:
            self._keeper.communicate(last)
            self._keeper = None

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, cwd="/", user=self._user, stdout=subprocess.DEVNULL)


class PostgreSQL(Service):
    signal = "INT"  # its fast way to stop, which waits for no client

    def __init__(self) -> None:
        # It refuses to be run by root.
        super().__init__(_other_user() if os.geteuid() == 0 else None)
        self._data = str(self.folder / "data")
        how = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync"]
        self._run(_postgres("initdb"), "-D", self._data, *how)

    def command(self) -> Sequence[str]:
        # A power cut may take it all: only then would waiting for the disk have helped.
        settings = ["fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=200"]
        options = [part for setting in settings for part in ("-c", setting)]
        return [_postgres("postgres"), "-D", self._data, "-k", str(self.folder), *options]

    def is_ready(self) -> bool:
        asked = [_postgres("pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(asked).returncode == 0

    def create(self, database: str, template: str = "template0") -> str:
        """A new database, with all that its template holds; its address."""
        self._run(_postgres("createdb"), *self._as_admin(), "--template", template, database)
        return self.url(database)

    def drop(self, database: str) -> None:
        """Whoever is still connected to it is cut off."""
        self._run(_postgres("dropdb"), *self._as_admin(), "--force", database)

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://postgres@/{database}?host={self.folder}"

    def _as_admin(self) -> list[str]:
        return ["--host", str(self.folder), "--username", "postgres"]


class Redis(Service):
    def command(self) -> Sequence[str]:
        nothing_kept = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [_found("redis-server"), "--port", "0", "--unixsocket", self._socket, *nothing_kept]

    def is_ready(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(self._socket) == 0

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    @property
    def _socket(self) -> str:
        return str(self.folder / "socket")


def missing() -> list[str]:
    """The Debian packages of what this machine does not have."""
    return [package for program, package in PACKAGES.items() if find(program) is None]


def find(program: str) -> str | None:
    found = shutil.which(program)
    if found is not None:
        return found
    in_debian = sorted(DEBIAN.glob(f"*/bin/{program}"), key=_version)
    return str(in_debian[-1]) if in_debian else None


def _found(program: str) -> str:
    found = find(program)
    if found is None:
        raise FileNotFoundError(f"{program} is not installed")
    return found


def _postgres(program: str) -> str:
    """All of one version: what the path leads to may be another's."""
    return str(Path(_found("initdb")).resolve().with_name(program))


def _version(path: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(path))]


def _other_user() -> str:
    users = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


if __name__ == "__main__":
    print("\n".join(missing()))

"""What is started for tests and benches ends with whoever began it."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sql

from mesozoic.server.database import connect
from mesozoic.server.services import PATIENCE, PostgreSQL, find, missing

pytestmark = pytest.mark.anyio

BEGIN = """
from mesozoic.server.services import PostgreSQL, Redis
import sys
services = PostgreSQL(), Redis()
for service in services:
    service.start()
    print(service._keeper.pid, service.folder, flush=True)
sys.stdin.read()
"""


async def test_what_was_kept_is_there_again_after_an_outage(postgresql: PostgreSQL) -> None:
    url = postgresql.create("outage")
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.execute(sql.text("CREATE TABLE kept (one integer)"))
    postgresql.stop()
    assert not postgresql.is_ready()
    with pytest.raises(OSError, match="No such file"):
        await connect(url).connect()
    postgresql.start()
    await engine.dispose()
    async with engine.begin() as connection:
        await connection.execute(sql.text("DROP TABLE kept"))
    await engine.dispose()
    postgresql.drop("outage")


@pytest.mark.long
def test_they_end_with_a_parent_that_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", BEGIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    keepers = [parent.stdout.readline().split() for _ in range(2)]
    ends = [os.pidfd_open(int(pid)) for pid, _ in keepers]
    parent.kill()
    parent.communicate()
    for end, (_, folder) in zip(ends, keepers, strict=True):
        assert select.select([end], [], [], PATIENCE)[0] == [end]
        assert not Path(folder).exists()
        os.close(end)


def test_debian_s_newest_is_found_outside_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("mesozoic.server.services.DEBIAN", tmp_path)
    assert missing() == ["postgresql", "redis-server"]
    for version in ("9.6", "15", "17"):
        program = tmp_path / version / "bin" / "initdb"
        program.parent.mkdir(parents=True)
        program.touch()
    assert missing() == ["redis-server"]
    assert find("initdb") == str(tmp_path / "17" / "bin" / "initdb")

"""A hostile client's hour, in short; `python -m tests.server.hostile` tries longer, and more."""

import pytest

from mesozoic.server.app import Settings
from tests.server.hostile import SOME, hour

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_a_hostile_hour(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    held = await hour(settings, SOME, rounds=2)
    assert not held[-1] - held[0], held
    assert [record for record in caplog.records if record.exc_info] == []

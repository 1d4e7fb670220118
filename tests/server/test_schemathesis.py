"""Schemathesis calls everything with anything, and holds the answers against the document."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from mesozoic.server.app import Settings
from mesozoic.server.database import sqlite_url
from mesozoic.server.limits import BOUNDLESS
from tests.server.running import running

pytestmark = pytest.mark.long

EXAMPLES = 10
PATIENCE = 60
"""Seconds that a busy machine has to make the document."""


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The schema of a server that runs in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("api")
    ready, done = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve() -> None:
        chosen = Settings(
            database=sqlite_url(folder / "tables.sqlite"), limits=BOUNDLESS, thinkers=1
        )
        async with running(chosen) as server:
            found.append(server.address)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait()
    try:
        yield schemathesis.openapi.from_url(f"http://{found[0]}/api/openapi.json", timeout=PATIENCE)
    finally:
        done.set()
        thread.join()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_call_answers_as_the_document_says(api: Any, mode: GenerationMode) -> None:
    """With what the document allows, and with what it does not."""
    called = 0
    for found in api.get_all_operations():
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not _takes_something(operation):
            continue

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def call(case: schemathesis.Case[Any]) -> None:
            # A table or a record that the document allows need not be one that can be played.
            excluded: list[Any] = [positive_data_acceptance] if case.method == "POST" else []
            case.call_and_validate(excluded_checks=excluded)

        call()
        called += 1
    assert called >= (3 if mode is GenerationMode.NEGATIVE else 9)


def _takes_something(operation: Any) -> bool:
    return bool(list(operation.query) or list(operation.body))

"""One browser and one server for the whole folder; a window without a past for each test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.screen import MILLISECONDS, OpenScreen, Screen
from tests.web.serving import Server, serving
from tools.dev import build_pages
from tools.packages import BROWSERS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No name leads anywhere: whoever asks another host is seen, and gets nothing.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A quick check plays one game at each table, and nothing else in a browser.

    The longest tests begin: at the end of a run short ones are left, and no core waits for another.
    """
    for item in items:
        if FOLDER in item.path.parents and item.get_closest_marker("one_game") is None:
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: FOLDER not in item.path.parents)


# While it is open playwright keeps a loop running in this thread, so that no test of another folder
# could start one: it closes with the folder, not with the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program is not None, "the browser tests need Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=FLAGS, timeout=MILLISECONDS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def pages() -> None:
    build_pages()


@pytest.fixture(scope="package")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="package")
def archive(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one finished table, at which nobody plays: its lists are always the same."""
    with serving(tmp_path_factory.mktemp("archive")) as server:
        yield server


@pytest.fixture(scope="package")
def finished(archive: Server) -> str:
    """The finished table of the archive."""
    return archive.finished()


@pytest.fixture
def reader(open_screen: OpenScreen, archive: Server) -> Screen:
    """A window to the archive."""
    return open_screen(archive)


@pytest.fixture
def own_server(pages: None, tmp_path: Path) -> Iterator[Server]:
    """One that the test may kill."""
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def open_screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenScreen]:
    """Windows to the server; each must have a clean console when the test is over."""
    with ExitStack() as closing:

        def opened(server: Server | None = None, **more: Any) -> Screen:
            at = server or request.getfixturevalue("server")
            screen = Screen(browser, at.address, **more)
            closing.callback(screen.close)
            return screen

        yield opened


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    return open_screen()

"""A browser window of one's own, and everything that it received or complained about."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    StorageState,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.web.serving import PATIENCE

Theme = Literal["light", "dark"]
ServiceWorkers = Literal["allow", "block"]
BLOCKED = re.compile("Service Worker registration blocked by Playwright")
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS_PHONE: ViewportSize = {"width": 844, "height": 390}
UPRIGHT_TABLET: ViewportSize = {"width": 768, "height": 1024}

MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)


# Laid out, clicked and read as ever, but not drawn: pixels are half of what a page costs, and
# nobody looks at them. Who judges colours draws it first.
UNDRAWN = "() => { document.body.style.opacity = '0' }"
DRAWN = "() => { document.body.style.opacity = '' }"
BEGIN_UNDRAWN = f"addEventListener('DOMContentLoaded', {UNDRAWN})"


class Screen:
    """A context without a past: bots act at once, wait for nobody, and nothing moves.

    Nobody is helped as a newcomer, unless that is looked at.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: ViewportSize = DESK,
        theme: Theme = "light",
        locale: str = "en-GB",
        pace: str = "instant",
        patience: str = "0",
        helped: bool = False,
        service_workers: ServiceWorkers = "block",
        touch: bool = False,
    ) -> None:
        self.address = address
        kept: StorageState = {
            "cookies": [],
            "origins": [
                {
                    "origin": address.rstrip("/"),
                    "localStorage": [
                        {"name": "mesozoic.pace", "value": pace},
                        {"name": "mesozoic.patience", "value": patience},
                        {"name": "mesozoic.help", "value": "{}" if helped else '{"off":true}'},
                    ],
                }
            ],
        }
        self.context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale=locale,
            reduced_motion="reduce",
            has_touch=touch or size["width"] < 760,
            storage_state=kept,
            service_workers=service_workers,
        )
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(BEGIN_UNDRAWN)
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self._forgiven = [BLOCKED]
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"pageerror: {error}"))
        self.page.on("request", self._watch)
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("websocket", self._listen)

    def go(self, place: str) -> Page:
        """To an address after the `#`."""
        self.page.goto(f"{self.address}#{place}")
        return self.page

    def forgive(self, pattern: str) -> None:
        """Let the browser complain of this: the test brings it about itself."""
        self._forgiven.append(re.compile(pattern))

    def close(self) -> None:
        """A window closes with a clean console, having asked no other host for anything."""
        self.context.close()
        assert not self.unforgiven, self.unforgiven
        assert not self.strangers, self.strangers

    @property
    def unforgiven(self) -> list[str]:
        def is_forgiven(complaint: str) -> bool:
            return any(pattern.search(complaint) for pattern in self._forgiven)

        return [complaint for complaint in self.complaints if not is_forgiven(complaint)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        self._meet(request.url)

    def _listen(self, socket: WebSocket) -> None:
        self._meet(socket.url)
        socket.on("framereceived", self._keep)

    def _keep(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _meet(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.strangers.append(url)


OpenScreen = Callable[..., Screen]

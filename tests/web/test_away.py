"""Whoever is away is told by push message or mail, and stops it by a link."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.screen import PHONE, OpenScreen
from tests.web.serving import PATIENCE, Server

LISTEN = """() => {
  self.told = []
  const show = async (title, options) => void self.told.push([title, options])
  self.registration.showNotification = show
  self.led = []
  self.clients.openWindow = async (address) => void self.led.push(address)
}"""
# There is no push service in a browser without windows, nor anything of it to click on.
CLICK = """async (action) => {
  const clicked = new ExtendableEvent('notificationclick')
  let done
  clicked.waitUntil = (work) => void (done = work)
  const notification = { data: self.told[0][1].data, close: () => void self.led.push('closed') }
  self.dispatchEvent(Object.assign(clicked, { action, notification }))
  await done
  return self.led.splice(0)
}"""


class MailBox:
    def __init__(self) -> None:
        self._mails: Queue[EmailMessage] = Queue()

    async def handle_DATA(  # noqa: N802 (as it is called)
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self._mails.put(mail)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self._mails.get(timeout=PATIENCE)


class Club(Server):
    """A server that sends mail."""

    def __init__(self, folder: Path, mail: int) -> None:
        super().__init__(folder)
        self._mail = mail

    def environment(self) -> dict[str, str]:
        here = f"smtp://127.0.0.1:{self._mail}"
        sender = {"MESOZOIC_MAIL": here, "MESOZOIC_MAIL_FROM": "table@club.example"}
        return {**super().environment(), **sender}


@contextmanager
def mail_box() -> Iterator[tuple[int, MailBox]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    box = MailBox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield port, box
    finally:
        controller.stop()


@pytest.fixture
def club(pages: None, tmp_path: Path) -> Iterator[tuple[Server, MailBox]]:
    with mail_box() as (port, box):
        server = Club(tmp_path, port)
        server.start()
        try:
            yield server, box
        finally:
            server.stop()


def place_in(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"#(/{page}/\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found.group(1)


def away(page: Page) -> None:
    expect(page.get_by_role("region", name="While you are away")).to_be_visible()


def test_who_left_gets_a_mail_with_a_way_to_the_table_and_one_to_stop(
    club: tuple[Server, MailBox], open_screen: OpenScreen
) -> None:
    server, box = club
    ada = open_screen(server, size=PHONE)
    page = ada.go("/me")
    away(page)
    page.get_by_label("An e-mail").fill("ada@example.org")
    page.get_by_role("button", name="Write to this address").click()
    expect(page.get_by_text("A mail is on its way to ada@example.org.")).to_be_visible()
    assert findings(page) == []
    reader = open_screen(server).go(place_in(box.next(), "confirm"))
    reader.get_by_role("button", name="Yes, write to me").click()
    expect(reader.get_by_text("Done: from now on you will be told.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Mail goes to ada@example.org.")).to_be_visible()

    opened = server.open(["link", "link", "link"])
    for key in opened["keys"]:  # whichever seat is asked first is hers
        ada.go(f"/table/{opened['table']}?key={key}")
        page.reload()
        page.get_by_role("button", name="Menu").wait_for()
    ada.go("/")
    mail = box.next()
    assert mail["Subject"] == "EVO, first edition: a table is waiting for you"
    ada.go(place_in(mail, "table"))
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    stop = open_screen(server, locale="it-IT").go(place_in(mail, "stop"))
    assert findings(stop) == []
    stop.get_by_role("button", name="Ferma gli avvisi").click()
    expect(stop.get_by_text("Fatto: non riceverai più questi avvisi.")).to_be_visible()
    ada.go("/me")
    expect(page.get_by_label("An e-mail")).to_be_visible()


def test_a_push_message_is_shown_and_leads_to_its_table_or_stops(open_screen: OpenScreen) -> None:
    screen = open_screen(service_workers="allow")
    screen.context.grant_permissions(["notifications"])
    with screen.context.expect_event("serviceworker") as begun:
        page = screen.go("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    begun.value.evaluate(LISTEN)
    devtools = screen.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    message = {
        "title": "EVO",
        "body": "A table is waiting for you.",
        "tag": "table/x",
        "path": "/#/table/x",
        "stop": {"path": "/#/stop/y", "label": "Stop these notices"},
    }
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": screen.address.rstrip("/"),
            "registrationId": known[0],
            "data": json.dumps(message),
        },
    )
    title, options = begun.value.evaluate(
        "async () => { while (!self.told.length) await new Promise((d) => setTimeout(d)); "
        "return self.told[0] }"
    )
    assert title == "EVO"
    assert options == {
        "body": "A table is waiting for you.",
        "tag": "table/x",
        "icon": "/icon-192.png",
        "data": {"path": "/#/table/x", "stop": "/#/stop/y"},
        "actions": [{"action": "stop", "title": "Stop these notices"}],
    }
    assert begun.value.evaluate(CLICK, "") == ["closed", f"{screen.address}#/table/x"]
    assert begun.value.evaluate(CLICK, "stop") == ["closed", f"{screen.address}#/stop/y"]


def test_a_forged_link_stops_nothing(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.forgive("403")
    page = screen.go("/stop/0123456789abcdef.0123456789abcdefghijkl")
    page.get_by_role("button", name="Stop them").click()
    expect(page.get_by_text("This link is not whole")).to_be_visible()

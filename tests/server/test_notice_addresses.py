"""Where notices go: outside, to push services, and to whatever can be mail."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server.notifying.endpoints import check_endpoint, is_public
from mesozoic.server.notifying.resolving import PublicOnly
from mesozoic.server.notifying.ways import is_mail_address, read_mail_server, read_ways

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest",
        "https://9.9.9.9/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2620:fe::fe]/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://1.0x7F/x",
        "https://127.0.0.1./x",
        "https://2130706433/x",
        "https://push..example/x",
        "https://db.internal./x",
        "https://localhost/x",
        "https://intranet/x",
        "https://db.internal/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https://user:secret@push.example/x",
        "https://push.example/\n",
        "https://push.example/é",
        "https://push.example:port/x",
        f"https://push.example/{'x' * 1000}",
        "ftp://push.example/x",
        "",
    ],
)
def test_push_messages_go_to_push_services_only(address: str) -> None:
    with pytest.raises(Refused, match="push-address"):
        check_endpoint(address)


def test_a_push_service_is_taken() -> None:
    check_endpoint("https://fcm.googleapis.com/fcm/send/abc:def")
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/gAAA")


async def test_a_name_that_leads_in_here_leads_nowhere() -> None:
    resolver = PublicOnly()
    with pytest.raises(OSError, match="public"):
        await resolver.resolve("localhost", 443)
    await resolver.close()
    assert not is_public(ip_address("100.64.0.1"))
    assert not is_public(ip_address("224.0.0.1"))
    assert not is_public(ip_address("64:ff9b::7f00:1"))
    assert not is_public(ip_address("2002:7f00:1::"))
    assert is_public(ip_address("9.9.9.9"))
    assert is_public(ip_address("64:ff9b::909:909"))


@pytest.mark.parametrize("text", ["a@b", "ada@example.org", "a.b+c@x-y.example"])
def test_an_address_of_mail(text: str) -> None:
    assert is_mail_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a@",
        "@b",
        "a b@c.de",
        "a@b\nBcc: c@d",
        "a@b,c@d",
        "Ada <a@b.de>",
        "é@b.de",
        "a@b@c",
    ],
)
def test_no_address_of_mail(text: str) -> None:
    assert not is_mail_address(text)


def test_what_whoever_runs_the_server_writes_is_read_or_refused_without_its_password() -> None:
    server = read_mail_server("smtp://ada:se%40cret@mail.example")
    assert (server.host, server.port, server.user, server.password) == (
        "mail.example",
        587,
        "ada",
        "se@cret",
    )
    assert read_mail_server("smtps://mail.example").tls
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://secret@x:y"):
        with pytest.raises(Refused) as problem:
            read_ways(wrong, "a@b.example", None, "")
        assert "secret" not in str(problem.value.about)
    with pytest.raises(Refused, match="mail-sender"):
        read_ways("smtp://mail.example", None, None, "")
    with pytest.raises(Refused, match="room-unreadable"):
        read_ways(None, None, "gopher://room.example", "")

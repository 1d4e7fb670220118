"""What a proxy says of who asks is believed of those that were named, and of nobody else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mesozoic.core.errors import Refused
from mesozoic.server.app import Settings
from mesozoic.server.network import Network, read_origin
from mesozoic.server.proxies import Proxies, Scope, address_in, headers_of
from tests.server.running import running

PROXIES = Proxies(["10.0.0.1", "10.1.0.0/16", "::1"])


def request(sender: str, **headers: str) -> Scope:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    raw = [(name.encode(), value.encode()) for name, value in {"host": "inside", **named}.items()]
    return {"type": "http", "scheme": "http", "client": (sender, 1), "headers": raw}


SEEN = [  # who sends, what it says, who asks
    ("192.0.2.7", {"x_forwarded_for": "198.51.100.1"}, "192.0.2.7"),
    ("192.0.2.7", {"forwarded": "for=198.51.100.1"}, "192.0.2.7"),
    ("10.0.0.1", {}, "10.0.0.1"),
    ("10.0.0.1", {"x_forwarded_for": "198.51.100.1"}, "198.51.100.1"),
    ("10.0.0.1", {"x_forwarded_for": "203.0.113.9, 198.51.100.1"}, "198.51.100.1"),
    ("10.0.0.1", {"x_forwarded_for": "203.0.113.9, 198.51.100.1, 10.1.2.3"}, "198.51.100.1"),
    ("10.0.0.1", {"x_forwarded_for": "198.51.100.1:5123"}, "198.51.100.1"),
    ("10.0.0.1", {"x_forwarded_for": "[2001:db8::1]:5123"}, "2001:db8::1"),
    ("10.0.0.1", {"x_forwarded_for": "10.1.2.3"}, "10.1.2.3"),
    ("10.0.0.1", {"x_forwarded_for": " , "}, "10.0.0.1"),
    ("::1", {"forwarded": 'for=203.0.113.9, for="[2001:db8::1]:80";proto=https'}, "2001:db8::1"),
    ("::1", {"x_forwarded_for": "198.51.100.1", "forwarded": "for=203.0.113.9"}, "198.51.100.1"),
]


@pytest.mark.parametrize(("sender", "says", "asker"), SEEN)
def test_who_asks(sender: str, says: dict[str, str], asker: str) -> None:
    assert address_in(PROXIES.see_through(request(sender, **says))) == asker


def test_how_it_was_asked() -> None:
    said = {"x_forwarded_proto": "https", "x_forwarded_host": "club.example"}
    seen = PROXIES.see_through(request("10.0.0.1", **said))
    assert (seen["scheme"], headers_of(seen)["host"]) == ("https", "club.example")
    seen = PROXIES.see_through(request("10.0.0.1", forwarded="proto=https;host=club.example"))
    assert (seen["scheme"], headers_of(seen)["host"]) == ("https", "club.example")
    seen = PROXIES.see_through(request("10.0.0.2", **said))
    assert (seen["scheme"], headers_of(seen)["host"]) == ("http", "inside")


@pytest.mark.parametrize("name", ["", "everywhere", "10.0.0.1/99", "10.0.0"])
def test_what_is_no_proxy(name: str) -> None:
    with pytest.raises(Refused) as refused:
        Proxies([name])
    assert refused.value.key == "proxy-unreadable"


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Club.example/", "https://club.example"),
        ("http://192.168.1.7:8011", "http://192.168.1.7:8011"),
        ("http://[::1]:80", "http://[::1]:80"),
        ("club.example", None),
        ("https://club.example/table", None),
        ("ftp://club.example", None),
        ("https://", None),
        ("http://[nonsense", None),
        ("http://a:b", None),
    ],
)
def test_an_address_to_be_served_under(text: str, origin: str | None) -> None:
    if origin is not None:
        assert read_origin(text) == origin
        return
    with pytest.raises(Refused) as refused:
        read_origin(text)
    assert refused.value.key == "origin-unreadable"


CLUB = {
    "X-Forwarded-For": "198.51.100.1",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "club.example",
    "Origin": "https://club.example",
    "Mesozoic-Key": "k",
}


@pytest.mark.anyio
@pytest.mark.parametrize("proxies", [["127.0.0.1"], []])
async def test_a_club_behind_a_proxy(settings: Settings, proxies: list[str]) -> None:
    """Its pages are its own, each visitor pays for themselves, and TLS is for ever."""
    limits = replace(settings.limits, changes_per_minute=1)
    network = Network(["https://club.example"])
    settings = replace(settings, proxies=proxies, network=network, limits=limits)
    async with running(settings) as server:
        for asker, status in (("198.51.100.1", 404), ("198.51.100.2", 404 if proxies else 429)):
            headers = CLUB | {"X-Forwarded-For": asker}
            answer = await server.http.delete("/api/tables/x", headers=headers)
            assert answer.status_code == status
        page = await server.http.get("/", headers=CLUB)
        assert ("strict-transport-security" in page.headers) == bool(proxies)
        assert "set-cookie" not in page.headers
        opened = await server.http.post("/api/network", headers={"X-Forwarded-For": "127.0.0.1"})
        assert opened.json()["refused"]["key"] == "not-this-machine"

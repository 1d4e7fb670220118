"""Where the server listens, and when it refuses to."""

import socket

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server import serving


def test_a_port_that_is_taken_is_refused_or_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving.listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(Refused) as refused:
            serving.listen("127.0.0.1", taken)
        assert refused.value.key == "server-cannot-listen"
        monkeypatch.setattr(serving, "FIRST_PORT", taken)
        with serving.listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] != taken


def test_several_workers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_CONCURRENCY", "2")
    with pytest.raises(Refused) as refused:
        serving.serve()
    assert refused.value.key == "server-one-worker"


def test_addresses() -> None:
    assert serving.addresses_of("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert serving.addresses_of("::1", 80) == ["http://[::1]:80/"]
    mine, *others = serving.addresses_of("0.0.0.0", 80)
    assert mine == "http://127.0.0.1:80/"
    assert len(others) == (serving.lan_address() is not None)


def test_a_host_that_is_not_ours() -> None:
    with pytest.raises(Refused):
        serving.listen("192.0.2.1", 0)
    assert socket.AF_INET

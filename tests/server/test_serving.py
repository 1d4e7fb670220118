"""Where the server listens, and when it refuses to."""

from pathlib import Path
from typing import Any

import pytest

from mesozoic.core.errors import Refused
from mesozoic.server import serving
from mesozoic.server.database import default_url, sqlite_url
from mesozoic.server.limits import limits_for


def test_a_port_that_is_taken_is_refused_or_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving.listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(Refused) as refused:
            serving.listen("127.0.0.1", taken)
        assert refused.value.key == "server-cannot-listen"
        monkeypatch.setattr(serving, "FIRST_PORT", taken)
        with serving.listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] != taken


@pytest.mark.parametrize(
    ("wish", "key", "about"),
    [
        ({"workers": 2}, "club-needs-postgresql", {"option": "--workers"}),
        ({"bus": "redis://127.0.0.1"}, "club-needs-postgresql", {"option": "--bus"}),
        ({"workers": 0}, "workers-none", {"found": 0}),
    ],
)
def test_several_workers_are_refused_where_they_could_not_hear_one_another(
    wish: dict[str, Any], key: str, about: dict[str, Any], tmp_path: Path
) -> None:
    plan = serving.Plan(database=sqlite_url(tmp_path / "tables.sqlite"), **wish)
    with pytest.raises(Refused) as refused:
        serving.serve(plan, browser=False)
    assert (refused.value.key, refused.value.about) == (key, about)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_database_that_does_not_answer_is_refused_in_one_sentence(
    workers: int, tmp_path: Path
) -> None:
    url = f"postgresql+asyncpg://nobody@/nothing?host={tmp_path}"
    with pytest.raises(Refused, match="server-no-database"):
        serving.serve(serving.Plan(database=url, workers=workers, port=0), browser=False)


@pytest.mark.parametrize("wish", [(0, None), (None, 0), (-1, 5), (5, 5, 0)])
def test_a_limit_of_nothing_is_refused(wish: tuple[int | None, ...]) -> None:
    with pytest.raises(Refused, match="limit-none"):
        limits_for(*wish)


def test_a_club_behind_one_address_may_open_as_many_tables_as_it_likes() -> None:
    assert limits_for(None, None, 500).tables_per_minute == 500
    assert limits_for(None, None).tables_per_minute == 30


ADDRESSES = [
    ("127.0.0.1", "192.168.1.7", ["http://127.0.0.1:80/"]),
    ("::1", "192.168.1.7", ["http://[::1]:80/"]),
    ("0.0.0.0", "192.168.1.7", ["http://127.0.0.1:80/", "http://192.168.1.7:80/"]),
    ("::", "192.168.1.7", ["http://127.0.0.1:80/", "http://192.168.1.7:80/"]),
    ("0.0.0.0", None, ["http://127.0.0.1:80/"]),
]


@pytest.mark.parametrize(("host", "lan", "addresses"), ADDRESSES)
def test_addresses(
    host: str, lan: str | None, addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """First the one to open here, then the one for others, where they may come and there is one."""
    monkeypatch.setattr(serving, "lan_address", lambda: lan)
    assert serving.addresses_of(host, 80) == addresses


def test_a_host_that_is_not_ours() -> None:
    with pytest.raises(Refused) as refused:
        serving.listen("192.0.2.1", 0)
    assert refused.value.key == "server-cannot-listen"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("/tmp/tables.sqlite", "/tmp/tables.sqlite"),
        ("sqlite:///tables.sqlite", "sqlite:///tables.sqlite"),
        ("nosuch+driver://me:word@host/x", "nosuch+driver://me:***@host/x"),
        ("sqlite+aiosqlite:////no/such/folder/t.sqlite",) * 2,
        ("postgresql://me:word@host:notaport/x", "postgresql://me:***@host:notaport/x"),
    ],
)
def test_an_address_without_a_database_is_refused_and_shows_no_password(
    url: str, shown: str
) -> None:
    with pytest.raises(Refused) as refused:
        serving.serve(serving.Plan(database=url), browser=False)
    assert refused.value.key == "server-no-database"
    assert refused.value.about["url"] == shown


def test_a_file_of_another_kind_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear museum, my dinosaur is larger than yours.\n" * 40)
    with pytest.raises(Refused) as refused:
        serving.serve(serving.Plan(database=sqlite_url(file)), browser=False)
    assert refused.value.key == "server-no-database"
    assert refused.value.about["url"] == sqlite_url(file)


def test_a_data_folder_that_cannot_be_made_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a file"
    file.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    with pytest.raises(Refused) as refused:
        default_url()
    assert refused.value.key == "server-no-database"
    assert refused.value.about["url"] == str(file / "mesozoic")

"""What is shared names nobody's machine: no package registry and no absolute path."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.files import ROOT, lines, project_files

# In parts, so that this file does not name them either.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("pypi", "python", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npm", "pkg", "github", "com"),
    )
]
SETTING = re.compile(r"index|registry|find.links|trusted.host", re.IGNORECASE)
URL = re.compile(r"https?://(?:[^/\s@]*@)?([\w.-]+)")
TRUSTED = re.compile(r"trusted.host\s*=\s*([\w.-]+)", re.IGNORECASE)
LOCAL = {"localhost", "127.0.0.1"}

NOT_WITHIN = r"(?<![\w.:/-])"
HOMES = re.compile(
    NOT_WITHIN + r"/(?:home|root|Users|work|workspace)/\w|\b[A-Z]:\\+Users\\|file:///\w"
)


def hosts_in(settings: list[str]) -> set[str]:
    """The hosts that a machine's own settings take packages from."""
    found = {
        host
        for setting in settings
        if SETTING.search(setting)
        for pattern in (URL, TRUSTED)
        for host in pattern.findall(setting)
    }
    return found - LOCAL


def settings_of_this_machine() -> Iterator[str]:
    for name, value in os.environ.items():
        if name.upper().startswith(("PIP_", "UV_", "NPM_CONFIG_")):
            yield f"{name}={value}"
    for file in setting_files():
        if file.is_file() and os.access(file, os.R_OK):
            yield from lines(file)


def setting_files() -> list[Path]:
    home = Path.home()
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    named = [os.environ.get(name) for name in ("PIP_CONFIG_FILE", "NPM_CONFIG_USERCONFIG")]
    return [
        Path("/etc/pip.conf"),
        Path("/etc/uv/uv.toml"),
        home / ".pip" / "pip.conf",
        home / ".npmrc",
        config / "pip" / "pip.conf",
        config / "uv" / "uv.toml",
        *(Path(name) for name in named if name),
    ]


def places_where(pattern: re.Pattern[str]) -> list[str]:
    """Files and lines only: what was found may be nobody else's business."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in project_files()
        for number, line in enumerate(lines(path), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    hosts = {*REGISTRIES, *hosts_in(list(settings_of_this_machine()))}
    named = re.compile("|".join(re.escape(host) for host in sorted(hosts)), re.IGNORECASE)
    assert places_where(named) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert places_where(HOMES) == []


def test_no_file_names_where_this_clone_lies() -> None:
    assert places_where(re.compile(NOT_WITHIN + re.escape(str(ROOT)) + r"\b")) == []


def test_locks_that_name_hosts_are_not_kept() -> None:
    assert [path for path in project_files() if path.name in {"uv.lock", "poetry.lock"}] == []


@pytest.mark.parametrize(
    ("setting", "host"),
    [
        ("PIP_INDEX_URL=https://packages.example/simple", "packages.example"),
        ("extra-index-url = https://name@packages.example:8080/simple", "packages.example"),
        ("registry=http://packages.example/npm", "packages.example"),
        ("trusted-host = packages.example", "packages.example"),
    ],
)
def test_a_setting_gives_away_its_host(setting: str, host: str) -> None:
    assert hosts_in([setting]) == {host}


@pytest.mark.parametrize(
    "setting", ["cert=https://packages.example", "index-url = http://localhost:3141/simple"]
)
def test_other_settings_and_this_machine_itself_do_not_count(setting: str) -> None:
    assert hosts_in([setting]) == set()


@pytest.mark.parametrize("path", ["/".join(("", "home", "ada", "x")), "C:" + r"\Users" + r"\ada"])
def test_a_path_of_one_machine_is_seen(path: str) -> None:
    assert HOMES.search(f"see {path}")
    assert not HOMES.search(f"see https://example.org{path.removeprefix('C:')}")

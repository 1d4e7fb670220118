"""The requirement files hold what pyproject.toml asks for, with hashes."""

import re
import tomllib
from importlib.metadata import requires
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement

from tests.house.files import ROOT, lines

RUN = ROOT / "requirements" / "run.txt"
CHECK = ROOT / "requirements" / "check.txt"
PINNED = re.compile(r"^([\w.-]+)==(\S+)")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: Path) -> dict[str, str]:
    found = (PINNED.match(line) for line in lines(file))
    return {normal(match[1]): match[2] for match in found if match}


def names(requirements: list[object]) -> set[str]:
    found = (re.match(r"[\w.-]+", text) for text in requirements if isinstance(text, str))
    return {normal(match[0]) for match in found if match}


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    run = names([*project["project"]["dependencies"], *groups["build"]])
    extras = names([*chain(*project["project"]["optional-dependencies"].values())])
    assert run <= pins(RUN).keys()
    assert run | extras | names(groups["dev"]) <= pins(CHECK).keys()


def test_checks_run_with_the_versions_that_players_get() -> None:
    assert pins(RUN).items() <= pins(CHECK).items()


def test_every_pin_has_a_hash() -> None:
    for file in (RUN, CHECK):
        blocks = re.split(r"\n(?=\w)", file.read_text(encoding="utf-8").strip())
        assert len(blocks) == len(pins(file))
        assert [block for block in blocks if "--hash=sha256:" not in block] == []


def test_what_is_installed_asks_for_nothing_that_is_not_pinned() -> None:
    """Locks are installed as they stand, so nobody else would notice a missing package."""
    pinned = pins(CHECK)
    asked = [(name, Requirement(text)) for name in here(CHECK) for text in requires(name) or ()]
    needed = [(name, need) for name, need in asked if applies(need)]
    assert needed
    unmet = [
        f"{name} asks for {need}"
        for name, need in needed
        if not need.specifier.contains(pinned.get(normal(need.name), ""), prereleases=True)
    ]
    assert unmet == []


def here(file: Path) -> list[str]:
    """Pins of a file whose marker holds on this machine."""
    texts = [line.removesuffix("\\").strip() for line in lines(file) if PINNED.match(line)]
    found = [Requirement(text) for text in texts]
    return [need.name for need in found if applies(need)]


def applies(need: Requirement) -> bool:
    return need.marker is None or need.marker.evaluate({"extra": ""})

"""What is released: one version, for every Python that the project runs on."""

from __future__ import annotations

import tomllib

import mesozoic
from tests.house.files import ROOT
from tools.dev import OTHERS

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == mesozoic.__version__


def test_compiled_wheels_are_for_every_python_we_look_for() -> None:
    wheels = [f"{name.replace('python', 'cp').replace('.', '')}-*" for name in OTHERS]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == wheels
    assert PROJECT["tool"]["cibuildwheel"]["environment"] == {"MESOZOIC_COMPILE": "require"}

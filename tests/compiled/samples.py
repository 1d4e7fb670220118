"""A module of a few lines beside the core: as it is written, and lowered."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path

from tools.lower import SOURCE, settings
from tools.lowering.module import find_copiers, lower_module
from tools.lowering.program import Program
from tools.lowering.refusals import check

NAME = "mesozoic.sample"
OTHER = "mesozoic.other"
CORE = ["mesozoic.core.moments", "mesozoic.core.state", "mesozoic.core.values"]
HEAD = """
from __future__ import annotations
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar
from mesozoic.core.kinds import Kind
from mesozoic.core.moments import UNWRITTEN, Choice, Holding, Moment, OneSeat, Step
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
"""
HEAD_LINES = len(HEAD.splitlines())


def lowered(folder: Path, source: str, other: str = "") -> str:
    """A sample, lowered as a module of the package beside the core and, if need be, another."""
    package = folder / "mesozoic"
    shutil.copytree(SOURCE / "core", package / "core")
    (package / "sample.py").write_text(HEAD + textwrap.dedent(source), "utf-8")
    (package / "other.py").write_text(f"from __future__ import annotations\n{other}", "utf-8")
    program = Program(package, [*CORE, NAME, OTHER], settings()["open"])
    module = program.modules[NAME]
    check(program, module, ())
    return lower_module(program, module, find_copiers(program))

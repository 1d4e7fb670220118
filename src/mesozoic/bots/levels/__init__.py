"""Six levels, from a beginner to the best, and characters: data, checked when it is read."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from mesozoic.bots.budget import Budget
from mesozoic.bots.temper import Forget, Kind, Temper, forget_nothing, kind_by_tag

JUDGES: Final = ("hand", "best")
PRICE: Final = "price"


@dataclass(frozen=True)
class Level:
    """How strong: whose judgement it is, how long it thinks, and which mistakes it makes."""

    judge: str
    iterations: int
    ceiling: int = 0
    haste: float = 0.0
    optimism: float = 0.0
    forgetful: float = 0.0

    def __post_init__(self) -> None:
        if self.judge not in JUDGES:
            raise ValueError(f"a level's judge is one of {JUDGES}, not {self.judge!r}")
        if self.iterations and not self.ceiling > 0:
            raise ValueError("a level that thinks needs a ceiling in milliseconds")
        if self.haste < 0 or not 0 <= self.forgetful <= 1:
            raise ValueError("haste is 0 or more, and forgetfulness from 0 to 1")

    @property
    def by_hand(self) -> bool:
        return self.judge == "hand"

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.ceiling / 1000 if self.ceiling else None)


Character = Mapping[str, Mapping[str, float]]
"""By game, what it likes."""


@cache
def levels() -> tuple[Level, ...]:
    """The weakest first."""
    return tuple(Level(**level) for level in _read("levels.toml")["level"])


@cache
def characters() -> Mapping[str, Character]:
    found: Mapping[str, Character] = _read("characters.toml")
    for name, games in found.items():
        for game, likes in games.items():
            if not all(isinstance(like, int | float) for like in likes.values()):
                raise ValueError(f"what the {name} likes in {game} is not all numbers")
    return found


def temper_of(level: Level, character: str | None, game: str) -> Temper:
    """What a level and a character make of a bot in a game."""
    plain = Temper(level.haste, level.optimism, level.forgetful)
    if character is None:
        return plain
    likes = dict(characters()[character].get(game, {}))
    price = likes.pop(PRICE, 0.0)
    return replace(plain, optimism=plain.optimism + price, likes=tuple(likes.items()))


@dataclass(frozen=True)
class Lore:
    """What is known of a game's actions beyond their tags, and what there is to be forgotten."""

    kind: Kind = kind_by_tag
    forget: Forget = forget_nothing


@cache
def lore_of(game: str) -> Lore:
    name = f"{__name__}.{game.replace('-', '_')}"
    if not importlib.util.find_spec(name):
        return Lore()
    module = importlib.import_module(name)
    return Lore(module.kind, module.forget)


def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(__name__) / file).read_text("utf-8"))

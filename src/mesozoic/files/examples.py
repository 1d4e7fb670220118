"""Examples of rules, as they lie beside a game: `games/<game>/examples/<rule>.toml`.

Where a rule has more than one, the others are `<rule>-2.toml` and so on.

An example is the beginning of an ordinary record: a seed, and what the seats did. What luck did
follows from the seed, so that whoever plays on from there has a record that proves its luck.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from mesozoic.core.errors import Refused
from mesozoic.core.events import Telling
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_folder

SUFFIX: Final = ".toml"
FIELDS: Final = {"players", "options", "seed", "seat", "acts", "shown"}
Act = tuple[Seat, str]
"""Who did what, in notation."""


@dataclass(frozen=True)
class Example:
    game: str
    name: str
    """Its file's."""
    players: int
    options: Mapping[str, str]
    seed: str
    seat: Seat
    """Of whoever tries it."""
    acts: tuple[Act, ...]
    """What leads to it."""
    shown: tuple[Act, ...]
    """How it goes on where it is shown."""

    @property
    def rule(self) -> str:
        return rule_of(self.name)


def rule_of(name: str) -> str:
    """The rule of an example: that of `E1-6.1-2` is E1-6.1."""
    return "-".join(name.split("-")[:2])


@cache
def example_names(game: str) -> tuple[str, ...]:
    """Rule by rule, in the order of the rule's own examples."""
    folder = game_folder(game) / "examples"
    if not folder.is_dir():
        return ()
    files = (file.name for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return tuple(sorted(name.removesuffix(SUFFIX) for name in files))


@cache
def find_example(game: str, name: str) -> Example:
    if name not in example_names(game):
        raise Refused("example-unknown", game=game, found=name)
    text = (game_folder(game) / "examples" / f"{name}{SUFFIX}").read_text(encoding="utf-8")
    return read_example(game, name, text)


def read_example(game: str, name: str, text: str) -> Example:
    try:
        data = tomllib.loads(text)
        if unknown := data.keys() - FIELDS:
            raise ValueError(f"{min(unknown)!r} is none of {', '.join(sorted(FIELDS))}")
        return Example(
            game,
            name,
            int(data["players"]),
            find_game(game).settle_options(data.get("options", {})),
            str(data["seed"]),
            Seat(int(data["seat"])),
            tuple(map(_act, data["acts"])),
            tuple(map(_act, data["shown"])),
        )
    except (KeyError, TypeError, ValueError) as problem:
        raise _broken(game, name, str(problem)) from None


def _act(text: str) -> Act:
    seat, colon, act = text.partition(": ")
    if not colon:
        raise ValueError(f"{text!r} is no act of a seat, such as 0: pass")
    return Seat(int(seat)), act


def _broken(game: str, name: str, problem: str) -> Refused:
    return Refused("example-broken", example=f"{game} {name}", problem=problem)


def lay_example(example: Example, *, shown: int = 0, at: int | None = None) -> Table[Any]:
    """The table as an example has it, and so much of what is shown; refuses what does not fit."""
    table = new_table(example.game, example.players, example.options, seed=example.seed)
    luck = SeededLuck.named(example.seed)
    for seat, act in (*example.acts, *example.shown[:shown]):
        _go_on(table, luck, at)
        try:
            table.act(seat, table.game.notation.read(act), at=at)
        except Refused as refused:
            problem = f"{seat}: {act} ({refused.key})"
            raise _broken(example.game, example.name, problem) from None
    _go_on(table, luck, at)
    if not shown and example.seat not in table.deciders():
        raise _broken(example.game, example.name, f"seat {example.seat} is not asked")
    return table


def _go_on(table: Table[Any], luck: SeededLuck, at: int | None) -> None:
    """What luck does, and the table for those who can only pass."""
    while table.step(luck, at=at) is not None:
        pass


def steps_of(example: Example) -> Iterator[tuple[Table[Any], tuple[Telling, ...]]]:
    """The table as it lies there, then after each thing that is shown, with what was told."""
    table, luck = lay_example(example), SeededLuck.named(example.seed)
    yield table.fork(), ()
    for seat, act in example.shown:
        told = table.act(seat, table.game.notation.read(act))
        yield table.fork(), told
        while (told_then := table.step(luck)) is not None:
            yield table.fork(), told_then

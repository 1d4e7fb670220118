"""What is written without being laid out first is, byte for byte, what `plain` would give."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from mesozoic.core.codec import plain
from mesozoic.core.luck import SeededLuck
from mesozoic.core.values import Action
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server.forms import fields_of, form


class Horn(IntEnum):
    SHORT = 1
    LONG = 2


@dataclass(frozen=True)
class Charge(Action):
    tag = "charge"
    horns: tuple[Horn, ...]
    by: int | None


@dataclass(frozen=True)
class Herd:
    zones: tuple[int, ...]
    genes: dict[str, int]


@dataclass(frozen=True)
class Noted:
    herd: Herd
    aside: int = field(metadata={"written": False})


@dataclass(frozen=True)
class Seen:
    herds: tuple[Herd, ...]
    horn: Horn | None
    moment: Charge | None
    by_zone: dict[int, Horn]
    noted: tuple[Noted, ...]


HERD = Herd((3, 1), {"leg": 2})


@pytest.mark.parametrize(
    "thing",
    [
        None,
        3,
        "a",
        Horn.LONG,
        (1, Horn.SHORT),
        {1: Horn.SHORT},
        HERD,
        Charge((Horn.LONG,), None),
        Noted(HERD, 7),
        Seen((HERD,), Horn.LONG, Charge((), 2), {4: Horn.LONG}, (Noted(HERD, 7),)),
    ],
)
def test_every_kind_of_thing_is_written_as_ever(thing: object) -> None:
    assert encode(form(thing)) == encode(plain(thing))


def test_what_is_known_is_handed_over_as_it_is() -> None:
    assert form(HERD) is HERD
    assert fields_of(HERD) == {"zones": (3, 1), "genes": {"leg": 2}}


@pytest.mark.parametrize("game", game_ids())
def test_games_are_written_as_ever(game: str) -> None:
    table, luck, rng = new_table(game, 4, seed="forms"), SeededLuck.named("forms"), Random(1)
    assert encode(form(table.game.board(table.state))) == encode(
        plain(table.game.board(table.state))
    )
    while not table.is_over:
        things: list[Any] = [told.event for page in table.pages[-3:] for told in page.tellings]
        things += [table.view(seat) for seat in (None, *table.seats)]
        things += [option for seat in table.seats for option in table.options(seat)[:20]]
        for thing in things:
            assert encode(form(thing)) == encode(plain(thing))
        for _ in range(3):
            if not table.is_over:
                table.go_on(luck, lambda seat: rng.choice(table.options(seat)))

"""Several people at one keyboard: nobody's cards are on the screen in another's turn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mesozoic.core.events import Telling
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.records import load_record, open_record
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import run

pytestmark = pytest.mark.long

COVER = re.compile(r"^Over to the \w+ \(player ([A-E])\)\..*$", re.MULTILINE)


def parts(out: str) -> list[tuple[Seat, str]]:
    """What was on the screen, by the seat before it."""
    pieces = COVER.split(out)
    seats = (Seat(ord(letter) - ord("A")) for letter in pieces[1::2])
    return list(zip(seats, pieces[2::2], strict=True))


def ever_held(table: Table[Any], seat: Seat) -> set[str]:
    """The cards that only this seat was told of."""
    told = (telling for page in table.pages for telling in page.tellings)
    return {card for card in (card_of(telling) for telling in told if telling.only == seat) if card}


def ever_played(table: Table[Any]) -> set[str]:
    told = (telling for page in table.pages for telling in page.tellings)
    return {card_of(telling) for telling in told if telling.event.tag == "card-played"}


def card_of(telling: Telling) -> str:
    return getattr(telling.event, "card", None) or ""


@pytest.mark.parametrize("game", ["evo-2001", "evo-2011"])
def test_nobody_sees_anothers_cards(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(
        *("play", game, "--players", 3, "--humans", 2, "--seed", "hot", "--save", file),
        typed=["1", "2", "3", "4", "5", "0"] * 300,
    ).out
    table, proof = open_record(load_record(file))
    assert proof.finished
    assert any(ever_held(table, seat) for seat in table.seats)
    words = catalogue("en", game)
    screens = parts(out)
    assert {player for player, _ in screens} == {0, 1}
    for player, screen in screens:
        own = ever_held(table, player) | ever_played(table)
        for seat in table.seats:
            for card in ever_held(table, seat) - own:
                assert words.say(f"card-{card}") not in screen


def test_each_sees_their_own_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table_of_three = ("play", "evo-2001", "--humans", 3, "--seed", "hot", "--save", file)
    out = run(*table_of_three, typed=["1"] * 3).out
    table, _ = open_record(load_record(file))
    words = catalogue("en", "evo-2001")
    screens = parts(out)[:3]
    assert {player for player, _ in screens} == {0, 1, 2}
    for player, screen in screens:
        cards = ever_held(table, player)
        assert cards
        for card in cards:
            assert words.say(f"card-{card}") in screen

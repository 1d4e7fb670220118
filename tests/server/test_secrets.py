"""A short look at every byte that is sent; `python -m tests.server.secrets` looks longer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mesozoic.core.codec import fingerprint
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.games import game_ids
from mesozoic.server import redaction
from mesozoic.server.advice import Remark
from mesozoic.server.messages import Welcome
from mesozoic.words.catalogue import Catalogue
from tests.server.secrets import ASIDE, Told, look

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.mark.parametrize("game", game_ids())
async def test_nobody_is_sent_what_they_may_not_know(game: str, tmp_path: Path) -> None:
    seen = (await look([game], range(1), 100, tmp_path))[game]
    assert seen["pairs that differ"]
    assert seen["own messages"]
    assert seen["messages"] > 100
    assert seen["pushed"] == seen["mails"] == seen["told to a room"] >= 3


@pytest.mark.parametrize("words", ["notice-turn", "notice-mail", "notice-room"])
async def test_a_notice_that_tells_more_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    ours = Catalogue.say

    def say(catalogue: Catalogue, key: str, **values: Any) -> str:
        return ours(catalogue, key, **values) + (ASIDE if key == words else "")

    monkeypatch.setattr(Catalogue, "say", say)
    with pytest.raises(Told):
        await look(["gods-love-dinosaurs"], range(1), 40, tmp_path)


async def test_a_hand_that_is_shown_to_all_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = redaction.Look.own

    def first_seats(look: redaction.Look, seat: Seat | None) -> dict[str, Any]:
        return own(look, Seat(0))

    monkeypatch.setattr(redaction.Look, "own", first_seats)
    with pytest.raises(Told):
        await look(["evo-2001"], range(1), 40, tmp_path)


async def test_advice_that_knows_what_others_hold_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def knows_all(table: Table[Any], _: Seat) -> list[Remark]:
        return [Remark(key="beware", about={"of": fingerprint(table.state)}, rule=None)]

    monkeypatch.setattr(redaction, "_urgent", knows_all)
    with pytest.raises(Told, match="how others' secrets were dealt"):
        await look(["evo-2001"], range(1), 40, tmp_path)


async def test_a_seed_that_is_told_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = redaction.welcome

    def welcome(table: Table[Any], *about: Any, **agreed: Any) -> Welcome:
        return replace(ours(table, *about, **agreed), commitment=table.record.seed)

    monkeypatch.setattr(redaction, "welcome", welcome)
    with pytest.raises(Told):
        await look(["gods-love-dinosaurs"], range(1), 20, tmp_path)

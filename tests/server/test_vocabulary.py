"""What the document says of the games' own values."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from mesozoic.core.kinds import names_of
from mesozoic.games import find_game, game_ids
from mesozoic.games.evo_2011.genes import GENES
from mesozoic.server.vocabulary import vocabulary
from tests.words.samples import games, luck_of


def test_slugs_are_enumerations() -> None:
    schemas = vocabulary(find_game("evo-2011"))
    ref = schemas["Evo2011GeneTaken"]["properties"]["gene"]["$ref"]
    assert schemas[ref.rpartition("/")[2]] == {"type": "string", "enum": list(GENES)}
    lot = schemas["Evo2011BidMade"]["properties"]["lot"]
    assert set(lot["enum"]) == {*GENES, "card", "bare"}


def test_what_a_pack_may_bring_is_not_enumerated() -> None:
    schemas = vocabulary(find_game("evolution-family"))
    assert schemas["EvolutionFamilyCardPut"]["properties"]["card"] == {"type": "string"}


@pytest.mark.parametrize("game", game_ids())
def test_no_slug_is_told_that_is_not_enumerated(game: str) -> None:
    table, rng = next(games(game))
    luck, seen = luck_of(table), 0
    while not table.is_over:
        told = table.step(luck)
        if told is None:
            seat = table.deciders()[0]
            told = table.act(seat, rng.choice(table.options(seat)))
        for telling in told:
            seen += assert_is_enumerated(telling.event)
    assert seen


def assert_is_enumerated(value: Any) -> int:
    """How many slugs were looked at."""
    hints, found = get_type_hints(type(value), include_extras=True), 0
    for field in fields(value):
        named, held = names_of(hints[field.name]), getattr(value, field.name)
        if named is not None and named.slugs:
            slugs = held if isinstance(held, tuple) else (held,)
            assert {slug for slug in slugs if slug is not None} <= set(named.slugs), value
            found += len(slugs)
    return found

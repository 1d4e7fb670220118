"""What kinds of things fields name: told by their types, and told to the browser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from mesozoic.core.codec import plain
from mesozoic.core.kinds import Kind, Names, kinds_in, names_of
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import GENES, GeneSlug
from mesozoic.words.kinds import all_kinds

KEPT = Path(__file__).resolve().parents[2] / "web" / "src" / "words" / "kinds.json"

Fruit = Annotated[str, Names("fruit", ("apple", "pear"))]


class Colour(Kind):
    RED = 0
    SKY_BLUE = 1


@dataclass(frozen=True)
class Basket:
    owner: Seat
    fruits: tuple[Fruit, ...]
    best: Fruit | None
    colour: Colour
    weight: int
    pairs: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class Stall:
    basket: Basket
    best: str


def test_a_type_says_what_is_named() -> None:
    assert kinds_in(Basket) == {
        "owner": "species",
        "fruits": "fruit",
        "best": "fruit",
        "colour": "colour",
    }


def test_a_part_is_seen_through() -> None:
    assert kinds_in(Stall)["owner"] == "species"


def test_a_type_knows_all_slugs() -> None:
    for hint, slugs in ((Fruit, ("apple", "pear")), (Colour, ("red", "sky-blue"))):
        named = names_of(hint)
        assert named is not None
        assert named.slugs == slugs
    gene = names_of(GeneSlug)
    assert gene is not None
    assert gene.slugs == tuple(GENES)


def test_a_field_of_one_name_is_another_thing_in_another_game() -> None:
    kinds = all_kinds()
    assert kinds["evolution-family"].event["card-put"]["path"] == "animal"
    assert "path" not in kinds["gods-love-dinosaurs"].event["predator-hunted"]
    assert kinds["gods-love-dinosaurs"].action["take"]["column"] == "animal"
    assert "bid" not in kinds["evo-2011"].action


def test_what_the_browser_has_is_this() -> None:
    """Made anew by `python -m mesozoic.words.kinds > web/src/words/kinds.json`."""
    assert json.loads(KEPT.read_text(encoding="utf-8")) == plain(all_kinds())

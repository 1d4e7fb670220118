"""The rules reference of EVO (2011) against its specification, its components and its words."""

from __future__ import annotations

import pytest

from mesozoic import new_table
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.components import Components
from mesozoic.games.evo_2011.die import KILLING_FACES, Face
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import SHIFT, TURNING, Token
from mesozoic.islands.climate import Temperature, temperature
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.rules import rules
from tests.words.references import chapters, marks, rows

GAME = "evo-2011"

# Every rule of the specification, in its order, with the marks its text must carry.
RULES: dict[str, tuple[str, ...]] = {
    "E2-0.1": ("ruling",),
    "E2-0.2": ("reconstruction",),
    "E2-0.3": (),
    "E2-0.4": ("reconstruction",),
    "E2-0.5": ("reconstruction",),
    "E2-0.6": ("reconstruction",),
    "E2-0.7": ("reconstruction",),
    "E2-0.8": ("ruling", "reconstruction"),
    "E2-1.1": ("ruling",),
    "E2-2.1": (),
    "E2-3.1": ("ruling",),
    "E2-3.2": ("ruling", "reconstruction"),
    "E2-3.3": (),
    "E2-4.1": ("ruling",),
    "E2-5.1": (),
    "E2-5.2": ("ruling",),
    "E2-5.3": (),
    "E2-6.1": ("ruling",),
    "E2-6.2": (),
    "E2-7.1": ("ruling",),
    "E2-7.2": (),
    "E2-8.1": (),
    "E2-8.2": ("ruling",),
    "E2-8.3": ("ruling",),
    "E2-8.4": ("ruling",),
    "E2-8.5": ("ruling",),
    "E2-8.6": ("ruling", "reconstruction"),
    "E2-8.7": ("ruling",),
    "E2-8.8": (),
    "E2-8.9": ("ruling",),
    "E2-8.10": (),
    "E2-9.1": ("ruling",),
    "E2-9.2": ("ruling",),
    "E2-9.3": ("ruling",),
    "E2-10.1": (),
    "E2-10.2": ("ruling",),
}

# How many rules each of the eleven chapters holds, in the order of play.
CHAPTERS = (8, 1, 1, 3, 1, 3, 2, 2, 10, 3, 2)

# What a section of the wheel has no terrain for.
NONE = {"en": "none", "fr": "aucun", "it": "nessuno"}


@pytest.fixture(scope="module")
def components() -> Components:
    found: Components = new_table(GAME, 2, {}, seed="rules").state.world.components
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_with_its_marks(language: str) -> None:
    assert rules(GAME, language).title.startswith("EVO")
    assert list(marks(GAME, language).items()) == list(RULES.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_follow_the_order_of_play(language: str) -> None:
    assert chapters(GAME, language) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_genes_are_those_of_the_bag(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    normal = [[words.say(f"gene-{gene.slug}"), str(components.bag[gene])] for gene in NORMAL]
    assert [row[:2] for row in rows(GAME, language, "E2-0.2")] == normal
    unique = [words.say(f"gene-{gene.slug}") for gene in UNIQUE]
    assert [row[0] for row in rows(GAME, language, "E2-0.3")] == unique


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_those_of_the_pile(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    turning = [[words.say(f"token-{token.slug}"), components.tokens[token]] for token in TURNING]
    tokens = [*turning, [words.say(f"token-{Token.METEORITE.slug}"), 1]]
    found = rows(GAME, language, "E2-0.4")
    assert [[row[0], int(row[1])] for row in found] == tokens
    names = [row[0].replace("\N{MINUS SIGN}", "-") for row in found[:-1]]
    assert [int(name) for name in names] == list(SHIFT.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wheel_has_its_terrains(language: str) -> None:
    words = catalogue(language, GAME)
    kinds = (Temperature.TEMPERATE, Temperature.HOT, Temperature.COLD, Temperature.DEADLY)

    def of(ideal: Terrain, kind: Temperature) -> str:
        terrains = [terrain for terrain in Terrain if temperature(terrain, ideal) is kind]
        names = (words.say(f"terrain-{terrain.slug}").lower() for terrain in terrains)
        return ", ".join(names) or NONE[language]

    sections = [[of(ideal, kind) for kind in kinds] for ideal in Terrain]
    assert [row[1:] for row in rows(GAME, language, "E2-0.5")] == sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_die_has_its_faces_and_odds(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    faces = [[words.say(f"face-{face.slug}"), str(components.die[face])] for face in Face]
    assert [row[:2] for row in rows(GAME, language, "E2-0.6")] == faces
    odds = [row[2] for row in rows(GAME, language, "E2-5.2")]
    for ahead, chance in zip((-1, 0, 1, 2), odds, strict=True):
        winning = sum(components.die[face] for face in Face if face.wins(ahead))
        assert int(chance[0]) == winning
        assert int(chance[-1]) == sum(components.die)


@pytest.mark.parametrize("language", LANGUAGES)
def test_killer_babies_name_the_faces_on_which_they_kill(language: str) -> None:
    words = catalogue(language, GAME)
    (said,) = (
        paragraph
        for paragraph in rules(GAME, language).find("E2-8.6").text.split("\n\n")
        if words.say("face-failed") in paragraph
    )
    killing, dying = said.rsplit(";", 1)
    for face in Face:
        name = words.say(f"face-{face.slug}")
        assert (name in killing) == (face in KILLING_FACES), name
        assert (name in dying) == (face not in KILLING_FACES), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_event_cards_say_what_the_cards_say(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    cards = [
        [
            words.say(f"card-{card.slug}"),
            str(components.copies[card]),
            words.say(f"card-{card.slug}-when"),
            words.say(f"card-{card.slug}-text"),
        ]
        for card in Card
    ]
    assert rows(GAME, language, "E2-9.1") == cards

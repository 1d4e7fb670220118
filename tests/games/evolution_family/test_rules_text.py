"""The rules reference of Evolution, family version, against its specification, its components and
its words."""

from __future__ import annotations

import pytest

from mesozoic.files.packs import standard_components
from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.eras import Era, EraCard, Ground, Sign
from mesozoic.games.evolution_family.thunder import Thunderbolt
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.rules import rules
from tests.words.references import chapters, marks, rows

GAME = "evolution-family"

# Every rule of the specification, in its order, with the marks its text must carry.
RULES: dict[str, tuple[str, ...]] = {
    "EF-0.1": (),
    "EF-0.2": (),
    "EF-0.3": ("ruling",),
    "EF-0.4": ("reconstruction",),
    "EF-0.5": ("reconstruction",),
    "EF-1.1": ("ruling",),
    "EF-2.1": (),
    "EF-2.2": (),
    "EF-2.3": ("ruling",),
    "EF-3.1": (),
    "EF-3.2": (),
    "EF-3.3": ("ruling",),
    "EF-3.4": ("ruling",),
    "EF-3.5": ("ruling",),
    "EF-4.1": ("ruling",),
    "EF-4.2": ("ruling",),
    "EF-4.3": ("ruling",),
    "EF-4.4": ("ruling",),
    "EF-5.1": ("ruling",),
    "EF-6.1": ("ruling",),
    "EF-6.2": ("ruling",),
    "EF-6.3": ("ruling",),
    "EF-6.4": ("ruling",),
}

# How many rules each of the seven chapters holds, in the order of play.
CHAPTERS = (5, 1, 3, 5, 4, 1, 4)

# What EF-0.4 counts, in its order, by the key of its name.
COUNTED = (
    Sign.WATERHOLE,
    Ground.CAVE,
    Ground.VOLCANO,
    Sign.EARTHQUAKE,
    Sign.HURRICANE,
    Ground.MARSH,
    Ground.SEA,
    Ground.RAVINE,
)


@pytest.fixture(scope="module")
def components() -> Components:
    found = standard_components(GAME)
    assert isinstance(found, Components)
    return found


def shows(card: EraCard, thing: Ground | Sign) -> bool:
    return thing in card.places if isinstance(thing, Ground) else card.sign is thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_order_with_its_marks(language: str) -> None:
    title = catalogue(language, GAME).say("game-title")
    assert rules(GAME, language).title.startswith(title)
    assert list(marks(GAME, language).items()) == list(RULES.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_follow_the_order_of_play(language: str) -> None:
    assert chapters(GAME, language) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_evolution_cards_are_those_of_the_deck(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    copies = [
        *(sum(n for card, n in components.era_cards.items() if card.era is era) for era in Era),
        components.eruptions,
        components.thunderbolts,
    ]
    keys = [*(f"era-{era.slug}" for era in Era), "card-eruption", "card-thunderbolt"]
    assert rows(GAME, language, "EF-0.1") == [
        [words.say(key), str(number), str(tokens)]
        for tokens, (key, number) in enumerate(zip(keys, copies, strict=True), start=1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_told(language: str) -> None:
    words = catalogue(language, GAME)
    told = [row[0] for row in rows(GAME, language, "EF-0.3")]
    assert told == [words.say(f"ground-{ground.slug}") for ground in Ground]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_era_cards_is_counted(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    cards = components.era_cards.items()
    assert rows(GAME, language, "EF-0.4") == [
        [
            words.say(f"{type(thing).__name__.lower()}-{thing.slug}"),
            str(sum(copies for card, copies in cards if shows(card, thing))),
        ]
        for thing in COUNTED
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_thunderbolts_say_what_the_cards_say(language: str, components: Components) -> None:
    words = catalogue(language, GAME)
    assert rows(GAME, language, "EF-0.5") == [
        [
            words.say(f"bolt-{bolt.slug}"),
            str(components.bolts[bolt]),
            words.say(f"bolt-{bolt.slug}-text"),
        ]
        for bolt in Thunderbolt
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_by_their_names(language: str) -> None:
    words = catalogue(language, GAME)
    for number, option in (("EF-3.5", "faster"), ("EF-4.2", "restricted-access")):
        name = words.say(f"option-{option}").lower()
        assert name in rules(GAME, language).find(number).text, number

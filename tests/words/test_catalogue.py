"""Loading messages and saying them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from mesozoic.core.errors import Refused
from mesozoic.words.catalogue import LANGUAGES, NoWords, catalogue


def test_a_catalogue_is_made_once() -> None:
    assert catalogue("fr", "evo-2001") is catalogue("fr", "evo-2001")
    assert catalogue("fr", "evo-2001") is not catalogue("it", "evo-2001")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        catalogue("de")
    assert refused.value.key == "language-unknown"
    assert refused.value.about == {"found": "de", "known": "en, fr, it"}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        catalogue("en", "chess")
    assert refused.value.key == "game-unknown"


def test_a_game_has_the_general_messages_and_its_own() -> None:
    general, evo = catalogue("en"), catalogue("en", "evo-2001")
    assert general.has("why-luck")
    assert evo.has("why-luck")
    assert evo.has("gene-horn")
    assert not general.has("gene-horn")


@pytest.mark.parametrize(
    ("key", "about"),
    [
        ("no-such-key", {}),
        ("gene-horn.plural", {}),
        ("event-turn-began", {}),
        ("event-order-set", {"order": "not a list"}),
    ],
)
def test_what_cannot_be_said_raises(key: str, about: dict[str, Any]) -> None:
    with pytest.raises(NoWords, match=key):
        catalogue("en", "evo-2001").say(key, **about)


def test_a_mistake_in_words_is_a_key_error_that_reads_well() -> None:
    with pytest.raises(KeyError) as missing:
        catalogue("it").say("no-such-key")
    assert str(missing.value) == "no message 'no-such-key' in Catalogue('it', None)"


def test_numbers_are_plain_and_have_plurals() -> None:
    words = catalogue("en", "evo-2001")
    assert words.say("event-turn-began", turn=1234) == "Turn 1234 begins."
    assert words.say("card-stampede-text", amount=1) == "You have 1 more step."
    assert words.say("card-stampede-text", amount=2) == "You have 2 more steps."


def test_french_counts_nothing_as_one() -> None:
    words = catalogue("fr", "evo-2001")
    assert words.say("card-great-clutch-text", amount=0) == "Vous avez 0 nouveau-né de plus."
    assert words.say("gene-leg.some", count=2) == "2 pattes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_marks_what_is_put_into_a_message(language: str) -> None:
    text = catalogue(language).say("error-no-such-seat", seat=3)
    assert "\N{FIRST STRONG ISOLATE}" not in text


def test_a_name_selects_by_its_slug_and_shows_its_form() -> None:
    words = catalogue("it", "evo-2001")
    species = words.name("species", "3", "Ada")
    assert species == "3"
    assert species == words.name("species", "3")
    assert species != words.name("species", "2")
    assert species.say() == "Stegosauri (Ada)"
    assert species.in_form("to").say() == "agli Stegosauri (Ada)"


def test_an_empty_list_is_nothing() -> None:
    words = catalogue("en", "evo-2001")
    assert words.say("event-genes-offered", genes=()) == "Up for auction: nothing."


def test_fluent_is_imported_only_to_say_something() -> None:
    code = (
        "import sys, mesozoic.words.sentences, mesozoic.words.rules\n"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

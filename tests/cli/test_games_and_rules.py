"""`games` and `rules`."""

from __future__ import annotations

import json

import pytest

from tests.cli.kit import LANGUAGES, refused, run


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_shows_players_options_and_defaults(language: str) -> None:
    out = run("games", "--lang", language).out
    for text in ("evo-2001", "island4", "extinction", "scarce-genes", "small-large", "E1-7.7"):
        assert text in out


def test_games_as_json() -> None:
    (game,) = [one for one in json.loads(run("games", "--json").out) if one["id"] == "evo-2001"]
    assert game["players"] == {"least": 3, "most": 5}
    options = {option["name"]: option for option in game["options"]}
    assert options["extinction"]["default"] == "return"
    assert set(options["extinction"]["choices"]) == {"return", "final"}
    assert all(option["meaning"] for option in options.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule(language: str) -> None:
    ran = run("rules", "evo-2001", "e1-4.2", "--lang", language)
    assert ran.code == 0
    assert "E1-4.2" in ran.out
    assert "E1-4.3  " not in ran.out


def test_all_rules() -> None:
    out = run("rules", "evo-2001").out
    for number in ("E1-0.1", "E1-4.2", "E1-7.7", "E1-9.1"):
        assert number in out


def test_rules_by_search() -> None:
    out = run("rules", "evo-2001", "--search", "REGLES meteorite", "--lang", "fr").out
    assert "E1-" not in out or "météorite" in out
    assert "E1-7.1" in run("rules", "evo-2001", "--search", "meteorite", "--lang", "fr").out


def test_a_search_that_finds_nothing_says_so() -> None:
    ran = run("rules", "evo-2001", "--search", "spaceship")
    assert ran.code == 1
    assert "spaceship" in ran.out


def test_a_rule_that_is_not_there() -> None:
    assert "E7-1" in refused(run("rules", "evo-2001", "E7-1"))
    assert "chess" in refused(run("rules", "chess"))

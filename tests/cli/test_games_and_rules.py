"""`games` and `rules`."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.kit import LANGUAGES, refused, run


def shown(out: str) -> list[str]:
    """The numbers of the rules that were printed."""
    return re.findall(r"(?m)^(E1-[\d.]+)  ", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_shows_players_options_and_defaults(language: str) -> None:
    out = run("games", "--lang", language).out
    for text in ("evo-2001", "island4", "extinction", "scarce-genes", "small-large", "E1-7.7"):
        assert text in out
    for text in ("evo-2011", "chained-births", "open-points", "E2-6.2", "E2-8.10"):
        assert text in out


def test_games_as_json() -> None:
    games = {one["id"]: one for one in json.loads(run("games", "--json").out)}
    assert games["evo-2011"]["players"] == {"least": 2, "most": 5}
    game = games["evo-2001"]
    assert game["players"] == {"least": 3, "most": 5}
    options = {option["name"]: option for option in game["options"]}
    assert options["extinction"]["default"] == "return"
    assert set(options["extinction"]["choices"]) == {"return", "final"}
    assert all(option["meaning"] for option in options.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "number", "next_"),
    [("evo-2001", "e1-4.2", "E1-4.3"), ("evo-2011", "E2-5.2", "E2-5.3")],
)
def test_one_rule(game: str, number: str, next_: str, language: str) -> None:
    ran = run("rules", game, number, "--lang", language)
    assert ran.code == 0
    assert number.upper() in ran.out
    assert f"{next_}  " not in ran.out


def test_all_rules() -> None:
    out = run("rules", "evo-2001").out
    for number in ("E1-0.1", "E1-4.2", "E1-7.7", "E1-9.1"):
        assert number in out


@pytest.mark.parametrize(
    ("name", "language", "text", "rules"),
    [
        ("horn", "en", "Horn: Better odds in a fight", ["E1-4.2"]),
        ("Zampa", "it", "Zampa: Un passo in più a ogni turno", ["E1-4.1"]),
        ("stampede", "en", "Stampede", ["E1-8.2"]),
    ],
)
def test_a_word_on_a_thing(name: str, language: str, text: str, rules: list[str]) -> None:
    ran = run("rules", "evo-2001", name, "--lang", language)
    assert ran.code == 0
    assert ran.out.startswith(text)
    assert shown(ran.out) == rules


def test_rules_by_search() -> None:
    one = run("rules", "evo-2001", "--search", "meteorite", "--lang", "fr").out
    both = run("rules", "evo-2001", "--search", "METEORITE piste", "--lang", "fr").out
    assert {"E1-1.1", "E1-7.1"} <= set(shown(one))
    assert "E1-4.2" not in shown(one)
    assert "E1-7.1" in shown(both)
    assert "E1-1.1" not in shown(both)


@pytest.mark.parametrize(
    ("begin", "numbers"),
    [
        ("E1-4", ["E1-4.1", "E1-4.2", "E1-4.3"]),
        ("e1-5", ["E1-5.1", "E1-5.2"]),
        ("E1-4.2", ["E1-4.2"]),
    ],
)
def test_rules_by_chapter(begin: str, numbers: list[str]) -> None:
    assert shown(run("rules", "evo-2001", begin).out) == numbers


def test_half_a_number_is_no_chapter() -> None:
    assert "E1-4.5" in refused(run("rules", "evo-2001", "E1-4.5"))
    assert "“E”" in refused(run("rules", "evo-2001", "E"))


def test_a_search_that_finds_nothing_says_so() -> None:
    ran = run("rules", "evo-2001", "--search", "spaceship")
    assert ran.code == 1
    assert "spaceship" in ran.out


def test_a_rule_that_is_not_there() -> None:
    assert "E7-1" in refused(run("rules", "evo-2001", "E7-1"))
    assert "chess" in refused(run("rules", "chess"))

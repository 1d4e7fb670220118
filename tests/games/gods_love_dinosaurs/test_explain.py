"""Why something may not be done: the rule, and its facts."""

from __future__ import annotations

import pytest

from mesozoic.games.gods_love_dinosaurs.actions import DrawFirstPlayer
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Turn
from tests.games.gods_love_dinosaurs.kit import (
    A,
    B,
    Eco,
    activating,
    after,
    now,
    position,
    reason,
    why,
)

COLUMNS = {"frog": ("lake:frog wild", "-"), "rat": ("forest lake", "forest lake")}


def taking() -> GodsState:
    return now(position(Eco("^ l", ". ."), columns=COLUMNS), Turn(A))


def placing() -> GodsState:
    return after(taking(), "take rat 0")


def breeding() -> GodsState:
    return activating(position(Eco("l l l t l", ". F F . .")), "frog")


def tigers() -> GodsState:
    return activating(position(Eco("t l l t t t", "T F F T . E")), "tiger")


def chasing() -> GodsState:
    """An eagle has taken its first step, onto a frog."""
    drawing = """
t l l l
 . t
"""
    return after(activating(position(Eco(drawing, "E F F F .")), "eagle"), "hunt 0-1")


def doubting() -> GodsState:
    return after(activating(position(Eco("t l t t", "T F . T")), "tiger"), "leave 0 to starve")


def dinosaurs() -> GodsState:
    return activating(position(Eco("^ l f ^ f", "D F . D .", eggs=1)), "dinosaur")


def hatching() -> GodsState:
    return activating(position(Eco("^ l", ". F", eggs=1)), "dinosaur")


def dinosaur_chase() -> GodsState:
    return after(activating(position(Eco("^ f l ^ f", "D . F . .")), "dinosaur"), "hunt 0-1")


def test_what_is_offered_needs_no_reason() -> None:
    assert why(taking(), "take frog 0") is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take dodo 0", "GD-0.4 why-no-column"),
        ("take frog 2", "GD-0.4 why-no-row"),
        ("take frog -1", "GD-0.4 why-no-row"),
        ("take frog 1", "GD-5.5 why-no-tile"),
        ("take eagle 0", "GD-5.5 why-no-tile"),
        ("place 1,0 east", "GD-2.1 why-not-placing"),
        ("breed 0-1", "GD-3.1 why-not-breeding"),
        ("hunt 0-1", "GD-4.1 why-not-hunting"),
        ("go 1", "GD-4.1 why-no-chase"),
        ("end hunt", "GD-4.1 why-no-chase"),
        ("leave 0 to starve", "GD-4.1 why-not-hunting"),
        ("let starve", "GD-4.2 why-no-doubt"),
        ("hatch", "GD-5.1 why-not-hatching"),
        ("keep eggs", "GD-5.1 why-not-hatching"),
        ("confirm", "GD-2.2 why-nothing-to-confirm"),
        ("tile lake+field with -", "why-luck"),
    ],
)
def test_gd_2_1_while_a_tile_is_taken(line: str, said: str) -> None:
    assert reason(taking(), line) == said


def test_luck_is_nobodys_to_decide() -> None:
    assert reason(taking(), DrawFirstPlayer(A)) == "why-luck"


def test_gd_2_1_another_players_turn() -> None:
    assert reason(taking(), "take frog 0", B) == "GD-2.1 why-not-taking"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take frog 0", "GD-2.1 why-not-taking"),
        ("place 2,0 up", "GD-2.1 why-no-direction"),
        ("place 1,0 east", "GD-2.1 why-overlap"),
        ("place 2,0 west", "GD-2.1 why-overlap"),
        ("place 4,0 east", "GD-2.1 why-not-touching"),
        ("place 4000,0 east", "GD-2.1 why-not-touching"),
    ],
)
def test_gd_2_1_while_a_tile_is_placed(line: str, said: str) -> None:
    assert reason(placing(), line) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("breed 9-1", "GD-2.1 why-no-hex"),
        ("breed 1--1", "GD-2.1 why-no-hex"),
        ("breed 0-1", "GD-3.1 why-not-the-animal"),
        ("breed 1-4", "GD-3.1 why-not-beside"),
        ("breed 1-2", "GD-3.1 why-hex-taken"),
        ("breed 2-3", "GD-3.1 why-not-home"),
    ],
)
def test_gd_3_1_while_prey_reproduces(line: str, said: str) -> None:
    assert reason(breeding(), line) == said


def test_gd_3_1_once_each_and_no_newborn() -> None:
    state = after(breeding(), "breed 1-0")
    assert reason(state, "breed 1-0") == "GD-3.1 why-bred-already"
    assert reason(state, "breed 0-1") == "GD-3.1 why-bred-already"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hunt 0-99", "GD-2.1 why-no-hex"),
        ("hunt 5-4", "GD-4.1 why-not-the-animal"),
        ("hunt 0-2", "GD-4.1 why-not-beside"),
        ("hunt 3-4", "GD-4.1 why-no-prey-ahead"),
        ("leave 99 to starve", "GD-2.1 why-no-hex"),
        ("leave 1 to starve", "GD-4.1 why-not-the-animal"),
        ("go 1", "GD-4.1 why-no-chase"),
        ("let starve", "GD-4.2 why-no-doubt"),
        ("confirm", "GD-4.1 why-hunters-waiting"),
        ("hatch", "GD-5.1 why-not-hatching"),
        ("take frog 0", "GD-2.1 why-not-taking"),
    ],
)
def test_gd_4_1_while_tigers_hunt(line: str, said: str) -> None:
    assert reason(tigers(), line) == said


def test_gd_4_1_a_way_that_is_barred() -> None:
    state = activating(position(Eco("l t t ^ l", "F T T D F")), "tiger")
    assert reason(state, "hunt 2-1") == "GD-4.1 why-way-barred"
    assert reason(state, "hunt 2-3") == "GD-4.1 why-way-barred"


def test_gd_4_1_each_hunts_once() -> None:
    state = after(tigers(), "hunt 0-1", "end hunt")
    assert reason(state, "hunt 1-2") == "GD-4.1 why-hunted-already"
    assert reason(state, "leave 1 to starve") == "GD-4.1 why-hunted-already"


def test_gd_4_3_newborn_do_not_hunt() -> None:
    """The first has eaten two frogs: it stands on 2, its newborn on 1."""
    state = activating(position(Eco("t l l t l", "T F F T F")), "tiger")
    state = after(state, "hunt 0-1", "go 2")
    assert reason(state, "hunt 2-1") == "GD-4.1 why-hunted-already"
    assert reason(state, "hunt 1-0") == "GD-4.3 why-newborn-hunter"
    assert reason(state, "leave 1 to starve") == "GD-4.3 why-newborn-hunter"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("go 99", "GD-2.1 why-no-hex"),
        ("go 3", "GD-4.1 why-not-beside"),
        ("go 4", "GD-4.1 why-not-straight"),
        ("go 0", "GD-4.1 why-not-straight"),
        ("hunt 0-1", "GD-4.1 why-hunt-first"),
        ("leave 0 to starve", "GD-4.1 why-hunt-first"),
        ("confirm", "GD-4.1 why-hunters-waiting"),
    ],
)
def test_gd_4_1_while_an_eagle_is_under_way(line: str, said: str) -> None:
    assert reason(chasing(), line) == said


def test_gd_4_1_a_hunt_does_not_end_where_there_is_no_prey() -> None:
    drawing = """
t t l
 . l
"""
    state = after(activating(position(Eco(drawing, "T . F F")), "tiger"), "hunt 0-1")
    assert reason(state, "end hunt") == "GD-4.1 why-not-on-prey"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hunt 3-2", "GD-4.2 why-doubt-first"),
        ("leave 3 to starve", "GD-4.2 why-doubt-first"),
        ("leave 0 to starve", "GD-4.2 why-say-again"),
        ("confirm", "GD-4.1 why-hunters-waiting"),
    ],
)
def test_gd_4_2_while_a_hunter_is_asked_about(line: str, said: str) -> None:
    assert reason(doubting(), line) == said


def test_gd_4_2_of_one_behind_another_it_is_the_other_that_hunts() -> None:
    """The tiger on 0 has no way but over the one on 1."""
    state = activating(position(Eco("t t l l", "T T F .")), "tiger")
    state = after(state, "leave 0 to starve")
    assert reason(state, "hunt 1-2") == "offered"
    assert reason(state, "hunt 1-0") == "GD-4.1 why-way-barred"
    assert reason(state, "hunt 0-1") == "GD-4.1 why-way-barred"
    assert reason(state, "leave 1 to starve") == "GD-4.2 why-doubt-first"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hatch", "GD-5.1 why-nest-taken"),
        ("hunt 3-4", "GD-5.3 why-no-meal-and-mountain"),
        ("hunt 2-1", "GD-5.2 why-not-the-animal"),
        ("confirm", "GD-5.2 why-hunters-waiting"),
    ],
)
def test_gd_5_2_while_dinosaurs_hunt(line: str, said: str) -> None:
    assert reason(dinosaurs(), line) == said


def test_gd_5_2_past_no_other_dinosaur() -> None:
    state = activating(position(Eco("^ ^ l", "D D F")), "dinosaur")
    assert reason(state, "hunt 0-1") == "GD-5.2 why-way-barred"
    state = after(state, "hunt 1-2", "end hunt")
    state = activating(position(Eco("l ^ ^ l", "F D D F")), "dinosaur")
    state = after(state, "hunt 1-0", "end hunt")
    assert reason(state, "hunt 1-0") == "GD-5.2 why-hunted-already"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("end hunt", "GD-5.3 why-nothing-eaten"),
        ("go 4", "GD-5.2 why-not-beside"),
        ("hunt 0-1", "GD-5.2 why-hunt-first"),
    ],
)
def test_gd_5_3_while_a_dinosaur_is_under_way(line: str, said: str) -> None:
    assert reason(dinosaur_chase(), line) == said


def test_gd_5_2_a_hunt_ends_on_a_mountain() -> None:
    state = after(dinosaur_chase(), "go 2")
    assert reason(state, "end hunt") == "GD-5.2 why-not-on-mountain"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("confirm", "GD-5.1 why-hatch-or-keep"),
        ("hunt 0-1", "GD-5.1 why-hatch-or-keep"),
        ("leave 0 to starve", "GD-5.1 why-hatch-or-keep"),
        ("end hunt", "GD-5.2 why-no-chase"),
    ],
)
def test_gd_5_1_while_an_egg_may_hatch(line: str, said: str) -> None:
    assert reason(hatching(), line) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hunt 0-1", "GD-5.2 why-not-hunting"),
        ("leave 0 to starve", "GD-5.2 why-not-hunting"),
        ("go 1", "GD-5.2 why-no-chase"),
        ("end hunt", "GD-5.2 why-no-chase"),
        ("let starve", "GD-5.3 why-no-doubt"),
    ],
)
def test_gd_5_2_when_all_dinosaurs_have_hunted(line: str, said: str) -> None:
    state = activating(position(Eco("^ l", "D F")), "dinosaur")
    finished = after(state, "hunt 0-1", "end hunt")
    assert reason(finished, line) == said


def test_gd_5_1_no_egg_and_no_second_chance() -> None:
    state = activating(position(Eco("^ l ^", ". F D", eggs=0)), "dinosaur")
    assert reason(state, "hatch") == "GD-5.1 why-no-egg-to-hatch"
    state = after(activating(position(Eco("^ l ^", ". F D", eggs=1)), "dinosaur"), "keep eggs")
    assert reason(state, "hatch") == "GD-5.1 why-hatching-over"


def test_who_has_confirmed_is_done() -> None:
    pond = Eco("l l", "F .")
    state = after(activating(position(pond, pond), "frog"), "confirm", seat=A)
    assert reason(state, "breed 0-1", A) == "GD-3.1 why-not-breeding"
    assert reason(state, "confirm", A) == "GD-2.2 why-nothing-to-confirm"


def test_reasons_have_facts() -> None:
    found = why(placing(), "place 1,0 east")
    assert found is not None
    assert found.about == {"number": 1}
    found = why(breeding(), "breed 2-3")
    assert found is not None
    assert found.about == {"animal": "frog", "number": 3, "terrain": "lake"}

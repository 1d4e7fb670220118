"""E1-5.1, E1-5.2: births, extinction and return, and the cards of the birth phase."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2001.events import NewbornPlaced, NobodyBorn, SpeciesReturned
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalTurn
from tests.games.evo_2001.kit import (
    BROWN,
    A,
    B,
    C,
    after,
    asked,
    hand,
    is_over,
    now,
    offered,
    position,
    standing,
    told,
)

HEXES = """
   b m h
  ^ b m h
   ^ b m
"""


def births(
    island: str, herds: str, cards: str = "", eggs: int = 1, extinction: str = "return"
) -> EvoState:
    """The first species' births."""
    state = position(
        island, herds, hands={0: cards}, genes={0: {"egg": eggs}}, extinction=extinction
    )
    return now(state, BirthTurn(A))


# Newborn


def test_e1_5_1_one_egg_is_one_newborn() -> None:
    state = births("hhh", ".0.")
    assert offered(state) == ["newborn 0", "newborn 2"]
    state = after(state, "newborn 2")
    assert standing(state) == ".00"
    assert is_over(state)
    assert told(state, NewbornPlaced) == [NewbornPlaced(A, 2)]
    assert state.reserve(A) == 8


def test_e1_5_1_as_many_newborn_as_eggs() -> None:
    state = births("hhhhh", ".0.0.", eggs=3)
    state = after(state, "newborn 0", "newborn 2")
    assert offered(state) == ["newborn 4"]
    state = after(state, "newborn 4")
    assert (standing(state), is_over(state)) == ("00000", True)


def test_e1_5_1_a_newborn_may_stand_on_any_of_six_sides_whatever_the_colour() -> None:
    zones = [0, 1, 3, 5, 7, 8]
    assert offered(births(HEXES, "... .0.. ...")) == [f"newborn {zone}" for zone in zones]


def test_e1_5_1_only_on_empty_zones() -> None:
    assert offered(births("hhhh", "10.2")) == ["newborn 2"]


def test_e1_5_1_a_newborn_is_no_adult_yet() -> None:
    state = after(births("hhhh", ".0..", eggs=3), "newborn 2")
    assert offered(state) == ["newborn 0"], "not beside the newborn on 2"
    assert is_over(after(state, "newborn 0"))


def test_e1_5_1_only_ones_own_adults_count() -> None:
    assert offered(births("hhhhh", "0.1..")) == ["newborn 1"]


def test_e1_5_1_births_are_compulsory() -> None:
    assert "pass" not in offered(births("hh", "0.", cards="great-clutch"))
    assert "stop" not in offered(births("hh", "0."))


def test_e1_5_1_without_a_free_zone_nobody_is_born() -> None:
    assert is_over(births("hhh", "101", eggs=2))


def test_e1_5_1_those_that_find_no_zone_are_not_born() -> None:
    state = after(births("hhh", "0.1", eggs=4), "newborn 1")
    assert (standing(state), is_over(state)) == ("001", True)


def test_e1_5_1_no_more_than_ten_dinosaurs() -> None:
    state = after(births("h" * 12, "000000000...", eggs=5), "newborn 9")
    assert (state.reserve(A), is_over(state)) == (0, True)
    assert is_over(births("h" * 12, "0000000000..", eggs=5))


def test_e1_5_1_each_gives_birth_in_turn_order() -> None:
    state = now(position("hhhhhh", "0..1.2", order=(2, 0, 1)), BirthPhase())
    assert asked(state) == C
    state = after(state, "newborn 4")
    assert (asked(state), offered(state)) == (A, ["newborn 1"])
    state = after(state, "newborn 1")
    assert (asked(state), offered(state)) == (B, ["newborn 2"]), "4 is taken by now"
    assert standing(after(state, "newborn 2")) == "001122"


# Extinction and return


def test_e1_5_2_the_first_newborn_of_an_extinct_species_lands_anywhere() -> None:
    state = births("bmh^", ".1..")
    assert offered(state) == ["newborn 0", "newborn 2", "newborn 3"]
    state = after(state, "newborn 3")
    assert (standing(state), is_over(state)) == (".1.0", True)
    assert told(state, SpeciesReturned) == [SpeciesReturned(A, 3)]
    assert not told(state, NewbornPlaced)


def test_e1_5_2_each_other_newborn_lands_next_to_one_of_them() -> None:
    state = after(births("hhhhh", ".....", eggs=3), "newborn 2")
    assert offered(state) == ["newborn 1", "newborn 3"]
    state = after(state, "newborn 3")
    assert told(state, NewbornPlaced) == [NewbornPlaced(A, 3)]
    assert offered(state) == ["newborn 1", "newborn 4"], "next to either"
    assert is_over(after(state, "newborn 4"))


def test_e1_5_2_those_that_do_not_fit_are_not_born() -> None:
    state = after(births("hhhh", ".1.1", eggs=3), "newborn 0")
    assert (standing(state), is_over(state)) == ("01.1", True)


def test_e1_5_2_on_a_full_island_nobody_returns() -> None:
    assert is_over(births("hh", "12"))


def test_e1_5_2_final_extinction_has_no_births() -> None:
    assert is_over(births("hhh", "...", cards="great-clutch far-nests", extinction="final"))


def test_e1_5_2_final_extinction_changes_nothing_for_the_living() -> None:
    assert offered(births("hhh", "0..", extinction="final")) == ["newborn 1"]


# Great clutch


def test_e1_8_2_great_clutch_is_one_more_newborn() -> None:
    state = births("hhhh", "0.0.", cards="great-clutch")
    assert offered(state) == ["newborn 1", "newborn 3", "play great-clutch"]
    state = after(state, "play great-clutch", "newborn 1", "newborn 3")
    assert (standing(state), is_over(state), hand(state, A)) == ("0000", True, "")


def test_e1_8_3_great_clutches_add_up() -> None:
    state = births("hhhhh", "0.0.0", cards="great-clutch great-clutch", eggs=0)
    assert offered(state) == ["play great-clutch", "pass"]
    state = after(state, "play great-clutch", "play great-clutch", "newborn 1", "newborn 3")
    assert is_over(state)


def test_e1_8_2_great_clutch_may_follow_the_last_newborn() -> None:
    state = after(births("hhh", ".0.", cards="great-clutch"), "newborn 0")
    assert offered(state) == ["play great-clutch", "pass"]
    assert is_over(after(state, "pass"))
    assert offered(after(state, "play great-clutch")) == ["newborn 2"]


def test_e1_5_1_the_newborn_of_a_great_clutch_is_compulsory_too() -> None:
    state = after(births("hhh", ".0.", cards="great-clutch far-nests"), "play great-clutch")
    assert "pass" not in offered(after(state, "newborn 0"))


def test_e1_8_2_great_clutch_does_not_make_an_eleventh_dinosaur() -> None:
    state = births("h" * 12, "000000000...", cards="great-clutch")
    state = after(state, "play great-clutch", "newborn 9")
    assert (state.reserve(A), is_over(state)) == (0, True)


def test_e1_5_2_great_clutch_serves_a_returning_species() -> None:
    state = after(births("hhhh", "....", cards="great-clutch"), "newborn 0", "play great-clutch")
    assert offered(state) == ["newborn 1"]


# Far nests


def test_e1_8_2_far_nests_reach_three_zones() -> None:
    state = births("hhhhhhhhh", "....0....", cards="far-nests")
    assert offered(state) == ["newborn 3", "newborn 5", "play far-nests"]
    state = after(state, "play far-nests")
    assert offered(state) == [f"newborn {zone}" for zone in (1, 2, 3, 5, 6, 7)]


def test_e1_8_2_far_nests_are_counted_over_occupied_zones() -> None:
    state = births("hhhhh", "012..", cards="far-nests")
    assert offered(state) == ["play far-nests", "pass"]
    assert offered(after(state, "play far-nests")) == ["newborn 3"], "4 is four away"


def test_e1_8_2_far_nests_are_not_counted_over_the_sea() -> None:
    bay = """
      h h h
     h     h
      h   h
    """
    state = after(births(bay, "... .. 0.", cards="far-nests"), "play far-nests")
    assert offered(state) == ["newborn 0", "newborn 1", "newborn 3"]


def test_e1_8_2_far_nests_are_counted_from_adults() -> None:
    state = births("hhhhhhhh", "0.......", cards="far-nests", eggs=2)
    state = after(state, "play far-nests", "newborn 3")
    assert offered(state) == ["newborn 1", "newborn 2"]


def test_e1_8_2_far_nests_serve_every_newborn_of_the_phase() -> None:
    state = births("hhhhhhh", "0......", cards="far-nests", eggs=3)
    state = after(state, "play far-nests", "newborn 3", "newborn 2", "newborn 1")
    assert (standing(state), is_over(state)) == ("0000...", True)


def test_e1_8_3_a_second_far_nests_says_the_same_again() -> None:
    state = births("hhhhhhhh", "0.......", cards="far-nests far-nests")
    state = after(state, "play far-nests", "play far-nests")
    assert offered(state) == ["newborn 1", "newborn 2", "newborn 3"]


def test_e1_5_1_a_zone_that_far_nests_bring_within_reach_counts() -> None:
    state = births("hhh", "01.", cards="far-nests")
    assert offered(state) == ["play far-nests", "pass"]
    assert offered(after(state, "play far-nests")) == ["newborn 2"]


def test_e1_5_2_far_nests_do_not_help_a_return_for_a_newborn_is_no_adult() -> None:
    state = births("hhhhh", ".....", cards="far-nests", eggs=2)
    state = after(state, "newborn 0", "play far-nests")
    assert offered(state) == ["newborn 1"]


# Barren season


def test_e1_8_2_in_a_barren_season_nobody_gives_birth() -> None:
    held = {0: "great-clutch", 1: "barren-season"}
    state = now(position("hhhhhh", "0.1.2.", hands=held), BirthPhase())
    assert (asked(state), offered(state)) == (A, ["pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (B, ["play barren-season", "pass"])
    state = after(state, "play barren-season")
    assert (standing(state), is_over(state)) == ("0.1.2.", True)
    assert told(state, NobodyBorn) == [NobodyBorn()]


def test_e1_8_3_a_second_barren_season_finds_its_moment_gone() -> None:
    held = {0: "barren-season barren-season", 1: "barren-season"}
    state = now(position("hh", "0.", climate=BROWN, hands=held), BirthPhase(), SurvivalTurn(A))
    state = after(state, "play barren-season")
    assert (asked(state), offered(state)) == (A, ["pass"]), "the survival that follows"


def test_e1_8_2_in_a_barren_season_no_extinct_species_returns() -> None:
    state = now(position("hhh", "1..", hands={0: "barren-season"}), BirthPhase())
    assert is_over(after(state, "play barren-season"))


def test_e1_8_2_barren_season_is_played_as_the_phase_begins_only() -> None:
    state = now(position("hhh", "0..", hands={0: "barren-season"}), BirthPhase())
    state = after(state, "pass")
    assert offered(state) == ["newborn 1"]


# When


@pytest.mark.parametrize("turn", [1, 2])
def test_e1_8_1_no_birth_card_in_the_first_two_turns(turn: int) -> None:
    held = {0: "great-clutch far-nests barren-season"}
    state = position("hhh", "0..", turn=turn, hands=held, genes={1: {"egg": 0}, 2: {"egg": 0}})
    state = now(state, BirthPhase())
    assert offered(state) == ["newborn 1"]
    assert is_over(after(state, "newborn 1"))


def test_e1_8_2_only_birth_cards_fit_births() -> None:
    held = "still-air stampede barren-season thick-coat refuge mutagen"
    assert offered(births("hh", "0.", cards=held)) == ["newborn 1"]

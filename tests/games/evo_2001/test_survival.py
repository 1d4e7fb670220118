"""E1-6.1, E1-6.2: who survives and what it is worth, and the cards of the survival phase."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001.events import CardPlayed, DinosaursDied, PointsScored
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase, SurvivalTurn
from mesozoic.games.evo_2001.turn import Turn
from tests.games.evo_2001.kit import (
    BROWN,
    GREEN,
    GREY,
    YELLOW,
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

# One beach, two meadows, five hills, two mountains: the herd of the rulebook's example.
EXAMPLE = "bmmhhhhh^^"


def survival(
    island: str,
    herds: str,
    climate: int,
    cards: str = "",
    furs: int = 1,
    parasols: int = 1,
) -> EvoState:
    """The first species' survival."""
    state = position(
        island,
        herds,
        climate=climate,
        hands={0: cards},
        genes={0: {"fur": furs, "parasol": parasols}},
    )
    return now(state, SurvivalTurn(A))


# Who survives


def test_e1_6_1_example_with_the_pawn_on_brown() -> None:
    """2 furs, 1 parasol: the beach is lost, one of the meadows too, the owner choosing."""
    state = survival(EXAMPLE, "0000000000", BROWN, furs=2, parasols=1)
    assert standing(state) == ".000000000"
    assert offered(state) == ["remove 1", "remove 2"]
    state = after(state, "remove 2")
    assert (standing(state), is_over(state)) == (".0.0000000", True)
    assert state.points[A] == 10 + 8


def test_e1_6_1_example_with_the_pawn_on_yellow() -> None:
    """All hills and mountains are lost; the parasol is of no use."""
    state = survival(EXAMPLE, "0000000000", YELLOW, furs=2, parasols=1)
    assert (standing(state), is_over(state)) == ("000.......", True)
    assert state.points[A] == 10 + 3


def test_e1_6_1_all_survive_in_temperate_zones() -> None:
    state = survival("hhhh", "0000", BROWN, furs=0, parasols=0)
    assert (standing(state), is_over(state)) == ("0000", True)


def test_e1_6_1_no_death_is_told_where_nobody_dies() -> None:
    assert not told(survival("hm^", "000", BROWN), DinosaursDied)
    assert not told(survival("h", "0", BROWN, furs=0, parasols=0), DinosaursDied)


def test_e1_6_1_none_survive_in_deadly_zones() -> None:
    state = survival("bm^b", "00.0", GREY, furs=9, parasols=9)
    assert (standing(state), is_over(state)) == ("....", True)
    assert told(state, DinosaursDied) == [DinosaursDied(A, (0, 1, 3), "deadly")]


def test_e1_6_1_as_many_survive_in_the_cold_as_furs() -> None:
    state = survival("^^^", "000", BROWN, furs=2, parasols=0)
    assert offered(state) == ["remove 0", "remove 1", "remove 2"]
    state = after(state, "remove 1")
    assert (standing(state), is_over(state)) == ("0.0", True)
    assert told(state, DinosaursDied) == [DinosaursDied(A, (1,), "cold")]


def test_e1_6_1_as_many_survive_in_the_heat_as_parasols() -> None:
    state = survival("mmm", "000", BROWN, furs=0, parasols=2)
    assert offered(state) == ["remove 0", "remove 1", "remove 2"]
    state = after(state, "remove 0")
    assert (standing(state), is_over(state)) == (".00", True)
    assert told(state, DinosaursDied) == [DinosaursDied(A, (0,), "hot")]


def test_e1_6_1_just_enough_furs_and_parasols_leave_nothing_to_choose() -> None:
    state = survival("mm^^^", "00000", BROWN, furs=3, parasols=2)
    assert (standing(state), is_over(state)) == ("00000", True)


def test_e1_6_1_one_chooses_until_no_more_are_left_than_protected() -> None:
    state = after(survival("^^^", "000", BROWN), "remove 2")
    assert offered(state) == ["remove 0", "remove 1"]
    assert is_over(after(state, "remove 0"))


def test_e1_6_1_cold_and_heat_are_counted_apart() -> None:
    state = survival("mm^^", "0000", BROWN)
    assert offered(state) == ["remove 0", "remove 1", "remove 2", "remove 3"]
    state = after(state, "remove 3")
    assert offered(state) == ["remove 0", "remove 1"], "only the heat is still too much"


def test_e1_6_1_without_furs_or_parasols_there_is_nothing_to_choose() -> None:
    state = survival("mhh^", "0000", BROWN, furs=0)
    assert standing(state) == "000."
    assert told(state, DinosaursDied) == [DinosaursDied(A, (3,), "cold")]
    state = survival("mhh^", "0000", BROWN, parasols=0)
    assert standing(state) == ".000"
    assert told(state, DinosaursDied) == [DinosaursDied(A, (0,), "hot")]


def test_e1_6_1_the_dead_are_back_in_the_reserve() -> None:
    assert survival("bb^", "00.", GREY).reserve(A) == 10


def test_e1_6_1_each_survives_in_turn_order() -> None:
    state = position("mm" * 3, "001122", climate=BROWN, order=(1, 2, 0))
    state = now(state, SurvivalPhase())
    assert asked(state) == B
    state = after(state, "remove 2")
    assert asked(state) == C
    assert asked(after(state, "remove 4")) == A


# Points


def test_e1_6_2_a_point_for_each_survivor() -> None:
    state = survival("bhhh", "0000", BROWN)
    assert state.points == [13, 10, 10]
    assert told(state, PointsScored) == [PointsScored(A, 3, 13)]


def test_e1_6_2_an_extinct_species_scores_nothing() -> None:
    state = survival("hh", ".1", BROWN, cards="thick-coat")
    assert (state.points, is_over(state)) == ([10, 10, 10], True)


def test_e1_6_2_points_come_after_the_choice() -> None:
    state = survival("mm", "00", BROWN)
    assert state.points[A] == 10
    assert after(state, "remove 0").points[A] == 11


# Thick coat and deep shade


def test_e1_8_2_thick_coat_saves_all_in_cold_zones() -> None:
    state = survival("^^^b", "0000", BROWN, cards="thick-coat", furs=0)
    assert standing(state) == "0000", "nothing dies before the cards are played"
    assert offered(state) == ["play thick-coat", "pass"]
    state = after(state, "play thick-coat")
    assert (standing(state), hand(state, A)) == ("000.", "")


def test_e1_8_2_thick_coat_does_not_help_in_the_heat() -> None:
    state = survival("mm", "00", BROWN, cards="thick-coat", parasols=0)
    assert standing(after(state, "play thick-coat")) == ".."


def test_e1_8_2_deep_shade_saves_all_in_hot_zones() -> None:
    state = survival("mmmb", "0000", BROWN, cards="deep-shade", parasols=0)
    state = after(state, "play deep-shade")
    assert (standing(state), hand(state, A)) == ("000.", "")


def test_e1_8_2_deep_shade_does_not_help_in_the_cold() -> None:
    state = survival("^^", "00", BROWN, cards="deep-shade", furs=0)
    assert standing(after(state, "play deep-shade")) == ".."


def test_e1_8_3_thick_coat_and_deep_shade_go_together() -> None:
    state = survival("mm^^", "0000", BROWN, cards="thick-coat deep-shade", furs=0, parasols=0)
    assert offered(state) == ["play thick-coat", "play deep-shade", "pass"]
    state = after(state, "play thick-coat", "play deep-shade")
    assert (standing(state), state.points[A]) == ("0000", 14)


def test_e1_8_3_a_second_thick_coat_or_deep_shade_says_the_same_again() -> None:
    state = survival("^^m", "000", BROWN, cards="thick-coat thick-coat", furs=0)
    assert standing(after(state, *["play thick-coat"] * 2)) == "000"


def test_e1_8_2_who_passes_goes_by_furs_and_parasols() -> None:
    state = after(survival("^^", "00", BROWN, cards="thick-coat"), "pass")
    assert offered(state) == ["remove 0", "remove 1"], "no card any more"


# Refuge


def test_e1_8_2_refuge_saves_one_dinosaur_in_a_deadly_zone() -> None:
    state = survival("bbh", "000", BROWN, cards="refuge")
    assert offered(state) == ["play refuge for 0", "play refuge for 1", "pass"]
    state = after(state, "play refuge for 1")
    assert told(state, CardPlayed) == [CardPlayed(A, "refuge", None, 1)]
    assert (standing(state), state.points[A]) == (".00", 12)


def test_e1_8_2_refuge_is_for_deadly_zones_only() -> None:
    assert offered(survival("mh^", "000", BROWN, cards="refuge")) == ["pass"]


def test_e1_8_2_refuge_is_for_ones_own_dinosaurs_only() -> None:
    assert offered(survival("bbh", "1.0", BROWN, cards="refuge")) == ["pass"]


def test_e1_8_3_refuges_add_up_but_not_for_one_dinosaur() -> None:
    state = survival("bbb", "000", BROWN, cards="refuge refuge")
    state = after(state, "play refuge for 1")
    assert offered(state) == ["play refuge for 0", "play refuge for 2", "pass"]
    assert standing(after(state, "play refuge for 2")) == ".00"


def test_e1_8_2_refuge_does_not_use_up_a_fur() -> None:
    state = survival("b^", "00", BROWN, cards="refuge", furs=1)
    assert standing(after(state, "play refuge for 0")) == "00"


# Moult and sunburn


def blighted(card: str, climate: int = BROWN, **genes: int) -> EvoState:
    """The second species plays a card against the first, which holds no card."""
    held = {1: card}
    state = position("mm^^", "0000", climate=climate, genes={0: genes}, hands=held)
    return after(now(state, SurvivalPhase()), f"play {card} against 0")


def test_e1_8_2_moult_takes_a_fur_from_one_rival() -> None:
    state = blighted("moult", fur=2, parasol=2)
    assert offered(state) == ["remove 2", "remove 3"]
    assert hand(state, B) == ""
    assert told(state, CardPlayed) == [CardPlayed(B, "moult", A)]


def test_e1_8_2_sunburn_takes_a_parasol_from_one_rival() -> None:
    state = blighted("sunburn", fur=2, parasol=2)
    assert offered(state) == ["remove 0", "remove 1"]


@pytest.mark.parametrize(("card", "gene"), [("moult", "fur"), ("sunburn", "parasol")])
def test_e1_8_2_not_below_none(card: str, gene: str) -> None:
    state = blighted(card, **{"fur": 2, "parasol": 2, gene: 0})
    left = {"fur": "00..", "parasol": "..00"}[gene]
    assert (standing(state), asked(state)) == (left, None)


@pytest.mark.parametrize(("card", "gene"), [("moult", "fur"), ("sunburn", "parasol")])
def test_e1_8_2_the_portrait_keeps_what_a_blight_takes_for_a_turn(card: str, gene: str) -> None:
    state = blighted(card, fur=2, parasol=2)
    assert getattr(state.portraits[A], gene) == 2
    assert (state.moults, state.sunburns) != ((0, 0, 0), (0, 0, 0))
    state = now(state, Turn())
    assert (state.moults, state.sunburns) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize("card", ["moult", "sunburn"])
def test_e1_8_2_a_blight_is_for_one_rival_never_for_oneself(card: str) -> None:
    state = now(position("hhh", "012", climate=BROWN, hands={1: card}), SurvivalPhase())
    assert offered(state) == [f"play {card} against 0", f"play {card} against 2", "pass"]


def test_e1_8_2_a_blight_spares_the_others() -> None:
    state = position("^^^", "012", climate=BROWN, hands={1: "moult"})
    state = after(now(state, SurvivalPhase()), "play moult against 2")
    assert standing(state) == "01."


def test_e1_8_3_moults_add_up() -> None:
    portraits = {0: {"fur": 3}}
    state = position("^^^", "000", climate=BROWN, genes=portraits, hands={1: "moult", 2: "moult"})
    state = after(now(state, SurvivalPhase()), *["play moult against 0"] * 2)
    state = after(state, "remove 0", "remove 1")
    assert standing(state) == "..0"


def test_e1_8_3_sunburns_add_up() -> None:
    portraits = {0: {"parasol": 3}}
    held = {1: "sunburn sunburn"}
    state = position("mmm", "000", climate=BROWN, genes=portraits, hands=held)
    state = after(now(state, SurvivalPhase()), *["play sunburn against 0"] * 2)
    assert standing(after(state, "remove 0", "remove 1")) == "..0"


def test_e1_8_2_thick_coat_saves_all_in_spite_of_moult() -> None:
    state = position("^^^", "000", climate=BROWN, hands={0: "thick-coat", 1: "moult"})
    state = after(now(state, SurvivalPhase()), "pass", "play moult against 0", "play thick-coat")
    assert standing(state) == "000"


def test_e1_8_2_deep_shade_saves_all_in_spite_of_sunburn() -> None:
    state = position("mmm", "000", climate=BROWN, hands={0: "deep-shade", 1: "sunburn"})
    state = after(now(state, SurvivalPhase()), "pass", "play sunburn against 0", "play deep-shade")
    assert standing(state) == "000"


def test_e1_8_2_a_blight_is_played_as_the_phase_begins_only() -> None:
    state = now(position("hh", "01", climate=BROWN, hands={0: "moult sunburn"}), SurvivalPhase())
    state = after(state, "pass")
    assert offered(state) == ["pass"]


def test_e1_8_2_survival_cards_are_for_ones_own_survival() -> None:
    state = position("hhh", "012", climate=BROWN, hands={1: "thick-coat deep-shade"})
    state = after(now(state, SurvivalPhase()), "pass")
    assert (asked(state), offered(state)) == (B, ["play thick-coat", "play deep-shade", "pass"])


# When


@pytest.mark.parametrize("turn", [1, 2])
def test_e1_8_1_no_survival_card_in_the_first_two_turns(turn: int) -> None:
    held = dict.fromkeys(range(3), "thick-coat deep-shade refuge moult sunburn")
    state = now(position("b^^", "0..", climate=GREEN, turn=turn, hands=held), SurvivalPhase())
    assert is_over(state)


def test_e1_8_2_only_survival_cards_fit_a_survival() -> None:
    held = "still-air stampede great-clutch moult sunburn mutagen"
    assert offered(survival("hh", "0.", BROWN, cards=held)) == ["pass"]

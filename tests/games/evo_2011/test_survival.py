"""E2-7.1, E2-7.2: who survives and what it is worth; with geysers, caves and regeneration."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2011.events import CardPlayed, DinosaursDied, PointsScored
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase, SurvivalTurn
from tests.games.evo_2011.kit import (
    BROWN,
    GREEN,
    WHITE,
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

# On brown: desert deadly, forest hot, canyon ideal, mountain cold.


def survival(
    board: str, herds: str = "", genes: str = "", cards: str = "", section: int = BROWN
) -> EvoState:
    """The first people's survival; it stands everywhere unless drawn otherwise."""
    state = position(
        board,
        herds or "0" * len(board),
        section=section,
        genes={0: genes},
        hands={0: cards},
    )
    return now(state, SurvivalTurn(A))


def deaths(state: EvoState) -> dict[str, tuple[int, ...]]:
    return {event.temperature: event.zones for event in told(state, DinosaursDied)}


# Terrains


def test_e2_7_1_in_ideal_terrain_all_live() -> None:
    state = survival("cccccccc")
    assert (standing(state), is_over(state)) == ("00000000", True)


def test_e2_7_1_in_deadly_terrain_none_lives() -> None:
    state = survival("ccddd")
    assert (standing(state), is_over(state)) == ("00...", True)
    assert deaths(state) == {"deadly": (2, 3, 4)}
    assert state.reserve(A) == 6, "they are back in the reserve"


def test_e2_7_1_without_plates_none_lives_in_heat_or_cold() -> None:
    state = survival("ccff^^")
    assert (standing(state), is_over(state)) == ("00....", True)
    assert deaths(state) == {"hot": (2, 3), "cold": (4, 5)}


def test_e2_7_1_two_steps_off_is_deadly_whatever_the_plates() -> None:
    state = survival("ccd", genes="fur fur thermoregulation thermoregulation")
    assert standing(state) == "00."


@pytest.mark.parametrize(("plates", "dead"), [(1, 2), (2, 1)])
def test_e2_7_1_in_the_heat_as_many_live_as_thermoregulation_plates(plates: int, dead: int) -> None:
    state = survival("ccfff", genes=" ".join(["thermoregulation"] * plates))
    for _ in range(dead):
        assert standing(state)[:2] == "00"
        state = after(state, offered(state)[0])
    assert is_over(state)
    assert standing(state).count("0") == 2 + plates


def test_e2_7_1_with_plates_enough_all_live() -> None:
    assert is_over(survival("ccff", genes="thermoregulation thermoregulation"))
    assert standing(survival("ccff", genes="thermoregulation thermoregulation")) == "0000"
    assert standing(survival("cc^", genes="fur fur fur")) == "000"


@pytest.mark.parametrize(("plates", "dead"), [(1, 2), (2, 1)])
def test_e2_7_1_in_the_cold_as_many_live_as_fur_plates(plates: int, dead: int) -> None:
    state = survival("cc^^^", genes=" ".join(["fur"] * plates))
    for _ in range(dead):
        state = after(state, offered(state)[0])
    assert is_over(state)
    assert standing(state).count("0") == 2 + plates


def test_e2_7_1_fur_is_no_use_in_the_heat_nor_plates_in_the_cold() -> None:
    assert standing(survival("ccff", genes="fur fur")) == "00.."
    assert standing(survival("cc^^", genes="thermoregulation thermoregulation")) == "00.."


def test_e2_7_1_the_owner_chooses_among_those_of_a_terrain() -> None:
    state = survival("ccff", genes="thermoregulation")
    assert (asked(state), offered(state)) == (A, ["remove 2", "remove 3"])
    state = after(state, "remove 2")
    assert (standing(state), is_over(state)) == ("00.0", True)
    assert deaths(state) == {"hot": (2,)}


def test_e2_7_1_choices_in_two_terrains_are_made_in_any_order() -> None:
    state = survival("ccff^^", genes="thermoregulation fur")
    assert offered(state) == ["remove 2", "remove 3", "remove 4", "remove 5"]
    state = after(state, "remove 5")
    assert offered(state) == ["remove 2", "remove 3"]
    state = after(state, "remove 2")
    assert (standing(state), is_over(state)) == ("00.00.", True)


def test_e2_7_1_those_without_any_shelter_die_first_and_the_rest_is_chosen() -> None:
    state = survival("ccdff", genes="thermoregulation")
    assert (standing(state), offered(state)) == ("00.00", ["remove 3", "remove 4"])
    assert deaths(state) == {"deadly": (2,)}


# Stopping at two


def test_e2_7_1_stops_at_two() -> None:
    state = survival("ddd")
    assert offered(state) == ["remove 0", "remove 1", "remove 2"]
    state = after(state, "remove 1")
    assert (standing(state), is_over(state)) == ("0.0", True)


def test_e2_7_1_two_are_not_touched() -> None:
    state = survival("dd")
    assert (standing(state), is_over(state)) == ("00", True)
    assert not told(state, DinosaursDied)


def test_e2_7_1_the_owner_chooses_the_order_where_it_matters() -> None:
    """One in ideal terrain, two doomed: only one of them goes, whichever its owner likes."""
    state = survival("cdf")
    assert offered(state) == ["remove 1", "remove 2"]
    assert standing(after(state, "remove 1")) == "0.0"
    assert standing(after(state, "remove 2")) == "00."
    assert is_over(after(state, "remove 2"))


def test_e2_7_1_where_just_two_are_left_there_is_no_choice() -> None:
    state = survival("ccd^f")
    assert (standing(state), is_over(state)) == ("00...", True)


def test_e2_7_1_a_sheltered_one_never_has_to_go_before_the_doomed() -> None:
    """Two plates, three in the heat, one doomed elsewhere: of four, two go."""
    state = survival("fffd", genes="thermoregulation thermoregulation")
    assert standing(state) == "000.", "the doomed at once"
    state = after(state, "remove 0")
    assert (standing(state), is_over(state)) == (".00.", True)


def test_e2_7_1_the_order_of_ones_choice_may_save_the_doomed() -> None:
    """One plate, two in the heat, one doomed: one goes, and that may be one in the heat."""
    state = survival("ffd", genes="thermoregulation")
    assert offered(state) == ["remove 0", "remove 1", "remove 2"]
    assert (standing(after(state, "remove 0")), is_over(after(state, "remove 0"))) == (".00", True)


def test_e2_7_1_a_terrain_is_spared_once_few_enough_are_left_in_it() -> None:
    """One plate; two in the heat and three doomed of five: three go, one at most from the heat."""
    state = survival("ffddd", genes="thermoregulation")
    state = after(state, "remove 0")
    assert offered(state) == ["remove 2", "remove 3", "remove 4"]
    state = after(state, "remove 2", "remove 4")
    assert (standing(state), is_over(state)) == (".0.0.", True)


@pytest.mark.parametrize(
    ("section", "left"),
    [(YELLOW, "00......"), (GREEN, "..00...."), (BROWN, "....00.."), (WHITE, "......00")],
)
def test_e2_7_1_only_the_ideal_terrain_of_the_section_is_safe(section: int, left: str) -> None:
    assert standing(survival("ddffcc^^", section=section)) == left


def test_e2_7_1_each_in_initiative_order() -> None:
    state = position("dddddd", "000111", players=2, section=BROWN, order=(1, 0))
    state = now(state, SurvivalPhase())
    assert asked(state) == B
    state = after(state, "remove 3")
    assert asked(state) == A


def test_e2_7_1_the_plates_of_others_do_not_count() -> None:
    state = position("ccff", "0000", section=BROWN, genes={1: "thermoregulation"})
    assert standing(now(state, SurvivalTurn(A))) == "00.."


# Cave dweller


def test_e2_8_8_one_in_a_deadly_zone_survives() -> None:
    state = survival("ccd", genes="cave-dweller")
    assert (standing(state), is_over(state)) == ("000", True)


def test_e2_8_8_its_owner_chooses_which() -> None:
    state = survival("ccddd", genes="cave-dweller")
    assert offered(state) == ["remove 2", "remove 3", "remove 4"]
    state = after(state, "remove 2")
    assert offered(state) == ["remove 3", "remove 4"]
    assert standing(after(state, "remove 4")) == "00.0."


def test_e2_8_8_not_in_heat_or_cold() -> None:
    assert standing(survival("ccf^", genes="cave-dweller")) == "00.."


# Regeneration


@pytest.mark.parametrize("board", ["ddd", "dd", "d"])
def test_e2_8_5_three_or_fewer_are_not_touched_by_the_climate(board: str) -> None:
    state = survival(board, genes="regeneration")
    assert (standing(state), is_over(state)) == ("0" * len(board), True)


def test_e2_8_5_survival_stops_at_three() -> None:
    state = survival("ddddd", genes="regeneration")
    state = after(state, "remove 0", "remove 4")
    assert (standing(state), is_over(state)) == (".000.", True)


def test_e2_8_5_where_just_three_are_left_there_is_no_choice() -> None:
    state = survival("cccdd", genes="regeneration")
    assert (standing(state), is_over(state)) == ("000..", True)


def test_e2_8_5_none_is_added() -> None:
    state = position("ddcccc", "00....", section=BROWN, genes={0: "regeneration"})
    state = now(state, SurvivalPhase())
    assert state.dinosaurs(A) == 2
    assert state.points[A] == 12


# Geysers


def test_e2_9_1_with_geysers_all_of_ones_own_survive_in_the_cold() -> None:
    state = survival("cc^^^", cards="geysers")
    assert (asked(state), offered(state)) == (A, ["play geysers", "pass"])
    state = after(state, "play geysers")
    assert (standing(state), is_over(state), hand(state, A)) == ("00000", True, "")
    assert told(state, CardPlayed) == [CardPlayed(A, "geysers")]


def test_e2_9_1_all_eight_of_them() -> None:
    assert standing(after(survival("^^^^^^^^", cards="geysers"), "play geysers")) == "00000000"


def test_e2_9_1_geysers_may_be_declined() -> None:
    state = after(survival("cc^^^", cards="geysers"), "pass")
    assert (standing(state), hand(state, A)) == ("00...", "geysers")
    state = after(survival("cc^^^", genes="fur", cards="geysers"), "pass")
    assert offered(state) == ["remove 2", "remove 3", "remove 4"]


def test_e2_9_1_geysers_do_not_help_in_heat_or_deadly_terrain() -> None:
    assert standing(after(survival("ccdf^", cards="geysers"), "play geysers")) == "00..0"


def test_e2_9_1_geysers_leave_the_plates_to_the_heat() -> None:
    state = after(survival("ccff^", genes="thermoregulation", cards="geysers"), "play geysers")
    assert offered(state) == ["remove 2", "remove 3"]


def test_e2_9_1_geysers_leave_the_cave_to_the_doomed() -> None:
    state = after(survival("ccdd^", genes="cave-dweller", cards="geysers"), "play geysers")
    assert offered(state) == ["remove 2", "remove 3"]


def test_e2_9_1_geysers_are_for_their_owner_alone() -> None:
    state = position("cc^cc^", "000111", section=BROWN, hands={0: "geysers"})
    state = after(now(state, SurvivalPhase()), "play geysers")
    assert standing(state) == "00011."


@pytest.mark.parametrize(
    ("board", "genes"), [("ccf", ""), ("cc^", "fur"), ("c^", ""), ("^^^", "regeneration")]
)
def test_e2_9_1_geysers_are_not_asked_for_where_the_cold_takes_nobody(
    board: str, genes: str
) -> None:
    assert is_over(survival(board, genes=genes, cards="geysers"))


def test_e2_9_1_one_geysers_is_enough() -> None:
    state = after(survival("cc^^", cards="geysers geysers"), "play geysers")
    assert (is_over(state), hand(state, A)) == (True, "geysers")


def test_e2_9_1_each_is_asked_in_their_own_turn() -> None:
    held = {0: "geysers", 1: "geysers"}
    state = position("cc^cc^", "000111", section=BROWN, hands=held, order=(1, 0, 2))
    state = now(state, SurvivalPhase())
    assert asked(state) == B
    state = after(state, "pass")
    assert (asked(state), standing(state)) == (A, "00011.")


def test_e2_9_1_no_other_card_fits_the_survival() -> None:
    cards = "prescience swarm-of-rats egg-thief frenzied-attack"
    assert offered(survival("cc^", cards=cards)) == ["pass"]


# Points


def test_e2_7_2_a_point_for_each_dinosaur() -> None:
    state = position("ccccccc", "0001122", section=BROWN, points={0: 5, 1: 0})
    state = now(state, SurvivalPhase())
    assert state.points == [8, 2, 12]
    scored = [PointsScored(A, 3), PointsScored(B, 2), PointsScored(C, 2)]
    assert told(state, PointsScored) == scored


def test_e2_7_2_the_dead_give_none() -> None:
    state = position("ccdcc", "00011", section=BROWN, players=2)
    assert now(state, SurvivalPhase()).points == [12, 12]


def test_e2_7_2_points_come_after_all_have_removed_theirs() -> None:
    state = position("cccddd", "000111", players=2, section=BROWN)
    state = now(state, SurvivalPhase())
    assert (asked(state), state.points) == (B, [10, 10])
    assert after(state, "remove 3").points == [13, 12]

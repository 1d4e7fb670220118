"""Why not, at births and in survival: the rule that forbids it."""

from __future__ import annotations

from mesozoic.core.game import Why
from mesozoic.games.evo_2011.actions import (
    Decline,
    Pass,
)
from mesozoic.games.evo_2011.births import BirthTurn
from tests.games.evo_2011.kit import (
    A,
    B,
    after,
    now,
    position,
    reason,
    why,
)
from tests.games.evo_2011.midturn import (
    breeding,
    crowded,
    dying,
    moving,
)

# Births


def test_explain_e2_6_1_these_are_not_your_births() -> None:
    for line in ("newborn 3", "withdraw 1"):
        assert reason(moving(), line) == "E2-6.1 why-not-births"
        assert reason(breeding(), line, seat=B) == "E2-6.1 why-not-births"


def test_explain_e2_6_1_all_are_on_the_board() -> None:
    assert reason(crowded(), "newborn 8") == "E2-6.1 why-all-on-board"


def test_explain_e2_6_1_born_in_a_different_cell() -> None:
    state = after(crowded(), "withdraw 3")
    assert why(state, "newborn 3") == Why("E2-6.1", "why-same-cell", {"zone": 3})


def test_explain_e2_6_1_the_cell_is_not_empty() -> None:
    assert why(breeding(), "newborn 1") == Why("E2-6.1", "why-not-empty", {"zone": 1})
    assert reason(breeding(), "newborn 3") == "E2-6.1 why-not-empty"
    killers = breeding(".0.111..", "killer-babies")
    assert reason(killers, "newborn 1") == "E2-6.1 why-not-empty", "one's own"


def test_explain_e2_6_1_no_parent_is_near() -> None:
    assert why(breeding(), "newborn 6") == Why("E2-6.1", "why-no-parent-near", {"zone": 6})
    killers = breeding(".0.111..", "killer-babies")
    assert reason(killers, "newborn 3") == "E2-6.1 why-no-parent-near"


def test_explain_e2_6_2_no_elder_is_near() -> None:
    state = breeding("0....", chained="off")
    about = {"zone": 2, "reach": 1}
    assert why(state, "newborn 2") == Why("E2-6.2", "why-no-elder-near", about)


def test_explain_e2_6_2_a_thick_shell_does_not_make_newborn_parents() -> None:
    state = breeding("0......", "thick-shell egg", chained="off")
    state = after(now(state, BirthTurn(A)), "newborn 3")
    about = {"zone": 5, "reach": 3}
    assert why(state, "newborn 5") == Why("E2-6.2", "why-no-elder-near", about)
    assert reason(state, "newborn 2") == "offered"


def test_explain_e2_8_2_no_parent_is_within_reach_of_a_thick_shell() -> None:
    state = breeding("0....", "thick-shell")
    assert why(state, "newborn 4") == Why("E2-8.2", "why-no-parent-within", {"zone": 4})


def test_explain_e2_8_6_killer_babies_spare_those_who_cannot_be_attacked() -> None:
    state = breeding(".01..1", "killer-babies")
    assert reason(state, "newborn 2") == "E2-8.6 why-no-prey"
    state = position("c" * 6, ".01.11", genes={0: "killer-babies", 1: "regeneration"})
    assert reason(now(state, BirthTurn(A)), "newborn 2") == "E2-8.6 why-no-prey"


def test_explain_e2_6_1_nobody_goes_while_there_is_a_reserve() -> None:
    assert reason(breeding(), "withdraw 1") == "E2-6.1 why-has-reserve"


def test_explain_e2_6_1_nobody_else_goes_before_the_withdrawn_is_born() -> None:
    state = after(breeding("00000000.."), "withdraw 1")
    assert reason(state, "withdraw 2") == "E2-6.1 why-withdrawn-must-be-born"


def test_explain_e2_6_1_only_ones_own_may_go() -> None:
    state = breeding("00000000.1")
    assert why(state, "withdraw 9") == Why("E2-6.1", "why-not-your-dinosaur", {"zone": 9})


def test_explain_e2_6_1_there_must_be_another_cell() -> None:
    assert why(crowded(), "withdraw 7") == Why("E2-6.1", "why-no-other-cell", {"zone": 7})
    assert reason(crowded(), "withdraw 6") == "offered"


def test_explain_e2_6_1_once_withdrawn_it_must_be_born() -> None:
    state = after(crowded(), "withdraw 3")
    assert reason(state, Decline()) == "E2-6.1 why-withdrawn-must-be-born"


# Survival


def test_explain_e2_7_1_it_is_not_your_survival() -> None:
    assert reason(moving(), "remove 1") == "E2-7.1 why-not-survival"
    assert reason(dying(), "remove 4", seat=B) == "E2-7.1 why-not-survival"


def test_explain_e2_7_1_that_is_not_your_dinosaur() -> None:
    assert why(dying(), "remove 4") == Why("E2-7.1", "why-not-your-dinosaur", {"zone": 4})
    assert reason(dying(), "remove 5") == "E2-7.1 why-not-your-dinosaur"


def test_explain_e2_7_1_it_is_safe_there() -> None:
    assert why(dying(), "remove 1") == Why("E2-7.1", "why-safe-here", {"zone": 1})
    assert reason(dying(), "remove 2") == "offered"


def test_explain_e2_7_1_one_must_choose() -> None:
    assert reason(dying(), Pass()) == "E2-7.1 why-must-choose"

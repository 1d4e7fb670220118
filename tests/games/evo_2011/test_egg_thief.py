"""E2-9.1, E2-9.2: egg thief and all it needs."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2011.events import EggStolen
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import (
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

THIEF = "egg-thief"


def newborn(
    herds: str,
    line: str,
    hands: dict[int, str] | None = None,
    genes: dict[int, str] | None = None,
    order: tuple[int, ...] = (),
    discard: str = "",
) -> EvoState:
    """The first people had a newborn."""
    held = {1: THIEF} if hands is None else hands
    state = position("c" * len(herds), herds, hands=held, genes=genes, order=order, discard=discard)
    return after(now(state, BirthTurn(A)), line)


def test_e2_9_1_right_after_a_rival_places_a_newborn_it_is_replaced_from_the_reserve() -> None:
    state = newborn("000....11", "newborn 3")
    assert (asked(state), offered(state)) == (B, ["play egg-thief", "pass"])
    state = after(state, "play egg-thief")
    assert standing(state) == "0001...11"
    assert told(state, EggStolen) == [EggStolen(B, A, 3)]
    assert (state.reserve(A), state.reserve(B)) == (5, 5)
    assert (hand(state, B), is_over(state)) == ("", True)


def test_e2_9_1_it_may_be_declined() -> None:
    state = after(newborn("000....11", "newborn 3"), "pass")
    assert (standing(state), hand(state, B)) == ("0000...11", THIEF)


@pytest.mark.parametrize(("herds", "zone"), [("0......11", 1), ("00.....11", 2)])
def test_e2_9_1_not_from_those_who_then_have_fewer_than_four(herds: str, zone: int) -> None:
    assert is_over(newborn(herds, f"newborn {zone}"))


def test_e2_9_2_the_newborn_counts_among_the_four() -> None:
    assert is_over(newborn("00.....11", "newborn 2")), "three with it"
    assert asked(newborn("000....11", "newborn 3")) == B, "four with it"


def test_e2_9_2_what_the_thief_has_does_not_matter() -> None:
    assert asked(newborn("000.......", "newborn 3")) == B, "not one on the board"


def test_e2_9_2_the_thief_needs_one_in_reserve() -> None:
    assert asked(newborn("000.1111111", "newborn 3")) == B, "the eighth"
    assert is_over(newborn("000.11111111", "newborn 3"))


def test_e2_9_2_no_adjacency() -> None:
    state = after(newborn("000......1", "newborn 3"), "play egg-thief")
    assert standing(state) == "0001.....1"


def test_e2_9_1_nobody_steals_ones_own() -> None:
    assert is_over(newborn("000....11", "newborn 3", hands={0: THIEF}))


def test_e2_9_2_a_stolen_newborn_is_not_stolen_again() -> None:
    held = {1: THIEF, 2: THIEF}
    state = newborn("000..1112", "newborn 3", hands=held)
    state = after(state, "play egg-thief")
    assert standing(state) == "0001.1112"
    assert (is_over(state), hand(state, C)) == (True, THIEF)


def test_e2_9_3_thieves_are_asked_in_initiative_order() -> None:
    held = {1: THIEF, 2: THIEF}
    state = newborn("000....12", "newborn 3", hands=held, order=(2, 0, 1))
    assert asked(state) == C
    state = after(state, "pass")
    assert asked(state) == B
    assert standing(after(state, "play egg-thief")) == "0001...12"
    assert is_over(after(state, "pass"))


def test_e2_9_1_two_thefts_in_a_phase() -> None:
    held = {1: "egg-thief egg-thief"}
    state = position("c" * 10, "0000.....1", genes={0: "egg"}, hands=held, order=(0, 1, 2))
    state = after(now(state, BirthPhase()), "pass", "newborn 4", "play egg-thief", "decline")
    assert standing(state) == "00001....1"
    assert is_over(state), "no room beside the four"
    state = position("c" * 10, ".0000....1", genes={0: "egg"}, hands=held, order=(0, 1, 2))
    state = after(now(state, BirthPhase()), "pass", "newborn 5", "play egg-thief", "decline")
    state = after(state, "newborn 0", "play egg-thief")
    assert standing(state) == "100001...1"
    assert (hand(state, B), is_over(state)) == ("", True)


def test_e2_6_2_what_was_stolen_is_a_parent_in_later_rounds() -> None:
    def stolen(chained: str) -> EvoState:
        state = position(
            "c" * 8,
            "0000..2.",
            genes={1: "egg"},
            hands={1: THIEF},
            order=(0, 1, 2),
            chained_births=chained,
        )
        return after(now(state, BirthPhase()), "pass", "newborn 4", "play egg-thief")

    state = stolen("on")
    assert (asked(state), offered(state)) == (B, ["newborn 5", "decline"])
    state = stolen("off")
    assert asked(state) == C, "no elder, no parent"


def test_e2_8_6_after_killer_babies_only_a_newborn_that_lived() -> None:
    genes = {0: "killer-babies"}
    state = newborn("000222.1.", "newborn 3", genes=genes)
    assert asked(after(state, "roll won")) == B
    assert standing(after(state, "roll won", "play egg-thief")) == "000122.1."
    assert is_over(after(state, "roll failed"))


def test_e2_8_6_the_killed_may_steal() -> None:
    state = newborn("000111...", "newborn 3", genes={0: "killer-babies"})
    state = after(state, "roll won", "play egg-thief")
    assert standing(state) == "000111..."


def test_e2_9_1_also_after_one_of_eight_was_withdrawn() -> None:
    state = position("c" * 11, "00000000..1", hands={1: THIEF})
    state = after(now(state, BirthTurn(A)), "withdraw 0", "newborn 8")
    assert asked(state) == B
    state = after(state, "play egg-thief")
    assert standing(state) == ".00000001.1"
    assert state.reserve(A) == 1


def test_e2_9_1_not_when_nothing_was_placed() -> None:
    assert is_over(newborn("0000...11", "decline"))


def test_e2_9_1_no_other_card_steals() -> None:
    state = newborn("000....11", "newborn 3", hands={1: "geysers swarm-of-rats"})
    assert (asked(state), offered(state)) == (B, ["pass"])


def test_e2_9_1_who_holds_no_card_is_not_asked() -> None:
    assert is_over(newborn("000....11", "newborn 3", hands={}))


def test_e2_9_1_nobody_is_asked_when_all_thieves_are_discarded() -> None:
    spent = "egg-thief egg-thief egg-thief"
    assert is_over(newborn("000....11", "newborn 3", hands={1: "geysers"}, discard=spent))

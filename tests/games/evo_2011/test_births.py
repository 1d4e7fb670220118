"""E2-6.1, E2-6.2: births; with thick shell (E2-8.2), killer babies (E2-8.6) and swarm of rats."""

from __future__ import annotations

import pytest

from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2011.events import (
    BabyFought,
    DinosaurWithdrawn,
    NewbornPlaced,
    NobodyBorn,
)
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import (
    HEXES,
    A,
    B,
    C,
    after,
    asked,
    chances,
    hand,
    is_over,
    now,
    offered,
    position,
    standing,
    told,
)


def birth(herds: str, genes: str = "", board: str = "", theirs: str = "") -> EvoState:
    """One newborn of the first people."""
    drawn = board or "c" * len(herds)
    return now(position(drawn, herds, genes={0: genes, 1: theirs}), BirthTurn(A))


def births(
    herds: str,
    genes: dict[int, str] | None = None,
    order: tuple[int, ...] = (),
    chained: str = "on",
    hands: dict[int, str] | None = None,
) -> EvoState:
    """The whole phase, on a row."""
    state = position(
        "c" * len(herds), herds, genes=genes, order=order, hands=hands, chained_births=chained
    )
    return now(state, BirthPhase())


def seats_asked(state: EvoState) -> list[Seat | None]:
    """Who is asked, one after the other, while everybody declines."""
    seats = []
    while asked(state) is not None:
        seats.append(asked(state))
        state = after(state, "decline")
    return seats


# Newborn


def test_e2_6_1_a_newborn_on_an_empty_cell_next_to_ones_own() -> None:
    state = birth("..0..")
    assert offered(state) == ["newborn 1", "newborn 3", "decline"]
    state = after(state, "newborn 3")
    assert (standing(state), is_over(state)) == ("..00.", True)
    assert told(state, NewbornPlaced) == [NewbornPlaced(A, 3)]
    assert state.reserve(A) == 6


def test_e2_6_1_on_any_of_six_sides_whatever_the_terrain() -> None:
    state = birth("... .0.. ...", board=HEXES)
    assert offered(state, "newborn") == [f"newborn {zone}" for zone in (0, 1, 3, 5, 7, 8)]


def test_e2_6_1_not_on_an_occupied_cell() -> None:
    assert offered(birth("10.2")) == ["newborn 2", "decline"]
    assert offered(birth("100.2")) == ["newborn 3", "decline"]


def test_e2_6_1_not_next_to_anothers() -> None:
    assert offered(birth("0.1..")) == ["newborn 1", "decline"]


def test_e2_6_1_births_are_optional() -> None:
    state = after(birth("..0.."), "decline")
    assert (standing(state), is_over(state)) == ("..0..", True)


def test_e2_6_1_without_a_free_cell_nobody_is_asked() -> None:
    assert is_over(birth("101"))


def test_e2_6_1_the_eighth_may_still_be_born() -> None:
    state = after(birth("0000000..."), "newborn 7")
    assert (state.dinosaurs(A), state.reserve(A)) == (8, 0)


# Rounds


def test_e2_6_1_first_all_who_have_an_egg_in_initiative_order() -> None:
    assert seats_asked(births("0..1..2..", order=(1, 2, 0))) == [B, C, A]


def test_e2_6_1_then_all_with_two_then_all_with_three() -> None:
    genes = {0: "egg egg", 2: "egg"}
    assert seats_asked(births("0..1..2..", genes, order=(1, 2, 0))) == [B, C, A, C, A, A]


def test_e2_6_1_one_newborn_a_round() -> None:
    state = births("0..1..2..", {0: "egg"})
    state = after(state, "newborn 1")
    assert asked(state) == B
    state = after(state, "newborn 4", "newborn 7")
    assert (asked(state), standing(state)) == (A, "00.11.22.")
    state = after(state, "newborn 2")
    assert (is_over(state), standing(state)) == (True, "00011.22.")


def test_e2_6_1_who_declines_a_round_may_use_the_next() -> None:
    state = births("0..1..2..", {0: "egg"})
    state = after(state, "decline", "decline", "decline")
    assert (asked(state), offered(state)) == (A, ["newborn 1", "decline"])


def test_e2_6_1_who_has_no_room_in_a_round_is_passed_over() -> None:
    assert seats_asked(births("1012..")) == [C]


# Which parents


def test_e2_6_2_a_newborn_of_an_earlier_round_is_a_parent() -> None:
    state = births("0....", {0: "egg"})
    state = after(state, "newborn 1")
    assert offered(state) == ["newborn 2", "decline"]


def test_e2_6_2_unchained_only_those_there_when_the_phase_began() -> None:
    state = births("1.0..", {0: "egg egg"}, chained="off")
    state = after(state, "newborn 3", "decline")
    assert (asked(state), offered(state)) == (A, ["newborn 1", "decline"]), "not 4, beside 3"
    state = after(state, "newborn 1")
    assert is_over(state), "0 is occupied, 4 is beside a newborn only"


def test_e2_6_2_unchained_a_new_phase_forgets_who_was_born() -> None:
    state = births("0....", chained="off")
    state = now(after(state, "newborn 1"), BirthPhase())
    assert offered(state) == ["newborn 2", "decline"]


# Eight on the board


def test_e2_6_1_with_all_eight_on_the_board_one_may_go_first() -> None:
    state = birth("00000000..")
    assert offered(state) == [*(f"withdraw {zone}" for zone in range(7)), "decline"]
    state = after(state, "withdraw 3")
    assert (asked(state), standing(state)) == (A, "000.0000..")
    assert told(state, DinosaurWithdrawn) == [DinosaurWithdrawn(A, 3)]
    state = after(state, "newborn 8")
    assert (standing(state), is_over(state)) == ("000.00000.", True)


def test_e2_6_1_it_is_born_in_a_different_cell() -> None:
    state = after(birth("00000000.."), "withdraw 3")
    assert offered(state) == ["newborn 8"]


def test_e2_6_1_once_it_is_removed_it_must_be_born() -> None:
    assert "decline" not in offered(after(birth("00000000.."), "withdraw 0"))


def test_e2_6_1_the_parent_must_still_be_there() -> None:
    """Beside 7 alone there is room, so 7 may not go."""
    assert "withdraw 7" not in offered(birth("00000000.."))
    assert "withdraw 7" in offered(birth(".00000000.")), "there is room beside 1 too"
    state = after(birth(".00000000."), "withdraw 8")
    assert offered(state) == ["newborn 0"], "not 9, whose parent is gone"


def test_e2_6_1_nothing_is_offered_where_none_could_be_born() -> None:
    assert is_over(birth("1000000002"))


def test_e2_6_1_with_a_reserve_nobody_goes() -> None:
    assert offered(birth("0000000.."), "withdraw") == []


def test_e2_6_1_one_may_decline_with_eight_too() -> None:
    assert standing(after(birth("00000000.."), "decline")) == "00000000.."


def test_e2_6_2_a_newborn_may_be_removed_and_unchained_it_is_no_parent() -> None:
    state = births("0000000....", {0: "egg egg"}, chained="off")
    state = after(state, "newborn 7")
    assert is_over(state), "8 is beside the newborn on 7 only"
    state = births("0000000....", {0: "egg egg"})
    state = after(state, "newborn 7")
    assert offered(state, "withdraw") == [f"withdraw {zone}" for zone in range(7)]
    state = after(state, "withdraw 0", "newborn 8")
    assert standing(state) == ".00000000.."
    state = after(state, "withdraw 7")
    assert offered(state) == ["newborn 0", "newborn 9"]


def test_e2_6_2_unchained_a_newborn_may_be_withdrawn_and_the_elders_stay_parents() -> None:
    state = births(".0000000..", {0: "egg egg"}, chained="off")
    state = after(state, "newborn 0")
    assert "withdraw 0" in offered(state)
    state = after(state, "withdraw 0", "newborn 8")
    room_beside_1 = [f"withdraw {zone}" for zone in range(2, 9)]
    assert offered(state, "withdraw") == room_beside_1, "9 is beside the newborn on 8 only"


def test_e2_6_2_unchained_who_leaves_makes_no_parent_of_a_newborn() -> None:
    state = births(".0000000...", {0: "egg"}, chained="off")
    state = after(state, "newborn 8", "withdraw 7")
    assert offered(state) == ["newborn 0"], "not 9, beside the newborn on 8"


# Thick shell


@pytest.mark.parametrize(("genes", "reach"), [("", 1), ("thick-shell", 3)])
def test_e2_8_2_up_to_three_cells_away(genes: str, reach: int) -> None:
    state = birth("0......", genes)
    assert offered(state, "newborn") == [f"newborn {zone + 1}" for zone in range(reach)]


def test_e2_8_2_the_distance_goes_over_occupied_cells() -> None:
    assert offered(birth("0112...", "thick-shell"), "newborn") == []
    assert offered(birth("011....", "thick-shell"), "newborn") == ["newborn 3"]


def test_e2_8_2_the_distance_goes_over_land() -> None:
    board = """
   c   c
  c c c c
"""
    state = birth("0.....", "thick-shell", board=board)
    assert offered(state, "newborn") == [f"newborn {zone}" for zone in (1, 2, 3, 4, 5)]
    board = """
   c     c
  c c c c c
"""
    state = birth("0......", "thick-shell", board=board)
    assert "newborn 1" not in offered(state), "three hexes apart, but four steps by land"


def test_e2_8_2_on_a_small_board_all_of_it_is_near() -> None:
    assert offered(birth("0..", "thick-shell"), "newborn") == ["newborn 1", "newborn 2"]


def test_e2_8_2_also_for_one_that_was_withdrawn() -> None:
    state = birth("0000000011.", "thick-shell")
    assert offered(state, "withdraw") == [f"withdraw {zone}" for zone in range(7)]
    assert offered(after(state, "withdraw 0")) == ["newborn 10"]


# Killer babies


def killer(herds: str = "01.11", genes: str = "killer-babies", theirs: str = "") -> EvoState:
    return birth(herds, genes, theirs=theirs)


def test_e2_8_6_a_newborn_may_go_on_an_enemys_cell() -> None:
    assert offered(killer()) == ["newborn 1", "decline"]
    assert offered(birth("01.11")) == []
    state = birth(".01.11", "killer-babies")
    assert offered(state) == ["newborn 0", "newborn 2", "decline"]


def test_e2_8_6_the_board_says_on_how_many_faces_a_killer_baby_kills() -> None:
    board = GAME.board(position("ccc"))
    assert board.killing_faces == board.die["won"] + board.die["as-many"] + board.die["more"]


def test_e2_8_6_not_on_ones_own() -> None:
    assert is_over(killer("00"))


@pytest.mark.parametrize("face", ["won", "as-many", "more"])
def test_e2_8_6_three_kinds_of_face_kill_the_enemy(face: str) -> None:
    state = after(killer(), "newborn 1", f"roll {face}")
    assert (standing(state), is_over(state)) == ("00.11", True)
    assert told(state, BabyFought) == [BabyFought(A, B, 1, face, won=True)]
    assert (state.reserve(A), state.reserve(B)) == (6, 6)


@pytest.mark.parametrize("face", ["failed", "two-more"])
def test_e2_8_6_two_kinds_kill_the_newborn(face: str) -> None:
    state = after(killer(), "newborn 1", f"roll {face}")
    assert (standing(state), is_over(state)) == ("01.11", True)
    assert told(state, BabyFought) == [BabyFought(A, B, 1, face, won=False)]
    assert state.reserve(A) == 7, "it is back in the reserve"


def test_e2_8_6_the_die_is_the_combat_die() -> None:
    assert chances(after(killer(), "newborn 1")) == {
        "roll failed": 1,
        "roll won": 1,
        "roll as-many": 1,
        "roll more": 2,
        "roll two-more": 1,
    }


@pytest.mark.parametrize(
    ("ours", "theirs"), [("horn horn great-horn", ""), ("", "horn horn horn bone-plate")]
)
def test_e2_8_6_horns_do_not_count(ours: str, theirs: str) -> None:
    state = after(killer(genes=f"killer-babies {ours}", theirs=theirs), "newborn 1")
    won = [face for face in chances(state) if standing(after(state, face)) == "00.11"]
    assert won == ["roll won", "roll as-many", "roll more"]


def test_e2_8_6_chameleon_skin_does_not_help() -> None:
    state = after(killer(theirs="chameleon-skin"), "newborn 1", "roll won")
    assert (standing(state), is_over(state)) == ("00.11", True)


def test_e2_8_6_not_against_a_people_of_two() -> None:
    assert is_over(killer("01..1"))


@pytest.mark.parametrize(("herds", "offers"), [("01.11", 0), ("01111", 1)])
def test_e2_8_6_not_against_three_that_regenerate(herds: str, offers: int) -> None:
    assert len(offered(killer(herds, theirs="regeneration"), "newborn")) == offers


def test_e2_8_6_with_a_thick_shell_up_to_three_cells_away() -> None:
    state = killer("01.11", "killer-babies thick-shell")
    assert offered(state, "newborn") == ["newborn 1", "newborn 2", "newborn 3"]
    assert standing(after(state, "newborn 3", "roll more")) == "01.01"


def test_e2_8_6_a_die_for_each_so_placed_and_none_on_an_empty_cell() -> None:
    state = after(birth(".01.11", "killer-babies"), "newborn 0")
    assert (chances(state), is_over(state)) == ({}, True)


def test_e2_8_6_a_people_driven_to_two_is_safe_in_the_next_round() -> None:
    state = births("010..11..", {0: "killer-babies egg"})
    state = after(state, "newborn 1", "roll won", "decline")
    assert standing(state) == "000..11.."
    assert offered(state) == ["newborn 3", "decline"]


def test_e2_8_6_the_newborn_of_a_rival_may_be_killed() -> None:
    state = births("0.1.1.1", {0: "killer-babies egg"}, order=(1, 0, 2))
    state = after(state, "newborn 1", "newborn 1", "roll won")
    assert standing(state) == "001.1.1"


def test_e2_6_2_unchained_a_killer_is_no_parent_in_its_phase() -> None:
    state = births("01..1.1", {0: "killer-babies egg"}, chained="off")
    state = after(state, "newborn 1", "roll won", "decline")
    assert is_over(state), "2 is beside the newborn on 1 only"
    state = births("01..1.1", {0: "killer-babies egg"})
    state = after(state, "newborn 1", "roll won", "decline")
    assert (asked(state), offered(state)) == (A, ["newborn 2", "decline"])


def test_e2_8_6_one_of_eight_may_be_withdrawn_to_be_a_killer() -> None:
    state = birth("00000000111", "killer-babies")
    assert offered(state, "withdraw") == [f"withdraw {zone}" for zone in range(7)]
    state = after(state, "withdraw 0")
    assert offered(state) == ["newborn 8"]
    assert standing(after(state, "newborn 8", "roll failed")) == ".0000000111"


# Swarm of rats


def test_e2_9_1_swarm_of_rats_leaves_nobody_to_be_born() -> None:
    state = births("0..1..2..", {0: "egg"}, hands={1: "swarm-of-rats"})
    assert (asked(state), offered(state)) == (B, ["play swarm-of-rats", "pass"])
    state = after(state, "play swarm-of-rats")
    assert (standing(state), is_over(state), hand(state, B)) == ("0..1..2..", True, "")
    assert told(state, NobodyBorn) == [NobodyBorn()]


def test_e2_9_1_swarm_of_rats_lasts_for_this_phase() -> None:
    state = births("0..1..2..", hands={1: "swarm-of-rats"})
    state = now(after(state, "play swarm-of-rats"), BirthPhase())
    assert offered(state) == ["newborn 1", "decline"]


def test_e2_9_2_swarm_of_rats_is_played_as_the_phase_begins_in_initiative_order() -> None:
    held = {0: "swarm-of-rats", 1: "geysers", 2: "swarm-of-rats"}
    state = births("0..1..2..", order=(2, 1, 0), hands=held)
    assert (asked(state), offered(state)) == (C, ["play swarm-of-rats", "pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (B, ["pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (A, ["play swarm-of-rats", "pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (C, ["newborn 5", "newborn 7", "decline"])


def test_e2_9_2_one_swarm_is_enough() -> None:
    held = {0: "swarm-of-rats", 1: "swarm-of-rats"}
    state = after(births("0..1..2..", hands=held), "play swarm-of-rats")
    assert (is_over(state), hand(state, B)) == (True, "swarm-of-rats")


def test_e2_9_2_swarm_of_rats_comes_too_late_once_one_is_born() -> None:
    state = births("0..1..2..", {0: "egg"}, hands={0: "swarm-of-rats", 1: "swarm-of-rats"})
    state = after(state, "pass", "pass", "newborn 1")
    while asked(state) is not None:
        assert offered(state, "play") == []
        state = after(state, offered(state)[-1])


def test_who_was_born_is_forgotten_when_the_phase_is_over() -> None:
    """Who is a newborn matters to no later phase, so nothing of it is kept."""
    state = now(position("c" * 5, "0.1.."), BirthPhase())
    state = after(state, "newborn 1", "newborn 3")
    assert state.newborns == 0

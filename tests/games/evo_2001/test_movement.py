"""E1-4.1 to E1-4.3: steps and fights, and the cards of the movement phase."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001.events import CombatFought, DinosaurSwam, DinosaurWalked
from mesozoic.games.evo_2001.movement import MovementPhase, MovementTurn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.turn import Turn
from tests.games.evo_2001.kit import (
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

HEXES = """
   b m h
  ^ b m h
   ^ b m
"""


def movement(island: str, herds: str, cards: str = "", legs: int = 1) -> EvoState:
    """The first species' movement."""
    state = position(island, herds, hands={0: cards}, genes={0: {"leg": legs}})
    return now(state, MovementTurn(A))


def duel(ours: int, theirs: int, **hands: str) -> EvoState:
    """Two species side by side, with so many horns, as the first one moves."""
    horns = {0: {"horn": ours}, 1: {"horn": theirs}}
    held = {"ab".index(seat): cards for seat, cards in hands.items()}
    return now(position("hh", "01", genes=horns, hands=held), MovementTurn(A))


def winning_faces(state: EvoState) -> list[int]:
    """The faces on which the first species' attack is won."""
    fight = after(state, "attack 0-1")
    return [face for face in range(1, 7) if standing(after(fight, f"roll {face}")) == ".0"]


# Steps


def test_e1_4_1_one_leg_is_one_step() -> None:
    state = movement("bmh^", "0...")
    assert offered(state) == ["walk 0-1", "stop"]
    state = after(state, "walk 0-1")
    assert standing(state) == ".0.."
    assert is_over(state)
    assert told(state, DinosaurWalked) == [DinosaurWalked(A, 0, 1)]


def test_e1_4_1_example_two_legs_take_one_dinosaur_two_zones() -> None:
    state = after(movement("bmh^", "0..0", legs=2), "walk 0-1", "walk 1-2")
    assert standing(state) == "..00"
    assert is_over(state)


def test_e1_4_1_example_two_legs_take_two_dinosaurs_one_zone_each() -> None:
    state = after(movement("bmh^", "0..0", legs=2), "walk 0-1", "walk 3-2")
    assert standing(state) == ".00."
    assert is_over(state)


def test_e1_4_1_steps_are_shared_among_all_dinosaurs() -> None:
    state = movement("bmbmbm", "0.0.0.", legs=3)
    assert len(offered(after(state, "walk 0-1", "walk 2-3"))) > 1
    assert is_over(after(state, "walk 0-1", "walk 2-3", "walk 4-5"))


def test_e1_4_1_a_dinosaur_may_walk_back() -> None:
    assert standing(after(movement("bm", "0.", legs=2), "walk 0-1", "walk 1-0")) == "0."


def test_e1_4_1_a_step_goes_to_any_of_six_neighbours_of_any_colour() -> None:
    state = movement(HEXES, "... .0.. ...")
    walks = ["walk 4-0", "walk 4-1", "walk 4-3", "walk 4-5", "walk 4-7", "walk 4-8"]
    assert offered(state) == [*walks, "stop"]


def test_e1_4_1_the_sea_stops_a_dinosaur() -> None:
    assert offered(movement(HEXES, "0.. .... ...")) == ["walk 0-1", "walk 0-3", "walk 0-4", "stop"]


def test_e1_4_1_a_deadly_zone_may_be_crossed() -> None:
    state = after(movement("b^b", "0..", legs=2), "walk 0-1")
    assert standing(after(state, "walk 1-2")) == "..0"
    assert standing(after(state, "stop")) == ".0."


def test_e1_4_1_moving_is_optional() -> None:
    state = after(movement("bmh^", "0...", legs=3), "stop")
    assert standing(state) == "0..."
    assert is_over(state)


def test_e1_4_1_never_onto_ones_own() -> None:
    assert offered(movement("bm", "00")) == ["stop"]


def test_e1_4_1_each_moves_in_turn_order() -> None:
    state = now(position("bmbmbm", "0.1.2.", order=(1, 2, 0)), MovementPhase())
    seats = []
    while not is_over(state):
        seats.append(asked(state))
        state = after(state, "stop")
    assert seats == [B, C, A]


def test_e1_4_1_a_species_without_dinosaurs_does_not_move() -> None:
    state = now(position("bmb", "1.2", hands={0: "stampede"}), MovementPhase())
    state = after(state, "pass")  # herd guard, which it does not hold
    assert asked(state) == B


# Fights


def test_e1_4_2_entering_a_rivals_zone_is_an_attack() -> None:
    state = movement("bmh", "012")
    assert offered(state) == ["attack 0-1", "stop"]
    state = after(state, "attack 0-1")
    assert chances(state) == {f"roll {face}": 1 for face in range(1, 7)}


def test_e1_4_2_equal_horns_win_on_one_or_two() -> None:
    assert winning_faces(duel(0, 0)) == [1, 2]
    assert winning_faces(duel(3, 3)) == [1, 2]


def test_e1_4_2_one_horn_more_wins_on_one_to_four() -> None:
    assert winning_faces(duel(1, 0)) == [1, 2, 3, 4]
    assert winning_faces(duel(4, 3)) == [1, 2, 3, 4]


@pytest.mark.parametrize("more", [2, 3, 8])
def test_e1_4_2_two_or_more_horns_ahead_win_on_one_to_five(more: int) -> None:
    assert winning_faces(duel(more, 0)) == [1, 2, 3, 4, 5]


def test_e1_4_2_one_horn_fewer_wins_on_one() -> None:
    assert winning_faces(duel(0, 1)) == [1]
    assert winning_faces(duel(2, 3)) == [1]


@pytest.mark.parametrize("fewer", [2, 3, 8])
def test_e1_4_2_two_or_more_horns_fewer_may_not_attack(fewer: int) -> None:
    assert offered(duel(0, fewer)) == ["stop"]


def test_e1_4_2_each_rivals_own_horns_count() -> None:
    state = now(position("hhh", "102", genes={1: {"horn": 2}}), MovementTurn(A))
    assert offered(state) == ["attack 1-2", "stop"]


@pytest.mark.parametrize("face", [1, 6])
def test_e1_4_2_an_attack_costs_the_step_whatever_the_result(face: int) -> None:
    state = after(movement("hhhh", "01.0"), "attack 0-1", f"roll {face}")
    assert is_over(state)


def test_e1_4_3_a_winner_stands_in_the_zone_and_the_loser_is_in_its_reserve() -> None:
    state = after(movement("hhh", "01."), "attack 0-1", "roll 2")
    assert standing(state) == ".0."
    assert (state.reserve(A), state.reserve(B)) == (9, 10)
    assert told(state, CombatFought) == [CombatFought(A, B, 0, 1, face=2, needed=2, won=True)]


def test_e1_4_3_a_losing_attacker_leaves_and_the_attacked_stays() -> None:
    state = after(movement("hhh", "01."), "attack 0-1", "roll 3")
    assert standing(state) == ".1."
    assert (state.reserve(A), state.reserve(B)) == (10, 9)
    assert told(state, CombatFought) == [CombatFought(A, B, 0, 1, face=3, needed=2, won=False)]


def test_e1_4_3_after_a_victory_the_winner_may_go_on() -> None:
    state = after(movement("hhhh", "01.0", legs=2), "attack 0-1", "roll 1")
    assert offered(state) == ["walk 1-0", "walk 1-2", "walk 3-2", "stop"]


def test_e1_4_3_after_a_defeat_the_others_may_go_on() -> None:
    state = after(movement("hhhh", "01.0", legs=2), "attack 0-1", "roll 6")
    assert offered(state) == ["walk 3-2", "stop"]


def test_e1_4_3_an_attacker_that_loses_its_last_dinosaur_is_done() -> None:
    state = after(movement("hh", "01", cards="stampede", legs=3), "attack 0-1", "roll 6")
    assert is_over(state)
    assert standing(state) == ".1"


def test_e1_4_3_a_species_wiped_out_before_its_movement_does_not_move() -> None:
    state = now(position("hhhh", "01.2"), MovementPhase())
    state = after(state, "attack 0-1", "roll 1")
    assert asked(state) == C


# Stampede


def test_e1_8_2_stampede_is_two_more_steps() -> None:
    state = after(movement("hhhhh", "0....", cards="stampede"), "play stampede")
    assert hand(state, A) == ""
    state = after(state, "walk 0-1", "walk 1-2", "walk 2-3")
    assert standing(state) == "...0."
    assert is_over(state)


def test_e1_8_3_stampedes_add_up() -> None:
    state = after(movement("hh", "0.", cards="stampede stampede"), *["play stampede"] * 2)
    assert is_over(after(state, *["walk 0-1", "walk 1-0"] * 2, "walk 0-1"))


def test_e1_8_2_stampede_may_follow_the_last_step() -> None:
    state = after(movement("hhh", "0..", cards="stampede"), "walk 0-1")
    assert offered(state) == ["play stampede", "stop"]
    assert standing(after(state, "play stampede", "walk 1-2")) == "..0"


def test_e1_8_2_who_stops_plays_no_more_cards() -> None:
    assert is_over(after(movement("hh", "0.", cards="stampede"), "stop"))


def test_e1_8_1_stampede_ends_with_the_movement() -> None:
    held = {0: "stampede", 1: "long-swim"}
    state = now(position("hhhh", "0..1", hands=held), MovementTurn(A), MovementTurn(B))
    state = after(state, "play stampede", "stop", "walk 3-2")
    assert offered(state) == ["play long-swim", "stop"], "one leg, one step for the next"


# Giant's rage


@pytest.mark.parametrize(
    ("theirs", "faces"),
    [(0, [1, 2, 3, 4, 5]), (1, [1, 2, 3, 4]), (2, [1, 2]), (3, [1])],
)
def test_e1_8_2_giants_rage_is_two_more_horns_when_attacking(theirs: int, faces: list[int]) -> None:
    assert winning_faces(after(duel(0, theirs, a="giants-rage"), "play giants-rage")) == faces


def test_e1_8_2_giants_rage_is_not_enough_against_four_horns() -> None:
    assert "attack 0-1" not in offered(after(duel(0, 4, a="giants-rage"), "play giants-rage"))


def test_e1_8_3_giants_rages_add_up() -> None:
    state = after(duel(0, 4, a="giants-rage giants-rage"), *["play giants-rage"] * 2)
    assert winning_faces(state) == [1, 2]


def test_e1_8_2_giants_rage_lasts_for_the_whole_movement() -> None:
    horns = {0: {"leg": 2}, 1: {"horn": 2}}
    state = position("hhhh", "011.", genes=horns, hands={0: "giants-rage"})
    state = after(now(state, MovementTurn(A)), "play giants-rage", "attack 0-1", "roll 2")
    assert standing(after(state, "attack 1-2", "roll 2")) == "..0."


def test_e1_8_2_giants_rage_does_not_defend() -> None:
    state = position("hhh", "01.", hands={0: "giants-rage"})
    state = after(now(state, MovementTurn(A), MovementTurn(B)), "play giants-rage", "stop")
    assert asked(state) == B
    assert standing(after(state, "attack 1-0", "roll 2")) == "1.."


# Herd guard


def guarded(theirs: int = 0, ours: int = 0, cards: str = "herd-guard", plays: int = 1) -> EvoState:
    """The second species guards its herd; then the first one moves."""
    state = position("hh", "01", genes={0: {"horn": ours}, 1: {"horn": theirs}}, hands={1: cards})
    return after(now(state, MovementPhase()), *["play herd-guard"] * plays)


@pytest.mark.parametrize(("ours", "faces"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3, 4])])
def test_e1_8_2_herd_guard_is_two_more_horns_when_attacked(ours: int, faces: list[int]) -> None:
    assert winning_faces(guarded(ours=ours)) == faces


def test_e1_8_2_herd_guard_keeps_equals_off() -> None:
    assert offered(guarded()) == ["stop"]


def test_e1_8_3_herd_guards_add_up() -> None:
    state = guarded(ours=4, cards="herd-guard herd-guard", plays=2)
    assert winning_faces(state) == [1, 2]


def test_e1_8_2_herd_guard_is_played_as_the_phase_begins_only() -> None:
    state = now(position("hhh", "0.1", hands={0: "herd-guard"}), MovementPhase())
    assert (asked(state), offered(state)) == (A, ["play herd-guard", "pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (A, ["walk 0-1", "stop"])


def test_e1_8_2_herd_guard_does_not_attack() -> None:
    state = position("hh", "01", genes={1: {"horn": 2}}, hands={0: "herd-guard"})
    assert "attack 0-1" not in offered(after(now(state, MovementPhase()), "play herd-guard"))


def test_e1_8_2_herd_guard_protects_its_owner_only() -> None:
    state = position("hhh", "102", hands={1: "herd-guard"})
    state = after(now(state, MovementPhase()), "play herd-guard")
    assert offered(state) == ["attack 1-2", "stop"]


def test_e1_8_1_herd_guard_lasts_to_the_end_of_the_turn() -> None:
    state = guarded()
    assert state.guards == (0, 2, 0)
    assert now(state, Turn()).guards == (0, 0, 0)


# Long swim


def test_e1_8_2_long_swim_goes_from_any_beach_to_any_empty_beach() -> None:
    state = after(movement("bmbhb^b", "0.1...0", cards="long-swim"), "play long-swim")
    swims = [line for line in offered(state) if line.startswith("swim")]
    assert swims == ["swim 0-4", "swim 6-4"]
    state = after(state, "swim 0-4")
    assert standing(state) == "..1.0.0"
    assert told(state, DinosaurSwam) == [DinosaurSwam(A, 0, 4)]


def test_e1_8_2_long_swim_takes_a_step() -> None:
    assert is_over(after(movement("bmb", "0..", cards="long-swim"), "play long-swim", "swim 0-2"))
    state = after(movement("bbb", "0..", cards="long-swim stampede"), "walk 0-1", "play long-swim")
    assert offered(state) == ["play stampede", "stop"]


def test_e1_8_2_long_swim_is_one_step_only() -> None:
    state = after(movement("bmb", "0..", cards="long-swim", legs=2), "play long-swim", "swim 0-2")
    assert offered(state) == ["walk 2-1", "stop"]


def test_e1_8_3_long_swims_add_up() -> None:
    state = movement("bmbmb", "0....", cards="long-swim long-swim", legs=3)
    state = after(state, "play long-swim", "play long-swim", "swim 0-2", "swim 2-4")
    assert offered(state) == ["walk 4-3", "stop"]


def test_e1_8_2_long_swim_does_not_start_inland() -> None:
    state = after(movement("mbb", "0..", cards="long-swim"), "play long-swim")
    assert offered(state) == ["walk 0-1", "stop"]


def test_e1_8_2_long_swim_may_wait_for_a_later_step() -> None:
    state = movement("mbmb", "0...", cards="long-swim", legs=2)
    state = after(state, "play long-swim", "walk 0-1", "swim 1-3")
    assert standing(state) == "...0"


def test_e1_8_2_long_swim_needs_the_card() -> None:
    assert offered(movement("bmb", "0..")) == ["walk 0-1", "stop"]


# When


@pytest.mark.parametrize("turn", [1, 2])
def test_e1_8_1_no_movement_card_in_the_first_two_turns(turn: int) -> None:
    held = {0: "stampede giants-rage long-swim herd-guard"}
    state = now(position("hh", "0.", turn=turn, hands=held), MovementPhase())
    assert offered(state) == ["walk 0-1", "stop"]
    assert is_over(after(state, "walk 0-1"))


def test_e1_8_1_several_cards_may_be_played_in_a_movement() -> None:
    state = movement("hhh", "01.", cards="stampede giants-rage long-swim")
    cards = ["play stampede", "play giants-rage", "play long-swim"]
    assert [line for line in offered(state) if line.startswith("play")] == cards
    assert hand(after(state, *cards), A) == ""


def test_e1_8_2_only_movement_cards_fit_a_movement() -> None:
    held = "still-air herd-guard great-clutch barren-season thick-coat moult mutagen"
    assert offered(movement("hh", "0.", cards=held)) == ["walk 0-1", "stop"]

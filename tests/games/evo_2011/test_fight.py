"""E2-5.2, E2-5.3: attacks; with the horns of E2-8.1, chameleon skin and frenzied attack."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.events import (
    CardPlayed,
    CombatRolled,
    DinosaurEscaped,
    DinosaurFell,
    PlaceWon,
)
from mesozoic.games.evo_2011.movement import MovementPhase, MovementTurn
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
    winning_faces,
)

BELOW = ["won"]
EQUAL = ["won", "as-many"]
ONE_MORE = ["won", "as-many", "more"]
TWO_MORE = ["won", "as-many", "more", "two-more"]


def movement(
    herds: str, ours: str = "", theirs: str = "", cards: str = "", board: str = ""
) -> EvoState:
    """The first people's movement, on a row unless a board is drawn."""
    state = position(board or "c" * len(herds), herds, genes={0: ours, 1: theirs}, hands={0: cards})
    return now(state, MovementTurn(A))


def fight(ours: str = "", theirs: str = "") -> EvoState:
    """The die is about to be cast between a dinosaur on 0 and one of three on 1."""
    return after(movement("01.11", ours, theirs), "attack 0-1")


# The attack


def test_e2_5_2_a_target_in_an_adjacent_cell() -> None:
    assert offered(movement("0.111")) == ["walk 0-1", "stop"]
    assert offered(movement("101.11")) == ["attack 1-0", "attack 1-2", "stop"]


def test_e2_5_2_one_does_not_attack_ones_own() -> None:
    assert offered(movement("000")) == ["stop"]


def test_e2_0_6_the_die_has_six_faces_of_five_kinds() -> None:
    assert chances(fight()) == {
        "roll failed": 1,
        "roll won": 1,
        "roll as-many": 1,
        "roll more": 2,
        "roll two-more": 1,
    }


def test_e2_5_2_won_the_loser_leaves_and_the_attacker_takes_its_place() -> None:
    state = after(fight(), "roll won")
    assert standing(state) == ".0.11"
    assert state.reserve(B) == 6, "the loser is in its owner's reserve"
    assert told(state, CombatRolled) == [CombatRolled(A, B, 0, 1, "won", 0, won=True)]
    assert told(state, DinosaurFell) == [DinosaurFell(B, 1)]
    assert told(state, PlaceWon) == [PlaceWon(A, 0, 1)]


def test_e2_5_2_lost_both_stay() -> None:
    state = after(fight(), "roll failed")
    assert standing(state) == "01.11"
    assert told(state, CombatRolled) == [CombatRolled(A, B, 0, 1, "failed", 0, won=False)]
    assert not told(state, DinosaurFell)


@pytest.mark.parametrize("face", ["won", "failed"])
def test_e2_5_2_an_attack_costs_a_point_won_or_lost(face: str) -> None:
    state = after(fight("legs"), f"roll {face}")
    assert GAME.view(state, None).forecast.steps == 2
    state = after(fight(), f"roll {face}", "stop")
    assert is_over(state)


def test_e2_5_2_the_last_point_may_be_an_attack() -> None:
    state = after(movement("0.1.11"), "walk 0-1", "attack 1-2", "roll failed")
    assert is_over(state)


def test_e2_5_2_the_same_target_may_be_attacked_again_by_the_same_attacker() -> None:
    state = after(fight("legs"), "roll failed", "attack 0-1", "roll failed")
    assert "attack 0-1" in offered(state)
    assert standing(after(state, "attack 0-1", "roll won")) == ".0.11"


def test_e2_5_2_the_winner_may_go_on_from_its_new_place() -> None:
    state = after(movement("011.11", "legs"), "attack 0-1", "roll won", "attack 1-2", "roll won")
    assert standing(state) == "..0.11"


# Who wins


@pytest.mark.parametrize(
    ("ours", "theirs", "faces"),
    [
        ("", "", EQUAL),
        ("horn", "horn", EQUAL),
        ("horn", "", ONE_MORE),
        ("horn horn", "horn", ONE_MORE),
        ("horn horn", "", TWO_MORE),
        ("horn horn horn horn", "horn", TWO_MORE),
        ("", "horn", BELOW),
        ("horn", "horn horn horn", BELOW),
        ("", "horn horn horn horn", BELOW),
    ],
)
def test_e2_0_6_which_faces_win(ours: str, theirs: str, faces: list[str]) -> None:
    assert winning_faces(fight(ours, theirs)) == faces


@pytest.mark.parametrize(
    ("theirs", "ahead"), [("", 0), ("horn", -1), ("bone-plate", -2), ("great-horn", 0)]
)
def test_e2_5_2_how_many_horns_ahead_is_told(theirs: str, ahead: int) -> None:
    (rolled,) = told(after(fight("", theirs), "roll failed"), CombatRolled)
    assert rolled.ahead == ahead


def test_e2_8_1_a_great_horn_is_two_in_attack() -> None:
    assert winning_faces(fight("great-horn")) == TWO_MORE
    assert winning_faces(fight("great-horn", "horn")) == ONE_MORE
    assert winning_faces(fight("great-horn horn", "horn horn horn")) == EQUAL


def test_e2_8_1_a_great_horn_is_nothing_in_defence() -> None:
    assert winning_faces(fight("", "great-horn")) == EQUAL


def test_e2_8_1_a_bone_plate_is_two_in_defence() -> None:
    assert winning_faces(fight("horn", "bone-plate")) == BELOW
    assert winning_faces(fight("horn horn", "bone-plate")) == EQUAL
    assert winning_faces(fight("horn horn horn", "bone-plate")) == ONE_MORE
    assert winning_faces(fight("horn horn", "bone-plate horn")) == BELOW


def test_e2_8_1_a_bone_plate_is_nothing_in_attack() -> None:
    assert winning_faces(fight("bone-plate")) == EQUAL


def test_e2_8_1_great_horn_against_bone_plate() -> None:
    assert winning_faces(fight("great-horn", "bone-plate")) == EQUAL


# Who may not be attacked


@pytest.mark.parametrize(("herds", "offers"), [("01..1", []), ("01.11", ["attack 0-1"])])
def test_e2_5_3_a_people_with_only_two_cannot_be_attacked(herds: str, offers: list[str]) -> None:
    assert offered(movement(herds), "attack") == offers


def test_e2_5_3_it_is_safe_as_soon_as_it_has_two() -> None:
    state = after(movement("0110.1", "legs"), "attack 0-1", "roll won")
    assert standing(state) == ".010.1"
    assert offered(state, "attack") == []


def test_e2_5_3_the_few_may_attack() -> None:
    state = position("c" * 6, "0.0111")
    assert offered(now(state, MovementTurn(A)), "attack") == ["attack 2-3"]


def test_e2_5_3_each_people_by_itself() -> None:
    state = position("c" * 9, "101.2.222")
    assert offered(now(state, MovementTurn(A)), "attack") == []
    state = position("c" * 9, "202.1.122")
    assert offered(now(state, MovementTurn(A)), "attack") == ["attack 1-0", "attack 1-2"]


@pytest.mark.parametrize(
    ("herds", "offers"),
    [("01....1", []), ("01...11", []), ("01..111", ["attack 0-1"])],
)
def test_e2_8_5_with_regeneration_three_cannot_be_attacked_nor_two(
    herds: str, offers: list[str]
) -> None:
    assert offered(movement(herds, theirs="regeneration"), "attack") == offers


def test_e2_8_5_the_regeneration_of_the_attacker_protects_nobody_else() -> None:
    assert offered(movement("01.11", ours="regeneration"), "attack") == ["attack 0-1"]


# Chameleon skin


def beaten(herds: str = "01...11", theirs: str = "chameleon-skin") -> EvoState:
    return after(movement(herds, theirs=theirs), "attack 0-1", "roll won")


def test_e2_8_9_the_beaten_defender_may_go_to_an_adjacent_cell() -> None:
    state = beaten()
    assert (asked(state), offered(state)) == (B, ["escape 2", "fall"])
    state = after(state, "escape 2")
    assert standing(state) == ".01..11"
    assert told(state, DinosaurEscaped) == [DinosaurEscaped(B, 1, 2)]
    assert told(state, PlaceWon) == [PlaceWon(A, 0, 1)], "the attacker takes the place all the same"
    assert not told(state, DinosaurFell)


def test_e2_8_9_then_the_attacker_goes_on() -> None:
    state = after(beaten(), "escape 2")
    assert (asked(state), offered(state)) == (A, ["walk 1-0", "attack 1-2", "stop"])


def test_e2_8_9_it_may_let_it_die() -> None:
    state = after(beaten(), "fall")
    assert standing(state) == ".0...11"
    assert told(state, DinosaurFell) == [DinosaurFell(B, 1)]


def test_e2_8_9_any_empty_cell_around_at_its_owners_choice() -> None:
    state = movement("... 01.1 12.", theirs="chameleon-skin", board=HEXES)
    # The attacker is on 3, the beaten on 4; around it 0, 1, 3, 5, 7 and 8.
    state = after(state, "attack 3-4", "roll won")
    assert offered(state) == ["escape 0", "escape 1", "escape 5", "fall"]
    assert standing(after(state, "escape 5")) == "....01112."


def test_e2_8_9_the_attackers_cell_is_no_hideout() -> None:
    assert "escape 0" not in offered(beaten())


def test_e2_8_9_with_no_legal_cell_it_dies() -> None:
    state = beaten("012.11")
    assert standing(state) == ".02.11"
    assert asked(state) == A
    assert told(state, DinosaurFell) == [DinosaurFell(B, 1)]


def test_e2_8_9_when_the_defender_wins_it_stays() -> None:
    state = after(movement("01...11", theirs="chameleon-skin"), "attack 0-1", "roll failed")
    assert (asked(state), standing(state)) == (A, "01...11")


def test_e2_8_9_the_attackers_skin_is_no_help() -> None:
    state = after(movement("01...11", ours="chameleon-skin"), "attack 0-1", "roll failed")
    assert (asked(state), standing(state)) == (A, "01...11")
    state = after(movement("01...11", ours="chameleon-skin"), "attack 0-1", "roll won")
    assert (asked(state), standing(state)) == (A, ".0...11")


def test_e2_8_9_it_may_escape_again_and_again() -> None:
    state = position("c" * 7, "01...11", genes={0: "legs", 1: "chameleon-skin"})
    state = after(now(state, MovementTurn(A)), "attack 0-1", "roll won", "escape 2")
    state = after(state, "attack 1-2", "roll won")
    assert (asked(state), offered(state)) == (B, ["escape 3", "fall"])


# Frenzied attack


def test_e2_9_1_frenzied_attack_is_two_more_horns_in_attack() -> None:
    state = movement("01.11", cards="frenzied-attack")
    assert offered(state) == ["attack 0-1", "play frenzied-attack", "stop"]
    state = after(state, "play frenzied-attack")
    assert told(state, CardPlayed) == [CardPlayed(A, "frenzied-attack")]
    assert hand(state, A) == ""
    assert winning_faces(after(state, "attack 0-1")) == TWO_MORE


@pytest.mark.parametrize(
    ("theirs", "faces"), [("horn", ONE_MORE), ("horn horn", EQUAL), ("horn horn horn", BELOW)]
)
def test_e2_9_1_frenzied_attack_is_two_horns_exactly(theirs: str, faces: list[str]) -> None:
    state = movement("01.11", theirs=theirs, cards="frenzied-attack")
    assert winning_faces(after(state, "play frenzied-attack", "attack 0-1")) == faces


def test_e2_9_3_frenzied_attacks_add_up() -> None:
    theirs = "horn horn horn horn"
    state = movement("01.11", theirs=theirs, cards="frenzied-attack frenzied-attack")
    state = after(state, "play frenzied-attack")
    assert offered(state, "play") == ["play frenzied-attack"]
    state = after(state, "play frenzied-attack")
    assert winning_faces(after(state, "attack 0-1")) == EQUAL


def test_e2_9_1_a_card_costs_no_point() -> None:
    state = after(movement("0.1.11", cards="frenzied-attack"), "play frenzied-attack")
    assert GAME.view(state, None).forecast.steps == 2


def test_e2_9_1_frenzied_attack_lasts_for_the_whole_phase() -> None:
    state = movement("0.1.110", "legs legs", "horn", cards="frenzied-attack")
    state = after(state, "play frenzied-attack", "walk 0-1", "attack 1-2", "roll failed")
    assert winning_faces(after(state, "attack 1-2")) == ONE_MORE
    assert winning_faces(after(state, "attack 6-5")) == ONE_MORE, "for all of one's dinosaurs"


def test_e2_9_1_frenzied_attack_lasts_through_a_flight_and_a_swim() -> None:
    state = movement("0...1.11", "wings fins legs legs", cards="frenzied-attack")
    state = after(state, "play frenzied-attack", "fly 0-2", "swim 2-5")
    assert winning_faces(after(state, "attack 5-4")) == TWO_MORE


def test_e2_9_1_frenzied_attack_may_follow_a_first_attack() -> None:
    state = movement("01.11", theirs="horn", cards="frenzied-attack")
    state = after(state, "attack 0-1", "roll failed", "play frenzied-attack")
    assert winning_faces(after(state, "attack 0-1")) == ONE_MORE


def test_e2_9_1_frenzied_attack_ends_with_the_phase() -> None:
    state = after(movement("01.11", cards="frenzied-attack"), "play frenzied-attack", "stop")
    state = now(state, MovementTurn(A))
    assert winning_faces(after(state, "attack 0-1")) == EQUAL


def test_e2_9_1_frenzied_attack_is_no_defence() -> None:
    state = position("c" * 7, "0001111", hands={0: "frenzied-attack"})
    state = now(state, MovementPhase())
    state = after(state, "play frenzied-attack", "stop", "attack 3-2")
    assert winning_faces(state) == EQUAL


def test_e2_9_1_frenzied_attack_is_played_in_ones_own_movement_only() -> None:
    state = position("c" * 7, "0.1.2..", hands={1: "frenzied-attack"})
    state = now(state, MovementPhase())
    assert (asked(state), offered(state, "play")) == (A, [])
    state = after(state, "stop")
    assert (asked(state), offered(state, "play")) == (B, ["play frenzied-attack"])
    state = after(state, "stop")
    assert (asked(state), hand(state, B)) == (C, "frenzied-attack")


def test_e2_9_1_no_other_card_fits_a_movement() -> None:
    cards = "geysers prescience swarm-of-rats egg-thief"
    assert offered(movement("0..", cards=cards)) == ["walk 0-1", "stop"]

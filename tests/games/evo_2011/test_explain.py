"""Why not: for whatever a player may think of, the rule that forbids it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsource
from itertools import product
from pathlib import Path
from random import Random

import pytest

from mesozoic.core.game import Why
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.values import Action
from mesozoic.games.evo_2011 import GAME, explain
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    Decline,
    Escape,
    Fall,
    Fly,
    Foretell,
    Pass,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Roll,
    Stop,
    Swim,
    TakePlace,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.initiative import Initiative
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase, SurvivalTurn
from tests.games.evo_2011.kit import (
    BROWN,
    COPIES,
    HEXES,
    A,
    B,
    C,
    after,
    chances,
    fresh,
    now,
    position,
    reason,
    why,
)


def bidding(vials: int = 0) -> EvoState:
    """The first has bid 2 on a horn; the second, with 3 points, is to bid."""
    state = position("dfc", points={1: 3}, genes={1: " ".join(["vial"] * vials)})
    return after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 2 on 1")


def rushing() -> EvoState:
    state = position("cccc", "0011", players=2, genes={0: "adrenaline-rush"})
    return now(state, Initiative())


def moving(genes: str = "", cards: str = "", theirs: str = "", few: bool = False) -> EvoState:
    """Zones 0 to 9; the first people on 0, 1 and 5, a rival on 2, 7 and (unless few) 8."""
    herds = "001..0.1.." if few else "001..0.11."
    state = position("c" * 10, herds, genes={0: genes, 1: theirs}, hands={0: cards})
    return now(state, MovementTurn(A))


def inland(genes: str = "fins") -> EvoState:
    """The first people on 0, at sea, and on 4, inland."""
    return now(position(HEXES, "0.. .0.. ..1", genes={0: genes}), MovementTurn(A))


def beaten() -> EvoState:
    """The attacker on 3, the beaten on 4; around it 0, 1, 3, 5, 7 and 8, of which 7 and 8 taken."""
    state = position(HEXES, "... 01.1 12.", genes={1: "chameleon-skin"})
    return after(now(state, MovementTurn(A)), "attack 3-4", "roll won")


def breeding(herds: str = ".0.111..", genes: str = "", chained: str = "on") -> EvoState:
    board = "c" * len(herds)
    state = position(board, herds, genes={0: genes}, chained_births=chained)
    return now(state, BirthTurn(A))


def crowded() -> EvoState:
    return breeding("00000000..")


def dying(cards: str = "", genes: str = "thermoregulation") -> EvoState:
    """On brown: two in ideal terrain, two in the heat, a rival's on 4, nobody on 5."""
    state = position("ccffcc", "00001.", section=BROWN, genes={0: genes}, hands={0: cards})
    return now(state, SurvivalTurn(A))


def freezing(cards: str = "geysers") -> EvoState:
    state = position("cc^^", "0000", section=BROWN, genes={0: "fur"}, hands={0: cards})
    return now(state, SurvivalTurn(A))


# Mutations and initiative


def test_explain_e2_3_2_there_is_no_laboratory() -> None:
    assert reason(moving(), "bid 0 on 0") == "E2-3.2 why-not-mutations"


def test_explain_e2_3_2_it_is_not_your_bid() -> None:
    assert reason(bidding(), "bid 0 on 0", seat=C) == "E2-3.2 why-not-your-bid"
    assert reason(bidding(), "bid 0 on 0", seat=B) == "offered"


def test_explain_e2_3_2_there_is_no_such_column() -> None:
    found = why(bidding(), "bid 0 on 3")
    assert found == Why("E2-3.2", "why-no-column", {"column": 3, "last": 2})
    assert reason(bidding(), "bid 0 on -1") == "E2-3.2 why-no-column"


def test_explain_e2_3_2_the_dislodged_must_change_column() -> None:
    state = after(bidding(), "bid 3 on 1")
    assert why(state, "bid 4 on 1") == Why("E2-3.2", "why-column-barred", {"lot": "horn"})
    state = after(bidding(), "bid 1 on 0", "bid 2 on 0")
    assert why(state, "bid 3 on 0") == Why("E2-3.2", "why-column-barred", {"lot": "card"})


def test_explain_e2_3_2_there_is_no_such_value() -> None:
    found = why(bidding(), "bid 7 on 0")
    assert found == Why("E2-3.2", "why-no-value", {"amount": 7, "top": 6})
    assert reason(bidding(), "bid -1 on 0") == "E2-3.2 why-no-value"


def test_explain_e2_3_2_a_pawn_on_top_stays() -> None:
    state = position("dfc")
    state = after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 6 on 1")
    found = why(state, "bid 6 on 1")
    assert found == Why("E2-3.2", "why-pawn-on-top", {"rival": A, "top": 6})


def test_explain_e2_3_2_the_bid_is_too_low() -> None:
    assert why(bidding(), "bid 2 on 1") == Why("E2-3.2", "why-bid-too-low", {"least": 3})
    assert reason(bidding(), "bid 0 on 1") == "E2-3.2 why-bid-too-low"
    assert reason(bidding(), "bid 3 on 1") == "offered"


def test_explain_e2_3_2_what_one_may_pay_is_too_little_for_the_column() -> None:
    state = position("dfc", points={1: 2})
    state = after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 2 on 1")
    found = why(state, "bid 1 on 1", seat=B)
    assert found == Why("E2-3.2", "why-column-too-dear", {"least": 3, "most": 2})


def test_explain_e2_3_2_the_bid_is_too_high() -> None:
    assert why(bidding(), "bid 4 on 0") == Why("E2-3.2", "why-bid-too-high", {"most": 3})
    assert why(bidding(), "bid 4 on 1") == Why("E2-3.2", "why-bid-too-high", {"most": 3})
    assert why(bidding(vials=2), "bid 6 on 0") == Why("E2-3.2", "why-bid-too-high", {"most": 5})


def test_explain_e2_3_2_one_must_bid() -> None:
    for nothing in (Pass(), Stop(), Decline()):
        assert reason(bidding(), nothing) == "E2-3.2 why-bid-compulsory"


def test_explain_e2_4_1_you_have_no_adrenaline_rush() -> None:
    assert reason(moving(), "place 0") == "E2-4.1 why-no-adrenaline"
    assert reason(rushing(), "place 0", seat=B) == "E2-4.1 why-no-adrenaline"


def test_explain_e2_4_1_it_is_not_the_moment_to_choose_a_place() -> None:
    assert reason(moving("adrenaline-rush"), "place 0") == "E2-4.1 why-not-initiative"


def test_explain_e2_4_1_there_is_no_such_place() -> None:
    found = why(rushing(), "place 2")
    assert found == Why("E2-4.1", "why-no-place", {"place": 2, "last": 1})
    assert reason(rushing(), "place -1") == "E2-4.1 why-no-place"


def test_explain_e2_4_1_a_place_must_be_taken() -> None:
    assert reason(rushing(), Pass()) == "E2-4.1 why-must-take-place"


# Movement


def test_explain_e2_0_8_there_is_no_such_zone() -> None:
    assert why(moving(), "walk 1-10") == Why("E2-0.8", "why-no-zone", {"zone": 10, "last": 9})
    lines = ["walk -1-0", "attack 1-99", "swim 99-1", "fly 1-99", "newborn 10", "withdraw -1"]
    for line in (*lines, "remove 10"):
        assert reason(moving(), line) == "E2-0.8 why-no-zone"
    assert reason(beaten(), "escape 10") == "E2-0.8 why-no-zone"


def test_explain_e2_5_1_it_is_not_your_movement() -> None:
    for line in ("walk 1-2", "attack 1-3", "fly 1-3", "swim 1-4"):
        assert reason(breeding(), line) == "E2-5.1 why-not-movement"
    assert reason(moving(), "walk 2-3", seat=B) == "E2-5.1 why-not-movement"


def test_explain_e2_5_1_that_is_not_your_dinosaur() -> None:
    assert why(moving(), "walk 2-3") == Why("E2-5.1", "why-not-your-dinosaur", {"zone": 2})
    assert reason(moving(), "walk 3-4") == "E2-5.1 why-not-your-dinosaur"


def test_explain_e2_5_1_that_zone_is_not_adjacent() -> None:
    found = why(moving(), "walk 1-4")
    assert found == Why("E2-5.1", "why-not-adjacent", {"origin": 1, "target": 4})
    assert reason(moving(), "attack 0-2") == "E2-5.2 why-not-adjacent"
    assert reason(moving(), "walk 1-1") == "E2-5.1 why-not-adjacent"


def test_explain_e2_5_1_your_own_dinosaur_stands_there() -> None:
    assert why(moving(), "walk 0-1") == Why("E2-5.1", "why-own-dinosaur", {"zone": 1})
    assert reason(moving(), "attack 0-1") == "E2-5.1 why-own-dinosaur"


def test_explain_e2_5_2_there_is_nobody_to_attack() -> None:
    assert why(moving(), "attack 5-6") == Why("E2-5.2", "why-nobody-to-attack", {"zone": 6})


def test_explain_e2_5_2_entering_is_attacking() -> None:
    found = why(moving(), "walk 1-2")
    assert found == Why("E2-5.2", "why-entering-is-attacking", {"zone": 2, "rival": B})
    assert reason(moving(), "attack 1-2") == "offered"


@pytest.mark.parametrize("line", ["walk 1-2", "attack 1-2"])
def test_explain_e2_5_3_they_have_only_two(line: str) -> None:
    assert why(moving(few=True), line) == Why("E2-5.3", "why-only-two", {"rival": B})


@pytest.mark.parametrize("line", ["walk 1-2", "attack 1-2"])
def test_explain_e2_8_5_they_regenerate(line: str) -> None:
    found = why(moving(theirs="regeneration"), line)
    assert found == Why("E2-8.5", "why-regenerates", {"rival": B})


def test_explain_e2_8_4_you_have_no_wings() -> None:
    assert reason(moving(), "fly 1-3") == "E2-8.4 why-no-wings"


def test_explain_e2_8_4_you_have_flown() -> None:
    state = after(moving("wings"), "fly 1-3")
    assert reason(state, "fly 5-6") == "E2-8.4 why-flown"


def test_explain_e2_8_4_that_is_not_two_cells_away() -> None:
    found = why(moving("wings"), "fly 5-6")
    assert found == Why("E2-8.4", "why-not-two-away", {"origin": 5, "target": 6})
    assert reason(moving("wings"), "fly 5-9") == "E2-8.4 why-not-two-away"


def test_explain_e2_8_4_one_lands_on_an_empty_cell() -> None:
    assert why(moving("wings"), "fly 0-2") == Why("E2-8.4", "why-landing-occupied", {"zone": 2})


def test_explain_e2_8_3_you_have_no_fins() -> None:
    assert reason(moving(), "swim 1-4") == "E2-8.3 why-no-fins"


def test_explain_e2_8_3_one_swims_from_coast_to_coast() -> None:
    assert why(inland(), "swim 4-9") == Why("E2-8.3", "why-not-coast", {"zone": 4})
    assert why(inland(), "swim 0-5") == Why("E2-8.3", "why-not-coast", {"zone": 5})
    assert reason(inland(), "swim 0-8") == "offered"


def test_explain_e2_8_3_one_swims_to_an_empty_cell() -> None:
    assert why(inland(), "swim 0-9") == Why("E2-8.3", "why-swim-occupied", {"zone": 9})


def test_explain_e2_8_3_what_is_adjacent_is_walked_to() -> None:
    assert why(inland(), "swim 0-1") == Why("E2-8.3", "why-swim-adjacent", {"zone": 1})


# Chameleon skin


def test_explain_e2_8_9_nobody_was_beaten() -> None:
    assert reason(moving(), "escape 3") == "E2-8.9 why-not-beaten"
    assert reason(moving(), Fall()) == "E2-8.9 why-not-beaten"
    assert reason(beaten(), "escape 0", seat=A) == "E2-8.9 why-not-beaten"


def test_explain_e2_8_9_the_attackers_cell_is_no_hideout() -> None:
    assert why(beaten(), "escape 3") == Why("E2-8.9", "why-attackers-cell", {"zone": 3})


def test_explain_e2_8_9_a_hideout_is_adjacent() -> None:
    assert why(beaten(), "escape 2") == Why("E2-8.9", "why-hideout-far", {"zone": 2})
    assert reason(beaten(), "escape 4") == "E2-8.9 why-hideout-far"


def test_explain_e2_8_9_a_hideout_is_empty() -> None:
    assert why(beaten(), "escape 8") == Why("E2-8.9", "why-hideout-occupied", {"zone": 8})
    assert reason(beaten(), "escape 5") == "offered"
    assert reason(beaten(), Fall()) == "offered"


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


# Cards


def test_explain_e2_9_1_there_is_no_such_card() -> None:
    found = why(moving(), "play ice-age")
    assert found == Why("E2-9.1", "why-no-such-card", {"card": "ice-age"})


def test_explain_e2_9_1_it_is_not_in_your_hand() -> None:
    found = why(moving(), "play frenzied-attack")
    assert found == Why("E2-9.1", "why-not-in-hand", {"card": "frenzied-attack"})
    found = why(moving(), "foretell 1")
    assert found == Why("E2-9.1", "why-not-in-hand", {"card": "prescience"})


@pytest.mark.parametrize("card", [card for card in COPIES if card != "frenzied-attack"])
def test_explain_e2_9_1_it_is_not_the_cards_moment(card: str) -> None:
    found = why(moving(cards=card), PlayCard(card))
    assert found == Why("E2-9.1", "why-card-moment", {"card": card})


def test_explain_e2_9_1_prescience_has_its_moment_too() -> None:
    found = why(moving(cards="prescience"), "foretell 1")
    assert found == Why("E2-9.1", "why-card-moment", {"card": "prescience"})
    state = position("dfc", hands={0: "prescience", 1: "prescience"})
    state = after(now(state, ClimatePhase(), MovementTurn(B)), "token still", "foretell 0")
    assert reason(state, "foretell 0", seat=B) == "E2-9.1 why-card-moment", "one a turn"


def test_explain_e2_9_1_prescience_says_how_far_the_wheel_turns() -> None:
    state = after(now(position("dfc", hands={0: "prescience"}), ClimatePhase()), "token still")
    assert reason(state, PlayCard("prescience")) == "E2-9.1 why-say-the-turn"


def test_explain_e2_9_3_cards_are_offered_in_initiative_order() -> None:
    state = position("dfc", hands={0: "prescience", 1: "prescience"})
    state = after(now(state, ClimatePhase()), "token still")
    assert reason(state, "foretell 0", seat=B) == "E2-9.3 why-card-order"
    assert reason(state, PlayCard("prescience"), seat=B) == "E2-9.3 why-card-order"
    assert reason(after(state, "pass"), "foretell 0", seat=A) == "E2-9.3 why-card-order"


def thieves(herds: str, **hands: str) -> EvoState:
    """A newborn of the first people was placed; whoever may holds egg thieves."""
    held = {int(seat[1:]): cards for seat, cards in hands.items()}
    state = now(position("c" * len(herds), herds, hands=held), BirthTurn(A))
    return after(state, f"newborn {herds.index('.')}")


def test_explain_e2_9_2_an_egg_thief_needs_a_reserve() -> None:
    state = thieves("000.22222222111", _1="egg-thief", _2="egg-thief")
    assert reason(state, "play egg-thief", seat=C) == "E2-9.2 why-thief-without-reserve"
    assert reason(state, "play egg-thief", seat=B) == "offered"


def test_explain_e2_9_1_an_egg_thief_takes_from_rivals() -> None:
    state = thieves("000.111", _0="egg-thief", _1="egg-thief")
    assert reason(state, "play egg-thief", seat=A) == "E2-9.1 why-own-newborn"


def test_explain_e2_9_1_the_wheel_does_not_turn_so_far() -> None:
    state = after(now(position("dfc", hands={0: "prescience"}), ClimatePhase()), "token still")
    assert why(state, "foretell 3") == Why("E2-9.1", "why-no-such-turn", {"shift": 3})
    assert reason(state, "foretell -2") == "E2-9.1 why-no-such-turn"
    assert reason(state, "foretell -1") == "offered"


def test_explain_e2_9_3_geysers_would_help_nobody() -> None:
    state = position("cc^ccc", "000111", section=BROWN, hands={0: "egg-thief", 1: "geysers"})
    state = now(state, SurvivalTurn(A))
    assert reason(state, "play geysers", seat=B) == "E2-9.3 why-geysers-useless"


def test_explain_e2_9_3_the_moment_of_geysers_may_be_over_or_still_to_come() -> None:
    assert reason(freezing(), "play geysers") == "offered"
    assert reason(after(freezing(), "pass"), "play geysers") == "E2-9.3 why-geysers-late"
    state = position("cc^cc^", "000111", section=BROWN, hands={0: "geysers", 1: "geysers"})
    state = now(state, SurvivalPhase())
    assert reason(state, "play geysers", seat=B) == "E2-9.1 why-card-moment", "A is asked first"
    state = after(state, "pass")
    assert reason(state, "play geysers", seat=A) == "E2-9.3 why-geysers-late", "A was asked before"
    assert reason(moving(cards="geysers"), "play geysers") == "E2-9.1 why-card-moment"


def test_explain_e2_9_3_geysers_are_late_though_the_cold_takes_no_more() -> None:
    """The first cold removal is made; the heat still wants one, and the cold nobody."""
    state = position(
        "ff^^cc",
        "000000",
        section=BROWN,
        genes={0: "fur thermoregulation"},
        hands={0: "geysers"},
    )
    state = after(now(state, SurvivalTurn(A)), "pass", "remove 2")
    assert reason(state, "remove 0") == "offered"
    assert reason(state, "play geysers") == "E2-9.3 why-geysers-late"


def test_explain_e2_9_1_one_card_of_geysers_saves_all() -> None:
    state = position(
        "ff^^cc",
        "000000",
        section=BROWN,
        genes={0: "thermoregulation"},
        hands={0: "geysers geysers"},
    )
    state = after(now(state, SurvivalTurn(A)), "play geysers")
    assert reason(state, "play geysers") == "E2-9.1 why-geysers-played"


def test_explain_e2_9_1_out_of_the_survival_geysers_have_their_moment_like_any_card() -> None:
    state = now(position("ffff", "00..", hands={0: "geysers"}), MovementTurn(A))
    assert reason(state, "play geysers") == "E2-9.1 why-card-moment", "nobody stands in the cold"
    assert reason(dying(cards="egg-thief"), "play egg-thief") == "E2-9.1 why-card-moment"


def test_explain_e2_9_2_rats_come_as_the_phase_begins() -> None:
    state = position("c" * 4, "0.1.", hands={0: "swarm-of-rats"})
    state = now(state, BirthPhase())
    assert reason(state, "play swarm-of-rats") == "offered"
    assert reason(after(state, "pass"), "play swarm-of-rats") == "E2-9.1 why-card-moment"


# Whatever else


def test_explain_luck_is_nobodys_act() -> None:
    assert reason(moving(), Roll("won")) == "why-luck"


def test_explain_there_is_nothing_to_decline() -> None:
    assert reason(moving(), Pass()) == "why-not-offered"
    assert reason(beaten(), Pass()) == "why-not-offered"
    assert reason(breeding(), Pass(), seat=B) == "why-not-asked"


def test_explain_every_reason_has_a_test_here() -> None:
    given = set(re.findall(r'", "(?:why-)?([a-z-]+)"', getsource(explain)))
    assert len(given) > 50
    tested = set(re.findall(r"why-([a-z-]+)", Path(__file__).read_text(encoding="utf-8")))
    assert given - tested == set()


def everything(state: EvoState) -> Iterator[Action]:
    """All that somebody may think of, and more."""
    zones = range(-1, len(state.world.island) + 1)
    for zone in zones:
        yield from (PlaceNewborn(zone), Withdraw(zone), RemoveDinosaur(zone), Escape(zone))
    for origin, target in product(zones, zones):
        for step in (Walk, Attack, Fly, Swim):
            yield step(origin, target)
    for column in range(-1, state.world.players + 1):
        yield from (Bid(column, amount) for amount in range(-1, 9))
        yield TakePlace(column)
    yield from (PlayCard(card) for card in (*COPIES, "ice-age"))
    yield from (Foretell(shift) for shift in range(-3, 4))
    yield from (Pass(), Stop(), Decline(), Fall(), Roll("won"))


UNNUMBERED = {"why-luck", "why-not-offered", "why-not-asked"}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("chained", ["on", "off"])
def test_explain_finds_nothing_against_exactly_what_is_offered(players: int, chained: str) -> None:
    """At states of a whole game: no reason for what is offered, a rule's number for the rest."""
    rng = Random(f"explain {players} {chained}")
    state = fresh("dfc^cfdfc^cf", players=players, chained_births=chained)
    while not state.result:
        if not deciders(state):
            found, weights = zip(*outcomes(state), strict=True)
            advance(state, None, rng.choices(found, weights)[0])
            continue
        seat = deciders(state)[0]
        if rng.random() < 0.1:
            for action in everything(state):
                given = GAME.explain(state, seat, action)
                assert (given is None) == (action in options(state, seat))
                if given and given.key not in UNNUMBERED:
                    assert given.rule.startswith("E2-")
        advance(state, seat, rng.choice(options(state, seat)))
    assert GAME.explain(state, A, Pass()) is not None
    assert not chances(state)

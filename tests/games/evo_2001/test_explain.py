"""Why not: for whatever a player may think of, the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mesozoic.core.game import Why
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.values import Action
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.actions import (
    Attack,
    Bid,
    DropOut,
    Pass,
    PlaceNewborn,
    PlayCard,
    PlayCardAgainst,
    PlayCardFor,
    RemoveDinosaur,
    Roll,
    Stop,
    Swim,
    Walk,
)
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.explain import explain
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase, SurvivalTurn
from tests.games.evo_2001.kit import (
    BROWN,
    COPIES,
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


def moving(cards: str = "stampede", legs: int = 1, horns: int = 0) -> EvoState:
    """Zones 0 to 6; the first species on 1, 2 and 6, a rival on 3, an empty beach on 5."""
    genes = {0: {"leg": legs}, 1: {"horn": horns}}
    state = position("bbmhmbb", ".001..0", genes=genes, hands={0: cards})
    return now(state, MovementTurn(A))


def breeding(cards: str = "", herds: str = ".0.1..", eggs: int = 1) -> EvoState:
    state = position("hhhhhh", herds, hands={0: cards}, genes={0: {"egg": eggs}})
    return now(state, BirthTurn(A))


def dying(cards: str = "") -> EvoState:
    """Two dinosaurs in the heat with one parasol, one on a temperate hill, one rival."""
    state = position("mmhhb", "0001.", climate=BROWN, hands={0: cards})
    return now(state, SurvivalTurn(A))


def bidding(scarce: bool = False, mutants: int = 0) -> EvoState:
    """The first seat has bid 2 on lot 0; the second, with 5 points, is to bid."""
    genes = {1: {"mutant": mutants}}
    state = position("bmh", points={1: 5}, genes=genes, scarce_genes="on" if scarce else "off")
    lots = (Gene.LEG,) * state.world.lots
    return after(now(state, Auction(lots, (None,) * len(lots), state.order)), "bid 2 on 0")


# Movement


def test_explain_e1_4_1_it_is_not_your_movement() -> None:
    assert reason(breeding(), "walk 1-2") == "E1-4.1 why-not-movement"
    assert reason(moving(), "walk 3-4", seat=B) == "E1-4.1 why-not-movement"


def test_explain_e1_0_6_there_is_no_such_zone() -> None:
    found = why(moving(), "walk 1-7")
    assert found == Why("E1-0.6", "why-no-zone", {"zone": 7, "last": 6})
    for line in ("walk -1-0", "attack 1-99", "swim 99-1", "newborn 7", "remove -1"):
        assert reason(moving(), line) == "E1-0.6 why-no-zone"


def test_explain_e1_4_1_that_is_not_your_dinosaur() -> None:
    found = why(moving(), "walk 3-4")
    assert found == Why("E1-4.1", "why-not-your-dinosaur", {"zone": 3})
    assert reason(moving(), "walk 4-5") == "E1-4.1 why-not-your-dinosaur"


def test_explain_e1_4_1_there_is_no_step_left() -> None:
    state = after(moving(), "walk 1-0")
    assert why(state, "walk 0-1") == Why("E1-4.1", "why-no-steps", {"legs": 1})


def test_explain_e1_4_1_that_zone_is_not_adjacent() -> None:
    found = why(moving(), "walk 1-5")
    assert found == Why("E1-4.1", "why-not-adjacent", {"origin": 1, "target": 5})
    assert reason(moving(), "walk 1-1") == "E1-4.1 why-not-adjacent"
    assert reason(moving(), "attack 1-3") == "E1-4.1 why-not-adjacent"


def test_explain_e1_4_1_your_own_dinosaur_stands_there() -> None:
    assert why(moving(), "walk 1-2") == Why("E1-4.1", "why-own-dinosaur", {"zone": 2})
    assert reason(moving(), "attack 1-2") == "E1-4.1 why-own-dinosaur"


def test_explain_e1_4_2_there_is_nobody_to_attack() -> None:
    assert why(moving(), "attack 1-0") == Why("E1-4.2", "why-nobody-to-attack", {"zone": 0})


def test_explain_e1_4_2_you_have_too_few_horns() -> None:
    too_few = Why("E1-4.2", "why-too-few-horns", {"rival": B, "fewer": 3})
    assert why(moving(horns=3), "attack 2-3") == too_few
    assert why(moving(horns=3), "walk 2-3") == too_few


def test_explain_e1_4_2_entering_is_attacking() -> None:
    found = why(moving(), "walk 2-3")
    assert found == Why("E1-4.2", "why-entering-is-attacking", {"zone": 3, "rival": B})


def test_explain_e1_8_2_you_have_not_played_long_swim() -> None:
    assert reason(moving(cards="long-swim"), "swim 1-5") == "E1-8.2 why-no-swim"


def test_explain_e1_8_2_one_swims_from_beach_to_beach() -> None:
    state = after(moving(cards="long-swim"), "play long-swim")
    assert reason(state, "swim 1-5") == "offered"
    assert why(state, "swim 2-5") == Why("E1-8.2", "why-swim-not-beach", {"zone": 2})
    assert why(state, "swim 1-4") == Why("E1-8.2", "why-swim-not-beach", {"zone": 4})
    assert why(state, "swim 1-6") == Why("E1-8.2", "why-swim-occupied", {"zone": 6})


# Births


def test_explain_e1_5_1_these_are_not_your_births() -> None:
    assert reason(moving(), "newborn 0") == "E1-5.1 why-not-births"
    assert reason(breeding(), "newborn 4", seat=B) == "E1-5.1 why-not-births"


def test_explain_e1_5_1_there_is_no_egg_left() -> None:
    state = after(breeding(cards="great-clutch"), "newborn 0")
    assert why(state, "newborn 2") == Why("E1-5.1", "why-no-eggs")


def test_explain_e1_5_1_all_dinosaurs_are_on_the_board() -> None:
    state = position("h" * 12, "0000000000..", hands={0: "great-clutch"})
    assert reason(now(state, BirthTurn(A)), "newborn 10") == "E1-5.1 why-no-reserve"


def test_explain_e1_5_1_the_zone_is_not_empty() -> None:
    assert why(breeding(), "newborn 3") == Why("E1-5.1", "why-not-empty", {"zone": 3})


def test_explain_e1_5_1_no_adult_is_near() -> None:
    found = why(breeding(), "newborn 4")
    assert found == Why("E1-5.1", "why-no-adult-near", {"zone": 4, "reach": 1})
    state = after(breeding(cards="far-nests"), "play far-nests")
    found = why(state, "newborn 5")
    assert found == Why("E1-5.1", "why-no-adult-near", {"zone": 5, "reach": 3})


def test_explain_e1_5_2_no_newborn_of_a_returning_species_is_near() -> None:
    state = after(breeding(herds="......", eggs=2), "newborn 0")
    assert why(state, "newborn 2") == Why("E1-5.2", "why-no-newborn-near", {"zone": 2})


def test_explain_e1_5_1_births_are_compulsory() -> None:
    assert reason(breeding(), Pass()) == "E1-5.1 why-births-compulsory"
    assert reason(breeding(), Stop()) == "E1-5.1 why-births-compulsory"
    assert reason(breeding("great-clutch"), Stop()) == "E1-5.1 why-births-compulsory"


def test_explain_e1_8_1_with_only_a_card_left_at_births_one_passes() -> None:
    state = after(breeding("great-clutch"), "newborn 0")
    assert reason(state, Stop()) == "E1-8.1 why-card-or-pass"
    assert reason(state, Pass()) == "offered"


# Survival


def test_explain_e1_6_1_it_is_not_your_survival() -> None:
    assert reason(moving(), "remove 1") == "E1-6.1 why-not-survival"
    assert reason(dying(), "remove 3", seat=B) == "E1-6.1 why-not-survival"


def test_explain_e1_6_1_that_is_not_your_dinosaur() -> None:
    assert why(dying(), "remove 3") == Why("E1-6.1", "why-not-your-dinosaur", {"zone": 3})
    assert reason(dying(), "remove 4") == "E1-6.1 why-not-your-dinosaur"


def test_explain_e1_6_1_it_is_safe_there() -> None:
    assert why(dying(), "remove 2") == Why("E1-6.1", "why-safe-here", {"zone": 2})


def test_explain_e1_6_1_one_must_choose() -> None:
    assert reason(dying(), Pass()) == "E1-6.1 why-must-choose"
    assert reason(dying(), Stop()) == "E1-6.1 why-must-choose"


# Auction


def test_explain_e1_7_2_there_is_no_auction() -> None:
    assert reason(moving(), "bid 0 on 0") == "E1-7.2 why-not-auction"
    assert reason(moving(), DropOut()) == "E1-7.2 why-not-auction"


def test_explain_e1_7_2_it_is_not_your_bid() -> None:
    assert reason(bidding(), "bid 3 on 0", seat=C) == "E1-7.2 why-not-asked"
    assert reason(bidding(scarce=True), DropOut(), seat=A) == "E1-7.2 why-not-asked"


def test_explain_e1_7_2_there_is_no_such_lot() -> None:
    assert why(bidding(), "bid 0 on 3") == Why("E1-7.2", "why-no-lot", {"lot": 3, "last": 2})
    assert reason(bidding(), "bid 0 on -1") == "E1-7.2 why-no-lot"


def test_explain_e1_7_2_the_bid_is_too_low() -> None:
    assert why(bidding(), "bid 2 on 0") == Why("E1-7.2", "why-bid-too-low", {"least": 3})
    assert why(bidding(), "bid -1 on 1") == Why("E1-7.2", "why-bid-too-low", {"least": 0})


def test_explain_e1_7_3_the_bid_is_too_high() -> None:
    assert why(bidding(), "bid 6 on 1") == Why("E1-7.3", "why-bid-too-high", {"most": 5})
    found = why(bidding(mutants=2), "bid 8 on 1")
    assert found == Why("E1-7.3", "why-bid-too-high", {"most": 7})


def test_explain_e1_7_2_one_must_bid() -> None:
    assert reason(bidding(), Pass()) == "E1-7.2 why-bid-compulsory"
    assert reason(after(bidding(), "bid 3 on 0"), Pass()) == "E1-7.2 why-bid-compulsory"
    assert reason(bidding(scarce=True), Pass()) == "E1-7.2 why-bid-compulsory"


def test_explain_e1_7_7_who_is_outbid_drops_out_instead_of_passing() -> None:
    state = after(bidding(scarce=True), "bid 3 on 0")
    assert reason(state, Pass()) == "E1-7.7 why-drop-out-instead"


def test_explain_e1_7_7_who_can_afford_no_bid_drops_out() -> None:
    state = position("bmh", points={2: 0}, scarce_genes="on")
    lots = (Gene.LEG,) * state.world.lots
    state = now(state, Auction(lots, (None,) * len(lots), state.order))
    state = after(state, "bid 0 on 0", "bid 0 on 1")
    assert reason(state, DropOut()) == "offered"
    for action in (Pass(), Stop()):
        assert reason(state, action, seat=C) == "E1-7.7 why-no-bid-affordable"
    for line in ("bid 1 on 0", "bid 0 on 1"):
        assert reason(state, line, seat=C) == "E1-7.7 why-no-bid-affordable"


def test_explain_e1_7_2_nobody_drops_out() -> None:
    assert reason(bidding(), DropOut()) == "E1-7.2 why-no-dropping-out"


def test_explain_e1_7_7_the_first_bid_is_compulsory() -> None:
    assert reason(bidding(scarce=True), DropOut()) == "E1-7.7 why-first-bid"
    assert reason(after(bidding(scarce=True), "bid 3 on 0"), DropOut()) == "offered"


# Cards


def test_explain_e1_8_2_there_is_no_such_card() -> None:
    assert why(moving(), "play ice-age") == Why("E1-8.2", "why-no-such-card", {"card": "ice-age"})


def test_explain_e1_8_1_it_is_not_in_your_hand() -> None:
    found = why(moving(), "play giants-rage")
    assert found == Why("E1-8.1", "why-not-in-hand", {"card": "giants-rage"})


def test_explain_e1_8_1_it_is_too_early_for_cards() -> None:
    state = now(position("bm", "0.", turn=2, hands={0: "stampede"}), MovementTurn(A))
    assert why(state, "play stampede") == Why("E1-8.1", "why-too-early", {"turns": 2})


MOVEMENT_CARDS = ("stampede", "giants-rage", "long-swim")
CLIMATE_CARDS = ("still-air", "seasons-turn", "seasons-return")


@pytest.mark.parametrize(
    "card", [card for card in COPIES if card not in MOVEMENT_CARDS + CLIMATE_CARDS]
)
def test_explain_e1_8_2_it_is_not_the_cards_moment(card: str) -> None:
    found = why(moving(cards=card), PlayCard(card))
    assert found is not None
    assert (found.rule, found.key, found.about["card"]) == ("E1-8.2", "why-card-moment", card)


def test_explain_e1_8_2_the_moment_of_a_card_is_named() -> None:
    found = why(moving(cards="moult"), "play moult against 1")
    about = {"card": "moult", "moment": "survival-begins"}
    assert found == Why("E1-8.2", "why-card-moment", about)


def test_explain_e1_8_2_the_card_needs_another_target() -> None:
    state = now(position("bb", "01", climate=BROWN, hands={0: "moult refuge"}), SurvivalPhase())
    assert why(state, "play moult") == Why("E1-8.2", "why-card-target", {"card": "moult"})
    assert reason(state, "play moult against 0") == "E1-8.2 why-card-target"
    assert reason(state, "play moult against 3") == "E1-8.2 why-card-target"
    state = after(state, "pass")
    assert reason(state, "play refuge for 0") == "offered"
    assert reason(state, "play refuge for 1") == "E1-8.2 why-card-target"


def test_explain_e1_8_2_no_dinosaur_needs_a_refuge() -> None:
    assert reason(dying(cards="refuge"), "play refuge for 2") == "E1-8.2 why-no-refugee"


def test_explain_e1_8_2_one_refuge_is_enough_for_a_dinosaur() -> None:
    state = now(position("b", "0", climate=BROWN, hands={0: "refuge refuge"}), SurvivalTurn(A))
    state = after(state, "play refuge for 0")
    assert reason(state, "play refuge for 0") == "E1-8.2 why-card-target"


def test_explain_e1_8_2_refuge_has_its_moment_too() -> None:
    assert reason(moving(cards="refuge"), "play refuge for 2") == "E1-8.2 why-card-moment"
    state = position("bh", "01", climate=BROWN, hands={0: "moult", 1: "refuge"})
    state = now(state, SurvivalTurn(A))
    assert reason(state, "play refuge for 1", seat=B) == "E1-8.2 why-card-moment"


@pytest.mark.parametrize("card", CLIMATE_CARDS)
def test_explain_e1_3_1_one_climate_card_a_turn_and_before_the_die(card: str) -> None:
    about = {"card": card}
    assert why(moving(cards=card), PlayCard(card)) == Why("E1-3.1", "why-climate-card", about)
    state = position("bm", "01", hands={0: "still-air", 1: card})
    state = after(now(state, ClimatePhase(), MovementTurn(B)), "play still-air")
    assert why(state, PlayCard(card)) == Why("E1-3.1", "why-climate-card", about)


def test_explain_e1_8_1_cards_go_round_in_turn_order() -> None:
    state = position("bm", "01", hands={0: "still-air", 1: "still-air"})
    state = now(state, ClimatePhase())
    assert reason(state, "play still-air", seat=B) == "E1-8.1 why-card-order"
    assert reason(after(state, "pass"), "play still-air", seat=A) == "E1-8.1 why-card-order"
    state = position("bb", "01", climate=BROWN, hands={0: "moult", 1: "moult refuge"})
    state = now(state, SurvivalPhase())
    assert reason(state, "play moult against 0", seat=B) == "E1-8.1 why-card-order"
    assert reason(state, "play refuge for 1", seat=B) == "E1-8.2 why-card-moment"


# Whatever else


def test_explain_luck_is_nobodys_act() -> None:
    assert reason(moving(), Roll(3)) == "why-luck"


def test_explain_there_is_nothing_to_decline() -> None:
    assert reason(moving(), Pass()) == "why-not-offered"
    assert reason(breeding(), Pass(), seat=B) == "why-not-asked"


def everything(state: EvoState) -> Iterator[Action]:
    """All that somebody may think of, and more."""
    zones = range(-1, len(state.world.island) + 1)
    for origin in zones:
        yield from (PlaceNewborn(origin), RemoveDinosaur(origin))
        for target in zones:
            yield from (Walk(origin, target), Attack(origin, target), Swim(origin, target))
    for lot in range(-1, state.world.players + 1):
        yield from (Bid(lot, amount) for amount in range(-1, 16))
    for card in (*COPIES, "ice-age"):
        yield PlayCard(card)
        yield from (PlayCardAgainst(card, seat) for seat in state.world.seats)
        yield from (PlayCardFor(card, zone) for zone in zones)
    yield from (Pass(), Stop(), DropOut(), Roll(1))


UNNUMBERED = {"why-luck", "why-not-offered", "why-not-asked"}


@pytest.mark.parametrize("scarce", ["off", "on"])
def test_explain_finds_nothing_against_exactly_what_is_offered(scarce: str) -> None:
    """At states of a whole game: no reason for what is offered, a rule's number for the rest."""
    rng = Random(f"explain {scarce}")
    state = fresh("*mh*^hm*", scarce_genes=scarce)
    while not state.result:
        if not deciders(state):
            found = [outcome for outcome, _ in outcomes(state)]
            weights = [weight for _, weight in outcomes(state)]
            advance(state, None, rng.choices(found, weights)[0])
            continue
        seat = deciders(state)[0]
        if rng.random() < 0.15:
            for action in everything(state):
                given = explain(state, seat, action)
                assert (given is None) == (action in options(state, seat))
                if given and given.key not in UNNUMBERED:
                    assert given.rule.startswith("E1-")
        advance(state, seat, rng.choice(options(state, seat)))
    assert GAME.explain(state, A, Pass()) is not None
    assert not chances(state)

"""The heuristic of EVO (2001): positions in which any sensible player knows what to do."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.heuristics.evo_2001.genes import gene_worths
from mesozoic.bots.heuristics.evo_2001.prospects import prospects_of
from mesozoic.bots.perspective import Perspective
from mesozoic.core.play import deciders
from mesozoic.core.values import Action
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.auction import Auction, GeneDraw
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.payment import FreeGeneCards
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalTurn
from tests.games.evo_2001.kit import BROWN, GREEN, GREY, YELLOW, A, B, now, position

LAST_TURN = 14


def greedy(state: EvoState) -> str:
    """What greedy does, in notation; the same whichever way it breaks ties."""
    state.aloud = False
    seat = deciders(state)[0]
    chosen: set[Action] = set()
    for seed in range(5):
        perspective = Perspective.of(GAME, state, seat, Random(seed))
        chosen.add(Greedy().choose(perspective, Random(seed)))
    assert len(chosen) == 1
    return GAME.notation.write(chosen.pop())


def moving(drawing: str, herds: str, climate: int = YELLOW, **about: object) -> EvoState:
    return now(position(drawing, herds, climate=climate, **about), MovementTurn(A))  # type: ignore[arg-type]


def test_it_walks_out_of_a_deadly_zone() -> None:
    assert greedy(moving("^mbh", "..0.", GREY)) == "walk 2-3"


def test_it_stays_where_it_lives_and_all_else_is_deadly() -> None:
    assert greedy(moving("hbh", ".0.", YELLOW)) == "stop"


def test_it_begins_a_walk_that_takes_two_steps() -> None:
    state = moving("h^hbb", "0....", YELLOW, genes={0: {"leg": 3}})
    assert greedy(state) == "walk 0-1"


def test_it_looks_where_the_climate_will_go() -> None:
    # Green, on the way to brown: a hill that one fur warms is better than the beach behind.
    state = now(position("bmh", ".0.", climate=GREEN), BirthTurn(A))
    assert greedy(state) == "newborn 2"


def test_it_attacks_from_where_it_would_die_but_not_from_safety() -> None:
    assert greedy(moving("^b^", "01.", YELLOW)) == "attack 0-1"
    assert greedy(moving("bb^", "01.", YELLOW)) == "stop"


def test_horns_make_it_bolder() -> None:
    # Both live where they are; the leader stands next door.
    about = {"points": {1: 40}, "meteor": LAST_TURN}
    assert greedy(moving("hh^", "01.", BROWN, **about)) == "stop"
    state = moving("hh^", "01.", BROWN, genes={0: {"horn": 3}}, **about)
    assert greedy(state) == "attack 0-1"


def test_a_crowded_zone_is_worth_less_than_a_free_fur() -> None:
    # One fur: the second dinosaur in the cold would die, so it is born in the heat.
    state = now(position("hhb", "00.", climate=GREEN), BirthTurn(A))
    assert greedy(state) == "newborn 2"


def test_it_saves_two_with_a_thick_coat_but_keeps_it_for_none() -> None:
    cold = {"hands": {0: "thick-coat"}, "climate": YELLOW}
    saves = now(position("mmmb", "0000", **cold), SurvivalTurn(A))  # type: ignore[arg-type]
    keeps = now(position("bbbm", "0000", **cold), SurvivalTurn(A))  # type: ignore[arg-type]
    assert greedy(saves) == "play thick-coat"
    assert greedy(keeps) == "pass"


@pytest.mark.parametrize(("herds", "choice"), [("00..", "play still-air"), ("..00", "pass")])
def test_it_holds_the_climate_that_suits_it(herds: str, choice: str) -> None:
    # On the last turn nothing but this turn's survivors counts.
    state = position(
        "bbmm",
        herds,
        climate=YELLOW,
        hands={0: "still-air"},
        genes={0: {"fur": 0, "parasol": 0}},
        meteor=LAST_TURN,
    )
    assert greedy(now(state, ClimatePhase())) == choice


def test_a_free_gene_is_taken_at_once() -> None:
    state = position("bb", "01", hands={0: "unlooked-for-gene"})
    assert greedy(now(state, FreeGeneCards((A,)))) == "play unlooked-for-gene"


def auction(meteor: int, *genes: Gene) -> EvoState:
    state = position("bbb", "012", meteor=meteor, turn=2)
    return now(state, Auction(genes, (None,) * len(genes), (A, B)))


def test_it_bids_on_what_is_worth_most_and_no_more_than_needed() -> None:
    assert greedy(auction(5, Gene.TAIL, Gene.EGG, Gene.CARD)) == "bid 0 on 1"


def test_it_does_not_pay_more_than_a_gene_is_worth() -> None:
    state = position("bbb", "012", meteor=5, turn=2)
    bids = ((B, 9), None, None)
    now(state, Auction((Gene.EGG, Gene.TAIL, Gene.HORN), bids, (A,)))
    assert greedy(state) == "bid 0 on 2"


def test_genes_are_worth_less_as_the_meteor_nears() -> None:
    worths = [gene_worths(auction(space, Gene.EGG), A, [Gene.EGG])[0] for space in (5, 9, 12, 14)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 4


def test_turns_left_are_those_of_the_track() -> None:
    # From 14 the meteor comes to 15 and it is over; from 13 one more turn follows with 1 in 6.
    ahead = prospects_of(position("bb", "01"))
    assert ahead.turns_left[14] == 0
    assert ahead.turns_left[13] == pytest.approx(1 / 6)
    assert ahead.turns_left[12] == pytest.approx(2 / 6 * (1 + 1 / 6))
    assert ahead.turns_left[9] == pytest.approx(1 + ahead.turns_left[10])
    assert ahead.turns_to_come(14) == 1


def shares(**about: object) -> list[float]:
    state = now(position("bmh^b", "00.1.", players=3, meteor=9, **about), GeneDraw(()))  # type: ignore[arg-type]
    heuristic = find_heuristic("evo-2001")
    assert heuristic.is_quiet(state)
    return list(heuristic.evaluate(state))


def test_shares_of_the_victory() -> None:
    even = shares()
    assert sum(even) == pytest.approx(1)
    assert all(0 < share < 1 for share in even)
    assert shares(points={0: 12})[0] > even[0]
    assert shares(genes={0: {"egg": 2}})[0] > even[0]
    assert shares(points={1: 60})[1] > 0.99

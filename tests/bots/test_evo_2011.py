"""The heuristic of EVO (2011): positions in which any sensible player knows what to do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.heuristics.evo_2011.genes import gene_worth
from mesozoic.bots.heuristics.evo_2011.prospects import (
    Prospects,
    pile_seen_by,
    turns_left,
    turns_to_come,
)
from mesozoic.bots.perspective import Perspective
from mesozoic.core.play import deciders, options
from mesozoic.core.values import Action
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn, tempt_thieves
from mesozoic.games.evo_2011.climate_phase import PrescienceCards, WheelTurn
from mesozoic.games.evo_2011.fight import Assault, ChameleonSkin
from mesozoic.games.evo_2011.genes import GENES, Gene, Species
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.mutations import GeneDraw, Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalTurn
from tests.bots.positions import decisions
from tests.games.evo_2011.kit import BROWN, GREEN, YELLOW, A, B, now, position

SIX = "plus-1 plus-1 plus-1 still minus-1 plus-2"
NINE = f"{SIX} plus-1 plus-1 plus-1"
# The meteorite is all that is left of the pile.
ELEVEN = f"{NINE} still minus-1"


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


def moving(drawing: str, herds: str, section: int = YELLOW, **about: Any) -> EvoState:
    return now(position(drawing, herds, section=section, **about), MovementTurn(A))


def bearing(drawing: str, herds: str, section: int = YELLOW, **about: Any) -> EvoState:
    return now(position(drawing, herds, section=section, **about), BirthTurn(A))


# Steps and fights


def test_it_walks_out_of_a_deadly_zone() -> None:
    assert greedy(moving("d^cc", ".0..", BROWN)) == "walk 1-2"


def test_it_stays_where_it_lives_and_all_else_is_deadly() -> None:
    assert greedy(moving("^d^", ".0.", revealed=ELEVEN)) == "stop"


def test_it_begins_a_walk_that_takes_two_steps() -> None:
    assert greedy(moving("c^dd", "0...", revealed=ELEVEN)) == "walk 0-1"


def test_it_swims_and_flies_to_where_it_lives() -> None:
    assert greedy(moving("^c^cd^c", "0......", genes={0: "fins"}, revealed=ELEVEN)) == "swim 0-4"
    assert greedy(moving("^cd", "01.", genes={0: "wings"}, revealed=ELEVEN)) == "fly 0-2"


def test_it_attacks_for_a_better_place_even_at_poor_odds() -> None:
    # A lost fight costs a point of movement and nothing else.
    assert greedy(moving("^ddd", "0111", genes={1: "horn horn"}, revealed=ELEVEN)) == "attack 0-1"


def test_it_does_not_attack_out_of_safety_into_death() -> None:
    assert greedy(moving("d^^^", "0111", revealed=ELEVEN)) == "stop"


def test_it_attacks_the_one_with_fewer_horns() -> None:
    state = moving("ddd^ddd", "1110222", genes={1: "horn horn"}, revealed=ELEVEN)
    assert greedy(state) == "attack 3-4"


def test_a_frenzy_is_for_fights_that_are_worth_winning() -> None:
    frenzy: dict[str, Any] = {"hands": {0: "frenzied-attack"}, "revealed": ELEVEN}
    assert greedy(moving("^ddd", "0111", **frenzy)) == "play frenzied-attack"
    assert greedy(moving("d^^^", "0111", **frenzy)) == "stop"


def test_a_loser_with_chameleon_skin_slips_to_where_it_lives() -> None:
    # Seat 1 on zone 3 lost to seat 0 on zone 0; of the cells around, 1 and 4 are empty.
    drawing = """
  ^ d
 ^ d ^
"""
    state = position(drawing, "0.11.", section=YELLOW, genes={1: "chameleon-skin"})
    state.push(ChameleonSkin(B, Assault(A, B, 0, 3, 0)))
    assert greedy(state) == "escape 1"


# Births


def test_a_newborn_comes_where_it_lives() -> None:
    assert greedy(bearing("^cd", ".0.", revealed=ELEVEN)) == "newborn 2"


def test_a_newborn_comes_where_the_climate_will_go() -> None:
    # Two plates for either weather: both neighbours are as good today, but the next token is known.
    about: dict[str, Any] = {"genes": {0: "sixth-sense fur fur thermoregulation thermoregulation"}}
    to_canyon = bearing("dfc", ".0.", GREEN, foreseen="plus-1", **about)
    to_desert = bearing("dfc", ".0.", GREEN, foreseen="minus-1", **about)
    assert greedy(to_canyon) == "newborn 2"
    assert greedy(to_desert) == "newborn 0"


def test_a_crowded_zone_is_worth_less_than_a_free_plate() -> None:
    # One fur: the second dinosaur in the cold would die, so it is born in the heat.
    plates = {0: "fur thermoregulation"}
    assert greedy(bearing("cfcd", "000.", GREEN, genes=plates)) == "newborn 3"


def test_with_all_eight_it_moves_a_doomed_one_by_birth() -> None:
    assert greedy(bearing("dddddddd^", "0000000.0", revealed=ELEVEN)) == "withdraw 8"


def test_with_all_eight_in_safety_it_declines() -> None:
    assert greedy(bearing("dddddddd^", "00000000.", revealed=ELEVEN)) == "decline"


def test_a_killer_baby_takes_the_only_place_to_live() -> None:
    state = bearing("^^dddd", ".01111", genes={0: "killer-babies"}, revealed=ELEVEN)
    assert greedy(state) == "newborn 2"


# Cards


@pytest.mark.parametrize(("herds", "choice"), [("0000.", "play geysers"), ("00..0", "pass")])
def test_geysers_are_for_those_that_the_cold_would_take(herds: str, choice: str) -> None:
    # Two of three live in any case, and the third is doomed on the mountain.
    state = position("ffff^", herds, section=YELLOW, hands={0: "geysers"}, revealed=NINE)
    assert greedy(now(state, SurvivalTurn(A))) == choice


@pytest.mark.parametrize(
    ("herds", "choice"), [("000111", "foretell 0"), ("111000", "pass"), ("00.11.", "pass")]
)
def test_prescience_is_for_the_climate_that_suits_it(herds: str, choice: str) -> None:
    # The token would turn the wheel from desert to forest; two of a people live in any case.
    state = position("dddfff", herds, section=YELLOW, hands={0: "prescience"}, revealed=ELEVEN)
    state.push(PrescienceCards((A,), WheelTurn(1)))
    assert greedy(state) == choice


@pytest.mark.parametrize(("herds", "choice"), [("0^.1.1.", "play"), ("0.^1^1^", "pass")])
def test_rats_are_for_births_that_rivals_gain_more_by(herds: str, choice: str) -> None:
    drawing = "".join(sign if sign == "^" else "d" for sign in herds)
    state = position(
        drawing,
        herds.replace("^", "."),
        players=2,
        section=YELLOW,
        hands={0: "swarm-of-rats"},
        genes={1: "egg"},
        revealed=ELEVEN,
    )
    assert greedy(now(state, BirthPhase())).split()[0] == choice


@pytest.mark.parametrize(("drawing", "choice"), [("ddddd", "play egg-thief"), ("dddd^", "pass")])
def test_an_egg_is_stolen_where_it_lives(drawing: str, choice: str) -> None:
    state = position(drawing, "01111", section=YELLOW, hands={0: "egg-thief"}, revealed=ELEVEN)
    tempt_thieves(state, B, 4)
    assert greedy(state) == choice


# Bids


def bidding(
    lots: str, bids: tuple[tuple[int, int] | None, ...] = (), queue: str = "012", **about: Any
) -> EvoState:
    """A laboratory with these genes; the pawns on its columns, and who is still to bid."""
    state = position("dfcdfc", "012012", **about)
    offered = tuple(GENES[name] for name in lots.split())
    pawns = tuple((state.world.seats[pawn[0]], pawn[1]) if pawn else None for pawn in bids)
    waiting = tuple(state.world.seats[int(digit)] for digit in queue)
    state.push(Laboratory(offered, pawns or (None,) * (len(offered) + 1), waiting))
    return state


def test_the_last_bids_nothing_on_what_nobody_took() -> None:
    state = bidding("adrenaline-rush egg", ((1, 0), (2, 0), None), queue="0")
    assert greedy(state) == "bid 0 on 2"


def test_the_first_bids_enough_to_keep_the_others_off() -> None:
    state = bidding("cave-dweller adrenaline-rush")
    verb, amount, *_, column = greedy(state).split()
    assert (verb, column) == ("bid", "1")
    assert int(amount) > 0


def test_it_does_not_pay_more_than_a_gene_is_worth() -> None:
    # One turn to come: an egg is worth less than a point.
    state = bidding("egg horn", (None, (1, 0), (2, 0)), queue="0", revealed=ELEVEN)
    assert greedy(state) == "bid 0 on 0"


def test_vials_pay_for_bids() -> None:
    pawns = (None, (1, 2), (2, 2))
    assert greedy(bidding("egg horn", pawns, queue="0", revealed=NINE)) == "bid 0 on 0"
    state = bidding("egg horn", pawns, queue="0", revealed=NINE, genes={0: "vial vial vial"})
    assert greedy(state) == "bid 3 on 1"


def test_genes_are_worth_less_as_the_meteorite_nears() -> None:
    piles = [pile_seen_by(position("dd", "01", revealed=seen), A) for seen in (SIX, NINE, ELEVEN)]
    worths = [gene_worth(Species(), Gene.EGG, turns_to_come(pile)) for pile in piles]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3


# What lies ahead


@pytest.mark.parametrize(
    ("revealed", "turns"),
    [
        (SIX, 4.0),
        (NINE, 2 / 3 * (1 + 1 / 2)),
        (f"{NINE} still", 1 / 2),
        (ELEVEN, 0.0),
    ],
)
def test_turns_left_are_those_of_the_pile(revealed: str, turns: float) -> None:
    # The meteorite is one of the last three of twelve tokens.
    state = position("dd", "01", revealed=revealed)
    assert turns_left(pile_seen_by(state, A)) == pytest.approx(turns)


def test_only_sixth_sense_knows_the_next_token() -> None:
    about: dict[str, Any] = {"revealed": NINE, "genes": {0: "sixth-sense"}}
    falls = position("dd", "01", foreseen="meteorite", **about)
    turns = position("dd", "01", foreseen="still", **about)
    assert turns_left(pile_seen_by(falls, A)) == 0
    assert turns_left(pile_seen_by(turns, A)) == pytest.approx(1.5)
    assert pile_seen_by(falls, B) == pile_seen_by(turns, B)


def test_a_zone_is_worth_more_where_the_climate_goes() -> None:
    state = position("dddcccd", "0......", section=GREEN)
    row = Prospects(state.world).row(pile_seen_by(state, A), GREEN, 0, 0)
    assert row[4] > row[1]
    last = position("ddcc", "0...", section=GREEN, revealed=ELEVEN)
    assert set(Prospects(last.world).row(pile_seen_by(last, A), GREEN, 0, 0)) == {0.0}


# Who is winning


def shares(**about: Any) -> list[float]:
    state = now(position("dfc^d", "00.1.", **about), GeneDraw(()))
    heuristic = find_heuristic("evo-2011")
    assert heuristic.is_quiet(state)
    return list(heuristic.evaluate(state))


def test_shares_of_the_victory() -> None:
    even = shares()
    assert sum(even) == pytest.approx(1)
    assert all(0 < share < 1 for share in even)
    assert shares(points={0: 12})[0] > even[0]
    assert shares(genes={0: "egg"})[0] > even[0]
    assert shares(genes={0: "cave-dweller"})[0] > even[0]
    assert shares(hands={0: "geysers"})[0] > even[0]
    assert shares(points={1: 60})[1] > 0.99


# Whole games


def test_greedy_does_not_look_at_what_its_seat_may_not_know() -> None:
    rng = Random(4)
    for state, seat in decisions(seed=4, game="evo-2011"):
        assert isinstance(state, EvoState)
        other = GAME.redeal(state, seat, rng)
        for rival in other.world.seats:
            if rival != seat:
                other.points[rival] += rng.randrange(20)
        choices = {
            Greedy().choose(Perspective.of(GAME, world, seat, Random(5)), Random(6))
            for world in (state, other)
        }
        assert len(choices) == 1


@pytest.mark.parametrize("spec", ["greedy", "search:3"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_bots_choose_among_their_options(spec: str, players: int) -> None:
    bot, rng = find_bot(spec), Random(1)
    for state, seat in decisions(seed=players, players=players, game="evo-2011"):
        perspective = Perspective.of(GAME, state, seat, rng)
        assert bot.choose(perspective, rng) in options(state, seat)


def rate(bots: tuple[str, ...], games: int) -> float:
    standings = tournament(Plan("evo-2011", len(bots), games, "a small sample", bots))
    return next(standing.rate for standing in standings.bots if standing.bot == bots[0])


@pytest.mark.parametrize("players", [2, 4, 5])
def test_greedy_beats_uniform(players: int) -> None:
    assert rate(("greedy", *["uniform"] * (players - 1)), games=2 * players) >= 0.9


@pytest.mark.long
def test_search_beats_greedy() -> None:
    assert rate(("search:16", "greedy", "greedy", "greedy"), games=4) > 0.25

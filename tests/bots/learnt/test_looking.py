"""What networks look at, by name, in positions where any player sees it."""

from __future__ import annotations

import importlib
from math import exp
from typing import Any

import pytest

from mesozoic.bots.learnt.gods_love_dinosaurs.rough import brought, feast
from mesozoic.bots.learnt.rivals import MOST, log_shares, over_best_rival
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.survival import SurvivalTurn
from mesozoic.games.evo_2011.genes import UNIQUE
from mesozoic.games.evo_2011.movement import MovementTurn as MovementTurn2011
from mesozoic.games.evolution_family.turn import Turn
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from tests.games.evo_2001 import kit as evo
from tests.games.evo_2011 import kit as evo_2011
from tests.games.evolution_family import kit as family
from tests.games.gods_love_dinosaurs.kit import draw_animals, draw_land

A, B, C = Seat(0), Seat(1), Seat(2)


def looking(state: State) -> Any:
    folder = type(state).__module__.split(".")[-2]
    return importlib.import_module(f"mesozoic.bots.learnt.{folder}.features")


def seen(state: State, name: str, viewer: Seat = A) -> list[float]:
    """By seat, what a viewer sees of it."""
    look = looking(state)
    return [values[look.SEAT.index(name)] for values in look.seat_values(state, viewer)]


def seen_of_options(state: State, name: str, seat: Seat = A) -> list[float]:
    look = looking(state)
    values = look.option_values(state, seat, options(state, seat))
    return [row[look.OPTION.index(name)] for row in values]


def test_shares_of_a_forecast_add_up_and_the_best_has_the_most() -> None:
    shares = [exp(2.0 * share) for share in log_shares([12.0, 10.0, 8.0], 2.0)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(exp(1.0))


def test_the_leader_is_compared_with_the_second_and_all_others_with_the_leader() -> None:
    assert over_best_rival([10.0, 14.0, 12.0], 2.0) == [-2.0, 1.0, -1.0]
    assert over_best_rival([5.0, 5.0], 2.0) == [0.0, 0.0]
    assert over_best_rival([90.0, 0.0], 2.0) == [MOST, -MOST]


def test_a_viewer_knows_its_own_cards_and_of_the_others_how_many_they_hold() -> None:
    state = evo.position("bmh^", "0.1.", hands={0: "mutagen", 1: "herd-guard", 2: "herd-guard"})
    state = evo.now(state, MovementTurn(A))
    own, rival, _ = seen(state, "worth of the cards")
    assert own > rival
    own, rival, other = seen(state, "worth of the cards", viewer=B)
    assert rival < own == other


def test_steps_save_as_many_as_they_reach_and_none_once_they_are_spent() -> None:
    name = "dinosaurs that steps may save"
    for legs, saved in ((1, 0.5), (2, 0.5), (3, 1.0)):
        doomed = evo.position("^bb", ".00", climate=evo.GREY, genes={0: {"leg": legs}})
        assert seen(evo.now(doomed, MovementTurn(A)), name)[0] == saved
        assert seen(evo.now(doomed, BirthTurn(A)), name)[0] == 0.0


def test_a_thick_coat_that_is_played_shows_in_the_points_to_score() -> None:
    about = {"hands": {0: "thick-coat deep-shade"}, "climate": evo.YELLOW}
    state = evo.now(evo.position("mmmb", "0000", **about), SurvivalTurn(A))  # type: ignore[arg-type]
    assert seen(state, "points to score next")[0] == pytest.approx(2 / 5)
    state = evo.after(state, "play thick-coat")
    assert seen(state, "points to score next")[0] == pytest.approx(4 / 5)


def test_who_has_two_dinosaurs_is_not_within_reach_in_2011() -> None:
    two = evo_2011.now(evo_2011.position("fffff", "0011."), MovementTurn2011(A))
    three = evo_2011.now(evo_2011.position("fffff", "00111"), MovementTurn2011(A))
    assert seen(two, "rivals within reach")[0] == 0.0
    assert seen(three, "rivals within reach")[0] > 0.0


def test_a_card_inserted_low_drags_a_piece_back() -> None:
    state = family.position({0: "algae, fish, reptiles"}, pieces={0: (2, 1)})
    state = family.now(state, Turn())
    name = "cards that a rival could drag it back by"
    assert seen(state, name)[0] > seen(state, name)[1] == 0.0


@pytest.mark.parametrize(
    ("animal", "drawing", "animals", "expected"),
    [
        (Animal.TIGER, "^ f f f", ". T H H", 0.5),  # one eaten on the way is a newborn
        (Animal.TIGER, "^ f f f", ". T . H", -0.25),
        (Animal.TIGER, "^ f f f f", ". T . . H", -1.0),
        (Animal.EAGLE, "^ f f f f", ". E H . H", 0.5),
        (Animal.EAGLE, "^ f f f f f", ". E . . . H", -1.0),
        (Animal.EAGLE, "^ f f f f", ". E T . H", -1.0),  # barred
        (Animal.RABBIT, "^ f f f f", ". H H . .", 1.0),
    ],
)
def test_activations_are_reckoned_as_they_would_go(
    animal: Animal, drawing: str, animals: str, expected: float
) -> None:
    land = draw_land(drawing)
    assert brought(land, draw_animals(animals, land), animal) == expected


@pytest.mark.parametrize(
    ("drawing", "animals", "expected"),
    [
        ("^ f f f", "D T . .", 1.0),
        ("^ f f f", "D H . .", 0.0),
        ("^ f f f", "D . . .", -1.0),
        ("^ f f f f", "D . . T T", -1.0),  # too far to come back from
        ("^ f f f f ^", "D . . T T .", 2.0),
    ],
)
def test_dinosaurs_feast_on_what_lies_on_a_way_to_a_mountain(
    drawing: str, animals: str, expected: float
) -> None:
    land = draw_land(drawing)
    assert feast(land, draw_animals(animals, land)) == expected


def test_an_attack_on_the_leader_is_told_from_one_on_another() -> None:
    state = evo.position("hhh", "102", points={1: 40}, climate=evo.BROWN)
    state = evo.now(state, MovementTurn(A))
    assert seen_of_options(state, "against the leader") == [1.0, 0.0, 0.0]


def test_tails_and_horns_count_by_how_far_they_are_ahead_of_rivals_and_less_as_time_goes_on() -> (
    None
):
    genes = {0: {"tail": 4}, 1: {"horn": 3}}
    early = evo.now(evo.position("bmh^", "012.", genes=genes, meteor=1), MovementTurn(A))
    late = evo.now(evo.position("bmh^", "012.", genes=genes, meteor=9), MovementTurn(A))
    for name, best in (
        ("tail over the longest of a rival", A),
        ("horns over the most of a rival", B),
    ):
        ahead = seen(early, name)
        assert [value > 0 for value in ahead] == [seat == best for seat in (A, B, C)]
        assert 0 < seen(late, name)[best] < ahead[best]


def test_each_unique_gene_is_seen_with_who_has_it() -> None:
    for gene in UNIQUE:
        state = evo_2011.position("dfc^", "0.11", genes={1: gene.slug})
        name = f"{gene.slug} for the turns to come"
        found = seen(evo_2011.now(state, MovementTurn2011(A)), name)
        assert [value > 0 for value in found] == [seat == B for seat in range(len(found))]

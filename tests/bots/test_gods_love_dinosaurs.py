"""The heuristic of Gods Love Dinosaurs: positions in which any sensible player knows what to do."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.perspective import Perspective
from mesozoic.core.hexes import Hex, distance
from mesozoic.core.play import deciders, options
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, Turn
from tests.bots.positions import decisions
from tests.games.gods_love_dinosaurs.kit import A, Eco, activating, after, now, position


def all_greedy(state: GodsState) -> set[str]:
    """What greedy may do, in notation, as it breaks ties one way or another."""
    state.aloud = False
    seat = deciders(state)[0]
    chosen: set[Action] = set()
    for seed in range(5):
        perspective = Perspective.of(GAME, state, seat, Random(seed))
        chosen.add(Greedy().choose(perspective, Random(seed)))
    return set(map(GAME.notation.write, chosen))


def greedy(state: GodsState) -> str:
    (chosen,) = all_greedy(state)
    return chosen


def hunt(state: GodsState) -> list[str]:
    """What greedy does until the first seat confirms, by any way to break ties."""
    lines: list[str] = []
    while not lines or lines[-1] != "confirm":
        lines.append(max(all_greedy(state)))
        state = after(state, lines[-1])
    return lines


def test_prey_is_born_wherever_it_can() -> None:
    state = activating(position(Eco("f f f f f", ". H . . H")), "rabbit")
    assert [line[:7] for line in sorted(hunt(state))] == ["breed 1", "breed 4", "confirm"]


def test_one_with_a_choice_leaves_the_only_room_to_the_other() -> None:
    """Rabbits in 1 and 3; 1 may have its young in 0 or 2, 3 only in 2."""
    state = activating(position(Eco("f f f f l", ". H . H .")), "rabbit")
    lines = hunt(state)
    assert set(lines) == {"breed 1-0", "breed 3-2", "confirm"}


def test_a_tiger_passes_over_a_prey_to_another() -> None:
    state = activating(position(Eco("^ l l l l l", ". . T F F .")), "tiger")
    assert hunt(state) == ["hunt 2-3", "go 4", "confirm"]


def test_a_dinosaur_goes_for_two_predators_rather_than_for_one_beside_it() -> None:
    state = activating(position(Eco("l ^ l l l ^", "T D . E E .")), "dinosaur")
    assert hunt(state)[0] == "hunt 1-2"


def test_a_hatchling_that_would_starve_is_not_hatched() -> None:
    starving = activating(position(Eco("^ l l", ". . .", eggs=2)), "dinosaur")
    assert greedy(starving) == "keep eggs"


def test_a_hatchling_that_finds_a_feast_is_hatched() -> None:
    feasting = activating(position(Eco("^ l l", ". T T", eggs=2)), "dinosaur")
    assert greedy(feasting) == "hatch"


def test_at_the_last_hunt_an_egg_and_a_dinosaur_that_lays_none_are_worth_the_same() -> None:
    """An egg for a dinosaur that lays none: a point for a point."""
    state = position(Eco("^ l l", ". F .", eggs=1), stacks={})
    last = activating(state, "dinosaur")
    weights = find_heuristic(GAME.id).weigh(last, A, options(last, A))
    assert weights[0] == weights[1]


def test_a_predator_is_laid_beside_prey() -> None:
    state = position(Eco("^ l l l l", ". . . . F"), columns={"rat": ["lake forest"]})
    kinds = state.world.kinds
    tiger = next(kind for kind, tile in enumerate(kinds) if tile.animal is Animal.TIGER)
    for line in all_greedy(now(state, Placing(A, tiger, 2))):
        place = GAME.notation.read(line)
        assert isinstance(place, Place)
        assert distance(Hex(place.q, place.r), Hex(4, 0)) == 1


def test_the_last_tile_is_taken_where_it_feeds_one_and_starves_the_others() -> None:
    columns = {"tiger": ["lake forest", "-"], "eagle": ["lake forest", "lake forest"]}
    fed, starved = Eco("^ l l l", ". T F F"), Eco("^ l l l", ". T T T")
    assert greedy(now(position(fed, starved, columns=columns, pawn="rat"), Turn(A))).startswith(
        "take tiger"
    )
    there = now(position(starved, fed, columns=columns, pawn="rat"), Turn(A))
    weights = find_heuristic(GAME.id).weigh(there, A, options(there, A))
    assert weights[0] < min(weights[1:])


def test_no_hunter_starves_that_could_eat() -> None:
    heuristic = find_heuristic(GAME.id)
    starving = 0
    for seed, players in enumerate(GAME.players):
        for state, seat in decisions(seed, players, GAME.id):
            offered = options(state, seat)
            weights = heuristic.weigh(state, seat, offered)
            assert len(weights) == len(offered)
            best = offered[max(range(len(offered)), key=weights.__getitem__)]
            if any(option.tag == "hunt" for option in offered):
                starving += any("starve" in option.tag for option in offered)
                assert "starve" not in best.tag
    assert starving > 20


def test_shares_are_shares() -> None:
    heuristic = find_heuristic(GAME.id)
    quiet = 0
    for state, _ in decisions(4, 3, GAME.id):
        shares = heuristic.evaluate(state)
        assert len(shares) == 3
        assert sum(shares) == pytest.approx(1.0)
        quiet += heuristic.is_quiet(state)
    assert quiet > 20


def test_greedy_beats_chance() -> None:
    plan = Plan(GAME.id, players=2, games=6, seed="gods", bots=("greedy", "uniform"))
    best, _ = tournament(plan).bots
    assert (best.bot, best.wins) == ("greedy", 6)


def test_search_plays_it_too() -> None:
    state, seat = next(iter(decisions(1, 3, GAME.id)))
    perspective = Perspective.of(GAME, state, seat, Random(1))
    assert find_bot("search:20").choose(perspective, Random(1)) in options(state, seat)

"""The heuristic of Gods Love Dinosaurs: positions in which any sensible player knows what to do."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.fate import Fate
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.heuristics.gods_love_dinosaurs.feasts import A_STEP, FAMINE, best_feast
from mesozoic.bots.heuristics.gods_love_dinosaurs.worth import Worth
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.playout import Playout
from mesozoic.core.hexes import Hex, distance
from mesozoic.core.moments import Choice
from mesozoic.core.play import deciders, options, pending
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.actions import Place
from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, Turn
from tests.bots.positions import decisions
from tests.games.gods_love_dinosaurs.brute import PREY, all_hunts
from tests.games.gods_love_dinosaurs.kit import A, Eco, activating, after, now, offered, position
from tests.games.gods_love_dinosaurs.test_all_hunts import build, random_ecosystem


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


@pytest.mark.parametrize("animal", ["tiger", "eagle", "dinosaur"])
def test_the_best_whole_hunt_is_the_best_of_all_there_are(animal: str) -> None:
    """An egg, at a predator's price; a newborn; and prey, which was worth something too."""
    worth, rng, compared = Worth(prey=0.25, predator=0.5, dinosaur=1.0), Random(animal), 0
    for _ in range(60):
        ground, life = random_ecosystem(rng, 14)
        state, spots = build(ground, life), list(ground)
        for start in (spot for spot in life if life[spot] == animal):
            found = []
            for way in all_hunts(ground, life, start):
                eaten = [life[spot] for spot in set(way[1:]) if spot in life and spot != start]
                prey = sum(guest in PREY for guest in eaten)
                hunters = len(eaten) - prey if animal == "dinosaur" else len(eaten) - 1
                found.append(0.5 * hunters - 0.25 * prey - A_STEP * (len(way) - 1))
            path = (spots.index(start),)
            best = best_feast(state.lands[A], state.animals[A], ANIMALS[animal], path, worth)
            assert best.worth == max(found, default=FAMINE.worth)
            compared += bool(found)
    assert compared > 10


def test_who_has_eaten_all_there_is_does_not_walk_on() -> None:
    state = activating(position(Eco("^ ^ l l l l", ". D T . . .")), "dinosaur")
    assert hunt(state)[:2] == ["hunt 1-2", "go 1"], "back to the nearest nest, and no further"


def test_a_step_of_the_best_hunt_weighs_as_much_as_the_hunt_and_no_other_more() -> None:
    state = activating(position(Eco("l ^ l l l ^", "T D . E E .")), "dinosaur")
    heuristic = find_heuristic(GAME.id)
    hunts = dict(zip(offered(state), heuristic.weigh(state, A, options(state, A)), strict=True))
    assert max(hunts, key=hunts.__getitem__) == "hunt 1-2"
    assert hunts["hunt 1-0"] < hunts["hunt 1-2"]
    assert min(hunts, key=hunts.__getitem__) == "leave 1 to starve"


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
    assert weights[0] == pytest.approx(weights[1], abs=5 * A_STEP)


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


def test_the_last_but_one_is_left_where_the_last_would_starve_ones_own() -> None:
    """Whoever comes next may set off the tigers: welcome to one, and not to the other."""
    columns = {"tiger": ["lake forest"] * 2, "eagle": ["lake forest"] * 2}
    fed, starved = Eco("^ l l l", ". T F F"), Eco("^ l l l", ". T T T")
    for eco, other, likes_tigers in ((fed, starved, True), (starved, fed, False)):
        state = now(position(eco, other, columns=columns, pawn="rat"), Turn(A))
        weights = find_heuristic(GAME.id).weigh(state, A, options(state, A))
        by_line = dict(zip(offered(state), weights, strict=True))
        assert (by_line["take tiger 0"] > by_line["take eagle 0"]) is likes_tigers


def test_a_column_far_from_empty_sets_off_nothing_worth_a_thought() -> None:
    columns = {"tiger": ["lake forest"] * 3, "eagle": ["lake forest"] * 3}
    fed, starved = Eco("^ l l l", ". T F F"), Eco("^ l l l", ". T T T")
    state = now(position(fed, starved, players=4, columns=columns, pawn="rat"), Turn(A))
    weights = find_heuristic(GAME.id).weigh(state, A, options(state, A))
    assert max(weights) - min(weights) < 0.2


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


def test_late_a_dinosaur_among_predators_promises_more_than_one_among_prey() -> None:
    rich, poor = Eco("^ l l l", "D T T ."), Eco("^ l l l", "D F F .")
    one, other = find_heuristic(GAME.id).evaluate(position(rich, poor, stacks={}))
    assert one > other + 0.2


def test_of_two_alike_the_one_furthest_from_the_first_player_is_ahead() -> None:
    """GD-6.1: it wins ties."""
    alike = Eco("^ l l l", "D F F .")
    shares = find_heuristic(GAME.id).evaluate(position(alike, alike, alike, first=1))
    assert shares[0] > shares[2] > shares[1]


def test_an_imagined_activation_is_played_as_well_as_one_can() -> None:
    """What others do in ecosystems of their own is no gamble, whatever luck is imagined."""
    state = activating(position(Eco("^ l l l l l", ". . T F F .")), "tiger")
    playouts = (
        Playout(state, A, find_heuristic(GAME.id), Fate(Random(seed)), least=0)
        for seed in range(12)
    )
    choice = pending(state)
    assert isinstance(choice, Choice)
    likely = {playout.likely(choice, A, options(state, A)) for playout in playouts}
    assert set(map(GAME.notation.write, likely)) == {"hunt 2-3"}


def test_greedy_beats_chance() -> None:
    plan = Plan(GAME.id, players=2, games=6, seed="gods", bots=("greedy", "uniform"))
    best, _ = tournament(plan).bots
    assert (best.bot, best.wins) == ("greedy", 6)


def test_search_plays_it_too() -> None:
    state, seat = next(iter(decisions(1, 3, GAME.id)))
    perspective = Perspective.of(GAME, state, seat, Random(1))
    assert find_bot("search:20").choose(perspective, Random(1)) in options(state, seat)

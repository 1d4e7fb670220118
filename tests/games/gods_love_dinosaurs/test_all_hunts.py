"""Step by step the engine allows exactly the hunts that brute force finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mesozoic.core.play import advance, options, pending
from mesozoic.games.gods_love_dinosaurs.actions import EndHunt, Go, Hunt
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.deed import HUNTED
from mesozoic.games.gods_love_dinosaurs.hexworld import hex_of, place_of
from mesozoic.games.gods_love_dinosaurs.hunting import Chase
from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, TERRAINS, Animal
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from tests.games.gods_love_dinosaurs.brute import COMPASS, Ground, Life, Spot, Way, all_hunts
from tests.games.gods_love_dinosaurs.kit import A, activating, position

HUNTERS = ("tiger", "eagle", "dinosaur")


def random_ecosystem(rng: Random, hexes: int) -> tuple[dict[Spot, str], dict[Spot, str]]:
    """A ragged patch of hexes, a third of them inhabited by anything at all."""
    ground: dict[Spot, str] = {(0, 0): "mountain"}
    while len(ground) < hexes:
        q, r = rng.choice(list(ground))
        x, y = rng.choice(COMPASS)
        ground.setdefault((q + x, r + y), rng.choice([*TERRAINS, "mountain"]))
    life = {}
    for spot, terrain in ground.items():
        if rng.random() < 0.4:
            life[spot] = rng.choice([*ANIMALS, "frog", "rat"])
            if life[spot] == "dinosaur" and terrain != "mountain":
                life[spot] = "tiger"
    return ground, life


def barren_ecosystem(rng: Random, animal: str) -> tuple[dict[Spot, str], dict[Spot, str]]:
    """Many hunters of one species, hardly anything to eat."""
    ground, _ = random_ecosystem(rng, 12)
    life = {}
    for spot, terrain in ground.items():
        if rng.random() < 0.5 and (animal != "dinosaur" or terrain == "mountain"):
            life[spot] = animal
        elif rng.random() < 0.08:
            life[spot] = "frog"
    return ground, life


def build(ground: Ground, life: Life) -> GodsState:
    places = [place_of(*spot) for spot in ground]
    land = Land.of(
        tuple(place for place in places if place is not None),
        tuple(TERRAINS[terrain] for terrain in ground.values()),
    )
    animals = Animals()
    for number, spot in enumerate(ground):
        if spot in life:
            animals = animals.having(ANIMALS[life[spot]], 1 << number)
    state = position()
    state.lands[A], state.animals[A] = land, animals
    return state


def engine_hunts(state: GodsState, animal: str) -> dict[Spot, set[Way]]:
    """For each hunter, every hunt that the engine lets it make as the first of its species."""
    found: dict[Spot, set[Way]] = {}
    land = state.lands[A]
    began = activating(state.copy(), animal)
    if pending(began) is None:
        return found
    for way in _followed(began):
        spots = tuple(tuple(hex_of(land.places[number])) for number in way)
        hunts = found.setdefault(spots[0], set())  # type: ignore[arg-type]
        assert spots not in hunts, "the same hunt in two ways"
        hunts.add(spots)  # type: ignore[arg-type]
    return found


def _followed(state: GodsState) -> Iterator[tuple[int, ...]]:
    """Follow every step that is offered to where the first hunt is over."""
    done = [deed for deed in state.deeds[A] if deed.what == HUNTED]
    if done:
        yield done[0].path
        return
    offered = [a for a in options(state, A) if isinstance(a, Hunt | Go | EndHunt)]
    assert offered, "a hunt that was begun cannot be finished"
    for action in offered:
        after = advance(state.copy(), A, action)
        assert after.deeds[A] or isinstance(awaited(after), Chase)
        yield from _followed(after)


def awaited(state: GodsState) -> object:
    now = pending(state)
    assert isinstance(now, Activation)
    return now.lane(A)[-1]


@pytest.mark.parametrize("animal", HUNTERS)
@pytest.mark.parametrize("seed", range(40))
def test_gd_4_1_gd_5_2_the_engine_allows_all_hunts_and_no_others(animal: str, seed: int) -> None:
    rng = Random(f"{animal} {seed}")
    ground, life = random_ecosystem(rng, rng.randrange(5, 16))
    expected = {
        spot: ways
        for spot, who in life.items()
        if who == animal and (ways := all_hunts(ground, life, spot))
    }
    assert engine_hunts(build(ground, life), animal) == expected


@pytest.mark.parametrize("animal", HUNTERS)
def test_gd_4_2_where_none_can_eat_none_could_were_the_others_gone(animal: str) -> None:
    """So that it costs nobody anything when the table lets them all starve unasked."""
    starving = 0
    for seed in range(150):
        ground, life = barren_ecosystem(Random(f"starving {seed}"), animal)
        hunters = [spot for spot, who in life.items() if who == animal]
        if len(hunters) < 2 or any(all_hunts(ground, life, spot) for spot in hunters):
            continue
        starving += 1
        for spot in hunters:
            alone = {s: who for s, who in life.items() if s == spot or s not in hunters}
            assert not all_hunts(ground, alone, spot)
    assert starving > 3


def test_the_random_ecosystems_have_hunts_to_compare() -> None:
    hunts = 0
    for seed in range(40):
        ground, life = random_ecosystem(Random(f"dinosaur {seed}"), 14)
        for spot, who in life.items():
            if ANIMALS[who] > Animal.RAT:
                hunts += len(all_hunts(ground, life, spot))
    assert hunts > 1_000

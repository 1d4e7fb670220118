"""Accounting: every tile, animal and egg is somewhere, and each change was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mesozoic.core.hexes import bits
from mesozoic.core.values import Event
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.events import (
    DinosaurHatched,
    DinosaurHunted,
    DinosaurStarved,
    PredatorHunted,
    PredatorStarved,
    PreyBorn,
    TilePlaced,
)
from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, HOME, PREDATORS, Animal
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from mesozoic.games.gods_love_dinosaurs.tiles import counted
from mesozoic.games.gods_love_dinosaurs.turn import Placing

Herd = dict[int, Animal]
"""What stands on each hex."""


def unaccounted(before: GodsState | None, state: GodsState, told: Sequence[Event]) -> Iterator[str]:
    """What is lost or comes from nowhere, in words."""
    yield from _tiles(state)
    yield from _animals(state)
    yield from (f"seat {seat} has {eggs} eggs" for seat, eggs in enumerate(state.eggs) if eggs < 0)
    if before is not None:
        yield from _changes(before, state, told)


def _tiles(state: GodsState) -> Iterator[str]:
    """GD-0.3: face down, on the board, in somebody's hand, or laid."""
    found = counted(state.stacks, state.world.kind_drawn)
    placing = [moment.tile for moment in state.stack if isinstance(moment, Placing)]
    on_board = [kind for kind in state.tiles if kind != EMPTY]
    for kinds in (placing, on_board, *(land.tiles for land in state.lands)):
        for kind in kinds:
            found[kind] += 1
    for kind, (total, copies) in enumerate(zip(found, state.world.printed, strict=True)):
        if total != copies:
            yield f"{total} tiles {state.world.kinds[kind]}, not {copies}"


def _animals(state: GodsState) -> Iterator[str]:
    """GD-3.1: one a hex, on hexes that there are, each where its kind can be."""
    for seat, animals in enumerate(state.animals):
        land, taken = state.lands[seat], ~((1 << len(state.lands[seat])) - 1)
        for animal in ANIMALS.values():
            if animals.of(animal) & taken:
                yield f"a {animal.slug} of seat {seat} is on no hex, or on another's"
            taken |= animals.of(animal)
            if animal in HOME and animals.of(animal) & ~land.home(HOME[animal]):
                yield f"a {animal.slug} of seat {seat} is away from home"
            if animal in PREDATORS and animals.of(animal) & land.mountains:
                yield f"a {animal.slug} of seat {seat} is on a mountain"
        if animals.dinosaur & ~land.mountains:
            yield f"a dinosaur of seat {seat} is on no mountain"


def _changes(before: GodsState, state: GodsState, told: Sequence[Event]) -> Iterator[str]:
    """What was told, done to the old animals and eggs, must give the new ones."""
    herds = [dict(_herd(animals)) for animals in before.animals]
    eggs = before.eggs[:]
    for event in told:
        match event:
            case TilePlaced(seat, hexes, _, str() as animal):
                herds[seat][hexes[0]] = ANIMALS[animal]
            case PreyBorn(seat, animal, _, target):
                herds[seat][target] = ANIMALS[animal]
            case PredatorStarved(seat=seat, hunter=hunter) | DinosaurStarved(seat, hunter):
                herds[seat].pop(hunter, None)
            case PredatorHunted():
                _hunt(herds[event.seat], ANIMALS[event.animal], event.path, event.eaten)
                for newborn in event.newborn:
                    herds[event.seat][newborn] = ANIMALS[event.animal]
            case DinosaurHunted():
                _hunt(herds[event.seat], Animal.DINOSAUR, event.path, event.eaten)
                eggs[event.seat] += event.eggs
            case DinosaurHatched(seat=seat, eggs=laid):
                herds[seat][0] = Animal.DINOSAUR
                eggs[seat] += laid
    for seat in state.world.seats:
        herd = _herd(state.animals[seat])
        if herds[seat] != herd:
            yield f"animals of seat {seat}: {herd}, but what was told: {herds[seat]}"
    if eggs != state.eggs:
        yield f"eggs {state.eggs}, but what was told gives {eggs}"


def _hunt(herd: Herd, hunter: Animal, path: Sequence[int], eaten: Sequence[str]) -> None:
    """A hunter walks; if what it ate is not what was there, something else is wrong at once."""
    herd.pop(path[0], None)
    met = [herd.pop(here).slug for here in path[1:] if here in herd]
    if met != list(eaten):
        herd[-1] = hunter
    herd[path[-1]] = hunter


@lru_cache(maxsize=64)
def _herd(animals: Animals) -> Herd:
    return {number: animal for animal in ANIMALS.values() for number in bits(animals.of(animal))}

"""What whoever is new to the game is told while they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Unpack

from mesozoic.core.advice import Remark, Slip, slip
from mesozoic.core.play import seen
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.about import About
from mesozoic.games.gods_love_dinosaurs.actions import Confirm, EndHunt, Hatch, Place, Take
from mesozoic.games.gods_love_dinosaurs.forecast import ColumnForecast, Forecast, forecast
from mesozoic.games.gods_love_dinosaurs.hatching import Hatching
from mesozoic.games.gods_love_dinosaurs.hexworld import CENTRE, OFFSET, STRIDE
from mesozoic.games.gods_love_dinosaurs.hunting import Chase
from mesozoic.games.gods_love_dinosaurs.kinds import PREDATORS, Animal
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.roaming import first_steps
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice


def _remark(rule: str, key: str, **about: Unpack[About]) -> Remark:
    return Remark(rule, key, about)


def urgent(state: GodsState, seat: Seat) -> Iterator[Remark]:
    """Before a tile is taken: who would starve, and whether the game could end."""
    if not isinstance(seen(state, seat), TileChoice):
        return
    outlook = forecast(state, seat)
    hungry: dict[str, int] = {}
    for column in outlook.columns:
        if column.activates:
            hungry |= dict(_hungry(outlook, seat, column))
            if column.ends_game:
                yield _remark("GD-5.5", "urgent-end", column=column.animal)
    for animal, count in hungry.items():
        yield _remark("GD-4.2", "urgent-starving", animal=animal, count=count)


def slips(state: GodsState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    match seen(state, seat):
        case TileChoice():
            yield from _starved(state, seat, offered)
        case Placing() as placing:
            yield from _laid_to_starve(state, placing, offered)
        case Breeding() as breeding:
            yield from _unborn(state, breeding, offered)
        case Hatching():
            if forecast(state, seat).hatchling_starves:
                remark = _remark("GD-5.3", "slip-hatched-to-starve")
                yield from slip(remark, offered, lambda action: isinstance(action, Hatch))
        case Chase():
            yield from _cut_short(state, seat, offered)


def _hungry(outlook: Forecast, seat: Seat, column: ColumnForecast) -> Iterator[tuple[str, int]]:
    """Those of a seat's hunters that would find nothing if a column were emptied now."""
    species = [column.animal, *([Animal.DINOSAUR.slug] if column.dinosaurs else [])]
    for animal in species:
        count = len(outlook.starving[seat].get(animal, ()))
        if count:
            yield animal, count


def _starved(state: GodsState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To take the last tile of a column, and let one's own hunters starve by it."""
    outlook = forecast(state, seat)
    for column in outlook.columns:
        for animal, count in _hungry(outlook, seat, column) if column.activates else ():
            remark = _remark("GD-4.2", "slip-starves", animal=animal, count=count)
            places = (
                place
                for place, action in enumerate(offered)
                if isinstance(action, Take) and action.column == column.animal
            )
            yield Slip(remark, tuple(places))


def _laid_to_starve(
    state: GodsState, placing: Placing, offered: Sequence[Action]
) -> Iterator[Slip]:
    """To lay the last tile of a column where the predator on it finds nothing, though elsewhere it
    would."""
    animal = state.world.kinds[placing.tile].animal
    is_set_off = state.is_empty(placing.column) and animal == state.world.columns[placing.column]
    if animal is None or animal not in PREDATORS or not is_set_off:
        return
    places = tuple(
        place
        for place, action in enumerate(offered)
        if isinstance(action, Place) and not _feeds(state, placing, animal, action)
    )
    if len(places) < len(offered):
        yield Slip(_remark("GD-4.2", "slip-laid-to-starve", animal=animal.slug), places)


def _feeds(state: GodsState, placing: Placing, animal: Animal, action: Place) -> bool:
    """Whether a predator that comes with a tile could eat from where the tile would lie."""
    land, here = state.lands[placing.seat], CENTRE + action.q + action.r * STRIDE
    tile = state.world.kinds[placing.tile]
    wider = land.with_tile(placing.tile, tile, here, here + OFFSET[action.direction])
    animals = state.animals[placing.seat].having(animal, 1 << len(land))
    return bool(first_steps(wider, animals, animal, len(land)))


def _unborn(state: GodsState, breeding: Breeding, offered: Sequence[Action]) -> Iterator[Slip]:
    """To confirm while some could still have a newborn."""
    land = state.lands[breeding.seat]
    fertile = breeding.waiting & land.spread(breeding.cradles(state))
    if fertile:
        remark = _remark(
            "GD-3.1", "slip-unborn", animal=breeding.animal.slug, count=fertile.bit_count()
        )
        yield from slip(remark, offered, lambda action: isinstance(action, Confirm))


def _cut_short(state: GodsState, seat: Seat, offered: Sequence[Action]) -> Iterator[Slip]:
    """To end a dinosaur's hunt where a step more would lay another egg: any step offered can be
    finished."""
    outlook = forecast(state, seat)
    if outlook.hunt is None:
        return
    eggs = outlook.hunt.eggs
    if any(step.eggs > eggs for step in outlook.steps):
        remark = _remark("GD-5.2", "slip-egg-missed")
        yield from slip(remark, offered, lambda action: isinstance(action, EndHunt))

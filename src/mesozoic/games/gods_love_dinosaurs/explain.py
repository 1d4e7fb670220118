"""Which rule forbids what a player thought of."""

from __future__ import annotations

from typing import Any, Unpack

from mesozoic.core.game import Why
from mesozoic.core.play import options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.about import About
from mesozoic.games.gods_love_dinosaurs.actions import (
    Breed,
    Confirm,
    EndHunt,
    Go,
    Hatch,
    Hunt,
    KeepEggs,
    LeaveToStarve,
    LetStarve,
    Place,
    Take,
)
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.deed import HUNTED
from mesozoic.games.gods_love_dinosaurs.hatching import NEST, Hatching
from mesozoic.games.gods_love_dinosaurs.hexworld import OFFSETS, place_of
from mesozoic.games.gods_love_dinosaurs.hunting import Chase, Doubt, Hunting
from mesozoic.games.gods_love_dinosaurs.kinds import DIRECTION_NAMES, HOME, Animal
from mesozoic.games.gods_love_dinosaurs.prey import Breeding
from mesozoic.games.gods_love_dinosaurs.roaming import STEPS, has_eaten
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, TileChoice


def explain(state: GodsState, seat: Seat, action: Action) -> Why | None:
    """The first rule, as the rulebook would be read, that stands against an action now."""
    if action in options(state, seat):
        return None
    now = _awaited(state, seat)
    match action:
        case Take():
            return _take(state, now, action)
        case Place():
            return _place(state, now, action)
        case Breed():
            return _breed(state, now, action)
        case Hunt():
            return _hunt(state, now, action)
        case Go(target):
            return _go(state, now, target)
        case EndHunt():
            return _end_hunt(state, now)
        case LeaveToStarve(hunter):
            return _leave(state, now, hunter)
        case LetStarve():
            return _why(_starving_rule(_active(state)), "no-doubt")
        case Hatch() | KeepEggs():
            return _hatch(state, seat, now)
        case Confirm():
            return _confirm(now)
    return Why("", "why-luck")


def _awaited(state: GodsState, seat: Seat) -> Any:
    """What this seat is asked, or nothing that it could answer."""
    now = pending(state)
    if isinstance(now, Activation):
        lane = now.lane(seat)
        return lane[-1] if lane else None
    return now if getattr(now, "seat", None) == seat else None


def _why(rule: str, key: str, **about: Unpack[About]) -> Why:
    return Why(rule, f"why-{key}", about)


def _take(state: GodsState, now: Any, action: Take) -> Why:
    world = state.world
    if not isinstance(now, TileChoice):
        return _why("GD-2.1", "not-taking")
    slugs = [animal.slug for animal in world.columns]
    if action.column not in slugs:
        return _why("GD-0.4", "no-column", found=action.column)
    if not 0 <= action.row < world.rows:
        return _why("GD-0.4", "no-row", row=action.row, last=world.rows - 1)
    return _why("GD-5.5", "no-tile", column=action.column, row=action.row)


def _place(state: GodsState, now: Any, action: Place) -> Why:
    if not isinstance(now, Placing):
        return _why("GD-2.1", "not-placing")
    if action.direction not in DIRECTION_NAMES:
        return _why("GD-2.1", "no-direction", found=action.direction)
    place, land = place_of(action.q, action.r), state.lands[now.seat]
    if place is not None:
        beyond = place + OFFSETS[DIRECTION_NAMES.index(action.direction)]
        for taken in (place, beyond):
            number = land.number_at(taken)
            if number is not None:
                return _why("GD-2.1", "overlap", number=number)
    return _why("GD-2.1", "not-touching")


def _is_hex(state: GodsState, seat: Seat, number: int) -> bool:
    return 0 <= number < len(state.lands[seat])


def _no_hex(state: GodsState, seat: Seat, number: int) -> Why:
    return _why("GD-2.1", "no-hex", number=number, last=len(state.lands[seat]) - 1)


def _breed(state: GodsState, now: Any, action: Breed) -> Why:
    if not isinstance(now, Breeding):
        return _why("GD-3.1", "not-breeding")
    seat, animal = now.seat, now.animal
    for number in (action.parent, action.target):
        if not _is_hex(state, seat, number):
            return _no_hex(state, seat, number)
    if not state.animals[seat].of(animal) >> action.parent & 1:
        return _why("GD-3.1", "not-the-animal", animal=animal.slug, number=action.parent)
    if not now.waiting >> action.parent & 1:
        return _why("GD-3.1", "bred-already", animal=animal.slug, number=action.parent)
    if not _are_neighbours(state, seat, action.parent, action.target):
        return _not_adjacent("GD-3.1", action.parent, action.target)
    if state.animals[seat].everywhere >> action.target & 1:
        return _why("GD-3.1", "hex-taken", number=action.target)
    home = HOME[animal].slug
    return _why("GD-3.1", "not-home", animal=animal.slug, number=action.target, terrain=home)


def _are_neighbours(state: GodsState, seat: Seat, one: int, other: int) -> bool:
    return bool(state.lands[seat].near[one] >> other & 1)


def _not_adjacent(rule: str, origin: int, target: int) -> Why:
    return _why(rule, "not-beside", origin=origin, target=target)


def _hunt(state: GodsState, now: Any, action: Hunt) -> Why:
    if not isinstance(now, Hunting):
        return _not_hunting(state, now)
    for number in (action.hunter, action.target):
        if not _is_hex(state, now.seat, number):
            return _no_hex(state, now.seat, number)
    why = _not_next(state, now, action.hunter)
    if why is None and isinstance(now, Doubt) and now.range_of(now.hunter).first:
        why = _doubt_first(now, action.hunter)
    return why or _step(state, now.seat, now.animal, (action.hunter,), action.target)


def _not_hunting(state: GodsState, now: Any) -> Why:
    match now:
        case Chase():
            return _why(_hunting_rule(now.animal), "hunt-first", number=now.path[-1])
        case Hatching():
            return _why("GD-5.1", "hatch-or-keep")
    return _why(_hunting_rule(_active(state)), "not-hunting")


def _active(state: GodsState) -> Animal | None:
    """The species that activates now, for whoever is still busy with it."""
    now = pending(state)
    return now.animal if isinstance(now, Activation) else None


def _hunting_rule(animal: Animal | None) -> str:
    return "GD-5.2" if animal is Animal.DINOSAUR else "GD-4.1"


def _starving_rule(animal: Animal | None) -> str:
    return "GD-5.3" if animal is Animal.DINOSAUR else "GD-4.2"


def _not_next(state: GodsState, now: Hunting, hunter: int) -> Why | None:
    """Why a hex does not hold a hunter whose turn it may be."""
    rule, animal = _hunting_rule(now.animal), now.animal.slug
    if not state.animals[now.seat].of(now.animal) >> hunter & 1:
        return _why(rule, "not-the-animal", animal=animal, number=hunter)
    if now.waiting >> hunter & 1:
        return None
    if any(deed.path[-1] == hunter for deed in state.deeds[now.seat] if deed.what == HUNTED):
        return _why(rule, "hunted-already", number=hunter)
    return _why("GD-4.3", "newborn-hunter", number=hunter)


def _doubt_first(now: Hunting, hunter: int) -> Why | None:
    if isinstance(now, Doubt) and hunter != now.hunter:
        return _why(_starving_rule(now.animal), "doubt-first", number=now.hunter)
    return None


def _step(state: GodsState, seat: Seat, animal: Animal, path: tuple[int, ...], target: int) -> Why:
    """Why a hunter may not go on to a hex."""
    rule, land, here = _hunting_rule(animal), state.lands[seat], path[-1]
    if not _are_neighbours(state, seat, here, target):
        return _not_adjacent(rule, here, target)
    if animal is Animal.EAGLE and len(path) > 1 and land.ahead(path[-2], here) != target:
        return _why(rule, "not-straight", number=target)
    other = state.animals[seat].at(target)
    is_barred = (
        other is Animal.DINOSAUR if animal is Animal.DINOSAUR else other not in (None, *HOME)
    )
    if is_barred and other is not None and target != path[0]:
        return _why(rule, "way-barred", number=target, animal=other.slug)
    if animal is Animal.DINOSAUR:
        return _why("GD-5.3", "no-meal-and-mountain", number=target, steps=STEPS[animal])
    return _why(rule, "no-prey-ahead", number=target, steps=STEPS[animal])


def _go(state: GodsState, now: Any, target: int) -> Why:
    if not isinstance(now, Chase):
        return _why(_hunting_rule(_active(state)), "no-chase")
    if not _is_hex(state, now.seat, target):
        return _no_hex(state, now.seat, target)
    return _step(state, now.seat, now.animal, now.path, target)


def _end_hunt(state: GodsState, now: Any) -> Why:
    if not isinstance(now, Chase):
        return _why(_hunting_rule(_active(state)), "no-chase")
    here = now.path[-1]
    if now.animal is not Animal.DINOSAUR:
        return _why("GD-4.1", "not-on-prey", number=here)
    reach = now.reach
    if not has_eaten(reach, now.path):
        return _why("GD-5.3", "nothing-eaten")
    return _why("GD-5.2", "not-on-mountain", number=here)


def _leave(state: GodsState, now: Any, hunter: int) -> Why:
    if not isinstance(now, Hunting):
        return _not_hunting(state, now)
    if not _is_hex(state, now.seat, hunter):
        return _no_hex(state, now.seat, hunter)
    why = _not_next(state, now, hunter) or _doubt_first(now, hunter)
    return why or _why(_starving_rule(now.animal), "say-again", number=hunter)


def _hatch(state: GodsState, seat: Seat, now: Any) -> Why:
    is_activation = getattr(now, "animal", None) is Animal.DINOSAUR
    if not is_activation or isinstance(now, Hatching):
        return _why("GD-5.1", "not-hatching")
    if state.animals[seat].dinosaur >> NEST & 1:
        return _why("GD-5.1", "nest-taken")
    if not state.eggs[seat]:
        return _why("GD-5.1", "no-egg-to-hatch")
    return _why("GD-5.1", "hatching-over")


def _confirm(now: Any) -> Why:
    match now:
        case Hunting() | Chase():
            return _why(_hunting_rule(now.animal), "hunters-waiting", animal=now.animal.slug)
        case Hatching():
            return _why("GD-5.1", "hatch-or-keep")
    return _why("GD-2.2", "nothing-to-confirm")

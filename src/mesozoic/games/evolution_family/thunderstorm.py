"""Thunderbolts (EF-0.5, EF-3.1): the top one strikes, and goes under the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Chance, Choice
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import SPARE, DrawThunderbolt, Spare, Strike
from mesozoic.games.evolution_family.eras import Ground
from mesozoic.games.evolution_family.events import (
    NobodyStruck,
    ThunderboltStruck,
    TokensLost,
    TokensRegained,
)
from mesozoic.games.evolution_family.paths import lose_card
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, Thunderbolt
from mesozoic.games.evolution_family.ways import send_back
from mesozoic.games.evolution_family.world import DRAW_THUNDERBOLT, STRIKE, TOKENS

REGAINED: Final = 2
WET: Final = (Ground.MARSH, Ground.SEA)
LOST: Final = {
    Thunderbolt.EARTHQUAKE: 2,
    Thunderbolt.HURRICANE: 2,
    Thunderbolt.ASH_CLOUD: 1,
}


def open_thunderstorm(state: FamilyState) -> None:
    """The unseen ones lie on top in no order; below them, the others as they were put there."""
    if any(state.bolts):
        state.push(NextThunderbolt())
    else:
        strike(state, state.struck.pop(0))


@dataclass(frozen=True, slots=True)
class NextThunderbolt(Chance[FamilyState]):
    tag = "next-thunderbolt"
    rule = "EF-3.1"
    phase = "reveal"

    def outcomes(self, state: FamilyState) -> Sequence[tuple[Action, int]]:
        draws = DRAW_THUNDERBOLT
        return [(draws[bolt], copies) for bolt, copies in enumerate(state.bolts) if copies]

    def land(self, state: FamilyState, outcome: DrawThunderbolt) -> None:
        bolt = THUNDERBOLTS[outcome.bolt]
        state.bolts[bolt] -= 1
        strike(state, bolt)


def strike(state: FamilyState, bolt: Thunderbolt) -> None:
    state.struck.append(bolt)
    if state.aloud:
        state.tell(ThunderboltStruck(state.active, bolt.slug, _shown(state, bolt)))
    EFFECTS[bolt](state, bolt)


def _shown(state: FamilyState, bolt: Thunderbolt) -> tuple[tuple[int, int], ...]:
    """A waterhole is of use to the revealer only."""
    paths = (state.active,) if bolt is Thunderbolt.WATERHOLE else state.world.animals
    return tuple(
        (path, depth)
        for path in paths
        for depth in range(len(state.paths[path]))
        if state.is_named(path, depth, bolt)
    )


def _shown_in(state: FamilyState, animal: int, bolt: Thunderbolt) -> bool:
    named = state.world.named[bolt]
    return any(named[card] for card in state.paths[animal])


def _drink(state: FamilyState, bolt: Thunderbolt) -> None:
    """The revealer takes back two tokens from the box, as far as there are any of theirs."""
    animal = state.active
    count = min(REGAINED, TOKENS - state.tokens[animal])
    if count and _shown_in(state, animal, bolt):
        state.tokens[animal] += count
        if state.aloud:
            state.tell(TokensRegained(animal, count))


def _lose_tokens(state: FamilyState, bolt: Thunderbolt) -> None:
    for animal in state.from_active():
        count = min(LOST[bolt], state.tokens[animal])
        if count and _shown_in(state, animal, bolt):
            state.tokens[animal] -= count
            if state.aloud:
                state.tell(TokensLost(animal, count))


def _slide(state: FamilyState, bolt: Thunderbolt) -> None:
    """Every piece on a card with an earthquake zone is sent back."""
    for animal in state.from_active():
        depth = state.pieces[animal].depth
        if depth != SECTOR and state.is_named(animal, depth, bolt):
            send_back(state, animal)


def _flood(state: FamilyState, bolt: Thunderbolt) -> None:
    """Every piece on a marsh or a rising sea is sent back."""
    for animal in state.from_active():
        spot = state.pieces[animal]
        if spot.depth != SECTOR and state.ground(animal, spot.depth, spot.lane) in WET:
            send_back(state, animal)


def _collapse(state: FamilyState, bolt: Thunderbolt) -> None:
    """Everyone loses their outermost unstable card that has no piece on it."""
    for animal in state.from_active():
        for depth in range(len(state.paths[animal]) - 1, -1, -1):
            if depth != state.pieces[animal].depth and state.is_named(animal, depth, bolt):
                lose_card(state, animal, depth)
                break


def _aim(state: FamilyState, bolt: Thunderbolt) -> None:
    lightning = Lightning()
    if lightning.victims(state):
        state.push(lightning)
    elif state.aloud:
        state.tell(NobodyStruck(state.player))


EFFECTS: Final[dict[Thunderbolt, Callable[[FamilyState, Thunderbolt], None]]] = {
    Thunderbolt.WATERHOLE: _drink,
    Thunderbolt.EARTHQUAKE: _lose_tokens,
    Thunderbolt.HURRICANE: _lose_tokens,
    Thunderbolt.ASH_CLOUD: _lose_tokens,
    Thunderbolt.LANDSLIDE: _slide,
    Thunderbolt.FLOOD: _flood,
    Thunderbolt.COLLAPSE: _collapse,
    Thunderbolt.BOLT: _aim,
}


@dataclass(frozen=True, slots=True)
class Lightning(Choice[FamilyState]):
    """The revealer may send back one rival's piece that is not in a cave."""

    tag = "lightning"
    rule = "EF-0.5"
    phase = "reveal"

    def seats(self, state: FamilyState) -> Sequence[Seat]:
        return (state.player,)

    def victims(self, state: FamilyState) -> list[int]:
        return [animal for animal in state.rivals(state.player) if _is_exposed(state, animal)]

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [STRIKE[animal] for animal in self.victims(state)]
        actions.append(SPARE)
        return actions

    def take(self, state: FamilyState, seat: Seat, action: Strike | Spare) -> None:
        if isinstance(action, Strike):
            send_back(state, action.path)
        elif state.aloud:
            state.tell(NobodyStruck(seat))


def _is_exposed(state: FamilyState, animal: int) -> bool:
    """On a path, where being sent back means something, and not in a cave."""
    spot = state.pieces[animal]
    return spot.depth != SECTOR and state.ground(animal, spot.depth, spot.lane) is not Ground.CAVE

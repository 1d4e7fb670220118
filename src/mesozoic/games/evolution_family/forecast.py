"""What may come: public facts, worked out for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from mesozoic.core.play import pending
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eras import ERAS
from mesozoic.games.evolution_family.eruption import is_on_flank
from mesozoic.games.evolution_family.paths import CardPlacing, obstacle, place_for
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import World

KINDS: Final = (*ERAS, "eruption", "thunderbolt")


@dataclass(frozen=True, slots=True)
class Berth:
    """Where an era card would go in a path."""

    depth: int
    replaces: bool
    obstacle: str
    """What keeps it out; empty where it may be put."""


@dataclass(frozen=True, slots=True)
class Forecast:
    left: Mapping[str, int]
    """How many cards of each era, eruptions and thunderbolts the deck still holds."""
    gone: Mapping[str, int]
    """How many of each lie in the discard."""
    flanks: tuple[int, ...]
    """The animals whose piece an eruption could send back."""
    ready: tuple[int, ...]
    """The animals that would begin their turn ready to win."""
    berths: tuple[Berth, ...] | None
    """While a card is being put or contested: its place in each path."""


def forecast(state: FamilyState) -> Forecast:
    now = pending(state)
    card = now.card if isinstance(now, CardPlacing | Contest) else None
    animals = state.world.animals
    return Forecast(
        left=_counted(state.world, enumerate(state.deck)),
        gone=_counted(state.world, ((card, 1) for card in state.discard)),
        flanks=tuple(animal for animal in animals if is_on_flank(state, animal)),
        ready=tuple(animal for animal in animals if state.is_on_last_card(animal)),
        berths=None if card is None else tuple(_berth(state, path, card) for path in animals),
    )


def _counted(world: World, cards: Iterable[tuple[int, int]]) -> dict[str, int]:
    """Cards and how many there are of each, added up by what a contest asks for."""
    counts, kinds = dict.fromkeys(KINDS, 0), world.kinds
    for card, number in cards:
        counts[kinds[card]] += number
    return counts


def _berth(state: FamilyState, path: int, card: int) -> Berth:
    depth, replaces = place_for(state, path, card)
    return Berth(depth, replaces, obstacle(state, path, card))

"""What may come: public facts, worked out for whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mesozoic.core.play import pending
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.eras import ERAS
from mesozoic.games.evolution_family.eruption import is_on_flank
from mesozoic.games.evolution_family.paths import CardPlacing, obstacle, place_for
from mesozoic.games.evolution_family.state import FamilyState


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
        left=_by_kind(state, dict(enumerate(state.deck))),
        gone=_by_kind(state, {card: state.discard.count(card) for card in state.discard}),
        flanks=tuple(animal for animal in animals if is_on_flank(state, animal)),
        ready=tuple(animal for animal in animals if state.is_on_last_card(animal)),
        berths=None if card is None else tuple(_berth(state, path, card) for path in animals),
    )


def _by_kind(state: FamilyState, counts: Mapping[int, int]) -> dict[str, int]:
    kinds = dict.fromkeys((*ERAS, "eruption", "thunderbolt"), 0)
    for card, number in counts.items():
        kinds[kind(state, card)] += number
    return kinds


def kind(state: FamilyState, card: int) -> str:
    """What a contest asks for: an era, `eruption` or `thunderbolt`."""
    world = state.world
    return world.cards[card].era.slug if card < world.eruption else world.slugs[card]


def _berth(state: FamilyState, path: int, card: int) -> Berth:
    depth, replaces = place_for(state, path, card)
    return Berth(depth, replaces, obstacle(state, path, card))

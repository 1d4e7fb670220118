"""The evolution deck (EF-3.5): spent, it is made anew from the discard."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.core.counts import changed
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import DrawCard
from mesozoic.games.evolution_family.events import DeckRenewed
from mesozoic.games.evolution_family.state import FamilyState


def renew_if_spent(state: FamilyState) -> None:
    """Before a card must be revealed."""
    if any(state.deck):
        return
    removed = _leaving(state)
    kept = [card for at, card in enumerate(state.discard) if at not in removed]
    deck = (0,) * len(state.world.slugs)
    for card in kept:
        deck = changed(deck, card, +1)
    gone = tuple(state.discard[at] for at in removed)
    state.deck, state.discard, state.removed = deck, (), (*state.removed, *gone)
    if state.aloud:
        slugs = state.world.slugs
        state.tell(DeckRenewed(tuple(slugs[card] for card in gone), len(kept)))


def _leaving(state: FamilyState) -> list[int]:
    """Where in the discard the action cards lie that leave the game: the top, or the top two."""
    looked_at = 2 if state.world.faster else 1
    last = len(state.discard) - 1
    places = range(last, max(last - looked_at, -1), -1)
    return [at for at in places if state.discard[at] >= state.world.eruption]


def next_cards(state: FamilyState) -> Sequence[tuple[Action, int]]:
    draws = state.world.draws
    return [(draws[card], copies) for card, copies in enumerate(state.deck) if copies]


def draw_card(state: FamilyState, outcome: DrawCard) -> int:
    card = state.world.numbers[outcome.card]
    state.take_from_deck(card)
    return card

"""The evolution deck (EF-3.5): spent, it is made anew from the discard."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import DrawCard
from mesozoic.games.evolution_family.events import DeckRenewed
from mesozoic.games.evolution_family.state import FamilyState


def renew_if_spent(state: FamilyState) -> None:
    """Before a card must be revealed."""
    if state.deck:
        return
    gone = _take_out(state)
    state.deck = sorted(state.discard)
    state.discard = []
    state.removed += gone
    if state.aloud:
        slugs = state.world.slugs
        state.tell(DeckRenewed(tuple(slugs[card] for card in gone), len(state.deck)))


def _take_out(state: FamilyState) -> list[int]:
    """The action cards on top of the discard leave the game: of the top, or of the top two."""
    looked_at = 2 if state.world.faster else 1
    last = len(state.discard) - 1
    places = range(last, max(last - looked_at, -1), -1)
    leaving = [at for at in places if state.discard[at] >= state.world.eruption]
    return [state.discard.pop(at) for at in leaving]


def next_cards(state: FamilyState) -> Sequence[tuple[Action, int]]:
    """Equal cards lie together."""
    draws = state.world.draws
    found: list[tuple[Action, int]] = []
    before, copies = -1, 0
    for card in state.deck:
        if card == before:
            copies += 1
            found[-1] = draws[card][copies]
        else:
            before, copies = card, 1
            found.append(draws[card][copies])
    return found


def pick_card(state: FamilyState, number: float) -> DrawCard | None:
    """Each card of the deck is as likely as another."""
    deck = state.deck
    if deck[0] == deck[-1]:
        return None
    card = deck[int(number * len(deck))]
    return state.world.draws[card][0][0]


def draw_card(state: FamilyState, outcome: DrawCard) -> int:
    card = state.world.numbers[outcome.card]
    state.take_from_deck(card)
    return card

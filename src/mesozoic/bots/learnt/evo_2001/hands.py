"""What cards are worth: one's own as they are, the others' as what nobody has seen, on average."""

from __future__ import annotations

from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.state import EvoState

WORTH: Final = {
    Card.STILL_AIR: 0.7,
    Card.SEASONS_TURN: 0.5,
    Card.SEASONS_RETURN: 0.7,
    Card.STAMPEDE: 1.0,
    Card.GIANTS_RAGE: 0.8,
    Card.HERD_GUARD: 0.3,
    Card.LONG_SWIM: 0.4,
    Card.GREAT_CLUTCH: 1.2,
    Card.FAR_NESTS: 0.8,
    Card.BARREN_SEASON: 0.5,
    Card.THICK_COAT: 1.2,
    Card.DEEP_SHADE: 1.2,
    Card.MOULT: 0.4,
    Card.SUNBURN: 0.4,
    Card.REFUGE: 1.0,
    Card.UNLOOKED_FOR_GENE: 2.0,
    Card.MUTAGEN: 2.0,
}
_WORTHS: Final[tuple[float, ...]] = tuple(WORTH[card] for card in Card)


def hand_worths(state: EvoState, viewer: Seat) -> list[float]:
    """By seat, in points, as far as the viewer can tell."""
    own = 0.0
    for card in state.hands[viewer]:
        own += _WORTHS[card]
    unseen, worth = 0, -own
    copies, discard = state.world.copies, state.discard
    for kind, each in enumerate(_WORTHS):
        left = copies[kind] - discard[kind]
        unseen += left
        worth += left * each
    unseen -= len(state.hands[viewer])
    mean = worth / unseen if unseen > 0 else 0.0
    worths = [mean * len(hand) for hand in state.hands]
    worths[viewer] = own
    return worths

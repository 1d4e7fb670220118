"""What hands are worth: one's own as it is, the others' as what nobody has seen, on average."""

from __future__ import annotations

from collections.abc import Sequence

from mesozoic.core.seats import Seat


def hand_worths(
    hands: Sequence[Sequence[int]],
    copies: Sequence[int],
    discard: Sequence[int],
    worths: Sequence[float],
    viewer: Seat,
) -> list[float]:
    """By seat, as far as the viewer can tell; `worths` has what each kind of card is worth."""
    own = 0.0
    for card in hands[viewer]:
        own += worths[card]
    unseen, worth = -len(hands[viewer]), -own
    for kind, each in enumerate(worths):
        left = copies[kind] - discard[kind]
        unseen += left
        worth += left * each
    mean = worth / unseen if unseen > 0 else 0.0
    found = [mean * len(hand) for hand in hands]
    found[viewer] = own
    return found

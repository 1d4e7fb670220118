"""How long an animal still needs: cards to be drawn, steps to be walked, and what may go wrong."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mesozoic.bots.heuristics.evolution_family.trails import (
    ConeAt,
    Gaps,
    Place,
    Trail,
    cone_on,
    trail_of,
)
from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.eras import Era
from mesozoic.games.evolution_family.spots import Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import FULL_PATH

# A card in the discard comes again, but not so soon.
DISCARDED: Final = 0.4
# With every card that it lacks in other paths, an animal waits long.
WAITING: Final = 40.0
# How much is known by counting what is left: the rest is what any deck brings.
COUNTED: Final = 0.3
# The turns of waiting for cards, and of walking meanwhile, in parts of what they would be alone.
AWAITED: Final = 1.15
MEANWHILE: Final = 0.8
HIDDEN: Final = 0.3
# The last card that comes lets one walk on in the same turn.
AT_ONCE: Final = 1.1
# The chance that somebody's turn turns up an eruption, and one certain thunderbolt of twelve;
# and as much danger as there is.
ERUPTIONS: Final = 0.15
A_THUNDERBOLT: Final = 0.01
CERTAIN: Final = 0.9
# A step back, and one still to be walked, beyond the turns they take; and a token.
A_STEP: Final = 0.6
PROGRESS: Final = 0.2
TOKEN: Final = 0.01
# Decks that are kept in mind.
REMEMBERED: Final = 1 << 8


def _expected_draws() -> tuple[float, ...]:
    """By cards that a path lacks: how many of its eras must come, if all come as often."""
    found = []
    for lacks in range(FULL_PATH + 1):
        eras = len(Era) - FULL_PATH + lacks
        found.append(sum(eras / (eras - drawn) for drawn in range(lacks)))
    return tuple(found)


DRAWS: Final = _expected_draws()
EVEN: Final = tuple(
    draws * len(Era) / (len(Era) - FULL_PATH + lacks) for lacks, draws in enumerate(DRAWS)
)
"""By cards that a path lacks: how many turns they take, if all eras come as often."""


@lru_cache(maxsize=64)
def _eras(components: Components) -> tuple[int, ...]:
    return tuple(int(card.era) for card in components.era_cards)


class Outlook:
    """The turns that animals need until their piece stands on its sixth card.

    It hangs on what is left of the deck, so one serves for a while.
    """

    __slots__ = ("_barred_if", "_components", "_found", "_pool", "_rivals", "_total")

    def __init__(
        self,
        components: Components,
        barred_if: bool,
        rivals: int,
        deck: tuple[int, ...],
        discard: tuple[int, ...],
    ) -> None:
        self._components = components
        self._barred_if = barred_if
        self._rivals = rivals
        pool = [0.0] * len(Era)
        eras = _eras(components)
        for card in deck:
            if card < len(eras):
                pool[eras[card]] += 1
        for card in discard:
            if card < len(eras):
                pool[eras[card]] += DISCARDED
        self._pool = pool
        self._total = sum(pool)
        self._found: dict[tuple[tuple[int, ...], Spot, ConeAt, int], float] = {}

    def turns(self, state: FamilyState, animal: int) -> float:
        """As things are."""
        return self.turns_if(
            state.paths[animal],
            state.pieces[animal],
            cone_on(state, animal),
            state.tokens[animal],
        )

    def turns_if(self, path: tuple[int, ...], spot: Spot, cone: ConeAt, tokens: int) -> float:
        """With such a path, the piece and perhaps the cone on it, and so many tokens."""
        key = (path, spot, cone, tokens)
        found = self._found.get(key)
        if found is None:
            trail = trail_of(self._components, self._barred_if, path, cone)
            found = self._found[key] = self._turns(trail, spot, tokens) - TOKEN * tokens
        return found

    def _turns(self, trail: Trail, spot: Spot, tokens: int) -> float:
        place, gaps = trail.place(spot), trail.gaps
        if gaps.lacks:
            return self._waiting(place.steps, gaps, tokens)
        return self._walking(place, tokens)

    def _walking(self, place: Place, tokens: int) -> float:
        """The path is whole: two steps a turn, as long as there are tokens."""
        steps, fall, flank, slippery, cave = place
        danger = A_THUNDERBOLT * (slippery * (self._rivals + 1) + (not cave) * self._rivals)
        if flank:
            danger += ERUPTIONS * self._rivals
        # Sent back from the last card, one has to begin another turn there.
        cost = A_STEP * fall if steps else max(1.0, A_STEP * fall)
        turns = max((steps + 1) // 2, steps - tokens)
        return turns + PROGRESS * steps + min(danger, CERTAIN) * cost

    def _waiting(self, steps: int, gaps: Gaps, tokens: int) -> float:
        """Cards are awaited while the piece walks: the longer of the two counts for most."""
        steps += gaps.lacks
        walking = MEANWHILE * max(steps / 2, steps - tokens)
        power = HIDDEN + gaps.lacks
        turns = float((walking**power + self._filling(gaps) ** power) ** (1 / power))
        return turns - AT_ONCE + gaps.frailty

    def _filling(self, gaps: Gaps) -> float:
        """How many turns until six cards lie in the path."""
        supply = sum([self._pool[era] for era in gaps.eras])
        counted = min(WAITING, DRAWS[gaps.lacks] * self._total / supply) if supply else WAITING
        return AWAITED * (COUNTED * counted + (1 - COUNTED) * EVEN[gaps.lacks])


def outlook_of(state: FamilyState) -> Outlook:
    world = state.world
    return _outlook(
        world.components,
        world.barred_if,
        len(world.animals) - 1,
        tuple(state.deck),
        tuple(state.discard),
    )


_outlook = lru_cache(maxsize=REMEMBERED)(Outlook)

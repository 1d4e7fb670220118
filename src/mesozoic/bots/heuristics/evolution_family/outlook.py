"""How long an animal still needs: cards to be drawn, steps to be walked, and what may go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.bots.heuristics.evolution_family.trails import Place, Way, cone_on, ways_of
from mesozoic.games.evolution_family.eras import Era
from mesozoic.games.evolution_family.spots import Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import FULL_PATH

ERAS: Final = len(Era)
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


def _expected_draws() -> tuple[float, ...]:
    """By cards that a path lacks: how many of its eras must come, if all come as often.

    As for six cards in all: a short game (EF-6.4) is judged a little longer than it is.
    """
    found = []
    for lacks in range(FULL_PATH + 1):
        eras = ERAS - FULL_PATH + lacks
        found.append(sum([eras / (eras - drawn) for drawn in range(lacks)], 0.0))
    return tuple(found)


DRAWS: Final = _expected_draws()
EVEN: Final[tuple[float, ...]] = tuple(
    draws * ERAS / (ERAS - FULL_PATH + lacks) for lacks, draws in enumerate(DRAWS)
)
"""By cards that a path lacks: how many turns they take, if all eras come as often."""


class Outlook:
    """The turns that animals need until their piece stands on its last card, as a state is."""

    __slots__ = ("_filling", "_pool", "_rivals", "_state", "_total", "_ways")

    def __init__(self, state: FamilyState) -> None:
        self._state = state
        self._ways = ways_of(state.world)
        self._rivals = len(state.world.animals) - 1
        self._pool: list[float] = []
        self._total = 0.0
        self._filling: dict[tuple[int, ...], float] = {}

    def turns(self, animal: int) -> float:
        """As things are."""
        return self.turns_on(animal, self._state.pieces[animal])

    def turns_on(self, animal: int, spot: Spot) -> float:
        """With the piece elsewhere on its path."""
        state = self._state
        cone, tokens = cone_on(state, animal), state.tokens[animal]
        return self.turns_if(state.paths[animal], spot, cone, tokens)

    def turns_if(self, path: tuple[int, ...], spot: Spot, cone: int, tokens: int) -> float:
        """With such a path, the piece and perhaps the cone on it, and so many tokens."""
        way = self._ways.way(path)
        place = way.trail(cone).place(spot)
        if way.lacks:
            return self._waiting(place.steps, way, tokens) - TOKEN * tokens
        return self._walking(place, tokens) - TOKEN * tokens

    def chance_of(self, eras: Sequence[int]) -> float:
        """The chance that an era card that comes is of one of these."""
        if not self._pool:
            self._count()
        supply = 0.0
        for era in eras:
            supply += self._pool[era]
        return supply / self._total if supply else 0.0

    def _walking(self, place: Place, tokens: int) -> float:
        """The path is whole: two steps a turn, as long as there are tokens."""
        steps, rivals = place.steps, self._rivals
        bolts = place.slippery * (rivals + 1)
        if not place.cave:
            bolts += rivals
        danger = A_THUNDERBOLT * bolts
        if place.flank:
            danger += ERUPTIONS * rivals
        # Sent back from the last card, one has to begin another turn there.
        cost = A_STEP * place.fall if steps else max(1.0, A_STEP * place.fall)
        turns = max((steps + 1) // 2, steps - tokens)
        return turns + PROGRESS * steps + min(danger, CERTAIN) * cost

    def _waiting(self, steps: int, way: Way, tokens: int) -> float:
        """Cards are awaited while the piece walks: the longer of the two counts for most."""
        steps += way.lacks
        walking = MEANWHILE * max(steps / 2, float(steps - tokens))
        power = HIDDEN + way.lacks
        turns = float((walking**power + self._filled(way) ** power) ** (1 / power))
        return turns - AT_ONCE + way.frailty

    def _filled(self, way: Way) -> float:
        """How many turns until the path is full."""
        found = self._filling.get(way.missing)
        if found is None:
            found = self._filling[way.missing] = self._fill(way)
        return found

    def _fill(self, way: Way) -> float:
        if not self._pool:
            self._count()
        supply = 0.0
        for era in way.missing:
            supply += self._pool[era]
        counted = min(WAITING, DRAWS[way.lacks] * self._total / supply) if supply else WAITING
        return AWAITED * (COUNTED * counted + (1 - COUNTED) * EVEN[way.lacks])

    def _count(self) -> None:
        """How often each era may come."""
        eras, pool = self._state.world.eras, [0.0] * ERAS
        for card in self._state.deck:
            if card < len(eras):
                pool[eras[card]] += 1.0
        for card in self._state.discard:
            if card < len(eras):
                pool[eras[card]] += DISCARDED
        for cards in pool:
            self._total += cards
        self._pool = pool

"""Positions in which somebody is asked, to try there what is not allowed."""

from __future__ import annotations

from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    after,
    contesting,
    now,
    placing,
    position,
)


def moving(
    line: str = "algae, fish, birds",
    piece: tuple[int, ...] = (1, MIDDLE),
    access: str = "barred-if",
) -> FamilyState:
    state = position({0: line}, pieces={0: piece}, cone=None, restricted_access=access)
    return now(state, Moving())


def dragging() -> FamilyState:
    state = position({1: "birds"}, pieces={1: (0, LEFT)}, deck="fish rock rock volcano")
    return after(placing(state, "fish rock rock volcano"), "put 1")


def cone() -> FamilyState:
    """On the first's algae; the second's piece stands beside a marsh."""
    state = position(
        {0: "algae", 1: "fish rock rock marsh"}, pieces={1: (0, LEFT)}, cone=(0, 0, MIDDLE)
    )
    return now(state, Cone())


def erupting() -> FamilyState:
    """The second is on a flank, the third in a cave beside the cone, the fourth nowhere near."""
    state = position(
        {
            0: "algae volcano rock rock",
            1: "algae volcano rock rock",
            2: "fish rock cave rock",
            3: "algae",
        },
        players=4,
        pieces={0: (0, MIDDLE), 1: (0, MIDDLE), 2: (0, MIDDLE), 3: (0, MIDDLE)},
        cone=(2, 0, LEFT),
    )
    return after(now(state, Reveal(ready=False)), "card eruption")


def aiming() -> FamilyState:
    """The second is to be struck, the third in a cave, the fourth on its sector."""
    state = position(
        {0: "algae", 1: "algae", 2: "fish rock cave rock"},
        players=4,
        pieces={0: (0, MIDDLE), 1: (0, MIDDLE), 2: (0, MIDDLE)},
    )
    return after(now(state, Reveal(ready=False)), "card thunderbolt", "thunderbolt bolt")


def tied() -> FamilyState:
    """The first and the second are tied; the third stayed out."""
    state = contesting(position(tokens={0: 4}))
    return after(state, "guess 2", "guess 2", "stay out", "card birds")

"""Positions in which somebody is asked, to try there what is not allowed."""

from __future__ import annotations

from mesozoic.games.evo_2011.births import BirthTurn
from mesozoic.games.evo_2011.initiative import Initiative
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalTurn
from tests.games.evo_2011.kit import (
    BROWN,
    HEXES,
    A,
    after,
    now,
    position,
)


def bidding(vials: int = 0) -> EvoState:
    """The first has bid 2 on a horn; the second, with 3 points, is to bid."""
    state = position("dfc", points={1: 3}, genes={1: " ".join(["vial"] * vials)})
    return after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 2 on 1")


def rushing() -> EvoState:
    state = position("cccc", "0011", players=2, genes={0: "adrenaline-rush"})
    return now(state, Initiative())


def moving(genes: str = "", cards: str = "", theirs: str = "", few: bool = False) -> EvoState:
    """Zones 0 to 9; the first people on 0, 1 and 5, a rival on 2, 7 and (unless few) 8."""
    herds = "001..0.1.." if few else "001..0.11."
    state = position("c" * 10, herds, genes={0: genes, 1: theirs}, hands={0: cards})
    return now(state, MovementTurn(A))


def inland(genes: str = "fins") -> EvoState:
    """The first people on 0, at sea, and on 4, inland."""
    return now(position(HEXES, "0.. .0.. ..1", genes={0: genes}), MovementTurn(A))


def beaten() -> EvoState:
    """The attacker on 3, the beaten on 4; around it 0, 1, 3, 5, 7 and 8, of which 7 and 8 taken."""
    state = position(HEXES, "... 01.1 12.", genes={1: "chameleon-skin"})
    return after(now(state, MovementTurn(A)), "attack 3-4", "roll won")


def breeding(herds: str = ".0.111..", genes: str = "", chained: str = "on") -> EvoState:
    board = "c" * len(herds)
    state = position(board, herds, genes={0: genes}, chained_births=chained)
    return now(state, BirthTurn(A))


def crowded() -> EvoState:
    return breeding("00000000..")


def dying(cards: str = "", genes: str = "thermoregulation") -> EvoState:
    """On brown: two in ideal terrain, two in the heat, a rival's on 4, nobody on 5."""
    state = position("ccffcc", "00001.", section=BROWN, genes={0: genes}, hands={0: cards})
    return now(state, SurvivalTurn(A))


def freezing(cards: str = "geysers") -> EvoState:
    state = position("cc^^", "0000", section=BROWN, genes={0: "fur"}, hands={0: cards})
    return now(state, SurvivalTurn(A))

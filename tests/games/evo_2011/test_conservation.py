"""The accounts of EVO (2011): whatever is lost, found or not told is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mesozoic.core.counts import changed
from mesozoic.core.values import Event
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import (
    BabyFought,
    CombatRolled,
    DinosaurEscaped,
    DinosaurFell,
    DinosaurFlew,
    DinosaursDied,
    DinosaurSwam,
    DinosaurWalked,
    DinosaurWithdrawn,
    EggStolen,
    LotPaid,
    NewbornPlaced,
    PlaceWon,
    PointsScored,
    StartDrawn,
)
from mesozoic.games.evo_2011.genes import GENES, Gene
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import Token
from tests.games.evo_2011.kit import A, B, after, now, position


def at_the_laboratory() -> EvoState:
    """Two normal genes and a unique one are on offer; everything else is about too."""
    state = position(
        "c" * 12,
        "0011..2233..",
        players=4,
        genes={0: "horn wings", 1: "egg egg sixth-sense"},
        hands={0: "geysers", 2: "egg-thief egg-thief"},
        discard="prescience",
        foreseen="minus-1",
    )
    return after(now(state, MutationPhase()), "gene horn", "gene fins", "gene egg", "bid 1 on 1")


def found(state: EvoState, before: EvoState | None = None, *told: Event) -> str:
    return "; ".join(GAME.unaccounted(before, state, told))


def test_nothing_is_missing_in_a_true_game() -> None:
    state = at_the_laboratory()
    assert found(state) == ""
    assert found(state, state.copy()) == ""


def test_nothing_is_missing_while_genes_are_drawn() -> None:
    state = now(position("c" * 6, "001122"), MutationPhase())
    for line in ("gene wings", "gene horn"):
        assert found(state) == ""
        state = after(state, line)
    assert found(state) == ""


def test_before_the_first_turn_nobody_stands_on_the_board() -> None:
    assert found(position("c" * 4, players=2, turn=0)) == ""
    assert found(position("c" * 4, players=2, turn=1)) != ""


def overlap(state: EvoState) -> None:
    state.herds[B] = state.herds[A]


def drown(state: EvoState) -> None:
    state.herds[A] = 1 | 1 << len(state.world.island)


def breed(state: EvoState) -> None:
    state.herds = [0b111111111, 0, 0, 0]


def starve(state: EvoState) -> None:
    state.herds[A] = 1


def drop_a_gene(state: EvoState) -> None:
    state.bag[Gene.FUR] -= 1


def forge_a_gene(state: EvoState) -> None:
    state.give_gene(A, Gene.LEGS)


def forge_a_unique_gene(state: EvoState) -> None:
    state.give_gene(A, Gene.BONE_PLATE)


def share_a_unique_gene(state: EvoState) -> None:
    state.give_gene(B, Gene.WINGS)


def lose_a_unique_gene(state: EvoState) -> None:
    state.unseen ^= 1 << Gene.CAVE_DWELLER


def lose_what_is_on_offer(state: EvoState) -> None:
    state.stack.pop()


def drop_a_card(state: EvoState) -> None:
    state.deck[Card.GEYSERS] -= 1


def double_a_card(state: EvoState) -> None:
    state.hands[A] = (*state.hands[A], Card.EGG_THIEF)


def lose_the_discard(state: EvoState) -> None:
    state.discard = [0] * len(Card)


def drop_a_token(state: EvoState) -> None:
    state.tokens = changed(state.tokens, Token.PLUS_2, -1)


def forget_what_is_foreseen(state: EvoState) -> None:
    state.foreseen = None


def take_a_token_back(state: EvoState) -> None:
    state.revealed = state.revealed[:-1]


def owe(state: EvoState) -> None:
    state.points[A] = -1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (overlap, "seat 1 stands in the sea or on another's zone"),
        (drown, "seat 0 stands in the sea"),
        (breed, "seat 0 has 9 dinosaurs"),
        (starve, "seat 0 has 1 dinosaurs"),
        (drop_a_gene, "5 genes fur, not 6"),
        (forge_a_gene, "7 genes legs, not 6"),
        (forge_a_unique_gene, "the gene bone-plate is not in one place"),
        (share_a_unique_gene, "the gene wings is not in one place"),
        (lose_a_unique_gene, "the gene cave-dweller is not in one place"),
        (lose_what_is_on_offer, "5 genes horn, not 6; 5 genes egg, not 6; the gene fins"),
        (drop_a_card, "2 cards geysers, not 3"),
        (double_a_card, "4 cards egg-thief, not 3"),
        (lose_the_discard, "2 cards prescience, not 3"),
        (drop_a_token, "1 tokens plus-2, not 2"),
        (forget_what_is_foreseen, "1 tokens minus-1, not 2"),
        (take_a_token_back, "5 tokens plus-1, not 6"),
        (owe, "seat 0 has -1 points"),
    ],
)
def test_what_is_wrong_is_named(wrong: Callable[[EvoState], None], said: str) -> None:
    state = at_the_laboratory()
    wrong(state)
    assert said in found(state)


def test_genes_that_are_being_drawn_are_missed() -> None:
    state = after(now(position("c" * 6, "001122"), MutationPhase()), "gene wings")
    state.stack.pop()
    assert found(state) == f"the gene {GENES['wings'].slug} is not in one place"


# What was told


def test_points_that_nobody_told_of_are_named() -> None:
    before = at_the_laboratory()
    state = before.copy()
    state.points[A] += 3
    assert "points" in found(state, before)
    assert found(state, before, PointsScored(A, 3)) == ""
    state.points[A] -= 2
    assert found(state, before, PointsScored(A, 3), LotPaid(A, "horn", 4, 2)) == ""


# Zones as bits: the first people on 0 and 1, the second on 2 and 3.
MOVES: list[tuple[tuple[int, int], tuple[Event, ...]]] = [
    ((0b10001, 0b01100), (DinosaurWalked(A, 1, 4),)),
    ((0b10001, 0b01100), (DinosaurFlew(A, 1, 4),)),
    ((0b10001, 0b01100), (DinosaurSwam(A, 1, 4),)),
    ((0b00011, 0b10100), (DinosaurEscaped(B, 3, 4),)),
    ((0b00101, 0b01000), (DinosaurFell(B, 2), PlaceWon(A, 1, 2))),
    ((0b00111, 0b01000), (BabyFought(A, B, 2, "won", won=True),)),
    ((0b00011, 0b01100), (BabyFought(A, B, 2, "failed", won=False),)),
    ((0b00011, 0b01100), (CombatRolled(A, B, 1, 2, "failed", 0, won=False),)),
    ((0b10011, 0b01100), (NewbornPlaced(A, 4),)),
    ((0b00011, 0b11100), (NewbornPlaced(A, 4), EggStolen(B, A, 4))),
    ((0b00001, 0b01100), (DinosaurWithdrawn(A, 1),)),
    ((0b00000, 0b01100), (DinosaursDied(A, (0, 1), "cold"),)),
    ((0b110011, 0b01100), (StartDrawn(A, (4, 5)),)),
]


@pytest.mark.parametrize(("herds", "told"), MOVES)
def test_what_was_told_accounts_for_every_dinosaur(
    herds: tuple[int, int], told: tuple[Event, ...]
) -> None:
    before = at_the_laboratory()
    before.herds[:] = [0b00011, 0b01100, 0b11 << 8, 0b11 << 10]
    state = before.copy()
    state.herds[:2] = herds
    assert "told" not in found(state, before, *told)
    state.herds[A] ^= 1 << 7
    assert "herds" in found(state, before, *told)

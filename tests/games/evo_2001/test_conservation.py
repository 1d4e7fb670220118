"""The accounts of EVO (2001): whatever is lost, found or not told is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from mesozoic.core.game import Setup
from mesozoic.core.play import advance, deciders, options, outcomes, pending
from mesozoic.core.seats import Seat
from mesozoic.files.packs import standard_components
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.events import (
    CombatFought,
    DinosaursDied,
    DinosaurSwam,
    GenePaid,
    PointsScored,
)
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.state import EvoState

A, B = Seat(0), Seat(1)


def in_an_auction() -> EvoState:
    """A game in its third auction, played there at random."""
    setup = Setup(4, standard_components(GAME.id), GAME.settle_options({}))
    state, rng = GAME.setup(setup), Random(1)
    while not (state.turn == 3 and isinstance(pending(state), Auction)):
        possible = [outcome for outcome, _ in outcomes(state)]
        seat = None if possible else deciders(state)[0]
        offered = options(state, seat) if seat is not None else possible
        advance(state, seat, rng.choice(offered))
    return state


def found(state: EvoState, before: EvoState | None = None, *told: object) -> str:
    return "; ".join(GAME.unaccounted(before, state, told))  # type: ignore[arg-type]


def test_nothing_is_missing_in_a_true_game() -> None:
    state = in_an_auction()
    assert found(state) == ""
    assert found(state, state.copy()) == ""


def overlap(state: EvoState) -> None:
    state.herds[B] = state.herds[A] = 1


def drown(state: EvoState) -> None:
    state.herds[A] = 1 << len(state.world.island.terrain)


def breed(state: EvoState) -> None:
    state.herds = [0] * 4
    state.herds[A] = (1 << 11) - 1


def drop_a_gene(state: EvoState) -> None:
    state.bag[Gene.HORN] -= 1


def forge_a_gene(state: EvoState) -> None:
    state.give_gene(A, Gene.TAIL)


def lose_what_is_on_offer(state: EvoState) -> None:
    state.stack.pop()


def trade_nothing(state: EvoState) -> None:
    state.spent_genes += 1


def drop_a_card(state: EvoState) -> None:
    state.deck[Card.MUTAGEN] += 1


def owe(state: EvoState) -> None:
    state.points[A] = -1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (overlap, "seat 1 stands in the sea or on another's zone"),
        (drown, "seat 0 stands in the sea"),
        (breed, "seat 0 has 11 dinosaurs"),
        (drop_a_gene, "genes horn, not 8"),
        (forge_a_gene, "7 genes tail, not 6"),
        (lose_what_is_on_offer, "genes "),
        (trade_nothing, "7 genes card, not 6"),
        (drop_a_card, "2 cards mutagen, not 1"),
        (owe, "seat 0 has -1 points"),
    ],
)
def test_what_is_wrong_is_named(wrong: Callable[[EvoState], None], said: str) -> None:
    state = in_an_auction()
    wrong(state)
    assert said in found(state)


def test_points_that_nobody_told_of_are_named() -> None:
    before = in_an_auction()
    state = before.copy()
    state.points[A] += 3
    assert "points" in found(state, before)
    assert found(state, before, PointsScored(A, 3, state.points[A])) == ""
    state.points[A] -= 2
    told = PointsScored(A, 3, before.points[A] + 3), GenePaid(A, "horn", 2, 2)
    assert found(state, before, *told) == ""


def test_dinosaurs_that_move_or_die_untold_are_named() -> None:
    before = in_an_auction()
    before.herds[:] = [0b0011, 0b0100, 0, 0]
    state = before.copy()
    state.herds[:2] = [0b1010, 0b0100]
    assert "herds" in found(state, before)
    assert found(state, before, DinosaurSwam(A, 0, 3)) == ""
    state.herds[:2] = [0b0010, 0b0100]
    assert found(state, before, DinosaursDied(A, (0,), "cold")) == ""


@pytest.mark.parametrize("won", [True, False])
def test_a_fight_accounts_for_both(won: bool) -> None:
    before = in_an_auction()
    before.herds[:] = [0b01, 0b10, 0, 0]
    state = before.copy()
    state.herds[:2] = [0b10, 0] if won else [0, 0b10]
    fight = CombatFought(A, B, 0, 1, 1 if won else 6, 2, won)
    assert found(state, before, fight) == ""
    assert "herds" in found(before, before, fight)

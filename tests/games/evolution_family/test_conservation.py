"""The accounts of Evolution, family version: whatever is lost, found or not told is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mesozoic.core.values import Event
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.contest import Comparing
from mesozoic.games.evolution_family.events import (
    CardLost,
    CardPut,
    ConeMoved,
    PieceDragged,
    PieceMoved,
    PieceSentBack,
    RockChosen,
    TokensLost,
    TokensRegained,
)
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.spots import SECTOR, ConeSpot, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import Thunderbolt
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    RIGHT,
    A,
    B,
    after,
    contesting,
    now,
    placing,
    position,
    slug,
)


def laid() -> FamilyState:
    """A bit of everything."""
    state = position(
        {0: "algae, fish rock marsh rock, birds", 1: "bacteria volcano rock rock, algae"},
        pieces={0: (1, MIDDLE, 1), 1: (0, MIDDLE)},
        cone=(1, 1, RIGHT),
        tokens={0: 7, 1: 0},
        discard="fish, eruption",
        bolts="flood, bolt",
        struck="waterhole, collapse",
    )
    return placing(state, "mammals", B)


def found(state: FamilyState, before: FamilyState | None = None, *told: Event) -> str:
    return "; ".join(GAME.unaccounted(before, state, told))


def test_nothing_is_missing_in_a_true_game() -> None:
    state = laid()
    assert found(state) == ""
    assert found(state, state.copy()) == ""


def test_nothing_is_missing_while_a_card_lies_on_the_table() -> None:
    state = contesting(position())
    assert found(state) == ""
    state = after(state, "guess 1", "guess 2", "stay out")
    assert found(state) == ""
    entries = ((0, 1), (1, 2))
    state.stack[:] = [Comparing(state.stack[-1].card, entries, 0)]  # type: ignore[attr-defined]
    assert found(state) == ""
    state = now(position({1: "algae volcano rock rock"}, pieces={1: (0, 1)}), Reveal(ready=False))
    assert found(after(state, "card eruption")) == "", "while it is carried out"


def lose_a_card(state: FamilyState) -> None:
    state.deck.remove(state.world.numbers[slug("algae")])


def forge_a_card(state: FamilyState) -> None:
    state.discard.append(state.world.eruption)


def lose_what_is_on_the_table(state: FamilyState) -> None:
    state.stack.clear()


def lose_the_discard(state: FamilyState) -> None:
    state.discard = []


def forget_what_left_the_game(state: FamilyState) -> None:
    state.removed = [state.world.thunderbolt]


def lose_a_thunderbolt(state: FamilyState) -> None:
    state.struck.pop(0)


def forge_a_thunderbolt(state: FamilyState) -> None:
    state.bolts[Thunderbolt.FLOOD] += 1


def mix_the_eras(state: FamilyState) -> None:
    state.paths[0] = state.paths[0][::-1]


def double_an_era(state: FamilyState) -> None:
    state.paths[1] = (*state.paths[1], state.paths[1][-1])


def step_off_the_path(state: FamilyState) -> None:
    state.pieces[0] = Spot(3, LEFT)


def step_off_the_table(state: FamilyState) -> None:
    state.pieces[0] = Spot(-2, LEFT)


def climb_the_volcano(state: FamilyState) -> None:
    state.pieces[1] = Spot(0, LEFT)


def climb_the_cone(state: FamilyState) -> None:
    state.pieces[1] = Spot(1, RIGHT)


def stand_on_half_a_rock(state: FamilyState) -> None:
    state.pieces[0] = Spot(1, LEFT, 1)


def float_the_cone(state: FamilyState) -> None:
    state.cone = ConeSpot(0, 1, MIDDLE)


def throw_the_cone_away(state: FamilyState) -> None:
    state.cone = ConeSpot(2, 0, MIDDLE)


def owe(state: FamilyState) -> None:
    state.tokens[1] = -1


def hoard(state: FamilyState) -> None:
    state.tokens[2] = 11


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lose_a_card, "2 cards algae-rock-rock-rock, not 3"),
        (forge_a_card, "4 cards eruption, not 3"),
        (lose_what_is_on_the_table, "0 cards mammals-rock-rock-rock, not 1"),
        (lose_the_discard, "1 cards fish-rock-rock-rock, not 2; 2 cards eruption, not 3"),
        (forget_what_left_the_game, "3 cards thunderbolt, not 2"),
        (lose_a_thunderbolt, "0 thunderbolts waterhole, not 1"),
        (forge_a_thunderbolt, "2 thunderbolts flood, not 1"),
        (mix_the_eras, "path 0 is"),
        (double_an_era, "path 1 is"),
        (step_off_the_path, "piece 0 stands nowhere"),
        (step_off_the_table, "piece 0 stands nowhere"),
        (climb_the_volcano, "piece 1 stands on a volcano or the cone"),
        (climb_the_cone, "piece 1 stands on a volcano or the cone"),
        (stand_on_half_a_rock, "piece 0 stands on a part of a place that has none"),
        (float_the_cone, "the cone stands on no rock"),
        (throw_the_cone_away, "the cone stands on no rock"),
        (owe, "animal 1 has -1 tokens"),
        (hoard, "animal 2 has 11 tokens"),
    ],
)
def test_what_is_wrong_is_named(wrong: Callable[[FamilyState], None], said: str) -> None:
    state = laid()
    wrong(state)
    assert said in found(state)


def test_a_path_of_seven_is_named() -> None:
    state = laid()
    seven = ("bacteria", "algae", "fish", "reptiles", "birds", "dinosaurs", "primates")
    state.paths[2] = tuple(state.world.numbers[slug(era)] for era in seven)
    assert "path 2 is" in found(state)


# What was told

OLD = Spot(1, MIDDLE, 1)
FISH = slug("fish")
# The piece and the tokens of the first animal, on (1, middle, outer) with 7, after what was told.
CHANGES: list[tuple[Spot, int, tuple[Event, ...]]] = [
    (OLD, 5, (TokensLost(0, 2),)),
    (OLD, 9, (TokensRegained(0, 2),)),
    (Spot(SECTOR, LEFT), 7, (RockChosen(0, LEFT),)),
    (Spot(2, MIDDLE), 7, (PieceMoved(0, 2, MIDDLE, 0, paid=False),)),
    (Spot(1, MIDDLE), 6, (PieceMoved(0, 1, MIDDLE, 0, paid=True),)),
    (Spot(0, MIDDLE), 7, (PieceSentBack(0, 0, MIDDLE),)),
    (Spot(0, LEFT), 7, (PieceDragged(B, 0, 0, LEFT),)),
    (Spot(2, MIDDLE, 1), 7, (CardPut(A, 0, FISH, 1, None),)),
    (Spot(2, MIDDLE, 1), 7, (CardPut(A, 0, FISH, 0, None),)),
    (OLD, 7, (CardPut(A, 0, FISH, 2, None),)),
    (OLD, 7, (CardPut(A, 0, FISH, 0, FISH),)),
    (OLD, 7, (CardPut(A, 1, FISH, 0, None), PieceDragged(A, 1, 0, MIDDLE))),
    (Spot(1, LEFT), 7, (CardPut(A, 0, FISH, 1, None), PieceDragged(A, 0, 1, LEFT))),
    (Spot(0, MIDDLE, 1), 7, (CardLost(0, FISH, 0),)),
    (OLD, 7, (CardLost(0, FISH, 2),)),
    (Spot(0, MIDDLE), 7, (CardLost(0, FISH, 1), PieceSentBack(0, 0, MIDDLE))),
    (OLD, 7, (ConeMoved(A, 0, 0, LEFT),)),
]


@pytest.mark.parametrize(("piece", "tokens", "told"), CHANGES)
def test_what_was_told_accounts_for_pieces_and_tokens(
    piece: Spot, tokens: int, told: tuple[Event, ...]
) -> None:
    before = laid()
    state = before.copy()
    state.pieces[0], state.tokens[0] = piece, tokens
    assert "told" not in found(state, before, *told)
    state.tokens[0] += 1
    assert "tokens" in found(state, before, *told)
    state.tokens[0] -= 1
    state.pieces[0] = Spot(SECTOR, RIGHT)
    assert "pieces" in found(state, before, *told)


def test_in_a_game_that_is_played_all_is_told() -> None:
    """The kit looks at every act that is played; here one that goes wrong."""
    state = now(position({0: "algae"}), Moving())
    before = state.copy()
    state = after(state, "move 0/1/0")
    assert "pieces" in found(state, before), "nobody told"

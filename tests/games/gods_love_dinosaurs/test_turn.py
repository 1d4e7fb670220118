"""A turn: taking a tile, placing it, and what that sets off."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from mesozoic.core.play import deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.events import (
    DinosaursActivated,
    SpeciesActivated,
    TilePlaced,
    TileTaken,
)
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, Turn
from tests.games.gods_love_dinosaurs.kit import (
    A,
    B,
    Eco,
    after,
    now,
    offered,
    position,
    standing,
    told,
    view,
)

FULL = {
    "frog": ("lake:frog wild", "forest lake"),
    "rabbit": ("field:rabbit field", "wild field"),
    "rat": ("forest:rat lake", "forest lake"),
    "tiger": ("field:tiger forest", "forest lake"),
    "eagle": ("forest:eagle lake", "forest lake"),
}
LAST_OF_RATS = FULL | {"rat": ("-", "forest lake")}
LAST_OF_FROGS = FULL | {"frog": ("-", "forest lake")}


def turn(state: GodsState, seat: Seat = A) -> GodsState:
    return now(state, Turn(seat))


def test_gd_2_1_any_tile_that_lies_face_up() -> None:
    state = turn(position(columns=FULL | {"rat": ("-", "forest lake"), "eagle": ("-", "-")}))
    assert offered(state) == [
        *("take frog 0", "take frog 1"),
        *("take rabbit 0", "take rabbit 1"),
        "take rat 1",
        *("take tiger 0", "take tiger 1"),
    ]


def test_gd_2_1_the_tile_leaves_the_board() -> None:
    state = after(turn(position(columns=FULL)), "take rat 0")
    assert [tile is None for tile in view(state, None).columns["rat"]] == [True, False]
    assert view(state, B).in_hand == view(turn(position(columns=FULL)), B).columns["rat"][0]
    assert told(state, TileTaken) == [TileTaken(A, "rat", 0, ("forest", "lake"), "rat")]


def test_gd_2_1_every_place_is_offered_in_every_direction() -> None:
    """Round a single hex there are 6 tiles on two places of its ring and 18 reaching out."""
    state = after(turn(position(columns=FULL)), "take frog 0")
    assert len(offered(state)) == 2 * (6 + 18)
    assert "place 1,0 east" in offered(state)
    assert "place 2,0 west" in offered(state)
    assert "place 0,0 east" not in offered(state)
    assert "place 2,0 east" not in offered(state)


def test_gd_2_1_an_animal_shown_comes_into_play_on_its_hex() -> None:
    state = after(turn(position(Eco("^ l", ". F"), columns=FULL)), "take tiger 0")
    state = after(state, "place 2,0 east")
    assert standing(state) == ". F T ."
    assert [spot.terrain for spot in view(state, B).ecosystems[A].hexes[2:]] == ["field", "forest"]
    assert told(state, TilePlaced) == [TilePlaced(A, (2, 3), ("field", "forest"), "tiger")]


def test_gd_2_1_a_tile_without_an_animal_brings_none() -> None:
    state = after(turn(position(columns=FULL)), "take frog 1", "place 1,0 east")
    assert standing(state) == ". . ."


def test_gd_2_1_the_second_hex_may_be_the_one_that_touches() -> None:
    state = after(turn(position(columns=FULL)), "take tiger 0", "place 2,0 west")
    assert standing(state) == ". T ."
    assert [(spot.q, spot.terrain) for spot in view(state, A).ecosystems[A].hexes[1:]] == [
        (2, "field"),
        (1, "forest"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gd_2_3_the_turn_passes_to_the_left(players: int) -> None:
    last = Seat(players - 1)
    for seat, following in ((Seat(0), Seat(1)), (last, Seat(0))):
        state = turn(position(players=players, columns=FULL), seat)
        state = after(state, "take frog 0", "place 1,0 east")
        assert list(deciders(state)) == [following]
        assert (state.active, state.turn) == (following, 2)


def test_gd_2_2_a_column_that_is_not_empty_does_nothing() -> None:
    state = after(turn(position(columns=FULL)), "take rat 0", "place 1,0 east")
    assert told(state, SpeciesActivated) == []
    assert state.volcano is None


def test_gd_2_2_an_emptied_column_activates_its_species_for_all() -> None:
    eco = Eco("^ t t", ". R .")
    state = turn(position(eco, eco, eco, columns=LAST_OF_RATS, pawn="frog"), B)
    state = after(state, "take rat 1", "place 3,0 east")
    now = pending(state)
    assert isinstance(now, Activation)
    assert now.animal is Animal.RAT
    assert list(deciders(state)) == [0, 1, 2]
    assert state.volcano == B
    assert told(state, SpeciesActivated) == [SpeciesActivated(B, "rat")]


def test_gd_2_2_the_tile_just_placed_counts() -> None:
    """The rat that came with the last tile reproduces too."""
    state = turn(position(Eco("^ t", ". ."), columns=FULL | {"rat": ("forest:rat lake", "-")}))
    state = after(state, "take rat 0", "place 2,0 east")
    assert offered(state) == ["breed 2-1", "confirm"]


def test_gd_2_3_the_dinosaurs_activate_after_the_species_if_the_pawn_is_there() -> None:
    state = turn(position(Eco("^ l l", "D F ."), columns=LAST_OF_FROGS, pawn="frog"))
    state = after(state, "take frog 1", "place 3,0 east")
    assert told(state, DinosaursActivated) == []
    assert offered(state) == ["breed 1-2", "confirm"]
    state = after(state, "confirm")
    assert told(state, DinosaursActivated) == [DinosaursActivated()]
    assert offered(state) == ["hunt 0-1", "leave 0 to starve"]


def test_gd_2_3_the_dinosaurs_do_not_activate_if_the_pawn_is_elsewhere() -> None:
    state = turn(position(Eco("^ l l", "D F ."), columns=LAST_OF_FROGS, pawn="rat"))
    state = after(state, "take frog 1", "place 3,0 east", "confirm")
    assert list(deciders(state)) == [B]
    assert view(state, None).pawn == "rat"


def test_gd_2_1_any_placement_is_drawn_as_often_as_another() -> None:
    """By every way at every place of the rim as the first that is drawn; some are drawn anew."""
    state = after(now(position(Eco("^ l l"), columns=FULL), Turn(A)), "take rat 1")
    placing = pending(state)
    assert isinstance(placing, Placing)
    ways = 12 * len(state.lands[A].rim)
    found: Counter[Action] = Counter()
    for way in range(ways):
        drawn = iter([(way + 0.5) / ways])
        with suppress(StopIteration):
            found[placing.pick(state, A, drawn.__next__)] += 1
    assert found == Counter(options(state, A))

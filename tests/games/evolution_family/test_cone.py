"""EF-3.3: the cone goes to an empty rock in any path, or stays."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from mesozoic.core.play import options
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.events import ConeMoved
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.spots import ConeSpot
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    OUTER,
    RIGHT,
    A,
    B,
    after,
    asked,
    is_idle,
    now,
    offered,
    position,
    told,
)


def test_ef_3_3_the_cone_goes_to_a_rock_in_any_path() -> None:
    state = now(position({0: "algae", 2: "fish, birds"}, active=1), Cone())
    assert asked(state) == B
    assert offered(state) == [
        *(f"cone 0/0/{lane}" for lane in range(3)),
        *(f"cone 2/0/{lane}" for lane in range(3)),
        *(f"cone 2/1/{lane}" for lane in range(3)),
        "leave cone",
    ]
    state = after(state, "cone 2/1/0")
    assert state.cone == ConeSpot(2, 1, LEFT)
    assert told(state, ConeMoved) == [ConeMoved(B, 2, 1, LEFT)]
    assert is_idle(state)


def test_ef_3_3_it_may_be_left_where_it_is() -> None:
    state = after(now(position({0: "algae"}), Cone()), "leave cone")
    assert (state.cone, told(state, ConeMoved)) == (None, [])
    state = after(now(position({0: "algae"}, cone=(0, 0, LEFT)), Cone()), "leave cone")
    assert state.cone == ConeSpot(0, 0, LEFT)


def test_ef_3_3_it_goes_on_to_another_rock() -> None:
    state = now(position({0: "algae", 1: "fish"}, cone=(1, 0, MIDDLE)), Cone())
    assert "cone 1/0/1" not in offered(state), "it is there already"
    assert len(offered(state, "cone")) == 5
    assert after(state, "cone 1/0/0").cone == ConeSpot(1, 0, LEFT)


@pytest.mark.parametrize("piece", [LEFT, MIDDLE, RIGHT])
@pytest.mark.parametrize("owner", [0, 1])
def test_ef_3_3_the_rock_must_be_empty(owner: int, piece: int) -> None:
    """One's own piece stands in its way as a rival's does."""
    state = now(position({owner: "algae, fish"}, pieces={owner: (1, piece)}), Cone())
    lines = offered(state, "cone")
    assert f"cone {owner}/1/{piece}" not in lines
    assert len(lines) == 5


def test_ef_3_3_a_piece_fills_a_rock_of_its_own_path_only() -> None:
    state = position({0: "algae", 1: "algae"}, pieces={0: (0, LEFT)})
    assert "cone 1/0/0" in offered(now(state, Cone()))


@pytest.mark.parametrize("ground", ["volcano", "marsh", "cave", "sea", "ravine"])
def test_ef_0_3_only_rocks_are_rocks(ground: str) -> None:
    state = now(position({0: f"algae rock rock {ground}"}), Cone())
    assert offered(state) == ["cone 0/0/0", "cone 0/0/1", "leave cone"]


def test_ef_3_3_a_piece_in_a_marsh_leaves_the_rocks_free() -> None:
    state = position({0: "algae rock rock marsh"}, pieces={0: (0, RIGHT, OUTER)})
    assert offered(now(state, Cone())) == ["cone 0/0/0", "cone 0/0/1", "leave cone"]


def test_ef_3_3_it_never_stands_on_a_sector_nor_goes_back_to_the_middle() -> None:
    state = now(position({0: "algae"}, cone=(0, 0, LEFT)), Cone())
    assert offered(state) == ["cone 0/0/1", "cone 0/0/2", "leave cone"]


def test_ef_3_3_without_paths_there_is_nowhere_to_go() -> None:
    assert offered(now(position(), Cone())) == ["leave cone"]


def test_ef_3_3_the_cone_comes_after_both_steps() -> None:
    state = now(position({0: "algae, fish"}), Moving(), Cone())
    assert offered(state, "cone") == []
    state = after(state, "move 0/1/0")
    assert offered(state, "cone") == [], "the second step comes first"
    state = after(state, "move 0/0/0")
    assert asked(state) == A
    assert offered(state, "move") == []
    assert "cone 0/0/0" not in offered(state)
    assert "cone 0/0/1" in offered(state)


def test_ef_3_3_the_cone_may_move_though_the_piece_did_not() -> None:
    state = after(now(position({1: "algae"}), Moving(), Cone()), "stay")
    assert len(offered(state, "cone")) == 3


def test_any_move_of_the_cone_is_picked_as_often_as_another() -> None:
    """By every place and none as the first that is drawn; what is no empty rock is drawn anew."""
    paths = {0: "algae, fish rock marsh volcano, birds", 1: "bacteria, mammals", 2: "primates"}
    state = now(position(paths, pieces={0: (2, LEFT)}, cone=(1, 1, RIGHT)), Cone())
    places = 3 * 6
    found: Counter[Action | None] = Counter()
    for place in range(places + 1):
        drawn = iter([(place + 0.5) / (places + 1)])
        with suppress(StopIteration):
            found[Cone().pick(state, A, drawn.__next__)] += 1
    assert found == Counter(options(state, A))


def test_few_moves_of_the_cone_are_listed() -> None:
    paths = {0: "algae", 1: "bacteria, mammals", 2: "primates"}
    assert Cone().pick(now(position(paths), Cone()), A, lambda: 0.0) is None

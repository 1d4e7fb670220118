"""Why not, of steps and of the cone: the rule that forbids it."""

from __future__ import annotations

import pytest

from mesozoic.core.game import Why
from mesozoic.games.evolution_family.actions import (
    Move,
    MoveCone,
)
from mesozoic.games.evolution_family.moving import Cone, Moving
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    OUTER,
    B,
    after,
    now,
    position,
    reason,
    why,
)
from tests.games.evolution_family.midturn import cone, moving

# Moving


def test_explain_ef_3_3_it_is_not_the_time_to_move() -> None:
    assert reason(cone(), "move 0/0/0") == "EF-3.3 why-not-moving"
    assert reason(moving(), "move 1/0/0", seat=B) == "EF-3.3 why-not-moving"


def test_explain_ef_3_3_a_second_step_has_its_price() -> None:
    state = position({0: "algae"}, tokens={0: 0}, cone=None)
    state = after(now(state, Moving(), Cone()), "move 0/1/0")
    about = {"animal": 0}
    assert why(state, "move 0/0/0") == Why("EF-3.3", "why-second-step-price", about)
    assert reason(state, "move 0/0/0", seat=B) == "EF-3.3 why-not-moving"


@pytest.mark.parametrize(
    "place", [(3, 1, 0), (-2, 1, 0), (1, 3, 0), (1, -1, 0), (1, 0, 1), (-1, 1, 1), (1, 1, 2)]
)
def test_explain_ef_4_1_there_is_no_such_place(place: tuple[int, int, int]) -> None:
    assert reason(moving(), Move(*place)) == "EF-4.1 why-no-place"


def test_explain_ef_4_1_only_a_marsh_has_two_parts() -> None:
    state = moving("algae rock marsh rock", (0, LEFT))
    assert reason(state, Move(0, 1, 2)) == "EF-4.1 why-no-place"
    assert reason(state, Move(0, 0, 1)) == "EF-4.1 why-no-place"


@pytest.mark.parametrize("place", [(2, 0, 0), (0, 0, 0), (-1, 1, 0), (1, 1, 0)])
def test_explain_ef_4_1_no_way_leads_there(place: tuple[int, int, int]) -> None:
    assert reason(moving(), Move(*place)) == "EF-4.1 why-no-way"


def test_explain_ef_4_1_the_cone_stands_there() -> None:
    state = position({0: "algae"}, cone=(0, 0, MIDDLE))
    assert reason(now(state, Moving()), "move 0/1/0") == "EF-4.1 why-barred-by-cone"


def test_explain_ef_4_1_a_volcano_stands_there() -> None:
    state = moving("algae volcano rock rock", (0, MIDDLE))
    assert reason(state, "move 0/0/0") == "EF-4.1 why-barred-by-volcano"


@pytest.mark.parametrize(
    ("ground", "era", "key"),
    [("sea", "fish", "why-barred-by-sea"), ("ravine", "birds", "why-barred-by-ravine")],
)
def test_explain_ef_4_2_access_is_restricted(ground: str, era: str, key: str) -> None:
    card = f"algae {ground} rock rock"
    held = why(moving(f"{card}, {era}", (0, MIDDLE)), "move 0/0/0")
    assert held == Why("EF-4.2", key, {"holds": True})
    lacking = why(moving(card, (0, MIDDLE), "barred-unless"), "move 0/0/0")
    assert lacking == Why("EF-4.2", key, {"holds": False})


MARSH = "algae, fish rock marsh rock, birds"


@pytest.mark.parametrize(
    ("piece", "place"),
    [
        ((0, MIDDLE), (1, 1, 1)),
        ((2, MIDDLE), (1, 1, 0)),
        ((1, LEFT), (1, 1, 1)),
        ((1, MIDDLE), (2, 1, 0)),
        ((1, MIDDLE, OUTER), (0, 1, 0)),
    ],
)
def test_explain_ef_4_1_a_marsh_is_walked_part_by_part(
    piece: tuple[int, ...], place: tuple[int, int, int]
) -> None:
    assert reason(moving(MARSH, piece), Move(*place)) == "EF-4.1 why-marsh-way"


# The cone


def test_explain_ef_3_3_it_is_not_the_time_for_the_cone() -> None:
    assert reason(moving(), "cone 0/1/1") == "EF-3.3 why-not-cone"
    assert reason(cone(), "cone 0/0/0", seat=B) == "EF-3.3 why-not-cone"


def test_explain_ef_3_3_the_cone_never_stands_on_a_sector() -> None:
    assert reason(cone(), "cone 0/-1/0") == "EF-3.3 why-cone-on-sector"


@pytest.mark.parametrize("place", [(0, 1, 0), (2, 0, 0), (0, 0, 3), (0, -2, 0)])
def test_explain_ef_3_3_there_is_no_such_place(place: tuple[int, int, int]) -> None:
    assert reason(cone(), MoveCone(*place)) == "EF-3.3 why-no-place"


def test_explain_ef_3_3_the_cone_is_there_already() -> None:
    assert reason(cone(), "cone 0/0/1") == "EF-3.3 why-cone-there"


def test_explain_ef_3_3_it_stands_on_rocks() -> None:
    assert reason(cone(), "cone 1/0/2") == "EF-3.3 why-cone-not-rock"


def test_explain_ef_3_3_on_empty_ones() -> None:
    assert why(cone(), "cone 1/0/0") == Why("EF-3.3", "why-cone-occupied", {"animal": 1})
    assert reason(cone(), "cone 1/0/1") == "offered"

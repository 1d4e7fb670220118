"""EF-4.3 and EF-4.4: straight back to the first rock, and cards that are lost."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family.events import CardLost, ConeReturned, PieceSentBack
from mesozoic.games.evolution_family.paths import lose_card
from mesozoic.games.evolution_family.spots import SECTOR, ConeSpot, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.ways import send_back
from tests.games.evolution_family.kit import (
    INNER,
    LEFT,
    MIDDLE,
    OUTER,
    RIGHT,
    discarded,
    path,
    position,
    slug,
    told,
)


def sent_back(line: str, piece: tuple[int, ...], cone: tuple[int, int, int] | None = None) -> Spot:
    state = position({0: line}, pieces={0: piece}, cone=cone)
    state.aloud = True
    send_back(state, 0)
    spot = state.pieces[0]
    if piece[0] != SECTOR:
        assert told(state, PieceSentBack) == [PieceSentBack(0, spot.depth, spot.lane)]
    return spot


@pytest.mark.parametrize("lane", [LEFT, MIDDLE, RIGHT])
def test_ef_4_3_straight_back_along_its_lane_to_the_first_rock(lane: int) -> None:
    """Not the rock beside it, nor the one on which it may stand."""
    assert sent_back("algae, fish, birds", (2, lane)) == Spot(1, lane, INNER)


@pytest.mark.parametrize("lane", [LEFT, MIDDLE, RIGHT])
def test_ef_4_3_from_the_first_card_to_the_sector(lane: int) -> None:
    assert sent_back("algae, fish, birds", (0, lane)) == Spot(SECTOR, lane, INNER)


@pytest.mark.parametrize("ground", ["volcano", "marsh", "cave", "sea", "ravine"])
def test_ef_0_3_it_passes_whatever_is_no_rock(ground: str) -> None:
    line = f"algae, reptiles {ground} rock rock, birds"
    assert sent_back(line, (2, LEFT)) == Spot(0, LEFT, INNER)
    assert sent_back(line, (2, MIDDLE)) == Spot(1, MIDDLE, INNER), "the next lane has a rock"


@pytest.mark.parametrize("access", ["barred-if", "barred-unless"])
def test_ef_0_3_seas_are_passed_whoever_may_enter_them(access: str) -> None:
    state = position(
        {0: "algae sea rock rock, reptiles"}, pieces={0: (1, LEFT)}, restricted_access=access
    )
    send_back(state, 0)
    assert state.pieces[0] == Spot(SECTOR, LEFT, INNER)


def test_ef_4_3_as_far_as_the_sector_if_need_be() -> None:
    line = "bacteria rock marsh rock, algae rock cave rock, fish rock marsh rock, reptiles"
    assert sent_back(line, (3, MIDDLE)) == Spot(SECTOR, MIDDLE, INNER)


@pytest.mark.parametrize("part", [INNER, OUTER])
def test_ef_4_3_out_of_a_marsh_from_either_part(part: int) -> None:
    """B does not go back to A: a marsh is no rock."""
    assert sent_back("algae, fish rock marsh rock", (1, MIDDLE, part)) == Spot(0, MIDDLE, INNER)


def test_ef_4_3_a_rock_with_the_cone_is_passed_over() -> None:
    line = "algae, fish, birds"
    assert sent_back(line, (2, LEFT), cone=(0, 1, LEFT)) == Spot(0, LEFT, INNER)
    assert sent_back(line, (2, LEFT), cone=(0, 1, MIDDLE)) == Spot(1, LEFT, INNER)
    assert sent_back(line, (1, LEFT), cone=(0, 0, LEFT)) == Spot(SECTOR, LEFT, INNER)


def test_ef_4_3_a_cone_in_another_path_is_not_in_the_way() -> None:
    state = position({0: "algae, fish", 1: "algae"}, pieces={0: (1, LEFT)}, cone=(1, 0, LEFT))
    send_back(state, 0)
    assert state.pieces[0] == Spot(0, LEFT, INNER)


def test_ef_4_3_the_sector_is_as_far_back_as_it_goes() -> None:
    assert sent_back("algae", (SECTOR, LEFT)) == Spot(SECTOR, LEFT, INNER)


def test_ef_4_3_volcano_after_volcano() -> None:
    line = "bacteria, algae volcano rock rock, fish volcano rock rock, reptiles"
    assert sent_back(line, (3, LEFT)) == Spot(0, LEFT, INNER)


# Cards that are lost


def losing(
    depth: int, piece: tuple[int, ...], cone: tuple[int, int, int] | None = None
) -> FamilyState:
    state = position(
        {0: "algae, fish, birds", 1: "algae, fish hurricane, birds, mammals"},
        pieces={0: (0, LEFT), 1: piece},
        cone=cone,
        discard="eruption",
    )
    state.aloud = True
    lose_card(state, 1, depth)
    return state


def test_ef_4_4_a_lost_card_goes_to_the_discard_and_the_path_closes_up() -> None:
    state = losing(1, (SECTOR, RIGHT))
    assert path(state, 1) == [slug("algae"), slug("birds"), slug("mammals")]
    assert discarded(state) == ["eruption", slug("fish hurricane")]
    assert told(state, CardLost) == [CardLost(1, slug("fish hurricane"), 1)]
    assert state.pieces[1] == Spot(SECTOR, RIGHT, INNER)
    assert path(state, 0) == [slug("algae"), slug("fish"), slug("birds")]


@pytest.mark.parametrize(
    ("before", "behind"), [((0, RIGHT), (0, RIGHT)), ((2, LEFT), (1, LEFT)), ((3, LEFT), (2, LEFT))]
)
def test_ef_4_4_lane_to_lane(before: tuple[int, int], behind: tuple[int, int]) -> None:
    """Pieces stay on their card and in their lane."""
    state = losing(1, before)
    assert state.pieces[1] == Spot(*behind, INNER)
    assert state.pieces[0] == Spot(0, LEFT, INNER)
    assert told(state, PieceSentBack) == []


def test_ef_4_4_a_piece_whose_own_card_is_lost_is_sent_back() -> None:
    state = losing(1, (1, RIGHT))
    assert state.pieces[1] == Spot(0, RIGHT, INNER)
    assert told(state, PieceSentBack) == [PieceSentBack(1, 0, RIGHT)]


def test_ef_4_4_from_the_first_card_to_the_sector() -> None:
    assert losing(0, (0, MIDDLE)).pieces[1] == Spot(SECTOR, MIDDLE, INNER)


def test_ef_4_4_the_cone_on_a_lost_card_returns_to_the_middle() -> None:
    state = losing(1, (2, LEFT), cone=(1, 1, LEFT))
    assert state.cone is None
    assert told(state, ConeReturned) == [ConeReturned()]


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ((1, 0, 1), (1, 0, 1)),
        ((1, 2, 1), (1, 1, 1)),
        ((1, 3, 1), (1, 2, 1)),
        ((0, 1, 1),) * 2,
        ((0, 2, 1),) * 2,
    ],
)
def test_ef_4_4_a_cone_elsewhere_keeps_its_card(
    before: tuple[int, int, int], behind: tuple[int, int, int]
) -> None:
    state = losing(1, (SECTOR, LEFT), cone=before)
    assert state.cone == ConeSpot(*behind)
    assert told(state, ConeReturned) == []


def test_ef_4_4_without_the_cone_in_a_path_nothing_returns() -> None:
    assert told(losing(1, (SECTOR, LEFT)), ConeReturned) == []

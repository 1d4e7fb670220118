"""EF-5.1: an eruption sends back one rival's piece on a flank, if the revealer likes."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family.events import (
    CardRevealed,
    NobodySentBack,
    PieceSentBack,
    VolcanoErupted,
)
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import (
    INNER,
    LEFT,
    MIDDLE,
    OUTER,
    RIGHT,
    A,
    B,
    after,
    asked,
    chances,
    discarded,
    now,
    offered,
    position,
    told,
)


def erupting(
    line: str, piece: tuple[int, ...], cone: tuple[int, int, int] | None = None, active: int = 0
) -> FamilyState:
    """The first player reveals an eruption; the second's piece stands somewhere in their path."""
    state = position({1: line}, pieces={1: piece}, cone=cone, active=active)
    return after(now(state, Reveal(ready=False)), "card eruption")


# Who stands on a flank


@pytest.mark.parametrize(
    ("line", "lane", "hit"),
    [
        ("algae volcano rock rock", MIDDLE, True),
        ("algae volcano rock rock", RIGHT, False),
        ("algae rock rock volcano", MIDDLE, True),
        ("algae rock rock volcano", LEFT, False),
        ("algae", MIDDLE, False),
    ],
)
def test_ef_5_1_the_flank_is_the_next_lane_of_the_same_card(
    line: str, lane: int, hit: bool
) -> None:
    assert bool(offered(erupting(line, (0, lane)), "erupt 1")) == hit


@pytest.mark.parametrize("depth", [0, 2])
@pytest.mark.parametrize("lane", [LEFT, MIDDLE])
def test_ef_5_1_other_cards_are_no_flank(depth: int, lane: int) -> None:
    state = erupting("algae, fish volcano rock rock, birds", (depth, lane))
    assert offered(state) == []


@pytest.mark.parametrize(
    ("cone", "lane", "hit"),
    [
        (LEFT, MIDDLE, True),
        (LEFT, RIGHT, False),
        (MIDDLE, LEFT, True),
        (MIDDLE, RIGHT, True),
        (RIGHT, MIDDLE, True),
        (RIGHT, LEFT, False),
    ],
)
def test_ef_5_1_the_cone_erupts_too(cone: int, lane: int, hit: bool) -> None:
    state = erupting("algae, fish, birds", (1, lane), cone=(1, 1, cone))
    assert bool(offered(state, "erupt 1")) == hit


def test_ef_5_1_a_cone_on_another_card_or_in_another_path_does_nothing() -> None:
    assert offered(erupting("algae, fish", (1, MIDDLE), cone=(1, 0, LEFT))) == []
    state = position({1: "algae", 2: "algae"}, pieces={1: (0, MIDDLE)}, cone=(2, 0, LEFT))
    assert offered(after(now(state, Reveal(ready=False)), "card eruption")) == []


@pytest.mark.parametrize("part", [INNER, OUTER])
def test_ef_5_1_both_parts_of_a_marsh_lie_on_the_flank(part: int) -> None:
    assert offered(erupting("algae rock marsh volcano", (0, MIDDLE, part)), "erupt 1")
    beside = erupting("algae marsh rock rock", (0, LEFT, part), cone=(1, 0, MIDDLE))
    assert offered(beside, "erupt 1")


def test_ef_5_1_in_a_cave_one_is_safe() -> None:
    assert offered(erupting("algae rock cave rock", (0, MIDDLE), cone=(1, 0, LEFT))) == []
    beside = erupting("algae rock cave rock", (0, RIGHT), cone=(1, 0, LEFT))
    assert offered(beside) == [], "two lanes away"


@pytest.mark.parametrize("ground", ["sea", "ravine"])
def test_ef_5_1_seas_and_ravines_are_no_shelter(ground: str) -> None:
    line = f"algae {ground} rock rock"
    assert offered(erupting(line, (0, LEFT), cone=(1, 0, MIDDLE)), "erupt 1")


def test_ef_5_1_nobody_is_hit_on_a_sector() -> None:
    state = erupting("algae volcano rock rock", (SECTOR, MIDDLE))
    assert offered(state) == []


# Erupting


def test_ef_5_1_the_piece_is_sent_back() -> None:
    state = erupting("algae, fish rock rock volcano", (1, MIDDLE))
    assert (asked(state), offered(state)) == (A, ["erupt 1", "spare"])
    state = after(state, "erupt 1")
    assert state.pieces[1] == Spot(0, MIDDLE, INNER)
    assert told(state, VolcanoErupted) == [VolcanoErupted(A, 1, ((1, RIGHT),))]
    assert told(state, PieceSentBack) == [PieceSentBack(1, 0, MIDDLE)]


def test_ef_5_1_an_eruption_of_the_cone_is_told_as_the_cones() -> None:
    state = erupting("algae, fish", (1, MIDDLE), cone=(1, 1, LEFT))
    assert told(after(state, "erupt 1"), VolcanoErupted) == [
        VolcanoErupted(A, 1, ((1, LEFT),), cone=True)
    ]


def test_ef_5_1_a_volcano_is_not_told_as_the_cone_that_stands_likewise_in_another_path() -> None:
    paths = {1: "algae, fish volcano rock rock", 2: "algae, fish"}
    state = position(paths, pieces={1: (1, MIDDLE)}, cone=(2, 1, LEFT))
    state = after(now(state, Reveal(ready=False)), "card eruption", "erupt 1")
    assert told(state, VolcanoErupted) == [VolcanoErupted(A, 1, ((1, LEFT),))]


def test_ef_5_1_between_a_volcano_and_the_cone_both_are_told() -> None:
    state = erupting("algae volcano rock rock", (0, MIDDLE), cone=(1, 0, RIGHT))
    assert told(after(state, "erupt 1"), VolcanoErupted) == [
        VolcanoErupted(A, 1, ((0, LEFT), (0, RIGHT)))
    ]


def test_ef_5_1_one_may_spare_them() -> None:
    state = after(erupting("algae rock rock volcano", (0, MIDDLE)), "spare")
    assert state.pieces[1] == Spot(0, MIDDLE, INNER)
    assert told(state, NobodySentBack) == [NobodySentBack(A)]


def test_ef_5_1_only_one_piece_though_several_stand_on_flanks() -> None:
    lines = dict.fromkeys((1, 2, 3), "algae volcano rock rock")
    state = position(lines, players=4, pieces=dict.fromkeys((1, 2, 3), (0, MIDDLE)), active=3)
    state = after(now(state, Reveal(ready=False)), "card eruption")
    assert offered(state) == ["erupt 1", "erupt 2", "spare"], "not one's own"
    state = after(state, "erupt 2")
    assert [piece.depth for piece in state.pieces] == [SECTOR, 0, SECTOR, 0]
    assert asked(state) is None, "the next card comes"


def test_ef_5_1_ones_own_piece_is_no_rival() -> None:
    state = position({0: "algae volcano rock rock"}, pieces={0: (0, MIDDLE)})
    assert offered(after(now(state, Reveal(ready=False)), "card eruption")) == []


def test_ef_6_2_a_players_other_animal_is_no_rival() -> None:
    lines = dict.fromkeys(range(4), "algae volcano rock rock")
    for active, victims in ((0, ["erupt 1", "erupt 3"]), (3, ["erupt 0", "erupt 2"])):
        pieces = dict.fromkeys(range(4), (0, MIDDLE))
        state = position(lines, players=2, pieces=pieces, active=active)
        state = after(now(state, Reveal(ready=False)), "card eruption")
        assert offered(state, "erupt") == victims


def test_ef_5_1_with_nobody_on_a_flank_nobody_is_asked() -> None:
    state = erupting("algae", (0, MIDDLE))
    assert asked(state) is None
    assert told(state, NobodySentBack) == [NobodySentBack(A)]
    assert discarded(state) == ["eruption"]


def test_ef_5_1_whoever_reveals_it_decides() -> None:
    state = position({2: "algae volcano rock rock"}, pieces={2: (0, MIDDLE)}, active=1)
    assert asked(after(now(state, Reveal(ready=False)), "card eruption")) == B


# The card


def test_ef_3_1_an_eruption_is_discarded_when_it_is_done_and_the_next_card_comes() -> None:
    state = erupting("algae rock rock volcano", (0, MIDDLE))
    assert told(state, CardRevealed) == [CardRevealed(0, "eruption")]
    assert discarded(state) == []
    state = after(state, "erupt 1")
    assert discarded(state) == ["eruption"]
    assert chances(state)["card eruption"] == 1, "one of two is left"


def test_ef_3_1_one_eruption_after_another() -> None:
    state = erupting("algae, fish rock rock volcano", (1, MIDDLE), cone=(1, 0, LEFT))
    state = after(state, "erupt 1", "card eruption")
    assert offered(state) == ["erupt 1", "spare"], "the cone beside the rock it was sent to"
    state = after(state, "erupt 1")
    assert state.pieces[1] == Spot(SECTOR, MIDDLE, INNER)
    assert discarded(state) == ["eruption", "eruption"]

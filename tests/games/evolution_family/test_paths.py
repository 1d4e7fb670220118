"""EF-2.1 to EF-2.3: where era cards go, what they replace, and whom they drag along."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family.events import (
    CardDiscarded,
    CardPut,
    ConeReturned,
    PieceDragged,
)
from mesozoic.games.evolution_family.paths import place_for
from mesozoic.games.evolution_family.spots import SECTOR, ConeSpot, Spot
from tests.games.evolution_family.kit import (
    INNER,
    LEFT,
    MIDDLE,
    ORDER,
    OUTER,
    RIGHT,
    SIX,
    A,
    B,
    C,
    after,
    asked,
    discarded,
    eras,
    is_idle,
    offered,
    path,
    placing,
    position,
    slug,
    told,
)

ANYWHERE = ["put 0", "put 1", "put 2", "discard"]


# Where a card goes


@pytest.mark.parametrize("era", ORDER)
def test_ef_2_2_any_era_may_begin_a_path(era: str) -> None:
    state = placing(position(), era)
    assert offered(state) == ANYWHERE
    state = after(state, "put 0")
    assert eras(state, 0) == era
    assert is_idle(state)


def test_ef_2_2_a_card_goes_into_anybodys_path() -> None:
    state = after(placing(position(), "fish", B), "put 2")
    assert [eras(state, animal) for animal in range(3)] == ["", "", "fish"]
    assert told(state, CardPut) == [CardPut(B, 2, slug("fish"), 0, None)]


def test_ef_3_2_a_card_may_be_discarded() -> None:
    state = after(placing(position(discard="algae"), "fish", C), "discard")
    assert discarded(state) == [slug("algae"), slug("fish")]
    assert told(state, CardDiscarded) == [CardDiscarded(C, slug("fish"))]
    assert state.paths == [(), (), ()]


@pytest.mark.parametrize(
    ("era", "depth", "found"),
    [
        ("bacteria", 0, "bacteria fish birds mammals"),
        ("algae", 0, "algae fish birds mammals"),
        ("reptiles", 1, "fish reptiles birds mammals"),
        ("dinosaurs", 2, "fish birds dinosaurs mammals"),
        ("primates", 3, "fish birds mammals primates"),
    ],
)
def test_ef_2_1_a_card_goes_where_its_era_belongs(era: str, depth: int, found: str) -> None:
    """Next to the board, in between, or at the outer end; eras may be left out."""
    state = after(placing(position({1: "fish, birds, mammals"}), era), "put 1")
    assert eras(state, 1) == found
    assert told(state, CardPut) == [CardPut(A, 1, slug(era), depth, None)]
    assert told(state, CardPut)[0].cites == "EF-2.1"


def test_ef_2_1_every_card_has_one_place_in_every_path() -> None:
    """The order of eras is strict: whatever is laid, the path stays in order with none twice."""
    for line in ("", "algae", "bacteria, primates", "fish, reptiles, birds", SIX):
        for era in ORDER:
            state = position({0: line})
            number = state.world.numbers[slug(era)]
            depth, replaces = place_for(state, 0, number)
            there = [name.strip() for name in line.split(",") if name.strip()]
            assert replaces == (era in there)
            expected = sum(ORDER.index(other) < ORDER.index(era) for other in there)
            assert depth == expected


# A path of six


@pytest.mark.parametrize("era", ["fish", "birds"])
def test_ef_2_2_nothing_is_added_to_a_path_of_six(era: str) -> None:
    for card in (era, f"{era} waterhole"):
        state = placing(position({0: SIX, 1: "algae"}), card)
        assert offered(state) == ["put 1", "put 2", "discard"]


def test_ef_2_2_nothing_is_added_at_the_end_of_a_path_of_six() -> None:
    six = "bacteria, algae, fish, reptiles, birds, dinosaurs"
    assert offered(placing(position({0: six}), "primates")) == ["put 1", "put 2", "discard"]


def test_ef_2_1_a_path_of_five_takes_a_sixth() -> None:
    state = placing(position({0: "bacteria, algae, reptiles, dinosaurs, mammals"}), "birds")
    state = after(state, "put 0")
    assert eras(state, 0) == "bacteria algae reptiles birds dinosaurs mammals"


@pytest.mark.parametrize("era", SIX.split(", "))
def test_ef_2_2_replacing_is_allowed_in_a_path_of_six(era: str) -> None:
    state = placing(position({0: SIX}), f"{era} waterhole")
    state = after(state, "put 0")
    assert eras(state, 0) == SIX.replace(",", "")
    assert slug(f"{era} waterhole") in path(state, 0)


# Replacing


def test_ef_2_2_an_era_that_is_there_is_replaced_and_discarded() -> None:
    state = position({1: "algae, fish rock rock marsh, birds"}, discard="eruption")
    state = after(placing(state, "fish", C), "put 1")
    assert path(state, 1) == [slug("algae"), slug("fish"), slug("birds")]
    assert discarded(state) == ["eruption", slug("fish rock rock marsh")]
    replaced = slug("fish rock rock marsh")
    assert told(state, CardPut) == [CardPut(C, 1, slug("fish"), 1, replaced)]


@pytest.mark.parametrize("owner", [0, 1])
def test_ef_2_2_a_card_with_a_piece_on_it_is_not_replaced(owner: int) -> None:
    """Not even one's own."""
    state = position({owner: "algae, fish"}, pieces={owner: (1, LEFT)})
    for card in ("fish rock rock rock", "fish waterhole"):
        state = placing(position({owner: "algae, fish"}, pieces={owner: (1, LEFT)}), card)
        assert f"put {owner}" not in offered(state)


@pytest.mark.parametrize("piece", [(SECTOR, 0), (0, 1), (2, 1)])
def test_ef_2_2_only_a_piece_on_that_very_card_protects_it(piece: tuple[int, int]) -> None:
    state = position({0: "algae, fish, birds"}, pieces={0: piece, 1: (SECTOR, 1)})
    state = after(placing(state, "fish waterhole"), "put 0")
    assert state.pieces[0] == Spot(*piece, INNER), "replacing moves nobody"
    assert is_idle(state)


@pytest.mark.parametrize("there", ["fish waterhole", "fish rock cave rock"])
@pytest.mark.parametrize("card", ["fish", "fish rock rock volcano", "fish earthquake"])
def test_ef_2_2_a_plain_card_does_not_replace_a_premium_one(there: str, card: str) -> None:
    state = placing(position({0: there, 1: "fish"}, deck=f"{card}, algae"), card)
    assert offered(state) == ["put 1", "put 2", "discard"]


@pytest.mark.parametrize("there", ["fish waterhole", "fish rock cave rock", "fish hurricane"])
@pytest.mark.parametrize("card", ["fish waterhole", "fish cave rock rock"])
def test_ef_2_2_a_premium_card_replaces_any(there: str, card: str) -> None:
    state = after(placing(position({0: there}, deck=card), card), "put 0")
    assert path(state, 0) == [slug(card)]
    assert discarded(state) == [slug(there)]


def test_ef_2_2_an_unstable_card_may_replace_a_safe_one() -> None:
    """To do harm: only premium cards are protected."""
    state = placing(position({1: "fish"}, deck="fish volcano rock rock"), "fish volcano rock rock")
    assert path(after(state, "put 1"), 1) == [slug("fish volcano rock rock")]


# The cone on cards that are replaced, and moved by cards that are inserted


def test_ef_4_4_the_cone_on_a_replaced_card_returns_to_the_middle() -> None:
    state = position({1: "algae, fish, birds"}, cone=(1, 1, LEFT))
    state = after(placing(state, "fish waterhole"), "put 1")
    assert state.cone is None
    assert told(state, ConeReturned) == [ConeReturned()]


@pytest.mark.parametrize("cone", [(1, 0, 0), (1, 2, 0), (0, 1, 0)])
def test_ef_4_4_a_cone_elsewhere_stays_when_a_card_is_replaced(cone: tuple[int, int, int]) -> None:
    state = position({0: "algae, fish", 1: "algae, fish, birds"}, cone=cone)
    state = after(placing(state, "fish waterhole"), "put 1")
    assert state.cone == ConeSpot(*cone)
    assert told(state, ConeReturned) == []


@pytest.mark.parametrize(
    ("before", "behind"),
    [((1, 0, 2), (1, 0, 2)), ((1, 1, 2), (1, 2, 2)), ((1, 2, 0), (1, 3, 0)), ((0, 1, 1),) * 2],
)
def test_ef_2_2_the_cone_goes_with_its_card(
    before: tuple[int, int, int], behind: tuple[int, int, int]
) -> None:
    """Reptiles come between: the cone stays on the card it stood on, in its lane."""
    state = position({0: "algae, birds", 1: "fish, birds, mammals"}, cone=before)
    card = path(state, before[0])[before[1]]
    state = after(placing(state, "reptiles"), "put 1")
    assert state.cone == ConeSpot(*behind)
    assert path(state, behind[0])[behind[1]] == card


# Dragging


def test_ef_2_3_a_card_inserted_behind_a_piece_drags_it_along() -> None:
    state = position({1: "algae, birds"}, pieces={1: (1, LEFT)})
    state = after(placing(state, "fish"), "put 1")
    assert (asked(state), offered(state)) == (A, ["drag 0", "drag 1", "drag 2"])
    state = after(state, "drag 2")
    assert state.pieces[1] == Spot(1, RIGHT, INNER)
    assert eras(state, 1) == "algae fish birds"
    assert told(state, PieceDragged) == [PieceDragged(A, 1, 1, RIGHT)]
    assert is_idle(state)


def test_ef_2_3_whoever_inserts_chooses_and_not_the_owner_nor_the_active() -> None:
    state = position({1: "birds"}, pieces={1: (0, LEFT)}, active=0)
    state = after(placing(state, "fish", C), "put 1")
    assert asked(state) == C


def test_ef_2_3_in_ones_own_path_too() -> None:
    state = position({0: "algae, birds"}, pieces={0: (0, LEFT)})
    state = after(placing(state, "bacteria"), "put 0")
    assert (asked(state), offered(state)) == (A, ["drag 0", "drag 1", "drag 2"])
    assert after(state, "drag 1").pieces[0] == Spot(0, MIDDLE, INNER)


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_ef_2_3_however_far_out_the_piece_is(depth: int) -> None:
    state = position({1: "fish, birds, mammals"}, pieces={1: (depth, RIGHT)})
    state = after(placing(state, "bacteria"), "put 1", "drag 0")
    assert state.pieces[1] == Spot(0, LEFT, INNER)


@pytest.mark.parametrize("piece", [(0, LEFT), (1, RIGHT)])
def test_ef_2_3_a_card_further_out_drags_nobody(piece: tuple[int, int]) -> None:
    state = position({1: "fish, reptiles, mammals"}, pieces={1: piece})
    state = after(placing(state, "birds"), "put 1")
    assert state.pieces[1] == Spot(*piece, INNER)
    assert is_idle(state)


def test_ef_2_3_a_card_at_the_end_drags_nobody() -> None:
    state = position({1: "fish, reptiles"}, pieces={1: (1, RIGHT)})
    state = after(placing(state, "birds"), "put 1")
    assert (state.pieces[1], is_idle(state)) == (Spot(1, RIGHT, INNER), True)


@pytest.mark.parametrize("animal", [0, 1])
def test_ef_2_3_a_piece_on_its_sector_is_never_moved(animal: int) -> None:
    state = position({animal: "fish, reptiles"}, pieces={animal: (SECTOR, RIGHT)})
    state = after(placing(state, "bacteria"), f"put {animal}")
    assert state.pieces[animal] == Spot(SECTOR, RIGHT, INNER)
    assert is_idle(state)


def test_ef_2_3_only_the_piece_of_that_path_is_dragged() -> None:
    state = position({0: "birds", 1: "birds"}, pieces={0: (0, LEFT), 1: (0, LEFT)})
    state = after(placing(state, "fish"), "put 1", "drag 1")
    assert state.pieces[:2] == [Spot(0, LEFT, INNER), Spot(0, MIDDLE, INNER)]


@pytest.mark.parametrize(
    ("card", "rocks"),
    [
        ("fish volcano rock rock", ["drag 1", "drag 2"]),
        ("fish rock cave rock", ["drag 0", "drag 2"]),
        ("fish rock marsh ravine", []),
        ("fish rock rock marsh", ["drag 0", "drag 1"]),
        ("fish ravine rock rock hurricane", ["drag 1", "drag 2"]),
        ("fish sea rock rock", ["drag 1", "drag 2"]),
    ],
)
def test_ef_2_3_it_is_moved_to_a_rock_and_to_nothing_else(card: str, rocks: list[str]) -> None:
    state = position({1: "birds"}, pieces={1: (0, RIGHT)}, deck=card)
    state = after(placing(state, card), "put 1")
    assert offered(state) == rocks
    if not rocks:
        assert state.pieces[1] == Spot(0, LEFT, INNER), "the only rock leaves no choice"
        assert told(state, PieceDragged) == [PieceDragged(A, 1, 0, LEFT)]


def test_ef_2_3_a_piece_is_dragged_out_of_a_marsh_and_a_cave() -> None:
    for places in ("marsh rock rock", "cave rock rock"):
        piece = (0, LEFT, OUTER if "marsh" in places else INNER)
        state = position({1: f"birds {places}"}, pieces={1: piece}, deck="fish")
        state = after(placing(state, "fish"), "put 1", "drag 0")
        assert state.pieces[1] == Spot(0, LEFT, INNER)


def test_ef_2_3_the_cone_bars_no_rock_of_a_new_card() -> None:
    """It stood on the card further out, and goes there with it."""
    state = position({1: "birds"}, pieces={1: (0, RIGHT)}, cone=(1, 0, LEFT))
    state = after(placing(state, "fish"), "put 1")
    assert offered(state) == ["drag 0", "drag 1", "drag 2"]
    assert after(state, "drag 0").cone == ConeSpot(1, 1, LEFT)

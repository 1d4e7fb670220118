"""EF-0.5 and EF-3.1: the thunderbolts, and their deck that is never shuffled again."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family.events import (
    CardLost,
    ConeReturned,
    NobodyStruck,
    PieceSentBack,
    ThunderboltStruck,
    TokensLost,
    TokensRegained,
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
    SIX,
    A,
    B,
    after,
    asked,
    chances,
    discarded,
    eras,
    now,
    offered,
    position,
    slug,
    told,
)

ALL = {
    "thunderbolt waterhole": 2,
    "thunderbolt earthquake": 2,
    "thunderbolt hurricane": 2,
    "thunderbolt ash-cloud": 2,
    "thunderbolt landslide": 1,
    "thunderbolt flood": 1,
    "thunderbolt collapse": 1,
    "thunderbolt bolt": 1,
}


def struck_by(state: FamilyState, bolt: str) -> FamilyState:
    """The active player reveals a thunderbolt card, and this one is on top."""
    state = now(state, Reveal(ready=False))
    return after(state, "card thunderbolt", f"thunderbolt {bolt}")


# The deck of thunderbolts


def test_ef_0_5_twelve_thunderbolts_of_which_any_may_be_on_top() -> None:
    state = after(now(position(), Reveal(ready=False)), "card thunderbolt")
    assert chances(state) == ALL


def test_ef_3_1_the_top_thunderbolt_strikes_and_goes_under_the_deck() -> None:
    state = struck_by(position(active=1), "flood")
    assert told(state, ThunderboltStruck) == [ThunderboltStruck(1, "flood")]
    assert [bolt.slug for bolt in state.struck] == ["flood"]
    assert sum(state.bolts) == 11
    state = after(state, "card thunderbolt")
    assert chances(state) == {line: n for line, n in ALL.items() if line != "thunderbolt flood"}


def test_ef_3_1_the_action_card_is_discarded_and_the_next_card_comes() -> None:
    state = struck_by(position(), "flood")
    assert discarded(state) == ["thunderbolt"]
    assert chances(state)["card thunderbolt"] == 1
    assert chances(state)["card eruption"] == 2


def test_ef_3_1_they_come_again_in_the_order_in_which_they_struck() -> None:
    """Once every one was seen, luck has no part in it."""
    state = position(bolts="collapse", struck="flood, landslide, waterhole")
    state = struck_by(state, "collapse")
    assert [bolt.slug for bolt in state.struck] == ["flood", "landslide", "waterhole", "collapse"]
    state = after(state, "card thunderbolt")
    assert told(state, ThunderboltStruck) == [ThunderboltStruck(0, "flood")]
    assert [bolt.slug for bolt in state.struck] == ["landslide", "waterhole", "collapse", "flood"]
    assert set(chances(state)) == {line for line in chances(state) if line.startswith("card ")}


def test_ef_3_1_the_unseen_ones_come_before_those_that_have_struck() -> None:
    state = position(bolts="collapse", struck="flood")
    state = after(now(state, Reveal(ready=False)), "card thunderbolt")
    assert chances(state) == {"thunderbolt collapse": 1}


def test_ef_3_1_thunderbolts_are_not_shuffled_with_the_evolution_cards() -> None:
    state = position(deck="thunderbolt, eruption", discard="fish", bolts="flood", struck="bolt")
    state = now(state, Reveal(ready=False))
    state = after(state, "card thunderbolt", "thunderbolt flood", "card eruption")
    assert len(state.deck) == 2, "made anew of the fish and the thunderbolt card"
    assert [bolt.slug for bolt in state.struck] == ["bolt", "flood"]


def test_ef_0_5_the_cards_of_which_a_thunderbolt_speaks_are_told() -> None:
    lines = {0: "algae, fish earthquake", 1: "birds earthquake", 2: "algae waterhole, fish"}
    state = struck_by(position(lines), "earthquake")
    assert told(state, ThunderboltStruck) == [ThunderboltStruck(0, "earthquake", ((0, 1), (1, 0)))]


@pytest.mark.parametrize(("active", "shown"), [(0, ()), (2, ((2, 0),))])
def test_ef_0_5_a_waterhole_is_of_use_to_the_revealer_only(
    active: int, shown: tuple[tuple[int, int], ...]
) -> None:
    state = struck_by(position({2: "algae waterhole"}, active=active), "waterhole")
    assert told(state, ThunderboltStruck) == [ThunderboltStruck(active, "waterhole", shown)]


# Waterhole


@pytest.mark.parametrize(("tokens", "regained"), [(0, 2), (7, 2), (8, 2), (9, 1), (10, 0)])
def test_ef_0_5_the_waterhole_gives_the_revealer_two_tokens_back(
    tokens: int, regained: int
) -> None:
    state = position({0: "fish waterhole"}, tokens={0: tokens})
    state = struck_by(state, "waterhole")
    assert state.tokens[0] == tokens + regained
    assert told(state, TokensRegained) == ([TokensRegained(0, regained)] if regained else [])


def test_ef_0_5_only_the_revealer_drinks() -> None:
    lines = {0: "fish waterhole", 1: "fish waterhole"}
    state = struck_by(position(lines, tokens={0: 3, 1: 3}, active=1), "waterhole")
    assert state.tokens == [3, 5, 10]


@pytest.mark.parametrize("line", ["", "fish", "fish rock cave rock", "fish hurricane"])
def test_ef_0_5_only_with_a_waterhole_in_their_path(line: str) -> None:
    state = position({0: line, 1: "fish waterhole"}, tokens={0: 3, 1: 3})
    assert struck_by(state, "waterhole").tokens == [3, 3, 10]


def test_ef_0_5_two_waterholes_give_no_more() -> None:
    line = "algae waterhole, fish waterhole"
    assert struck_by(position({0: line}, tokens={0: 3}), "waterhole").tokens[0] == 5


# Earthquake, hurricane and ash cloud

SHAKEN = {
    "earthquake": "fish earthquake",
    "hurricane": "fish hurricane",
    "ash-cloud": "fish volcano rock rock",
}


@pytest.mark.parametrize(
    ("bolt", "before", "left"),
    [
        *((bolt, *pair) for bolt in ("earthquake", "hurricane") for pair in ((10, 8), (2, 0))),
        *((bolt, *pair) for bolt in ("earthquake", "hurricane") for pair in ((1, 0), (0, 0))),
        ("ash-cloud", 10, 9),
        ("ash-cloud", 1, 0),
        ("ash-cloud", 0, 0),
    ],
)
def test_ef_0_5_they_cost_tokens_as_far_as_there_are_any(bolt: str, before: int, left: int) -> None:
    state = struck_by(position({1: SHAKEN[bolt]}, tokens={1: before}), bolt)
    assert state.tokens == [10, left, 10]
    assert told(state, TokensLost) == ([TokensLost(1, before - left)] if before > left else [])


@pytest.mark.parametrize("bolt", SHAKEN)
def test_ef_0_5_everyone_is_concerned_the_revealer_too(bolt: str) -> None:
    state = position(dict.fromkeys((0, 2), f"algae, {SHAKEN[bolt]}"), active=2)
    state = struck_by(state, bolt)
    lost = 1 if bolt == "ash-cloud" else 2
    assert state.tokens == [10 - lost, 10, 10 - lost]
    assert told(state, TokensLost) == [TokensLost(2, lost), TokensLost(0, lost)]


@pytest.mark.parametrize("bolt", SHAKEN)
def test_ef_0_5_each_has_its_own_sign(bolt: str) -> None:
    """What another of them strikes is spared."""
    others = [line for name, line in SHAKEN.items() if name != bolt]
    lines = {0: others[0], 1: others[1], 2: "fish waterhole, birds rock cave rock"}
    state = struck_by(position(lines), bolt)
    assert (state.tokens, told(state, TokensLost)) == ([10, 10, 10], [])


@pytest.mark.parametrize("bolt", SHAKEN)
def test_ef_0_5_two_such_cards_cost_no_more(bolt: str) -> None:
    line = SHAKEN[bolt]
    state = position({0: f"{line.replace('fish', 'algae')}, {line}"})
    assert struck_by(state, bolt).tokens[0] == (9 if bolt == "ash-cloud" else 8)


def test_ef_0_5_a_cone_is_no_volcano_in_a_path() -> None:
    assert struck_by(position({0: "fish"}, cone=(0, 0, LEFT)), "ash-cloud").tokens[0] == 10


# Landslide


def test_ef_0_5_a_landslide_sends_back_every_piece_on_an_earthquake_zone() -> None:
    line = "algae, fish earthquake, birds"
    pieces = {0: (1, LEFT), 1: (1, RIGHT), 2: (2, LEFT), 3: (0, LEFT)}
    state = struck_by(
        position(dict.fromkeys(range(4), line), players=4, pieces=pieces), "landslide"
    )
    assert state.pieces == [Spot(0, LEFT, 0), Spot(0, RIGHT, 0), Spot(2, LEFT, 0), Spot(0, LEFT, 0)]
    assert told(state, PieceSentBack) == [PieceSentBack(0, 0, LEFT), PieceSentBack(1, 0, RIGHT)]
    assert state.tokens == [10] * 4


@pytest.mark.parametrize("card", ["fish", "fish hurricane", "fish rock rock volcano"])
def test_ef_0_5_a_landslide_needs_an_earthquake_zone(card: str) -> None:
    state = position({0: f"algae, {card}"}, pieces={0: (1, LEFT)})
    assert struck_by(state, "landslide").pieces[0] == Spot(1, LEFT, INNER)


def test_ef_0_5_sectors_do_not_slide() -> None:
    state = struck_by(position({0: "fish earthquake"}), "landslide")
    assert told(state, PieceSentBack) == []


# Flood


@pytest.mark.parametrize(
    ("places", "piece", "flooded"),
    [
        ("rock marsh rock", (1, MIDDLE, INNER), True),
        ("rock marsh rock", (1, MIDDLE, OUTER), True),
        ("rock marsh rock", (1, LEFT), False),
        ("sea rock rock", (1, LEFT), True),
        ("sea rock rock", (1, MIDDLE), False),
        ("ravine rock rock", (1, LEFT), False),
        ("cave rock rock", (1, LEFT), False),
        ("rock rock rock", (1, LEFT), False),
    ],
)
def test_ef_0_5_a_flood_sends_back_from_marshes_and_seas(
    places: str, piece: tuple[int, ...], flooded: bool
) -> None:
    state = position({1: f"bacteria, algae {places}"}, pieces={1: piece})
    state = struck_by(state, "flood")
    assert state.pieces[1].depth == (0 if flooded else 1)
    assert len(told(state, PieceSentBack)) == flooded


def test_ef_0_5_a_flood_takes_everyone() -> None:
    line = "algae rock marsh rock"
    pieces = dict.fromkeys(range(3), (0, MIDDLE))
    state = struck_by(position(dict.fromkeys(range(3), line), pieces=pieces), "flood")
    assert state.pieces == [Spot(SECTOR, MIDDLE, 0)] * 3


def test_ef_0_5_sectors_are_not_flooded() -> None:
    state = struck_by(position({0: "algae rock marsh rock"}), "flood")
    assert told(state, PieceSentBack) == []


# Collapse


@pytest.mark.parametrize("card", ["fish earthquake", "fish hurricane", "fish rock rock volcano"])
def test_ef_0_5_a_collapse_takes_an_unstable_card(card: str) -> None:
    state = struck_by(position({1: f"algae, {card}, birds"}), "collapse")
    assert eras(state, 1) == "algae birds"
    assert told(state, CardLost) == [CardLost(1, slug(card), 1)]


def test_ef_0_5_of_everyone_the_revealer_too() -> None:
    state = struck_by(position(dict.fromkeys(range(3), "algae, fish hurricane")), "collapse")
    assert [eras(state, animal) for animal in range(3)] == ["algae"] * 3


def test_ef_0_5_the_outermost_one() -> None:
    line = "bacteria earthquake, algae, fish hurricane, birds volcano rock rock, mammals"
    state = struck_by(position({0: line}), "collapse")
    assert eras(state, 0) == "bacteria algae fish mammals"


def test_ef_0_5_the_outermost_without_a_piece_on_it() -> None:
    line = "bacteria earthquake, algae, fish hurricane, birds volcano rock rock"
    state = struck_by(position({0: line}, pieces={0: (3, MIDDLE)}), "collapse")
    assert eras(state, 0) == "bacteria algae birds"
    assert state.pieces[0] == Spot(2, MIDDLE, INNER), "it closes up"
    assert told(state, PieceSentBack) == []


def test_ef_0_5_where_a_piece_stands_on_the_only_one_nothing_is_lost() -> None:
    state = position({0: "algae, fish hurricane"}, pieces={0: (1, LEFT)})
    state = struck_by(state, "collapse")
    assert (eras(state, 0), told(state, CardLost)) == ("algae fish", [])


@pytest.mark.parametrize("line", ["", "algae, fish waterhole", "fish rock cave rock, birds"])
def test_ef_0_5_safe_paths_lose_nothing(line: str) -> None:
    assert told(struck_by(position({0: line}), "collapse"), CardLost) == []


def test_ef_0_5_lost_cards_lie_under_the_thunderbolt_card() -> None:
    state = struck_by(position({0: "fish hurricane", 1: "algae earthquake"}), "collapse")
    assert discarded(state) == [slug("fish hurricane"), slug("algae earthquake"), "thunderbolt"]


def test_ef_4_4_a_collapse_frees_the_cone() -> None:
    state = position({1: "algae, fish hurricane"}, cone=(1, 1, LEFT))
    state = struck_by(state, "collapse")
    assert state.cone is None
    assert told(state, ConeReturned) == [ConeReturned()]


def test_ef_0_5_the_cone_makes_no_card_unstable() -> None:
    assert told(struck_by(position({0: "fish"}, cone=(0, 0, LEFT)), "collapse"), CardLost) == []


# Bolt


def test_ef_0_5_a_bolt_sends_back_one_rival() -> None:
    lines = dict.fromkeys(range(3), "algae, fish")
    state = position(lines, pieces=dict.fromkeys(range(3), (1, LEFT)), active=1)
    state = struck_by(state, "bolt")
    assert (asked(state), offered(state)) == (B, ["strike 0", "strike 2", "spare"])
    assert discarded(state) == [], "it is not yet done"
    state = after(state, "strike 2")
    assert state.pieces == [Spot(1, LEFT, 0), Spot(1, LEFT, 0), Spot(0, LEFT, 0)]
    assert told(state, PieceSentBack) == [PieceSentBack(2, 0, LEFT)]
    assert discarded(state) == ["thunderbolt"]
    assert chances(state)


def test_ef_0_5_a_bolt_may_be_held_back() -> None:
    state = struck_by(position({1: "algae"}, pieces={1: (0, LEFT)}), "bolt")
    state = after(state, "spare")
    assert state.pieces[1] == Spot(0, LEFT, INNER)
    assert told(state, NobodyStruck) == [NobodyStruck(A)]
    assert NobodyStruck.rule == "EF-0.5", "no eruption held back (EF-5.1)"


def test_ef_0_5_not_one_in_a_cave() -> None:
    lines = dict.fromkeys((1, 2), "algae rock cave rock")
    state = struck_by(position(lines, pieces={1: (0, MIDDLE), 2: (0, LEFT)}), "bolt")
    assert offered(state) == ["strike 2", "spare"]


@pytest.mark.parametrize(
    ("places", "piece"),
    [("rock marsh rock", (0, MIDDLE, OUTER)), ("sea rock rock", (0, LEFT)), ("", (0, LEFT))],
)
def test_ef_0_5_anywhere_else_one_is_struck(places: str, piece: tuple[int, ...]) -> None:
    state = struck_by(position({1: f"algae {places}"}, pieces={1: piece}), "bolt")
    assert offered(state) == ["strike 1", "spare"]


def test_ef_0_5_with_nobody_to_strike_nobody_is_asked() -> None:
    """On a sector one cannot be sent back further; one's own piece is no rival."""
    state = struck_by(position({0: "algae", 1: "algae"}, pieces={0: (0, LEFT)}), "bolt")
    assert asked(state) is None
    assert told(state, NobodyStruck) == [NobodyStruck(A)]


def test_ef_6_2_a_bolt_does_not_strike_a_players_other_animal() -> None:
    lines = dict.fromkeys(range(4), "algae")
    pieces = dict.fromkeys(range(4), (0, LEFT))
    state = struck_by(position(lines, players=2, pieces=pieces, active=2), "bolt")
    assert offered(state, "strike") == ["strike 1", "strike 3"]


def test_ef_5_1_a_cave_protects_from_eruptions_only() -> None:
    """Unless the thunderbolt says otherwise: a landslide does not."""
    state = position({1: "algae, fish rock cave rock earthquake"}, pieces={1: (1, MIDDLE)})
    assert struck_by(state, "landslide").pieces[1] == Spot(0, MIDDLE, INNER)


def test_ef_6_2_what_strikes_counts_for_each_animal() -> None:
    lines = {0: "fish hurricane", 2: "fish hurricane, birds", 3: "fish"}
    state = struck_by(position(lines, players=2, active=1), "hurricane")
    assert state.tokens == [8, 10, 8, 10]
    state = position({0: "fish waterhole"}, players=2, active=2, tokens={0: 1, 2: 1})
    assert struck_by(state, "waterhole").tokens == [1, 10, 1, 10]


def test_ef_0_5_nothing_strikes_a_safe_full_path() -> None:
    for bolt in {line.removeprefix("thunderbolt ") for line in ALL} - {"bolt"}:
        state = struck_by(position({0: SIX}, pieces={0: (5, LEFT)}), bolt)
        assert state.pieces[0] == Spot(5, LEFT, INNER)
        assert (state.tokens[0], len(state.paths[0])) == (10, 6)

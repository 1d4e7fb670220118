"""What a view foretells: what is left and gone, who is in danger or ready, where a card goes."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.forecast import Berth, Piece, forecast
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    ORDER,
    RIGHT,
    SIX,
    after,
    chances,
    contesting,
    fresh,
    now,
    offered,
    placing,
    position,
)

NOTHING = dict.fromkeys((*ORDER, "eruption", "thunderbolt"), 0)
ALL = dict(zip(NOTHING, (6, 6, 6, 6, 5, 5, 4, 4, 8, 6), strict=True))


def test_ef_0_1_at_first_everything_is_left() -> None:
    found = forecast(fresh(4))
    assert found.left == ALL
    assert found.gone == NOTHING
    assert (found.flanks, found.ready, found.berths) == ((), (), None)


def test_ef_3_4_what_is_left_and_gone_is_counted_by_what_a_guess_asks_for() -> None:
    """All cards of an era together, whatever is on them; those in paths are in neither."""
    state = position(
        {0: "fish, birds"},
        deck="algae, algae waterhole, fish rock cave rock, eruption, thunderbolt, thunderbolt",
        discard="fish, fish hurricane, fish, eruption, primates",
    )
    found = forecast(state)
    assert found.left == NOTHING | {"algae": 2, "fish": 1, "eruption": 1, "thunderbolt": 2}
    assert found.gone == NOTHING | {"fish": 3, "eruption": 1, "primates": 1}


def test_ef_0_3_what_the_cards_left_show() -> None:
    """A card with two marshes is one card with a marsh."""
    state = position(
        deck="algae waterhole, fish rock cave rock, fish marsh marsh rock, bacteria, eruption"
    )
    found = {thing: count for thing, count in forecast(state).showing.items() if count}
    assert found == {"waterhole": 1, "cave": 1, "marsh": 1}
    whole = forecast(fresh(4)).showing
    assert whole == {
        "volcano": 6,
        "marsh": 8,
        "cave": 4,
        "sea": 4,
        "ravine": 4,
        "waterhole": 6,
        "earthquake": 4,
        "hurricane": 4,
    }


def test_ef_3_1_a_revealed_card_is_no_longer_left() -> None:
    state = placing(position(deck="algae, algae, fish"), "algae")
    assert forecast(state).left == NOTHING | {"algae": 1, "fish": 1}
    assert forecast(after(state, "discard")).gone == NOTHING | {"algae": 1}


def test_ef_3_4_the_chances_of_a_contest_are_what_is_left() -> None:
    state = after(contesting(position()), "guess 1", "guess 2", "stay out")
    by_kind = NOTHING.copy()
    for line, weight in chances(state).items():
        by_kind[line.removeprefix("card ").partition("-")[0]] += weight
    assert forecast(state).left == by_kind


def test_ef_5_1_who_stands_on_a_flank() -> None:
    state = position(
        {0: "algae volcano rock rock", 1: "algae", 2: "algae", 3: "fish rock cave rock"},
        players=5,
        pieces={0: (0, MIDDLE), 1: (0, RIGHT), 2: (0, MIDDLE), 3: (0, MIDDLE)},
        cone=(2, 0, LEFT),
    )
    assert forecast(state).flanks == (0, 2)


@pytest.mark.parametrize("active", [0, 1])
def test_ef_5_1_the_forecast_of_flanks_comes_true(active: int) -> None:
    lines = dict.fromkeys(range(3), "algae volcano rock rock")
    state = position(lines, pieces={0: (0, MIDDLE), 1: (0, MIDDLE), 2: (0, RIGHT)}, active=active)
    victims = [f"erupt {animal}" for animal in forecast(state).flanks if animal != active]
    state = after(now(state, Reveal(ready=False)), "card eruption")
    assert offered(state, "erupt") == victims


def test_ef_4_3_where_a_piece_would_go_if_it_were_sent_back() -> None:
    """A cave is no rock, the cone bars another; who is on their sector stays there."""
    lines = {0: "algae, fish rock cave rock, birds volcano rock rock", 1: "algae, fish", 2: ""}
    pieces = {0: (2, MIDDLE), 1: (1, LEFT), 2: (SECTOR, RIGHT)}
    state = position(lines, pieces=pieces, cone=(1, 0, LEFT), active=1)
    found = forecast(state).landings
    assert found == (Piece(0, MIDDLE, 0), Piece(SECTOR, LEFT, 0), Piece(SECTOR, RIGHT, 0))
    state = after(now(state, Reveal(ready=False)), "card eruption", "erupt 0")
    assert state.pieces[0] == Spot(0, MIDDLE)


def test_ef_6_1_who_would_be_ready_to_win() -> None:
    five = SIX.removesuffix(", primates")
    state = position(
        {0: SIX, 1: SIX, 2: five, 3: SIX},
        players=4,
        pieces={0: (5, LEFT), 1: (4, LEFT), 2: (4, LEFT), 3: (5, RIGHT)},
    )
    assert forecast(state).ready == (0, 3)


def test_ef_2_2_where_a_card_would_go_in_each_path() -> None:
    lines = {
        0: "algae, birds",
        1: "algae, fish waterhole",
        2: SIX,
        3: "bacteria, fish",
        4: "fish, birds",
    }
    state = position(lines, players=6, pieces={3: (1, LEFT)})
    assert forecast(placing(state, "fish")).berths == (
        Berth(1, replaces=False, obstacle=""),
        Berth(1, replaces=True, obstacle="premium-there"),
        Berth(2, replaces=False, obstacle="path-full"),
        Berth(1, replaces=True, obstacle="piece-on-card"),
        Berth(0, replaces=True, obstacle=""),
        Berth(0, replaces=False, obstacle=""),
    )


def test_ef_3_4_while_a_card_is_contested_too() -> None:
    state = contesting(position({1: "algae, fish waterhole"}), "fish waterhole")
    found = GAME.view(state, None).forecast.berths
    assert found is not None
    assert found[1] == Berth(1, replaces=True, obstacle="")


def test_otherwise_no_card_is_to_be_put() -> None:
    assert forecast(now(position({1: "algae"}), Moving())).berths is None
    assert forecast(position()).berths is None


def test_ef_2_3_what_a_card_would_drag() -> None:
    lines = {0: "algae, birds", 1: "algae, birds", 2: "algae, birds", 3: "algae, birds"}
    pieces = {0: (1, LEFT), 1: (0, LEFT), 3: (1, LEFT)}
    card = "fish volcano rock rock"
    found = forecast(placing(position(lines, players=4, pieces=pieces, deck=card), card))
    assert found.card == "fish-volcano-rock-rock"
    assert found.berths is not None
    assert [berth.drags for berth in found.berths] == [(1, 2), (), (), (1, 2)]


def test_ef_2_2_a_card_that_is_kept_out_drags_nothing() -> None:
    state = position({0: SIX}, pieces={0: (5, LEFT)})
    found = forecast(placing(state, "fish")).berths
    assert found is not None
    assert found[0].obstacle == "path-full"
    assert found[0].drags == ()


def test_ef_4_4_whether_the_cone_would_go_back_to_the_middle() -> None:
    lines = {0: "algae, fish", 1: "algae, fish", 2: "algae"}
    state = position(lines, cone=(0, 1, LEFT))
    found = forecast(placing(state, "fish")).berths
    assert found is not None
    assert [berth.frees_cone for berth in found] == [True, False, False]
    under = forecast(placing(position({0: "algae, birds"}, cone=(0, 1, LEFT)), "fish")).berths
    assert under is not None
    assert not under[0].frees_cone

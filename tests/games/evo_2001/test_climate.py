"""E1-0.4, E1-0.7, E1-3.1 to E1-3.3: the climate, and the cards that change it."""

from __future__ import annotations

import pytest

from mesozoic.core.hexes import bits
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.climate_phase import ClimatePhase
from mesozoic.games.evo_2001.events import CardPlayed, ClimateRolled, ClimateSet
from mesozoic.games.evo_2001.state import EvoState
from tests.games.evo_2001.kit import (
    BROWN,
    BROWN_AGAIN,
    GREEN,
    GREEN_AGAIN,
    GREY,
    YELLOW,
    A,
    B,
    C,
    after,
    asked,
    chances,
    hand,
    is_over,
    now,
    offered,
    position,
    told,
)

DIE = {f"roll {face}": 1 for face in range(1, 7)}


def phase(climate: int = YELLOW, **hands: str) -> EvoState:
    """The climate phase of turn 3, with seats a, b and c holding cards."""
    held = {"abc".index(seat): cards for seat, cards in hands.items()}
    return now(position("bmh^", climate=climate, hands=held), ClimatePhase())


def weather(climate: int) -> str:
    """What beach, meadow, hill and mountain are, by their initials."""
    masks = position("bmh^", climate=climate).weather
    temperatures = ("temperate", "cold", "hot", "deadly")
    names = {zone: name for name in temperatures for zone in bits(getattr(masks, name))}
    return " ".join(names[zone] for zone in range(4))


# The chart


def test_e1_0_7_the_chart_is_a_ring_of_six() -> None:
    colours = {"BEACH": "yellow", "MEADOW": "green", "HILL": "brown", "MOUNTAIN": "grey"}
    ring = [colours[terrain.name] for terrain in CHART]
    assert ring == ["yellow", "green", "brown", "grey", "brown", "green"]


@pytest.mark.parametrize(
    ("climate", "temperatures"),
    [
        (YELLOW, "temperate cold deadly deadly"),
        (GREEN, "hot temperate cold deadly"),
        (BROWN, "deadly hot temperate cold"),
        (GREY, "deadly deadly hot temperate"),
        (BROWN_AGAIN, "deadly hot temperate cold"),
        (GREEN_AGAIN, "hot temperate cold deadly"),
    ],
)
def test_e1_3_3_the_pawn_says_what_is_temperate_cold_hot_and_deadly(
    climate: int, temperatures: str
) -> None:
    assert weather(climate) == temperatures


def test_e1_3_3_example_on_green() -> None:
    """Green is temperate, brown cold, yellow hot, grey deadly: on either green space."""
    for space in (GREEN, GREEN_AGAIN):
        beach, meadow, hill, mountain = weather(space).split()
        assert (meadow, hill, beach, mountain) == ("temperate", "cold", "hot", "deadly")


def test_e1_3_3_example_on_grey() -> None:
    """Grey is temperate, brown hot, nothing cold, yellow and green deadly."""
    beach, meadow, hill, mountain = weather(GREY).split()
    assert (mountain, hill) == ("temperate", "hot")
    assert beach == meadow == "deadly"
    assert not position("bmh^", climate=GREY).weather.cold


def test_e1_3_3_on_yellow_nothing_is_hot() -> None:
    assert not position("bmh^", climate=YELLOW).weather.hot


# The roll


@pytest.mark.parametrize(
    ("face", "space"), [(1, GREEN), (2, BROWN), (3, GREY), (4, GREY), (5, GREY), (6, GREY)]
)
def test_e1_3_2_the_die_moves_the_pawn(face: int, space: int) -> None:
    state = phase(BROWN)
    assert chances(state) == DIE
    state = after(state, f"roll {face}")
    assert state.climate == space
    assert is_over(state), "one roll a turn"


def test_e1_3_2_the_ring_closes_both_ways() -> None:
    assert after(phase(YELLOW), "roll 1").climate == GREEN_AGAIN
    assert after(phase(GREEN_AGAIN), "roll 6").climate == YELLOW


def test_e1_3_2_everyone_hears_the_roll_and_the_climate() -> None:
    state = after(phase(GREEN), "roll 4")
    assert told(state, ClimateRolled) == [ClimateRolled(4)]
    assert told(state, ClimateSet) == [ClimateSet(BROWN, 1, "hill")]


# Cards


@pytest.mark.parametrize(
    ("card", "space"), [("still-air", BROWN), ("seasons-turn", GREY), ("seasons-return", GREEN)]
)
def test_e1_8_2_a_climate_card_stands_for_the_roll(card: str, space: int) -> None:
    state = after(phase(BROWN, a=card), f"play {card}")
    assert state.climate == space
    assert is_over(state), "no roll"
    assert hand(state, A) == ""
    assert told(state, CardPlayed) == [CardPlayed(A, card)]
    assert not told(state, ClimateRolled)


def test_e1_8_2_season_cards_go_round_the_ring() -> None:
    assert after(phase(GREEN_AGAIN, a="seasons-turn"), "play seasons-turn").climate == YELLOW
    assert after(phase(YELLOW, a="seasons-return"), "play seasons-return").climate == GREEN_AGAIN


def test_e1_3_1_players_are_asked_in_turn_order_before_the_die() -> None:
    held = {0: "moult", 1: "still-air", 2: "seasons-turn"}
    state = now(position("bmh^", hands=held, order=(2, 0, 1)), ClimatePhase())
    assert (asked(state), offered(state)) == (C, ["play seasons-turn", "pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (A, ["pass"])
    state = after(state, "pass")
    assert (asked(state), offered(state)) == (B, ["play still-air", "pass"])
    assert chances(after(state, "pass")) == DIE


def test_e1_3_1_at_most_one_climate_card_a_turn_and_the_first_in_order_plays_it() -> None:
    state = phase(GREEN, a="still-air seasons-turn", b="seasons-return", c="still-air")
    assert offered(state) == ["play still-air", "play seasons-turn", "pass"]
    state = after(state, "play seasons-turn")
    assert is_over(state)
    assert (state.climate, hand(state, A)) == (BROWN, "still-air")
    assert (hand(state, B), hand(state, C)) == ("seasons-return", "still-air")


def test_e1_3_1_who_lets_it_pass_leaves_it_to_the_next() -> None:
    state = after(phase(GREEN, a="seasons-turn", b="seasons-return"), "pass")
    assert after(state, "play seasons-return").climate == YELLOW


def test_e1_3_1_two_of_the_same_card_are_offered_once() -> None:
    assert offered(phase(a="still-air still-air")) == ["play still-air", "pass"]


def test_e1_3_1_no_other_card_is_played_here() -> None:
    assert offered(phase(a="stampede herd-guard moult mutagen")) == ["pass"]


@pytest.mark.parametrize("turn", [1, 2])
def test_e1_8_1_no_climate_card_in_the_first_two_turns(turn: int) -> None:
    state = now(position("bmh^", turn=turn, hands={0: "still-air"}), ClimatePhase())
    assert (asked(state), chances(state)) == (None, DIE)

"""EF-6.1, EF-6.3 and EF-6.4: holding out on the last era of a full path, and the backstop."""

from __future__ import annotations

from typing import Any

import pytest

from mesozoic.core.state import Result
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.events import GameEnded, TurnBegan
from mesozoic.games.evolution_family.spots import SECTOR, Spot
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal, Turn
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    RIGHT,
    SIX,
    A,
    B,
    C,
    after,
    asked,
    chances,
    discarded,
    eras,
    is_idle,
    now,
    offered,
    path,
    placing,
    position,
    reason,
    slug,
    told,
)

UNSTABLE = SIX.replace("primates", "primates rock rock volcano")


def begun(line: str, piece: tuple[int, ...], active: int = 0, **more: Any) -> FamilyState:
    """A player's turn begins with this path and piece."""
    state = position({active: line}, pieces={active: piece}, turn=active, **more)
    return now(state, Turn())


# Winning


@pytest.mark.parametrize("card", ["fish", "primates", "fish waterhole", "primates waterhole"])
def test_ef_6_1_ready_at_the_beginning_one_wins_when_an_era_card_comes(card: str) -> None:
    """Premium cards count as era cards, and nobody contests them."""
    state = begun(SIX, (5, LEFT), active=1)
    assert told(state, TurnBegan) == [TurnBegan(2, 1, ready=True)]
    state = after(state, f"card {card}")
    assert state.result == Result((0, 6, 0), (B,), "last-era")
    assert told(state, GameEnded) == [GameEnded("last-era", (B,), 1)]
    assert is_idle(state)


FOUR = ", ".join(SIX.split(", ")[:4])


def test_ef_6_4_in_a_short_game_four_cards_make_a_path_full() -> None:
    state = after(begun(FOUR, (3, LEFT), active=1, length="short"), "card primates")
    assert state.result == Result((0, 4, 0), (B,), "last-era")
    assert GAME.board(state).full_path == 4


def test_ef_6_4_nothing_is_added_to_a_path_of_four() -> None:
    state = position({0: FOUR}, length="short")
    assert reason(placing(state, "primates"), "put 0") == "EF-2.2 why-path-full"
    assert "put 0" in offered(placing(position({0: FOUR}), "primates"))


def test_ef_6_4_a_whole_game_goes_on_with_four_cards() -> None:
    assert after(begun(FOUR, (3, LEFT), active=1), "card primates").result is None


def test_ef_6_1_the_winning_card_is_not_played() -> None:
    state = after(begun(SIX, (5, LEFT)), "card fish")
    assert eras(state, 0) == SIX.replace(",", "")
    assert [path(state, other) for other in (1, 2)] == [[], []]
    assert discarded(state) == [slug("fish")]


@pytest.mark.parametrize("lane", [LEFT, MIDDLE, RIGHT])
def test_ef_6_1_on_any_place_of_the_last_card(lane: int) -> None:
    assert after(begun(SIX, (5, lane)), "card fish").result is not None


def test_ef_6_1_in_either_part_of_a_marsh() -> None:
    line = SIX.replace("primates", "primates rock marsh rock")
    for part in (0, 1):
        assert after(begun(line, (5, MIDDLE, part)), "card fish").result is not None


@pytest.mark.parametrize("depth", [SECTOR, 0, 4])
def test_ef_6_1_not_elsewhere_on_a_full_path(depth: int) -> None:
    state = begun(SIX, (depth, LEFT))
    assert told(state, TurnBegan) == [TurnBegan(1, 0, ready=False)]
    state = after(state, "card fish")
    assert state.result is None
    assert (asked(state), offered(state)) == (A, ["put 1", "put 2", "discard"])


def test_ef_6_1_not_on_the_last_card_of_five() -> None:
    state = begun(SIX.removesuffix(", primates"), (4, LEFT))
    state = after(state, "card fish")
    assert state.result is None


def test_ef_6_1_arriving_is_not_yet_winning() -> None:
    state = begun(SIX, (4, LEFT), deck="fish, fish, fish, fish, fish")
    state = after(state, "card fish", "discard", "move 5/0/0", "stay", "leave cone")
    assert state.result is None
    for _ in range(2):
        state = after(state, "card fish", "discard", "stay", "leave cone")
    assert told(state, TurnBegan) == [TurnBegan(4, 0, ready=True)]
    assert after(state, "card fish").result is not None


def test_ef_6_1_nor_is_a_path_that_is_completed_in_ones_turn() -> None:
    state = begun(SIX.removesuffix(", primates"), (4, LEFT))
    state = after(state, "card primates", "put 0", "move 5/0/0", "stay", "leave cone")
    assert state.result is None


def test_ef_6_1_only_who_began_the_turn_so_wins() -> None:
    state = position({0: SIX}, pieces={0: (5, LEFT)})
    assert after(now(state, Reveal(ready=False)), "card fish").result is None


def test_ef_6_1_readiness_is_the_active_animals() -> None:
    """The first is ready; but it is the second's turn."""
    state = position({0: SIX}, pieces={0: (5, LEFT)}, turn=1)
    state = now(state, Turn())
    assert told(state, TurnBegan) == [TurnBegan(2, 1, ready=False)]
    assert after(state, "card fish").result is None


# Surviving the action cards


def test_ef_6_1_action_cards_that_do_no_harm_do_not_matter() -> None:
    state = begun(SIX, (5, LEFT))
    state = after(state, "card eruption", "card thunderbolt", "thunderbolt landslide")
    assert state.result is None, "not before an era card comes"
    assert after(state, "card fish").result is not None


def test_ef_6_1_whoever_was_sent_back_does_not_win() -> None:
    state = begun(SIX.replace("primates", "primates earthquake"), (5, LEFT))
    state = after(state, "card thunderbolt", "thunderbolt landslide", "card fish")
    assert state.result is None
    assert state.pieces[0] == Spot(4, LEFT, 0)
    assert offered(state) == ["put 1", "put 2", "discard"], "the turn goes on as usual"


def test_ef_6_1_nor_on_a_path_that_is_no_longer_whole() -> None:
    line = SIX.replace("mammals", "mammals hurricane")
    state = begun(line, (5, LEFT))
    state = after(state, "card thunderbolt", "thunderbolt collapse", "card fish waterhole")
    assert state.result is None
    assert state.pieces[0] == Spot(4, LEFT, 0), "still on the last card, but it is the fifth"
    assert len(offered(state, seat=B)) == 11, "a premium card is contested as usual"


def test_ef_6_1_losing_tokens_does_not_matter() -> None:
    state = begun(UNSTABLE, (5, LEFT))
    state = after(state, "card thunderbolt", "thunderbolt ash-cloud")
    assert state.tokens[0] == 9
    assert after(state, "card fish").result is not None


def test_ef_6_1_a_collapse_spares_the_card_one_stands_on() -> None:
    state = begun(UNSTABLE, (5, LEFT))
    state = after(state, "card thunderbolt", "thunderbolt collapse", "card fish")
    assert state.result is not None


def test_ef_6_1_whoever_was_not_ready_does_not_win_by_what_an_action_card_does() -> None:
    """A path of six, the piece on the fifth; no thunderbolt makes it the last of six."""
    state = begun(UNSTABLE, (4, LEFT))
    state = after(state, "card thunderbolt", "thunderbolt collapse", "card fish")
    assert state.result is None
    assert state.pieces[0] == Spot(4, LEFT, 0)


# Scores and the backstop


def test_ef_6_1_scores_are_the_eras_that_were_reached() -> None:
    lines = {0: "algae, fish", 1: SIX, 2: SIX}
    pieces = {0: (1, LEFT), 1: (5, LEFT), 2: (3, LEFT)}
    state = after(now(position(lines, pieces=pieces, turn=1), Turn()), "card birds")
    assert state.result == Result((2, 6, 4), (B,), "last-era")


def test_ef_6_3_losers_are_ranked_by_how_far_they_came_then_by_the_fuller_path() -> None:
    lines = {0: "algae, fish", 1: SIX, 2: "algae, fish, birds"}
    pieces = {0: (1, LEFT), 1: (5, LEFT), 2: (1, LEFT)}
    state = after(now(position(lines, pieces=pieces, turn=1), Turn()), "card birds")
    assert [GAME.standing(state, seat) for seat in (A, B, C)] == [(0, 2, 2), (1, 6, 6), (0, 2, 3)]


def at_the_backstop(lines: dict[int, str], pieces: dict[int, tuple[int, ...]]) -> FamilyState:
    return now(position(lines, pieces=pieces, turn=5000), Turn())


def test_ef_6_3_after_five_thousand_turns_it_is_over() -> None:
    last = now(position(turn=4999), Turn())
    assert last.result is None
    assert chances(last)
    state = after(last, "card fish", "discard", "stay", "leave cone")
    assert state.result is not None
    assert state.result.reason == "backstop"
    assert is_idle(state)


def test_ef_6_3_the_piece_furthest_out_wins() -> None:
    lines = {0: "algae, fish", 1: SIX, 2: "algae, fish, birds"}
    state = at_the_backstop(lines, {0: (1, LEFT), 1: (0, LEFT), 2: (SECTOR, LEFT)})
    assert state.result == Result((2, 1, 0), (A,), "backstop")
    assert told(state, GameEnded) == [GameEnded("backstop", (A,), 0)]


def test_ef_6_3_ties_go_to_the_fuller_path() -> None:
    lines = {0: "algae, fish", 1: "algae, fish, birds", 2: "algae"}
    state = at_the_backstop(lines, {0: (0, LEFT), 1: (0, LEFT), 2: (0, LEFT)})
    assert state.result == Result((1, 1, 1), (B,), "backstop")


def test_ef_6_3_and_then_to_the_later_in_the_order_of_turns() -> None:
    state = now(position(turn=5000, order=(2, 0, 1)), Turn())
    assert state.result == Result((0, 0, 0), (B,), "backstop")
    state = now(position(turn=5000, order=(2, 0, 1), rules=1), Turn())
    assert state.result == Result((0, 0, 0), (C,), "backstop"), "by seats, under the first rules"


def test_ef_6_3_the_backstop_is_told_by_its_own_rule() -> None:
    assert GameEnded("backstop", (A,), 0).cites == "EF-6.3"
    assert GameEnded("last-era", (A,), 0).cites == "EF-6.1"


def test_ef_6_3_who_began_loses_the_last_tie() -> None:
    assert at_the_backstop({}, {}).result == Result((0, 0, 0), (C,), "backstop")
    lines = {0: "algae", 1: "fish"}
    state = at_the_backstop(lines, {0: (0, LEFT), 1: (0, RIGHT)})
    assert state.result == Result((1, 1, 0), (B,), "backstop")


def test_ef_6_3_a_marsh_is_no_further_out_at_its_far_end() -> None:
    lines = {0: "algae rock marsh rock", 1: "algae rock marsh rock"}
    state = at_the_backstop(lines, {0: (0, MIDDLE, 1), 1: (0, MIDDLE, 0)})
    assert state.result is not None
    assert state.result.winners == (B,)

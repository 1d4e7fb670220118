"""E2-2.1: the climate phase; with the pile, prescience and sixth sense."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mesozoic.core.moments import Step
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.events import (
    CardPlayed,
    LastTokens,
    TokenForeseen,
    TokenRevealed,
    WheelTurned,
)
from mesozoic.games.evo_2011.moments import PrescienceCardsMoment
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.turn import Turn
from mesozoic.islands.climate import Weather
from tests.games.evo_2011.kit import (
    BROWN,
    BROWN_AGAIN,
    GREEN,
    GREEN_AGAIN,
    PILE,
    WHITE,
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

# Nine tokens of the pile; one +1, one still, one -1 remain, of which one was set aside.
NINE = "plus-2 plus-2 plus-1 plus-1 plus-1 plus-1 plus-1 still minus-1"
FORETELLINGS = ["foretell 2", "foretell 1", "foretell 0", "foretell -1"]


class Afterwards(Step[EvoState]):
    """Marks on the table that the phase is over."""

    tag = "afterwards"

    def run(self, state: EvoState) -> None:
        state.turn = 99


def phase(
    section: int = GREEN,
    revealed: str = "plus-1 still plus-1",
    hands: dict[int, str] | None = None,
    genes: dict[int, str] | None = None,
    order: tuple[int, ...] = (),
    foreseen: str = "",
) -> EvoState:
    state = position(
        "dfc^",
        section=section,
        revealed=revealed,
        hands=hands,
        genes=genes,
        order=order,
        foreseen=foreseen,
    )
    return now(state, ClimatePhase(), Afterwards())


# The wheel


@pytest.mark.parametrize(("token", "by"), [("plus-2", 2), ("plus-1", 1), ("still", 0)])
def test_e2_2_1_a_token_turns_the_wheel_clockwise(token: str, by: int) -> None:
    state = after(phase(GREEN, revealed=""), f"token {token}")
    assert state.section == GREEN + by
    assert is_over(state)
    ideal = ("forest", "canyon", "mountain")[by]
    assert told(state, TokenRevealed) == [TokenRevealed(token)]
    assert told(state, WheelTurned) == [WheelTurned(GREEN + by, by, ideal)]


def test_e2_2_1_minus_one_turns_it_back() -> None:
    assert after(phase(GREEN), "token minus-1").section == YELLOW


def test_e2_2_1_the_wheel_goes_round() -> None:
    assert after(phase(GREEN_AGAIN), "token plus-1").section == YELLOW
    assert after(phase(GREEN_AGAIN), "token plus-2").section == GREEN
    assert after(phase(BROWN_AGAIN), "token plus-2").section == YELLOW
    assert after(phase(YELLOW), "token minus-1").section == GREEN_AGAIN


@pytest.mark.parametrize(
    ("section", "temperatures"),
    [
        (YELLOW, ("temperate", "cold", "deadly", "deadly")),
        (GREEN, ("hot", "temperate", "cold", "deadly")),
        (BROWN, ("deadly", "hot", "temperate", "cold")),
        (WHITE, ("deadly", "deadly", "hot", "temperate")),
        (BROWN_AGAIN, ("deadly", "hot", "temperate", "cold")),
        (GREEN_AGAIN, ("hot", "temperate", "cold", "deadly")),
    ],
)
def test_e2_0_5_what_each_section_makes_of_the_terrains(
    section: int, temperatures: tuple[str, ...]
) -> None:
    state = position("dfc^", section=section)
    assert tuple(GAME.view(state, None).temperatures.values()) == temperatures
    masks = {"temperate": 0, "cold": 0, "hot": 0, "deadly": 0}
    for zone, temperature in enumerate(temperatures):
        masks[temperature] |= 1 << zone
    assert state.weather == Weather(**masks)


# The pile


def test_e2_1_1_any_turning_token_may_come_first_and_never_the_meteorite() -> None:
    assert chances(phase(revealed="")) == {f"token {token}": n for token, n in PILE.items()}


def test_e2_1_1_a_token_turned_up_does_not_come_back() -> None:
    state = after(phase(revealed="plus-2"), "token plus-2")
    assert chances(now(state, ClimatePhase())) == {
        "token plus-1": 6,
        "token still": 2,
        "token minus-1": 2,
    }


def test_e2_1_1_nine_tokens_come_before_the_meteorite_can() -> None:
    eight = NINE.rpartition(" ")[0]
    assert "token meteorite" not in chances(phase(revealed=eight))
    assert "token meteorite" in chances(phase(revealed=NINE))


def test_e2_1_1_all_are_told_as_the_turn_of_the_last_three_begins() -> None:
    nine, eight, ten = NINE, NINE.rpartition(" ")[0], f"{NINE} plus-1"
    found = [told(now(position("dfc^", revealed=one), Turn()), LastTokens) for one in (eight, nine)]
    assert found == [[], [LastTokens(3)]]
    assert told(now(position("dfc^", revealed=ten), Turn()), LastTokens) == [], "once"


def test_e2_1_1_the_meteorite_is_one_of_the_last_three() -> None:
    """Of the last three one is the meteorite; the others are two of the three tokens unseen."""
    assert chances(phase(revealed=NINE)) == {
        "token plus-1": 2,
        "token still": 2,
        "token minus-1": 2,
        "token meteorite": 3,
    }
    assert chances(phase(revealed=f"{NINE} still")) == {
        "token plus-1": 1,
        "token minus-1": 1,
        "token meteorite": 2,
    }
    assert chances(phase(revealed=f"{NINE} still plus-1")) == {"token meteorite": 1}


def test_e2_1_1_tokens_alike_weigh_together_among_the_last_three() -> None:
    revealed = "plus-2 plus-2 plus-1 plus-1 plus-1 still still minus-1 minus-1"
    assert chances(phase(revealed=revealed)) == {"token plus-1": 6, "token meteorite": 3}


def test_e2_1_1_example_of_the_pile_nine_ten_or_eleven_whole_turns_alike() -> None:
    """Twelve tokens, the meteorite among the last three: each place is as likely."""
    odds, left = {}, Fraction(1)
    for whole, seen in ((9, NINE), (10, f"{NINE} still"), (11, f"{NINE} still plus-1")):
        weights = chances(phase(revealed=seen))
        falls = Fraction(weights["token meteorite"], sum(weights.values()))
        odds[whole] = left * falls
        left *= 1 - falls
    assert odds == {9: Fraction(1, 3), 10: Fraction(1, 3), 11: Fraction(1, 3)}
    assert left == 0


def test_e2_2_1_the_meteorite_ends_the_game_at_once() -> None:
    state = after(phase(revealed=NINE), "token meteorite")
    assert state.result is not None
    assert is_over(state)
    assert state.turn == 3, "nothing that was to follow happens"
    assert state.section == GREEN
    assert told(state, TokenRevealed) == [TokenRevealed("meteorite")]


def test_e2_2_1_any_other_token_lets_the_turn_go_on() -> None:
    state = after(phase(revealed=NINE), "token still")
    assert (state.result, state.turn) == (None, 99)


# Prescience


def test_e2_9_1_prescience_is_offered_when_the_token_is_revealed() -> None:
    state = phase(hands={1: "prescience"})
    assert asked(state) is None, "not before"
    state = after(state, "token plus-1")
    assert (asked(state), offered(state)) == (B, [*FORETELLINGS, "pass"])
    assert told(state, TokenRevealed) == [TokenRevealed("plus-1")], "seen by now"
    assert state.section == GREEN, "and not yet carried out"


@pytest.mark.parametrize(("shift", "section"), [(2, WHITE), (1, BROWN), (0, GREEN), (-1, YELLOW)])
@pytest.mark.parametrize("token", PILE)
def test_e2_9_1_prescience_turns_the_wheel_instead_of_the_token(
    token: str, shift: int, section: int
) -> None:
    state = phase(hands={0: "prescience"}, revealed="")
    state = after(state, f"token {token}", f"foretell {shift}")
    assert state.section == section
    assert state.turn == 99
    assert hand(state, A) == ""
    assert told(state, CardPlayed) == [CardPlayed(A, "prescience", shift)]
    assert len(told(state, WheelTurned)) == 1


def test_e2_9_1_everybody_sees_where_prescience_would_leave_the_wheel() -> None:
    state = after(phase(hands={0: "prescience"}), "token still")
    seen = GAME.view(state, None).moment
    assert isinstance(seen, PrescienceCardsMoment)
    assert {turn.shift: turn.section for turn in seen.turnings} == {
        shift: after(state, f"foretell {shift}").section for shift in (2, 1, 0, -1)
    }


def test_e2_9_1_prescience_may_be_declined() -> None:
    state = after(phase(hands={0: "prescience"}), "token plus-2", "pass")
    assert (state.section, hand(state, A)) == (WHITE, "prescience")


def test_e2_9_1_prescience_is_not_played_on_the_meteorite() -> None:
    state = after(phase(revealed=NINE, hands={0: "prescience"}), "token meteorite")
    assert state.result is not None
    assert asked(state) is None


def test_e2_9_3_prescience_is_offered_in_initiative_order() -> None:
    cards = {0: "prescience", 1: "prescience", 2: "prescience"}
    state = after(phase(hands=cards, order=(2, 0, 1)), "token still")
    seats = []
    while asked(state) is not None:
        seats.append(asked(state))
        state = after(state, "pass")
    assert seats == [C, A, B]


def test_e2_9_3_who_declines_leaves_it_to_the_next() -> None:
    state = phase(hands={0: "prescience", 1: "prescience"})
    state = after(state, "token still", "pass", "foretell -1")
    assert state.section == YELLOW
    assert (hand(state, A), hand(state, B)) == ("prescience", "")


def test_e2_9_3_one_prescience_a_turn() -> None:
    state = phase(hands={0: "prescience prescience", 1: "prescience"})
    state = after(state, "token still", "foretell 2")
    assert state.turn == 99, "nobody is asked any more"
    assert (hand(state, A), hand(state, B)) == ("prescience", "prescience")


def test_e2_9_3_prescience_leaves_the_pile_as_it_is() -> None:
    state = phase(hands={0: "prescience"}, revealed="plus-2")
    with_card = after(state, "token plus-1", "foretell -1")
    without = after(state, "token plus-1", "pass")
    assert with_card.revealed == without.revealed
    assert chances(now(with_card, ClimatePhase())) == chances(now(without, ClimatePhase()))


def test_e2_9_1_no_other_card_is_played_here() -> None:
    cards = "geysers swarm-of-rats egg-thief frenzied-attack"
    state = after(phase(hands={0: cards}), "token still")
    assert offered(state) == ["pass"]


# Sixth sense


def test_e2_8_7_its_owner_looks_at_the_next_token_once_one_is_revealed() -> None:
    state = after(phase(genes={1: "sixth-sense"}, revealed="plus-2"), "token plus-2")
    assert chances(state) == {"token plus-1": 6, "token still": 2, "token minus-1": 2}
    state = after(state, "token minus-1")
    assert told(state, TokenForeseen, B) == [TokenForeseen(B, "minus-1")]
    for other in (A, C, None):
        assert told(state, TokenForeseen, other) == [TokenForeseen(B, None)]
    assert GAME.view(state, B).foreseen == "minus-1"
    assert state.section == WHITE, "the first token turned the wheel, the second will"


def test_e2_8_7_at_any_time_so_also_before_prescience_is_played() -> None:
    state = phase(genes={1: "sixth-sense"}, hands={1: "prescience"})
    state = after(state, "token still", "token plus-2")
    assert (asked(state), GAME.view(state, B).foreseen) == (B, "plus-2")
    assert offered(state) == [*FORETELLINGS, "pass"]


def test_e2_8_7_what_was_foreseen_comes() -> None:
    state = phase(genes={1: "sixth-sense"}, foreseen="minus-1", section=BROWN)
    assert told(state, TokenRevealed) == [TokenRevealed("minus-1")]
    assert set(chances(state)) == {"token plus-2", "token plus-1", "token still", "token minus-1"}
    state = after(state, "token plus-2")
    assert state.section == GREEN
    assert GAME.view(state, B).foreseen == "plus-2"
    assert GAME.view(state, B).revealed[-1] == "minus-1"


def test_e2_8_7_the_foreseen_token_is_no_longer_in_the_pile() -> None:
    state = phase(genes={1: "sixth-sense"}, revealed="plus-2")
    state = after(state, "token still", "token still")
    assert state.foreseen is not None
    state = now(state, ClimatePhase())
    assert set(chances(state)) == {"token plus-2", "token plus-1", "token minus-1"}


def test_e2_8_7_the_meteorite_may_be_foreseen() -> None:
    state = phase(genes={1: "sixth-sense"}, revealed=NINE.rpartition(" ")[0])
    state = after(state, "token minus-1")
    assert chances(state) == {
        "token plus-1": 2,
        "token still": 2,
        "token minus-1": 2,
        "token meteorite": 3,
    }
    state = after(state, "token meteorite")
    assert (state.result, GAME.view(state, B).foreseen) == (None, "meteorite")
    state = now(state, ClimatePhase())
    assert state.result is not None
    assert told(state, TokenRevealed)[-1] == TokenRevealed("meteorite")


def test_e2_9_3_prescience_leaves_what_is_foreseen_as_it_is() -> None:
    state = phase(genes={1: "sixth-sense"}, hands={0: "prescience"})
    state = after(state, "token still", "token plus-2", "foretell -1")
    assert GAME.view(state, B).foreseen == "plus-2"
    state = now(state, ClimatePhase())
    assert told(state, TokenRevealed)[-1] == TokenRevealed("plus-2")


def test_e2_8_7_without_the_gene_nobody_looks() -> None:
    state = after(phase(), "token plus-1")
    assert (state.foreseen, is_over(state)) == (None, True)


def test_e2_2_1_a_turn_is_counted_as_its_token_is_revealed() -> None:
    state = now(position("dfc^", turn=4), Turn())
    assert state.turn == 5
    assert set(chances(state)) <= {f"token {token}" for token in PILE}

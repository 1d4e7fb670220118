"""Why not: for whatever card a player may think of, the rule that forbids it."""

from __future__ import annotations

import pytest

from mesozoic.core.game import Why
from mesozoic.games.evo_2011.actions import (
    PlayCard,
)
from mesozoic.games.evo_2011.births import BirthPhase, BirthTurn
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase, SurvivalTurn
from tests.games.evo_2011.kit import (
    BROWN,
    COPIES,
    A,
    B,
    C,
    after,
    now,
    position,
    reason,
    why,
)
from tests.games.evo_2011.midturn import (
    dying,
    freezing,
    moving,
)


def test_explain_e2_9_1_there_is_no_such_card() -> None:
    found = why(moving(), "play ice-age")
    assert found == Why("E2-9.1", "why-no-such-card", {"card": "ice-age"})


def test_explain_e2_9_1_it_is_not_in_your_hand() -> None:
    found = why(moving(), "play frenzied-attack")
    assert found == Why("E2-9.1", "why-not-in-hand", {"card": "frenzied-attack"})
    found = why(moving(), "foretell 1")
    assert found == Why("E2-9.1", "why-not-in-hand", {"card": "prescience"})


@pytest.mark.parametrize("card", [card for card in COPIES if card != "frenzied-attack"])
def test_explain_e2_9_1_it_is_not_the_cards_moment(card: str) -> None:
    found = why(moving(cards=card), PlayCard(card))
    assert found == Why("E2-9.1", "why-card-moment", {"card": card})


def test_explain_e2_9_1_prescience_has_its_moment_too() -> None:
    found = why(moving(cards="prescience"), "foretell 1")
    assert found == Why("E2-9.1", "why-card-moment", {"card": "prescience"})
    state = position("dfc", hands={0: "prescience", 1: "prescience"})
    state = after(now(state, ClimatePhase(), MovementTurn(B)), "token still", "foretell 0")
    assert reason(state, "foretell 0", seat=B) == "E2-9.1 why-card-moment", "one a turn"


def test_explain_e2_9_1_prescience_says_how_far_the_wheel_turns() -> None:
    state = after(now(position("dfc", hands={0: "prescience"}), ClimatePhase()), "token still")
    assert reason(state, PlayCard("prescience")) == "E2-9.1 why-say-the-turn"


def test_explain_e2_9_3_cards_are_offered_in_initiative_order() -> None:
    state = position("dfc", hands={0: "prescience", 1: "prescience"})
    state = after(now(state, ClimatePhase()), "token still")
    assert reason(state, "foretell 0", seat=B) == "E2-9.3 why-card-order"
    assert reason(state, PlayCard("prescience"), seat=B) == "E2-9.3 why-card-order"
    assert reason(after(state, "pass"), "foretell 0", seat=A) == "E2-9.3 why-card-order"


def thieves(herds: str, **hands: str) -> EvoState:
    """A newborn of the first people was placed; whoever may holds egg thieves."""
    held = {int(seat[1:]): cards for seat, cards in hands.items()}
    state = now(position("c" * len(herds), herds, hands=held), BirthTurn(A))
    return after(state, f"newborn {herds.index('.')}")


def test_explain_e2_9_2_an_egg_thief_needs_a_reserve() -> None:
    state = thieves("000.22222222111", _1="egg-thief", _2="egg-thief")
    assert reason(state, "play egg-thief", seat=C) == "E2-9.2 why-thief-without-reserve"
    assert reason(state, "play egg-thief", seat=B) == "offered"


def test_explain_e2_9_1_an_egg_thief_takes_from_rivals() -> None:
    state = thieves("000.111", _0="egg-thief", _1="egg-thief")
    assert reason(state, "play egg-thief", seat=A) == "E2-9.1 why-own-newborn"


def test_explain_e2_9_1_the_wheel_does_not_turn_so_far() -> None:
    state = after(now(position("dfc", hands={0: "prescience"}), ClimatePhase()), "token still")
    assert why(state, "foretell 3") == Why("E2-9.1", "why-no-such-turn", {"shift": 3})
    assert reason(state, "foretell -2") == "E2-9.1 why-no-such-turn"
    assert reason(state, "foretell -1") == "offered"


def test_explain_e2_9_3_geysers_would_help_nobody() -> None:
    state = position("cc^ccc", "000111", section=BROWN, hands={0: "egg-thief", 1: "geysers"})
    state = now(state, SurvivalTurn(A))
    assert reason(state, "play geysers", seat=B) == "E2-9.3 why-geysers-useless"


def test_explain_e2_9_3_the_moment_of_geysers_may_be_over_or_still_to_come() -> None:
    assert reason(freezing(), "play geysers") == "offered"
    assert reason(after(freezing(), "pass"), "play geysers") == "E2-9.3 why-geysers-late"
    state = position("cc^cc^", "000111", section=BROWN, hands={0: "geysers", 1: "geysers"})
    state = now(state, SurvivalPhase())
    assert reason(state, "play geysers", seat=B) == "E2-9.1 why-card-moment", "A is asked first"
    state = after(state, "pass")
    assert reason(state, "play geysers", seat=A) == "E2-9.3 why-geysers-late", "A was asked before"
    assert reason(moving(cards="geysers"), "play geysers") == "E2-9.1 why-card-moment"


def test_explain_e2_9_3_geysers_are_late_though_the_cold_takes_no_more() -> None:
    """The first cold removal is made; the heat still wants one, and the cold nobody."""
    state = position(
        "ff^^cc",
        "000000",
        section=BROWN,
        genes={0: "fur thermoregulation"},
        hands={0: "geysers"},
    )
    state = after(now(state, SurvivalTurn(A)), "pass", "remove 2")
    assert reason(state, "remove 0") == "offered"
    assert reason(state, "play geysers") == "E2-9.3 why-geysers-late"


def test_explain_e2_9_1_one_card_of_geysers_saves_all() -> None:
    state = position(
        "ff^^cc",
        "000000",
        section=BROWN,
        genes={0: "thermoregulation"},
        hands={0: "geysers geysers"},
    )
    state = after(now(state, SurvivalTurn(A)), "play geysers")
    assert reason(state, "play geysers") == "E2-9.1 why-geysers-played"


def test_explain_e2_9_1_out_of_the_survival_geysers_have_their_moment_like_any_card() -> None:
    state = now(position("ffff", "00..", hands={0: "geysers"}), MovementTurn(A))
    assert reason(state, "play geysers") == "E2-9.1 why-card-moment", "nobody stands in the cold"
    assert reason(dying(cards="egg-thief"), "play egg-thief") == "E2-9.1 why-card-moment"


def test_explain_e2_9_2_rats_come_as_the_phase_begins() -> None:
    state = position("c" * 4, "0.1.", hands={0: "swarm-of-rats"})
    state = now(state, BirthPhase())
    assert reason(state, "play swarm-of-rats") == "offered"
    assert reason(after(state, "pass"), "play swarm-of-rats") == "E2-9.1 why-card-moment"

"""What a view foretells: E2-5.2, E2-7.1 and E2-1.1 worked out beforehand."""

from __future__ import annotations

import pytest

from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.births import BirthTurn
from mesozoic.games.evo_2011.climate_phase import ClimatePhase
from mesozoic.games.evo_2011.forecast import forecast
from mesozoic.games.evo_2011.genes import Species
from mesozoic.games.evo_2011.movement import MovementTurn
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import Scoring, SurvivalPhase, SurvivalTurn
from mesozoic.islands.peril import Peril
from tests.games.evo_2011.kit import BROWN, A, B, C, after, now, offered, position, standing

NOTHING = Peril((), (), 0)
NINE = "plus-2 plus-2 plus-1 plus-1 plus-1 plus-1 plus-1 still minus-1"


def peril(state: EvoState, seat: Seat) -> Peril:
    return forecast(state).perils[seat]


def before_survival(board: str, genes: str = "", herds: str = "") -> EvoState:
    """A position on brown with the survival phase still to come."""
    state = position(board, herds or "0" * len(board), section=BROWN, genes={0: genes})
    state.push(SurvivalPhase())
    return state


# Perils


def test_e2_7_1_who_is_doomed_and_who_is_threatened() -> None:
    state = before_survival("dccff^^", "thermoregulation fur fur")
    assert peril(state, A) == Peril(doomed=(0,), threatened=(3, 4), losses=2)


def test_e2_7_1_without_plates_there_is_no_choice() -> None:
    assert peril(before_survival("ccf^"), A) == Peril(doomed=(2, 3), threatened=(), losses=2)


def test_e2_7_1_stopping_at_two_leaves_a_choice_among_all() -> None:
    state = before_survival("cddf")
    assert peril(state, A) == Peril(doomed=(), threatened=(1, 2, 3), losses=2)


def test_e2_7_1_two_have_nothing_to_fear() -> None:
    assert peril(before_survival("dd"), A) == NOTHING


@pytest.mark.parametrize(
    ("board", "foreseen"),
    [
        ("ddd", NOTHING),
        ("dddd", Peril((), (0, 1, 2, 3), 1)),
        ("cccd", Peril((3,), (), 1)),
        ("ccdd", Peril((), (2, 3), 1)),
    ],
)
def test_e2_8_5_regeneration_is_foreseen(board: str, foreseen: Peril) -> None:
    assert peril(before_survival(board, "regeneration"), A) == foreseen


def test_e2_8_8_the_cave_is_foreseen() -> None:
    assert peril(before_survival("ccd", "cave-dweller"), A) == NOTHING
    state = before_survival("ccdd", "cave-dweller")
    assert peril(state, A) == Peril(doomed=(), threatened=(2, 3), losses=1)


def test_e2_9_1_geysers_that_were_played_are_counted() -> None:
    state = position("cc^^ff", "000000", section=BROWN, hands={0: "geysers"})
    state.species[A] = Species(thermoregulation=1)
    state = now(state, SurvivalTurn(A))
    assert peril(state, A) == Peril(doomed=(2, 3), threatened=(4, 5), losses=3)
    state = after(state, "play geysers")
    assert peril(state, A) == Peril(doomed=(), threatened=(4, 5), losses=1)


def test_e2_7_1_who_has_been_judged_has_nothing_to_fear() -> None:
    state = position("dddccd", "000111", section=BROWN)
    state = now(state, SurvivalTurn(C), SurvivalTurn(A), SurvivalTurn(B))
    assert peril(state, A) == Peril((), (0, 1, 2), 1)
    assert peril(state, B) == Peril((5,), (), 1)
    assert peril(state, C) == NOTHING


def test_e2_7_1_after_the_phase_nobody_has() -> None:
    state = position("dddccc", "000111", section=BROWN)
    state.push(Scoring())
    assert peril(state, A) == NOTHING


@pytest.mark.parametrize("section", range(6))
@pytest.mark.parametrize("genes", ["", "fur", "thermoregulation fur", "cave-dweller regeneration"])
@pytest.mark.parametrize("herds", ["00000000", "0.0.0.0.", ".00.0..0", "0......0"])
def test_e2_7_1_a_forecast_comes_true(section: int, genes: str, herds: str) -> None:
    state = position("dfc^dfc^", herds, section=section, genes={0: genes})
    state.push(SurvivalTurn(A))
    foreseen = peril(state, A)
    before = standing(state)
    state = start(state)
    dead = [zone for zone in range(8) if standing(state)[zone] != before[zone]]
    assert dead == [*foreseen.doomed]
    assert offered(state) == [f"remove {zone}" for zone in foreseen.threatened]
    while offered(state):
        state = after(state, offered(state)[0])
    assert before.count("0") - standing(state).count("0") == foreseen.losses


# Fights


def test_e2_5_2_how_many_faces_win_against_whom() -> None:
    genes = {0: "horn", 1: "horn horn", 2: "bone-plate"}
    state = position("c" * 9, "000111222", genes=genes)
    assert forecast(state).winning_faces == {}
    state = now(state, MovementTurn(A))
    assert forecast(state).winning_faces == {B: 1, C: 1}
    assert forecast(state).faces == 6


@pytest.mark.parametrize(
    ("ours", "theirs", "faces"),
    [("", "horn", 1), ("", "", 2), ("horn", "", 4), ("great-horn", "", 5), ("horn horn", "", 5)],
)
def test_e2_0_6_the_odds_of_the_die(ours: str, theirs: str, faces: int) -> None:
    state = position("c" * 6, "000111", genes={0: ours, 1: theirs}, players=2)
    assert forecast(now(state, MovementTurn(A))).winning_faces == {B: faces}


def test_e2_9_1_frenzied_attack_is_counted() -> None:
    state = position("c" * 6, "000111", players=2, hands={0: "frenzied-attack"})
    state = after(now(state, MovementTurn(A)), "play frenzied-attack")
    assert forecast(state).winning_faces == {B: 5}


def test_e2_5_3_nothing_against_those_who_cannot_be_attacked() -> None:
    state = position("c" * 8, "00011222", genes={2: "regeneration"})
    assert forecast(now(state, MovementTurn(A))).winning_faces == {}


def test_e2_5_1_how_many_points_are_left() -> None:
    state = position("c" * 6, "0.....", genes={0: "legs"})
    assert forecast(state).steps is None
    state = now(state, MovementTurn(A))
    assert forecast(state).steps == 3
    assert forecast(after(state, "walk 0-1")).steps == 2
    assert forecast(now(position("cc", "0."), BirthTurn(A))).steps is None


# The meteorite


@pytest.mark.parametrize(
    ("revealed", "chance"),
    [
        ("", 0),
        (NINE.rpartition(" ")[0], 0),
        (NINE, 3),
        (f"{NINE} still", 2),
        (f"{NINE} still plus-1", 1),
    ],
)
def test_e2_1_1_the_chance_of_the_meteorite(revealed: str, chance: int) -> None:
    state = position("dfc", revealed=revealed)
    assert forecast(state).meteorite == chance
    assert forecast(state).safe_tokens == max(0, 9 - len(revealed.split()))


def test_e2_1_1_what_another_foresees_changes_no_forecast() -> None:
    for token in ("still", "meteorite"):
        state = position("dfc", revealed=NINE, genes={1: "sixth-sense"}, foreseen=token)
        assert forecast(state).meteorite == 3


def test_e2_2_1_after_the_end_nothing_is_foretold() -> None:
    state = now(position("dfc", revealed=NINE), ClimatePhase())
    assert forecast(after(state, "token meteorite")).meteorite == 0

"""What a view foretells: E1-4.2, E1-6.1 and E1-7.1 worked out beforehand."""

from __future__ import annotations

import pytest

from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.forecast import Peril, forecast
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.survival import SurvivalTurn
from tests.games.evo_2001.kit import BROWN, A, B, C, after, now, offered, position, standing

HERD = "bmmhhhhh^^"


def test_e1_6_1_who_is_doomed_and_who_is_threatened() -> None:
    genes = {0: {"fur": 2, "parasol": 1}}
    state = position(HERD, "0000000000", climate=BROWN, genes=genes)
    assert forecast(state).perils[A] == Peril(doomed=(0,), threatened=(1, 2), losses=2)


def test_e1_6_1_without_protection_there_is_no_choice() -> None:
    genes = {0: {"fur": 0, "parasol": 1}}
    state = position("mm^^", "0000", climate=BROWN, genes=genes)
    assert forecast(state).perils[A] == Peril(doomed=(2, 3), threatened=(0, 1), losses=3)


def test_e1_8_2_moult_and_sunburn_are_foreseen() -> None:
    state = position("m^", "00", climate=BROWN)
    assert forecast(state).perils[A] == Peril((), (), 0)
    state.moults = state.sunburns = (1, 0, 0)
    assert forecast(state).perils[A] == Peril(doomed=(0, 1), threatened=(), losses=2)
    state.moults = state.sunburns = (2, 0, 0)
    assert forecast(state).perils[A] == Peril(doomed=(0, 1), threatened=(), losses=2)


@pytest.mark.parametrize("climate", range(6))
@pytest.mark.parametrize("furs", range(3))
def test_e1_6_1_a_forecast_comes_true(climate: int, furs: int) -> None:
    genes = {0: {"fur": furs, "parasol": 2 - furs}}
    state = position("bbmmhh^^", "00000000", climate=climate, genes=genes)
    peril = forecast(state).perils[A]
    state = now(state, SurvivalTurn(A))
    assert [zone for zone, owner in enumerate(standing(state)) if owner == "."] == [*peril.doomed]
    assert offered(state) == [f"remove {zone}" for zone in peril.threatened]
    while offered(state):
        state = after(state, offered(state)[0])
    assert standing(state).count(".") == peril.losses


def test_e1_4_2_how_many_faces_win_against_whom() -> None:
    genes = {0: {"horn": 1, "leg": 2}, 1: {"horn": 2}}
    state = now(position("hhh", "012", genes=genes), MovementTurn(A))
    assert (forecast(state).winning_faces, forecast(state).steps) == ({B: 1, C: 4}, 2)
    state = now(position("hhh", "01.", genes={1: {"horn": 3}}), MovementTurn(A))
    assert forecast(state).winning_faces == {}, "one too strong, one not there"


def test_e1_5_1_how_many_newborn_are_left() -> None:
    state = position("hhh", ".0.", genes={0: {"egg": 2}})
    assert (forecast(state).newborns, forecast(state).steps) == (None, None)
    state = now(state, BirthTurn(A))
    assert forecast(state).newborns == 2
    assert forecast(after(state, "newborn 0")).newborns == 1


@pytest.mark.parametrize(
    ("meteor", "faces"),
    [(3, ()), (9, ()), (10, (1, 2)), (13, (1, 2, 3, 4, 5)), (14, (1, 2, 3, 4, 5, 6))],
)
def test_e1_7_1_which_faces_would_end_the_game(meteor: int, faces: tuple[int, ...]) -> None:
    assert forecast(position("bmh", meteor=meteor)).end_faces == faces

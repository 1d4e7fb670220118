"""What a view foretells: E1-4.2, E1-6.1 and E1-7.1 worked out beforehand."""

from __future__ import annotations

import pytest

from mesozoic.core.play import start
from mesozoic.games.evo_2001.births import BirthTurn
from mesozoic.games.evo_2001.forecast import forecast, peril
from mesozoic.games.evo_2001.meteor import Meteor
from mesozoic.games.evo_2001.movement import MovementTurn
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.survival import SurvivalPhase, SurvivalTurn
from mesozoic.islands.peril import Peril
from tests.games.evo_2001.kit import BROWN, A, B, C, after, now, offered, position, standing


def before_survival(island: str, herds: str, **genes: int) -> EvoState:
    """A position on brown with the survival phase still to come."""
    state = position(island, herds, climate=BROWN, genes={0: genes})
    state.push(SurvivalPhase())
    return state


def test_e1_6_1_who_is_doomed_and_who_is_threatened() -> None:
    state = before_survival("bmmhhhhh^^", "0000000000", fur=2, parasol=1)
    assert peril(state, A) == Peril(doomed=(0,), threatened=(1, 2), losses=2)


def test_e1_6_1_without_protection_there_is_no_choice() -> None:
    state = before_survival("mm^^", "0000", fur=0, parasol=1)
    assert peril(state, A) == Peril(doomed=(2, 3), threatened=(0, 1), losses=3)


def test_e1_8_2_moult_and_sunburn_are_foreseen() -> None:
    state = before_survival("m^", "00")
    assert peril(state, A) == Peril((), (), 0)
    for blights in (1, 2):
        state.moults = state.sunburns = (blights, 0, 0)
        assert peril(state, A) == Peril(doomed=(0, 1), threatened=(), losses=2)


def test_e1_8_2_cards_that_were_played_are_counted() -> None:
    cards = "thick-coat refuge deep-shade"
    state = position("bbmm^^", "000000", climate=BROWN, hands={0: cards})
    state = now(state, SurvivalTurn(A))
    assert peril(state, A) == Peril(doomed=(0, 1), threatened=(2, 3, 4, 5), losses=4)
    state = after(state, "play thick-coat", "play refuge for 1")
    assert peril(state, A) == Peril(doomed=(0,), threatened=(2, 3), losses=2)
    state = after(state, "pass")
    assert peril(state, A) == Peril(doomed=(), threatened=(2, 3), losses=1)


def test_e1_6_1_who_has_been_judged_has_nothing_to_fear() -> None:
    state = position("bmm", "122", climate=BROWN)
    state = now(state, SurvivalTurn(A), SurvivalTurn(C), SurvivalTurn(B))
    assert peril(state, C) == Peril(doomed=(), threatened=(1, 2), losses=1)
    assert peril(state, B) == Peril(doomed=(0,), threatened=(), losses=1)
    state = after(state, "remove 1")
    assert peril(state, C) == Peril((), (), 0)


@pytest.mark.parametrize("climate", range(6))
@pytest.mark.parametrize("furs", range(3))
def test_e1_6_1_a_forecast_comes_true(climate: int, furs: int) -> None:
    genes = {0: {"fur": furs, "parasol": 2 - furs}}
    state = position("bbmmhh^^", "00000000", climate=climate, genes=genes)
    state.push(SurvivalTurn(A))
    foreseen = peril(state, A)
    state = start(state)
    dead = [zone for zone, owner in enumerate(standing(state)) if owner == "."]
    assert dead == [*foreseen.doomed]
    assert offered(state) == [f"remove {zone}" for zone in foreseen.threatened]
    while offered(state):
        state = after(state, offered(state)[0])
    assert standing(state).count(".") == foreseen.losses


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


def test_e1_7_1_after_the_end_nothing_is_foretold() -> None:
    assert forecast(now(position("bmh", meteor=14), Meteor())).end_faces == ()

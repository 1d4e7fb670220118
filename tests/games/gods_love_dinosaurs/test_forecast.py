"""What would happen as things stand."""

from __future__ import annotations

from typing import Any

from mesozoic.games.gods_love_dinosaurs.forecast import ColumnForecast
from tests.games.gods_love_dinosaurs.kit import A, B, Eco, activating, after, position, view

PLAIN = "forest lake"


def forecast(state: Any, seat: Any = None) -> Any:
    return view(state, seat).forecast


def test_gd_2_2_what_an_emptied_column_sets_off() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN), "eagle": (PLAIN, "-")}
    found = forecast(position(columns=columns, pawn="rat", stacks={"A": [PLAIN] * 5}))
    assert found.columns == (
        ColumnForecast("frog", 2, activates=False, dinosaurs=False, ends_game=False),
        ColumnForecast("rabbit", 0, activates=False, dinosaurs=False, ends_game=False),
        ColumnForecast("rat", 1, activates=True, dinosaurs=True, ends_game=True),
        ColumnForecast("tiger", 0, activates=False, dinosaurs=False, ends_game=False),
        ColumnForecast("eagle", 1, activates=True, dinosaurs=False, ends_game=False),
    )


def test_gd_5_5_with_enough_tiles_the_game_goes_on() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN), "eagle": (PLAIN, "-")}
    found = forecast(position(columns=columns, pawn="rat", stacks={"A": [PLAIN] * 6}))
    assert not any(column.ends_game for column in found.columns)


def test_gd_4_2_which_hunters_would_starve() -> None:
    state = position(Eco("^ t l ^ t t", "D T F E E ."), Eco("^ t", "D ."))
    assert forecast(state).starving == (
        {"tiger": (), "eagle": (4,), "dinosaur": ()},
        {"tiger": (), "eagle": (), "dinosaur": (0,)},
    )


def test_gd_5_2_the_eggs_of_a_hunt_so_far() -> None:
    state = activating(position(Eco("^ t l ^", "D T F .")), "dinosaur")
    assert forecast(state, A).hunt is None
    state = after(state, "hunt 0-1")
    hunt = forecast(state, A).hunt
    assert (hunt.path, hunt.steps, hunt.eaten, hunt.eggs) == ((0, 1), 4, ("tiger",), 1)
    assert not hunt.may_end
    assert hunt.newborn == ()
    assert forecast(state, B).hunt is None
    assert forecast(state).hunt is None
    hunt = forecast(after(state, "go 2", "go 3"), A).hunt
    assert (hunt.eaten, hunt.eggs, hunt.may_end) == (("tiger", "frog"), 1, True)


def test_gd_4_1_the_newborn_of_a_hunt_so_far() -> None:
    state = after(activating(position(Eco("t l f t", "E F H R")), "eagle"), "hunt 0-1", "go 2")
    hunt = forecast(state, A).hunt
    assert (hunt.eaten, hunt.newborn, hunt.steps) == (("frog", "rabbit"), (1,), 1)


def test_gd_5_1_whether_one_newly_hatched_would_starve() -> None:
    fed = activating(position(Eco("^ l", ". F", eggs=1)), "dinosaur")
    hungry = activating(position(Eco("^ l", ". .", eggs=1)), "dinosaur")
    assert forecast(fed, A).hatchling_starves is False
    assert forecast(hungry, A).hatchling_starves is True
    assert forecast(hungry, B).hatchling_starves is None

"""What would happen as things stand."""

from __future__ import annotations

from typing import Any

from mesozoic.games.gods_love_dinosaurs.forecast import ColumnForecast
from mesozoic.games.gods_love_dinosaurs.turn import TileChoice
from tests.games.gods_love_dinosaurs.kit import A, B, Eco, activating, after, now, position, view

PLAIN = "forest lake"


def forecast(state: Any, seat: Any = None) -> Any:
    return view(state, seat).forecast


def column(animal: str, tiles: int, **more: Any) -> ColumnForecast:
    plain: dict[str, Any] = {"activates": tiles == 1, "dinosaurs": False, "ends_game": False}
    return ColumnForecast(animal, tiles, **{**plain, "pawn": None, "refills": (), **more})


def test_gd_2_2_what_an_emptied_column_sets_off() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN), "eagle": (PLAIN, "-")}
    found = forecast(position(columns=columns, pawn="rat", stacks={"A": [PLAIN] * 5}))
    assert found.columns == (
        column("frog", 2),
        column("rabbit", 0),
        column("rat", 1, dinosaurs=True, ends_game=True, pawn="tiger"),
        column("tiger", 0),
        column("eagle", 1),
    )


def test_gd_5_4_where_the_pawn_would_go_and_what_would_be_filled() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": (PLAIN, "-"), "eagle": (PLAIN, "-")}
    found = forecast(position(columns=columns, pawn="eagle", stacks={"A": [PLAIN] * 6}))
    eagles = found.columns[-1]
    assert (eagles.pawn, eagles.refills) == ("frog", ("rabbit", "tiger", "eagle"))
    assert all(other.pawn is None and other.refills == () for other in found.columns[:-1])


def test_gd_2_2_what_the_tile_in_hand_sets_off() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN)}
    state = position(columns=columns, pawn="frog", stacks={"A": [PLAIN] * 8})
    state = now(state, TileChoice(A))
    assert forecast(state).emptied is None
    assert forecast(after(state, "take frog 0")).emptied is None
    emptied = forecast(after(state, "take rat 1")).emptied
    assert emptied == column("rat", 0, activates=True)


def test_gd_5_5_the_tile_in_hand_may_end_the_game() -> None:
    columns = {"frog": (PLAIN, PLAIN), "rat": ("-", PLAIN)}
    state = position(columns=columns, pawn="rat", stacks={"A": [PLAIN] * 7})
    state = now(state, TileChoice(A))
    emptied = forecast(after(state, "take rat 1")).emptied
    assert (emptied.dinosaurs, emptied.ends_game, emptied.pawn) == (True, True, "tiger")


def test_gd_3_1_which_prey_have_room_to_reproduce() -> None:
    state = position(Eco("^ l l w t f", "D F F . R ."), Eco("^ f", "D H"))
    assert forecast(state).fertile == (
        {"frog": (2,), "rabbit": (), "rat": (4,)},
        {"frog": (), "rabbit": (), "rat": ()},
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
    assert (hunt.meals, hunt.laid) == ((1, 2), (1,))


def test_gd_5_2_what_each_next_step_of_a_hunt_would_bring() -> None:
    state = activating(position(Eco("^ t l ^", "D T F .")), "dinosaur")
    assert [(step.path, step.eggs) for step in forecast(state, A).steps] == [((0, 1), 1)]
    assert forecast(state, B).steps == ()
    ahead = forecast(after(state, "hunt 0-1"), A).steps
    assert [(step.path, step.eaten, step.may_end) for step in ahead] == [
        ((0, 1, 0), ("tiger",), True),
        ((0, 1, 2), ("tiger", "frog"), False),
    ]


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

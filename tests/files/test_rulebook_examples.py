"""Examples that have the numbers of the rulebook's own."""

from __future__ import annotations

from typing import Any

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Event
from mesozoic.files.examples import Example, find_example, lay_example, steps_of
from mesozoic.games.evo_2011.events import LotPaid, OrderSet
from mesozoic.games.gods_love_dinosaurs.actions import Hunt
from mesozoic.games.gods_love_dinosaurs.events import PredatorHunted, PredatorStarved
from mesozoic.games.gods_love_dinosaurs.kinds import Animal
from mesozoic.games.gods_love_dinosaurs.roaming import first_steps

THEROPODS, SAUROPODS, CERATOPSIANS, STEGOSAURS = map(Seat, range(4))


def shown(example: Example) -> list[Event]:
    return [telling.event for _, told in steps_of(example) for telling in told]


def test_e2_4_1_seven_dinosaurs_in_the_first_column_then_five_six_and_five() -> None:
    """The two peoples with five play first, in the order of their columns."""
    example = find_example("evo-2011", "E2-4.1")
    events, state = shown(example), lay_example(example).state
    columns = [event.seat for event in events if isinstance(event, LotPaid)]
    assert [state.dinosaurs(seat) for seat in columns] == [7, 5, 6, 5]
    assert columns == [STEGOSAURS, THEROPODS, CERATOPSIANS, SAUROPODS]
    orders = [event.order for event in events if isinstance(event, OrderSet)]
    assert orders == [(THEROPODS, SAUROPODS, CERATOPSIANS, STEGOSAURS)]


def hunted(table: Table[Any], seat: Seat, hunt: Hunt) -> PredatorHunted:
    """A hunt that goes as far as it can."""
    told = table.act(seat, hunt)
    while not told:
        told = table.act(seat, table.options(seat)[0])
    event = told[0].event
    assert isinstance(event, PredatorHunted)
    return event


def test_gd_4_2_one_eagle_eats_two_rabbits_and_the_dinosaur_bars_the_other() -> None:
    """The one could have gone for the frogs instead: it would have eaten them all."""
    example = find_example("gods-love-dinosaurs", "GD-4.2")
    hunt, starved = shown(example)
    assert isinstance(hunt, PredatorHunted)
    assert isinstance(starved, PredatorStarved)
    assert (hunt.eaten, len(hunt.newborn)) == (("rabbit", "rabbit"), 1)

    table, seat = lay_example(example), example.seat
    hunts = [option for option in table.options(seat) if isinstance(option, Hunt)]
    eaten = [hunted(table.fork(), seat, option).eaten for option in hunts]
    assert {option.hunter for option in hunts} == {hunt.path[0]}
    assert sorted(eaten) == [("frog", "frog"), ("rabbit", "rabbit")]

    land, animals = table.state.lands[seat], table.state.animals[seat]
    assert animals.frog.bit_count() == 2
    unbarred = animals.without(animals.dinosaur)
    assert first_steps(land, unbarred, Animal.EAGLE, starved.hunter)

"""Activations: all at once, each at their own pace, hidden and undoable until confirmed."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.core.events import heard
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import advance, deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.actions import CONFIRM, Breed
from mesozoic.games.gods_love_dinosaurs.activation import Activation
from mesozoic.games.gods_love_dinosaurs.events import (
    ActivationConfirmed,
    DinosaurHatched,
    DinosaurHunted,
    DinosaurStarved,
    PredatorHunted,
    PreyBorn,
)
from mesozoic.games.gods_love_dinosaurs.moments import ActivationMoment, BreedingMoment
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from tests.games.gods_love_dinosaurs.kit import (
    A,
    B,
    C,
    Eco,
    activating,
    after,
    offered,
    position,
    standing,
    told,
    view,
)

POND = Eco("l l l", ". F .")


def ponds() -> GodsState:
    """Three players with a frog each."""
    return activating(position(POND, POND, POND), "frog")


def seen(state: GodsState, owner: Seat, by: Seat | None) -> tuple[int, ...]:
    """Where somebody sees the frogs of a seat."""
    frogs: tuple[int, ...] = view(state, by).ecosystems[owner].animals["frog"]
    return frogs


def test_gd_2_2_nobody_waits_for_another_to_begin() -> None:
    state = ponds()
    assert list(deciders(state)) == [A, B, C]
    state = after(state, "breed 1-0", "confirm", seat=C)
    assert list(deciders(state)) == [A, B]
    assert offered(state, A) == ["breed 1-0", "breed 1-2", "confirm"]


def test_gd_2_2_the_game_goes_on_when_all_have_confirmed() -> None:
    state = after(after(ponds(), "confirm", seat=B), "confirm", seat=A)
    assert list(deciders(state)) == [C]
    assert pending(after(state, "confirm", seat=C)) is None


def test_gd_2_2_others_see_an_ecosystem_as_it_was_until_all_have_confirmed() -> None:
    state = after(ponds(), "breed 1-0", seat=A)
    assert standing(state, A) == "F F ."
    assert seen(state, A, by=A) == (0, 1)
    assert seen(state, A, by=B) == seen(state, A, by=None) == (1,)
    assert view(state, B).ecosystems[A].is_hidden
    assert not view(state, A).ecosystems[A].is_hidden
    state = after(state, "confirm", seat=A)
    assert seen(state, A, by=B) == (1,)
    for seat in (B, C):
        state = after(state, "confirm", seat=seat)
    assert seen(state, A, by=B) == seen(state, A, by=None) == (0, 1)
    assert not view(state, B).ecosystems[A].is_hidden


def test_gd_2_2_eggs_are_hidden_too() -> None:
    nest = Eco("^ l", ". F", eggs=2)
    state = after(activating(position(nest, nest), "dinosaur"), "hatch", seat=A)
    assert view(state, A).ecosystems[A].eggs == 1
    assert view(state, B).ecosystems[A].eggs == 2
    assert view(state, B).ecosystems[A].points == 2


def test_gd_2_2_what_is_asked_of_the_others_is_hidden() -> None:
    state = after(ponds(), "breed 1-0", seat=A)
    busy = ActivationMoment("GD-2.2", "activation", "frog")
    assert view(state, A).moment == BreedingMoment("GD-3.1", "activation", A, "frog")
    assert view(state, B).moment == BreedingMoment("GD-3.1", "activation", B, "frog")
    assert view(state, None).moment == busy
    state = after(state, "confirm", seat=A)
    assert view(state, A).moment == busy


def test_gd_2_2_deeds_are_told_to_their_owner_at_once_and_to_the_others_at_the_end() -> None:
    state = after(ponds(), "breed 1-0", seat=A)
    born = PreyBorn(A, "frog", 1, 0)
    assert told(state, PreyBorn, A) == [born]
    assert told(state, PreyBorn, B) == told(state, PreyBorn, None) == []
    state = after(state, "confirm", seat=A)
    assert told(state, ActivationConfirmed, B) == [ActivationConfirmed(A)]
    assert told(state, PreyBorn, B) == []
    state = after(after(state, "confirm", seat=B), "confirm", seat=C)
    assert told(state, PreyBorn, A) == []
    assert told(state, PreyBorn, B) == told(state, PreyBorn, None) == [born]


def test_gd_2_2_a_whole_story_is_told_again_in_order() -> None:
    eco = Eco("^ l ^ t l", ". F . E F", eggs=1)
    state = activating(position(eco), "dinosaur")
    state = after(state, "hatch", "hunt 0-1", "go 2", "go 3")
    assert heard(state.tellings, A) == [DinosaurHunted(A, (0, 1, 2, 3, 2), ("frog", "eagle"), 1)]
    state = after(state, "confirm")
    assert heard(state.tellings, B) == [
        ActivationConfirmed(A),
        DinosaurHatched(A, (), -1),
        DinosaurHunted(A, (0, 1, 2, 3, 2), ("frog", "eagle"), 1),
    ]
    assert heard(state.tellings, A) == [ActivationConfirmed(A)]


def test_gd_2_2_predators_and_the_starved_are_told_again_too() -> None:
    state = activating(position(Eco("t l l t ^ ^ l", "T F F T D D .")), "tiger")
    state = after(state, "hunt 0-1", "go 2", "confirm")
    kinds = [type(event).__name__ for event in heard(state.tellings, B)]
    assert kinds == ["ActivationConfirmed", "PredatorHunted", "PredatorStarved"]
    assert told(state, PredatorHunted, B)[0].newborn == (1,)
    state = activating(position(Eco("^ l", "D F")), "dinosaur")
    state = after(state, "leave 0 to starve", "let starve", "confirm")
    assert told(state, DinosaurStarved, B) == [DinosaurStarved(A, 0)]


def test_gd_2_2_nothing_is_kept_of_an_activation_that_is_over() -> None:
    state = after(after(ponds(), "breed 1-0", seat=A), "confirm", seat=A)
    for seat in (B, C):
        state = after(state, "confirm", seat=seat)
    assert state.shown == ()
    assert state.deeds == [(), (), ()]


# Redealing


@pytest.mark.parametrize("seat", [A, B, C])
def test_gd_2_2_a_redeal_knows_no_more_than_the_seat(seat: Seat) -> None:
    state = after(after(ponds(), "breed 1-0", seat=A), "breed 1-2", "confirm", seat=B)
    for seed in range(20):
        other = GAME.redeal(state, seat, Random(seed))
        assert view(other, seat) == view(state, seat)
        assert list(deciders(other)) == list(deciders(state)) == [A, C]
        assert options(other, seat) == options(state, seat)
        assert standing(other, seat) == standing(state, seat)


def test_gd_2_2_a_redeal_lets_the_confirmed_have_done_anything() -> None:
    state = after(ponds(), "breed 1-2", "confirm", seat=B)
    found = {standing(GAME.redeal(state, A, Random(seed)), B) for seed in range(50)}
    assert found == {"F F .", ". F F", ". F ."}


def test_gd_2_2_a_redeal_begins_the_unconfirmed_anew() -> None:
    state = after(ponds(), "breed 1-2", seat=B)
    other = GAME.redeal(state, A, Random(1))
    assert standing(other, B) == ". F ."
    assert offered(other, B) == ["breed 1-0", "breed 1-2", "confirm"]


def test_a_redeal_outside_of_activations_is_a_copy() -> None:
    state = position(POND)
    other = GAME.redeal(state, A, Random(1))
    assert other == state
    assert other is not state


# Undo


def table_in_an_activation() -> Table[GodsState]:
    """A game of three, played at random to where frogs may be born in two ecosystems at least."""
    luck = SeededLuck.named("activation")
    table = new_table("gods-love-dinosaurs", 3, seed="activation")
    rng = Random(5)
    while True:
        top = pending(table.state)
        if isinstance(top, Activation) and len(breeders(table)) > 1:
            return table
        if table.step(luck) is None:
            seat = rng.choice(table.deciders())
            table.act(seat, rng.choice(table.options(seat)))


def breeders(table: Table[GodsState]) -> list[Seat]:
    return [
        seat
        for seat in table.deciders()
        if any(isinstance(action, Breed) for action in table.options(seat))
    ]


def test_gd_2_2_each_may_undo_until_they_confirm() -> None:
    table = table_in_an_activation()
    one, other = breeders(table)[:2]
    began = table.state.animals[:]
    table.act(one, table.options(one)[0])
    table.act(other, table.options(other)[0])
    assert len(table.free_undo(one)) == 1
    table.undo(one)
    assert table.state.animals[one] == began[one]
    assert table.state.animals[other] != began[other]


def test_gd_2_2_what_somebody_does_is_nobody_elses_to_hear_of() -> None:
    table = table_in_an_activation()
    busy, other = breeders(table)[:2]
    begun = len(table.record.entries)
    breed = next(act for act in table.options(busy) if isinstance(act, Breed))
    table.act(busy, breed)
    table.undo(busy)
    table.act(busy, breed)
    for known in (table, Table(GAME, table.record, table.components)):
        entries = range(begun, begun + 3)
        assert all(known.is_heard(number, busy) for number in entries)
        assert not any(known.is_heard(number, seat) for number in entries for seat in (other, None))
        assert known.heard_as(begun + 3, busy) == begun + 3
        assert known.heard_as(begun + 3, other) == known.heard_as(begun + 3, None) == begun


def test_gd_2_2_who_has_confirmed_is_heard_by_all() -> None:
    table = table_in_an_activation()
    busy, other = breeders(table)[:2]
    begun = len(table.record.entries)
    table.act(busy, next(act for act in table.options(busy) if isinstance(act, Breed)))
    table.act(busy, CONFIRM)
    assert table.is_heard(begun + 1, other)
    assert table.heard_as(begun + 1, other) == begun
    while isinstance(pending(table.state), Activation):
        table.act(table.deciders()[0], CONFIRM)
    assert table.heard_as(begun + 1, other) == begun + 1


def test_gd_2_2_the_tile_that_activated_others_stays_where_it_is() -> None:
    """Else its owner would see by it whether they have begun."""
    table = table_in_an_activation()
    opener = table.pages[-1].entry.seat
    assert opener is not None
    assert table.free_undo(opener) == ()


def test_gd_2_2_what_is_confirmed_is_for_good() -> None:
    table = table_in_an_activation()
    one, other = breeders(table)[:2]
    table.act(one, table.options(one)[0])
    table.act(one, CONFIRM)
    assert table.free_undo(one) == ()
    table.act(other, table.options(other)[0])
    assert len(table.free_undo(other)) == 1


def test_gd_2_2_the_table_confirms_for_nobody() -> None:
    """Else nobody could take back what they did last."""
    state = after(activating(position(Eco("l l", "F .")), "frog"), "breed 0-1")
    assert options(state, A) == [CONFIRM]
    assert not CONFIRM.passing


def test_gd_2_2_one_after_another_or_all_at_once_is_the_same() -> None:
    one = after(ponds(), "breed 1-0", "confirm", seat=A)
    one = after(one, "breed 1-2", "confirm", seat=B)
    other = after(ponds(), "breed 1-2", seat=B)
    other = after(other, "breed 1-0", "confirm", seat=A)
    other = after(other, "confirm", seat=B)
    assert one == other


def test_playouts_hold_no_more_than_games_that_are_told() -> None:
    state = ponds()
    silent = state.copy()
    advance(silent, A, Breed(1, 0))
    assert silent == after(state, "breed 1-0", seat=A)
    assert silent.tellings == []

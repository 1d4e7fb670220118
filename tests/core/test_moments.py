"""The five kinds of moment, in the toy game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.moments import UNWRITTEN, Choice, Holding, Moment, Parallel, settle
from mesozoic.core.play import advance, apply, deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.values import Action
from tests.core.toy import (
    SHIELD,
    STONE,
    TOY,
    Auction,
    Blind,
    Deal,
    Levy,
    Packing,
    Round,
    ToyState,
    Window,
)
from tests.core.toy_acts import Bid, Leave, LetBe, Offer, PackItem, Raise
from tests.core.toy_tables import toy_table

A, B, C = Seat(0), Seat(1), Seat(2)


def state_at(moment: object, players: int = 3, rules: int = 2) -> ToyState:
    """A game that waits at one moment, with another round to follow."""
    state = toy_table(players, rules=rules).state
    state.stack = [Round(), moment]  # type: ignore[list-item]
    state.hands = ((STONE,),) * players
    return state


def played(state: ToyState, *acts: tuple[Seat, Action]) -> ToyState:
    for seat, action in acts:
        state = apply(state, seat, action)
    return state


def test_steps_run_by_themselves_until_somebody_is_asked() -> None:
    state = state_at(Levy(B))
    settle(state)
    assert state.coins == [4, 3, 4]
    assert isinstance(pending(state), Auction)


def test_steps_that_never_stop_are_an_error_that_shows_the_stack() -> None:
    class Endless(Levy):
        def run(self, state: ToyState) -> None:
            state.push(self)

    state = state_at(Endless(B))
    with pytest.raises(RuntimeError, match=r"runaway steps.*Endless"):
        settle(state)


def test_pushed_moments_are_played_in_the_order_given() -> None:
    state = state_at(Levy(A))
    state.stack = []
    state.push(Levy(A), Levy(B))
    assert state.stack == [Levy(B), Levy(A)]


def test_in_an_auction_the_outbid_bids_again_at_once() -> None:
    state = played(state_at(Auction((A, B, C))), (A, Bid(1)), (B, Bid(2)))
    assert deciders(state) == (A,)
    assert options(state, A) == [Bid(3), Bid(4), Leave()]
    state = played(state, (A, Leave()))
    assert deciders(state) == (C,)


def test_an_auction_ends_when_nobody_is_left_to_bid() -> None:
    state = played(state_at(Auction((A, B, C))), (A, Bid(3)), (B, Leave()), (C, Leave()))
    assert state.coins == [1, 4, 4]
    assert state.bank == 3
    assert pending(state) == Window((A, B, C), Levy(B))


def test_an_auction_without_a_bid_sells_nothing() -> None:
    state = played(state_at(Auction((A, B))), (A, Leave()), (B, Leave()))
    assert state.bank == 0


def test_a_reaction_window_holds_the_effect_until_all_have_passed() -> None:
    state = state_at(Window((A, B), Levy(C)))
    state = played(state, (A, LetBe()))
    assert state.coins[C] == 4
    state = played(state, (B, LetBe()))
    assert state.coins[C] == 3


def test_a_reaction_changes_the_effect() -> None:
    state = state_at(Window((A, B), Levy(C)))
    state.hands = ((STONE,), (SHIELD,), ())
    state = played(state, (A, LetBe()), (B, Raise()))
    assert state.coins[C] == 4
    assert state.hands[B] == ()


def test_all_who_could_react_are_asked_whatever_they_hold() -> None:
    state = state_at(Window((A, B), Levy(C)))
    assert options(state, A) == [LetBe()]
    state.hands = ((SHIELD,), (STONE,), ())
    assert deciders(state) == (A,)
    assert options(state, A) == [Raise(), LetBe()]


def test_sealed_answers_open_together_in_whatever_order_they_come() -> None:
    there = played(state_at(Blind((A, B, C))), (C, Offer(1)), (A, Offer(3)), (B, Offer(2)))
    back = played(state_at(Blind((A, B, C))), (B, Offer(2)), (C, Offer(1)), (A, Offer(3)))
    assert there.coins == back.coins == [1, 4, 4]


def test_a_sealed_answer_changes_nothing_until_the_last() -> None:
    state = played(state_at(Blind((A, B, C))), (B, Offer(4)))
    assert deciders(state) == (A, C)
    assert state.coins == [4, 4, 4]


def test_who_has_answered_is_seen_and_what_is_not() -> None:
    state = played(state_at(Blind((A, B, C))), (B, Offer(4)), (A, Offer(2)))
    top = pending(state)
    assert isinstance(top, Blind)
    assert top.as_seen_by(C) == top.as_seen_by(None) == Blind((C,), ())
    assert top.as_seen_by(A) == Blind((C,), ((A, Offer(2)),))


def test_an_imagined_answer_is_one_that_could_have_been_given() -> None:
    state = played(state_at(Blind((A, B, C))), (B, Offer(4)), (A, Offer(2)))
    top = pending(state)
    assert isinstance(top, Blind)
    imagined = [top.imagined_by(A, state, Random(n)) for n in range(40)]
    assert {moment.waiting for moment in imagined} == {(C,)}
    answers = [dict(moment.answers) for moment in imagined]
    assert {answer[A] for answer in answers} == {Offer(2)}
    assert {answer[B] for answer in answers} == {Offer(amount) for amount in range(5)}


@pytest.mark.parametrize(("rules", "coins"), [(1, [2, 4, 4]), (2, [4, 4, 4])])
def test_each_rules_version_breaks_ties_in_its_own_way(rules: int, coins: list[int]) -> None:
    state = state_at(Blind((A, B, C)), rules=rules)
    state = played(state, (A, Offer(2)), (B, Offer(2)), (C, Offer(0)))
    assert state.coins == coins


def lanes() -> Parallel[ToyState]:
    return Parallel.of({A: (Packing(A),), B: (Packing(B),)})


def test_in_a_parallel_each_goes_at_its_own_pace() -> None:
    state = played(state_at(lanes()), (B, PackItem("map")), (B, PackItem("rope")))
    assert deciders(state) == (A, B)
    assert options(state, A) == [PackItem("rope"), PackItem("lamp"), PackItem("map")]
    assert options(state, B) == [PackItem("lamp")]


def test_a_lane_that_is_empty_is_not_asked() -> None:
    packed = [(B, PackItem(item)) for item in ("map", "rope", "lamp")]
    state = played(state_at(lanes()), *packed)
    assert deciders(state) == (A,)
    assert options(state, B) == ()
    assert state.bags[B] == ()


def test_a_parallel_ends_when_every_lane_is_empty() -> None:
    packed = [(seat, PackItem(item)) for item in ("map", "rope", "lamp") for seat in (A, B)]
    state = played(state_at(lanes()), *packed)
    assert isinstance(pending(state), Auction)


def test_a_lane_begins_with_a_choice() -> None:
    with pytest.raises(ValueError, match="begin with a choice"):
        Parallel.of({A: (Levy(A),)})
    with pytest.raises(ValueError, match="needs a lane"):
        Parallel.of({})


@dataclass(frozen=True, slots=True)
class Surrender(Choice[ToyState]):
    """Whatever its seat does, the game is over."""

    tag = "surrender"

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return (A,)

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [LetBe()]

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        state.end(Result((0, 0, 0), (B,), "surrender"))


def test_a_game_may_end_in_a_lane() -> None:
    state = state_at(Parallel.of({A: (Surrender(),), B: (Surrender(),)}))
    advance(state, A, LetBe())
    assert (state.stack, pending(state)) == ([], None)


def test_the_lane_of_who_has_none_is_empty() -> None:
    assert lanes().lane(C) == ()


def test_a_moment_is_popped_before_it_is_handled() -> None:
    state = state_at(Window((A,), Levy(C)))
    advance(state, A, LetBe())
    assert not any(isinstance(moment, Window) for moment in state.stack)


def test_the_end_of_the_game_leaves_nothing_awaited() -> None:
    state = state_at(Levy(A))
    state.round = 2
    settle(state)
    assert state.stack == []
    assert state.result is not None
    assert state.result.winners == (B, C)
    assert TOY.view(state, None).moment is None


@dataclass(frozen=True, slots=True)
class Caravan(Parallel[ToyState]):
    """Travellers who set out together once all have packed."""

    tag = "caravan"
    toll: int = 0

    def close(self, state: ToyState) -> None:
        for seat, _ in self.lanes:
            state.pay(seat, self.toll)


def caravan() -> Caravan:
    return Caravan(lanes().lanes, toll=2)


def test_a_parallel_of_ones_own_keeps_what_it_holds_and_closes_with_something() -> None:
    packed = [(seat, PackItem(item)) for item in ("map", "rope", "lamp") for seat in (A, B)]
    state = played(state_at(caravan()), *packed[:-1])
    now = pending(state)
    assert isinstance(now, Caravan)
    assert (now.toll, now.begun, state.coins) == (2, True, [4, 4, 4])
    state = played(state, packed[-1])
    assert state.coins == [2, 2, 4]


def test_a_parallel_shows_a_seat_its_own_lane_and_no_other() -> None:
    state = played(state_at(caravan()), *[(B, PackItem(item)) for item in ("map", "rope", "lamp")])
    now = pending(state)
    assert isinstance(now, Caravan)
    assert now.as_seen_by(A) == Packing(A)
    for seat in (B, C, None):
        assert now.as_seen_by(seat) == Caravan((), begun=False, toll=2)


def test_luck_has_no_place_in_a_lane() -> None:
    @dataclass(frozen=True, slots=True)
    class Gamble(Packing):
        def take(self, state: ToyState, seat: Seat, action: PackItem) -> None:
            state.push(Deal(seat))

    state = state_at(Parallel.of({A: (Gamble(A),)}))
    with pytest.raises(ValueError, match="a lane waits for a choice"):
        advance(state, A, PackItem("map"))


@dataclass(frozen=True, slots=True)
class Ask(Choice[ToyState]):
    """Whether something is to be."""

    tag = "ask"
    seat: Seat

    def seats(self, state: ToyState) -> Sequence[Seat]:
        return (self.seat,)

    def options(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        return [Raise(), LetBe()]

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Stay(Ask, Holding[ToyState]):
    """The same, with what is to be inside it."""

    effect: Moment[ToyState] = field(metadata=UNWRITTEN)

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        if isinstance(action, LetBe):
            state.push(self.effect)


def test_what_a_moment_holds_happens_or_not_and_nothing_else_is_touched() -> None:
    state = state_at(Stay(A, Levy(B)))
    assert apply(state, A, Raise()).coins == [4, 4, 4]
    assert apply(state, A, LetBe()).coins == [4, 3, 4]
    assert isinstance(pending(apply(state, A, Raise())), Auction)


def test_what_a_moment_holds_is_written_below_it_and_makes_states_differ() -> None:
    holding, beside = state_at(Stay(A, Levy(B))), state_at(Ask(A))
    beside.stack.insert(1, Levy(B))
    assert plain(holding) == plain(beside)
    assert fingerprint(holding) != fingerprint(state_at(Stay(A, Levy(C))))
    assert holding != state_at(Stay(A, Levy(C)))
    assert holding == holding.copy()

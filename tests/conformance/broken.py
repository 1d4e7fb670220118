"""The toy game broken in many ways: for each law, what breaks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random

import pytest

from mesozoic.arena.trial import Case
from mesozoic.core.advice import Remark
from mesozoic.core.game import Setup, Why
from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Entry, Record, write_record
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from tests.core.toy import (
    SHIELD,
    Auction,
    Blind,
    Deal,
    Levy,
    Packing,
    Round,
    ToyGame,
    ToyState,
    ToyView,
    Travels,
    Window,
)
from tests.core.toy_acts import Bid, CardDealt, Draw, Leave, Offer, ShieldShown

Breakage = Callable[[pytest.MonkeyPatch], None]
BREAKAGES: list[tuple[str, Breakage]] = []

true_setup, true_view, true_redeal = ToyGame.setup, ToyGame.view, ToyGame.redeal
true_explain = ToyGame.explain
true_options, true_window_take = Auction.options, Window.take


def breaks(law: str) -> Callable[[Breakage], Breakage]:
    def listed(breakage: Breakage) -> Breakage:
        BREAKAGES.append((law, breakage))
        return breakage

    return listed


@breaks("waits_or_is_over")
def a_game_that_is_over_and_still_asks(patch: pytest.MonkeyPatch) -> None:
    def run(self: Round, state: ToyState) -> None:
        state.result = Result(tuple(state.coins), (Seat(0),), "over")
        state.push(Auction(state.seats))

    patch.setattr(Round, "run", run)


@breaks("waits_or_is_over")
def a_game_that_nobody_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Round, "run", lambda _, state: state.end(Result(tuple(state.coins), (), "over")))


@breaks("waits_or_is_over")
def a_result_without_a_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Round, "run", lambda _, state: state.end(Result((), (Seat(0),), "")))


@breaks("waits_or_is_over")
def a_winner_who_does_not_stand_best(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "standing", lambda _, state, seat: (-state.coins[seat], seat))


@breaks("waits_or_is_over")
def a_step_that_is_left_to_run(patch: pytest.MonkeyPatch) -> None:
    def setup(game: ToyGame, setup: Setup) -> ToyState:
        state = true_setup(game, setup)
        state.push(Round())
        return state

    patch.setattr(ToyGame, "setup", setup)


@breaks("moments_are_listed")
def a_moment_that_the_game_does_not_list(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "moments", (Deal, Auction, Window, Blind, Travels))


@breaks("moments_are_listed")
def a_decision_by_no_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Packing, "rule", "")


@breaks("moments_are_listed")
def a_chance_in_no_phase(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deal, "phase", "")


@breaks("values_are_frozen")
def a_state_of_lists_within_tuples(patch: pytest.MonkeyPatch) -> None:
    def setup(game: ToyGame, setup: Setup) -> ToyState:
        state = true_setup(game, setup)
        state.bags = ([],) * setup.players  # type: ignore[assignment]
        return state

    patch.setattr(ToyGame, "setup", setup)


@breaks("somebody_is_asked")
def a_choice_of_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "seats", lambda _, state: ())


@breaks("somebody_is_asked")
def a_choice_of_a_stranger(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Auction, "seats", lambda _, state: (Seat(9),))


@breaks("somebody_is_asked")
def a_choice_of_somebody_else_each_time(patch: pytest.MonkeyPatch) -> None:
    asked = count()
    patch.setattr(Auction, "seats", lambda _, state: (Seat(next(asked) % 2),))


@breaks("options_are_sound")
def a_dead_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Auction, "options", lambda *_: [])


@breaks("options_are_sound")
def an_option_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Auction, "options", lambda *_: [Leave(), Leave()])


@breaks("asking_again_changes_nothing")
def options_in_any_order(patch: pytest.MonkeyPatch) -> None:
    rng = Random(0)

    def options(self: Auction, state: ToyState, seat: Seat) -> Sequence[Action]:
        offered = true_options(self, state, seat)
        return rng.sample(offered, len(offered))

    patch.setattr(Auction, "options", options)


@breaks("weights_are_positive")
def an_outcome_that_weighs_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deal, "outcomes", lambda *_: [(Draw(0), 1), (Draw(1), 0)])


@breaks("weights_are_positive")
def an_outcome_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deal, "outcomes", lambda *_: [(Draw(0), 1), (Draw(0), 1)])


@breaks("weights_are_positive")
def no_outcome(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deal, "outcomes", lambda *_: [])


@breaks("picks_are_as_listed")
def an_outcome_that_no_list_would_give(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deal, "pick", lambda self, state, number: Draw(7))


@breaks("picks_are_as_listed")
def a_pick_that_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Auction, "pick", lambda self, state, seat, random: Bid(-1))


@breaks("asking_again_changes_nothing")
def outcomes_that_change(patch: pytest.MonkeyPatch) -> None:
    asked = count(1)
    patch.setattr(Deal, "outcomes", lambda *_: [(Draw(0), next(asked))])


@breaks("actions_are_reversible")
def two_acts_with_one_notation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("mesozoic.core.codec._PATTERNS", {})
    patch.setattr(Offer, "text", "bid {amount}")


@breaks("actions_are_reversible")
def an_act_that_the_game_does_not_list(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "actions", tuple(kind for kind in ToyGame.actions if kind is not Offer))


@breaks("others_are_refused")
def a_core_that_plays_anything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("mesozoic.arena.laws.play.apply", lambda state, seat, action: state)


@breaks("others_are_refused")
def refusals_without_a_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "explain", lambda *_: None)


@breaks("others_are_refused")
def refusals_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    def explain(game: ToyGame, state: ToyState, seat: Seat, action: Action) -> Why | None:
        return None if action in state.stack[-1].options(state, seat) else Why("", "because")  # type: ignore[attr-defined]

    patch.setattr(ToyGame, "explain", explain)


@breaks("others_are_refused")
def a_reason_against_what_is_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "explain", lambda *_: Why("T-1.1", "why-toy"))


@breaks("secrets_are_kept")
def a_view_with_everybodys_cards(patch: pytest.MonkeyPatch) -> None:
    def view(game: ToyGame, state: ToyState, seat: Seat | None) -> tuple[ToyView, object]:
        return true_view(game, state, seat), state.hands if seat is not None else None

    patch.setattr(ToyGame, "view", view)


@breaks("secrets_are_kept")
def a_question_only_to_who_holds_a_shield(patch: pytest.MonkeyPatch) -> None:
    def seats(self: Window, state: ToyState) -> Sequence[Seat]:
        holders = [seat for seat in self.queue if SHIELD in state.hands[seat]]
        return (holders or self.queue)[:1]

    patch.setattr(Window, "seats", seats)
    # The view itself does not say who is asked, so it is the question that tells.
    patch.setattr("tests.core.toy.deciders", lambda state: ())


@breaks("secrets_are_kept")
def a_secret_question_only_to_who_holds_a_shield(patch: pytest.MonkeyPatch) -> None:
    def is_secret(self: Auction, state: ToyState, seat: Seat) -> bool:
        return SHIELD in state.hands[seat]

    patch.setattr(Auction, "is_secret", is_secret)


@breaks("secrets_are_kept")
def a_window_that_is_no_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "is_secret", lambda self, state, seat: False)


@breaks("secrets_are_kept")
def options_that_hang_on_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    def options(self: Auction, state: ToyState, seat: Seat) -> Sequence[Action]:
        offered = true_options(self, state, seat)
        return offered if SHIELD in state.hands[(seat + 1) % state.players] else offered[-1:]

    patch.setattr(Auction, "options", options)


@breaks("secrets_are_kept")
def advice_that_hangs_on_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    def urgent(game: ToyGame, state: ToyState, seat: Seat) -> Sequence[Remark]:
        other = Seat((seat + 1) % state.players)
        return (Remark("T-1.1", "why-toy", {"shield": SHIELD in state.hands[other]}),)

    patch.setattr(ToyGame, "urgent", urgent)


@breaks("secrets_are_kept")
def a_reason_that_hangs_on_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    def explain(game: ToyGame, state: ToyState, seat: Seat, action: Action) -> Why | None:
        reason = true_explain(game, state, seat, action)
        other = Seat((seat + 1) % state.players)
        return reason and Why("T-1.1", "why-toy", {"shield": SHIELD in state.hands[other]})

    patch.setattr(ToyGame, "explain", explain)


@breaks("secrets_are_kept")
def a_redeal_of_ones_own_hand(patch: pytest.MonkeyPatch) -> None:
    def redeal(game: ToyGame, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        return true_redeal(game, state, Seat(state.players), rng)

    patch.setattr(ToyGame, "redeal", redeal)


@breaks("redeals_hold_what_views_tell")
def a_redeal_that_leaves_everything_as_it_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "redeal", lambda game, state, seat, rng: state.copy())


@breaks("redeals_hold_what_views_tell")
def a_redeal_that_keeps_the_answers_of_others(patch: pytest.MonkeyPatch) -> None:
    def redeal(game: ToyGame, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        new = true_redeal(game, state, seat, rng)
        new.stack = state.stack[:]
        return new

    patch.setattr(ToyGame, "redeal", redeal)


@breaks("redeals_hold_what_views_tell")
def a_redeal_that_remembers_how_the_cards_lay(patch: pytest.MonkeyPatch) -> None:
    def redeal(game: ToyGame, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        return state.copy() if rng.random() < 0.5 else true_redeal(game, state, seat, rng)

    patch.setattr(ToyGame, "redeal", redeal)


@breaks("spectators_know_least")
def a_spectator_who_sees_everything(patch: pytest.MonkeyPatch) -> None:
    def view(game: ToyGame, state: ToyState, seat: Seat | None) -> tuple[ToyView, object]:
        return true_view(game, state, seat), state.hands if seat is None else None

    patch.setattr(ToyGame, "view", view)


@breaks("views_have_json")
def a_view_that_json_cannot_say(patch: pytest.MonkeyPatch) -> None:
    # A NaN is unlike itself: only a view that is the very same object equals it.
    same = (float("nan"),)
    patch.setattr(ToyGame, "view", lambda *_: same)


@breaks("argument_is_left_alone")
def a_copy_that_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    true_copy = ToyState.copy

    def copy(state: ToyState) -> ToyState:
        new = true_copy(state)
        new.coins = state.coins
        return new

    patch.setattr(ToyState, "copy", copy)


@breaks("argument_is_left_alone")
def an_act_that_goes_another_way_each_time(patch: pytest.MonkeyPatch) -> None:
    taken = count()

    def run(self: Levy, state: ToyState) -> None:
        state.bank += next(taken)

    patch.setattr(Levy, "run", run)


@breaks("advance_equals_apply")
def a_rule_that_listens_to_what_is_told(patch: pytest.MonkeyPatch) -> None:
    def pay(state: ToyState, seat: Seat, coins: int) -> None:
        coins += state.aloud
        state.coins[seat] -= coins
        state.bank += coins

    patch.setattr(ToyState, "pay", pay)


@breaks("events_are_reversible")
def an_event_that_the_game_does_not_list(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyGame, "events", ToyGame.events[1:])


def dealing(patch: pytest.MonkeyPatch, tell: Callable[[ToyState, Seat, int], None]) -> None:
    """A deal that is told otherwise."""

    def land(self: Deal, state: ToyState, outcome: Draw) -> None:
        state.deck = tuple(left - (card == outcome.card) for card, left in enumerate(state.deck))
        state.with_hand(self.seat, (*state.hands[self.seat], outcome.card))
        if state.aloud:
            tell(state, self.seat, outcome.card)

    patch.setattr(Deal, "land", land)


@breaks("events_tell_no_more_than_views")
def a_card_that_is_dealt_face_up(patch: pytest.MonkeyPatch) -> None:
    dealing(patch, lambda state, seat, card: state.tell(CardDealt(seat, card)))


@breaks("events_tell_no_more_than_views")
def a_card_that_a_neighbour_hears(patch: pytest.MonkeyPatch) -> None:
    def tell(state: ToyState, seat: Seat, card: int) -> None:
        state.tell(CardDealt(seat, card), only=Seat((seat + 1) % state.players))

    dealing(patch, tell)


@breaks("events_tell_no_more_than_views")
def a_card_that_is_told_by_silence(patch: pytest.MonkeyPatch) -> None:
    def tell(state: ToyState, seat: Seat, card: int) -> None:
        if card == SHIELD:
            state.tell(CardDealt(seat, None), but=seat)

    dealing(patch, tell)


@breaks("nothing_is_lost")
def a_coin_that_vanishes(patch: pytest.MonkeyPatch) -> None:
    def run(self: Levy, state: ToyState) -> None:
        state.coins[self.victim] = 0

    patch.setattr(Levy, "run", run)


@breaks("nothing_is_lost")
def a_game_that_begins_in_debt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tests.core.toy.COINS", -1)


@breaks("undo_stops")
def an_undo_past_anything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "free_undo", lambda table, seat: (len(table.record.entries) - 1,))


@breaks("undone_acts_tell_nothing")
def a_shield_that_is_shown_and_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ShieldShown, "reveals", False)


@breaks("undone_acts_tell_nothing")
def a_pass_that_is_heard_to_be_forced(patch: pytest.MonkeyPatch) -> None:
    def take(self: Window, state: ToyState, seat: Seat, action: Action) -> None:
        if state.aloud and SHIELD in state.hands[seat]:
            state.tell(ShieldShown(seat))
        true_window_take(self, state, seat, action)

    patch.setattr(ShieldShown, "reveals", False)
    patch.setattr(Window, "options", lambda *_: [Leave()])
    patch.setattr(Window, "take", take)


@breaks("undone_acts_tell_nothing")
def an_act_that_shows_something_and_may_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    def take(self: Window, state: ToyState, seat: Seat, action: Action) -> None:
        state.bags = (("map",) if SHIELD in state.hands[seat] else (), *state.bags[1:])

    patch.setattr(Window, "options", lambda *_: [Leave()])
    patch.setattr(Window, "take", take)


@breaks("undo_brings_back")
def an_undo_that_undoes_nothing(patch: pytest.MonkeyPatch) -> None:
    def undo(table: Table[ToyState], seat: Seat) -> tuple[int, ...]:
        taken = table.free_undo(seat)
        table.record.entries.append(Entry(seat, takes_back=taken))
        return taken

    patch.setattr(Table, "undo", undo)


@breaks("records_are_reversible")
def a_text_that_leaves_something_out(patch: pytest.MonkeyPatch) -> None:
    def write(record: Record) -> str:
        return write_record(Record(record.header, record.entries, record.result))

    patch.setattr("mesozoic.arena.trial.write_record", write)


def richer_setup(patch: pytest.MonkeyPatch, which: int) -> None:
    """A set-up that gives other purses the n-th time it is done: the trial, a replay, a repeat."""
    done = count()

    def setup(game: ToyGame, setup: Setup) -> ToyState:
        state = true_setup(game, setup)
        if next(done) % 3 == which:
            state.coins = [coins + 3 for coins in state.coins]
        return state

    patch.setattr(ToyGame, "setup", setup)


@breaks("replays_reproduce")
def a_replay_that_begins_otherwise(patch: pytest.MonkeyPatch) -> None:
    richer_setup(patch, 1)


@breaks("replays_reproduce")
def luck_that_is_not_the_promised(patch: pytest.MonkeyPatch) -> None:
    asked = count()
    # The table asks once, for promise and seed; then whoever draws asks.
    changing = property(lambda _: SeededLuck.named(f"other {next(asked)}"))
    patch.setattr(Case, "luck", changing)


@breaks("equal_seeds_equal_games")
def a_game_with_a_mind_of_its_own(patch: pytest.MonkeyPatch) -> None:
    richer_setup(patch, 2)


@breaks("the_game_ends")
def a_game_without_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tests.core.toy.ROUNDS", 10**9)


@breaks("nothing_crashes")
def a_rule_that_crashes(patch: pytest.MonkeyPatch) -> None:
    def run(self: Levy, state: ToyState) -> None:
        raise ZeroDivisionError

    patch.setattr(Levy, "run", run)


@breaks("nothing_crashes")
def an_explanation_that_a_large_number_trips(patch: pytest.MonkeyPatch) -> None:
    def explain(game: ToyGame, state: ToyState, seat: Seat, action: Action) -> Why | None:
        if isinstance(action, Bid) and action.amount > 10**8:
            raise MemoryError
        return true_explain(game, state, seat, action)

    patch.setattr(ToyGame, "explain", explain)

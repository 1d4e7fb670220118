"""EF-3.4: nobody learns what is in a closed hand before all hands are closed."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from mesozoic.bots.perspective import Perspective
from mesozoic.core.codec import plain
from mesozoic.core.events import heard
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import apply, deciders, options, pending
from mesozoic.core.seats import Seat
from mesozoic.files.tables import new_table
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.events import ContestWon, HandsOpened
from mesozoic.games.evolution_family.moments import ContestMoment, MovingMoment
from mesozoic.games.evolution_family.moving import Moving
from mesozoic.games.evolution_family.state import FamilyState
from tests.games.evolution_family.kit import (
    A,
    B,
    C,
    after,
    contesting,
    now,
    position,
    read,
    slug,
    told,
)

SEERS: list[Seat | None] = [A, B, C, None]
HANDS = ["guess 1", "guess 5", "guess 10", "stay out"]
PAIRS = ["guess 1,0", "guess 0,1", "guess 7,10", "stay out"]


def text(thing: object) -> str:
    return json.dumps(plain(thing), sort_keys=True)


def closed(state: FamilyState, **hands: str) -> FamilyState:
    """A contest in which some have closed their hands; seats by letter, in the order given."""
    state = contesting(state)
    for letter, hand in hands.items():
        state = apply(state, Seat("ABC".index(letter)), read(hand))
    return state


# Views


@pytest.mark.parametrize("seat", [B, C, None])
@pytest.mark.parametrize("hand", HANDS)
def test_ef_3_4_a_closed_hand_looks_like_any_other(seat: Seat | None, hand: str) -> None:
    """Byte by byte, to the other players and to who looks on."""
    one = GAME.view(closed(position(), A=hand), seat)
    other = GAME.view(closed(position(), A="guess 3"), seat)
    assert text(one) == text(other)


@pytest.mark.parametrize("seat", [B, None])
@pytest.mark.parametrize("hand", PAIRS)
def test_ef_6_2_two_closed_hands_too(seat: Seat | None, hand: str) -> None:
    one = GAME.view(closed(position(players=2), A=hand), seat)
    other = GAME.view(closed(position(players=2), A="guess 3,3"), seat)
    assert text(one) == text(other)


@pytest.mark.parametrize("seat", SEERS)
@pytest.mark.parametrize(("first", "second"), [("A", "C"), ("C", "A"), ("B", "C")])
def test_ef_3_4_all_but_one_closed_hide_as_much(seat: Seat | None, first: str, second: str) -> None:
    """Who has closed is seen, and one's own hand; the others' are not."""
    seen = set()
    for hands in (("guess 1", "guess 9"), ("guess 8", "stay out"), ("stay out", "guess 2")):
        own = {first: hands[0], second: hands[1]}
        if seat is not None and "ABC"[seat] in own:
            own["ABC"[seat]] = "guess 6"
        seen.add(text(GAME.view(closed(position(), **own), seat)))
    assert len(seen) == 1


@pytest.mark.parametrize("hand", HANDS)
def test_ef_3_4_one_sees_ones_own_hand(hand: str) -> None:
    moment = GAME.view(closed(position(), A=hand, C="guess 7"), A).moment
    assert isinstance(moment, ContestMoment)
    assert moment.answer == read(hand)


def test_ef_3_4_who_has_closed_their_hand_is_seen() -> None:
    view = GAME.view(closed(position(), B="guess 7"), None)
    assert view.asked == (A, C)
    assert isinstance(view.moment, ContestMoment)
    assert (view.moment.waiting, view.moment.answer) == ((A, C), None)


@pytest.mark.parametrize("seat", SEERS)
def test_ef_3_4_in_a_second_round_as_in_the_first(seat: Seat | None) -> None:
    seen = set()
    for hand in HANDS[:3]:
        state = closed(position(), A="guess 4", B="guess 4", C="guess 4")
        state = after(state, "card birds")
        assert deciders(state) == (A, B, C)
        state = apply(state, B, read("guess 6" if seat == B else hand))
        seen.add(text(GAME.view(state, seat)))
    assert len(seen) == 1


@pytest.mark.parametrize("seat", SEERS)
def test_ef_3_4_the_rest_of_the_table_is_public(seat: Seat | None) -> None:
    state = position(
        {0: "algae, fish waterhole", 2: "birds rock marsh rock"},
        pieces={0: (1, 2), 2: (0, 1, 1)},
        cone=(0, 0, 1),
        tokens={0: 7, 1: 3},
        deck="algae, eruption",
        discard="fish, thunderbolt",
        bolts="flood, bolt, bolt",
        struck="waterhole, collapse",
        active=1,
        turn=8,
    )
    view = GAME.view(now(state, Moving()), seat)
    assert (view.seat, view.turn, view.order, view.active) == (seat, 8, (0, 1, 2), 1)
    assert [animal.seat for animal in view.animals] == [A, B, C]
    assert view.animals[0].path == (slug("algae"), slug("fish waterhole"))
    assert [animal.tokens for animal in view.animals] == [7, 3, 10]
    assert plain([animal.piece for animal in view.animals]) == [
        {"depth": 1, "lane": 2, "part": 0},
        {"depth": -1, "lane": 1, "part": 0},
        {"depth": 0, "lane": 1, "part": 1},
    ]
    assert plain(view.cone) == {"path": 0, "depth": 0, "lane": 1}
    assert (view.deck, view.discard) == (2, (slug("fish"), "thunderbolt"))
    assert view.removed == ()
    assert {name: n for name, n in view.unseen_bolts.items() if n} == {"flood": 1, "bolt": 2}
    assert view.struck == ("waterhole", "collapse")
    assert (view.asked, view.result) == ((B,), None)
    assert view.moment == MovingMoment("EF-3.3", "step", 1, paid=False)


# Events


@pytest.mark.parametrize("hand", HANDS)
def test_ef_3_4_closing_a_hand_tells_nothing(hand: str) -> None:
    state = closed(position(), A=hand)
    assert state.tellings == []
    assert closed(position(), C="guess 2", A=hand).tellings == []


@pytest.mark.parametrize("seat", SEERS)
def test_ef_3_4_all_hands_open_at_once(seat: Seat | None) -> None:
    state = closed(position(), A="guess 3", C="guess 9", B="guess 4")
    assert told(state, HandsOpened, seat) == [HandsOpened((3, 4, 9))]


@pytest.mark.parametrize("seat", SEERS)
def test_ef_3_4_one_alone_never_shows_their_hand(seat: Seat | None) -> None:
    """Nor does the table look other for it afterwards."""
    ends = [closed(position(), A="stay out", B=hand, C="stay out") for hand in HANDS[:3]]
    assert len({text(heard(state.tellings, seat)) for state in ends}) == 1
    assert len({text(GAME.view(state, seat)) for state in ends}) == 1
    assert all(told(state, ContestWon, seat)[0].reason == "alone" for state in ends)


def test_ef_3_4_an_open_hand_is_not_taken_back() -> None:
    """A closed one may be; what all have seen stays done."""
    table = new_table("evolution-family", 3, seed="secrets")
    luck, rng = SeededLuck.named("secrets"), Random("secrets")
    while not isinstance(pending(table.state), Contest):
        if table.step(luck) is None:
            (seat,) = table.deciders()
            table.act(seat, rng.choice(table.options(seat)))
    for seat in (A, B):
        table.act(seat, read("guess 4"))
    assert [len(table.free_undo(seat)) for seat in (A, B, C)] == [1, 1, 0]
    table.act(C, read("guess 5"))
    assert [table.free_undo(seat) for seat in (A, B, C)] == [(), (), ()]


# Redeals and bots


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_redeal_looks_the_same_to_a_seat(seat: Seat) -> None:
    state = closed(position(tokens={0: 4}), A="guess 3", B="guess 9")
    for seed in range(20):
        other = GAME.redeal(state, seat, Random(seed))
        assert text(GAME.view(other, seat)) == text(GAME.view(state, seat))
        assert options(other, seat) == options(state, seat)
        assert GAME.unaccounted(None, other, ()) == ()


def test_a_redeal_gives_others_any_hand_they_could_hold() -> None:
    state = closed(position(tokens={0: 4}), A="guess 3", B="guess 9")
    hands: Counter[str] = Counter()
    for seed in range(500):
        moment = pending(GAME.redeal(state, C, Random(seed)))
        assert isinstance(moment, Contest)
        first, second = moment.answers
        hands[GAME.notation.write(first[1])] += 1
        assert (first[0], second[0]) == (A, B)
    assert set(hands) == {"guess 1", "guess 2", "guess 3", "guess 4", "stay out"}
    assert all(abs(number - 100) < 45 for number in hands.values())


def test_a_redeal_keeps_ones_own_hand() -> None:
    state = closed(position(), A="guess 3", B="guess 9")
    for seed in range(10):
        moment = pending(GAME.redeal(state, A, Random(seed)))
        assert isinstance(moment, Contest)
        assert dict(moment.answers)[A] == read("guess 3")


def test_a_redeal_of_those_who_are_tied_does_not_withdraw_them() -> None:
    state = closed(position(tokens={1: 2}), A="guess 2", B="guess 2", C="stay out")
    state = apply(after(state, "card birds"), B, read("guess 1"))
    found = set()
    for seed in range(40):
        moment = pending(GAME.redeal(state, A, Random(seed)))
        assert isinstance(moment, Contest)
        found |= {GAME.notation.write(action) for _, action in moment.answers}
    assert found == {"guess 1", "guess 2"}


def test_no_bot_learns_a_guess() -> None:
    """What a bot gets is dealt without the true hands: the same whatever they are."""
    for seed in range(5):
        imagined = set()
        for hand in HANDS:
            state = closed(position(), A=hand)
            perspective = Perspective.of(GAME, state, B, Random(seed))
            imagined.add(text(perspective.imagine(Random(seed))) + text(perspective.view))
        assert len(imagined) == 1


def test_a_redeal_leaves_the_state_as_it_was() -> None:
    state = closed(position(), A="guess 3")
    before = state.copy()
    GAME.redeal(state, B, Random(3))
    assert state == before


def test_a_redeal_with_nothing_hidden_is_a_copy() -> None:
    state = now(position({0: "algae"}), Moving())
    other = GAME.redeal(state, A, Random(3))
    assert other == state
    assert other is not state
    over = now(position(), Moving())
    over.stack.clear()
    assert GAME.redeal(over, A, Random(3)) == over

"""Why not: for whatever a player may think of, the rule that forbids it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from inspect import getsource
from itertools import product
from pathlib import Path
from random import Random

import pytest

from mesozoic.core.game import Why
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.values import Action
from mesozoic.games.evolution_family import GAME, explain
from mesozoic.games.evolution_family.actions import (
    DISCARD,
    LEAVE_CONE,
    SPARE,
    STAY,
    STAY_OUT,
    ChooseRock,
    Drag,
    DrawCard,
    Erupt,
    Guess,
    Move,
    MoveCone,
    PutCard,
    Strike,
)
from mesozoic.games.evolution_family.state import FamilyState
from tests.games.evolution_family.kit import (
    LEFT,
    SIX,
    A,
    B,
    C,
    after,
    chances,
    contesting,
    fresh,
    placing,
    position,
    reason,
    why,
)
from tests.games.evolution_family.midturn import aiming, cone, dragging, erupting, moving, tied

# Set-up


def test_explain_ef_1_1_no_rock_is_being_chosen() -> None:
    assert reason(moving(), "rock 1") == "EF-1.1 why-not-start"
    assert reason(after(fresh(3), "first 0"), "rock 1", seat=B) == "EF-1.1 why-not-start"


def test_explain_ef_1_1_there_are_three_rocks() -> None:
    state = after(fresh(3), "first 0")
    assert why(state, ChooseRock(3)) == Why("EF-1.1", "why-no-lane", {"lane": 3})
    assert reason(state, "rock 2") == "offered"


def test_explain_ef_1_1_one_must_choose_a_rock() -> None:
    assert reason(after(fresh(3), "first 0"), "stay") == "EF-1.1 why-must-choose-rock"


# Putting cards


def test_explain_ef_0_2_there_are_as_many_paths_as_animals() -> None:
    state = placing(position(), "fish")
    beyond = Why("EF-0.2", "why-no-path", {"number": 3, "last": 2})
    for action in (PutCard(3), MoveCone(3, 0, 0), Erupt(3), Strike(3)):
        assert why(state, action) == beyond
    assert reason(state, PutCard(-1)) == "EF-0.2 why-no-path"
    four = placing(position(players=2), "fish")
    assert reason(four, "put 3") == "offered"
    assert why(four, "put 4") == Why("EF-0.2", "why-no-path", {"number": 4, "last": 3})


def test_explain_ef_3_2_there_is_no_card_to_put() -> None:
    for line in ("put 1", "discard"):
        assert reason(moving(), line) == "EF-3.2 why-no-card-to-put"
        assert reason(placing(position(), "fish"), line, seat=B) == "EF-3.2 why-no-card-to-put"


def test_explain_ef_2_2_the_path_is_full() -> None:
    state = placing(position({1: SIX}), "fish")
    about = {"animal": 1, "era": "fish"}
    assert why(state, "put 1") == Why("EF-2.2", "why-path-full", about)


def test_explain_ef_2_2_a_piece_stands_there() -> None:
    state = placing(position({1: "fish"}, pieces={1: (0, LEFT)}), "fish waterhole")
    about = {"animal": 1, "era": "fish"}
    assert why(state, "put 1") == Why("EF-2.2", "why-piece-on-card", about)


def test_explain_ef_2_2_a_premium_card_is_there() -> None:
    state = placing(position({1: "algae, fish rock cave rock"}), "fish")
    about = {"animal": 1, "era": "fish"}
    assert why(state, "put 1") == Why("EF-2.2", "why-premium-there", about)


def test_explain_ef_3_2_one_must_put_or_discard_it() -> None:
    for action in (STAY, LEAVE_CONE, SPARE, STAY_OUT):
        assert reason(placing(position(), "fish"), action) == "EF-3.2 why-put-or-discard"


# Dragging


def test_explain_ef_2_3_there_is_nobody_to_drag() -> None:
    assert reason(moving(), "drag 1") == "EF-2.3 why-nobody-to-drag"
    assert reason(dragging(), "drag 1", seat=B) == "EF-2.3 why-nobody-to-drag"


def test_explain_ef_0_4_there_are_three_lanes() -> None:
    assert why(dragging(), "drag 3") == Why("EF-0.4", "why-no-lane", {"lane": 3})


def test_explain_ef_2_3_a_piece_is_dragged_to_a_rock() -> None:
    assert reason(dragging(), "drag 2") == "EF-2.3 why-not-a-rock"
    assert reason(dragging(), "drag 1") == "offered"


def test_explain_ef_2_3_one_must_drag() -> None:
    assert reason(dragging(), "stay") == "EF-2.3 why-must-drag"


# Eruptions and bolts


def test_explain_ef_5_1_there_is_no_eruption() -> None:
    assert reason(moving(), "erupt 1") == "EF-5.1 why-no-eruption"
    assert reason(erupting(), "erupt 1", seat=C) == "EF-5.1 why-no-eruption"


def test_explain_ef_5_1_only_rivals_on_a_flank() -> None:
    state = erupting()
    assert reason(state, "erupt 1") == "offered"
    assert why(state, "erupt 0") == Why("EF-5.1", "why-no-rival", {"animal": 0})
    assert why(state, "erupt 2") == Why("EF-5.1", "why-in-cave", {"animal": 2})
    assert why(state, "erupt 3") == Why("EF-5.1", "why-not-on-flank", {"animal": 3})


def test_explain_ef_0_5_there_is_no_bolt() -> None:
    assert reason(moving(), "strike 1") == "EF-0.5 why-no-bolt"
    assert reason(erupting(), "strike 1") == "EF-0.5 why-no-bolt"
    assert reason(aiming(), "strike 1", seat=C) == "EF-0.5 why-no-bolt"


def test_explain_ef_0_5_only_rivals_outside_caves() -> None:
    state = aiming()
    assert reason(state, "strike 1") == "offered"
    assert why(state, "strike 0") == Why("EF-0.5", "why-no-rival", {"animal": 0})
    assert why(state, "strike 2") == Why("EF-0.5", "why-in-cave", {"animal": 2})
    assert why(state, "strike 3") == Why("EF-0.5", "why-on-sector", {"animal": 3})


# The contest


def test_explain_ef_3_4_there_is_no_contest() -> None:
    assert reason(moving(), "guess 3") == "EF-3.4 why-no-contest"


def test_explain_ef_3_4_the_hand_is_closed() -> None:
    state = after(contesting(position()), "guess 3")
    assert reason(state, "guess 4", seat=A) == "EF-3.4 why-hand-closed"
    assert reason(tied(), "guess 4", seat=C) == "EF-3.4 why-hand-closed"


def test_explain_ef_3_4_the_hands_are_open() -> None:
    state = after(contesting(position()), "guess 3", "guess 4", "stay out")
    for line in ("guess 4", "stay out"):
        assert reason(state, line, seat=A) == "EF-3.4 why-hands-open"


def test_explain_ef_3_4_one_hand_for_each_animal() -> None:
    state = contesting(position())
    assert why(state, "guess 3,4") == Why("EF-3.4", "why-hands", {"count": 1})
    state = contesting(position(players=2))
    assert why(state, "guess 3") == Why("EF-3.4", "why-hands", {"count": 2})
    assert reason(state, "guess 3,4") == "offered"


@pytest.mark.parametrize("tokens", [5, 11, -1])
def test_explain_ef_3_4_no_more_tokens_than_one_has(tokens: int) -> None:
    state = contesting(position(tokens={0: 4}))
    about = {"animal": 0, "most": 4}
    assert why(state, Guess((tokens,))) == Why("EF-3.4", "why-too-many-tokens", about)


def test_explain_ef_3_4_an_empty_hand_is_no_guess() -> None:
    assert reason(contesting(position()), "guess 0") == "EF-3.4 why-empty-hand"


def test_explain_ef_3_4_the_tied_may_not_withdraw() -> None:
    assert reason(tied(), "guess 0") == "EF-3.4 why-may-not-withdraw"
    assert reason(tied(), "stay out") == "EF-3.4 why-may-not-withdraw"
    assert reason(tied(), "guess 4") == "offered"


def test_explain_ef_3_4_only_the_tied_guess_again() -> None:
    state = after(contesting(position(players=2)), "guess 3,9", "guess 3,0", "card birds")
    assert why(state, "guess 3,1") == Why("EF-3.4", "why-not-tied", {"animal": 2})
    assert reason(state, "guess 3,0") == "offered"


# Whatever else


def test_explain_luck_is_nobodys_act() -> None:
    assert reason(moving(), DrawCard("eruption")) == "why-luck"


@pytest.mark.parametrize("state", [moving, cone, erupting, aiming])
def test_explain_ef_3_3_there_is_nothing_to_decline(state: Callable[[], FamilyState]) -> None:
    """Whoever asks, whatever is awaited: the rule that has the moment for it."""
    said = {
        STAY: "EF-3.3 why-not-moving",
        LEAVE_CONE: "EF-3.3 why-not-cone",
        SPARE: "EF-5.1 why-nobody-to-spare",
        STAY_OUT: "EF-3.4 why-no-contest",
    }
    for seat in (A, B):
        found = {action: reason(state(), action, seat=seat) for action in said}
        assert {**said, **{at: "offered" for at in found if found[at] == "offered"}} == found
    assert [reason(state(), action, seat=B) for action in said] == list(said.values())


def test_explain_ef_3_4_a_contest_is_declined_by_staying_out() -> None:
    assert reason(contesting(position()), STAY) == "EF-3.3 why-not-moving"
    assert reason(after(contesting(position()), "stay out"), STAY_OUT, seat=A) == (
        "EF-3.4 why-hand-closed"
    )


def test_explain_every_reason_has_a_test_here() -> None:
    given = set(re.findall(r'", "(?:why-)?([a-z-]+)"', getsource(explain)))
    assert len(given) > 35
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_explain*.py")]
    tested = set(re.findall(r"why-([a-z-]+)", "".join(texts)))
    assert given - tested == set()


def everything(state: FamilyState) -> Iterator[Action]:
    """All that somebody may think of, and more."""
    for path in range(-1, len(state.world.animals) + 1):
        yield from (PutCard(path), Erupt(path), Strike(path))
        yield from (MoveCone(path, *place) for place in product(range(-2, 7), range(-1, 4)))
    for lane in range(-1, 4):
        yield from (ChooseRock(lane), Drag(lane))
    yield from (Move(*place) for place in product(range(-2, 7), range(-1, 4), range(-1, 3)))
    yield from (Guess((tokens,)) for tokens in range(-1, 12))
    yield from (Guess(tokens) for tokens in product(range(-1, 12), range(-1, 12)))
    yield from (DISCARD, STAY, LEAVE_CONE, SPARE, STAY_OUT, DrawCard("eruption"))


UNNUMBERED = {"why-luck"}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("access", ["barred-if", "barred-unless"])
def test_explain_finds_nothing_against_exactly_what_is_offered(players: int, access: str) -> None:
    """At states of a whole game: no reason for what is offered, a rule's number for the rest."""
    rng = Random(f"explain {players} {access}")
    state = fresh(players, restricted_access=access)
    while not state.result:
        if not deciders(state):
            found, weights = zip(*outcomes(state), strict=True)
            advance(state, None, rng.choices(found, weights)[0])
            continue
        seat = rng.choice(deciders(state))
        if rng.random() < 0.03:
            for action in everything(state):
                given = GAME.explain(state, seat, action)
                assert (given is None) == (action in options(state, seat))
                if given and given.key not in UNNUMBERED:
                    assert given.rule.startswith("EF-")
        advance(state, seat, rng.choice(options(state, seat)))
    assert GAME.explain(state, A, STAY) is not None
    assert not chances(state)

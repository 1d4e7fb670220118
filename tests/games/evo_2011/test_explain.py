"""Why not: for whatever a player may think of, the rule that forbids it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsource
from itertools import product
from pathlib import Path
from random import Random

import pytest

from mesozoic.core.game import Why
from mesozoic.core.play import advance, deciders, options, outcomes
from mesozoic.core.values import Action
from mesozoic.games.evo_2011 import GAME, explain
from mesozoic.games.evo_2011.actions import (
    Attack,
    Bid,
    Decline,
    Escape,
    Fall,
    Fly,
    Foretell,
    Pass,
    PlaceNewborn,
    PlayCard,
    RemoveDinosaur,
    Roll,
    Stop,
    Swim,
    TakePlace,
    Walk,
    Withdraw,
)
from mesozoic.games.evo_2011.mutations import MutationPhase
from mesozoic.games.evo_2011.state import EvoState
from tests.games.evo_2011.kit import (
    COPIES,
    A,
    B,
    C,
    after,
    chances,
    fresh,
    now,
    position,
    reason,
    why,
)
from tests.games.evo_2011.midturn import (
    beaten,
    bidding,
    breeding,
    inland,
    moving,
    rushing,
)

# Mutations and initiative


def test_explain_e2_3_2_there_is_no_laboratory() -> None:
    assert reason(moving(), "bid 0 on 0") == "E2-3.2 why-not-mutations"


def test_explain_e2_3_2_it_is_not_your_bid() -> None:
    assert reason(bidding(), "bid 0 on 0", seat=C) == "E2-3.2 why-not-your-bid"
    assert reason(bidding(), "bid 0 on 0", seat=B) == "offered"


def test_explain_e2_3_2_there_is_no_such_column() -> None:
    found = why(bidding(), "bid 0 on 3")
    assert found == Why("E2-3.2", "why-no-column", {"column": 3, "last": 2})
    assert reason(bidding(), "bid 0 on -1") == "E2-3.2 why-no-column"


def test_explain_e2_3_2_the_dislodged_must_change_column() -> None:
    state = after(bidding(), "bid 3 on 1")
    assert why(state, "bid 4 on 1") == Why("E2-3.2", "why-column-barred", {"lot": "horn"})
    state = after(bidding(), "bid 1 on 0", "bid 2 on 0")
    assert why(state, "bid 3 on 0") == Why("E2-3.2", "why-column-barred", {"lot": "card"})


def test_explain_e2_3_2_there_is_no_such_value() -> None:
    found = why(bidding(), "bid 7 on 0")
    assert found == Why("E2-3.2", "why-no-value", {"amount": 7, "top": 6})
    assert reason(bidding(), "bid -1 on 0") == "E2-3.2 why-no-value"


def test_explain_e2_3_2_a_pawn_on_top_stays() -> None:
    state = position("dfc")
    state = after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 6 on 1")
    found = why(state, "bid 6 on 1")
    assert found == Why("E2-3.2", "why-pawn-on-top", {"rival": A, "top": 6})


def test_explain_e2_3_2_the_bid_is_too_low() -> None:
    assert why(bidding(), "bid 2 on 1") == Why("E2-3.2", "why-bid-too-low", {"least": 3})
    assert reason(bidding(), "bid 0 on 1") == "E2-3.2 why-bid-too-low"
    assert reason(bidding(), "bid 3 on 1") == "offered"


def test_explain_e2_3_2_what_one_may_pay_is_too_little_for_the_column() -> None:
    state = position("dfc", points={1: 2})
    state = after(now(state, MutationPhase()), "gene horn", "gene egg", "bid 2 on 1")
    found = why(state, "bid 1 on 1", seat=B)
    assert found == Why("E2-3.2", "why-column-too-dear", {"least": 3, "most": 2})


def test_explain_e2_3_2_the_bid_is_too_high() -> None:
    assert why(bidding(), "bid 4 on 0") == Why("E2-3.2", "why-bid-too-high", {"most": 3})
    assert why(bidding(), "bid 4 on 1") == Why("E2-3.2", "why-bid-too-high", {"most": 3})
    assert why(bidding(vials=2), "bid 6 on 0") == Why("E2-3.2", "why-bid-too-high", {"most": 5})


def test_explain_e2_3_2_one_must_bid() -> None:
    for nothing in (Pass(), Stop(), Decline()):
        assert reason(bidding(), nothing) == "E2-3.2 why-bid-compulsory"


def test_explain_e2_4_1_you_have_no_adrenaline_rush() -> None:
    assert reason(moving(), "place 0") == "E2-4.1 why-no-adrenaline"
    assert reason(rushing(), "place 0", seat=B) == "E2-4.1 why-no-adrenaline"


def test_explain_e2_4_1_it_is_not_the_moment_to_choose_a_place() -> None:
    assert reason(moving("adrenaline-rush"), "place 0") == "E2-4.1 why-not-initiative"


def test_explain_e2_4_1_there_is_no_such_place() -> None:
    found = why(rushing(), "place 2")
    assert found == Why("E2-4.1", "why-no-place", {"place": 2, "last": 1})
    assert reason(rushing(), "place -1") == "E2-4.1 why-no-place"


def test_explain_e2_4_1_a_place_must_be_taken() -> None:
    assert reason(rushing(), Pass()) == "E2-4.1 why-must-take-place"


# Movement


def test_explain_e2_0_8_there_is_no_such_zone() -> None:
    assert why(moving(), "walk 1-10") == Why("E2-0.8", "why-no-zone", {"zone": 10, "last": 9})
    lines = ["walk -1-0", "attack 1-99", "swim 99-1", "fly 1-99", "newborn 10", "withdraw -1"]
    for line in (*lines, "remove 10"):
        assert reason(moving(), line) == "E2-0.8 why-no-zone"
    assert reason(beaten(), "escape 10") == "E2-0.8 why-no-zone"


def test_explain_e2_5_1_it_is_not_your_movement() -> None:
    for line in ("walk 1-2", "attack 1-3", "fly 1-3", "swim 1-4"):
        assert reason(breeding(), line) == "E2-5.1 why-not-movement"
    assert reason(moving(), "walk 2-3", seat=B) == "E2-5.1 why-not-movement"


def test_explain_e2_5_1_that_is_not_your_dinosaur() -> None:
    assert why(moving(), "walk 2-3") == Why("E2-5.1", "why-not-your-dinosaur", {"zone": 2})
    assert reason(moving(), "walk 3-4") == "E2-5.1 why-not-your-dinosaur"


def test_explain_e2_5_1_that_zone_is_not_adjacent() -> None:
    found = why(moving(), "walk 1-4")
    assert found == Why("E2-5.1", "why-not-adjacent", {"origin": 1, "target": 4})
    assert reason(moving(), "attack 0-2") == "E2-5.2 why-not-adjacent"
    assert reason(moving(), "walk 1-1") == "E2-5.1 why-not-adjacent"


def test_explain_e2_5_1_your_own_dinosaur_stands_there() -> None:
    assert why(moving(), "walk 0-1") == Why("E2-5.1", "why-own-dinosaur", {"zone": 1})
    assert reason(moving(), "attack 0-1") == "E2-5.1 why-own-dinosaur"


def test_explain_e2_5_2_there_is_nobody_to_attack() -> None:
    assert why(moving(), "attack 5-6") == Why("E2-5.2", "why-nobody-to-attack", {"zone": 6})


def test_explain_e2_5_2_entering_is_attacking() -> None:
    found = why(moving(), "walk 1-2")
    assert found == Why("E2-5.2", "why-entering-is-attacking", {"zone": 2, "rival": B})
    assert reason(moving(), "attack 1-2") == "offered"


@pytest.mark.parametrize("line", ["walk 1-2", "attack 1-2"])
def test_explain_e2_5_3_they_have_only_two(line: str) -> None:
    assert why(moving(few=True), line) == Why("E2-5.3", "why-only-two", {"rival": B})


@pytest.mark.parametrize("line", ["walk 1-2", "attack 1-2"])
def test_explain_e2_8_5_they_regenerate(line: str) -> None:
    found = why(moving(theirs="regeneration"), line)
    assert found == Why("E2-8.5", "why-regenerates", {"rival": B})


def test_explain_e2_8_4_you_have_no_wings() -> None:
    assert reason(moving(), "fly 1-3") == "E2-8.4 why-no-wings"


def test_explain_e2_8_4_you_have_flown() -> None:
    state = after(moving("wings"), "fly 1-3")
    assert reason(state, "fly 5-6") == "E2-8.4 why-flown"


def test_explain_e2_8_4_that_is_not_two_cells_away() -> None:
    found = why(moving("wings"), "fly 5-6")
    assert found == Why("E2-8.4", "why-not-two-away", {"origin": 5, "target": 6})
    assert reason(moving("wings"), "fly 5-9") == "E2-8.4 why-not-two-away"


def test_explain_e2_8_4_one_lands_on_an_empty_cell() -> None:
    assert why(moving("wings"), "fly 0-2") == Why("E2-8.4", "why-landing-occupied", {"zone": 2})


def test_explain_e2_8_3_you_have_no_fins() -> None:
    assert reason(moving(), "swim 1-4") == "E2-8.3 why-no-fins"


def test_explain_e2_8_3_one_swims_from_coast_to_coast() -> None:
    assert why(inland(), "swim 4-9") == Why("E2-8.3", "why-not-coast", {"zone": 4})
    assert why(inland(), "swim 0-5") == Why("E2-8.3", "why-not-coast", {"zone": 5})
    assert reason(inland(), "swim 0-8") == "offered"


def test_explain_e2_8_3_one_swims_to_an_empty_cell() -> None:
    assert why(inland(), "swim 0-9") == Why("E2-8.3", "why-swim-occupied", {"zone": 9})


def test_explain_e2_8_3_what_is_adjacent_is_walked_to() -> None:
    assert why(inland(), "swim 0-1") == Why("E2-8.3", "why-swim-adjacent", {"zone": 1})


# Chameleon skin


def test_explain_e2_8_9_nobody_was_beaten() -> None:
    assert reason(moving(), "escape 3") == "E2-8.9 why-not-beaten"
    assert reason(moving(), Fall()) == "E2-8.9 why-not-beaten"
    assert reason(beaten(), "escape 0", seat=A) == "E2-8.9 why-not-beaten"


def test_explain_e2_8_9_the_attackers_cell_is_no_hideout() -> None:
    assert why(beaten(), "escape 3") == Why("E2-8.9", "why-attackers-cell", {"zone": 3})


def test_explain_e2_8_9_a_hideout_is_adjacent() -> None:
    assert why(beaten(), "escape 2") == Why("E2-8.9", "why-hideout-far", {"zone": 2})
    assert reason(beaten(), "escape 4") == "E2-8.9 why-hideout-far"


def test_explain_e2_8_9_a_hideout_is_empty() -> None:
    assert why(beaten(), "escape 8") == Why("E2-8.9", "why-hideout-occupied", {"zone": 8})
    assert reason(beaten(), "escape 5") == "offered"
    assert reason(beaten(), Fall()) == "offered"


# Whatever else


def test_explain_luck_is_nobodys_act() -> None:
    assert reason(moving(), Roll("won")) == "why-luck"


def test_explain_there_is_nothing_to_decline() -> None:
    assert reason(moving(), Pass()) == "why-not-offered"
    assert reason(beaten(), Pass()) == "why-not-offered"
    assert reason(breeding(), Pass(), seat=B) == "why-not-asked"


def test_explain_every_reason_has_a_test_here() -> None:
    given = set(re.findall(r'", "(?:why-)?([a-z-]+)"', getsource(explain)))
    assert len(given) > 50
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_explain*.py")]
    tested = set(re.findall(r"why-([a-z-]+)", "".join(texts)))
    assert given - tested == set()


def everything(state: EvoState) -> Iterator[Action]:
    """All that somebody may think of, and more."""
    zones = range(-1, len(state.world.island) + 1)
    for zone in zones:
        yield from (PlaceNewborn(zone), Withdraw(zone), RemoveDinosaur(zone), Escape(zone))
    for origin, target in product(zones, zones):
        for step in (Walk, Attack, Fly, Swim):
            yield step(origin, target)
    for column in range(-1, state.world.players + 1):
        yield from (Bid(column, amount) for amount in range(-1, 9))
        yield TakePlace(column)
    yield from (PlayCard(card) for card in (*COPIES, "ice-age"))
    yield from (Foretell(shift) for shift in range(-3, 4))
    yield from (Pass(), Stop(), Decline(), Fall(), Roll("won"))


UNNUMBERED = {"why-luck", "why-not-offered", "why-not-asked"}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("chained", ["on", "off"])
def test_explain_finds_nothing_against_exactly_what_is_offered(players: int, chained: str) -> None:
    """At states of a whole game: no reason for what is offered, a rule's number for the rest."""
    rng = Random(f"explain {players} {chained}")
    state = fresh("dfc^cfdfc^cf", players=players, chained_births=chained)
    while not state.result:
        if not deciders(state):
            found, weights = zip(*outcomes(state), strict=True)
            advance(state, None, rng.choices(found, weights)[0])
            continue
        seat = deciders(state)[0]
        if rng.random() < 0.1:
            for action in everything(state):
                given = GAME.explain(state, seat, action)
                assert (given is None) == (action in options(state, seat))
                if given and given.key not in UNNUMBERED:
                    assert given.rule.startswith("E2-")
        advance(state, seat, rng.choice(options(state, seat)))
    assert GAME.explain(state, A, Pass()) is not None
    assert not chances(state)

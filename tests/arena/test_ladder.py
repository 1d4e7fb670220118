"""One scale of strength, from the orders that games ended in."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from random import Random

import pytest

from mesozoic.arena.ladder import BOTS, climb
from mesozoic.arena.orders import strengths
from mesozoic.arena.plan import Plan, Played
from mesozoic.bots.bot import find_bot
from mesozoic.bots.ladder import ANCHOR, ANCHORED, Ladder, Rung, find_ladder
from mesozoic.bots.think import Think
from mesozoic.core.errors import Refused
from mesozoic.games import game_ids
from mesozoic.words.catalogue import catalogue
from mesozoic.words.sentences import refusal


def ended(strong: dict[str, float], rng: Random) -> list[list[str]]:
    """A game as the model has it: whoever is left comes next as often as they are strong."""
    left, order = dict(strong), []
    while left:
        name = rng.choices(list(left), list(left.values()))[0]
        order.append([name])
        del left[name]
    return order


def test_strengths_are_found_again_with_their_bounds() -> None:
    rng, strong = Random(7), {"a": 1.0, "b": 10.0, "c": 10**0.5, "d": 1.0}
    found = strengths([ended(strong, rng) for _ in range(600)], "a", "seed")
    assert found["a"].points == 0
    assert found["b"].points == pytest.approx(400, abs=60)
    assert found["c"].points == pytest.approx(200, abs=60)
    for name, points in {"b": 400, "c": 200, "d": 0}.items():
        assert found[name].low - 25 < points < found[name].high + 25
        assert 20 < found[name].high - found[name].low < 150


def test_who_shares_a_place_is_as_strong() -> None:
    found = strengths([[["a", "b"], ["c"]], [["b", "a"], ["c"]]] * 20, "a", "seed")
    assert found["b"].points == pytest.approx(0, abs=1e-6)
    assert found["c"].points < -300


def test_who_never_won_is_weak_but_not_infinitely() -> None:
    found = strengths([[["a"], ["b"]]] * 10, "a", "seed")
    assert -2000 < found["b"].points < -300


def test_a_ladder_is_the_same_again_and_reads_what_it_wrote() -> None:
    plan = Plan("evolution-family", 2, 6, "again", ("greedy", "level:1", "uniform"))
    ladder = climb(plan)
    assert climb(plan) == ladder
    assert Ladder.read(json.loads(json.dumps(asdict(ladder)))) == ladder
    anchor = ladder.of("greedy")
    assert anchor is not None
    assert (anchor.rating, anchor.low, anchor.high) == (ANCHORED,) * 3
    assert sum(rung.games for rung in ladder.rungs) == 12
    assert sum(rung.wins for rung in ladder.rungs) == 6


@pytest.mark.parametrize(("bots", "games"), [(("level:1", "uniform"), 4), (BOTS, 1)])
def test_a_ladder_that_nobody_anchors_is_refused(bots: tuple[str, ...], games: int) -> None:
    played: list[Played] = []
    with pytest.raises(Refused) as refused:
        climb(Plan("evo-2001", 4, games, "x", bots), on_game=played.append)
    assert refused.value.key == "ladder-anchor"
    assert played == []
    for language in ("en", "fr", "it"):
        assert "greedy" in refusal(catalogue(language), refused.value)


def test_a_ladder_goes_by_iterations_alone() -> None:
    plan = Plan("evo-2001", 4, 1, "x", untimed=True)
    for name in BOTS:
        bot = plan.bot(name)
        assert not isinstance(bot, Think) or bot.seconds is None
    timed = find_bot("level:6")
    assert isinstance(timed, Think)
    assert timed.seconds is not None


def faults(ladder: Ladder, game: str) -> list[str]:
    """What is wrong with a ladder that is to ship."""
    rungs, anchor = ladder.rungs, ladder.of(ANCHOR)
    found = {
        "another game": ladder.game != game,
        "somebody unknown": not {rung.bot for rung in rungs} <= set(BOTS),
        "not anchored": anchor is None or anchor.rating != ANCHORED,
        "out of bounds": any(not rung.low <= rung.rating <= rung.high for rung in rungs),
        "out of order": list(rungs) != sorted(rungs, key=lambda rung: -rung.rating),
        "seats": sum(rung.games for rung in rungs) != ladder.games * ladder.players,
        "wins": abs(sum(rung.wins for rung in rungs) - ladder.games) > 0.01 * len(rungs),
    }
    return [name for name, is_so in found.items() if is_so]


@pytest.mark.parametrize("game", game_ids())
def test_what_ships_was_measured_beside_greedy(game: str) -> None:
    """A game that nobody has measured has no file."""
    ladder = find_ladder(game)
    assert ladder is None or faults(ladder, game) == []


def test_a_ladder_that_may_not_ship_is_told_from_one_that_may() -> None:
    rungs = tuple(
        Rung(bot, ANCHORED - at, ANCHORED - at - 9, ANCHORED - at + 9, 1, 0.25)
        for at, bot in enumerate((ANCHOR, *(bot for bot in BOTS if bot != ANCHOR)))
    )
    good = Ladder("evo-2001", 4, 2, "x", rungs)
    first, *others = rungs
    assert faults(good, "evo-2001") == []
    assert faults(good, "evo-2011") == ["another game"]
    assert faults(replace(good, rungs=(*rungs[::-1],)), "evo-2001") == ["out of order"]
    stranger = (*rungs[:-1], replace(rungs[-1], bot="stranger"))
    assert faults(replace(good, rungs=stranger), "evo-2001") == ["somebody unknown"]
    assert "not anchored" in faults(replace(good, rungs=tuple(others)), "evo-2001")
    beyond = replace(first, low=first.rating + 1)
    assert faults(replace(good, rungs=(beyond, *others)), "evo-2001") == ["out of bounds"]
    idle = replace(first, games=0, wins=0.0)
    assert faults(replace(good, rungs=(idle, *others)), "evo-2001") == ["seats", "wins"]

"""Six levels, whose mistakes are people's, and characters whose difference can be counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mesozoic.arena.match import play_table
from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.levels import Level, characters, levels, lore_of, temper_of
from mesozoic.bots.levels.seated import Advice
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.temper import Temper, Tempered, hastily
from mesozoic.core.errors import Refused
from mesozoic.core.play import costs, options
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from tests.bots.positions import decisions

GAMES = ("evo-2001", "evo-2011", "evolution-family", "gods-love-dinosaurs")


def test_there_are_six_levels_and_three_characters() -> None:
    assert len(levels()) == 6
    assert set(characters()) >= {"fighter", "breeder", "miser"}
    assert all(set(likes) == set(GAMES) for likes in characters().values())


def test_every_level_thinks_at_least_as_long_as_the_one_below() -> None:
    thought = [level.iterations for level in levels()]
    assert thought == sorted(thought)
    assert all(level.ceiling <= 1000 for level in levels())


def test_the_stronger_a_level_the_fewer_its_mistakes() -> None:
    for one, next_ in zip(levels(), levels()[1:], strict=False):
        assert next_.haste <= one.haste
        assert next_.optimism <= one.optimism
        assert next_.forgetful <= one.forgetful


@pytest.mark.parametrize("spec", ["level:1", "level:6", "level:4/fighter", "level:2/miser"])
def test_levels_are_found_by_their_names(spec: str) -> None:
    assert find_bot(spec).name == spec


@pytest.mark.parametrize(
    "spec", ["level:", "level:0", "level:7", "level:01", "level:4/", "level:4/dancer"]
)  # fmt: skip
def test_levels_that_there_are_not_are_refused(spec: str) -> None:
    with pytest.raises(Refused):
        find_bot(spec)


@pytest.mark.parametrize(
    "wrong",
    [
        {"judge": "mine", "iterations": 0},
        {"judge": "best", "iterations": 40},
        {"judge": "hand", "iterations": 0, "haste": -1.0},
        {"judge": "hand", "iterations": 0, "forgetful": 2.0},
    ],
)
def test_levels_that_make_no_sense_are_refused_when_they_are_read(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"judge|ceiling|haste"):
        Level(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_character_chooses_what_is_offered(game: str) -> None:
    rules, rng = find_game(game), Random(1)
    specs = [f"level:{number}" for number in (1, 2, 3)]
    specs += [f"level:2/{character}" for character in characters()]
    for at, (state, seat) in enumerate(list(decisions(seed=2, game=game))[::7]):
        perspective = Perspective.of(rules, state, seat, rng)
        bot = find_bot(specs[at % len(specs)])
        assert bot.choose(perspective, rng) in options(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_beginner_forgets_changes_what_some_options_look_like(game: str) -> None:
    judge, forget = find_heuristic(game), lore_of(game).forget
    changed = 0
    for state, seat in list(decisions(seed=4, game=game))[::3]:
        offered, before = options(state, seat), state.copy()
        seen = judge.weigh(forget(state, seat), seat, offered)
        assert judge.weigh(before, seat, offered) == judge.weigh(state, seat, offered)
        changed += list(seen) != list(judge.weigh(state, seat, offered))
    assert changed


def test_who_is_optimistic_overbids() -> None:
    judge, lore = find_heuristic("evo-2001"), lore_of("evo-2001")
    for state, seat in decisions(seed=1):
        offered = options(state, seat)
        prices = [price or 0 for price in costs(state, seat, offered)]
        if max(prices) < 3:
            continue
        rash = Tempered(judge, seat, Temper(optimism=2.0), lore.kind, None)
        calm, keen = judge.weigh(state, seat, offered), rash.weigh(state, seat, offered)
        paid = prices[calm.index(max(calm))], prices[keen.index(max(keen))]
        assert paid[1] > paid[0]
        return
    raise AssertionError("nobody could bid")


def test_a_rival_is_judged_without_one_s_own_temper() -> None:
    judge, lore = find_heuristic("evo-2001"), lore_of("evo-2001")
    state, seat = next(decisions(seed=1))
    keen = Tempered(judge, seat, temper_of(levels()[0], "fighter", "evo-2001"), lore.kind, None)
    other = type(seat)((seat + 1) % 4)
    offered = options(state, seat)
    assert list(keen.weigh(state, other, offered)) == list(judge.weigh(state, other, offered))


def test_haste_takes_the_better_of_two_the_more_often_the_better_it_is() -> None:
    rng = Random(1)
    first = sum(
        hasty[0] > hasty[1] for hasty in (hastily((1.0, 0.0), 1.0, rng) for _ in range(900))
    )
    assert 0.68 < first / 900 < 0.78
    assert hastily((1.0, 0.0), 0.0, rng) == [1.0, 0.0]


def test_a_level_without_mistakes_goes_by_its_judge_alone() -> None:
    game = find_game("evo-2001")
    state, seat = next(decisions(seed=1))
    perspective = Perspective.of(game, state, seat, Random(1))
    assert not isinstance(Advice(levels()[5], None)(perspective, Random(1)), Tempered)
    assert isinstance(Advice(levels()[5], "fighter")(perspective, Random(1)), Tempered)


def test_a_beginner_does_not_play_at_random() -> None:
    plan = Plan("evo-2001", 4, 12, "first steps", ("level:1", "uniform", "uniform", "uniform"))
    rate = {one.bot: one.rate for one in tournament(plan).bots}
    assert rate["level:1"] > 0.5


def deeds(game: str, character: str, games: int) -> Counter[str]:
    """What kinds of things characters of the same level do in some games among themselves."""
    found: Counter[str] = Counter()
    spec = f"level:3/{character}"
    for number in range(games):
        table = new_table(game, 3, seed=f"{number}", seats=[spec] * 3)
        play_table(table, [find_bot(spec)] * 3, f"{number}")
        for page in table.pages:
            if page.entry.seat is not None and page.entry.action is not None:
                found[page.entry.action.tag] += 1
    return found


@pytest.mark.parametrize(
    ("game", "tag", "more", "less"),
    [
        ("evo-2001", "attack", "fighter", "breeder"),
        ("evo-2011", "attack", "fighter", "breeder"),
        ("evolution-family", "stay", "miser", "breeder"),
        ("gods-love-dinosaurs", "keep-eggs", "miser", "breeder"),
    ],
)
def test_characters_differ_in_what_they_do(game: str, tag: str, more: str, less: str) -> None:
    assert deeds(game, more, 3)[tag] > 1.1 * deeds(game, less, 3)[tag]


def test_the_games_that_are_known_are_those_that_ship() -> None:
    assert set(GAMES) <= set(game_ids())

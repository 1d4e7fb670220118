"""The laws, over every game, every player number and every option: no exemptions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mesozoic.arena.engine import is_compiled
from mesozoic.arena.fuzz import Combination, FuzzReport, combinations, fuzz, try_case
from mesozoic.arena.laws import CHANGE_LAWS, STATE_LAWS
from mesozoic.arena.trial import check_game
from mesozoic.games import find_game, game_ids

pytestmark = pytest.mark.long

# Each way to play comes up once here, once more in the fuzz over all games below, and by the
# thousand in `mesozoic fuzz`.


def every_combination() -> Iterator[Combination]:
    for name in game_ids():
        yield from combinations(name)


def one_a_player_number() -> Iterator[Combination]:
    """For each game and player number one way; the next has every option different, if it has any.

    The compiled engine takes the other of the two.
    """
    for name in game_ids():
        for at, players in enumerate(find_game(name).players, start=is_compiled()):
            ways = [way for way in combinations(name) if way.players == players]
            yield ways[-(at % 2)]


def described(way: Combination) -> str:
    return "-".join((way.game, str(way.players), *way.options.values()))


@pytest.mark.parametrize("way", list(every_combination()), ids=described)
def test_a_random_game_keeps_every_law(way: Combination, tmp_path: Path) -> None:
    report = FuzzReport()
    report.add(try_case(tmp_path, (way, "conformance")))
    assert report.failures == []
    assert report.games == 1
    assert set(report.laws) >= {law.check.__name__ for law in (*STATE_LAWS, *CHANGE_LAWS)}


@pytest.mark.parametrize("way", list(one_a_player_number()), ids=described)
def test_a_random_game_keeps_every_law_thoroughly(way: Combination) -> None:
    checked = check_game(way.case("thorough"), thorough=True)
    assert checked.record.result is not None


def test_every_choice_of_every_option_is_tried_thoroughly() -> None:
    tried = {(way.game, *choice) for way in one_a_player_number() for choice in way.options.items()}
    for name in game_ids():
        for option in find_game(name).options:
            assert {(name, option.name, choice) for choice in option.choices} <= tried


def test_a_fuzz_over_all_games_visits_every_combination(tmp_path: Path) -> None:
    ways = list(every_combination())
    played: list[int] = []
    report = fuzz(games=len(ways), seed="all", folder=tmp_path, on_game=played.append)
    assert report.combinations == report.games == sum(played) == len(ways)
    assert report.failures == []
    assert list(tmp_path.iterdir()) == []


def test_jobs_change_nothing_but_the_time(tmp_path: Path) -> None:
    name = game_ids()[0]
    alone = fuzz(name, games=12, seed="jobs", folder=tmp_path)
    shared = fuzz(name, games=12, seed="jobs", jobs=2, folder=tmp_path)
    assert alone == shared

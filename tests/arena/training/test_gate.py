"""The gate lets in what is stronger, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mesozoic.arena import match
from mesozoic.arena.training import gate, self_play
from mesozoic.arena.training.gate import (
    NOT_STRONGER,
    STRONGER,
    UNDECIDED,
    Bout,
    judge_bouts,
    play_bout,
)
from mesozoic.arena.training.settings import Settings
from mesozoic.bots.judge import Judge
from mesozoic.bots.learnt import shipped_text
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.think import Think
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action

SETTINGS = Settings(game="evo-2001", seed="1", players=(3, 4, 5))


def verdicts(edge: float, tries: int = 200, games: int = 4000) -> list[str]:
    """What is said of one that wins its part and so much more."""
    found = []
    for seed in range(tries):
        rng = Random(seed)
        shares = (float(rng.random() < 1 / (3, 4, 5)[at % 3] + edge) for at in range(games))
        found.append(judge_bouts(SETTINGS, shares).outcome)
    return found


def test_what_is_as_strong_as_before_is_hardly_ever_let_in() -> None:
    found = verdicts(0.0)
    assert found.count(STRONGER) <= 0.08 * len(found)
    assert found.count(NOT_STRONGER) > 0.9 * len(found)


def test_what_is_stronger_is_nearly_always_let_in() -> None:
    found = verdicts(SETTINGS.gain)
    assert found.count(STRONGER) > 0.9 * len(found)


def test_it_stops_as_soon_as_it_is_clear() -> None:
    assert judge_bouts(SETTINGS, iter([1.0] * 1000)).games < 30
    assert judge_bouts(SETTINGS, iter([0.0] * 1000)).games < 60


def test_too_few_games_leave_it_open() -> None:
    verdict = judge_bouts(SETTINGS, [0.0, 1.0, 0.0])
    assert (verdict.outcome, verdict.games) == (UNDECIDED, 3)
    assert verdict.share == pytest.approx(1 / 3)
    assert verdict.par == pytest.approx((1 / 3 + 1 / 4 + 1 / 5) / 3)


def test_the_new_one_takes_every_seat_of_every_number_of_players() -> None:
    bouts = [Bout(SETTINGS, None, "", 0, number) for number in range(60 * 3)]
    taken = {(bout.players, bout.seat) for bout in bouts}
    assert taken == {(players, seat) for players in (3, 4, 5) for seat in range(players)}


@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_new_one_thinks_in_its_seat_and_the_old_one_in_the_others(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By so many iterations; what the new one won is what counts."""
    settings = msgspec.structs.replace(SETTINGS, gate_iterations=2)
    bout = Bout(settings, None, shipped_text("evo-2001"), 0, number)
    asked: set[tuple[Seat, str | None]] = set()
    thought: set[Seat] = set()
    won: list[float] = []

    def judge_from(game: str, network: str | None, viewer: Seat) -> Judge:
        asked.add((viewer, network))
        return by_text(game, network, viewer)

    def choose(self: Think, perspective: Perspective, rng: Random) -> Action:
        thought.add(perspective.seat)
        return thinks(self, perspective, rng)

    def play_match(*given: Any) -> Any:
        played = plays(*given)
        won.extend(played.result.shares)
        return played

    by_text, thinks, plays = self_play.judge_from, Think.choose, match.play_match
    monkeypatch.setattr(gate, "judge_from", judge_from)
    monkeypatch.setattr(gate, "play_match", play_match)
    monkeypatch.setattr(Think, "choose", choose)
    share = play_bout(bout)
    assert 0 < bout.seat < bout.players
    assert thought == {Seat(at) for at in range(bout.players)}
    assert asked == {(at, bout.new if at == bout.seat else bout.old) for at in thought}
    assert share == won[bout.seat]

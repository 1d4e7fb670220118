"""What a worker is told when a bot is asked: little, and nothing that its seat may not know."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Hashable
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from mesozoic.bots.perspective import Perspective
from mesozoic.core.errors import RecordError
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.server.question import Question
from mesozoic.server.thinking import Thinkers

T = TypeVar("T")

LARGEST = 4_000
"""Bytes: a world alone has 6 000 to 80 000."""
ENTRIES = 150


@cache
def table_of(game: str) -> Table[Any]:
    """A game of as many as can play, in its middle, where a seat is asked."""
    table = new_table(game, find_game(game).players[-1], seed="question")
    luck, rng = SeededLuck.named("question"), Random(5)
    while len(table.record.entries) < ENTRIES or table.awaits_luck():
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, rng.choice(table.options(seat)))
    return table


def asked(table: Table[Any], seat: Seat) -> Question:
    perspective = Perspective.of(table.game, table.state, seat, Random(1))
    return Question.of(table.record.header, perspective, Random(1))


def in_a_worker(question: Question) -> Question:
    """As it arrives there."""
    arrived: Question = pickle.loads(pickle.dumps(question))
    return arrived


@pytest.mark.parametrize("game", game_ids())
def test_a_question_is_small(game: str) -> None:
    table = table_of(game)
    question = asked(table, table.deciders()[0])
    assert len(pickle.dumps(question)) < LARGEST


@pytest.mark.parametrize("game", game_ids())
def test_a_worker_sees_what_the_seat_sees_and_is_offered_it_in_the_same_order(game: str) -> None:
    table = table_of(game)
    for seat in table.seats:
        perspective = in_a_worker(asked(table, seat)).perspective()
        assert perspective.view == table.view(seat)
        assert list(perspective.options) == list(table.options(seat))
        imagined = perspective.imagine(Random(2))
        assert list(options(imagined, seat)) == list(table.options(seat))


@pytest.mark.parametrize("game", game_ids())
def test_a_worker_makes_the_world_of_a_game_once(game: str) -> None:
    """Bots keep what they have worked out of it by its identity."""
    table = table_of(game)
    worlds = {
        id(in_a_worker(asked(table, seat)).perspective().imagine(Random(2)).world)
        for seat in table.seats
    }
    assert len(worlds) == 1
    assert table.state.world is not None, "the table keeps its own"


def test_a_worker_whose_pack_has_changed_refuses() -> None:
    table = table_of("evo-2001")
    question = asked(table, table.deciders()[0])
    object.__setattr__(question.key, "pack_digest", "other")
    with pytest.raises(RecordError):
        question.perspective()


class Overheard(Thinkers):
    """Thinkers without workers: what would be sent is kept, and then thought about here."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[bytes] = []

    async def run_by(
        self, deadline: float, whose: Hashable, function: Callable[..., T], *arguments: Any
    ) -> T:
        self.sent.append(pickle.dumps(arguments))
        return function(*pickle.loads(self.sent[-1]), deadline)


@pytest.mark.anyio
async def test_the_hands_of_others_are_not_sent_but_dealt_anew() -> None:
    table, thinkers, asked, rng = table_of("evo-2001"), Overheard(), 60, Random(3)
    seat = table.deciders()[0]
    true = hands_of_others(table.state, seat)
    assert any(true)
    for _ in range(asked):
        thought = await thinkers.choose("uniform", table, seat, rng)
        assert thought.action in table.options(seat)
    sent = [pickle.loads(arguments)[1].imagined for arguments in thinkers.sent]
    assert len(sent) == asked
    assert all(state.hands[seat] == table.state.hands[seat] for state in sent)
    as_they_are = sum(hands_of_others(state, seat) == true for state in sent)
    assert as_they_are < asked / 4


def hands_of_others(state: EvoState, seat: int) -> list[tuple[int, ...]]:
    return [tuple(hand) for other, hand in enumerate(state.hands) if other != seat]

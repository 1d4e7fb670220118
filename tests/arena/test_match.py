"""One game among bots, with and without a record."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.arena.match import play_match
from mesozoic.arena.plan import Plan, play_game
from mesozoic.bots.bot import Bot
from mesozoic.bots.greedy import Greedy
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.uniform import Uniform
from mesozoic.core.errors import Refused
from mesozoic.core.game import Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.core.verify import Proof
from mesozoic.files.packs import standard_components
from mesozoic.files.records import load_record, open_record
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from tests.bots.toy import Toy, ToyState

BOTS = ("greedy", "uniform", "search:2", "uniform")


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [
        ("evo-2001", 4, BOTS),
        ("evo-2001", 3, ("greedy",)),
        ("evo-2001", 5, ("uniform", "greedy", "uniform")),
        ("evo-2011", 2, ("search:2", "greedy")),
        ("evo-2011", 5, ("greedy", "uniform")),
    ],
)
def test_the_same_game_with_and_without_a_record(
    game: str, players: int, bots: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("records")
    plan = Plan(game, players, 1, "match", bots)
    fast, recorded = play_game(plan, 0), play_game(plan, 0, folder)
    assert fast == recorded
    (file,) = folder.iterdir()
    record = load_record(file)
    assert len(record.entries) == fast.ended.plies
    assert record.result == fast.ended.result
    assert open_record(record)[1] == Proof(fast.ended.plies, finished=True, luck=True)
    assert record.header.seats == fast.bots


def test_the_same_seed_the_same_game_and_another_another() -> None:
    plan = Plan("evo-2001", 4, 2, "seed", BOTS)
    assert play_game(plan, 0) == play_game(plan, 0)
    assert play_game(plan, 0).ended != play_game(plan, 1).ended
    assert play_game(plan, 0).ended != play_game(Plan("evo-2001", 4, 2, "dees", BOTS), 0).ended


class Deals(Toy):
    """The toy, which counts how often a state is imagined."""

    def __init__(self) -> None:
        self.dealt = 0

    def redeal(self, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        self.dealt += 1
        return super().redeal(state, seat, rng)


class Looking:
    """Chooses as another bot does, having been shown what its seat may know."""

    name = "looking"

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, perspective: Perspective, rng: Random) -> Action:
        return self._bot.choose(perspective, rng)


def test_no_state_is_imagined_for_who_looks_at_nothing() -> None:
    game = Deals()
    ended = play_match(game, Setup(2, None), [Uniform(), Uniform()], "blind")
    assert game.dealt == 0
    assert play_match(game, Setup(2, None), [Looking(Uniform())] * 2, "blind") == ended
    assert game.dealt > 0


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_the_same_whether_or_not_states_are_imagined_for_uniform(name: str) -> None:
    """Neither its own choices nor those of a bot that does imagine depend on that."""
    game, players = find_game(name), find_game(name).players[-1]
    setup = Setup(players, standard_components(name), game.settle_options({}), game.rules_version)
    blind: list[Bot] = [Greedy(), *[Uniform()] * (players - 1)]
    shown: list[Bot] = [Greedy(), *[Looking(Uniform())] * (players - 1)]
    assert play_match(game, setup, blind, "mixed") == play_match(game, setup, shown, "mixed")


def test_turns_are_counted_as_the_game_counts_them() -> None:
    """The turn that the meteorite of EVO (2011) cuts off is none."""
    plan = Plan("evo-2011", 2, 30, "turns")
    assert {play_game(plan, number).ended.turns for number in range(30)} == {9, 10, 11}


def test_rotation_gives_every_bot_every_seat() -> None:
    plan = Plan("evo-2001", 4, 8, "s", ("a", "b", "c", "d"), rotate=True)
    assert plan.lineup(0) == ("a", "b", "c", "d")
    assert plan.lineup(1) == ("d", "a", "b", "c")
    assert {plan.lineup(n)[2] for n in range(4)} == {"a", "b", "c", "d"}
    assert plan.lineup(4) == plan.lineup(0)


def test_one_bot_sits_everywhere_and_many_take_turns() -> None:
    assert Plan("evo-2001", 3, 1, "s", ("a",)).lineup(5) == ("a", "a", "a")
    many = Plan("evo-2001", 3, 12, "s", ("a", "b", "c", "d"), rotate=True)
    seats = [many.lineup(n)[seat] for n in range(12) for seat in range(3)]
    assert {bot: seats.count(bot) for bot in "abcd"} == dict.fromkeys("abcd", 9)


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan("evo-1999", 4, 1, "s"), "game-unknown"),
        (Plan("evo-2001", 2, 1, "s"), "players"),
        (Plan("evo-2001", 4, 0, "s"), "games-count"),
        (Plan("evo-2001", 4, 1, "s", ("uniform", "clever")), "bot-unknown"),
        (Plan("evo-2001", 4, 1, "s", ()), "bots-none"),
        (Plan("evo-2001", 4, 1, "s", options={"weather": "fine"}), "option-unknown"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, key: str) -> None:
    with pytest.raises(Refused) as refused:
        plan.check()
    assert refused.value.key == key


def luck_of(detours: int) -> list[object]:
    """All that luck decides in a game in which one seat walks to and fro before it walks."""
    table, luck = new_table("evo-2001", 3, seed="steady"), SeededLuck.named("steady")
    while table.step(luck) is not None:
        pass
    seat = table.deciders()[0]
    for _ in range(detours):
        table.act(seat, table.options(seat)[0])
        table.undo(seat)
    while not table.is_over:
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, table.options(seat)[0])
    return [entry.action for entry in table.record.entries if entry.seat is None]


def test_nothing_that_is_taken_back_shifts_the_luck() -> None:
    assert luck_of(detours=0) == luck_of(detours=1) == luck_of(detours=2)

"""A bot that sees all: how far luck lets anybody come.

`python -m tests.bots.cheating GAME [--players 4] [--budget 400] [--rival greedy] [--games 400]
[--seed table]` plays so many games of one that thinks in the true state, hands and piles and sealed
answers open, against a rival in all other seats, and says how often it won. What luck has yet to
draw it knows no more than others do.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from contextlib import closing
from functools import partial
from random import Random
from typing import Any

from mesozoic.arena.match import play_match
from mesozoic.arena.tournament import wilson
from mesozoic.arena.workers import run_batches
from mesozoic.bots.bot import Bot, find_bot
from mesozoic.bots.budget import Budget
from mesozoic.bots.think import Think
from mesozoic.core.errors import Refused
from mesozoic.core.game import Game, Setup
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.files.packs import standard_components
from mesozoic.games import find_game, game_ids


class Open:
    """A game as it is, in which one seat is dealt nothing anew: it sees what there is."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def redeal(self, state: State, seat: Seat, rng: Random) -> State:
        if seat == self._seat:
            return state.copy()
        dealt: State = self._game.redeal(state, seat, rng)
        return dealt


def share(name: str, players: int, budget: Budget, rival: str, seed: str, number: int) -> float:
    """Of the victory in one game, for who cheats, who sits in each seat in turn."""
    game, seat = find_game(name), Seat(number % players)
    bots: list[Bot] = [find_bot(rival) for _ in range(players)]
    bots[seat] = Think("cheating", budget)
    chosen = game.settle_options({})
    setup = Setup(players, standard_components(game.id), chosen, game.rules_version)
    opened: Any = Open(game, seat)
    return play_match(opened, setup, bots, f"{seed}/{number}").result.shares[seat]


def budget_of(text: str) -> Budget:
    found = Budget.read(text)
    if found is None:
        raise ArgumentTypeError(f"expected a budget as 400, 20ms or 400/20ms, not {text!r}")
    return found


def rival_of(text: str) -> str:
    try:
        return find_bot(text).name
    except Refused as refused:
        raise ArgumentTypeError(str(refused)) from None


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.bots.cheating")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--budget", type=budget_of, default="400", help="as of `think`")
    parser.add_argument("--rival", type=rival_of, default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="table")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game).id
    one = partial(share, game, asked.players, asked.budget, asked.rival, asked.seed)
    won = 0.0
    with closing(run_batches(one, range(asked.games), asked.jobs, largest=1)) as shares:
        for number, found in enumerate(shares, start=1):
            won += found
            sure = wilson(won, number)
            print(f"{number}: {won / number:.1%} ({sure.low:.1%} to {sure.high:.1%})", flush=True)


if __name__ == "__main__":
    main()

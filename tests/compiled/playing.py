"""Plays the same games on whichever engine is on the path, and prints what they were as hashes.

`python -m tests.compiled.playing GAMES DECISIONS [NAME...]` prints a line for each game with each
number of players and each option: so many seeded random games, listed and as a playout draws them,
so many decisions of bots and what networks see at them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from random import Random
from typing import Any, Final

from mesozoic.arena.engine import is_compiled
from mesozoic.bots.bot import find_bot
from mesozoic.bots.perspective import Perspective
from mesozoic.core import play
from mesozoic.core.at_random import play_at_random
from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action
from mesozoic.files.records import load_record
from mesozoic.files.tables import setup
from mesozoic.games import find_game, game_ids
from tests.records.make import FOLDER, fingerprints

BOTS: Final = ("greedy", "search:12", "think:12", "level:1/fighter")
FINGERPRINTED: Final = 25
"""After so many plies a state's fingerprint is taken."""


def engine() -> str:
    return "compiled" if is_compiled() else "plain"


def ways(name: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every number of players with every choice of options."""
    game = find_game(name)
    each = [[(option.name, choice) for choice in option.choices] for option in game.options]
    for players, chosen in product(game.players, product(*each)):
        yield players, dict(chosen)


def a_game(state: State, rng: Random) -> Iterator[Any]:
    """All that is asked, offered, done and told in a random game, as JSON has it."""
    plies = 0
    state.aloud = True
    while (top := play.pending(state)) is not None:
        yield top.tag, top.rule, top.phase
        seats = play.deciders(state)
        if seats:
            seat = rng.choice(seats)
            offered = play.options(state, seat)
            action = rng.choice(offered)
            yield list(seats), plain(offered), list(play.costs(state, seat, offered)), plain(action)
            play.advance(state, seat, action)
        else:
            possible = play.outcomes(state)
            outcome = rng.choices([one for one, _ in possible], [weight for _, weight in possible])
            yield plain(possible), plain(outcome)
            play.advance(state, None, outcome[0])
        yield plain(state.tellings)
        state.tellings.clear()
        plies += 1
        if plies % FINGERPRINTED == 0:
            yield fingerprint(state)
    yield plain(state)


def a_playout(state: State, rng: Random) -> Iterator[Any]:
    """How long a game is in which moments may pick without a list, and where it ends."""
    yield play_at_random(state, rng)
    yield fingerprint(state)


def decisions(name: str, players: int, options: Mapping[str, str], number: int) -> Iterator[Any]:
    """What bots choose in a game that moves on at random between their decisions."""
    game, state, rng = find_game(name), setup(name, players, options), Random(f"{name} {number}")
    met = 0
    while (top := play.pending(state)) is not None and met < number:
        seats = play.deciders(state)
        if not seats:
            possible = play.outcomes(state)
            outcome = rng.choices([one for one, _ in possible], [weight for _, weight in possible])
            play.advance(state, None, outcome[0])
            continue
        seat = rng.choice(seats)
        offered = play.options(state, seat)
        if len(offered) > 1 and rng.random() < 1 / 6:
            met += 1
            yield top.tag, looked_at(name, state, seat, offered)
            for bot in BOTS:
                seen = Perspective.of(game, state, seat, Random(met))
                yield top.tag, bot, plain(find_bot(bot).choose(seen, Random(met)))
        play.advance(state, seat, rng.choice(offered))


def looked_at(name: str, state: State, seat: Seat, offered: Sequence[Action]) -> list[Any]:
    """What networks see, to the last digit."""
    look = import_module(f"mesozoic.bots.learnt.{name.replace('-', '_')}.features")
    return [
        look.table_values(state, seat),
        look.seat_values(state, seat),
        look.option_values(state, seat, offered),
    ]


def hashed(parts: Iterator[Any]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(json.dumps(part, sort_keys=True).encode())
    return total.hexdigest()[:16]


def lines(games: int, bot_decisions: int, names: Sequence[str]) -> Iterator[str]:
    for name in names:
        for players, options in ways(name):
            way = " ".join(
                [name, str(players), *(f"{key}={value}" for key, value in options.items())]
            )
            for seed in range(games):
                rng = Random(f"{way} {seed}")
                yield f"{way} game {seed}: {hashed(a_game(setup(name, players, options), rng))}"
                played = hashed(a_playout(setup(name, players, options), rng))
                yield f"{way} playout {seed}: {played}"
            if bot_decisions:
                yield f"{way} bots: {hashed(decisions(name, players, options, bot_decisions))}"
    folders = {name.replace("-", "_") for name in names}
    for path in sorted(path for path in FOLDER.glob("*/*.json") if path.parent.name in folders):
        replayed = hashed(iter(fingerprints(load_record(path))))
        yield f"record {path.parent.name}/{path.name}: {replayed}"


if __name__ == "__main__":
    print(engine())
    for line in lines(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or game_ids()):
        print(line, flush=True)

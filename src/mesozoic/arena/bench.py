"""How fast the games are, measured beside a fixed loop and, if asked, beside another engine.

A ply is an entry of a record: an act of a seat, or an outcome of luck. Some plies are forced, with
one thing only to do; a decision is a ply with more than one, and those are counted apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from mesozoic.arena.peers import Catanatron
from mesozoic.core.codec import plain
from mesozoic.core.luck import SeededLuck, picked
from mesozoic.core.moments import CHANCE, Choice
from mesozoic.core.play import advance
from mesozoic.core.record import Record
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.files.packs import standard_components
from mesozoic.files.tables import new_table, setup
from mesozoic.games import find_game, game_ids

PLAYERS: Final = 4
ROUNDS: Final = 7
CATANATRON_GAMES: Final = 12

Listing = Callable[[Choice[Any], State, Seat], Sequence[Action]]
"""How the options of a seat are found."""


@dataclass(frozen=True)
class GameSpeed:
    """Medians over the rounds; each ratio is the median of the rounds' ratios."""

    game: str
    players: int
    plies_per_second: float
    decisions_per_second: float
    copies_per_second: float
    replay_milliseconds: float
    """Folding one whole record, from its first entry to its result."""
    replay_entries: int
    options_milliseconds: float
    """Listing what a seat may do, where that takes longest in a game of the fewest players."""
    ratio_to_calibration: float
    """Plies in the time that the calibration loop goes round once."""
    ratio_to_catanatron: float | None
    """Plies a second to its moves a second; None where it was not asked for."""
    decisions_ratio_to_catanatron: float | None


@dataclass(frozen=True)
class Bench:
    games: tuple[GameSpeed, ...]
    calibration_per_second: float
    catanatron_moves_per_second: float | None

    def to_json(self) -> Any:
        return plain(self)


@dataclass(frozen=True)
class _Round:
    """What one round measured, all within a second or two of one another."""

    calibration: float
    plies: float
    decisions: float
    copies: float
    replay: float
    options: float
    catanatron: float | None


def bench(
    *,
    peers: bool = False,
    rounds: int = ROUNDS,
    seconds: float = 0.4,
    on_round: Callable[[], None] = lambda: None,
) -> Bench:
    """Measure every game, in turns with the calibration loop and the peer: A B A B, so that
    whatever else the machine does slows all of them alike."""
    measured: dict[str, list[_Round]] = {name: [] for name in game_ids()}
    records = {name: _a_record(name) for name in measured}
    with ExitStack() as stack:
        peer = stack.enter_context(Catanatron()) if peers else None
        for number in range(rounds):
            for name, found in measured.items():
                found.append(_measure(name, records[name], peer, number, seconds))
                on_round()
    everything = [found for each in measured.values() for found in each]
    rates = [found.catanatron for found in everything if found.catanatron]
    return Bench(
        tuple(_speed(name, records[name], found) for name, found in measured.items()),
        median(found.calibration for found in everything),
        median(rates) if rates else None,
    )


def _speed(name: str, record: Record, rounds: Sequence[_Round]) -> GameSpeed:
    against = [found for found in rounds if found.catanatron]
    return GameSpeed(
        game=name,
        players=record.header.players,
        plies_per_second=median(found.plies for found in rounds),
        decisions_per_second=median(found.decisions for found in rounds),
        copies_per_second=median(found.copies for found in rounds),
        replay_milliseconds=1000 * median(found.replay for found in rounds),
        replay_entries=len(record.entries),
        options_milliseconds=1000 * median(found.options for found in rounds),
        ratio_to_calibration=median(found.plies / found.calibration for found in rounds),
        ratio_to_catanatron=_median_ratio([(f.plies, f.catanatron) for f in against]),
        decisions_ratio_to_catanatron=_median_ratio([(f.decisions, f.catanatron) for f in against]),
    )


def _median_ratio(pairs: Sequence[tuple[float, float | None]]) -> float | None:
    return median(ours / theirs for ours, theirs in pairs if theirs) if pairs else None


def _measure(
    name: str, record: Record, peer: Catanatron | None, number: int, seconds: float
) -> _Round:
    calibration = _rate(calibration_loop, seconds / 4)
    plies, decisions = _playouts(name, record.header.players, number, seconds)
    return _Round(
        calibration=calibration,
        plies=plies,
        decisions=decisions,
        copies=_rate(_middle(name, record).copy, seconds / 4),
        replay=_replay_seconds(name, record),
        options=slowest_options(setup(name, find_game(name).players[0]), Random(number)),
        catanatron=peer.moves_per_second(CATANATRON_GAMES) if peer else None,
    )


def calibration_loop() -> int:
    """A fixed piece of plain Python, to compare machines by: small ints, a list, a dict, calls."""
    counts: dict[int, int] = {}
    numbers = [3]
    for n in range(40):
        numbers.append((numbers[-1] * 5 + n) % 97)
        counts[numbers[-1] % 8] = counts.get(numbers[-1] % 8, 0) + 1
    return max(counts.values()) + len(tuple(numbers))


def _rate(work: Callable[[], object], seconds: float) -> float:
    """How often a second something can be done."""
    done, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(200):
            work()
        done += 200
    return done / spent


def _playouts(name: str, players: int, number: int, seconds: float) -> tuple[float, float]:
    """Plies and decisions a second of uniformly random games, set-up included."""
    rng = Random(number)
    plies, decisions, begun = 0, 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        played, decided = playout(setup(name, players), rng)
        plies += played
        decisions += decided
    return plies / spent, decisions / spent


def _listed(choice: Choice[Any], state: State, seat: Seat) -> Sequence[Action]:
    return choice.options(state, seat)


def playout(state: State, rng: Random, listed: Listing = _listed) -> tuple[int, int]:
    """Play a state to its end at random, in place: how many plies it took, how many decisions."""
    random = rng.random
    plies = decisions = 0
    while state.stack:
        top: Any = state.stack[-1]
        if top.kind == CHANCE:
            possible = top.outcomes(state)
            decisions += len(possible) > 1
            advance(state, None, picked(random(), possible))
        else:
            seats = top.seats(state)
            seat = seats[int(random() * len(seats))]
            offered = listed(top, state, seat)
            decisions += len(offered) > 1
            advance(state, seat, offered[int(random() * len(offered))])
        plies += 1
    return plies, decisions


def slowest_options(state: State, rng: Random) -> float:
    """Play a state to its end at random, in place: how long the longest listing took, in seconds.

    Each is listed once, as at a table, so that nothing is remembered from the time before.
    """
    slowest = 0.0

    def timed(choice: Choice[Any], state: State, seat: Seat) -> Sequence[Action]:
        nonlocal slowest
        begun = perf_counter()
        offered = choice.options(state, seat)
        slowest = max(slowest, perf_counter() - begun)
        return offered

    playout(state, rng, timed)
    return slowest


def _a_record(name: str) -> Record:
    """One whole game, the same each time."""
    game = find_game(name)
    table = new_table(name, min(max(PLAYERS, game.players[0]), game.players[-1]), seed="bench")
    luck, rng = SeededLuck.named("bench"), Random("bench")
    while not table.is_over:
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
    return table.record


def _middle(name: str, record: Record) -> State:
    """A state in the middle of a game, when there is something to copy."""
    half = Record(record.header, record.entries[: len(record.entries) // 2])
    table: Table[State] = Table(find_game(name), half, standard_components(name))
    return table.state


def _replay_seconds(name: str, record: Record) -> float:
    game, components = find_game(name), standard_components(name)
    begun = perf_counter()
    Table(game, record, components)
    return perf_counter() - begun

"""How fast the games are, measured beside a fixed loop and, if asked, beside other engines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, Final

from mesozoic.arena.engine import INTERPRETER, is_compiled
from mesozoic.arena.memory import table_bytes
from mesozoic.arena.peers import Peers, start
from mesozoic.arena.speeds import (
    copy_speed,
    playout_speeds,
    replay_seconds,
    rollout_speed,
    search_speed,
    slowest_options,
)
from mesozoic.arena.stopwatch import calibration_loop, rate, two_hundred_times
from mesozoic.arena.subject import Subject
from mesozoic.arena.unlisted import unlisted
from mesozoic.core.codec import plain
from mesozoic.core.errors import Refused
from mesozoic.files.tables import setup
from mesozoic.games import game_ids

ROUNDS: Final = 7
SECONDS: Final = 0.4
"""For which each thing is measured in a round."""


@dataclass(frozen=True)
class GameSpeed:
    """Medians over the rounds; each ratio is the median of the rounds' ratios.

    Ratios to a peer are None where it was not asked for, or could not be had.
    """

    game: str
    players: int
    compiled: bool
    interpreter: str
    plies_per_second: float
    ratio_to_catanatron: float | None
    """Plies a second to its moves a second."""
    ratio_to_openspiel: float | None
    decisions_per_second: float
    decisions_ratio_to_catanatron: float | None
    search_per_second: float
    """Whole random games from the middle of a game: what a plain tree search does once a round."""
    search_ratio_to_catanatron: float | None
    """To the simulations a second of a plain tree search over catanatron."""
    iterations_per_second: float
    """Of our own search, which plays on for some plies only, and by its heuristic."""
    iterations_ratio_to_catanatron: float | None
    """To the same simulations."""
    copies_per_second: float
    replay_milliseconds: float
    """Folding one whole record, from its first entry to its result."""
    replay_entries: int
    options_milliseconds: float
    """Listing what a seat may do, where that takes longest in a game of the fewest players."""
    table_kilobytes: float
    """What a table keeps of 1,000 entries: its record, and all that undoing and telling need."""
    ratio_to_calibration: float
    """Plies in the time that the calibration loop goes round once."""
    drawn_without_listing: tuple[str, ...]
    """The tags of the moments where a random game draws evenly, or as luck weighs, without listing
    everything. Everywhere else all is listed."""


@dataclass(frozen=True)
class Bench:
    games: tuple[GameSpeed, ...]
    compiled: bool
    interpreter: str
    calibration_per_second: float
    catanatron_moves_per_second: float | None
    catanatron_simulations_per_second: float | None
    openspiel_moves_per_second: float | None
    missing: tuple[Refused, ...]
    """Why peers that were asked for could not be had."""

    def to_json(self) -> Any:
        missing = [{**why.about, "why": why.key} for why in self.missing]
        shown = {**vars(self), "missing": missing}
        return plain(shown)


@dataclass(frozen=True)
class _Round:
    """What one round measured, all within some seconds of one another."""

    calibration: float
    plies: float
    decisions: float
    search: float
    iterations: float
    copies: float
    replay: float
    options: float
    moves: float | None
    """Of catanatron."""
    simulations: float | None
    openspiel: float | None


def bench(
    games: Sequence[str] | None = None,
    *,
    peers: bool = False,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    on_round: Callable[[], None] = lambda: None,
) -> Bench:
    """Measure games, if not named all, in turns with the calibration loop and the peers: A B A B,
    so that whatever else the machine does slows all of them alike."""
    measured: dict[Subject, list[_Round]] = {
        Subject(name): [] for name in (game_ids() if games is None else games)
    }
    with ExitStack() as stack:
        others = start(stack) if peers else Peers()
        for number in range(rounds):
            for subject, found in measured.items():
                found.append(_measure(subject, others, number, seconds))
                on_round()
    everything = [found for each in measured.values() for found in each]
    return Bench(
        games=tuple(_speed(subject, found) for subject, found in measured.items()),
        compiled=is_compiled(),
        interpreter=INTERPRETER,
        calibration_per_second=median(found.calibration for found in everything),
        catanatron_moves_per_second=_median([found.moves for found in everything]),
        catanatron_simulations_per_second=_median([found.simulations for found in everything]),
        openspiel_moves_per_second=_median([found.openspiel for found in everything]),
        missing=others.missing,
    )


def _measure(subject: Subject, peers: Peers, number: int, seconds: float) -> _Round:
    rng = Random(number)
    calibration = rate(two_hundred_times(calibration_loop), seconds / 4)
    plies, decisions = playout_speeds(subject, rng, seconds)
    catanatron, openspiel = peers.catanatron, peers.openspiel
    moves = catanatron.moves_per_second(seconds) if catanatron else None
    search = rollout_speed(subject, rng, seconds)
    simulations = catanatron.simulations_per_second(2 * seconds) if catanatron else None
    return _Round(
        calibration=calibration,
        plies=plies,
        decisions=decisions,
        search=search,
        iterations=search_speed(subject, rng, seconds),
        copies=copy_speed(subject, seconds / 4),
        replay=replay_seconds(subject),
        options=slowest_options(lambda: setup(subject.name, subject.game.players[0]), number),
        moves=moves,
        simulations=simulations,
        openspiel=openspiel.moves_per_second(seconds / 2) if openspiel else None,
    )


def _speed(subject: Subject, rounds: Sequence[_Round]) -> GameSpeed:
    def ratio(ours: Callable[[_Round], float], theirs: Callable[[_Round], float | None]) -> Any:
        peers = [(ours(found), theirs(found)) for found in rounds]
        return _median([mine / other if other else None for mine, other in peers])

    return GameSpeed(
        game=subject.name,
        players=subject.players,
        compiled=is_compiled(type(subject.middles[0].state).__module__),
        interpreter=INTERPRETER,
        plies_per_second=median(found.plies for found in rounds),
        ratio_to_catanatron=ratio(lambda f: f.plies, lambda f: f.moves),
        ratio_to_openspiel=ratio(lambda f: f.plies, lambda f: f.openspiel),
        decisions_per_second=median(found.decisions for found in rounds),
        decisions_ratio_to_catanatron=ratio(lambda f: f.decisions, lambda f: f.moves),
        search_per_second=median(found.search for found in rounds),
        search_ratio_to_catanatron=ratio(lambda f: f.search, lambda f: f.simulations),
        iterations_per_second=median(found.iterations for found in rounds),
        iterations_ratio_to_catanatron=ratio(lambda f: f.iterations, lambda f: f.simulations),
        copies_per_second=median(found.copies for found in rounds),
        replay_milliseconds=1000 * median(found.replay for found in rounds),
        replay_entries=len(subject.record.entries),
        options_milliseconds=1000 * median(found.options for found in rounds),
        table_kilobytes=table_bytes(subject) / 1000,
        ratio_to_calibration=median(found.plies / found.calibration for found in rounds),
        drawn_without_listing=tuple(
            sorted(unlisted(setup(subject.name, subject.players), Random(0)))
        ),
    )


def _median(found: Sequence[float | None]) -> float | None:
    """Of what was measured, if anything was."""
    known = [number for number in found if number is not None]
    return median(known) if known else None

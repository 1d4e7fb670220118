"""How much sooner two cores have played the same games than one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from mesozoic.arena.plan import Plan
from mesozoic.arena.simulation import Summary, simulate
from mesozoic.arena.subject import Subject

GAMES: Final = 10_000


@dataclass(frozen=True)
class Cores:
    """Seconds are by the clock on the wall, from the beginning of the processes to their end."""

    game: str
    games: int
    plies: int
    one_core_seconds: float
    two_cores_seconds: float

    @property
    def ratio(self) -> float:
        """The time of two cores to that of one: a half, at best."""
        return self.two_cores_seconds / self.one_core_seconds

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "ratio": self.ratio}


def measure(game: str, games: int, on_game: Callable[[], None] = lambda: None) -> Cores:
    """Play random games on one core, and the same games on two."""
    plan = Plan(game, Subject(game).players, games, "cores")

    def played(jobs: int) -> Summary:
        return simulate(plan, jobs, on_game=lambda _: on_game())

    one, two = played(1), played(2)
    assert one == two
    return Cores(game, games, one.plies, one.seconds, two.seconds)

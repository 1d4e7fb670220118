"""What the commands that play many games have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol, TypeVar

from cyclopts import Parameter

from mesozoic.cli.errors import CannotDo
from mesozoic.cli.table_options import read_options
from mesozoic.cli.untaught import say_if_untaught
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from rich.table import Table

    from mesozoic.arena.plan import Plan, Played
    from mesozoic.words.catalogue import Catalogue

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Json = Annotated[bool, Parameter(name="--json", negative=(), help="As JSON, and nothing else.")]
Jobs = Annotated[Whole, Parameter(help="How many processes play at once.")]
Players = Annotated[Whole, Parameter(help="How many play in each game.")]
Games = Annotated[Whole, Parameter(help="How many games.")]
Seed = Annotated[str, Parameter(help="Any text: the same seed, the same games on every machine.")]
Bots = Annotated[str, Parameter(help="Bots by commas: uniform, greedy, search:400, level:4...")]
Records = Annotated[
    Path | None, Parameter(help="A folder to write each game's record to.", negative=())
]

Pack = Annotated[Path | None, Parameter(help="A component pack of your own.")]


class Play(Protocol[T_co]):
    """Plays a plan, and says what came of it."""

    def __call__(
        self, plan: Plan, jobs: int, records: Path | None, *, on_game: Callable[[Played], None]
    ) -> T_co: ...


def plan_of(
    game: str,
    players: int,
    games: int,
    seed: str,
    bots: str,
    option: Sequence[str],
    pack: Path | None,
) -> Plan:
    """What is to be played, as it was typed; whoever plays it refuses what cannot be."""
    from mesozoic.arena.plan import Plan

    at_least(1, games=games)
    return Plan(game, players, games, seed, names(bots), read_options(option), pack)


def carry_out(play: Play[T], plan: Plan, jobs: int, records: Path | None, words: Catalogue) -> T:
    """Play a plan with a progress bar; say first what bots do not know."""
    from mesozoic.cli.progress import progress

    at_least(1, jobs=jobs)
    plan.check()
    say_if_untaught(plan.game, plan.bots, words)
    with progress(words.say("cli-progress-games"), plan.games) as advance:
        return play(plan, jobs, records, on_game=lambda played: advance(1))


def at_least(least: int, **given: int) -> None:
    for name, found in given.items():
        if found < least:
            raise CannotDo("cli-least", name=option_named(name), least=least, found=found)


def option_named(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def names(bots: str) -> tuple[str, ...]:
    return tuple(name for part in bots.split(",") if (name := part.strip()))


def plain_table(*titles: str) -> Table:
    """A table of numbers without lines: the first column to the left, the others to the right."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left", no_wrap=True)
    return table

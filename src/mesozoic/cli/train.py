"""`mesozoic train`: learn to judge a game by playing it against oneself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from mesozoic.cli.bulk import Jobs, Seed, at_least, option_named
from mesozoic.cli.errors import INTERRUPTED, CannotDo
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mesozoic.arena.training.journal import Line
    from mesozoic.arena.training.run import Run
    from mesozoic.words.catalogue import Catalogue

# What the extra brings.
NEEDED: Final = ("numpy", "matplotlib")

SEED: Final = "1"
# Games of which there may be none.
MAY_BE_NONE: Final = ("quick", "strong")

Counts = Annotated[str, Parameter(help="Numbers of players by commas; all of the game's if none.")]


def usual(name: str) -> Callable[[object], str]:
    """Tells the help what a run does where nothing else is said."""

    def show(_: object) -> str:
        from msgspec.structs import fields

        from mesozoic.arena.training.settings import Settings

        return str(next(field.default for field in fields(Settings) if field.name == name))

    return show


def train(
    game: str,
    /,
    *,
    hours: Annotated[float, Parameter(help="No generation begins later.")] = 1.0,
    generations: Annotated[Whole | None, Parameter(help="How many at most.")] = None,
    from_: Annotated[
        Path | None, Parameter(name="--from", help="A run's folder: go on with it.")
    ] = None,
    seed: Annotated[Seed | None, Parameter(show_default=SEED)] = None,
    out: Annotated[Path | None, Parameter(help="The folder of a new run.")] = None,
    players: Counts = "",
    quick: Annotated[
        Whole | None,
        Parameter(
            help="Games without search in the first generations.", show_default=usual("quick")
        ),
    ] = None,
    thoughtful: Annotated[
        Whole | None,
        Parameter(help="Games a generation with search.", show_default=usual("thoughtful")),
    ] = None,
    strong: Annotated[
        Whole | None,
        Parameter(
            help="Games a generation in which everybody thinks, instead of all others: begins with "
            "the network that ships, and learns values alone.",
            show_default=usual("strong"),
        ),
    ] = None,
    rounds: Annotated[
        Whole | None,
        Parameter(help="Imagined games an option is tried in.", show_default=usual("rounds")),
    ] = None,
    gate_games: Annotated[
        Whole | None,
        Parameter(help="Games at most to compare networks.", show_default=usual("gate_games")),
    ] = None,
    policy_leads: Annotated[
        bool, Parameter(help="Order options by the policy in search.", negative=())
    ] = False,
    jobs: Jobs = 1,
    lang: Language = None,
) -> int:
    """Learn to judge a game from games against oneself, generation after generation. The network
    that has won so far is network.json in the run's folder."""
    check_extra()
    words = words_in(lang)
    numbers = {
        "quick": quick,
        "thoughtful": thoughtful,
        "strong": strong,
        "rounds": rounds,
        "gate_games": gate_games,
    }
    given = {name: number for name, number in numbers.items() if number is not None}
    _check(hours, generations, jobs, given)
    leads = {"policy_leads": True} if policy_leads else {}
    if strong:
        others = {name: given.get(name) for name in ("quick", "thoughtful", "rounds")}
        _refuse_given({**others, **leads}, lambda name: CannotDo("cli-train-strong", name=name))
    if from_ is not None:
        asked = {"seed": seed, "out": out, "players": players or None}
        settled = {**given, **asked, **leads}
        _refuse_given(settled, lambda name: CannotDo("cli-train-with", name=name, run="--from"))
        run = _resumed(from_, game)
    else:
        text = SEED if seed is None else seed
        place = out or Path("runs") / f"{game}-{text}"
        run = _begun(place, game, text, players, {**leads, **given})
    folder = str(run.folder)
    command = f"mesozoic train {game} --from {folder}"
    try:
        _go_on(run, hours, generations, jobs, words)
    except KeyboardInterrupt:
        print(words.say("cli-train-stopped", folder=folder, command=command))
        return INTERRUPTED
    print(words.say("cli-train-done", folder=folder, command=command))
    return 0


def check_extra() -> None:
    for name in NEEDED:
        if find_spec(name) is None:
            raise CannotDo("cli-train-extra", name=name)


def counts_of(game: str, players: str) -> tuple[int, ...]:
    """The numbers of players as they were typed."""
    from mesozoic.games import find_game

    found = find_game(game)
    if not players:
        return tuple(found.players)
    numbers = [part.strip() for part in players.split(",")]
    for number in numbers:
        if not (number.isascii() and number.isdecimal()):
            raise CannotDo("cli-usage-value", name="--players", found=players)
        found.check_players(int(number))
    return tuple(int(number) for number in numbers)


def _check(hours: float, generations: int | None, jobs: int, numbers: Mapping[str, int]) -> None:
    """Refuse before anything is played what no run can do."""
    if not hours > 0:
        raise CannotDo("cli-usage-value", name="--hours", found=f"{hours:g}")
    at_least(1, jobs=jobs, generations=1 if generations is None else generations)
    for name, number in numbers.items():
        at_least(0 if name in MAY_BE_NONE else 1, **{name: number})


def _refuse_given(settings: Mapping[str, object], why: Callable[[str], CannotDo]) -> None:
    """What something else has settled already is not asked for."""
    for name, value in settings.items():
        if value is not None:
            raise why(option_named(name))


def _begun(
    folder: Path,
    game: str,
    seed: str,
    players: str,
    rest: Mapping[str, Any],
) -> Run:
    from mesozoic.arena.training.run import Run
    from mesozoic.arena.training.settings import Settings

    settings = Settings(
        game=game,
        seed=seed,
        players=counts_of(game, players),
        **rest,
    )
    return Run.begin(folder, settings)


def _resumed(folder: Path, game: str) -> Run:
    from mesozoic.arena.training.run import Run

    run = Run.resume(folder)
    if run.settings.game != game:
        raise CannotDo("cli-train-other-game", folder=str(folder), found=run.settings.game)
    return run


def _go_on(run: Run, hours: float, generations: int | None, jobs: int, words: Catalogue) -> None:
    from mesozoic.cli.progress import progress

    until = monotonic() + 3600 * hours
    done = 0
    while monotonic() < until and (generations is None or done < generations):
        games = run.games + run.settings.gate_games
        with progress(words.say("cli-progress-games"), games) as advance:
            line = run.go_on(jobs, advance)
        print(_told(line, words), flush=True)
        done += 1


def _told(line: Line, words: Catalogue) -> str:
    gate = line.gate
    return words.say(
        "cli-train-generation",
        generation=line.generation,
        value=f"{line.value_held_out:.4f}",
        policy=None if line.policy_held_out is None else f"{line.policy_held_out:.4f}",
        share=words.say("cli-per-cent", number=round(100 * gate.share, 1)),
        par=words.say("cli-per-cent", number=round(100 * gate.par, 1)),
        games=gate.games,
        outcome="kept" if line.kept else "left",
    )

"""`mesozoic play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from mesozoic.cli.errors import CannotDo
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.record_files import open_table
from mesozoic.cli.table_options import TableOptions, read_options
from mesozoic.cli.untaught import say_if_untaught
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from mesozoic.cli.playing.keeper import Keeper
    from mesozoic.core.table import Table
    from mesozoic.words.catalogue import Catalogue

BOT: Final = "greedy"
LAST: Final = "last"


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[Whole | None, Parameter(help="How many play; by default four.")] = None,
    bot: Annotated[
        str | None,
        Parameter(
            help="Who plays the other seats: level:1 to level:6, level:3/fighter, greedy (as by "
            "default), search, uniform; several by commas."
        ),
    ] = None,
    seat: Annotated[
        Whole | None, Parameter(help="The first person's seat, counted from 1; by default 1.")
    ] = None,
    humans: Annotated[
        Whole | None, Parameter(help="How many people share this keyboard; by default one.")
    ] = None,
    option: TableOptions = (),
    pack: Annotated[Path | None, Parameter(help="A component pack of your own.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text: the same seed, the same luck.")] = None,
    save: Annotated[Path | None, Parameter(help="The file to keep the game in.")] = None,
    resume: Annotated[
        str | None,
        Parameter(
            help="A record to go on with; `last` is the newest unfinished one in your data folder."
        ),
    ] = None,
    lang: Language = None,
) -> int:
    """Play a whole game in the terminal, against bots or on one keyboard.

    Whenever you leave, by `quit`, Ctrl-C or the end of the input, the game is kept and the command
    that resumes it is shown.
    """
    from mesozoic.cli.playing.session import Session
    from mesozoic.cli.playing.terminal import Terminal

    words = words_in(lang)
    if resume is not None:
        settled = {"players": players, "bot": bot, "seat": seat, "humans": humans}
        _refuse_given({**settled, "option": option or None, "seed": seed})
        table, keeper = _resumed(_named(resume), game, save, pack, words)
    elif game is None:
        raise CannotDo("cli-play-what")
    else:
        people = (_or(humans, 1), _or(seat, 1), (bot or BOT).split(","))
        table = _begun(game, players, option, seed, pack, people)
        keeper = _kept(table, save, pack)
    say_if_untaught(table.game.id, table.record.header.seats, words)
    Session(table, words_in(lang, table.game.id), keeper, Terminal()).run()
    return 0


def _begun(
    game: str,
    players: int | None,
    option: Sequence[str],
    seed: str | None,
    pack: Path | None,
    people: tuple[int, int, Sequence[str]],
) -> Table[Any]:
    from mesozoic.cli.playing.seating import labels
    from mesozoic.files.tables import new_table
    from mesozoic.games import find_game

    found = find_game(game)
    number = players if players is not None else min(4, found.players[-1])
    found.check_players(number)
    seats = labels(number, *people)
    luck = seed if seed is not None else secrets.token_bytes(32)
    return new_table(game, number, read_options(option), seed=luck, seats=seats, pack_folder=pack)


def _or(given: int | None, default: int) -> int:
    return default if given is None else given


def _kept(table: Table[Any], save: Path | None, pack: Path | None) -> Keeper:
    from mesozoic.cli.playing.keeper import Keeper

    return Keeper.begin(table.record, save, pack)


def _refuse_given(settings: Mapping[str, object]) -> None:
    """What a record has settled already is not asked for again."""
    for name, value in settings.items():
        if value is not None:
            raise CannotDo("cli-resume-with", name=f"--{name}")


def _named(resume: str) -> Path:
    """The record that is meant: a file, or by `last` the newest that is not finished."""
    from mesozoic.cli.playing.keeper import data_folder, last_unfinished

    if resume != LAST:
        return Path(resume)
    path = last_unfinished()
    if path is None:
        raise CannotDo("cli-resume-none", path=data_folder())
    return path


def _resumed(
    path: Path, game: str | None, save: Path | None, pack: Path | None, words: Catalogue
) -> tuple[Table[Any], Keeper]:
    from mesozoic.cli.playing.keeper import Keeper

    keeper = Keeper.of(path, pack)
    table = open_table(path, pack, words)
    if game is not None and game != table.game.id:
        raise CannotDo("cli-resume-with", name=game)
    if table.record.seed is None:
        raise CannotDo("cli-no-seed", path=path)
    if save is not None and save.resolve() != path.resolve():
        keeper.save_as(table.record, save)
    return table, keeper

"""`mesozoic play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from mesozoic.cli.errors import CannotDo
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.record_files import open_table
from mesozoic.cli.table_options import TableOptions, read_options

if TYPE_CHECKING:
    from mesozoic.cli.playing.keeper import Keeper
    from mesozoic.core.table import Table
    from mesozoic.words.catalogue import Catalogue


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play; by default four.")] = None,
    bot: Annotated[
        str,
        Parameter(help="Who plays the other seats: uniform, greedy, search; several by commas."),
    ] = "greedy",
    seat: Annotated[int, Parameter(help="The first person's seat, counted from 1.")] = 1,
    humans: Annotated[int, Parameter(help="How many people share this keyboard.")] = 1,
    option: TableOptions = (),
    pack: Annotated[Path | None, Parameter(help="A component pack of your own.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text: the same seed, the same luck.")] = None,
    save: Annotated[Path | None, Parameter(help="The file to keep the game in.")] = None,
    resume: Annotated[Path | None, Parameter(help="A record to go on with.")] = None,
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
        table, keeper = _resumed(resume, save, pack, words)
    elif game is None:
        raise CannotDo("cli-play-what")
    else:
        table = _begun(game, players, option, seed, pack, (humans, seat, bot.split(",")))
        keeper = _kept(game, save, pack)
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


def _kept(game: str, save: Path | None, pack: Path | None) -> Keeper:
    from mesozoic.cli.playing.keeper import Keeper

    return Keeper.for_new_game(game, save, pack)


def _resumed(
    path: Path, save: Path | None, pack: Path | None, words: Catalogue
) -> tuple[Table[Any], Keeper]:
    from mesozoic.cli.playing.keeper import Keeper

    table = open_table(path, pack, words)
    if table.record.seed is None:
        raise CannotDo("cli-no-seed", path=path)
    keeper = Keeper(path, pack)
    if save is not None:
        keeper.move(save)
    return table, keeper

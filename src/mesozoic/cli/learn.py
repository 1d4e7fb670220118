"""`mesozoic learn`: a guided first game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in

if TYPE_CHECKING:
    from pathlib import Path

    from mesozoic.cli.playing.keeper import Keeper
    from mesozoic.core.table import Table
    from mesozoic.lessons.lesson import Lesson

FIRST: Final = "first"


def learn(
    game: str,
    /,
    *,
    again: Annotated[bool, Parameter(help="From the beginning, though one was begun.")] = False,
    lang: Language = None,
) -> int:
    """Learn a game in ten minutes: look, do, see what happens. Whoever leaves goes on there later.

    Luck and rivals are chosen, so that everything comes up; then play a game of your own.
    """
    from mesozoic.cli.playing.lesson_session import LessonSession
    from mesozoic.cli.playing.terminal import Terminal
    from mesozoic.lessons.reading import find_lesson

    words_in(lang)
    lesson = find_lesson(game, FIRST)
    table, keeper = _begun(lesson, again=again)
    LessonSession(lesson, table, words_in(lang, game), keeper, Terminal()).run()
    return 0


def _begun(lesson: Lesson, *, again: bool) -> tuple[Table[Any], Keeper]:
    """The table at which it was begun, where it was, or a new one."""
    from mesozoic.cli.playing.keeper import Keeper

    path = _path(lesson)
    if path.exists() and not again:
        keeper = Keeper.of(path, None)
        kept = _kept(lesson, path)
        if kept is not None:
            return kept, keeper
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    table = _fresh(lesson)
    return table, Keeper.begin(table.record, path, None)


def _kept(lesson: Lesson, path: Path) -> Table[Any] | None:
    """What a file folds to, unless all was done there: its luck, a lesson's, is not proved."""
    from mesozoic.core.errors import Refused
    from mesozoic.core.table import Table
    from mesozoic.files.packs import standard_components
    from mesozoic.files.records import load_record
    from mesozoic.games import find_game
    from mesozoic.lessons.following import next_cue

    try:
        record = load_record(path)
    except Refused:
        return None
    table = Table(find_game(lesson.game), record, standard_components(lesson.game))
    return table if next_cue(lesson, table) is not None else None


def _fresh(lesson: Lesson) -> Table[Any]:
    from mesozoic.cli.playing.seating import labels
    from mesozoic.files.tables import new_table

    seats = labels(lesson.players, 1, lesson.seat + 1, ["level:1"])
    return new_table(lesson.game, lesson.players, lesson.options, seed=lesson.name, seats=seats)


def _path(lesson: Lesson) -> Path:
    from mesozoic.cli.playing.keeper import data_folder

    return data_folder() / "lessons" / f"{lesson.game}-{lesson.name}.json"

"""`mesozoic explain-move`: what a bot looks at before a recorded move."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from mesozoic.cli.bulk import Pack, Seed
from mesozoic.cli.errors import CannotDo
from mesozoic.cli.language import Language, words_in
from mesozoic.cli.record_files import about_file
from mesozoic.cli.whole import Whole

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.bots.think import Deliberation, Think
    from mesozoic.core.film import Film, Frame
    from mesozoic.core.seats import Seat
    from mesozoic.core.state import State
    from mesozoic.core.values import Action
    from mesozoic.words.catalogue import Catalogue

# So many are shown at least; of more, those that were tried.
FIRST: Final = 8


def explain_move(
    record: Path,
    entry: Annotated[Whole, Parameter(help="Which entry, as `replay` numbers them.")],
    /,
    *,
    bot: Annotated[str, Parameter(help="Who thinks: think:400, level:4...")] = "think:400",
    seed: Seed = "1",
    pack: Pack = None,
    lang: Language = None,
) -> None:
    """Have a bot think about a decision of a recorded game, knowing what that seat knew, and show
    what it looked at: how each option looked at first, how often it was tried, and what it brought
    on average. Iterations and no time: the same seed, the same table on every machine."""
    from mesozoic.bots.perspective import Perspective
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.files.records import load_record, open_film

    thinker = _thinker(bot)
    words = words_in(lang)
    with about_file(record, words):
        film = open_film(load_record(record), pack)
    if film.record.result is None:
        raise CannotDo("cli-explain-unfinished")
    frame = _frame(film, entry)
    seat, before = _decision(film, frame)
    game = film.table.game
    perspective = Perspective.of(game, before, seat, Random(f"{seed} dealer"))
    if len(perspective.options) == 1:
        raise CannotDo("cli-explain-only", entry=entry)
    thought = thinker.deliberate(perspective, Random(f"{seed} {entry}"))
    shown = _Shown(words_in(lang, game.id), game.view(before, seat).moment)
    shown.print(make_console(), thought, frame.entry.action, film.record.header.seats[seat])


def _thinker(spec: str) -> Think:
    from mesozoic.bots.bot import find_bot
    from mesozoic.bots.think import Think

    found = find_bot(spec)
    if not isinstance(found, Think):
        raise CannotDo("cli-explain-bot", bot=spec)
    return found.untimed()


def _frame(film: Film, entry: int) -> Frame:
    if not 0 <= entry < len(film.frames):
        raise CannotDo("cli-explain-entry", entry=entry, last=len(film.frames) - 1)
    return film.frames[entry]


def _decision(film: Film, frame: Frame) -> tuple[Seat, State]:
    """Whose entry it is, and the state before it."""
    seat = frame.entry.seat
    if seat is None or frame.entry.action is None:
        raise CannotDo("cli-explain-nobody", entry=frame.number)
    before = film.frames[frame.number - 1].state if frame.number else film.first
    return seat, before


class _Shown:
    """What was looked at, as a table."""

    def __init__(self, words: Catalogue, moment: Any) -> None:
        self._words = words
        self._moment = moment

    def print(
        self, console: Console, thought: Deliberation, played: Action | None, who: str
    ) -> None:
        from rich.table import Table

        say = self._words.say
        looked = thought.looked_at()
        tried = sum(one.visits for one in looked)
        console.print(say("cli-explain", who=who, options=len(looked), tried=tried))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(say("cli-column-option"))
        for title in ("prior", "visits", "share"):
            table.add_column(say(f"cli-column-{title}"), justify="right", no_wrap=True)
        table.add_column("")
        shown = [
            one
            for place, one in enumerate(looked)
            if one.visits or place < FIRST or one.action in (thought.best, played)
        ]
        for one in shown:
            share = "–" if one.share is None else self._per_cent(one.share, 1)
            mark = self._mark(one.action == thought.best, one.action == played)
            prior = self._per_cent(one.prior)
            table.add_row(self._sentence(one.action), prior, str(one.visits), share, mark)
        console.print(table)
        if len(shown) < len(looked):
            console.print(say("cli-explain-others", count=len(looked) - len(shown)))

    def _sentence(self, action: Action) -> str:
        from mesozoic.words.sentences import act

        return act(self._words, action, self._moment)

    def _per_cent(self, share: float, digits: int | None = None) -> str:
        return self._words.say("cli-per-cent", number=round(100 * share, digits))

    def _mark(self, is_best: bool, was_played: bool) -> str:
        if is_best:
            return self._words.say("cli-explain-both" if was_played else "cli-explain-best")
        return self._words.say("cli-explain-played") if was_played else ""

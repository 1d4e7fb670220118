"""`mesozoic replay`: step through a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in
from mesozoic.cli.record_files import about_file


def replay(
    record: Path,
    /,
    *,
    json_: Annotated[
        bool, Parameter(name="--json", negative=(), help="One line an entry.")
    ] = False,
    pack: Annotated[Path | None, Parameter(help="The component pack it was played with.")] = None,
    lang: Language = None,
) -> None:
    """Step through a recorded game as a spectator: Enter for the next entry, a number to jump, b
    to go back, q to quit. Where there is no keyboard, all of it is printed."""
    from mesozoic.cli.playing.projector import Projector
    from mesozoic.cli.playing.reel import Reel
    from mesozoic.files.records import load_record, open_film

    words = words_in(lang)
    with about_file(record, words):
        reel = Reel(open_film(load_record(record), pack))
    if json_:
        for frame in reel.film.frames:
            print(json.dumps(reel.as_json(frame), ensure_ascii=False))
        return
    Projector(reel, words_in(lang, reel.film.table.game.id)).run()

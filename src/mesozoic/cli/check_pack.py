"""`mesozoic check-pack`: what is wrong with a component pack, or what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in


def check_pack(
    folder: Path,
    /,
    *,
    game: Annotated[str, Parameter(help="The game it is for.")] = "evo-2001",
    lang: Language = None,
) -> None:
    """Check a component pack of your own: the first thing that is wrong, with its file and line;
    or what is in it, and what a copy of the printed game has otherwise than ours."""
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.cli.screens import find_artist
    from mesozoic.files.packs import find_pack
    from mesozoic.games import find_game
    from mesozoic.words.sentences import refusal

    words = words_in(lang)
    found = find_game(game)
    words = words_in(lang, game)
    pack, components = find_pack(game, folder)
    console = make_console()
    console.print(words.say("cli-pack-good", path=folder, game=words.say("game-title")))
    if pack.wishes.unmet:
        console.print(words.say("cli-pack-warnings", count=len(pack.wishes.unmet)))
        for unmet in pack.wishes.unmet:
            console.print(f"- {refusal(words, unmet)}", markup=False)
    console.print()
    console.print(find_artist(game).contents(found, components, words))

"""`mesozoic games`: which there are, how many play, and the ways to play them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from mesozoic.cli.language import Language, words_in

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.core.game import Game, TableOption
    from mesozoic.words.catalogue import Catalogue


def games(
    *,
    json_: Annotated[bool, Parameter(name="--json", negative=(), help="As JSON.")] = False,
    lang: Language = None,
) -> None:
    """The games, their players and their options with defaults and meaning."""
    from mesozoic.games import find_game, game_ids

    words_in(lang)
    found = [(find_game(name), words_in(lang, name)) for name in game_ids()]
    if json_:
        print(json.dumps([as_json(*one) for one in found], ensure_ascii=False, indent=2))
        return
    from mesozoic.cli.playing.terminal import make_console

    console = make_console()
    for game, words in found:
        _print(console, game, words)


def as_json(game: Game[Any], words: Catalogue) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": words.say("game-title"),
        "authors": words.say("game-authors"),
        "players": {"least": game.players[0], "most": game.players[-1]},
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "meaning": words.say(f"option-{option.name}-text"),
                "rule": option.rule,
                "default": option.default,
                "choices": {value: _meaning(words, option, value) for value in option.choices},
            }
            for option in game.options
        ],
    }


def _print(console: Console, game: Game[Any], words: Catalogue) -> None:
    players = words.say("cli-games-players", least=game.players[0], most=game.players[-1])
    console.print(f"{game.id}  {words.say('game-title')} · {players}", style="bold")
    console.print(f"  {words.say('game-tagline')}")
    console.print(f"  {words.say('game-authors')}", style="dim")
    for option in game.options:
        text = words.say(f"option-{option.name}-text")
        about = words.say("cli-games-option", text=text, rule=option.rule)
        console.print(f"  --option {option.name}=…  {about}", soft_wrap=True)
        for value in option.choices:
            default = f" ({words.say('cli-games-default')})" if value == option.default else ""
            meaning = _meaning(words, option, value)
            console.print(f"      {value:<12} {meaning}{default}", soft_wrap=True)


def _meaning(words: Catalogue, option: TableOption, value: str) -> str:
    own = f"option-{option.name}-{value}"
    return words.say(own if words.has(own) else f"option-{value}")

"""What kinds of things the fields of a game's values name: for the browser, which has no types.

`python -m mesozoic.words.kinds` prints those of all games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mesozoic.core.codec import plain
from mesozoic.core.game import Game
from mesozoic.core.kinds import kinds_in
from mesozoic.core.moments import Moment
from mesozoic.games import find_game, game_ids

ByTag = Mapping[str, Mapping[str, str]]
"""By tag, then by field."""


@dataclass(frozen=True, slots=True)
class Kinds:
    action: ByTag
    event: ByTag
    moment: ByTag
    about: Mapping[str, str]
    """Of what reasons and refusals speak of."""


def kinds_of(game: Game[Any]) -> Kinds:
    return Kinds(
        action=_by_tag(game.actions),
        event=_by_tag(game.events),
        moment=_by_tag(_moments(game)),
        about=kinds_in(game.about),
    )


def _by_tag(owners: Iterable[Any]) -> ByTag:
    return {owner.tag: kinds_in(owner) for owner in owners if kinds_in(owner)}


def _moments(game: Game[Any]) -> Iterator[type[Any]]:
    folder = type(game).__module__.rpartition(".")[0]
    return (
        kind
        for kind in _heirs(Moment)
        if kind.__module__.startswith(folder) and "tag" in vars(kind)
    )


def _heirs(kind: type[Any]) -> Iterator[type[Any]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from _heirs(heir)


def all_kinds() -> dict[str, Kinds]:
    return {game: kinds_of(find_game(game)) for game in game_ids()}


if __name__ == "__main__":
    print(json.dumps(plain(all_kinds()), indent=2, sort_keys=True))

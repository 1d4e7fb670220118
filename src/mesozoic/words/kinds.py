"""What the fields of a game's values name, and its phases: for the browser, which has no types.

`python -m mesozoic.words.kinds` prints those of all games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mesozoic.core.codec import plain
from mesozoic.core.game import Game
from mesozoic.core.kinds import kinds_in
from mesozoic.games import find_game, game_ids
from mesozoic.words.things import Things, things_of

ByTag = Mapping[str, Mapping[str, str]]
"""By tag, then by field."""


@dataclass(frozen=True, slots=True)
class Kinds:
    action: ByTag
    event: ByTag
    moment: ByTag
    about: Mapping[str, str]
    """Of what reasons and refusals speak of."""
    phases: Sequence[str]
    """In the order in which they are played."""
    things: Things
    """By kind and slug, the rule that speaks of what there is a word on."""


def kinds_of(game: Game[Any]) -> Kinds:
    return Kinds(
        action=_by_tag(game.actions),
        event=_by_tag(game.events),
        moment=_by_tag(game.seen_moments),
        about=kinds_in(game.about),
        phases=game.phases,
        things=things_of(game.id),
    )


def _by_tag(owners: Iterable[Any]) -> ByTag:
    return {owner.tag: kinds_in(owner) for owner in owners if kinds_in(owner)}


def all_kinds() -> dict[str, Kinds]:
    return {game: kinds_of(find_game(game)) for game in game_ids()}


if __name__ == "__main__":
    print(json.dumps(plain(all_kinds()), indent=2, sort_keys=True))

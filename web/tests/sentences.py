"""What the terminal says about whole games, for the browser to say the same.

.venv/bin/python web/tests/sentences.py > web/tests/fixtures/sentences.json
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mesozoic.core.codec import plain
from mesozoic.core.game import Why
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moment_views import MomentView
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action, Event
from mesozoic.files.tables import new_table
from mesozoic.games import find_game, game_ids
from mesozoic.words.catalogue import LANGUAGES, Catalogue, catalogue
from mesozoic.words.sentences import act, decision, tell, why

MOST = 3
GAMES = 8


Say = Callable[[Catalogue], str]


class Notebook:
    """What was said of a game, a few times of each kind."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.said: list[dict[str, Any]] = []
        self.seen: Counter[tuple[str, str]] = Counter()
        self.tried: list[Action] = []

    def note(self, kind: str, value: Any, say: Say, **more: Any) -> None:
        tag = value.key if isinstance(value, Why) else value.tag
        self.seen[kind, tag] += 1
        if self.seen[kind, tag] <= MOST:
            words = {language: say(catalogue(language, self.game)) for language in LANGUAGES}
            form = {"game": self.game, "kind": kind, "value": plain(value)}
            self.said.append({**form, **more, "words": words})

    def ask(self, moment: MomentView, asked: Sequence[Seat]) -> None:
        def say(words: Catalogue) -> str:
            return decision(words, moment, asked)

        self.note("decision", moment, say, asked=list(asked))

    def offer(self, action: Action, moment: MomentView) -> None:
        self.note("act", action, lambda words: act(words, action, moment), moment=plain(moment))

    def refuse(self, reason: Why) -> None:
        self.note("why", reason, lambda words: why(words, reason).text)

    def tell(self, event: Event) -> None:
        self.note("tell", event, lambda words: tell(words, event).text)


def play(book: Notebook, number: int) -> None:
    game = find_game(book.game)
    players = game.players[number % len(game.players)]
    options = {option.name: option.choices[number % len(option.choices)] for option in game.options}
    table = new_table(book.game, players, options, seed=str(number))
    luck, rng = SeededLuck.named(str(number)), random.Random(number)
    while not table.is_over:
        asked = tuple(table.deciders())
        view = table.view(asked[0] if asked else None)
        moment = view.moment
        book.ask(moment, asked)
        for telling in table.go_on(luck, partial(choose, book, table, rng, moment)):
            book.tell(telling.event)


def choose(
    book: Notebook, table: Table[Any], rng: random.Random, moment: MomentView, seat: Seat
) -> Action:
    """Note some of what is offered and why something else is not, and do anything."""
    offered = list(table.options(seat))
    for action in rng.sample(offered, min(3, len(offered))):
        book.offer(action, moment)
        book.tried.append(action)
    reason = table.explain(seat, rng.choice(book.tried))
    if reason is not None:
        book.refuse(reason)
    return rng.choice(offered)


def main() -> None:
    said = []
    for game in game_ids():
        book = Notebook(game)
        for number in range(GAMES):
            play(book, number)
        said += book.said
    print(json.dumps(said, ensure_ascii=False, separators=(",", ":")))


main()

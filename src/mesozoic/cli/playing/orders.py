"""What may be typed besides an answer: English always, and the language of the game."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from mesozoic.words.catalogue import Catalogue
from mesozoic.words.rules import bare

ORDERS: Final = ("why", "undo", "save", "log", "rules", "hand", "board", "help", "quit")


class Orders:
    def __init__(self, words: Catalogue) -> None:
        self._by_word = {order: order for order in ORDERS}
        for order in ORDERS:
            for word in words.say(f"cli-order-{order}").split():
                self._by_word.setdefault(bare(word), order)

    def read(self, text: str) -> tuple[str | None, str]:
        """The order, if the first word is one, and what follows it."""
        first, _, rest = text.strip().partition(" ")
        order = self._by_word.get(bare(first))
        return (order, rest.strip()) if order else (None, text.strip())


def help_table(words: Catalogue, rule: str) -> Table:
    """Everything that may be typed, and what it does; `rule` is the number of one, to show how."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    table.add_row(words.say("cli-help-answer"), words.say("cli-help-answer-text"))
    for order in ORDERS:
        own = words.say(f"cli-order-{order}").split()[0]
        about = {"rule": rule} if order == "rules" else {}
        table.add_row(own, words.say(f"cli-help-{order}-text", **about))
    return table

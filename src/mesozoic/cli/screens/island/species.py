"""All species at a glance, and the cards in one's own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.cli.screens.island.views import View
from mesozoic.cli.screens.players import players_table
from mesozoic.core.seats import Seat
from mesozoic.words.catalogue import Catalogue


def draw_species(
    view: View,
    words: Catalogue,
    names: Sequence[str],
    columns: Sequence[str],
    numbers: Callable[[Seat], Sequence[str]],
) -> RenderableType:
    """In order of play."""
    titles = [words.say(f"cli-column-{column}") for column in columns]
    return players_table(view, view.order, words, names, titles, numbers)


def draw_hand(view: View, words: Catalogue, text_of: Callable[[str], str]) -> RenderableType:
    """One's own cards, each with when it is played and what it does."""
    if view.seat is None:
        return Text()
    cards = view.species[view.seat].hand or ()
    if not cards:
        return Text(words.say("cli-hand-empty"), SOFT)
    parts: list[RenderableType] = [Text(words.say("cli-hand"), Style(bold=True))]
    for card in dict.fromkeys(cards):
        copies = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = Text(f" {words.say(f'card-{card}')}{copies}", Style(bold=True))
        name.append(f"  {words.say(f'card-{card}-when')}", Style(bold=False) + SOFT)
        parts += [name, Padding(text_of(card), (0, 0, 0, 3))]
    return Group(*parts)

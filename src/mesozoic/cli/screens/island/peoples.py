"""All peoples at a glance, and the cards in one's own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT, badge
from mesozoic.cli.screens.island.views import View
from mesozoic.core.seats import Seat
from mesozoic.words.catalogue import Catalogue


def peoples_table(
    view: View,
    words: Catalogue,
    names: Sequence[str],
    columns: Sequence[str],
    numbers: Callable[[Seat], Sequence[str]],
) -> RenderableType:
    """In order of play, with who decides now marked, and what stands in each column."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=SOFT)
    table.add_column("", no_wrap=True, min_width=5)
    table.add_column(words.say("cli-column-species"), overflow="ellipsis")
    for column in columns:
        title = words.say(f"cli-column-{column}")
        table.add_column(title, justify="right", no_wrap=True, min_width=len(title))
    for seat in view.order:
        turn = "▶" if seat in view.asked else " "
        name = f"{words.say(f'species-{seat}')} ({names[seat]})"
        table.add_row(
            Text.assemble(turn, badge(seat)),
            Text(name, no_wrap=True, overflow="ellipsis"),
            *map(Text, numbers(seat)),
            style=Style(bold=True) if seat == view.seat else Style(),
        )
    return table


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

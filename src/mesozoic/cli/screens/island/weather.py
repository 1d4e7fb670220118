"""The climate: the terrains on their ring, and what is hot, cold and deadly now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.flow import flow
from mesozoic.cli.screens.island.land import Looks
from mesozoic.cli.screens.island.palette import MARKS
from mesozoic.words.catalogue import Catalogue


def draw_ring(
    terrains: Sequence[str], here: int, looks: Looks, words: Catalogue, width: int
) -> Text:
    """The terrains in the order that the climate goes through them, the present one marked."""
    chips = []
    for space, terrain in enumerate(terrains):
        name = words.say(f"terrain-{terrain}").lower()
        is_here = space == here
        chips.append(Text(f"▶{name}◀" if is_here else f" {name} ", looks[terrain].style()))
        if is_here:
            chips[-1].stylize(Style(bold=True))
    return flow(chips, width, heading(words.say("cli-climate")), gap=0)


def draw_weather(temperatures: Mapping[str, str], words: Catalogue, width: int) -> Text:
    """What is hot, cold and deadly now."""
    pieces = []
    for temperature, mark in MARKS.items():
        terrains = [one for one, is_ in temperatures.items() if is_ == temperature]
        if terrains:
            names = ", ".join(words.say(f"terrain-{one}").lower() for one in terrains)
            said = words.say(f"temperature-{temperature}").lower()
            pair = words.say("cli-pair", name=said, value=names)
            pieces.append(Text(f"{mark} {pair}".strip()))
    return flow(pieces, width, Text("  "))


def heading(text: str) -> Text:
    return Text(f"{text}  ", Style(bold=True))


def per_cent(words: Catalogue, part: int, whole: int) -> str:
    return words.say("cli-per-cent", number=round(100 * part / whole))

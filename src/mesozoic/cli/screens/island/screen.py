"""The whole screen: island, sky, species and hand, side by side where the terminal is wide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar, Final, Generic

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.island.land import Life, Looks, draw_island, island_width
from mesozoic.cli.screens.island.menu import V
from mesozoic.cli.screens.island.palette import ACCENT, SOFT, badge
from mesozoic.cli.screens.island.views import Zone
from mesozoic.core.values import Action
from mesozoic.words.catalogue import Catalogue

WIDE: Final = 110


class IslandScreen(ABC, Generic[V]):
    looks: ClassVar[Looks]
    perilous: ClassVar[Collection[str]]
    """The phases in which it matters who would die if the turn ended."""

    def __init__(self, zones: Sequence[Zone], words: Catalogue, names: Sequence[str]) -> None:
        self.zones = zones
        self.words = words
        self.names = names

    @abstractmethod
    def sky(self, view: V, width: int) -> RenderableType:
        """The climate, and how near the end is."""

    @abstractmethod
    def species(self, view: V, width: int) -> RenderableType: ...

    @abstractmethod
    def hand(self, view: V) -> RenderableType: ...

    @abstractmethod
    def menu(self, view: V, options: Sequence[Action], width: int) -> Choices: ...

    def page(self, view: V, width: int, log: Sequence[str] = ()) -> RenderableType:
        island = draw_island(self.zones, self.looks, self._life(view))
        if width >= WIDE:
            return Group(self._title(view, width), self._wide(view, width, island, log))
        return Group(
            self._title(view, width),
            self.sky(view, width),
            island,
            Text(self.words.say("cli-legend"), SOFT),
            self.species(view, width),
            self.hand(view),
            *_log(log),
        )

    def _wide(self, view: V, width: int, island: Text, log: Sequence[str]) -> RenderableType:
        land = island_width(self.zones)
        side = width - land - 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=land)
        grid.add_column(width=side)
        legend = Text(self.words.say("cli-legend"), SOFT)
        grid.add_row(island, Group(self.sky(view, side), legend, Text(), self.hand(view)))
        return Group(grid, self.species(view, width), *_log(log))

    def _title(self, view: V, width: int) -> RenderableType:
        parts = [self.words.say("game-title"), self.words.say("cli-turn", turn=view.turn)]
        if view.moment and self.words.has(f"phase-{view.moment.phase}"):
            parts.append(self.words.say(f"phase-{view.moment.phase}"))
        title = f" {' · '.join(parts)} "
        return Text(title.center(width, "─"), Style(bold=True), no_wrap=True)

    def _is_perilous(self, view: V) -> bool:
        return view.moment is not None and view.moment.phase in self.perilous

    def _life(self, view: V) -> Life:
        owners = {zone: seat for seat, one in enumerate(view.species) for zone in one.dinosaurs}
        if not self._is_perilous(view):
            return Life(view.temperatures, owners)
        perils = view.forecast.perils
        return Life(
            view.temperatures,
            owners,
            {zone for peril in perils for zone in peril.doomed},
            {zone for peril in perils for zone in peril.threatened},
        )

    def choices(self, view: V, options: Sequence[Action], width: int) -> Choices:
        choices = self.menu(view, options, width)
        peril = self._peril(view)
        return Choices(Group(peril, choices.shown), choices.answers) if peril else choices

    def _peril(self, view: V) -> Text | None:
        """What would die if the turn ended here."""
        if view.seat is None or not self._is_perilous(view):
            return None
        peril = view.forecast.perils[view.seat]
        if not peril.losses:
            return Text(self.words.say("cli-peril-none"), SOFT)
        zones = ", ".join(map(str, sorted((*peril.doomed, *peril.threatened))))
        return Text(self.words.say("cli-peril", losses=peril.losses, zones=zones), ACCENT)

    def standing_titles(self) -> tuple[str, ...]:
        """Points, then dinosaurs on the board."""
        return (self.words.say("cli-column-points"), self.words.say("cli-column-dinosaurs"))

    def player_title(self) -> str:
        return self.words.say("cli-column-species")

    def player(self, seat: int) -> str:
        return f"{self.words.say(f'species-{seat}')} ({self.names[seat]})"

    def badge(self, seat: int) -> Text:
        return badge(seat)


def _log(lines: Sequence[str]) -> list[RenderableType]:
    return [Padding(Text("\n".join(lines), SOFT), (1, 0, 0, 0))] if lines else []

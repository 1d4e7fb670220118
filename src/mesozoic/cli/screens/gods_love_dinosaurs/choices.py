"""The options: tiles by column, places by their letters, births and hunts by animal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.gods_love_dinosaurs.look import TERRAINS, draw_tile, mark, style_of
from mesozoic.cli.screens.gods_love_dinosaurs.places import name_placement, name_places
from mesozoic.cli.screens.island.palette import ACCENT, SOFT
from mesozoic.cli.screens.menu import NumberedMenu
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import (
    Breed,
    EndHunt,
    Go,
    Hatch,
    Hunt,
    Place,
    Take,
)
from mesozoic.games.gods_love_dinosaurs.forecast import ColumnForecast
from mesozoic.games.gods_love_dinosaurs.view import GodsView
from mesozoic.words.catalogue import Catalogue

Step = Breed | Hunt


class GodsMenu(NumberedMenu):
    def __init__(self, view: GodsView, words: Catalogue, width: int) -> None:
        super().__init__(view.moment, words, width)
        self.view = view
        assert view.seat is not None
        self.own = view.ecosystems[view.seat]
        self.animals = {
            number: animal for animal, numbers in self.own.animals.items() for number in numbers
        }

    def add(self, options: Sequence[Action]) -> Choices:
        self._hunt_so_far()
        self._takes([option for option in options if isinstance(option, Take)])
        self._places([option for option in options if isinstance(option, Place)])
        self._steps([option for option in options if isinstance(option, Step)])
        self._onward([option for option in options if isinstance(option, Go)])
        for option in options:
            if isinstance(option, Hatch):
                starves = self.view.forecast.hatchling_starves
                fate = "cli-hatchling-starves" if starves else "cli-hatchling-eats"
                self.add_line(option, self.words.say(fate))
            elif isinstance(option, EndHunt):
                self.add_line(option, self._gain())
            elif not isinstance(option, Take | Place | Step | Go):
                self.add_line(option)
        return self.choices()

    def _takes(self, takes: Sequence[Take]) -> None:
        """A line for each column, and what taking its last tile would bring about."""
        forecasts = {forecast.animal: forecast for forecast in self.view.forecast.columns}
        names = {animal: self.words.say(f"animal-{animal}") for animal in forecasts}
        room = max(map(len, names.values())) + 2
        for column, group in groupby(takes, key=lambda take: take.column):
            heading = Text(f"{names[column]:<{room}}", Style(bold=True))
            self.add_row([(take, self._tile(take)) for take in group], heading)
            note = self._note(forecasts[column])
            if note:
                self.lines.append(Text(f"{' ' * room}{note}", ACCENT))

    def _tile(self, take: Take) -> Text:
        tile = self.view.columns[take.column][take.row]
        assert tile is not None
        return draw_tile(tile, self.words)

    def _note(self, forecast: ColumnForecast) -> str:
        if not forecast.activates:
            return ""
        key = "cli-last-tile"
        if forecast.dinosaurs:
            key = "cli-last-tile-end" if forecast.ends_game else "cli-last-tile-dinosaurs"
        return self.words.say(key, animal=self.words.name("animal", forecast.animal))

    def _places(self, placements: Sequence[Place]) -> None:
        """Not in a list, for there are too many: their places stand on the map."""
        tile = self.view.in_hand
        if not placements or tile is None:
            return
        places = name_places(self.own.hexes)
        for placement in placements:
            self.answers[name_placement(places, placement)] = placement
        first = self.words.say(f"terrain-{tile.first}").lower()
        if tile.animal:
            first += f" ({self.words.say(f'animal-{tile.animal}.a')})"
        second = self.words.say(f"terrain-{tile.second}").lower()
        about = {"first": first, "second": second, "example": next(iter(self.answers))}
        hint = self.words.say("cli-place-hint", **about)
        self.lines += [draw_tile(tile, self.words), Text(hint)]

    def _steps(self, steps: Sequence[Step]) -> None:
        """A line for each animal, and where it may go, or have its young."""
        for origin, group in groupby(steps, key=_origin):
            heading = Text.assemble(self._hex(origin), "  → ")
            self.add_row([(step, self._hex(step.target)) for step in group], heading)

    def _onward(self, steps: Sequence[Go]) -> None:
        if steps:
            self.add_row([(step, self._hex(step.target)) for step in steps], Text("→ "))

    def _hex(self, number: int) -> Text:
        """A hex by its number, what it is, and what stands there."""
        look = TERRAINS[self.own.hexes[number].terrain]
        animal = self.animals.get(number)
        drawn = Text.assemble(
            (str(number), Style(bold=True)), " ", (f" {look.texture} ", look.style())
        )
        if animal:
            drawn.append(mark(self.words, animal), style_of(animal))
        return drawn

    def _hunt_so_far(self) -> None:
        hunt = self.view.forecast.hunt
        if hunt is not None:
            eaten = self.words.list(self.words.name("animal", animal) for animal in hunt.eaten)
            said = self.words.say("cli-hunt-so-far", eaten=eaten, steps=hunt.steps)
            self.lines.append(Text(said, SOFT))

    def _gain(self) -> str:
        hunt = self.view.forecast.hunt
        assert hunt is not None
        return self.words.say("cli-hunt-end", eggs=hunt.eggs, newborn=len(hunt.newborn))


def _origin(step: Step) -> int:
    return step.parent if isinstance(step, Breed) else step.hunter

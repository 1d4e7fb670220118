"""The state of a game of EVO (2001)."""

from __future__ import annotations

from typing import Any

from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.events import GeneTaken
from mesozoic.games.evo_2001.genes import Gene, Portrait
from mesozoic.games.evo_2001.world import DINOSAURS, FIRST_POINTS, World
from mesozoic.islands.climate import Weather
from mesozoic.islands.hands import Hands
from mesozoic.islands.herds import Herds


class EvoState(Herds, Hands[Card]):
    """Zones are numbers, sets of zones are masks; deck and bag are counts, without an order."""

    __slots__ = (
        "bag",
        "climate",
        "guards",
        "herds",
        "meteor",
        "moults",
        "order",
        "points",
        "portraits",
        "spent_genes",
        "sunburns",
        "turn",
    )

    world: World
    points: list[int]
    portraits: list[Portrait]
    bag: list[int]
    spent_genes: int
    """Card genes that were traded and left the game (E1-7.5)."""
    climate: int
    meteor: int
    turn: int
    order: tuple[Seat, ...]
    guards: tuple[int, ...]
    """Horns that a species has more this turn when it is attacked."""
    moults: tuple[int, ...]
    sunburns: tuple[int, ...]

    @classmethod
    def fresh(cls, world: World, rules: int) -> EvoState:
        state = cls()
        state.begin(rules)
        none = (0,) * world.players
        state.world = world
        state.herds = [0] * world.players
        state.points = [FIRST_POINTS] * world.players
        state.portraits = [Portrait()] * world.players
        state.hands = [()] * world.players
        state.deck = list(world.components.copies)
        state.discard = [0] * len(Card)
        state.bag = list(world.components.bag)
        state.spent_genes = 0
        state.climate = 0
        state.meteor = world.track_start
        state.turn = 0
        state.order = world.seats
        state.guards = state.moults = state.sunburns = none
        return state

    def copy(self) -> EvoState:
        new = EvoState()
        new.stack = self.stack[:]
        new.result = self.result
        new.rules = self.rules
        new.aloud = False
        new.tellings = []
        new.world = self.world
        new.herds = self.herds[:]
        new.points = self.points[:]
        new.portraits = self.portraits[:]
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.bag = self.bag[:]
        new.spent_genes = self.spent_genes
        new.climate = self.climate
        new.meteor = self.meteor
        new.turn = self.turn
        new.order = self.order
        new.guards = self.guards
        new.moults = self.moults
        new.sunburns = self.sunburns
        return new

    def reserve(self, seat: Seat) -> int:
        """How many of a species' dinosaurs are beside the island."""
        return DINOSAURS - self.dinosaurs(seat)

    @property
    def whole_turns(self) -> int:
        return self.turn

    @property
    def weather(self) -> Weather:
        return self.world.weather[self.climate]

    def give_gene(self, seat: Seat, gene: Gene) -> None:
        """Onto a portrait; a card gene leaves the game instead (E1-7.5)."""
        if self.aloud:
            self.tell(GeneTaken(seat, gene.slug))
        if gene is Gene.CARD:
            self.spent_genes += 1
            return
        self.portraits[seat] = self.portraits[seat].with_gene(gene)

    def contents(self) -> dict[str, Any]:
        """Portraits are written as counts, as they were when records were first made."""
        portraits = [portrait.counts() for portrait in self.portraits]
        return super().contents() | {"portraits": portraits}

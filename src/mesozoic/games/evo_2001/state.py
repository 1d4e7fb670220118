"""The state of a game of EVO (2001)."""

from __future__ import annotations

from mesozoic.core.counts import changed
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.games.evo_2001.cards import Card
from mesozoic.games.evo_2001.events import GeneTaken
from mesozoic.games.evo_2001.genes import Gene, Portrait
from mesozoic.games.evo_2001.world import DINOSAURS, FIRST_POINTS, World
from mesozoic.islands.climate import Weather


class EvoState(State):
    """Zones are numbers, sets of zones are masks; deck and bag are counts, without an order."""

    __slots__ = (
        "bag",
        "climate",
        "deck",
        "discard",
        "guards",
        "hands",
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
    herds: list[int]
    """The zones that each species' dinosaurs stand on."""
    points: list[int]
    portraits: tuple[Portrait, ...]
    hands: tuple[tuple[Card, ...], ...]
    """Secret: each seat's cards, sorted."""
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    bag: tuple[int, ...]
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
        state.portraits = (Portrait(),) * world.players
        state.hands = ((),) * world.players
        state.deck = world.components.copies
        state.discard = (0,) * len(Card)
        state.bag = world.components.bag
        state.spent_genes = 0
        state.climate = 0
        state.meteor = world.components.track.start[world.players]
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
        new.portraits = self.portraits
        new.hands = self.hands
        new.deck = self.deck
        new.discard = self.discard
        new.bag = self.bag
        new.spent_genes = self.spent_genes
        new.climate = self.climate
        new.meteor = self.meteor
        new.turn = self.turn
        new.order = self.order
        new.guards = self.guards
        new.moults = self.moults
        new.sunburns = self.sunburns
        return new

    @property
    def whole_turns(self) -> int:
        return self.turn

    @property
    def weather(self) -> Weather:
        return self.world.weather[self.climate]

    def occupied(self) -> int:
        zones = 0
        for herd in self.herds:
            zones |= herd
        return zones

    def dinosaurs(self, seat: Seat) -> int:
        return self.herds[seat].bit_count()

    def reserve(self, seat: Seat) -> int:
        return DINOSAURS - self.herds[seat].bit_count()

    def owner(self, zone: int) -> Seat | None:
        """Whose dinosaur stands there."""
        bit = 1 << zone
        return next((seat for seat in self.world.seats if self.herds[seat] & bit), None)

    def take_card(self, seat: Seat, card: Card) -> None:
        """From the deck to a hand."""
        self.deck = changed(self.deck, card, -1)
        hand = tuple(sorted((*self.hands[seat], card)))
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def discard_card(self, seat: Seat, card: Card) -> None:
        """From a hand to the discard."""
        at = self.hands[seat].index(card)
        hand = self.hands[seat][:at] + self.hands[seat][at + 1 :]
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        self.discard = changed(self.discard, card, +1)

    def give_gene(self, seat: Seat, gene: Gene) -> None:
        """Onto a portrait; a card gene leaves the game instead (E1-7.5)."""
        if self.aloud:
            self.tell(GeneTaken(seat, gene.slug))
        if gene is Gene.CARD:
            self.spent_genes += 1
            return
        portrait = self.portraits[seat].with_gene(gene)
        self.portraits = (*self.portraits[:seat], portrait, *self.portraits[seat + 1 :])

"""The state of a game of EVO (2011)."""

from __future__ import annotations

from typing import Any

from mesozoic.core.hexes import mask_of
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.events import GeneTaken
from mesozoic.games.evo_2011.genes import UNIQUE, Gene, Species
from mesozoic.games.evo_2011.tokens import Token
from mesozoic.games.evo_2011.world import DINOSAURS, FIRST_POINTS, World
from mesozoic.islands.climate import Weather
from mesozoic.islands.hands import Hands
from mesozoic.islands.herds import Herds


class EvoState(Herds, Hands[Card]):
    """Zones are numbers, sets of zones are masks; deck, bag and pile are without an order."""

    __slots__ = (
        "bag",
        "foreseen",
        "herds",
        "newborns",
        "order",
        "points",
        "revealed",
        "section",
        "species",
        "tokens",
        "turn",
        "unseen",
    )

    world: World
    points: list[int]
    """Face down: each sees only their own (E2-8.10)."""
    species: list[Species]
    bag: list[int]
    """The normal genes in the bag, by kind."""
    unseen: int
    """A mask of the unique genes that nobody has seen: some in the bag, the others left out."""
    tokens: tuple[int, ...]
    """The turning tokens that nobody has seen, the one set aside among them."""
    foreseen: Token | None
    """Secret: the next token, which whoever has sixth sense sees."""
    revealed: tuple[Token, ...]
    section: int
    """Where the wheel stands."""
    turn: int
    order: tuple[Seat, ...]
    newborns: int
    """The zones of those born in this birth phase."""

    @classmethod
    def fresh(cls, world: World, rules: int) -> EvoState:
        state = cls()
        state.begin(rules)
        components = world.components
        state.world = world
        state.herds = [0] * world.players
        state.points = [FIRST_POINTS] * world.players
        state.species = [Species()] * world.players
        state.hands = [()] * world.players
        state.deck = list(components.copies)
        state.discard = [0] * len(Card)
        state.bag = list(components.bag)
        state.unseen = mask_of(UNIQUE)
        state.tokens = components.tokens
        state.foreseen = None
        state.revealed = ()
        state.section = components.first_section
        state.turn = 0
        state.order = ()
        state.newborns = 0
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
        new.species = self.species[:]
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.bag = self.bag[:]
        new.unseen = self.unseen
        new.tokens = self.tokens
        new.foreseen = self.foreseen
        new.revealed = self.revealed
        new.section = self.section
        new.turn = self.turn
        new.order = self.order
        new.newborns = self.newborns
        return new

    def reserve(self, seat: Seat) -> int:
        """How many of a species' dinosaurs are beside the island."""
        return DINOSAURS - self.dinosaurs(seat)

    @property
    def tokens_left(self) -> int:
        """How many tokens of the pile are not turned up."""
        return self.world.pile - len(self.revealed)

    @property
    def whole_turns(self) -> int:
        """The meteorite leaves nothing of the turn that it comes in (E2-1.1, E2-10.2)."""
        return self.turn - (self.result is not None)

    @property
    def weather(self) -> Weather:
        return self.world.weather[self.section]

    def holder(self, gene: Gene) -> Seat | None:
        """Who has a unique gene."""
        for seat, species in enumerate(self.species):
            if species.has(gene):
                return Seat(seat)
        return None

    def floor(self, seat: Seat) -> int:
        """E2-5.3, E2-7.1, E2-8.5: with so many or fewer a species is left alone."""
        return 3 if self.species[seat].has(Gene.REGENERATION) else 2

    def is_safe(self, seat: Seat) -> bool:
        return self.herds[seat].bit_count() <= self.floor(seat)

    def give_gene(self, seat: Seat, gene: Gene) -> None:
        """Onto a species board."""
        if self.aloud:
            self.tell(GeneTaken(seat, gene.slug))
        self.species[seat] = self.species[seat].with_gene(gene)

    def contents(self) -> dict[str, Any]:
        """Species are written as counts, as they were when records were first made."""
        species = [(*one.counts(), one.unique) for one in self.species]
        return super().contents() | {"species": species}

"""The state of a game of Evolution, family version."""

from __future__ import annotations

from typing import Any

from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.games.evolution_family.eras import EraCard, Ground
from mesozoic.games.evolution_family.events import ConeReturned
from mesozoic.games.evolution_family.spots import SECTOR, ConeSpot, Spot
from mesozoic.games.evolution_family.thunder import Thunderbolt
from mesozoic.games.evolution_family.world import TOKENS, World, spot_at


class FamilyState(State):
    """Animals, sectors and paths share their numbers."""

    __slots__ = (
        "active",
        "bolts",
        "cone",
        "deck",
        "discard",
        "order",
        "paths",
        "pieces",
        "removed",
        "struck",
        "tokens",
        "turn",
    )

    world: World
    paths: list[tuple[int, ...]]
    """By animal, from the board outwards, the era cards of its path."""
    pieces: list[Spot]
    cone: ConeSpot | None
    """None in the middle of the board."""
    tokens: list[int]
    """What each animal has; the rest of its ten is in the box."""
    deck: list[int]
    """The evolution cards left to be revealed, sorted: their order is nobody's to know."""
    discard: list[int]
    """Face up, the top one last."""
    removed: list[int]
    """Action cards that left the game (EF-3.5), in order."""
    bolts: list[int]
    """The thunderbolts that nobody has seen, by kind."""
    struck: list[Thunderbolt]
    """Under the unseen ones: those that have struck, in the order in which they come again."""
    order: tuple[int, ...]
    """The animals in turn order."""
    active: int
    turn: int

    @classmethod
    def fresh(cls, world: World, rules: int) -> FamilyState:
        state = cls()
        state.begin(rules)
        state.world = world
        state.paths = [() for _ in world.animals]
        state.pieces = [spot_at(SECTOR, 1) for _ in world.animals]
        state.cone = None
        state.tokens = [TOKENS] * len(world.animals)
        state.deck = list(world.evolution_cards)
        state.discard = []
        state.removed = []
        state.bolts = list(world.components.bolts)
        state.struck = []
        state.order = world.animals
        state.active = 0
        state.turn = 0
        return state

    def copy(self) -> FamilyState:
        new = FamilyState()
        new.stack = self.stack[:]
        new.result = self.result
        new.rules = self.rules
        new.aloud = False
        new.tellings = []
        new.world = self.world
        new.paths = self.paths[:]
        new.pieces = self.pieces[:]
        new.cone = self.cone
        new.tokens = self.tokens[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.bolts = self.bolts[:]
        new.struck = self.struck[:]
        new.order = self.order
        new.active = self.active
        new.turn = self.turn
        return new

    def contents(self) -> dict[str, Any]:
        """Places are written as rows of numbers, and the deck as counts by kind."""
        own, cone = super().contents(), self.cone
        own["pieces"] = [(spot.depth, spot.lane, spot.part) for spot in self.pieces]
        own["cone"] = (cone.path, cone.depth, cone.lane) if cone is not None else None
        own["deck"] = self._deck_by_kind()
        return own

    def _deck_by_kind(self) -> list[int]:
        copies = [0] * len(self.world.slugs)
        for card in self.deck:
            copies[card] += 1
        return copies

    @property
    def player(self) -> Seat:
        """Whose turn it is."""
        return self.world.owner[self.active]

    def card(self, path: int, depth: int) -> EraCard:
        return self.world.cards[self.paths[path][depth]]

    def ground(self, path: int, depth: int, lane: int) -> Ground:
        return self.world.places[self.paths[path][depth]][lane]

    def rocks(self, path: int, depth: int) -> tuple[int, ...]:
        """The lanes of a card that are rocks."""
        return self.world.rocks[self.paths[path][depth]]

    def is_named(self, path: int, depth: int, bolt: Thunderbolt) -> bool:
        """Whether a card is what a thunderbolt speaks of."""
        return self.world.named[bolt][self.paths[path][depth]]

    def has_cone(self, path: int, depth: int, lane: int) -> bool:
        """Whether the cone stands on a place."""
        cone = self.cone
        if cone is None:
            return False
        return cone.path == path and cone.depth == depth and cone.lane == lane

    def is_under_cone(self, path: int, depth: int) -> bool:
        """Whether the cone stands on a card."""
        cone = self.cone
        return cone is not None and cone.path == path and cone.depth == depth

    def is_on_last_card(self, animal: int) -> bool:
        """EF-6.1: the path is full and the piece stands on its last card."""
        full = self.world.full_path
        return len(self.paths[animal]) == full and self.pieces[animal].depth == full - 1

    def rivals(self, seat: Seat) -> list[int]:
        """EF-6.2: the animals of others; a player's other animal is no rival."""
        owner = self.world.owner
        return [animal for animal in self.world.animals if owner[animal] != seat]

    def from_active(self) -> tuple[int, ...]:
        """The animals in turn order, the active one first."""
        at = self.order.index(self.active)
        return self.order[at:] + self.order[:at]

    def throw_away(self, card: int) -> None:
        """Onto the discard."""
        self.discard.append(card)

    def take_from_deck(self, card: int) -> None:
        self.deck.remove(card)

    def return_cone(self) -> None:
        """To the middle of the board (EF-4.4)."""
        self.cone = None
        if self.aloud:
            self.tell(ConeReturned())

"""What stays the same through a game: cards, players, options, and tables made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Final

from mesozoic.core.game import Setup
from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.actions import (
    STAY_OUT,
    DrawCard,
    DrawThunderbolt,
    Erupt,
    Guess,
    Move,
    MoveCone,
    PutCard,
    StayOut,
    Strike,
)
from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.eras import EraCard, Ground, Sign
from mesozoic.games.evolution_family.thunder import Thunderbolt

# EF-0.2
TOKENS: Final = 10
# EF-2.1
FULL_PATH: Final = 6
# EF-3.4
ERUPTION_TOKENS: Final = 9
THUNDERBOLT_TOKENS: Final = 10
MOST_TIES: Final = 10
# EF-6.3
MOST_TURNS: Final = 5_000

DRAW_THUNDERBOLT: Final = tuple(DrawThunderbolt(bolt.slug) for bolt in Thunderbolt)
PUT: Final = tuple(PutCard(path) for path in range(6))
ERUPT: Final = tuple(Erupt(path) for path in range(6))
STRIKE: Final = tuple(Strike(path) for path in range(6))


@dataclass(frozen=True)
class World:
    """Evolution cards are numbers: the kinds of era card, then the eruption, then the bolt."""

    players: int
    components: Components
    cards: tuple[EraCard, ...]
    eruption: int
    thunderbolt: int
    printed: tuple[int, ...]
    """By evolution card: how many there are in all."""
    slugs: tuple[str, ...]
    """By evolution card."""
    kinds: tuple[str, ...]
    """By evolution card: what a contest asks for, an era, `eruption` or `thunderbolt`."""
    shown: tuple[tuple[str, ...], ...]
    """By kind of era card: the grounds and the sign on it, each once, besides rocks."""
    numbers: dict[str, int]
    """Evolution cards by slug."""
    tokens: tuple[int, ...]
    """How many tokens stand for each evolution card in a contest."""
    draws: tuple[DrawCard, ...]
    faster: bool
    barred_if: bool
    """Whether fish bar the sea and birds the ravine, or open them (EF-4.2)."""
    seats: tuple[Seat, ...]
    animals: range
    owner: tuple[Seat, ...]
    """Whose each animal is."""
    own: tuple[tuple[int, ...], ...]
    """By seat: its animals."""
    rocks: tuple[tuple[int, ...], ...]
    """By kind of era card: the lanes with a rock."""
    volcanoes: tuple[int, ...]
    """By kind of era card: a mask of the lanes with a volcano."""


def make_world(setup: Setup) -> World:
    return _world(
        setup.components,
        setup.players,
        faster=setup.options["faster"] == "on",
        barred_if=setup.options["restricted-access"] == "barred-if",
    )


@lru_cache(maxsize=64)
def _world(components: Components, players: int, *, faster: bool, barred_if: bool) -> World:
    cards = tuple(components.era_cards)
    eruption = len(cards)
    slugs = (*(card.slug for card in cards), "eruption", "thunderbolt")
    # EF-6.2: two players have two animals each.
    animals = range(4 if players == 2 else players)
    owner = tuple(Seat(animal % players) for animal in animals)
    return World(
        players=players,
        components=components,
        cards=cards,
        eruption=eruption,
        thunderbolt=eruption + 1,
        printed=(*components.copies, components.eruptions, components.thunderbolts),
        slugs=slugs,
        kinds=(*(card.era.slug for card in cards), "eruption", "thunderbolt"),
        shown=tuple(_shown(card) for card in cards),
        numbers={slug: number for number, slug in enumerate(slugs)},
        tokens=(*(card.era + 1 for card in cards), ERUPTION_TOKENS, THUNDERBOLT_TOKENS),
        draws=tuple(DrawCard(slug) for slug in slugs),
        faster=faster,
        barred_if=barred_if,
        seats=tuple(Seat(seat) for seat in range(players)),
        animals=animals,
        owner=owner,
        own=tuple(
            tuple(animal for animal in animals if owner[animal] == seat) for seat in range(players)
        ),
        rocks=tuple(card.rocks for card in cards),
        volcanoes=tuple(
            sum(1 << lane for lane, place in enumerate(card.places) if place is Ground.VOLCANO)
            for card in cards
        ),
    )


def _shown(card: EraCard) -> tuple[str, ...]:
    grounds = dict.fromkeys(place.slug for place in card.places if place is not Ground.ROCK)
    return (*grounds, *((card.sign.slug,) if card.sign is not Sign.NONE else ()))


def shows(card: EraCard, bolt: Thunderbolt) -> bool:
    """Whether a card in one's path is what a thunderbolt speaks of."""
    match bolt:
        case Thunderbolt.WATERHOLE:
            return card.sign is Sign.WATERHOLE
        case Thunderbolt.EARTHQUAKE | Thunderbolt.LANDSLIDE:
            return card.sign is Sign.EARTHQUAKE
        case Thunderbolt.HURRICANE:
            return card.sign is Sign.HURRICANE
        case Thunderbolt.ASH_CLOUD:
            return card.has_volcano
        case Thunderbolt.COLLAPSE:
            return card.is_unstable
    return False


@cache
def move(depth: int, lane: int, part: int) -> Move:
    """One step of a piece, made once."""
    return Move(depth, lane, part)


@cache
def cone_move(path: int, depth: int, lane: int) -> MoveCone:
    """One move of the cone, made once."""
    return MoveCone(path, depth, lane)


@lru_cache(maxsize=4096)
def rock_moves(path: int, rocks: tuple[tuple[int, ...], ...]) -> tuple[MoveCone, ...]:
    """The moves of the cone to all rocks of a path, given the lanes of each card's rocks."""
    return tuple(cone_move(path, depth, lane) for depth, own in enumerate(rocks) for lane in own)


@cache
def guesses(holdings: tuple[int, ...]) -> tuple[Guess | StayOut, ...]:
    """EF-3.4: every way to close hands over tokens of animals that hold so many each."""
    closed = product(*(range(held + 1) for held in holdings))
    return (*(Guess(tokens) for tokens in closed if any(tokens)), STAY_OUT)


@cache
def guesses_again(holdings: tuple[int, ...]) -> tuple[Guess, ...]:
    """The same for those who are tied: each of their hands holds at least one token.

    An animal that is not tied holds none here.
    """
    closed = product(*(range(1, held + 1) if held else (0,) for held in holdings))
    return tuple(Guess(tokens) for tokens in closed)

"""What stays the same through a game: cards, players, options, and tables made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mesozoic.core.game import Setup
from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.actions import (
    STAY_OUT,
    ChooseRock,
    Drag,
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
from mesozoic.games.evolution_family.components import PLAYERS, Components
from mesozoic.games.evolution_family.eras import LANES, EraCard, Ground, Sign
from mesozoic.games.evolution_family.spots import INNER, OUTER, SECTOR, ConeSpot, Spot
from mesozoic.games.evolution_family.thunder import Thunderbolt

# EF-0.2
TOKENS: Final = 10
# EF-2.1
FULL_PATH: Final = 6
# EF-6.4
SHORT_PATH: Final = 4
# EF-3.4
ERUPTION_TOKENS: Final = 9
THUNDERBOLT_TOKENS: Final = 10
MOST_TIES: Final = 10
# EF-6.3
MOST_TURNS: Final = 5_000

# What there is only so much of is made once, and found by its numbers.
_PATHS: Final = range(PLAYERS[-1])
_DEPTHS: Final = range(FULL_PATH)
DRAW_THUNDERBOLT: Final = tuple(DrawThunderbolt(bolt.slug) for bolt in Thunderbolt)
ROCK: Final = tuple(ChooseRock(lane) for lane in LANES)
DRAG: Final = tuple(Drag(lane) for lane in LANES)
PUT: Final = tuple(PutCard(path) for path in _PATHS)
ERUPT: Final = tuple(Erupt(path) for path in _PATHS)
STRIKE: Final = tuple(Strike(path) for path in _PATHS)
_SPOTS: Final = tuple(
    tuple((Spot(depth, lane, INNER), Spot(depth, lane, OUTER)) for lane in LANES)
    for depth in (SECTOR, *_DEPTHS)
)
_BESIDE: Final = tuple(
    tuple(tuple(lanes[other][INNER] for other in LANES if abs(other - lane) == 1) for lane in LANES)
    for lanes in _SPOTS
)
_MOVES: Final = tuple(
    tuple(tuple(Move(spot.depth, spot.lane, spot.part) for spot in parts) for parts in lanes)
    for lanes in _SPOTS
)
_CONE_SPOTS: Final = tuple(
    tuple(tuple(ConeSpot(path, depth, lane) for lane in LANES) for depth in _DEPTHS)
    for path in _PATHS
)


def _lanes(mask: int) -> list[int]:
    return [lane for lane in LANES if mask >> lane & 1]


CONE_MOVES: Final = tuple(
    tuple(
        tuple(tuple(MoveCone(path, depth, lane) for lane in _lanes(mask)) for mask in range(8))
        for depth in _DEPTHS
    )
    for path in _PATHS
)
"""By path, depth and a mask of lanes: the moves of the cone to these."""


def spot_at(depth: int, lane: int, part: int = INNER) -> Spot:
    return _SPOTS[depth - SECTOR][lane][part]


def beside(spot: Spot) -> tuple[Spot, ...]:
    """The places beside one, on the left and on the right."""
    return _BESIDE[spot.depth - SECTOR][spot.lane]


def move_to(spot: Spot) -> Move:
    return _MOVES[spot.depth - SECTOR][spot.lane][spot.part]


def cone_at(path: int, depth: int, lane: int) -> ConeSpot:
    return _CONE_SPOTS[path][depth][lane]


Holdings = tuple[int, ...]
"""By animal of a player: the tokens it has."""


def _ways_to_close(hands: Sequence[Sequence[int]]) -> list[Holdings]:
    """Every way to close hands, each of which may hold so many tokens."""
    ways: list[Holdings] = [()]
    for hand in hands:
        ways = [(*way, tokens) for way in ways for tokens in hand]
    return ways


_ANY: Final = range(TOKENS + 1)
_HOLDINGS: Final = (*_ways_to_close([_ANY]), *_ways_to_close([_ANY, _ANY]))
_GUESS: Final = {tokens: Guess(tokens) for tokens in _HOLDINGS}


def _guesses(holdings: Holdings) -> tuple[Guess | StayOut, ...]:
    ways = _ways_to_close([range(held + 1) for held in holdings])
    return (*[_GUESS[tokens] for tokens in ways if any(tokens)], STAY_OUT)


def _guesses_again(holdings: Holdings) -> tuple[Guess, ...]:
    ways = _ways_to_close([range(1, held + 1) if held else (0,) for held in holdings])
    return tuple([_GUESS[tokens] for tokens in ways])


GUESSES: Final = {holdings: _guesses(holdings) for holdings in _HOLDINGS}
"""EF-3.4: every way to close hands over tokens of animals that hold so many each."""
GUESSES_AGAIN: Final = {holdings: _guesses_again(holdings) for holdings in _HOLDINGS}
"""The same for those who are tied: each of their hands holds at least one token.

An animal that is not tied holds none here.
"""


@dataclass(frozen=True, eq=False)
class World:
    """Evolution cards are numbers: the kinds of era card, then the eruption, then the bolt."""

    players: int
    components: Components
    cards: tuple[EraCard, ...]
    eruption: int
    thunderbolt: int
    printed: tuple[int, ...]
    """By evolution card: how many there are in all."""
    evolution_cards: tuple[int, ...]
    """All of them, sorted."""
    slugs: tuple[str, ...]
    """By evolution card."""
    kinds: tuple[str, ...]
    """By evolution card: what a contest asks for, an era, `eruption` or `thunderbolt`."""
    shown: tuple[tuple[str, ...], ...]
    """By evolution card: the grounds and the sign on it, each once, besides rocks."""
    numbers: dict[str, int]
    """Evolution cards by slug."""
    tokens: tuple[int, ...]
    """How many tokens stand for each evolution card in a contest."""
    draws: tuple[tuple[tuple[DrawCard, int], ...], ...]
    """By evolution card and by copies left in the deck: that it is revealed, with its weight."""
    full_path: int
    """How many cards make a path full (EF-2.1, EF-6.4)."""
    faster: bool
    barred_if: bool
    """Whether fish bar the sea and birds the ravine, or open them (EF-4.2)."""
    seats: tuple[Seat, ...]
    animals: tuple[int, ...]
    owner: tuple[Seat, ...]
    """Whose each animal is."""
    own: tuple[tuple[int, ...], ...]
    """By seat: its animals."""
    eras: tuple[int, ...]
    """By kind of era card: the number of its era."""
    places: tuple[tuple[Ground, ...], ...]
    """By kind of era card, and by lane."""
    premium: tuple[bool, ...]
    """By kind of era card: whether it is contested (EF-3.4)."""
    rocks: tuple[tuple[int, ...], ...]
    """By kind of era card: the lanes with a rock."""
    rock_masks: tuple[int, ...]
    """By kind of era card: a mask of the same lanes."""
    volcanoes: tuple[int, ...]
    """By kind of era card: a mask of the lanes with a volcano."""
    named: tuple[tuple[bool, ...], ...]
    """By thunderbolt and by kind of era card: whether it speaks of such a card (EF-0.5)."""


def make_world(setup: Setup) -> World:
    return _world(
        setup.components,
        setup.players,
        faster=setup.options["faster"] == "on",
        barred_if=setup.options["restricted-access"] == "barred-if",
        short=setup.options.get("length") == "short",
    )


@lru_cache(maxsize=64)
def _world(
    components: Components, players: int, *, faster: bool, barred_if: bool, short: bool
) -> World:
    cards = tuple(components.era_cards)
    eruption = len(cards)
    slugs = (*(card.slug for card in cards), "eruption", "thunderbolt")
    # EF-6.2: two players have two animals each.
    animals = tuple(range(4 if players == 2 else players))
    owner = tuple(Seat(animal % players) for animal in animals)
    printed = (*components.copies, components.eruptions, components.thunderbolts)
    return World(
        players=players,
        components=components,
        cards=cards,
        eruption=eruption,
        thunderbolt=eruption + 1,
        printed=printed,
        evolution_cards=tuple(card for card, copies in enumerate(printed) for _ in range(copies)),
        slugs=slugs,
        kinds=(*(card.era.slug for card in cards), "eruption", "thunderbolt"),
        shown=(*(_shown(card) for card in cards), (), ()),
        numbers={slug: number for number, slug in enumerate(slugs)},
        tokens=(*(card.era + 1 for card in cards), ERUPTION_TOKENS, THUNDERBOLT_TOKENS),
        draws=tuple(_draws(slug, copies) for slug, copies in zip(slugs, printed, strict=True)),
        full_path=SHORT_PATH if short else FULL_PATH,
        faster=faster,
        barred_if=barred_if,
        seats=tuple(Seat(seat) for seat in range(players)),
        animals=animals,
        owner=owner,
        own=tuple(
            tuple(animal for animal in animals if owner[animal] == seat) for seat in range(players)
        ),
        eras=tuple(int(card.era) for card in cards),
        places=tuple(card.places for card in cards),
        premium=tuple(card.is_premium for card in cards),
        rocks=tuple(card.rocks for card in cards),
        rock_masks=tuple(_mask(card, Ground.ROCK) for card in cards),
        volcanoes=tuple(_mask(card, Ground.VOLCANO) for card in cards),
        named=tuple(tuple(_is_named(card, bolt) for card in cards) for bolt in Thunderbolt),
    )


def _draws(slug: str, copies: int) -> tuple[tuple[DrawCard, int], ...]:
    draw = DrawCard(slug)
    return tuple((draw, left) for left in range(copies + 1))


def _mask(card: EraCard, ground: Ground) -> int:
    return sum(1 << lane for lane in LANES if card.places[lane] is ground)


def _shown(card: EraCard) -> tuple[str, ...]:
    grounds = dict.fromkeys(place.slug for place in card.places if place is not Ground.ROCK)
    return (*grounds, *((card.sign.slug,) if card.sign is not Sign.NONE else ()))


def _is_named(card: EraCard, bolt: Thunderbolt) -> bool:
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

"""Tables laid by hand, and lines of notation to play them with.

    state = position({0: "bacteria, algae rock marsh volcano"}, pieces={0: (0, MIDDLE)})
    state = now(state, Moving())
    assert offered(state) == ["move 1/1/0", "move 0/0/0", "move 0/2/0", "move -1/1/0", "stay"]

A path is written from the board outwards, its cards parted by commas. A card is its era, the places
of its left, middle and right lane, and perhaps a sign; without places it has three rocks. A deck, a
discard (its top card last) and thunderbolts are written in the same way. The components of such a
table are the cards that lie on it, so that everything can be accounted for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from mesozoic.core.events import heard
from mesozoic.core.game import Setup, Why
from mesozoic.core.moments import Moment
from mesozoic.core.play import apply, deciders, options, outcomes, pending, start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.files.packs import standard_components
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.components import Components
from mesozoic.games.evolution_family.contest import open_contest
from mesozoic.games.evolution_family.eras import ERAS, GROUNDS, SIGNS, EraCard, Sign
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.spots import SECTOR
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, Thunderbolt
from mesozoic.games.evolution_family.world import cone_at, make_world, spot_at

Told = TypeVar("Told", bound=Event)

A, B, C, D, E, F = (Seat(seat) for seat in range(6))
LEFT, MIDDLE, RIGHT = range(3)
INNER, OUTER = range(2)
OPTIONS = {"faster": "off", "restricted-access": "barred-if"}

# The specification's eras, in order.
ORDER = ("bacteria", "algae", "fish", "reptiles", "birds", "dinosaurs", "mammals", "primates")
SIX = "bacteria, algae, reptiles, dinosaurs, mammals, primates"
# Twelve, as the specification has them.
BOLTS = (
    "waterhole, waterhole, earthquake, earthquake, hurricane, hurricane, ash-cloud, ash-cloud,"
    "landslide, flood, collapse, bolt"
)
# One plain and one premium card of each era, and one of each action card.
DECK = (
    ", ".join(f"{era}, {era} waterhole" for era in ORDER) + ", eruption, eruption, thunderbolt"
    ", thunderbolt"
)
ACTION_CARDS = ("eruption", "thunderbolt")


def card(words: str) -> EraCard:
    """An era card: `reptiles rock rock volcano`, `reptiles waterhole` or just `reptiles`."""
    era, *rest = words.split()
    sign = SIGNS[rest.pop()] if rest and rest[-1] in SIGNS else Sign.NONE
    places = tuple(GROUNDS[word] for word in rest or ["rock"] * 3)
    assert len(places) == 3, words
    return EraCard(ERAS[era], places, sign)


def slug(words: str) -> str:
    """A card's name in notation."""
    return words if words in ACTION_CARDS else card(words).slug


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def position(
    paths: Mapping[int, str] | None = None,
    *,
    players: int = 3,
    pieces: Mapping[int, tuple[int, ...]] | None = None,
    cone: tuple[int, int, int] | None = None,
    tokens: Mapping[int, int] | None = None,
    deck: str = DECK,
    discard: str = "",
    bolts: str = BOLTS,
    struck: str = "",
    active: int = 0,
    order: Sequence[int] = (),
    turn: int | None = None,
    faster: str = "off",
    restricted_access: str = "barred-if",
    length: str = "whole",
    rules: int = GAME.rules_version,
) -> FamilyState:
    """A position with nothing awaited. A piece is on the middle rock of its sector by default."""
    lines = {path: [slug(name) for name in _names(text)] for path, text in (paths or {}).items()}
    left = [slug(name) for name in _names(deck)]
    gone = [slug(name) for name in _names(discard)]
    laid = [*left, *gone, *(name for line in lines.values() for name in line)]
    chosen = {"faster": faster, "restricted-access": restricted_access, "length": length}
    components = _components(laid, [*_names(bolts), *_names(struck)])
    state = FamilyState.fresh(make_world(Setup(players, components, chosen)), rules)
    numbers, animals = state.world.numbers, state.world.animals
    state.paths = [tuple(numbers[name] for name in lines.get(path, ())) for path in animals]
    state.pieces = [spot_at(*(pieces or {}).get(animal, (SECTOR, MIDDLE))) for animal in animals]
    state.cone = cone_at(*cone) if cone else None
    state.tokens = [(tokens or {}).get(animal, 10) for animal in animals]
    state.deck = sorted(numbers[name] for name in left)
    state.discard = [numbers[name] for name in gone]
    state.struck = [THUNDERBOLTS[name] for name in _names(struck)]
    state.bolts = [_names(bolts).count(bolt.slug) for bolt in Thunderbolt]
    state.order = tuple(order) or animals
    state.active = active
    state.turn = state.order.index(active) + 1 if turn is None else turn
    wrong = GAME.unaccounted(None, state, ())
    assert wrong == (), wrong
    return state


def _components(laid: Sequence[str], bolts: Sequence[str]) -> Components:
    counts = Counter(laid)
    eras = {_card_of(name): copies for name, copies in counts.items() if name not in ACTION_CARDS}
    kinds = sorted(eras, key=lambda one: (one.era, one.places, one.sign))
    return Components(
        era_cards={kind: eras[kind] for kind in kinds},
        eruptions=counts["eruption"],
        thunderbolts=counts["thunderbolt"],
        bolts=tuple(bolts.count(bolt.slug) for bolt in Thunderbolt),
    )


def _card_of(name: str) -> EraCard:
    return card(name.replace("-", " "))


def fresh(players: int, **options_: str) -> FamilyState:
    """A whole game with our own components, just set up."""
    chosen = OPTIONS | {name.replace("_", "-"): value for name, value in options_.items()}
    components = standard_components(GAME.id)
    return GAME.setup(Setup(players, components, chosen, GAME.rules_version))


def now(state: FamilyState, *moments: Moment[FamilyState]) -> FamilyState:
    """The position when these moments have come, run to its first decision."""
    state.aloud = True
    state.push(*moments)
    return start(state)


def take(state: FamilyState, words: str) -> int:
    """A card drawn from the deck."""
    number = state.world.numbers[slug(words)]
    assert number in state.deck, f"{words} is not in the deck"
    state.take_from_deck(number)
    return number


def placing(state: FamilyState, words: str, seat: Seat = A) -> FamilyState:
    """A seat holds a card from the deck, to be put in a path or discarded."""
    return now(state, CardPlacing(seat, take(state, words)))


def contesting(state: FamilyState, words: str = "fish waterhole") -> FamilyState:
    """A premium card from the deck is at stake."""
    number = take(state, words)
    state.aloud = True
    open_contest(state, number)
    return start(state)


def after(state: FamilyState, *lines: str) -> FamilyState:
    """Play lines of notation, each by the first who is asked: a seat, or luck.

    Evolution cards are written as elsewhere here: `card fish waterhole`.
    """
    for line in lines:
        action = read(line)
        asked_now = deciders(state)
        before = state
        state = apply(state, asked_now[0] if asked_now else None, action)
        wrong = GAME.unaccounted(before, state, heard(state.tellings, None))
        assert wrong == (), wrong
    return state


def read(line: str) -> Action:
    verb, _, rest = line.partition(" ")
    return GAME.notation.read(f"card {slug(rest)}" if verb == "card" else line)


def asked(state: FamilyState) -> Seat | None:
    """The one seat that decides now."""
    seats = deciders(state)
    assert len(seats) <= 1
    return seats[0] if seats else None


def offered(state: FamilyState, verb: str = "", seat: Seat | None = None) -> list[str]:
    """What is offered to whoever is asked first, in notation; only what begins so, if given."""
    seats = deciders(state)
    asker = seats[0] if seat is None and seats else seat
    lines = [] if asker is None else [GAME.notation.write(a) for a in options(state, asker)]
    return [line for line in lines if line.startswith(verb)]


def chances(state: FamilyState) -> dict[str, int]:
    """What luck may decide, in notation, with its weights."""
    return {GAME.notation.write(outcome): weight for outcome, weight in outcomes(state)}


def is_idle(state: FamilyState) -> bool:
    """Whether nothing is awaited any more."""
    return pending(state) is None


def path(state: FamilyState, animal: int) -> list[str]:
    """The cards of a path by name."""
    return [state.world.slugs[number] for number in state.paths[animal]]


def eras(state: FamilyState, animal: int) -> str:
    return " ".join(name.partition("-")[0] for name in path(state, animal))


def discarded(state: FamilyState) -> list[str]:
    return [state.world.slugs[number] for number in state.discard]


def steps(state: FamilyState) -> set[tuple[int, ...]]:
    """The places to which the one who is asked may step."""
    lines = (line.removeprefix("move ") for line in offered(state, "move"))
    return {tuple(map(int, line.split("/"))) for line in lines}


def told(state: FamilyState, kind: type[Told], seat: Seat | None = None) -> list[Told]:
    """The events of a kind that the last act told a seat, or a spectator."""
    return [event for event in heard(state.tellings, seat) if isinstance(event, kind)]


def why(state: FamilyState, line: str | Action, seat: Seat | None = None) -> Why | None:
    """Why a seat, by default the first who is asked, may not do this."""
    action = read(line) if isinstance(line, str) else line
    seats = deciders(state)
    asker = seat if seat is not None else seats[0] if seats else A
    return GAME.explain(state, asker, action)


def reason(state: FamilyState, line: str | Action, seat: Seat | None = None) -> str:
    """The same, as a rule's number and a key."""
    found = why(state, line, seat)
    return f"{found.rule} {found.key}".strip() if found else "offered"

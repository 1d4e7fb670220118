"""Small drawn boards, positions on them, and lines of notation to play them with.

    state = now(position("dfc^", "0.11", genes={0: "legs horn"}), MovementTurn(A))
    assert offered(state) == ["walk 0-1", "stop"]
    assert standing(after(state, "walk 0-1")) == ".011"

A board is drawn by its terrain: `d` desert, `f` forest, `c` canyon, `^` mountain. Letters without
blanks make a row, each zone next to the one before and the one after; a drawing with blanks and
lines is a map of hexes, each row shifted by one character. Zones are numbered as they are read. A
second drawing shows who stands there: a seat's digit, or a dot for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mesozoic.core.game import Setup
from mesozoic.core.hexes import mask_of
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011 import GAME
from mesozoic.games.evo_2011.board_drawing import LETTERS
from mesozoic.games.evo_2011.boards import Kumtagh
from mesozoic.games.evo_2011.cards import CARDS, Card
from mesozoic.games.evo_2011.components import Components
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.genes import GENES, NORMAL, Gene, Species
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import TOKENS, TURNING, Token
from mesozoic.games.evo_2011.world import make_world
from mesozoic.islands.island import Island, Zone, lay_out
from tests.games.island_kit import (
    Lines,
    asked,
    cells_of,
    hand,
    herds_of,
    is_over,
    now,
    standing,
    told,
)

__all__ = ["asked", "hand", "is_over", "now", "standing", "told"]

lines = Lines(GAME)
after, offered, chances = lines.after, lines.offered, lines.chances
why, reason = lines.why, lines.reason

# The components as the specification has them, written out once more.
BAG = {"legs": 6, "horn": 6, "thermoregulation": 6, "fur": 6, "egg": 6, "vial": 6}
UNIQUE = (
    "bone-plate",
    "great-horn",
    "thick-shell",
    "fins",
    "wings",
    "regeneration",
    "killer-babies",
    "sixth-sense",
    "cave-dweller",
    "adrenaline-rush",
    "muscular-thighs",
    "chameleon-skin",
)
UNIQUE_IN_BAG = 8
PILE = {"plus-2": 2, "plus-1": 6, "still": 2, "minus-1": 2}
DIE = {"failed": 1, "won": 1, "as-many": 1, "more": 2, "two-more": 1}
COPIES = {
    "geysers": 3,
    "prescience": 3,
    "swarm-of-rats": 3,
    "egg-thief": 3,
    "frenzied-attack": 3,
}
WHEEL = "dfc^cf"
OPTIONS = {"chained-births": "on", "open-points": "off"}

# The sections of the wheel, clockwise.
YELLOW, GREEN, BROWN, WHITE, BROWN_AGAIN, GREEN_AGAIN = range(6)

A, B, C, D, E = (Seat(seat) for seat in range(5))

# Ten hexes: 4 has 0, 1, 3, 5, 7 and 8 around it, 5 has 1, 2, 4, 6, 8 and 9; these two lie inland.
HEXES = """
   d f c
  ^ d f c
   ^ d f
"""


def draw_island(drawing: str, starts: Sequence[int] = ()) -> Island:
    cells = cells_of(drawing)
    zones = [
        Zone(cell.place, LETTERS[cell.token], number in starts, cell.line, cell.column)
        for number, cell in enumerate(cells)
    ]
    return lay_out(zones, Terrain)


def components(
    drawing: str,
    pairs: Sequence[tuple[int, int]] = (),
    bag: Mapping[str, int] = BAG,
    copies: Mapping[str, int] = COPIES,
) -> Components:
    """Ours, with one board for every number of players."""
    island = draw_island(drawing, [zone for pair in pairs for zone in pair])
    return Components(
        boards={players: Kumtagh(island, tuple(pairs[:players])) for players in range(2, 6)},
        bag=tuple(bag[gene.slug] for gene in NORMAL),
        unique_in_bag=UNIQUE_IN_BAG,
        tokens=tuple(PILE[token.slug] for token in TURNING),
        die=tuple(DIE[face.slug] for face in Face),
        copies=tuple(copies[card.slug] for card in Card),
        wheel=tuple(LETTERS[letter] for letter in WHEEL),
        first_section=GREEN,
    )


def fresh(drawing: str, *, players: int = 3, **options: str) -> EvoState:
    """A game on a drawn board, just set up; each pair of starts is a zone and the fifth after."""
    pairs = [(zone, zone + 5) for zone in range(players)]
    return GAME.setup(Setup(players, components(drawing, pairs), _options(options)))


def position(
    drawing: str,
    herds: str = "",
    *,
    players: int = 3,
    turn: int = 3,
    section: int = GREEN,
    genes: Mapping[int, str] | None = None,
    bag: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    discard: str = "",
    points: Mapping[int, int] | None = None,
    order: Sequence[int] = (),
    revealed: str = "plus-1 still plus-1",
    foreseen: str = "",
    **options: str,
) -> EvoState:
    """A position with nothing awaited.

    What lies with the players is not in the bag, the deck or the pile; there are more of a kind
    where ours are too few. `bag` says what is left in the bag instead.
    """
    laid = {seat: _genes(names) for seat, names in (genes or {}).items()}
    held = {seat: _cards(names) for seat, names in (hands or {}).items()}
    played = _cards(discard)
    out = [gene for species in laid.values() for gene in species]
    dealt = [*(card for cards in held.values() for card in cards), *played]
    counts = {
        gene.slug: max(BAG[gene.slug], out.count(gene))
        if bag is None
        else bag.get(gene.slug, 0) + out.count(gene)
        for gene in NORMAL
    }
    copies = {card.slug: max(COPIES[card.slug], dealt.count(card)) for card in Card}
    parts = components(drawing, bag=counts, copies=copies)
    world = make_world(Setup(players, parts, _options(options)))
    state = EvoState.fresh(world, rules=1)
    state.herds = herds_of(herds, world)
    state.points = [(points or {}).get(seat, 10) for seat in world.seats]
    state.species = [_species(laid.get(seat, ())) for seat in world.seats]
    state.bag = [counts[gene.slug] - out.count(gene) for gene in NORMAL]
    state.unseen = mask_of(gene for gene in Gene if gene.is_unique and gene not in out)
    state.hands = [tuple(sorted(held.get(seat, ()))) for seat in world.seats]
    state.discard = [played.count(card) for card in Card]
    state.deck = [copies[card.slug] - dealt.count(card) for card in Card]
    state.revealed = tuple(TOKENS[name] for name in revealed.split())
    state.foreseen = TOKENS[foreseen] if foreseen else None
    state.tokens = tuple(PILE[token.slug] - _seen(state, token) for token in TURNING)
    state.turn, state.section = turn, section
    state.order = tuple(Seat(seat) for seat in order) or world.seats
    return state


def _options(chosen: Mapping[str, str]) -> dict[str, str]:
    return OPTIONS | {name.replace("_", "-"): value for name, value in chosen.items()}


def _genes(names: str) -> tuple[Gene, ...]:
    return tuple(GENES[name] for name in names.split())


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names.split())


def _species(genes: Sequence[Gene]) -> Species:
    species = Species()
    for gene in genes:
        species = species.with_gene(gene)
    return species


def _seen(state: EvoState, token: Token) -> int:
    return state.revealed.count(token) + (state.foreseen is token)


def winning_faces(state: EvoState) -> list[str]:
    """The faces that win the fight that is being rolled: with them the loser's zone changes."""
    before = standing(state)
    return [
        line.removeprefix("roll ")
        for line in chances(state)
        if standing(after(state, line)) != before
    ]

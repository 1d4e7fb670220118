"""What a seat, or a spectator, may know (E1-7.6); and states that look the same to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from mesozoic.core.hexes import bits
from mesozoic.core.moment_views import MomentView
from mesozoic.core.play import deciders, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2001.cards import CARDS, Card, CardSlug
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.forecast import Forecast, forecast
from mesozoic.games.evo_2001.genes import GENES, GeneSlug, Portrait
from mesozoic.games.evo_2001.half_board import TerrainSlug
from mesozoic.games.evo_2001.moments import moment_view
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.islands.climate import TemperatureSlug, temperature

if TYPE_CHECKING:
    from random import Random

# By space of the climate chart, then by terrain.
_TEMPERATURES: Final = tuple(
    {terrain.slug: temperature(terrain, temperate).slug for terrain in sorted(set(CHART))}
    for temperate in CHART
)


@dataclass(frozen=True, slots=True)
class SpeciesView:
    """What everybody sees of a species, and the cards its owner sees."""

    points: int
    dinosaurs: tuple[int, ...]
    """The zones they stand on."""
    reserve: int
    genes: dict[GeneSlug, int]
    cards: int
    hand: tuple[CardSlug, ...] | None
    """Only in its owner's view."""
    guard: int
    moult: int
    sunburn: int


@dataclass(frozen=True, slots=True)
class EvoView:
    seat: Seat | None
    turn: int
    order: tuple[Seat, ...]
    climate: int
    temperatures: dict[TerrainSlug, TemperatureSlug]
    """By terrain."""
    meteor: int
    species: tuple[SpeciesView, ...]
    deck: int
    discard: dict[CardSlug, int]
    bag: dict[GeneSlug, int]
    spent_genes: int
    moment: MomentView | None
    """What is awaited. Nothing in a moment of this game is secret."""
    asked: tuple[Seat, ...]
    forecast: Forecast
    result: Result | None


def view(state: EvoState, seat: Seat | None) -> EvoView:
    everybodys = _everybodys(state)
    if seat is None:
        return everybodys
    return replace(everybodys, **own_fields(state, seat, everybodys))


def own_fields(state: EvoState, seat: Seat, everybodys: EvoView) -> dict[str, Any]:
    """One's cards are one's own to see."""
    species = list(everybodys.species)
    species[seat] = _species(state, seat, tuple([card.slug for card in state.hands[seat]]))
    return {"seat": seat, "species": tuple(species)}


def _everybodys(state: EvoState) -> EvoView:
    return EvoView(
        seat=None,
        turn=state.turn,
        order=state.order,
        climate=state.climate,
        temperatures=dict(_TEMPERATURES[state.climate]),
        meteor=state.meteor,
        species=tuple(_species(state, seat) for seat in state.world.seats),
        deck=sum(state.deck),
        discard={card: n for card, n in zip(CARDS, state.discard, strict=True) if n},
        bag=dict(zip(GENES, state.bag, strict=True)),
        spent_genes=state.spent_genes,
        moment=moment_view(state, pending(state)),
        asked=tuple(deciders(state)),
        forecast=forecast(state),
        result=state.result,
    )


def _species(state: EvoState, of: Seat, hand: tuple[CardSlug, ...] | None = None) -> SpeciesView:
    return _species_with(
        state.points[of],
        state.herds[of],
        state.reserve(of),
        state.portraits[of],
        len(state.hands[of]),
        hand,
        (state.guards[of], state.moults[of], state.sunburns[of]),
    )


# An act changes one species, and all who look see the others as they were.
@lru_cache(maxsize=1024)
def _species_with(
    points: int,
    herd: int,
    reserve: int,
    portrait: Portrait,
    cards: int,
    hand: tuple[CardSlug, ...] | None,
    played: tuple[int, int, int],
) -> SpeciesView:
    guard, moult, sunburn = played
    return SpeciesView(
        points=points,
        dinosaurs=bits(herd),
        reserve=reserve,
        genes=dict(zip(GENES, portrait.counts(), strict=False)),
        cards=cards,
        hand=hand,
        guard=guard,
        moult=moult,
        sunburn=sunburn,
    )


def redeal(state: EvoState, seat: Seat, rng: Random) -> EvoState:
    """Shuffle the others' hands and the deck together and deal them out again."""
    new = state.copy()
    new.redeal_hands(Card, seat, rng)
    return new

"""What a seat, or a spectator, may know (E2-8.7, E2-8.10, E2-9.1); and states alike to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mesozoic.core.counts import changed
from mesozoic.core.hexes import bits
from mesozoic.core.moment_views import MomentView
from mesozoic.core.play import deciders, pending
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.games.evo_2011.cards import CARDS, Card, CardSlug
from mesozoic.games.evo_2011.climate_phase import climate, draw_token, next_tokens
from mesozoic.games.evo_2011.fight import attack_horns, defence_horns
from mesozoic.games.evo_2011.forecast import Forecast, forecast
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE, Gene, GeneSlug, Species
from mesozoic.games.evo_2011.moments import moment_view
from mesozoic.games.evo_2011.movement import steps
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.terrain import TerrainSlug
from mesozoic.games.evo_2011.tokens import TURNING, Token, TokenSlug
from mesozoic.islands.climate import TemperatureSlug

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class SpeciesView:
    """What everybody sees of a species, and what its owner sees."""

    points: int | None
    """Only in its owner's view, with open points, or at the end."""
    dinosaurs: tuple[int, ...]
    """The zones they stand on."""
    reserve: int
    genes: dict[GeneSlug, int]
    unique: tuple[GeneSlug, ...]
    steps: int
    """The movement points it has each turn."""
    attack: int
    """The horns it counts when attacking."""
    defence: int
    """The horns it counts when attacked."""
    cards: int
    hand: tuple[CardSlug, ...] | None
    """Only in its owner's view."""


@dataclass(frozen=True, slots=True)
class EvoView:
    seat: Seat | None
    turn: int
    order: tuple[Seat, ...]
    section: int
    """Where the wheel stands."""
    temperatures: dict[TerrainSlug, TemperatureSlug]
    """By terrain."""
    revealed: tuple[TokenSlug, ...]
    """The tokens turned up so far, the newest last."""
    unseen_tokens: dict[TokenSlug, int]
    """The turning tokens not turned up; not all of them are in the pile."""
    pile: int
    foreseen: TokenSlug | None
    """The next token, for whoever has sixth sense."""
    species: tuple[SpeciesView, ...]
    deck: int
    discard: dict[CardSlug, int]
    bag: dict[GeneSlug, int]
    """The normal genes in the bag."""
    unseen_genes: tuple[GeneSlug, ...]
    """The unique genes that nobody has seen yet."""
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
    """One's points and cards are one's own to see, and what sixth sense shows."""
    species = list(everybodys.species)
    hand = tuple([card.slug for card in state.hands[seat]])
    species[seat] = _species(state, seat, state.points[seat], hand)
    return {"seat": seat, "foreseen": _foreseen(state, seat), "species": tuple(species)}


def _everybodys(state: EvoState) -> EvoView:
    ideal = state.world.components.wheel[state.section]
    shows_points = state.world.open_points or state.result is not None
    return EvoView(
        seat=None,
        turn=state.turn,
        order=state.order,
        section=state.section,
        temperatures=climate(ideal),
        revealed=tuple(token.slug for token in state.revealed),
        unseen_tokens=_unseen_tokens(state),
        pile=state.tokens_left,
        foreseen=None,
        species=tuple(
            [
                _species(state, seat, state.points[seat] if shows_points else None)
                for seat in state.world.seats
            ]
        ),
        deck=sum(state.deck),
        discard={card: n for card, n in zip(CARDS, state.discard, strict=True) if n},
        bag={gene.slug: state.bag[gene] for gene in NORMAL},
        unseen_genes=tuple(Gene(gene).slug for gene in bits(state.unseen)),
        moment=moment_view(state, pending(state)),
        asked=tuple(deciders(state)),
        forecast=forecast(state),
        result=state.result,
    )


def _unseen_tokens(state: EvoState) -> dict[str, int]:
    """What is foreseen has not been turned up."""
    return {token.slug: state.tokens[token] + (token is state.foreseen) for token in TURNING}


def _foreseen(state: EvoState, seat: Seat) -> str | None:
    if state.foreseen is None or seat != state.holder(Gene.SIXTH_SENSE):
        return None
    return state.foreseen.slug


def _species(
    state: EvoState, of: Seat, points: int | None, hand: tuple[CardSlug, ...] | None = None
) -> SpeciesView:
    return _species_with(
        points,
        state.herds[of],
        state.reserve(of),
        state.species[of],
        steps(state, of),
        len(state.hands[of]),
        hand,
    )


# An act changes one species, and all who look see the others as they were.
@lru_cache(maxsize=1024)
def _species_with(
    points: int | None,
    herd: int,
    reserve: int,
    species: Species,
    steps: int,
    cards: int,
    hand: tuple[CardSlug, ...] | None,
) -> SpeciesView:
    counts = species.counts()
    return SpeciesView(
        points=points,
        dinosaurs=bits(herd),
        reserve=reserve,
        genes={gene.slug: counts[gene] for gene in NORMAL},
        unique=tuple(gene.slug for gene in UNIQUE if species.has(gene)),
        steps=steps,
        attack=attack_horns(species),
        defence=defence_horns(species),
        cards=cards,
        hand=hand,
    )


def redeal(state: EvoState, seat: Seat, rng: Random) -> EvoState:
    """Deal the others' hands anew, and draw anew what sixth sense shows to another.

    The others' points stay: whoever counted what was paid and scored knows them.
    """
    new = state.copy()
    new.redeal_hands(Card, seat, rng)
    if new.foreseen is not None and seat != new.holder(Gene.SIXTH_SENSE):
        _redraw_foreseen(new, rng)
    return new


def _redraw_foreseen(state: EvoState, rng: Random) -> None:
    if state.foreseen is not None and state.foreseen is not Token.METEORITE:
        state.tokens = changed(state.tokens, state.foreseen, +1)
    state.foreseen = None
    tokens, weights = zip(*next_tokens(state), strict=True)
    (token,) = rng.choices(tokens, weights)
    state.foreseen = draw_token(state, token)
